import type { DietGrammar } from '../exclusion-grammars.ts';
import { inFrames } from '../in-frames.ts';
import { conditions } from './conditions.ts';

/** Things with a screen. */
const device =
  '(?:screens?|phones?|smartphones?|mobiles?|tablets?|ipads?|computers?|laptops?|consoles?|xbox|playstation|telly|tv|social media|tiktok|youtube|instagram|devices?)';

const legPart = '(?:hips?|knees?|back|legs?|ankles?|foot|feet|pelvis|spine)';
const armPart = '(?:arms?|hands?|wrists?|fingers?|thumbs?|elbows?)';
const bodyPart = `(?:${legPart}|${armPart}|shoulders?|neck|collar ?bone|ribs?)`;
const their = '(?:his|her|their|a|an|the|both|both his|both her)';
/** What is said of a part of the body that does not work now. */
const unwell =
  '(?:gone|shot|knackered|buggered|wrecked|ruined|bust|busted|broken|fractured|sprained|playing up|given (?:up|out)|worn out|no good|in (?:a |an )?(?:cast|plaster|sling|brace|splint|boot|bandage))';
const isNow =
  "(?:'?s|'?re| is| are| has| have)?(?: (?:all|completely|totally|really|just|so|now|still|been|properly)){0,2}";

export const diets: DietGrammar = {
  phrases: [
    {
      means: 'vegan',
      phrases: `vegan, vegans, plant-based`,
    },
    {
      means: 'vegetarian',
      phrases: `vegetarian, vegetarians, veggie, veggies, pure veg, shakahari, sattvic, satvik`,
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
      phrases: `diabetic, diabetics, diabetes, sugar-free, no sugar, type 1 diabetic, type 2 diabetic, type one diabetic, type two diabetic, on a diet, low carb,
      because of her sugar, because of his sugar, because of the sugar, because of sugar, blood sugar`,
    },
    {
      means: 'no-nuts',
      phrases: `nut allergy, nut allergies, peanut allergy, nut-free, allergic to nuts, allergic to peanuts, allergic to tree nuts`,
    },
    {
      means: 'no-gluten',
      phrases: `gluten-free, coeliac, celiac, wheat-free, coeliacs, celiacs, coeliac's, celiac's, gluten intolerant, allergic to gluten, gluten allergy, no gluten`,
    },
    {
      means: 'no-lactose',
      phrases: `lactose-intolerant, lactose free, dairy-free, lactose intolerance, dairy allergy, milk allergy,
      allergic to milk, allergic to dairy`,
    },
    {
      means: 'no-fragrance',
      phrases: `eczema, psoriasis, rosacea, very sensitive skin, sensitive skin, skin condition, fragrance-free, unscented, scent-free, asthma, asthmatic, migraine, migraines, sensitive to smells,
      smells make her sick, smells make him sick, can't stand smells, smells make her feel sick, smells make him feel sick, smells make her nauseous, smells make him nauseous, smells bother her, smells bother him, nauseous from smells, strong smells, no smells,
      ${inFrames('smells make her *, smells make him *', 'barf, puke, gag, heave, vomit, throw up, queasy, ill, retch')}`,
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
      phrases: `tiny kitchen, small kitchen, little kitchen, no space, no room, no space left, little space, not much space, tiny flat, tiny apartment,
      small flat, small apartment, dorm, dorm room, dormitory, student halls, halls of residence, uni halls, in halls,
      bedsit, studio flat, houseboat, hostel room, in hostel, in a hostel, in the hostel,
      college hostel, in pg, in a pg, pg accommodation, paying guest, shared room, hall of residence`,
    },
    { means: 'light-luggage', phrases: `hand luggage, carry-on` },
    {
      means: 'frailty',
      phrases: `care home, nursing home, retirement home, in hospital, in the hospital, hospice`,
    },
    {
      means: 'limited-mobility',
      phrases: `wheelchair, walking stick, rollator, mobility issues, crutches, zimmer frame, walking frame, long covid, parkinson's, parkinsons,
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
      means: 'no-internet',
      pattern:
        "(?:can'?t|mustn'?t|shouldn'?t|doesn'?t|does not|must not|nothing that|without) (?:needs?|needing|requires?|requiring|depends? on) (?:the |any |an |to be )?(?:internet|wi(?: |-)?fi|apps?|smart ?phone|computer|online)\\b|(?:no|without(?: an?| any)?|has(?:n'?t| not)(?: got)?(?: any| the| an?)?|do(?:es)?(?:n'?t| not) (?:have|own|use|do|like|understand|trust|hold with)(?: any| the| an?)?|never us(?:es?|ed)(?: the| an?)?|(?:can(?:'?t|not)|won'?t) (?:use|work|go on|manage)(?: the| an?)?) (?:internet|wi(?: |-)?fi|broadband|smart ?phones?|computers?|apps)(?! (?:memes?|jokes?|fame|games?|stuff|science))|(?:is(?:n'?t| not)|are(?:n'?t| not)|(?:he|she|they)'?s not|was never|never|not|no longer) (?:really |ever |even )?online(?! (?:shopping|shops?|dating|games?|gaming|friends?))",
      examples: [
        'my gran does not have any wifi',
        'it must not need wifi',
        'he has no internet',
        "she isn't online",
        'our uncle never uses the internet',
      ],
    },
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
      means: 'limited-mobility',
      pattern:
        "(?:no|without|hates|avoids|struggles with|(?:can'?t|cannot|can no longer) (?:do|manage|climb|use|get up)(?: the)?) (?:stairs|steps)(?! (?:to|towards|class|aerobics))|(?:can'?t|cannot|can no longer|can hardly|unable to|not able to) (?:really )?(?:bend|kneel|stand (?:for )?(?:long|up)|lift(?! (?:his|her|their|the) (?:spirits|mood)))|short of breath|out of breath easily|copd|emphysema|not (?:very |so |that |too )?mobile",
      examples: [
        'my gran, no stairs please',
        'he can’t kneel any more',
        'she is short of breath',
        'not very mobile',
      ],
    },
    {
      means: 'no-sugar',
      pattern:
        '(?:watch(?:es|ing)?|(?:go|goes|going) (?:easy|light) on|easy on|limit(?:s|ing)?|cut(?:s|ting)? (?:out|back on|down(?: on)?)|avoid(?:s|ing)?|given? up|gave up|giving up|off|reduc(?:es|ing)|lay(?:s|ing)? off)(?: (?:all|his|her|their|the|refined)){0,2} sugar(?: (?:intake|levels?))?',
      examples: ['he is watching his sugar', 'she is cutting down on sugar', 'off sugar'],
    },
    {
      means: 'no-fragrance',
      pattern:
        "(?:can'?t|cannot|can no longer) smell(?! (?:a rat|fear))|(?:lost|no|without)(?: (?:his|her|their|a|any))? sense of smell",
      examples: ["she can't smell", 'he lost his sense of smell'],
    },
    {
      means: 'limited-mobility',
      pattern:
        '(?:heart (?:attack|bypass|surgery|op|operation|failure)|(?:triple |double )?bypass (?:surgery|op|operation)|(?:had|got|gets|getting) (?:a |two |three )?(?:stents?|pacemaker))',
      examples: ['after his heart attack', 'she got a pacemaker'],
    },
    {
      means: 'in-transit',
      pattern:
        '(?:has|have|needs?|must|got|need|going|gotta|able) ?(?:to |2 )?(?:be )?(?:easily )?(?:post(?:ed|able)?|shipp?(?:ed|able)?|mail(?:ed)?|sent|send|travel|survive|go (?:in|by|through)(?: the)? (?:post|mail))(?=[.,!?;]| (?:easily|cheaply|it|this|abroad|overseas|well|flat|by|in the (?:post|mail)|the (?:post|mail|journey|trip|flight)|to|over)|$)|(?:easy|cheap|light enough|small enough|flat enough|possible) (?:to|2) (?:post|ship|mail|send)|posts? (?:easily|well|flat|cheaply)|(?:survives?|surviving) (?:the )?(?:post|mail|journey)',
      examples: [
        'my niece lives in spain so it needs to post easily',
        'has to be sent abroad',
        'something easy to ship',
        'must survive the post',
      ],
    },
    {
      means: 'in-transit',
      pattern:
        "(?:nothing?|nowt|not|isn'?t|can'?t be|mustn'?t be|shouldn'?t be|no) (?:anything )?(?:(?:too|very|so|that|really|big|bulky|large) (?:or |and )?){0,2}(?:heavy|weighty)(?! (?:deal|metal|news|going|rock|music|reading|[a-z ]{0,12}emotional)|\\s+emotional)|weigh(?:s|ing)? (?:less|under|no more|not more|at most|below)(?: than)? (?:an? |one |two |half a )?(?:\\d+(?:[.,]\\d)? ?)?(?:kilos?|kilograms?|kgs?|grams?|g|pounds?|lbs?)\\b|(?:under|less than|max|up to|below|not over) (?:\\d+(?:[.,]\\d)? ?|an? |one |two |half a )(?:kilos?|kilograms?|kgs?|grams?)\\b|(?:should|must|can|may|do(?:es)?)(?:n'?t| not) weigh|(?:(?:has|have|needs?|must|got)(?: to)? be|something) (?:(?:small|flat|tiny) (?:and|n|&) |(?:really|very) )?light(?:weight)?(?= (?:enough|to|because|cos|cuz|as|since|i|we|she|he|they)\\b|\\s*[.,;!?]|\\s*$)",
      examples: [
        'nothin heavy please',
        'no big or heavy things',
        'it must not weigh much',
        'must weigh less than a kilo',
        'under 2 kg for the post',
        'has to be light',
      ],
    },
    {
      means: 'in-transit',
      pattern:
        '(?:through|into|in) (?:a |the |her |his |their )?mail(?: |-)?box|(?:send|sending|post|posting|ship|shipping|mail|mailing) (?:it|this|something|a gift|a present|the gift|the present) (?:over |all the way )?(?:to|abroad|overseas)|(?:goes|going|go|coming) (?:in|by|through) (?:the )?(?:post|mail)\\b|(?:post|posted|posting|mail|mailed|mailing|ship|shipped|shipping|send|sent|sending)(?: (?:it|this|something|a gift|a present))? to (?:my|her|his|our|an?) [a-z]+(?: [a-z]+)? (?:(?:over|out|up|down) )?in\\b|(?:to |2 |can |could |i.?ll )(?:send|post|mail|ship|pop) (?:(?:it|this|something|them) )?(?:through|in|by|via) (?:the )?(?:post|mail|letter ?box)\\b|(?:to|2) post (?:it )?(?:to|over|from|abroad|home)\\b',
      examples: [
        'it must fit in a mailbox',
        'I am posting it to canada',
        'it is going in the post',
        'something kind to send through the post',
        'light enough to post from Ireland',
        'posting it to my cousin in Leeds',
      ],
    },
    {
      means: 'light-luggage',
      pattern:
        "(?:luggage|baggage|suitcases?|bags|backpack|rucksack|carry.on)(?:(?:'s| is| are| was| were| will be| already| all| almost| nearly| pretty| completely| now| so)+ |,? already )(?:full(?! of)|packed|stuffed|crammed|bursting|overweight)|(?:no|not much|hardly any|little|limited) (?:more )?(?:room|space)(?: left)? in (?:an?|his|her|the|my|our|their) (?:[a-z-]+ )?(?:luggage|baggage|suitcases?|bags?|backpack|rucksack)",
      examples: [
        'her suitcase is already full',
        'his bags are packed',
        'there is no room left in my luggage',
      ],
    },
    {
      means: 'in-transit',
      pattern:
        '(?:carry|take|taking|carrying|bring|bringing|get|getting) (?:it|this|them) (?:with (?:me|us) )?(?:on|onto|in|through) (?:a |the |my |our )?(?:plane|flight|airport|aeroplane)|(?:i am|im|we are|were|i|we|i will be|we will be|(?:i|we)[^a-z ](?:m|re|ll be)) (?:only )?(?:fly|flying|flyin) (?:(?:over|out|home|back|down|up) )?(?:to (?:see|visit|meet|surprise|her|him|them|my|our)|with|there|in)|(?:put|pop|stick|slip|goes?|fits?) (?:it )?(?:in|into) an? (?:envelope|jiffy bag|padded envelope)|flat (?:enough )?(?:to|(?:that |which )?i (?:can|could)) (?:post|send|mail|put|pop)',
      examples: [
        'I carry it on the plane',
        'we are flying over to see them',
        'something flat enough to post',
      ],
    },
    {
      means: 'in-transit',
      pattern:
        "(?:(?:must|should|may)(?:n'?t| ?not)|can(?:'?t| ?not)) be (?:too |very |so )?(?:heavy|bulky|big|large)(?! (?:deal|of))|(?:must|should|may)(?:n'?t| ?not) (?:melt|break|leak|spill)|(?:i|we) (?:only )?(?:have|need|got) to carry it|(?:i|we)(?:'?ll| will|'?ve)?(?: (?:have|need|got|going) to| must)? (?:carry|(?:am|are) carrying|take|(?:am|are) taking|bring) (?:it|this|them) (?:home |over |back )?(?:on|by) (?:the |a )?(?:train|bus|coach|bike|plane|foot)",
      examples: [
        'it must not be heavy',
        'must not melt',
        'i have to carry it',
        'we take it on the train',
        'I have to take it on the bus',
        'it can’t be big',
      ],
    },
    {
      means: 'shaky-hands',
      pattern: `(?:lost|without|missing|born without)(?: ${their})?(?: (?:left|right|one|use of (?:his|her|their|the|one)))* (?:fingers?|thumbs?)|(?:left|right|one) (?:side|arm|hand) (?:is |was |'?s )?weak`,
      examples: ['he lost his fingers', 'her right side is weak'],
    },
    {
      means: 'shaky-hands',
      pattern: `(?:lost|no|little|without)(?: the| all| any)? (?:feeling|sensation|grip|strength) in (?:his|her|their|the) (?:hands?|fingers?|arms?)|(?:numb|weak|stiff|sore|swollen) (?:hands|fingers|thumbs)|(?:hands|fingers) (?:(?:just|really|simply) )*(?:don'?t|do not|won'?t|no longer) (?:(?:really|quite) )?(?:work|cooperate|play along|obey)|(?:can(?:'?t|not| no longer| hardly| barely)|struggles to|unable to) (?:really )?(?:hold|grip|thread|manage) (?:a |an |the |her |his )?(?:needles?|pens?|scissors|small things|things|knitting needles|anything|much|books?|cups?|mugs?|cutlery|brush(?:es)?)|(?:can'?t|cannot|can hardly|can barely|struggles to) grip\\b|(?:can'?t|cannot|can hardly|can barely|no longer|lost the) (?:really )?use (?:of )?(?:his|her|their|both|either) (?:hands?|arms?|fingers)|(?:no|little|poor|bad|weak) grip\\b(?! on)|(?<!\\bnot )(?:bad|dodgy|ropey|knackered) (?:hands|fingers|thumbs|wrists?)|(?:arm|hand|wrist|shoulder|elbow) in a sling|in a sling (?:for|until|till|since|after|from)\\b`,
      examples: [
        'she has no feeling in her fingers',
        'he has weak hands',
        'can no longer hold a needle',
        'he cant grip much',
        'her bad hands',
        'in a sling for three weeks',
      ],
    },
    {
      means: 'no-driving',
      pattern:
        "(?:can(?:'?t|not| not| no longer| hardly| barely)|do(?:es)?(?:n'?t| not)|no longer|never|not (?:allowed|able|fit) to|isn'?t (?:allowed|able) to|unable to|too (?:old|ill|frail|young) to|(?:stop(?:ped|s)?|g(?:ave|iven|ive) up|quit)|never learn(?:ed|t)(?: how)? to)(?: (?:really|even|just|ever|actually|yet|ever again))* driv(?:e|es|ing)(?! (?:me|us|her|him|them|people|everyone))",
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
      pattern: `(?:had|having|getting|gets|got|has had|needs|after|since|waiting for)(?: just)? (?:${their} )?(?:(?:left|right|new|other) )?${bodyPart} (?:done|replaced|operated on|fixed|seen to|op|operation|surgery|replacement)`,
      examples: ['gran just had her knee done', 'since his shoulder op'],
    },
    {
      means: 'limited-mobility',
      pattern: `(?:his|her|their|the|s) ${bodyPart}${isNow} ${unwell}`,
      examples: [
        'my wife loves tennis but her knee is shot',
        "dad's back has gone",
        'her arm is in a sling',
      ],
    },
    {
      means: 'limited-mobility',
      pattern: `${bodyPart} in (?:a )?(?:sling|cast|plaster|brace|splint)|(?:slipped|herniated|prolapsed) dis[ck]|sciatica|torn (?:ligaments?|acl|meniscus|cartilage)|(?:put|did|done) (?:his|her|their) back (?:out|in)`,
      examples: ['foot in plaster', 'he has a slipped disc', 'she did her back in'],
    },
    {
      means: 'shaky-hands',
      pattern: `(?:br(?:oke|oken)|fractured|sprained|shattered)(?: ${their})?(?: (?:left|right))? ${armPart}|${armPart}${isNow} ${unwell}`,
      examples: ['she broke her wrist', 'arm in a cast'],
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
        "(?:can(?:'?t|not| not| no longer| hardly| barely)|struggles to) (?:really |even )?(?:walk(?: far| much)?|(?:climb|manage|do) (?:the )?stairs|get out of bed)|(?:unsteady|wobbly|shaky|unsure|not (?:so |very |too )?steady) on (?:his|her|their) (?:feet|pins|legs)|in bed (?:most of|all) (?:the )?day",
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
      pattern: '(?:lives?|living) in (?:one|a single|a tiny|one small) room',
      examples: ['she lives in one room'],
    },
    {
      means: 'light-luggage',
      pattern:
        "(?:luggage|weight|baggage) (?:limit|allowance)|(?:only|just) (?:(?:got|has|have|allowed|gets|take|taking) )?(?:1\\d|2\\d|3[0-2]) ?(?:kilos?|kgs?)\\b|fl(?:y|ies|ying) (?:home|back|out|over)\\b[^.!?]{0,40}\\b(?:bulky|heavy|big|light|small)\\b|travel(?:l?ing|s) light|(?:off|going|goes|leaving|away|gone|travel(?:l?ing))\\b[^.!?]{0,30} backpacking|with (?:just |only )?(?:one|a) (?:rucksack|backpack)|(?:fits? (?:in|into)|(?:only|just)(?: (?:one|an?))?|with (?:only|just|one)) (?:(?:an?|one|his|her|the|my|their) )?(?:(?:small|tiny|hand|carry.on|cabin) )?(?:suitcase|case|luggage|baggage|bag|backpack|rucksack)\\b|(?:one|a single|1) (?:small |tiny )?(?:suitcase|backpack|rucksack)(?= (?:only|max)\\b)|(?:hand|cabin) (?:baggage|luggage)|cabin bag|carry.on only|(?:(?:has|have|needs?|must|got|ought|should)(?: to)? be|something) (?:(?:small|flat|tiny) (?:and|n|&) |(?:really|very|fairly|quite) )?light(?:weight)?(?= (?:enough|and|n|to|because|cos|cuz|as|since|for|i|we|she|he|they)\\b|\\s*[.,;!?]|\\s*$)|(?:should|must|can|may|do(?:es)?)(?:n'?t| not) weigh|weighs? (?:next to nothing|very little|almost nothing|hardly anything|nothing)",
      examples: [
        'must fit into her suitcase',
        'they fly home after so it can’t be bulky',
        'something that fits in hand baggage',
        'he has only a small suitcase',
        'only a backpack',
        'he is off to peru backpacking',
        'travelling with one rucksack',
        'has to be small and light',
        'it must not weigh much',
      ],
    },
    {
      means: 'little-space',
      pattern:
        'fits? (?:in|into|through) (?:an?|his|her|the|my|their)? ?(?:small |tiny )?(?:envelope|letter(?: |-)?box|locker|drawer|glove ?box|pocket|stocking|christmas stocking|handbag|purse|hand|palm|shoe ?box|bike basket)\\b',
      examples: ['fits in a small drawer'],
    },
    {
      means: 'little-space',
      pattern:
        "(?:small|little|tiny|compact) (?:stuff|things?|items?|bits|gifts?|presents?) only|(?:only|just|nothing but) (?:small|tiny|compact) (?:stuff|things|items|bits|gifts|presents)|(?:nothing?|nowt|(?:do(?:n'?t| not)|would(?:n'?t| not)) (?:want|need) anything) (?:too |very |so |that |really )?(?:big|bulky|large|heavy|weighty)(?! (?:deal|metal|news|going)|[a-z ]{0,12}emotional)|no (?:big|bulky|large|heavy) (?:stuff|things?|items?|gifts?|presents?|objects?|boxes|parcels?)|(?:not|isn'?t|can'?t be|mustn'?t be|shouldn'?t be) (?:anything )?(?:too |very )?(?:heavy|bulky|big or heavy|heavy or big)",
      examples: [
        'he is backpacking, small things only',
        'only small gifts please',
        'nothing bulky',
        'it cant be heavy',
        'nothin heavy pls',
        'no bulky things, she is moving soon',
      ],
    },
    {
      means: 'little-space',
      pattern:
        '(?:room|flat|place|apartment|cabin|bunk|cell|dorm|house|kitchen|caravan|van|boat)(?: is|s) (?:really |very |so |super |pretty |quite |only |absolutely )?(?:tiny|small|minuscule|cramped|titchy)|(?:tiny|titchy|box|small) (?:room|bedroom|bedsit|caravan|cabin)|(?:only|just) (?:one |a )?(?:small|tiny|one) (?:locker|drawer|shelf)',
      examples: ['her room is really small', 'he has only one shelf'],
    },
    ...conditions,
  ],
  recovered: [
    {
      pattern:
        '(?:got|given|had|been given|has|have|is|was|the|an?) (?:the |an? )?all.?clear|(?:in|into|went into) (?:full |complete )?remission|cancer.?free|free of cancer|clear of cancer|(?:scan|scans|results|tests) (?:is|are|was|were|came back|come back) (?:all )?clear',
      examples: ['my aunt got the all clear', 'he is in full remission', 'cancer free since may'],
    },
    {
      pattern:
        '(?:beat|beaten|beats|kicked|survived|overc[ao]me|defeated|won (?:her|his|their|the) (?:battle|fight) (?:with|against)|licked|seen off|fought off|got over|conquered) (?:(?:her|his|their|the|breast|bowel|lung|prostate|skin|stage) )*(?:cancer|leukaemia|leukemia|lymphoma|melanoma|tumou?r|sepsis|covid|pneumonia)',
      examples: [
        'she beat breast cancer',
        'he won his battle with leukaemia',
        'he has got over his pneumonia',
      ],
    },
    {
      pattern:
        '(?:finish\\w*|complet\\w*|done with|through with|ended|end of|had (?:her|his|their)? ?last|last|final)(?: (?:her|his|their|the|all|last|final|round|rounds|session|of|breast|cancer))* (?:chemo\\w*|radio\\w*|radiation|treatments?|immunotherapy|dialysis)(?=.*\\b(?:celebrat|(?:throw\\w*|having) (?:\\w+ )?a party|a party for|congrat|reminde?r|forget|mark (?:it|this|the|that)|champagne))|(?<=\\b(?:celebrat|(?:throw\\w*|having) (?:\\w+ )?a party|a party for|congrat|reminde?r|forget|mark (?:it|this|the|that)|champagne).*)(?:finish\\w*|complet\\w*|done with|through with|ended|end of|had (?:her|his|their)? ?last|last|final)(?: (?:her|his|their|the|all|last|final|round|rounds|session|of|breast|cancer))* (?:chemo\\w*|radio\\w*|radiation|treatments?|immunotherapy|dialysis)',
      examples: ['finished her chemo, so we celebrate', 'a party for his last radiotherapy'],
    },
    {
      pattern:
        '(?:rings?|rang|rung|ringing) the bell|(?:made|making) a full recovery|(?:fully|completely) recovered|recovered from|back to full health|on the mend|out of the woods',
      examples: ['she rings the bell on monday', 'he has fully recovered'],
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
