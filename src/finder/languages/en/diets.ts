import type { DietGrammar } from '../language-pack.ts';

/** Things with a screen. */
const device =
  '(?:screens?|phones?|smartphones?|mobiles?|tablets?|ipads?|computers?|laptops?|consoles?|xbox|playstation|telly|tv|social media|tiktok|youtube|instagram|devices?)';

export const diets: DietGrammar = {
  phrases: [
    {
      means: 'vegan',
      phrases: `vegan, vegans, plant-based`,
    },
    {
      means: 'vegetarian',
      phrases: `vegetarian, vegetarians, veggie, veggies`,
    },
    {
      means: 'no-alcohol',
      phrases: `alcohol-free, non-alcoholic, nonalcoholic, teetotal, teetotaller, teetotaler, sober,
      recovering alcoholic, dry january, pregnant, expecting, mum-to-be, mom-to-be, breastfeeding,
      muslim, muslims, halal, in recovery, tee-total, ex-alcoholic,
      an alcoholic, non-drinker`,
    },
    {
      means: 'pregnancy',
      phrases: `pregnant`,
    },
    {
      means: 'no-sugar',
      phrases: `diabetic, diabetics, diabetes, sugar-free, no sugar, on a diet, low carb,
      because of her sugar, because of his sugar, because of the sugar, because of sugar, blood sugar`,
    },
    {
      means: 'no-nuts',
      phrases: `nut allergy, nut allergies, peanut allergy, nut-free, allergic to nuts, allergic to peanuts, allergic to tree nuts`,
    },
    {
      means: 'no-gluten',
      phrases: `gluten-free, coeliac, celiac, gluten intolerant, allergic to gluten, gluten allergy, no gluten`,
    },
    {
      means: 'no-lactose',
      phrases: `lactose-intolerant, lactose free, dairy-free, lactose intolerance, dairy allergy, milk allergy,
      allergic to milk, allergic to dairy`,
    },
    {
      means: 'no-fragrance',
      phrases: `fragrance-free, unscented, scent-free, asthma, asthmatic, migraine, migraines, sensitive to smells,
      smells make her sick, smells make him sick, can't stand smells`,
    },
    {
      means: 'no-pollen',
      phrases: `hay fever, hayfever, pollen allergy, allergic to pollen, allergic to flowers`,
    },
    {
      means: 'no-screen',
      phrases: `screen-free, no screens, no screen, without screens, without a screen, away from screens,
      off screens, no screen time, nothing with a screen, screens are banned`,
    },
    {
      means: 'little-space',
      phrases: `no space, no room, no space left, little space, not much space, tiny flat, tiny apartment,
      small flat, small apartment, dorm, dorm room, dormitory, student halls, halls of residence, uni halls,
      bedsit, studio flat, hand luggage, carry-on, houseboat`,
    },
    {
      means: 'frailty',
      phrases: `care home, nursing home, retirement home, in hospital, in the hospital, hospice`,
    },
    {
      means: 'limited-mobility',
      phrases: `wheelchair, walking stick, rollator, mobility issues, crutches, housebound, bedridden,
      bed-bound, stuck in bed, zimmer frame, walking frame, long covid, parkinson's, parkinsons,
      multiple sclerosis, arthritis`,
    },
    {
      means: 'no-hearing',
      phrases: `deaf, profoundly deaf, can't hear anything, cannot hear anything, lost her hearing, lost his hearing`,
    },
    {
      means: 'shaky-hands',
      phrases: `parkinson's, parkinsons, arthritis, arthritic, shaky hands, trembling hands, tremor, tremors, unsteady hands,
      stiff fingers, weak hands, hands shake, hands tremble, hands are shaky, hands too shaky, hands are too shaky`,
    },
    {
      means: 'halal',
      phrases: `muslim, muslims, halal, no pork, doesn't eat pork, doesnt eat pork`,
    },
    {
      means: 'kosher',
      phrases: `kosher, jewish, observant jew, orthodox jew`,
    },
  ],
  patterns: [
    {
      means: 'poor-sight',
      pattern:
        "(?:can'?t|cannot|can not|can hardly|can barely|can no longer) (?:really )?read(?= (?:any ?more|much|now|at all|well|properly|print|books)|[.,!?;]|$)",
      examples: ['Grandad can’t read any more', 'she can no longer read'],
    },
    {
      means: 'no-screen',
      pattern: `off (?:of )?(?:the |his |her |their |that )?${device}|away from (?:the |his |her |their |that |all )?${device}`,
      examples: ['to get her off her tablet', 'we want them off screens', 'away from the computer'],
    },
    {
      means: 'no-screen',
      pattern: `(?:less|fewer|not so much|too much|limit(?:s|ed|ing)?|cut(?:s|ting)? (?:down )?(?:on )?|reduce) (?:of )?(?:(?:his|her|their|the) )?(?:(?:hours |time )(?:spent )?(?:on|in front of|at|with|gaming|scrolling)(?: (?:his|her|their|the|a))?(?: ${device})?|(?:screen|phone|tablet|gaming|telly|tv) time)`,
      examples: ['should spend less time on her phone', 'less screen time', 'fewer hours gaming'],
    },
    {
      means: 'no-screen',
      pattern: `(?:glued|addicted|hooked) (?:to|on) (?:the |his |her |their |a )?${device}|(?:never|hardly ever|can't get (?:him|her|them)) off (?:the |his |her |their )?${device}|on (?:the |his |her |their )${device} (?:all day|all the time|too much|24/7|way too much)|(?:always|constantly|forever) on (?:the |his |her |their )${device}(?=.*\\b(?:off|away from|less) )`,
      examples: ['he is glued to his phone', 'on her phone all day'],
    },
    {
      means: 'no-screen',
      pattern: `all (?:he|she|they) (?:ever )?do(?:es)? is (?:[a-z0-9']+[ ,.]*){1,2}(?=.*\\b(?:off|away from) (?:the |his |her |their |that )?${device})`,
      examples: ['all they do is watch clips, we want them off the screens'],
    },
    {
      means: 'no-driving',
      pattern:
        "(?:can(?:'?t|not| not| no longer| hardly| barely)|do(?:es)?(?:n'?t| not)|no longer|never|not (?:allowed|able|fit) to|isn'?t (?:allowed|able) to|(?:stop(?:ped|s)?|g(?:ave|iven|ive) up|quit)|never learn(?:ed|t)(?: how)? to)(?: (?:really|even|just|ever|actually|yet|ever again))* driv(?:e|es|ing)(?! (?:me|us|her|him|them|people|everyone))",
      examples: ['my da cant drive anymore', 'she has given up driving', "he can't even drive"],
    },
    {
      means: 'no-driving',
      pattern:
        "(?:no|without a|hasn'?t got a|do(?:es)?(?:n'?t| not) (?:have|own) a|sold (?:his|her|their|the)) (?:own )?car",
      examples: ['in the city, no car', 'she sold her car'],
    },
    {
      means: 'no-driving',
      pattern:
        "(?:no|lost (?:his|her|their|the)|handed in (?:his|her|their)|without a)(?: driving| driver'?s)? licen[cs]e",
      examples: ['he lost his licence', "without a driver's license"],
    },
    {
      means: 'limited-mobility',
      pattern:
        '(?:br(?:oke|oken)|fractured|sprained|shattered)(?: (?:his|her|their|my|a|the|both))?(?: (?:left|right))? (?:legs?|foot|feet|ankles?|hips?|knees?|pelvis|back)',
      examples: ['he broke his left leg', 'broken ankle'],
    },
    {
      means: 'limited-mobility',
      pattern:
        '(?:new|bad|dodgy|sore|knackered) (?:left |right )?(?:hips?|knees?|back|legs)|(?:hip|knee) (?:replacement|replaced|operation|op|surgery)',
      examples: ['her bad knees', 'after a hip operation'],
    },
    {
      means: 'limited-mobility',
      pattern:
        "(?:can(?:'?t|not| not| no longer| hardly| barely)|struggles to) (?:really |even )?(?:walk(?: far| much)?|(?:climb|manage|do) (?:the )?stairs|get out of bed)|unsteady on (?:his|her|their) feet|in bed (?:most of|all) (?:the )?day",
      examples: ["can't walk far", 'he can hardly walk', 'now in bed most of the day'],
    },
    {
      means: 'no-alcohol',
      pattern:
        '(?:stop(?:ped)?|g(?:ave|iven|ive) up|quit|packed in) (?:drinking|alcohol|the (?:drink|booze|beer|bottle))|off (?:the (?:drink|booze|bottle|beer|sauce)|alcohol)',
      examples: ['he has quit drinking', 'two years off the booze'],
    },
    {
      means: 'no-alcohol',
      pattern: "(?:never|do(?:es)?(?:n'?t| not)) (?:ever )?touch(?:es)? (?:alcohol|a drop|booze)",
      examples: ['she never touches a drop'],
    },
    {
      means: 'little-space',
      pattern:
        "(?:no|without a|hasn'?t got a|do(?:es)?(?:n'?t| not) have a|has no) (?:garden|balcony|yard|outdoor space)|(?:lives?|living) in (?:one|a single|a tiny|one small) room",
      examples: ['has no garden', 'she lives in one room'],
    },
    {
      means: 'little-space',
      pattern:
        'fit (?:in|into|through) (?:a|his|her|the|my|their) (?:suitcase|hand luggage|backpack|rucksack|envelope|letterbox)',
      examples: ['must fit into her suitcase'],
    },
  ],
  suits: {
    vegan: { named: ['vegan'] },
    'no-alcohol': { lacking: ['alcohol'], named: ['mocktail'] },
    'no-sugar': { lacking: ['sugar'] },
    'no-gluten': { lacking: ['gluten'] },
    halal: { named: ['halal'] },
    kosher: { named: ['kosher'] },
  },
};
