import type { BudgetGrammar } from '../number-grammars.ts';

/** Words that deny what follows: "can't spend more than" is a limit. */
const denied =
  "(?:not|no|nothing|nowt|never|without|cannot|(?:ca|wo|do|does|should|must|would|could|may|might|is|need)n'?t)(?: (?!but |and |or |so |if |gift |for |any(?:one|body)|some(?:one|body)|people |kids |older )[a-z']+){0,4}? ";
const under =
  `(?<![a-z])(?:${denied}(?:more than|over|above|beyond|past|higher than|greater than|north of|exceed(?:ing)?)|` +
  '(?:under|below|beneath|within(?: (?:a|the|our|my) (?:budget|limit) of)?|less than|lower than|cheaper than|up to|upto|max(?:imum|i)?\\.?|at (?:the )?most|no more than|not more than|not over|nothing (?:over|above)|(?:can|could|will|would|want to|wanna) spend|(?:can|could|might|would|will) (?:stretch|go|run)(?: up)? to|spend(?: is|:)|spending|to spend|(?:price )?limit(?: of|s| is)?:?|(?:spending )?(?:cap|ceiling) (?:of|is|at)|capped at|(?:my|our|the) max(?:imum)? (?:is|would be)|max(?:imum)? spend(?: (?:of|is))?:?|budget(?: ?(?:max(?:imum)?\\.?|of|is|is about))?(?::| ?-)?|price:?|spend|as (?:much|high|far) as|<=?|≤))\\s*(?:an? (?=\\d))?';
const over =
  '(?<![a-z])(?:over|above|more than|upwards of|north of|at least|min(?:imum)?\\.?|from|starting at|starting from|>=?|≥)\\s*';
/** Words for a limit that may be softened, and those that soften. */
const limited =
  '(?:up to|upto|under|below|less than|at most|max(?:imum)?(?: of)?|(?:no|not) more than|not over|nothing (?:over|above)|(?:can|could) (?:only )?(?:stretch|go|run)(?: up)? to)';
const roughly =
  '(?:about|around|roughly|approx(?:imately)?\\.?|circa|like|say|maybe|something like)';
/** What each pays. */
const each =
  '(?:to spare )?(?:each|apiece|a ?piece|per (?:head|person|gift|family|kid|child|pupil|member|household)|a (?:head|person|kid|child|family|nose)|one person|pp|p\\.p\\.)(?! for (?:the |my |our |all )?\\d)';
/** Words that tell no exact amount, and the end of what an amount of a collection belongs to. */
const some =
  "(?:(?:a total of|in total|so far|so|like|about|around|roughly|maybe|nearly|almost|over|approx|circa|some|it'?s|that'?s|that makes|makes|which is|to make) )*";
const endOfPot =
  '(?=\\s*(?:$|[.,;!?)]|(?:for|and|to|so|between|in|on|but|she|he|they|from|towards?|together|altogether|max|each other|all|quid|pounds?|dollars?|bucks|euros?)\\b))';
/** Before a number of people who receive: "for six kids" counts no givers. */
const notFor = '(?<!\\bfor (?:the |my |our |all |these |those )?(?:\\d*)?)\\b';

/** People who may give together. */
const people =
  '(?:of us|of them|people|ppl|persons?|colleagues|co-?workers|workmates|mates|friends|couples|families|households|flats|pupils|students|teachers|kids|children|parents|mums|moms|dads|blokes|lads|girls|guys|women|men|nurses|neighbou?rs|grandchildren|siblings|cousins|members|players|singers|ringers|staff)';

/** Several who each receive. */
const receivers =
  '(?:guests|kids|children|pupils|classmates|colleagues|co-?workers|workmates|team ?mates|employees|clients|customers|bridesmaids|groomsmen|ushers|neighbou?rs|participants|visitors|members|volunteers|players|residents|everyone|everybody)';

/** What may stand between an amount that comes first and what denies it: "more than 50 I really won't pay". */
const clause = '(?:,? (?!and |or |but |so |because |she |he |they )[a-z]+)';

/** How English says what a gift may cost. */
export const budgets: BudgetGrammar = {
  currencies: {
    EUR: 'euros?\\b',
    USD: 'us-dollars?\\b|dollars?\\b|bucks?\\b',
    CAD: 'ca?n?\\$|canadian dollars?\\b|cad dollars?\\b|loonies\\b',
    AUD: 'au?\\$|australian dollars?\\b|aussie dollars?\\b',
    GBP: 'pounds?\\b|(?:pounds )?sterling\\b|quid\\b|squid\\b',
    CHF: '(?:swiss )?francs?\\b',
    SEK: 'swedish (?:kronor|krona)\\b',
    NOK: 'norwegian kroner?\\b',
    DKK: 'danish kroner?\\b',
    PLN: 'zloty\\b',
    JPY: 'yen\\b',
    INR: 'rupees?\\b|rs\\b\\.?|inr\\b|/[-=]',
    AED: 'dirhams?\\b|dhs?\\b',
    ZAR: '(?:south african )?rands?\\b',
    NZD: '(?:nz|kiwi|new zealand) dollars?\\b|nz\\$',
    SGD: '(?:singapore|sing) dollars?\\b|s\\$',
    NGN: 'naira\\b',
    KES: 'ksh\\b|kenyan shillings?\\b',
    VND: 'dong\\b',
  },
  notMoney:
    '(?:[a-z]+ )?(?:team|squad|league)\\b|a day\\b|square|sq\\b|met(?:re|er)|mile\\b|miles|feet\\b|foot\\b|ft\\b|yards?\\b|steps?\\b|year|yr|yo\\b|y/o|month|week|day|person|people|pers\\b|guest|piece|x\\b|cm\\b|mm\\b|kg\\b|km\\b|m\\b|g\\b|l\\b|ml\\b|cl\\b|watts?\\b|calories|liter|litre|inch|h\\b|hour|minute|min\\b|times\\b|kid|child|student|colleague|friend|birthday|wedding|s\\b|st\\b|nd\\b|rd\\b|th\\b|percent|pages|degree|\\.?\\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)',
  patterns: [
    {
      pattern:
        '(?<=\\b(?:up to|max(?:imum)?|at most|under|below|no more than|not more than) )(?=\\d){amount}(?= (?:per|each|a|for (?:each|every)) (?:child|kid|pupil|guest|person|head|piece|gift|bag)\\b| each\\b| apiece\\b)',
      reads: 'at-most',
      isBare: true,
      isEach: true,
      examples: { '26 small things, max 1.50 per child': [null, 1] },
    },
    {
      pattern: `(?:more than|over|above|beyond) {amount}(?=${clause}{0,4}?,? (?:cannot|(?:ca|wo|do|does|should|would|could|is|am)n'?t|not|never|too (?:much|expensive|dear)|out of)\\b)`,
      reads: 'at-most',
      isBare: true,
      examples: {
        "more than 50 euros I really won't pay": [null, 50],
        'over 40 euros is too much': [null, 40],
        'anything above 60 euros is out of the question': [null, 60],
      },
    },
    {
      pattern: `${under}{amount}[^.!?\\d]{0,12}\\b${over}{amount2}{notMoney}`,
      reads: 'between',
      examples: { 'under £50 and over £20': [23, 57] },
    },
    {
      pattern: `(?<![a-z])(?:at least|minimum|min\\.|${denied}(?:less than|lower than|under|below|cheaper than))\\s+{amount}{notMoney}(?![^.!?\\d]{0,20}\\b${under}\\d)`,
      reads: 'at-least',
      isBare: true,
      examples: {
        'at least 50': [50, null],
        'no less than 35': [35, null],
        "can't be less than £20": [23, null],
        'nothing under 40': [40, null],
      },
    },
    {
      pattern: '\\bbetween\\s*{amount}\\s*(?:-|to|and)\\s*{amount2}{notMoney}',
      reads: 'between',
      isBare: true,
      examples: { 'between 20 and 30': [20, 30] },
    },
    {
      // "Is 5, up to 40 euros" tells an age first.
      pattern:
        '(?<![\\d.]){amount}\\s*(?<!,\\s{0,2})(?:-|to|up to|till|and)\\s*{amount2}{notMoney}',
      reads: 'between',
      examples: { '£15-20': [17, 23], '20 to 30 euros': [20, 30] },
    },
    {
      // "Nephew 30 50 euros" tells an age first.
      pattern: '(?<![\\d.])(?=\\d{3} ){amount} {amount2}{notMoney}',
      reads: 'between',
      examples: { 'gift for mum, 150 200 euros': [150, 200] },
    },
    {
      // So much for each of several: "2 each x6".
      pattern: '(?=\\d){amount} (?:each|apiece),? ?(?:x|times) ?\\d{1,2}\\b',
      reads: 'at-most',
      isBare: true,
      isEach: true,
      examples: { 'party bags, 2 each x6': [null, 2] },
    },
    {
      pattern:
        '(?=\\d){amount} (?:per|for (?:each|every)) (?:child|kid|pupil|niece|nephew|grandchild|grandkid|teacher|gift|present|baby|twin|player|guest)\\b',
      reads: 'at-most',
      isBare: true,
      isEach: true,
      examples: { '15 per kid, no teddies': [null, 15] },
    },
    {
      pattern: '{amount} (?:incl\\.?|including|inc) (?:the )?(?:postage|p&p|shipping|delivery)',
      reads: 'at-most',
      isBare: true,
      examples: { '15 including postage': [null, 15] },
    },
    {
      pattern: '(?:around|about|near|at) the {amount} mark\\b',
      reads: 'about',
      isBare: true,
      examples: { 'around the 40 mark': [28, 48] },
    },
    {
      pattern: `${over}{amount}[^.!?\\d]{0,20}\\b${under}{amount2}{notMoney}`,
      reads: 'between',
      examples: { 'at least 20 at most 40 euros': [20, 40] },
    },
    {
      pattern:
        '(?<![a-z])(?:(?:collected|raised|scraped together|clubbed together|chipped in)(?: (?:about|around))?|(?:whip[- ]?round|collection|kitty|pot)(?: (?:of|is|came to|comes to|has|raised|is at))+:?|(?:whip[- ]?round|collection|kitty):) {amount}{notMoney}',
      reads: 'pot',
      isBare: true,
      examples: {
        'we collected 35': [21, 35],
        'whip-round of £60 for a workmate': [41, 69],
        'the kitty has 80': [48, 80],
      },
    },
    {
      pattern: `(?<![a-z])(?:(?:pool(?:ed|ing)|(?:club|chip|pitch|throw|chuck)(?:b|p)?(?:ed|ing)? (?:all )?together|(?:chuck|throw|pitch|chip)(?:p)?(?:ed|ing) in)(?: (?:our money|money|together|and (?:have|got|it'?s)))? ${some}|(?:we|all|both|team|office|class|family|everyone|everybody|colleagues|friends|siblings|brothers|sisters|and i|us|department|crew)(?:'?ve| have| has)? (?:all )?(?:(?:put|got|pulled|scraped) together|gathered|saved up) ${some}){amount}{notMoney}${endOfPot}`,
      reads: 'pot',
      isBare: true,
      examples: {
        "we're pooling like 120": [72, 120],
        'the team has put together 200 for our manager': [120, 200],
      },
    },
    {
      // "We all chip in 5" is a share; with "so" it tells the sum.
      pattern: `(?<![a-z])(?:chip(?:s|ping)?|pitch(?:es|ing)?|throw(?:s|ing)?|club(?:s|bing)?|put(?:s|ting)?) (?:in|together)(?: money)?,? (?:so|which is|to make|that makes|it'?s|that'?s|in total|total) ${some}{amount}{notMoney}${endOfPot}`,
      reads: 'pot',
      isBare: true,
      examples: { 'we all chip in so like 120': [72, 120] },
    },
    {
      pattern: '{amount} (?:pooled|(?:clubbed|scraped|put) together)\\b',
      reads: 'pot',
      isBare: true,
      examples: { 'we have 90 pooled': [54, 90] },
    },
    {
      pattern:
        '{amount} (?:in the (?:kitty|pot|whip[- ]?round|collection)|(?:collected|raised)\\b)',
      reads: 'pot',
      isBare: true,
      examples: { '50 in the kitty': [30, 50], 'we have £90 collected': [62, 103] },
    },
    {
      // "No more than about 15" is a limit, however soft.
      pattern: `(?<![a-z])(?:${denied}(?:more than|over|above|beyond|exceed(?:ing)?)|${limited}) ${roughly} {amount}{notMoney}`,
      reads: 'at-most',
      isBare: true,
      examples: {
        "mustn't cost more than about 5 pounds": [null, 6],
        'not over about 30': [null, 30],
        'up to around £35': [null, 40],
        'under roughly 25 euros': [null, 25],
      },
    },
    {
      pattern: `${under}{amount}{notMoney}`,
      reads: 'at-most',
      isBare: true,
      examples: {
        'under £30': [null, 35],
        'max 1k': [null, 1000],
        'no more than fifty': [null, 50],
        'max $20': [null, 18],
        "I can't pay more than 45": [null, 45],
        'we dont want to go above £30': [null, 35],
        'not a penny over 20 euros': [null, 20],
        "it shouldn't exceed 80": [null, 80],
        'the limit is a 20': [null, 20],
        'up to 500 sek': [null, 45],
        'under 1000 rs': [null, 10],
        'we could stretch to 55': [null, 55],
        'spend is 90': [null, 90],
        'anything within 35': [null, 35],
        'max ₹2,500': [null, 25],
        'our max is forty': [null, 40],
        'budget 700/-': [null, 7],
      },
    },
    {
      pattern:
        '{amount}\\s*(?:is (?:(?:all|as much as|the most|as (?:high|far) as) (?:that )?(?:i|we)\\b|(?:my|our|the) (?:(?:absolute|upper|very) )?(?:ceiling|limit|max(?:imum)?|cap|budget)\\b)|max(?:imum|i)?\\b|(?:or|and) (?:less|under|below)\\b|tops\\b|at (?:the )?(?:very )?most|limit|budget|to (?:spend|play with|blow|splash)\\b|all in\\b|between us)',
      reads: 'at-most',
      isBare: true,
      examples: {
        'thirty quid tops': [null, 35],
        '40 max': [null, 40],
        'tenner max': [null, 10],
        'a fiver': [null, 5],
        '50 between us': [null, 50],
        'we have 60 to spend': [null, 60],
        '25 is my ceiling': [null, 25],
        '30 is all we have': [null, 30],
      },
    },
    {
      // "About 200 in total" is read as about 200.
      pattern:
        '(?<!\\b(?:about|around|roughly|approx|approximately|circa|ca)\\.? ?){amount}\\s*(?:in all\\b|in total|al(?:l )?together)',
      reads: 'at-most',
      isBare: true,
      examples: { '200 in total': [null, 200], 'we have 200 altogether for him': [null, 200] },
    },
    {
      pattern: `(?<![a-z])(?:around|about|approx(?:imately)?\\.?|roughly|circa|ca\\.?|in the region of|somewhere (?:around|near)|close to|more or less|~|≈)\\s*(?:${under})?{amount}{notMoney}`,
      reads: 'about',
      isBare: true,
      examples: { 'around 30': [21, 36] },
    },
    {
      // "Like" and "round" are verbs and prepositions too, so that only money may follow.
      pattern:
        "(?<![a-z])(?<!\\b(?:i|you|we|they|would|'d|not|looks?|feels?|more) )(?:like|bout|abt|round|round about|ballpark|say|in the ballpark of)\\s*{amount}{notMoney}",
      reads: 'about',
      examples: {
        'spending like 60 bucks': [37, 65],
        'bout 20 quid': [16, 28],
        'say €50': [35, 60],
      },
    },
    {
      pattern:
        '\\b(?:cheap(?:ish|o)?|inexpensive|(?:small|low|tight) budget),?\\s*(?:(?:like|as in|so|say|around|about|maybe)\\s+)?(?=[1-9]\\d){amount}(?=\\s*(?:$|[.!?,;]|ish\\b|or so\\b|max\\b))',
      reads: 'about',
      isBare: true,
      examples: { 'cheap like 15': [10, 18], 'something cheap, so 20': [14, 24] },
    },
    {
      // At the end it is no preposition, and "she is round 40" is an age.
      pattern:
        "(?<![a-z])(?<!\\b(?:is|'s|are|aged|she|he|turning|turns|they) )(?:bout|abt|round|round about)\\s*(?=[1-9]\\d){amount}(?=\\s*(?:$|[.!?,;]|each\\b|max\\b))",
      reads: 'about',
      isBare: true,
      examples: { 'any ideas round 40': [28, 48], 'my nan bakes, bout 30': [21, 36] },
    },
    {
      // "50ish" may be an age.
      pattern: '(?=\\d{3}|[£$€]){amount}\\s?-?ish\\b',
      reads: 'about',
      isBare: true,
      examples: { '100ish between us': [70, 120], '€50ish': [35, 60] },
    },
    {
      // "In 400", as Hindi says it.
      pattern: '{amount} (?:mein|mai|tak|ke? andar|ke? under|ke? beech|rupay\\w*)\\b',
      reads: 'at-most',
      isBare: true,
      examples: { 'gift for bhai, 400 mein': [null, 4], 'didi ke liye, 800 ke andar': [null, 8] },
    },
    {
      pattern:
        "(?:(?:i|we)(?:'?ve| have)(?: only| just)(?: got)?|(?:got|have|has)(?= \\S+ to (?:spend|play with|blow)\\b)) {amount}{notMoney}",
      reads: 'at-most',
      isBare: true,
      examples: { "I've only 40": [null, 40], 'got 30 to spend': [null, 30] },
    },
    {
      // What bookmakers call sums: a pony is a pony where no word tells of money.
      pattern:
        '(?:budget|limit|spend(?:ing)?|max(?:imum)?|up to|under|no more than|not more than)(?: is| of|:)? an? {word}\\b(?=\\s*(?:[.,;!?)]|$|max\\b|tops\\b|each\\b))|an? {word} (?:max|tops|limit|at (?:the )?(?:very )?most|to spend|budget|between us|each)\\b',
      reads: 'at-most',
      isBare: true,
      examples: { 'budget is a pony': [null, 25], 'a score at most': [null, 20] },
    },
    {
      pattern: `${over}{amount}{notMoney}`,
      reads: 'at-least',
      examples: { 'from 50 euros': [50, null] },
    },
    {
      pattern: '{amount}\\s*(?:or more|minimum)',
      reads: 'at-least',
      isBare: true,
      examples: { '50 euros or more': [50, null], 'hot sauce, 30 or more': [30, null] },
    },
    {
      pattern: '{amount}\\s*and up\\b',
      reads: 'at-least',
      examples: { '50 euros and up': [50, null] },
    },
    {
      pattern: '{amount}\\s*(?:or so|or thereabouts|give or take|-?ish)\\b',
      reads: 'about',
      examples: { '40 quid or so': [32, 55] },
    },
    {
      pattern: '\\b(?:exactly|precisely)\\s*{amount}{notMoney}',
      reads: 'exactly',
      examples: { 'exactly 25 euros': [20, 26] },
    },
  ],
  amounts: { score: 20, pony: 25, bullseye: 50, monkey: 500 },
  slang: {
    'a tenner': 10,
    'a fiver': 5,
    tenner: 10,
    tenners: 10,
    fiver: 5,
    fivers: 5,
    fivver: 5,
    'a euro': 1,
    'a quid': 1,
    'a pound': 1,
    'a dollar': 1,
    'a buck': 1,
    twenny: 20,
    '2 twenties': 40,
    '2 tenners': 20,
    '3 tenners': 30,
    'couple of tenners': 20,
    'couple of fivers': 10,
    '2 fivers': 10,
    'a couple of 100': 200,
    'a couple 100': 200,
    'couple 100': 200,
    'couple of 100': 200,
    'a few 100': 300,
    'a few euros': 10,
    'a few quid': 10,
    'a few pounds': 10,
    'a few bucks': 10,
    'a couple of euros': 5,
    'a couple of quid': 5,
    'a couple of pounds': 5,
  },
  vague: [
    {
      pattern:
        '(?:not (?:too|to|2|that|so|very|overly|super) (?:expensive|pricey|dear|costly)|affordable|reasonably priced|nothing (?:too )?(?:over the top|extravagant|lavish|flashy|fancy|ott)\\b|nothing too much(?! (?:about|for|of|like|with)\\b)|(?:not|without|(?:do|does|wo|should|ca)n.?t|nothing (?:that|to))(?: (?:want|need|wanna|going|trying|looking))?(?: to)? (?:break|breaks|breaking) the bank)',
      euros: 40,
      examples: [
        'not too expensive',
        'gift 4 gf not 2 pricey',
        'together 3 months nothing too much',
        'nothing over the top',
        "don't want to break the bank",
      ],
    },
    {
      pattern:
        '(?:dirt cheap|stocking fillers?|stocking stuffers?|very cheap|super cheap|token gift)',
      euros: 20,
      examples: ['a stocking filler'],
    },
    {
      pattern:
        "(?:(?<!\\b(?:nothing|not|no|never|looks?|looking|feels?|isn't) (?:too |so |very |that (?:looks|feels|is) |looks |looking )?)cheap(?:er|est|ish)?(?! (?:looking|tat|stuff|rubbish|junk|plastic))|inexpensive|low.budget|small budget|tight budget|on a budget|(?:i'?m|we'?re|am|are|bit|pretty|totally|so) broke|(?:(?:i'?m|i am|we'?re|we are|me being) (?:\\w+ )?|a bit |bit |^(?:totally |proper |so )?)skint(?= (?:myself|this|atm|at the|right now|but|so|and|till|until|after|now)|[ ,.!]*$|[,.!])|not (?:much|a lot of) money|(?:(?:i|we)(?:'?ve| have|'?re| are)?(?: (?:got|only|just|really|very|so))*) (?:(?:very|so|too) )?(?:little|no|hardly any|barely any|next to no) (?:money|cash)\\b(?! (?:left over|to worry))|(?:i|we) can'?t afford (?:much|a lot|anything (?:big|much))|(?:costs?|costing) (?:nothing|next to nothing|very little)\\b(?! (?:more|else|in))|not (?:got )?(?:a lot|much) to spend|(?:nothing|nowt|nuffin|(?:not|\\w+n'?t) (?:\\w+ ){0,3}anything) (?:too |very |that )?(?:expensive|pricey|dear)|(?:just|only) something (?:small|little|tiny)|(?<!(?:hold|fits?|carry|pack|packs) )(?:some?thin[g']?|summat|anything|a wee something) (?:small|wee|tiny)(?! enough)|(?:(?:a|some) (?:small|little|wee|tiny) (?:something|gift|present|token|thank.you)|(?<!\\b(?:no|not|only|any|nothing) )(?:small|wee|tiny) (?:gift|present|token|thank.you))(?! (?:box|bag|wrap|card)))",
      euros: 25,
      examples: [
        'cheap',
        'I am broke',
        'not much money',
        'we have very little money',
        'a gift that costs next to nothing',
        'nothing expensive',
        'nowt too dear',
        "they don't want anything expensive",
        'just something small',
        'a little something',
        'something small to say thanks',
      ],
    },
  ],
  shares: [
    {
      pattern: `{amount} ${each}\\b[^.!?\\d]{0,30}${notFor}{givers}(?: of us| people| colleagues| friends)`,
      examples: { '5 each, there are 8 of us': 40 },
    },
    {
      pattern: `${notFor}{givers} (?:of us|people|ppl|colleagues|friends|couples|families|pupils|students|teachers|kids)\\b[^.!?\\d]{0,30}{amount}\\s*${each}\\b`,
      examples: { '8 people giving 5 each': 40, '14 teachers, 2 euros each': 28 },
    },
    {
      pattern: `${notFor}{givers}(?: (?:people|colleagues|friends|mates|couples|families|children|kids|dads|mums|parents|of us))? ?(?:x|at|give) ?(?!4\\b){amount}{notMoney}`,
      examples: { '4 couples x 50 euros': 200, 'four at £5': 23, '10 people at 5 each': 50 },
    },
    {
      // So small a sum is what each of many gives.
      pattern: `${notFor}{givers} ${people},? (?=(?:[2-9]|10)\\b){amount}(?<![\\d\\s]){notMoney}`,
      examples: { 'eleven of us 3 euros': 33, '18 colleagues, 2 euros': 36 },
    },
    {
      pattern: `{amount} ${each} from (?:the |all )?{givers}\\b`,
      examples: { '2 euros each from 15 ppl': 30 },
    },
    {
      pattern:
        '\\beveryone (?:gives|chips in|pays) {amount}[^.!?\\d]{0,20}(?:we are|there are) {givers}',
      examples: { 'everyone gives 5, we are 8': 40 },
    },
  ],
  headCounts: [
    {
      pattern: `(?:we are|we'?re|we will be|we'll be|we r)(?: (?:about|around|all|nearly|almost|over|now))* \\d{1,3}(?: ${people})?(?! ?(?:years?|yrs?|yo\\b|pounds?|quid|euros?|[€£$]|\\d)| (?:and|&) \\d)`,
      examples: ['we are 25', "we'll be around 30"],
    },
    {
      pattern: '\\d{1,3} of us',
      examples: ['there are 20 of us'],
    },
    {
      pattern:
        '(?:(?:my|our|the) )?\\d{1,3} (?!pounds?|euros?|dollars?|quid|bucks|years?)[a-z]{4,}(?= (?:are |is |all )?(?:giv(?:e|ing)|chip(?:ping)?|put(?:ting)?|club(?:bing)?|pool(?:ing)?|contribut(?:e|ing)|buy(?:ing)?)\\b)',
      examples: [
        '15 children give the teacher something',
        'our 3 grandchildren are clubbing together',
      ],
    },
  ],
  pooled: {
    shares: [
      `{amount}\\s*${each}\\b`,
      '\\b(?:everybody|everyone|each(?: [a-z]+)?) (?:puts|gives|pays|brings|chucks|bungs|throws|donates) (?:in )?{amount}',
      '\\b(?:chuck|bung|stump|lob|club|kick)(?:s|ed|ing|in|bing)? (?:up |in )?{amount}',
      '\\b(?:chip(?:s|ping)|put(?:s|ting)|throw(?:s|ing)|pitch(?:es|ing)) in {amount}(?! ?(?:in total|in all|total|altogether|all together|between))',
      '\\b(?:each|everyone|everybody|all)(?: of us)?(?: \\d+)? (?:will )?(?:is |are )?(?:giv(?:e|es|ing)|pay(?:s|ing)?|put(?:s|ting)?|chip(?:s|ping)?|throw(?:s|ing)?) (?:in )?{amount}',
    ],
    givers: [
      `\\bwe(?: are|'?re| r| have| is)?(?: all)? {givers}\\b|${notFor}{givers} of us\\b|\\bof us {givers}\\b`,
      `${notFor}{givers} ${people}\\b|\\b(?:team|class|office|crew|group|department|staff|lab|choir|club|squad|unit) (?:is|of|has) {givers}\\b|${notFor}{givers} in (?:the |our |my )?(?:team|class|office|crew|group|department)\\b`,
      `${notFor}{givers} [a-z]{3,} (?:give|gave|giving|pay|paid|paying|chip(?:ped|ping)?|put|putting|chuck(?:ed|ing|in)?) `,
    ],
    examples: {
      "we're 10 so a fiver each": 50,
      'we are 11 and each give 5': 55,
      'six of us putting in a tenner each': 60,
      'each of us five puts in 20': 100,
      'seven of us chipping in 8': 56,
      '24 children, a euro each': 24,
      'team of 9, 10 per head': 90,
      'thirteen ringers, 5 each': 65,
      'staff of 13, 3 quid each': 45,
      'twelve of us chucking in 5': 60,
      'we are 7 and everybody puts 15': 105,
      'for our teacher, class of 24, 3 euros a kid': 72,
      'the forty rowers gave ten euros apiece': 400,
      '6 siblings, 50 each, for mum': 300,
      '12 in our office, £2 to spare each': 28,
      // What each of several recipients may cost is no share.
      'gifts for 6 kids, 10 euros each': 10,
      'four of us play cards, so 8 euros a head for the 3 others': 8,
    },
  },
  receivers: {
    before: [
      {
        anchor: 'before',
        pattern:
          '(?:for|to)(?: (?:the|my|our|all|these|those|each|every|one|of|a|whole|small|little))*(?: (?:team|class|group|crew|staff|office|department|bunch|squad|cohort) of)?(?: (?:about|around|some))?',
        examples: ['tea for', 'for my small team of about', 'to all our', 'for each of the'],
        counterexamples: ['we are', 'my boss and'],
      },
      {
        anchor: 'before',
        pattern: 'my|our|manage|manages|lead|leads|supervise|employ|teach',
        examples: ['I teach', 'our'],
        counterexamples: ['his'],
      },
      {
        anchor: 'before',
        pattern:
          "(?<!\\b(?:teachers?|coach|trainer|tutor|staff)\\b[^.!?]{0,60})(?:for|our|my|to)(?: (?!teacher|coach|trainer|tutor|staff)[a-z']+){0,4} (?:class|group|team|crew|kindergarten|nursery|playgroup|party)(?: (?:of|with|with about))?,?",
        examples: ["our son's whole class,", 'for her birthday party,'],
        counterexamples: ["for the teacher of my son's class,"],
      },
    ],
    unless: [
      {
        anchor: 'anywhere',
        pattern:
          "of us|between us|we(?:'?re| are| r)|and (?:i|me|myself)|(?:chip|throw|pitch|club|put)(?:s|ping|ing|bing|ting)? (?:in|together)|giv(?:e|es|ing)|pay(?:s|ing)?|collect\\w*|contribut\\w*|whip",
        examples: ['five of us', "we're 5", 'my sister and me', 'all chip in', 'they pay'],
        counterexamples: ['for my team of 8', 'we like tea', 'a chip shop'],
      },
    ],
    forEach: [
      {
        anchor: 'anywhere',
        pattern:
          '(?:per|for (?:each|every)|a) (?:child|kid|pupil|guest)|(?:party|goodie|goody|loot|treat) bags?|(?:party|wedding) favou?rs|(?:each|every) (?:child|kid|pupil|guest) gets',
        examples: ['per child', 'for each kid'],
        counterexamples: ['2 euros each'],
      },
      {
        // Many gifts for many people, or many small things for one.
        anchor: 'anywhere',
        pattern: `(?:gifts|presents|prizes|treats|goodies|tokens|souvenirs|keepsakes|something|little things|bits) for (?:(?:all|the|my|our|some|small|little|every|each) )*(?:[a-z]+ )?${receivers}\\b|for (?:(?:all|the|my|our) )*(?:[a-z]+ )?guests|(?:calendar|stocking) (?:fillers?|stuffers?)|\\d{1,3} of (?:them|these|those)`,
        examples: ['gifts for the wedding guests', 'something for all my colleagues', '24 of them'],
        counterexamples: ['gifts for mum', 'a present for our trainer', '24 of us'],
      },
    ],
    thanked: [
      {
        anchor: 'anywhere',
        pattern:
          'teachers?|coach(?:es)?|tutors?|trainers?|assistants?|ta|principal|head ?(?:master|mistress|teacher)|carers?|nursery (?:staff|nurse)|leaving|retir[a-z]+|thank',
        examples: ['for the teacher', 'a leaving gift'],
        counterexamples: ['for the class'],
      },
    ],
    examples: {
      '26 kids, 2 euros per child': 2,
      'for the teacher, 24 children, 2 euros each': 48,
      'small gifts for my team of 9 people, 12 euros each': 12,
      'christmas for our 6 colleagues, 10 euros per head': 10,
      'I manage 7 people, something for 15 euros each': 15,
      "our son's whole class, 28 kids, goodie bags, 2 euros each": 2,
      'little presents for our party guests, 40 people, max 4 euros each': 4,
      'stocking fillers for my girl, twelve of them, 3 euros each': 3,
      'something for all the volunteers, 30 people, 5 euros each': 5,
      // They give where the text says so.
      'my 3 friends and I, 20 euros each for our teacher': 60,
      'our team of 6 people gives 10 euros each': 60,
      'present for mum, 4 siblings, 25 euros each': 100,
      '20 colleagues, 5 euros each, something for our secretary': 100,
    },
  },
  divided: [
    {
      pattern:
        '{amount} (?:for|between|among|across) (?:(?:all|the|my|our|these) )*{recipients}(?: (?:kids|children|nieces|nephews|girls|boys|teachers|grandchildren|grandkids|gifts|presents)\\b)',
      examples: { 'we have 60 euros for the 3 girls': 20, '40 euros between 4 teachers': 10 },
    },
    {
      pattern:
        '(?:\\bx ?|\\bfor (?:the |my |our )?){recipients}\\b[^.!?\\d]{0,30}{amount} ?(?:in all|in total|all ?together|for all)\\b',
      examples: {
        'for three people, 15 in all': 5,
        'for nursery teachers x3 15 euros all together': 5,
      },
    },
  ],
  local: [
    {
      instead: 'USD',
      currency: 'AUD',
      least: 0,
      words: [
        {
          anchor: 'anywhere',
          pattern:
            'aussie|aussies|straya|arvo|(?:in|from) (?:australia|sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|darwin)',
          examples: ['for an Aussie friend', 'from Perth'],
          counterexamples: ['an austrian friend', 'in Austria'],
        },
      ],
    },
    {
      instead: 'USD',
      currency: 'CAD',
      least: 0,
      words: [
        {
          anchor: 'anywhere',
          pattern:
            "toonies?|loonies?|(?:here|live|living|based|we are|we're) in (?:canada|toronto|ottawa|calgary|vancouver|winnipeg|montreal|edmonton|halifax)",
          examples: ['we live here in Canada', 'a few loonies'],
          counterexamples: ['he loves Canada', 'a loon'],
        },
      ],
    },
    {
      // Who writes so counts in rupees, of which less than a hundred is no gift.
      instead: null,
      currency: 'INR',
      least: 100,
      words: [
        {
          anchor: 'anywhere',
          pattern:
            'yaar|bhai(?:ya|yya)?|bhabhi|didi|chach[au]|chachi|mausi|rakhi|raksha ?bandhan|convocation|tuition (?:sir|miss|teacher|master)|(?:school|college|class|maths|english|my|our) sir|sir ji|neet|jee|upsc|cbse|icse|sbi|iit|iim|mein|ke? andar|rupay\\w*|hai|bas|wala|wali|ke liye|accha|arre|in (?:india|kochi|kottayam|mumbai|delhi|bangalore|bengaluru|chennai|hyderabad|pune|kolkata|kerala|jaipur|lucknow|ahmedabad|nagpur|indore)',
          examples: ['gift for my bhabhi', 'we are in Pune', 'our maths sir'],
          counterexamples: ['a friend from India', 'dear sir'],
        },
      ],
    },
    {
      // Indian things may be loved elsewhere, but few gifts cost so many euros or pounds.
      instead: null,
      currency: 'INR',
      least: 400,
      words: [
        {
          anchor: 'anywhere',
          pattern:
            'carnatic|kathak|bharatanatyam|hindi|bollywood|tamil|telugu|kannada|malayalam|marathi|filter (?:coffee|kaapi)|kaapi|momos?|tiffin|davara|tambola|diwali|deepavali|onam|pongal|navratri|holi|pooja|puja|amma|appa|tata|mami|mama ji|dada|dadi|nani|masi|thatha|paati|coorg|lakhs?|papad|achar|tagore|jains?|sikhs?|hindu|punjabi|gujarati|bengali|marwari|brahmin|shakahari|pure veg|mithai|ganesh|saree|sari|kurta|paneer|biryani|mehndi|sangeet|hostel|kindly suggest|(?:pls|plz) suggest|frnds?|fr my|please suggest|within (?:rs\\.? ?|a budget of )?\\d(?:\\d{3}|[.,]?\\d?k)\\b|madam|sir please|respected sir|mr\\.? (?:sharma|gupta|singh|patel|kumar|verma|reddy|nair|iyer|rao|joshi|mehta|shah|das)|priya|rahul|anjali|pooja|neha|rohan|amit|sanjay|deepak|sunita|kavita|arjun|lakshmi|ananya',
          examples: ['she loves kathak', 'for my amma', 'filter coffee'],
          counterexamples: ['coffee', 'she loves ballet'],
        },
      ],
    },
  ],
  peopleBefore: [
    {
      anchor: 'before',
      pattern:
        '\\w*(?:people|person|someone|somebody|anyone|everyone|kids?|children|those|man|men|woman|women|friends?)\\s*(?:aged|ages|age|are|is)?',
      examples: ['for people', 'grandchildren aged', 'a man'],
      counterexamples: ['for dad', 'people like'],
    },
  ],
  childBefore: [
    {
      anchor: 'before',
      pattern:
        '(?:boy|girl|kid|child|son|daughter|nephew|niece|grandson|granddaughter|toddler)(?:\\s*,)?',
      examples: ['a boy,', 'my niece'],
      counterexamples: ['my sister,', 'a boyfriend'],
    },
  ],
  otherNumberBefore: [
    {
      anchor: 'before',
      pattern: "(?:he|she|they|who)(?:'?s|'?re| is| are)(?: (?:somewhere|anywhere))?(?: between)?",
      examples: ["she's", 'he is somewhere between'],
      counterexamples: ['she wants', 'it is'],
    },
    {
      anchor: 'before',
      pattern:
        "(?:mum|mom|dad|gran|nan|nana|grand(?:ma|pa|ad)|uncle|aunt|auntie|aunty|friend|mate|brother|sister|cousin|niece|nephew|boss|husband|wife|partner|colleague|neighbou?r|teacher|son|daughter|in law)(?:'?s| is)(?: (?:now|probably|maybe))?",
      examples: ['my uncle is now', "dad's"],
      counterexamples: ['my uncle wants', 'dad'],
    },
    {
      anchor: 'before',
      pattern:
        'aged?|ages?|turns|turning|(?:wars?|ww[12i]|wwii|battle|army)(?: (?:of|in))?|iphone|ps|playstation|windows|switch|xbox|ipad|galaxy|no\\.?|number|size|in|since|volume',
      examples: ['aged', 'a new Xbox', 'size', 'no.', 'ww2'],
      counterexamples: ['up to', 'around'],
    },
    {
      anchor: 'before',
      pattern:
        "(?<!\\b(?:i|we|ive|i'?ve|we'?ve|you)(?: (?:only|just|also|already))? )(?:has|have|owns?|got|collected)(?: (?:already|like|at least|easily|probably|maybe|over|well over))?",
      examples: ['he has', 'she owns at least', 'collected over'],
      counterexamples: ['I only have', "we've got", 'he likes'],
    },
  ],
  ageAfter: [
    {
      anchor: 'behind',
      pattern: '\\.\\s*(?:birth\\w*|\\d\\w*)',
      examples: ['. birthday', '.5', '. 12'],
      counterexamples: [' euros', '. Thanks'],
    },
  ],
  surely: [
    {
      anchor: 'anywhere',
      pattern: '\\w*(?:budget|max|within|upto)\\w*',
      examples: ['a budget of 8', 'max 9', 'maximum 9', 'within 9'],
      counterexamples: ['around 9'],
    },
  ],
};
