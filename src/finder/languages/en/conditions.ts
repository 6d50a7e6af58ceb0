import { countryNames } from '../country-names.ts';
import type { ConditionPattern } from '../exclusion-grammars.ts';
import { eatenOrUsedUp } from './idioms.ts';
import { selves } from './selves.ts';

/** Somebody lacks what follows. */
const lacks =
  "(?:(?:(?:has|have|got|with) )?no|without(?: an?| any)?|has(?:n'?t| not)(?: got)?(?: an?| any)?|have(?:n'?t| not)(?: got)?(?: an?| any)?|do(?:es)?(?:n'?t| not) (?:even )?(?:have|own)(?: an?| any)?|lacks? an?)";
/** Somebody keeps from what follows. */
const avoids =
  "(?:no|without|less|low on|off|avoid(?:s|ing)?|watch(?:es|ing)?|(?:go|goes|going) (?:easy|light) on|easy on|lay(?:s|ing)? off|limit(?:s|ing)?|cut(?:s|ting)? (?:out|back on|down on)|(?:can'?t|cannot|mustn'?t|must not|not allowed to|isn'?t allowed to|shouldn'?t) (?:eat|have)(?: any| much)?|(?:not|never|isn'?t|aren'?t) (?:really )?supposed to (?:eat|have)(?: any| much)?|not allowed(?: any)?)(?: (?:any|his|her|their|the|much|added))?";
/** Somebody begins with something, maybe with another thing than what they have done for long. */
const wantsToLearn =
  '.{0,80}\\b(?:learn(?:s|ing)?|beginn(?:er|ing)s?|taking up|take up|tr(?:y|ies) (?:out|something new)|wants to start)\\b';
const cannot =
  "(?:can'?t|cannot|can not|can no longer|can hardly|can barely|unable to|not able to|isn'?t able to|won'?t|afraid to|not allowed to)";
const isAfraid =
  "(?:afraid|scared|terrified|frightened|petrified|fear)(?: of)?|hates?|can(?:'?t|not) (?:stand|bear|cope with|do|handle|take|deal with)|dread(?:s|ed)?";

const countries = countryNames(
  'en',
  'usa, the us, the states, america, uk, england, scotland, wales, holland, turkey, africa, the middle east, the far east, dubai, bali, oz, down under, nz, uae, abu dhabi, saudi'.split(
    ', ',
  ),
);
/** Large towns where few speak English at home, and those beyond a sea that a parcel may go to. */
const foreignTowns =
  'paris|berlin|munich|hamburg|frankfurt|vienna|zurich|geneva|rome|milan|madrid|barcelona|lisbon|amsterdam|brussels|copenhagen|stockholm|oslo|helsinki|prague|warsaw|budapest|athens|istanbul|tokyo|osaka|seoul|beijing|shanghai|hong kong|bangkok|hanoi|manila|jakarta|kuala lumpur|tel aviv|doha|riyadh|buenos aires|mexico city|sao paulo';
const farTowns = `${foreignTowns}|sydney|melbourne|brisbane|perth|adelaide|canberra|auckland|wellington|christchurch|toronto|vancouver|montreal|calgary|ottawa|new york|nyc|boston|chicago|los angeles|san francisco|seattle|texas|california|florida|johannesburg|cape town`;
const clauseEnd =
  '(?=\\s*(?:[.,;!?)]|$)|,? (?:and|but|or|only|just|please|she|he|they|at all|any ?more|so|because|rather|thanks|really)\\b)';

/** Animals that people keep. */
const petsEn =
  '(?:dogs?|cats?|horses?|pon(?:y|ies)|pets?|animals?|rabbits?|hamsters?|guinea pigs?|pupp(?:y|ies)|kittens?|parrots?|birds?|reptiles?|snakes?)';

/** What somebody cannot eat, do, bear or use at home. */
export const conditions: readonly ConditionPattern[] = [
  ...selves.map((one) => ({ ...one, means: 'for-giver' as const })),
  {
    // Who cannot go out gets nothing to go to.
    means: 'housebound',
    pattern: `house ?bound|bed.?(?:ridden|bound)|stuck in bed\\b|(?:on|ordered|put on|needs|strict) (?:strict )?bed ?rest|(?:${cannot}|hardly|barely|never|no longer able to) (?:really |even )?(?:(?:get|go|come) out (?:of )?(?:the|her|his|their) (?:house|flat|home|bungalow|apartment|room|building|door|front door)|leaves? (?:the|her|his|their) (?:house|flat|home|bungalow|apartment|room|bed|building)(?! (?:without|unless|except|before|until))|(?:get|go) out(?= (?:much|any ?more|at all|now|by (?:him|her)self|on (?:his|her) own|without|since|these days|because|so|and|either)\\b|\\s*(?:[.,;!?)]|$)))`,
    examples: [
      'my nan is housebound',
      'he cant get out the house much',
      'she can no longer leave her flat',
      "grandad can't get out any more",
    ],
  },
  {
    // Oxygen and flames do not go together.
    means: ['limited-mobility', 'no-flame'],
    pattern:
      '(?:on|needs|given|with|gets) (?:(?:home|portable|permanent|his|her|24.?hour|extra|bottled) )*oxygen\\b(?! (?:facial|bar))|oxygen (?:tanks?|cylinders?|concentrator|machine)',
    examples: ['grandad is on oxygen', 'she needs an oxygen concentrator'],
  },
  {
    // Whoever must not overdo it.
    means: 'limited-mobility',
    pattern:
      "(?:not|never|isn'?t|aren'?t|can'?t|cannot|mustn'?t|shouldn'?t|don'?t|doesn'?t|won'?t|nothing)(?: (?:really|yet|allowed|supposed|able|meant|let|to|do|be|doing|anything|get|that is|that's|too|very|so))* (?:strenuous|exert(?:ed|ing)?(?: (?:him|her|them)sel(?:f|ves))?|over.?exert\\w*|over.?do (?:it|things|anything)|physically demanding)|(?:has|have|needs?|told|got|ordered|supposed|wants?) to (?:take (?:it|things) (?:easy|slow(?:ly)?|steady|gently)|slow down)\\b|avoid(?:s|ing)? (?:any |all )?(?:exertion|strenuous)|uses? a (?:walking (?:frame|stick)|frame(?! loom)|stick|walker|cane|rollator)\\b(?! (?:loom|blender))|gets? (?:(?:so|easily|very|quickly|really) )*(?:out of breath|breathless|puffed)|(?:had|has had|after|since|following) (?:a|an|his|her|the|their|two|another) (?:(?:mini|massive|bad|big|second|minor) )?strokes?\\b(?! (?:of|lesson))|not (?:very |so |too |that )?(?:good|steady|great) on (?:his|her|their) (?:feet|legs|pins)|gets? (?:so |very )?(?:tired|exhausted) (?:so )?(?:easily|quickly|fast)|tires (?:so |very )?(?:easily|quickly|fast)|(?:very|so|quite|too|bit|pretty|rather|getting|is|and|,) ?frail\\b|chronic fatigue|me/cfs|cfs|(?:recovering|recuperating) (?:from|after) (?:an? |her |his |the |major |hip |knee |back |heart )*(?:surgery|op|operation|accident|fall)|just had (?:an? |her |his |major |heart )*(?:op|operation|surgery)\\b",
    examples: [
      'she tires easily',
      'he had a stroke in May',
      'he is not to do anything strenuous',
      'she mustn’t overdo it',
      'told to take it easy',
    ],
  },
  {
    means: 'no-sugar',
    pattern:
      "(?:slimming world|weight ?watchers|slimming club)|(?:trying|wants?|needs?|has|have|got|told|hoping|determined) to (?:lose|shift|drop|shed) (?:(?:some|a bit of|a few|his|her|their|the|more|that|two|three|\\d+) )*(?:weight|pounds|kilos|kgs?|stone|lbs?|belly|flab)|watch(?:ing|es) (?:her|his|their|the) (?:weight|figure|waistlines?|calories|carbs)|(?:losing weight|counting calories|calorie.?(?:controlled|counting))|(?:is|are|'s|on|been|always) dieting|mind(?:s|ing)? (?:his|her|their) sugar|(?:no|not got (?:a|much of a)|(?:has|does)(?:n'?t| not) (?:have |got |really have )?(?:a|much of a|any)|without a|never had (?:a|much of a)|not much of a) sweet tooth|pre.?diabet\\w+|insulin resistan\\w+|(?:borderline|gestational) diabet\\w+",
    examples: [
      'she is doing slimming world',
      'trying to lose weight',
      'he doesn’t have a sweet tooth',
      'has to mind his sugar',
      'dad is pre-diabetic',
    ],
  },
  {
    // Churches that keep from alcohol, ill livers, and what nobody drinks beside their medicine.
    means: 'no-alcohol',
    pattern:
      "mormons?|latter.?day saints?|lds|(?:seventh.?day )?adventists?|salvationists?|bah(?:a'?i|ai)s?\\b|(?:took|taken|signed) the pledge|liver (?:trouble|disease|problems?|failure|scare|conditions?|transplant)|cirrhosis|hepatitis|pancreatitis|antabuse|on the dry\\b|the gargle|off the (?:gargle|grog|bevv?y|plonk|hard stuff)|pioneer pin|(?:can'?t|cannot|mustn'?t|shouldn'?t) be (?:around|near) (?:the )?(?:drink|booze|alcohol)|(?:had a |has |he |she |just |recently )(?:relapsed?|slip(?:ped)? up)(?= so| and| with| on| after|\\s*[.,;!]|\\s*$)(?! (?:with ms|into)),?(?= (?:so |and )?(?:no|nothing) (?:wine|booze|drink|alcohol|beer))|(?:can'?t|cannot|not allowed to|isn'?t allowed to|mustn'?t|must not|shouldn'?t|not supposed to) (?:have a )?drink(?= (?:on|with|because|due|while|any ?more|now|for|at the|these days|since|alcohol)\\b|\\s*(?:[.,;!?)]|$))|(?:does(?:n'?t| not)|do(?:n'?t| not)|not|no|never) (?:takes? |consumes? )(?:any )?alcohol\\b|(?:he|she|they) (?:(?:not|no) drinks?)(?=\\s*(?:[.,;!?)]|$)| (?:and|or|so|but)\\b)|abstain(?:s|er|ing)? from (?:alcohol|drink)",
    examples: [
      'my friend is a mormon',
      'she is a seventh-day adventist',
      'he had a liver scare',
      'can’t drink with his tablets',
      'he does not take alcohol',
      'he not drink and not smoke',
    ],
  },
  {
    // Any smell may be too much.
    means: 'no-fragrance',
    pattern:
      '(?:strong |any |certain |all )?(?:smells?|scents?|perfumes?|fragrances?|odou?rs?) (?:really |always |can )?(?:sets?|triggers?|gets?|gives?|brings?|bothers?|upsets?|turns?|hurts?) (?:(?:her|him|them)\\b|(?:her|his|their) (?:stomach|head|chest|asthma))',
    examples: ['smells set her off', 'strong perfumes give him headaches'],
  },
  {
    means: 'poor-sight',
    pattern:
      "(?<!\\b(?:first|in|out of|no|at) )(?:eye ?sight|sight|vision)(?:'?s| is| are| has)? (?:(?:now|really|nearly|almost|all|but|pretty much|slowly|fast|been|already) )*(?:going|failing|failed|gone|shot|fading)\\b(?! (?:to|for)\\b)|(?:her|his|their|the) eyes (?:have |are |'ve |have now |are now )?(?:gone|failed|failing)\\b(?! (?:to|for|on|red|wide|all|big|like)\\b)|eyes (?:are(?:n'?t| not)|not) up to|can(?:'?t|not| hardly| barely) make out (?:letters|print|faces|words|text)|lost (?:most|much|nearly all|almost all|part|a lot) of (?:his|her|their) (?:eye)?(?:sight|vision)|macular",
    examples: ['her eyesight’s going', 'his sight has nearly gone', 'she has macular degeneration'],
  },
  {
    means: 'shaky-hands',
    pattern:
      "carpal tunnel|dyspraxi[ac]|(?:can(?:'?t|not)|struggles (?:to|with)|no good (?:at|with)) (?:do |manage |handle )?(?:anything |things )?fiddly|clumsy (?:hands|fingers)|lost (?:two|three|some|a few|several|half) (?:of (?:his|her|their) )?fingers",
    examples: ['she is dyspraxic', 'can’t do anything fiddly', 'he lost two fingers'],
  },
  {
    // Thin walls, and neighbours who complain.
    means: 'quiet',
    pattern:
      '(?:paper.?)?thin walls|walls are (?:so |very |paper |really )*thin|(?:neighbou?rs|landlord|flatmates?) (?:always |will |already )?(?:complains?|moans?|bangs?)(?: (?:about|at|if|when|on)| all)',
    examples: ['a flat with thin walls', 'the neighbours complain about every sound'],
  },
  {
    means: 'no-garden',
    pattern:
      'high.?rise|tower block|(?:flat|apartment|lives?|living)(?: up)? on the (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|\\d+(?:st|nd|rd|th)) floor',
    examples: ['a high-rise flat', 'she lives on the tenth floor'],
  },
  {
    means: 'no-kitchen',
    pattern:
      "no cooking (?:facilities|allowed)|(?:can'?t|cannot|not allowed to|isn'?t allowed to) cook in (?:halls|(?:her|his|their|the|a) (?:room|dorm|hostel|flat|bedsit|hotel))|kitchenless",
    examples: ['there are no cooking facilities', 'he can’t cook in halls'],
  },
  {
    means: 'no-crowds',
    pattern:
      'immun(?:o|e)?.?(?:compromised|suppressed|deficien\\w+)|(?:weak|no|poor|low) immune system',
    examples: ['she is immunocompromised', 'he has a weak immune system'],
  },
  {
    means: 'no-flashing',
    pattern:
      '(?:flashing|strobe|flickering) lights? (?:sets?|triggers?|gives?|makes?|affects?|upsets?|bothers?|hurts?)|strobe lights?',
    examples: ['flashing lights set him off', 'cannot bear strobe lights'],
  },
  {
    means: 'low-salt',
    pattern: 'bp (?:patient|problems?|issues?|is high|high)|high bp|(?:blood )?pressure patient',
    examples: ['he is a BP patient', 'my nani has high bp'],
  },
  {
    means: 'low-fat',
    pattern: 'fatty liver',
    examples: ['he has a fatty liver'],
  },
  {
    means: 'no-screen',
    pattern:
      '(?:steiner|waldorf) (?:famil(?:y|ies)|kid|child|children|parents|household)|(?:very |really )?anti.?(?:screens?|tech|tv)\\b',
    examples: ['a Steiner family', 'her parents are anti-screen'],
  },
  {
    // What goes by post.
    means: 'in-transit',
    pattern: `needs? (?:posting|mailing|shipping|to (?:be )?(?:posted|mailed))|(?:send|sending|sent|post|posting|mail|mailing|come|coming|go|going|arrive|deliver(?:ed)?)(?: (?:it|this|something|them|a (?:gift|present|parcel)))? (?:by|via|through|in) (?:the )?(?:post|mail|courier|royal mail|airmail|air mail)\\b|(?:i|we)(?:'ll| will| have to| need to| must| am going to| are going to|'m going to)? (?:post|mail|ship) (?:it|this|them)\\b|to be (?:posted|mailed|shipped)\\b|(?:ship|mail|post|send)(?:ping|ing)? (?:(?:it|this|something|a (?:gift|present|parcel)) )?(?:over |out )?to (?:the )?${countries}|parcel (?:to|for) (?:the )?${countries}|airmail|air mail|jiffy (?:bag|envelope)|fits? in(?:to)? a (?:small )?(?:parcel|package|padded envelope)`,
    examples: [
      'it needs posting',
      'I am sending it by post',
      'I’ll post it',
      'shipping to Australia',
      'has to fit in a small parcel',
    ],
  },
  {
    means: 'light-luggage',
    pattern:
      '(?<!\\b(?:loves?|likes?|loved|enjoys?|into) )backpacking (?:round|around|through|across|in|to) |(?:1\\d|2\\d|3[0-2]) ?(?:kilos?|kgs?) (?:limit|allowance|max|of (?:luggage|baggage))|fl(?:y|ies|ying) (?:home|back|out) with (?:it|this|them|one)\\b',
    examples: ['he is backpacking round Asia', 'a 20 kilo limit', 'she flies home with it'],
  },
  {
    means: 'little-space',
    pattern:
      '(?:mov(?:ed|es|ing) (?:in)?to|downsiz(?:ed|ing) to) (?:a |somewhere )?(?:much |far )?smaller(?: (?:place|flat|home|house|apartment))?|cramped|(?:room in a )?shared house|(?:house|flat).?share|(?:has|have|got|owns?) (?:far |way )?too much (?:stuff|clutter|junk)|hoarders?\\b|hoards (?:everything|things|stuff|junk)|lives? (?:on|aboard) (?:a|his|her|their) boat',
    examples: ['they moved into a smaller place', 'her flat is cramped', 'he lives on a boat'],
  },
  {
    // What a parcel may weigh.
    means: 'in-transit',
    pattern:
      "(?:can'?t|cannot|mustn'?t|must not|may not|shouldn'?t|not allowed to|not) (?:be |weigh |go )?(?:over|more than|above|heavier than) (?:\\d+(?:[.,]\\d)? ?|an? |one |two |half a )(?:kilos?|kilograms?|kgs?|grams?|g|lbs?)\\b",
    examples: ['parcels can’t be over 2 kilos', 'not more than 500 g'],
  },
  {
    // What is eaten or used up is no thing.
    means: 'no-things',
    pattern: `${eatenOrUsedUp}|(?:only|just|nothing but) consumables?|consumables? only|(?:something|things?|stuff|anything) (?:that |which )?(?:gets?|is|are|can be) used up`,
    examples: [
      'only things you can eat, drink or use up',
      'consumables only please',
      'something that gets used up',
    ],
  },
  {
    // Loves an animal and keeps none.
    means: 'no-pet',
    pattern: `(?<=\\b${petsEn}\\b.{0,70})(?:(?:can'?t|cannot|couldn'?t|(?:is|are)n'?t allowed to|not allowed to|may not|mustn'?t|never|will not|won'?t|don'?t|doesn'?t|do not|does not|didn'?t) (?:actually |even |currently )?(?:have|keep|own|get)(?: got)? (?:one|any)\\b(?! (?:for|of|yet))|(?:has|have|owns?|got|keeps?) (?:sadly |unfortunately )?none\\b)|no ${petsEn} of (?:her|his|their) own|without (?:(?:having|owning|keeping) )?(?:one|an? ${petsEn}) of (?:her|his|their) own|(?:(?:doesn'?t|don'?t|does not|do not|can'?t|cannot|isn'?t allowed to) (?:have|own|keep) (?:(?:a|an|any) )?|(?:has|have|with) no )(?:pets?|animals?|${petsEn})(?! (?:hair|food|stuff|toys|smell|lead))`,
    examples: [
      'she loves dogs but can’t have one',
      'mad about cats, has none',
      'loves horses, no horse of her own',
      'my aunt adores dogs but isn’t allowed to keep any',
      'they don’t have a cat',
    ],
  },
  {
    means: 'not-personal',
    pattern:
      "(?:not|nothing|n'?t|without being|isn'?t)(?: (?:be|get|want|anything|something|that's|it|at all))* (?:(?:too|very|overly|so|that|all that) )*(?:personal|intimate|familiar)(?! (?:trainer|hygiene|computer))|(?<!\\b(?:not|nothing|too|so)(?: an?)? )impersonal",
    examples: ['not too personal, for my dentist', 'impersonal but nice', 'nothing intimate'],
  },
  {
    means: 'plants-eaten',
    pattern: `(?<=\\b(?:cats?|kittens?|dogs?|pupp(?:y|ies)|rabbits?|bunn(?:y|ies)|goats?|tortoises?|pets?|parrots?)\\b[^.!?]{0,60})(?:eats?|ate|eating|chews?|chewing|destroys?|devours?|munch(?:es)?|nibbles?|shreds?|kills?|ruins?|attacks?)(?: (?:on|up|at|through|every single|every|all|any|each|the|of|her|his|their|my|our|house|potted|and|flowers|plants|or))* (?:plants?|flowers?|houseplants?|bouquets?|greenery)|(?:plants?|flowers?|houseplants?)(?: (?:all|always|just|usually|get|gets|are|is|would|will|be|being))* (?:eaten|destroyed|chewed|shredded|killed)(?: up)? by (?:the|her|his|their|my) (?:cat|dog|kitten|rabbit|pet|puppy)s?`,
    examples: [
      'my friend has a cat that eats every plant',
      'her dog chews all the flowers',
      'flowers would be eaten by her cat',
    ],
  },
  {
    // Made, done or written, and not bought.
    means: 'nothing-bought',
    pattern:
      "(?:that'?s|thats|that is|which is|isn'?t|something|gifts?|presents?|anything) not (?:shop |store )?bought|(?:nothing|no|don'?t (?:do|want|give|like)|never)(?: anything| any)? (?:(?:shop|store).?)?bought(?: (?:presents?|gifts?|things?|stuff))?(?= (?:this|at|in|for|please|from|as|so|only)\\b|\\s*(?:[.,;!?)]|$))|(?:homemade|home.made) (?:(?:gifts?|presents?|things?|stuff) )?only|only (?:(?:give|want|accept|do|take|allowed) )?(?:homemade|home.made)(?: (?:gifts?|presents?|things?|stuff))?|(?:must|has to|have to|got to|needs? to) be (?:home.?made|made (?:by (?:me|us|hand)|at home))|(?:can'?t|cannot|not allowed to|mustn'?t|not to|don'?t want (?:us|me|anyone) to) spend (?:a penny|a cent|anything|any money|money)(?! on\\b)|(?:nothing|anything|no gifts?) (?:that|which) costs? (?:any )?money|(?<!\\bnext to )costs? (?:(?:me|us) )?nothing\\b(?! (?:like|compared|to (?:ask|look|try)))|without spending (?:any money|a penny|a cent|anything)",
    examples: [
      'a present that is not bought',
      'we don’t do bought presents this year',
      'homemade only please',
      'it has to be home made',
      'what apology costs nothing',
      'nothing that costs money',
    ],
  },
  {
    means: 'together',
    pattern:
      '(?:something|things?|stuff|an activity|activities) (?:(?:that |which )?(?:i|we|they|me|us) (?:can|could|will|might) |to |for us to )(?:(?:all|both|actually) )*do (?:all )?together|(?<=\\b(?:an|some) )(?:outing|activity|experience) (?:together|for (?:us|me and (?:him|her|my [a-z]+)|my [a-z]+ and (?:i|me)))|(?:time|day|afternoon|evening) (?:spent )?together (?:instead of|rather than|not|and not) (?:a |an |another |any )?(?:things?|stuff|gifts?|presents?|objects?)',
    examples: [
      'something we could do together, me and my dad',
      'an outing for me and my da',
      'a day together rather than things',
    ],
  },
  {
    // Nothing that lasts.
    means: 'no-things',
    pattern: `(?:(?:(?:doesn'?t|don'?t|do not|does not|didn'?t|not|never) (?:want(?:ing)?|need(?:ing)?|like)|refuses?|hates?|no|without|wants? no|needs? no)(?: any)?(?: more| other| new)?(?: material| physical| actual)? (?:stuff|things|objects|possessions|belongings)(?: (?:in|around|for|cluttering(?: up)?|filling|lying around) (?:the|their|her|his) (?:house|home|flat|place|apartment|garage|shelves)| (?:gathering|collecting) dust| to dust)?|(?<!\\b(?:i|we)(?:'?m| am| are|'?re)? (?:[a-z]+ )?(?:to )?)(?:get|getting) rid of (?:(?:her|his|their|all|most of|half) )*(?:stuff|things|possessions|belongings)|(?:last|only) thing (?:he|she|they) (?:wants?|needs?|would want)(?: (?:now|right now|just now))? is (?:another|one more|yet another|more) (?:thing|things|stuff|object)s?|(?:no|not|nothing|not want|doesn'?t want|don'?t want|hates?|refuses?)(?: any)?(?: more)? (?:material|physical)(?: (?:gifts?|presents?|things|stuff|objects|possessions))?|(?:isn'?t|is not|not|rather than|instead of) (?:(?:a|an|another) )?(?:(?:physical|material|actual) )?(?:thing|things|object|objects|physical (?:gift|present)))${clauseEnd}`,
    examples: [
      'she says she wants no stuff',
      "my parents don't want any more objects",
      'she refuses material things, only experiences',
      'no physical gifts please',
      'something that isn’t a thing',
      'an experience, not an object',
      'not a physical present',
      "they don't want more stuff in the house",
      'wants to get rid of things, not get more',
      'the last thing she needs is another thing',
    ],
  },
  {
    // Where somebody lives, or where a parcel goes: no voucher of here works there.
    means: 'far-away',
    pattern: `(?:in|to) (?:the )?${countries}(?<=\\b(?:lives?|living|lived|based|settled|resides?|stationed|(?:he|she|they)(?:'s|'re)|is|are|mov(?:ed|es|ing)|emigrat(?:ed|es|ing)|relocat(?:ed|es|ing)|stuck|(?:goes|going|flies|flying|returns|returning)(?: back| home)+)(?: (?:now|currently|back|home|over|out|far away|permanently))* (?:in|to) (?:the )?[a-z' -]+)(?! (?:on holiday|for (?:a|two|the)|next|this|in (?:june|july|may)))|(?<=\\b(?:lives?|living|based|settled) )(?:abroad|overseas|in (?:${foreignTowns}))\\b|(?:(?:to|in) (?:the )?(?:${countries}|${farTowns})|abroad|overseas)(?<=\\b(?:post(?:ing)?|(?<!\\b(?:being|been|gets?|got|is|was) )posted|send(?:ing)?|sent|mail(?:ing|ed)?|ship(?:ping|ped)?|parcel|package) (?:[a-z']+ ){0,9}[a-z]+)`,
    examples: [
      'my nephews live in Lebanon',
      'I am posting it to my sister in New Zealand',
      'she lives abroad',
      'I will ship it overseas',
      'posting it to my son in Brisbane',
      'my sister lives in Tokyo',
      'he’s in Canada now',
    ],
  },
  {
    means: 'no-baby',
    pattern:
      '(?<=\\b(?:bab(?:y|ies)|newborn|birth|pregnan[a-z]*|new (?:mum|mom|mother))\\b.{0,250})(?:(?:just|only|purely|all) for (?:her|him|them|the (?:mum|mom|mother|dad|father|parents))(?:self|selves)?|for (?:her|him|them) (?:only|alone)|for (?:herself|himself|themselves)|(?:rather )?for (?:her|the mum|the mom|the mother)(?: and|,)? (?:not|rather than|than) (?:for )?(?:the )?baby)',
    examples: [
      'she just had a baby and I want something for her only',
      'new mum, something just for her',
    ],
  },
  {
    // "For her, not the kid": whoever has or expects a child receives, and not the child.
    means: 'no-baby',
    pattern: `(?<=\\b(?:bab(?:y|ies)|newborn|birth|pregnan[a-z]*|preggo|adopt(?:s|ed|ing)?|twins|triplets|toddlers?|little (?:one|boy|girl)|kids?|child(?:ren)?|bump|stick|scan|due)\\b.{0,250})(?:for|give|get|buy) (?:her|him|them|the (?:mum|mom|mother|dad|father|parents))(?: (?:something|a (?:gift|present|little something)|one))?(?: (?:instead|really|please))?,? ?(?:and |but )?(?:not|rather than|instead of)(?: (?:one|something|anything))?(?: for)? (?:(?:the|her|his|their) )?(?:bab(?:y|ies)|kids?|child(?:ren)?|little (?:one|boy|girl|lad)s?|newborn|toddlers?|twins|him|her|it|boy|girl)${clauseEnd}|(?:not|nothing) for the (?:bab(?:y|ies)|kids?|child(?:ren)?|little ones?|newborn|toddlers?|twins),? (?:but )?(?:for|it'?s for|just) (?:her|him|them|the (?:mum|mom|mother|dad|father|parents))`,
    examples: [
      'she had a baby and I want a gift for her, not the baby',
      'my friend adopted a little boy and I want to give her something, not him',
      'pregnant with twins. Not for the babies, for her',
    ],
  },
  {
    means: ['no-alcohol', 'pregnancy'],
    pattern:
      "(?:is|are|'?s|'?re|go(?:es|ing)?|off|leaving|starts?|starting|leaves?|before|her|on|soon|for)(?: (?:on|her|for|their|my))* (?:maternity|mat) leave(?! (?:cover|ended|is over|finished))|(?:(?:is|are|am|'?s|'?re|'?m|about|going|off|leaving|leavin) (?:to have|having) (?:a|her|their|our|my|another)(?: (?:first|second|third|next|wee|little))*(?: bab(?:y|ies)|(?<=first|second|third)(?=\\s*(?:[.,;!?)]|$)| (?:in|this|next|any|soon|so|and|now)\\b)))|(?:\\d{1,2}|[a-z]+) (?:months?|weeks?|wks?) (?:gone|along)(?=\\s*[.,;!?]|\\s*$| (?:and|n|now|so|but|pregnant|with (?:her|our|their|my|twins))\\b)|\\d{1,2} ?(?:weeks?|wks?|months?) (?:preg\\w*|up the duff)|preggo|preggers|prego|up the duff|bun in the oven|knocked up",
    examples: [
      'leaving do for my boss before her maternity leave',
      'she is having a baby',
      'off to have her first baby',
      'six months gone',
      'my wife is preggo',
    ],
  },
  {
    // They eat no animals, and no eggs.
    means: ['vegetarian', 'no-egg'],
    pattern: '(?:any|no)thing (?:with|that has|that had) a face\\b',
    examples: ['she eats nothing with a face'],
  },
  {
    means: ['vegetarian', 'no-egg', 'no-alcohol'],
    pattern: 'jains?\\b(?! (?:temples?|art|architecture|manuscripts?))',
    examples: ['my boss is jain', 'a Jain family'],
  },
  {
    means: 'no-alcohol',
    pattern:
      'alcoholics anonymous|(?:in|goes to|from|at|found|joined) (?:the )?aa\\b(?! (?:batter|team|road|cover))|aa (?:sponsor|meetings?|chip|group|sponsee)|sponsor,? (?:in |from |at )?(?:the )?aa\\b',
    examples: ['he is in AA', 'for my AA sponsor', 'my sponsor in AA'],
  },
  {
    // Pictures and small letters are lost on whoever cannot read them.
    means: 'poor-sight',
    pattern:
      "(?:small|tiny|fine|little) (?:print|type|letters|text) (?:is|are|gets?|has become|have become|'s)(?: (?:now|just|getting|far))* (?:too|hard|difficult|impossible|beyond|a struggle)",
    examples: ['the small print is too much for him', 'tiny letters are hard for her now'],
  },
  {
    means: 'limited-mobility',
    pattern:
      "(?:on|ordered|put on|confined to|needs|strict) (?:strict )?bed ?rest|(?:told|has|have|needs|ordered|supposed) to rest\\b(?! (?:on|up on|assured|easy|in peace|of))|(?<!\\b(?:his|her|their) [a-z]+ )(?<!\\bone )(?:has|with|got|have) ms\\b(?! (?:office|word|excel|teams|paint|[a-z]+son))|in traction|in (?:a )?(?:plaster(?: cast)?|(?:full |leg |body |arm )?cast)\\b(?! (?:of|iron|list|member|recording))|c.?section|caesarean|(?:weak|bad|dodgy|dicky|failing) (?:heart|ticker)\\b|heart (?:condition|trouble|problems?|disease)|heart(?:'?s| is) (?:bad|weak|failing)|angina|(?:badly|seriously|currently|still|is|'?s|got|been) injured(?= (?:and|so|himself|herself|his|her|at|since|right)|\\s*[.,;:!?]|\\s*$)|(?:can'?t|cannot|won'?t) (?:run|train|play|climb|ride|walk|dance) (?:until|till|before|again until)",
    examples: [
      'she is on bed rest',
      'he was told to rest for three months',
      'my mother has MS',
      'he is injured and bored',
      'my cousin is in a cast',
      'she has a weak heart',
      "can't run until spring",
    ],
  },
  {
    means: 'no-hearing',
    pattern:
      "(?:can(?:'?t|not| hardly| barely| scarcely)|hardly|barely|scarcely) hears?(?: (?:a thing|anything|well|much|very well|properly|any ?more))?(?= (?:n|and|but|now|even|any ?more|these days|with|without)\\b|\\s*[.,;!?]|\\s*$)",
    examples: ['he can hardly hear and is 90', 'she barely hears anything now'],
  },
  {
    means: 'low-salt',
    pattern: `high blood pressure|hypertension|blood pressure is (?:too |very |a bit )?high|low.?(?:salt|sodium)|salt.?free|${avoids} (?:salt|sodium)\\b(?! (?:lamps?|crystals?|baths?|water))`,
    examples: [
      'on a low-salt diet',
      'he has high blood pressure',
      'he is watching his salt',
      'the doctor says to watch the salt',
      'she has to go easy on the salt',
      'not allowed any salt',
      'not supposed to have salt',
    ],
  },
  {
    means: 'low-fat',
    pattern: `low.?fat|fat.?free|${avoids} (?:fat|fatty (?:food|things))\\b|(?:high|low(?:er)?).?cholesterol|cholesterol.?(?:free|lowering)|gall ?(?:bladder|stones?)`,
    examples: [
      'she has to eat low fat',
      'grandad has high cholesterol',
      'on a low-cholesterol diet',
    ],
  },
  {
    means: 'no-spice',
    pattern:
      "(?:stomach|gastric|peptic) ulcers?|(?:has|have|with|an?|his|her) ulcers?\\b|mild food only|gastritis|acid reflux|heartburn|(?:can(?:'?t|not)|doesn'?t|must not|mustn'?t|shouldn'?t) (?:eat|take|handle|tolerate|stand|have|do) (?:anything )?spicy|irritable bowel|ibs\\b|crohn.?s|colitis",
    examples: ['my mum has IBS', 'he has stomach ulcers', 'she can’t handle spicy food'],
  },
  {
    means: 'no-egg',
    pattern:
      "egg.(?:free|allergy|allergies|intoleran\\w+)|allergic to (?:[a-z]+ (?:and|or|,) )?eggs?|(?:no|without|can'?t (?:eat|have)|doesn'?t eat) eggs?\\b(?! (?:cups?|timers?|hunts?))",
    examples: ['he has an egg allergy', 'she can’t eat eggs'],
  },
  {
    means: 'no-height',
    pattern: `(?:${isAfraid}) (?:water (?:and|or) )?heights|vertigo|acrophobi\\w+|no head for heights|heights (?:scare|terrify|frighten|are (?:out|not|a no|a problem))`,
    examples: ['she is afraid of heights', 'he gets vertigo', 'has no head for heights'],
  },
  {
    means: 'no-crowds',
    pattern: `(?:${isAfraid}|avoids?|panics? in|away from|not? good (?:in|with)|anxious in) (?:big |large |the |being in )*(?:crowds?|crowded places|busy places|lots of people|masses of people)|crowds (?:are|make|stress|overwhelm|scare|freak)|agoraphobi\\w+|social anxiety`,
    examples: ['he hates crowds', 'panics in crowds', 'my sister has social anxiety'],
  },
  {
    means: 'no-water',
    pattern: `(?:${isAfraid}|avoids?) (?:heights (?:and|or) |the |deep |open |being in |being on |going near )*water(?= and\\b|\\s*(?:$|[,.;!?)]))|(?:can'?t|cannot|never learn(?:ed|t)(?: how)? to|doesn'?t) swim|non.?swimmer|aquaphobi\\w+`,
    examples: ['he is afraid of water', 'my aunt can’t swim', 'she never learned to swim'],
  },
  {
    means: 'no-flashing',
    pattern:
      'photosensitive|epilep\\w+|(?:sensitive to|triggered by) (?:bright |flashing )?lights?|light.?sensitive',
    examples: ['she has epilepsy', 'he is sensitive to light'],
  },
  {
    means: 'sensitive',
    pattern:
      '(?:hyper|over|very |so |really |extremely |noise.)?.?sensitive to (?:noise|noises|sounds?|loud)|noise.sensitive|sensory (?:issues|overload|processing|sensitiv\\w+|needs)|hypersensitive|overstimulat\\w+|(?:easily|gets) overwhelmed|misophonia|hyperacusis|tinnitus|(?:(?:loud )?nois(?:e|es)|loud sounds?) (?:really |always |all )?(?:bothers?|upsets?|scares?|frightens?|distress(?:es)?|hurts?|overwhelms?|stress(?:es)?) (?:him|her|them)|(?:bothered|upset|scared|frightened|distressed|overwhelmed|stressed) by (?:loud |any |sudden )*(?:noises?|sounds?)',
    examples: [
      'he is sensitive to noise',
      'she has sensory issues',
      'gets overwhelmed',
      'noise really bothers him',
      'upset by loud sounds',
    ],
  },
  {
    means: 'quiet',
    pattern:
      "(?:must|needs? to|has to|have to|should) be (?:(?:completely|totally|absolutely|really|very|nice and) )*(?:silent|quiet|noiseless)|(?:something|anything|toys?|gifts?|games?|presents?) (?:(?:that'?s|that is|really|very|completely|more|nice and) )*(?:silent|quiet|noiseless)\\b|(?:silent|quiet|noiseless) (?:toys?|gifts?|games?|presents?|play)\\b|(?:no|not|nothing|without)(?: more)? (?:(?:stuff|things?|toys?|presents?|gifts?|anything) )?(?:(?:that|which) )?(?:makes?|making) (?:(?:a lot of|too much|any|loud|a|a lot) )?(?:noises?|sounds?|racket|din)",
    examples: [
      'no stuff that makes noise',
      'it must be completely silent',
      'something quiet for a long journey',
      'quiet toys for twins',
    ],
  },
  {
    means: ['one-handed', 'shaky-hands'],
    pattern:
      "(?:nothing|anything|everything|things?)(?: [a-z']+){0,2}? (?:(?:that|which) )?(?:needs?|takes?|requires?) (?:two|both) hands|(?:can'?t|cannot) use both hands|(?:lost|without|missing|born without)(?: (?:his|her|their|a|an|the|use of|left|right|one))* (?:arm|hand)\\b|(?:the )?use of (?:(?:his|her|their|the|just|only) )*(?:one|left|right)(?: good)? (?:arm|hand|side)|only (?:really )?(?:use|move|work with|has|have|got) (?:(?:his|her|their|the|just) )?(?:one|left|right|1)(?: good| working)? (?:arm|hand|side)|(?:has|have|with|got|only) (?:only |just )?(?:one|1) (?:good |working )?(?:arm|hand)|one.(?:handed|armed)|(?:arm|hand|wrist|shoulder|elbow)(?:'?s| is)? in (?:a |an )?(?:sling|cast|plaster|splint|brace)\\b|bro(?:ke|ken) (?:(?:his|her|their|an?|the|left|right) )*(?:arm|hand|wrist)\\b|paraly[sz]ed (?:down|on|in) (?:one|the|his|her|their)|(?:left|right|one) (?:side|arm|hand) (?:is |was |'?s )?(?:paraly[sz]ed|gone|dead|useless|no good)",
    examples: [
      'he lost his left hand',
      'she can only use one hand',
      'one-handed since the stroke',
      'nothing that needs two hands',
    ],
  },
  {
    means: 'colour-blind',
    pattern:
      "colou?r.?blind(?:ness)?|can(?:'?t|not) (?:really )?(?:tell|see|distinguish) (?:colou?rs|red (?:from|and) green)|red.green (?:blind|deficien)\\w*",
    examples: ['he is colour-blind', 'can’t tell red from green'],
  },
  {
    means: 'hair-loss',
    pattern:
      "(?:lost|losing|loses|lose) (?:all |most of )?(?:of )?(?:her|his|their) hair(?! (?:ties?|clips?|brush|dryer|band))|hair (?:is |has )?(?:all )?(?:fell|fallen|falling|falls) out|hair loss|alopecia|(?:is|gone|going|went|'?s) (?:completely |totally )?bald",
    examples: ['she lost all her hair', 'his hair is falling out', 'he is bald'],
  },
  {
    means: 'no-piercings',
    pattern:
      "(?:no|without|has(?:n'?t| not)(?: got)?|does(?:n'?t| not) have)(?: (?:her|his|their|any))? (?:pierced ears?|ears? pierced|ear ?piercings?|ear holes)|ears? (?:are|is|were)(?:n'?t| not)(?: even)? pierced|unpierced ears|(?:pierced ears?|ear ?piercings?|(?:her|his|their) ears pierced) (?:(?:is|are|is still|are still) )?(?:not|n't|isn'?t|aren'?t|never) (?:allowed|permitted|done)|(?:not|isn'?t|aren'?t|never) (?:yet )?allowed (?:to (?:have|get) )?(?:(?:her|his|their) )?(?:pierced ears?|ears? pierced|(?:ear ?)?piercings?)|too young (?:for|to have) (?:(?:her|his|their) )?(?:pierced ears?|ears pierced|piercings?)|only (?:wears )?clip.?ons?",
    examples: [
      'she hasn’t got her ears pierced',
      'her ears are not pierced',
      'pierced ears not allowed yet',
    ],
  },
  {
    means: ['no-garden', 'little-space'],
    pattern: `${lacks} (?:a |own |outside |outdoor )*(?:garden|balcony|back ?yard|yard|terrace|patio|outdoor space|outside space)\\b(?! (?:gnomes?|tools?|stuff|things|cent))`,
    examples: ['they have no garden', 'she hasn’t got a balcony', 'a flat without a garden'],
  },
  {
    means: 'no-kitchen',
    pattern: `${lacks} (?:proper |real |own )*(?:oven|stove|cooker|hob|kitchen)\\b(?! (?:tools?|stuff|things|gadgets?|gear|gifts?|knives|equipment|bits))|only (?:has |got )?(?:a )?(?:microwave|kettle)`,
    examples: ['he has no oven', 'she doesn’t have a proper kitchen', 'only has a microwave'],
  },
  {
    means: 'no-bathtub',
    pattern: `${lacks} (?:bath ?tub|tub|bath)\\b(?! (?:stuff|salts?|bombs?|things|products|oils?|towels?|time))|only (?:has |have |got |a |just )*shower\\b|just (?:has |got |a )*shower\\b`,
    examples: ['they have no bathtub', 'there is only a shower'],
  },
  {
    means: 'no-power',
    pattern:
      "(?:nothing|anything|no(?: [a-z]+)?|not|things?|stuff|gifts?)(?: (?:that|which))? (?:(?:that |which )?(?:plugs? in(?:to)?|(?:has to|needs? to|must) be plugged in|needs? (?:plugging in|a (?:plug|socket)|an outlet|mains|electricity|power))|with a plug)\\b|(?:can'?t|cannot|won'?t let (?:her|him|them)|not allowed to|isn'?t allowed to|mustn'?t|not permitted to) plug (?:(?:anything|things|stuff|something) in|in (?:anything|things))|(?:power|electricity) (?:cuts?|outages?|failures?) (?:all the time|every day|daily|most days|every night)|off.?grid|(?:no|without(?: any)?|hardly any|barely any|little) (?:mains |proper )?(?:electricity|power|mains|power sockets?|plug sockets?|sockets?)\\b(?! (?:tools?|banks?|games?|metal|rangers?|sets?))",
    examples: [
      'lives off-grid',
      'a cabin without electricity',
      'nothing that plugs in',
      'they won’t let her plug anything in',
    ],
  },
  {
    means: ['by-letter', 'in-transit'],
    pattern:
      '(?:through|thru|in|into) (?:a |the |her |his |their |my |our )?(?:letter.?box|mail.?slot|letter.?slot)|(?:in|into|inside) an? (?:[a-z0-9]+ )?envelope|(?:in|into|inside) (?:a|the|her|his) (?:greetings? |birthday |christmas )?card\\b(?! game)|(?:send|post|sent|posted|mail) (?:it |this )?(?:as|in) a (?:large )?letter|flat enough|(?:must|has to|needs? to|should|got to|gotta) be (?:(?:small|light|lightweight|thin|slim|tiny),? (?:and|n|&) )?(?:flat|thin|slim)\\b(?! (?:pack|screen))|something (?:(?:really|very|small and|light and) )?flat|letter.?box (?:gift|present|friendly|sized?)',
    examples: [
      'has to fit through the letterbox',
      'something that goes in an envelope',
      'flat enough to post',
    ],
  },
  {
    means: 'eating-disorder',
    pattern: 'eating disorders?|anorexi[ac]\\w*|bulimi[ac]\\w*|binge eating|body dysmorphia',
    examples: ['recovering from an eating disorder', 'she is anorexic'],
  },
  {
    means: 'little-space',
    pattern:
      '(?:zero|nil|bugger all|sod all|limited|barely any|hardly any) (?:room|space)(?: for (?:stuff|things|anything))?\\b|(?:[1-9]|[12]\\d|3[0-5]|nine|ten|twelve|fifteen|twenty) ?(?:square met(?:re|er)s?|sq\\.? ?m(?:et(?:re|er)s?)?|sqm|m2)\\b(?! (?:of )?(?:garden|allotment|plot|terrace|balcony|lawn))|(?:nowhere|no place) to (?:put|keep|store|stash) (?:anything|things|stuff|it|them|any)|(?:nothing|not|no|never|isn.?t|can.?t be|mustn.?t be|shouldn.?t be)(?: (?:anything|be|any|much|a bit|really))? (?:bigger|larger) than (?:an? |the |my |his |her )?(?:a[3-6]\\b|shoe ?box|box|hand|palm|fist|book|football|phone|mug|fridge|suitcase|lunch ?box|drawer|bag)|(?:one.room|single.room) (?:flat|apartment|studio|place|home|annexe?|granny flat)|(?:lives?|living|house is|home is)(?: full.time)? (?:in|on|aboard) (?:an? |his |her |their )?(?:[a-z]+ )?(?:van|campervan|camper|motorhome|rv|narrow ?boat|canal boat|barge|yacht|tiny house|caravan|yurt|bedsit)\\b|(?:one|a|single) (?:small|tiny|little) locker',
    examples: [
      'zero room for stuff',
      'they have hardly any space',
      'a room of nine square metres',
      'he has nowhere to put anything',
      'nothing bigger than a shoebox',
      'she lives in a van',
    ],
  },
  {
    means: 'poor-sight',
    pattern:
      "(?:can(?:'?t|not)|struggles? (?:to|with)|can hardly) (?:see |read )?(?:the |any )?(?:small|tiny|little|fine) (?:print|letters|text|writing)",
    examples: ['can’t see small print', 'struggles with tiny letters'],
  },
  {
    means: 'experienced',
    pattern: `(?=for |over )(?<!\\b(?:married|together|work(?:s|ed|ing)?|job|liv(?:e|es|ed|ing)|serv(?:ed|ing)|friends?|neighbou?rs?|known?|knows|colleagues?|with us|here|boss|couple|not|n't|clean|sober|ill|sick|widow\\w*|dating|wait\\w*)\\b[^.,;]{0,40})(?:for|over) (?:the (?:last|past) )?(?:\\d{1,2}|many|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty) years(?! (?:old|ago|now that))(?<=(?:ing|s|ed|er|ist) (?:[a-z'-]+ ){0,3}(?:for|over) (?:[a-z0-9]+ ){1,4}years)(?!${wantsToLearn})|for (?:decades|donkey'?s years)(?!${wantsToLearn})|all (?:his|her|their) life(?<=(?:played|painted|knitted|sewn|baked|cooked|gardened|fished|ridden|danced|sung|[a-z]+ing)(?: [a-z]+){0,3} all [a-z]+ life)|(?=every)(?<=[a-z]s (?:[a-z'-]+ ){0,3})every (?:single )?day\\b(?!${wantsToLearn})|(?:professional|semi.?pro(?:fessional)?|experienced|accomplished|advanced|seasoned|expert|lifelong|keen|avid|competitive)(?= (?:[a-z]+ )?(?:[a-z]{3,}(?:ers?|ors?|ists?|ians?)|cooks?)\\b)|(?:guitar|piano|violin|cello|drum|singing|music|art|dance|ballet|yoga|pilates|ski|riding|tennis|golf|swimming|surf|sailing|pottery) (?:teachers?|instructors?|tutors?|coach(?:es)?)\\b(?<!\\b(?:wants|needs|looking for) (?:[a-z]+ ){0,3}[a-z]+)`,
    examples: [
      'my aunt has been embroidering for 40 years',
      'he plays bowls every day',
      'a keen potter',
      'professional photographer',
      'she has knitted all her life',
      'my brother is a guitar teacher',
    ],
  },
];
