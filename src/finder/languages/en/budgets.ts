import type { BudgetGrammar } from '../language-pack.ts';

const under =
  '(?<![a-z])(?:under|below|beneath|less than|lower than|cheaper than|up to|upto|max(?:imum|i)?\\.?|at (?:the )?most|no more than|not more than|not over|nothing (?:over|above)|(?:can|could|will|would|want to|wanna) spend|spending|to spend|(?:have |has |we )?(?:collected|raised)|(?:price )?limit(?: of| is)?:?|budget(?: ?(?:max(?:imum)?\\.?|of|is|is about))?:?|price:?|<=?|≤)\\s*';
const over =
  '(?<![a-z])(?:over|above|more than|at least|min(?:imum)?\\.?|from|starting at|starting from|>=?|≥)\\s*';

/** How English says what a gift may cost. */
export const budgets: BudgetGrammar = {
  currencies: {
    EUR: 'euros?\\b',
    USD: 'us-dollars?\\b|dollars?\\b|bucks?\\b',
    CAD: 'canadian dollars?\\b|cad dollars?\\b|loonies\\b',
    AUD: 'australian dollars?\\b|aussie dollars?\\b',
    GBP: 'pounds?\\b|quid\\b|squid\\b',
    CHF: '(?:swiss )?francs?\\b',
    SEK: 'swedish (?:kronor|krona)\\b',
    NOK: 'norwegian kroner?\\b',
    DKK: 'danish kroner?\\b',
    PLN: 'zloty\\b',
    JPY: 'yen\\b',
    INR: 'rupees?\\b|rs\\b\\.?|inr\\b',
  },
  notMoney:
    'year|yr|yo\\b|y/o|month|week|day|person|people|pers\\b|guest|piece|x\\b|cm\\b|mm\\b|kg\\b|km\\b|m\\b|g\\b|l\\b|liter|litre|inch|h\\b|hour|minute|min\\b|times\\b|kid|child|student|colleague|friend|birthday|wedding|s\\b|st\\b|nd\\b|rd\\b|th\\b|percent|pages|degree|\\.?\\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)',
  patterns: [
    {
      pattern: `${under}{amount}[^.!?\\d]{0,12}\\b${over}{amount2}{notMoney}`,
      reads: 'between',
      examples: { 'under £50 and over £20': [23, 57] },
    },
    {
      pattern: `(?<![a-z])(?:at least|no less than|minimum|min\\.)\\s+{amount}{notMoney}(?![^.!?\\d]{0,20}\\b${under}\\d)`,
      reads: 'at-least',
      isBare: true,
      examples: { 'at least 50': [50, null], 'no less than 35': [35, null] },
    },
    {
      pattern: '\\bbetween\\s*{amount}\\s*(?:-|to|and)\\s*{amount2}{notMoney}',
      reads: 'between',
      isBare: true,
      examples: { 'between 20 and 30': [20, 30] },
    },
    {
      pattern: '(?<![\\d.]){amount}\\s*(?:-|to|up to|till|and)\\s*{amount2}{notMoney}',
      reads: 'between',
      examples: { '£15-20': [17, 23], '20 to 30 euros': [20, 30] },
    },
    {
      pattern: `${over}{amount}[^.!?\\d]{0,20}\\b${under}{amount2}{notMoney}`,
      reads: 'between',
      examples: { 'at least 20 at most 40 euros': [20, 40] },
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
        'we collected 35': [null, 35],
        'up to 500 sek': [null, 45],
        'under 1000 rs': [null, 10],
        'max ₹2,500': [null, 25],
      },
    },
    {
      pattern:
        '{amount}\\s*(?:max(?:imum|i)?\\b|or less|or under|and under|tops\\b|at (?:the )?(?:very )?most|limit|budget|in all\\b|in total|all ?together|all in\\b|between us)',
      reads: 'at-most',
      isBare: true,
      examples: {
        'thirty quid tops': [null, 35],
        '40 max': [null, 40],
        'tenner max': [null, 10],
        'a fiver': [null, 5],
        '50 between us': [null, 50],
      },
    },
    {
      pattern: `(?<![a-z])(?:around|about|approx(?:imately)?\\.?|roughly|circa|ca\\.?|in the region of|somewhere (?:around|near)|close to|more or less|~|≈)\\s*(?:${under})?{amount}{notMoney}`,
      reads: 'about',
      isBare: true,
      examples: { 'around 30': [21, 36] },
    },
    {
      // "50ish" may be an age.
      pattern: '(?=\\d{3}|[£$€]){amount}\\s?-?ish\\b',
      reads: 'about',
      isBare: true,
      examples: { '100ish between us': [70, 120], '€50ish': [35, 60] },
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
  amounts: {},
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
  },
  vague: [
    {
      pattern: '(?:not (?:too|that|so|very) (?:expensive|pricey)|affordable|reasonably priced)',
      euros: 40,
      examples: ['not too expensive'],
    },
    {
      pattern:
        '(?:dirt cheap|stocking fillers?|stocking stuffers?|very cheap|super cheap|token gift)',
      euros: 20,
      examples: ['a stocking filler'],
    },
    {
      pattern:
        "(?:cheap(?:er|est|ish)?|inexpensive|low.budget|small budget|tight budget|on a budget|(?:i'?m|we'?re|am|are|bit|pretty|totally|so) broke|skint|not (?:much|a lot of) money|(?:nothing|(?:not|\\w+n'?t) (?:\\w+ ){0,3}anything) (?:too |very |that )?(?:expensive|pricey|dear)|(?:just|only) something (?:small|little|tiny)|(?<!(?:hold|fits?|carry|pack|packs) )(?:something|anything|a wee something) (?:small|wee|tiny)(?! enough)|(?:a|some) (?:small|little|wee|tiny) (?:something|gift|present|token|thank.you)(?! (?:box|bag|wrap|card)))",
      euros: 25,
      examples: [
        'cheap',
        'I am broke',
        'not much money',
        'nothing expensive',
        "they don't want anything expensive",
        'just something small',
        'a little something',
        'something small to say thanks',
      ],
    },
  ],
  shares: [
    {
      pattern:
        '{amount} (?:each|apiece|per head|per person|a head)\\b[^.!?\\d]{0,30}{givers}(?: of us| people| colleagues| friends)',
      examples: { '5 each, there are 8 of us': 40 },
    },
    {
      pattern:
        '{givers} (?:of us|people|colleagues|friends|couples|families|pupils|kids)\\b[^.!?\\d]{0,30}{amount}\\s*(?:each|apiece|per head|per person|a head)\\b',
      examples: { '8 people giving 5 each': 40 },
    },
    {
      pattern:
        '{givers}(?: (?:people|colleagues|friends|mates|couples|families|children|kids|dads|mums|parents|of us))? ?(?:x|at|give) ?(?!4\\b){amount}{notMoney}',
      examples: { '4 couples x 50 euros': 200, 'four at £5': 23, '10 people at 5 each': 50 },
    },
    {
      pattern:
        '\\beveryone (?:gives|chips in|pays) {amount}[^.!?\\d]{0,20}(?:we are|there are) {givers}',
      examples: { 'everyone gives 5, we are 8': 40 },
    },
  ],
  pooled: {
    shares: [
      '{amount}\\s*(?:each|apiece|a piece|per head|per person|a head)\\b',
      '\\b(?:chip(?:s|ping)|put(?:s|ting)|throw(?:s|ing)|pitch(?:es|ing)) in {amount}(?! ?(?:in total|in all|total|altogether|all together|between))',
      '\\b(?:each|everyone|everybody|all)(?: of us)?(?: \\d+)? (?:will )?(?:is |are )?(?:giv(?:e|es|ing)|pay(?:s|ing)?|put(?:s|ting)?|chip(?:s|ping)?|throw(?:s|ing)?) (?:in )?{amount}',
    ],
    givers:
      "\\bwe(?: are|'?re| r)(?: all)? {givers}\\b|{givers} of us\\b|\\bof us {givers}\\b|{givers} (?:people|colleagues|mates|friends|couples|families|pupils|kids|children|parents|mums|dads|grandchildren|neighbou?rs)\\b",
    examples: {
      "we're 10 so a fiver each": 50,
      'we are 11 and each give 5': 55,
      'six of us putting in a tenner each': 60,
      'each of us five puts in 20': 100,
      'seven of us chipping in 8': 56,
      '24 children, a euro each': 24,
    },
  },
  divided: [
    {
      pattern:
        '(?:\\bx ?|\\bfor (?:the |my |our )?){recipients}\\b[^.!?\\d]{0,30}{amount} ?(?:in all|in total|all ?together|for all)\\b',
      examples: {
        'for three people, 15 in all': 5,
        'for nursery teachers x3 15 euros all together': 5,
      },
    },
  ],
  local: {
    instead: 'USD',
    currency: 'CAD',
    words:
      /\b(?:toonies?|loonies?|(?:here|live|living|based|we are|we're) in (?:canada|toronto|ottawa|calgary|vancouver|winnipeg|montreal|edmonton|halifax))\b/,
  },
  peopleBefore:
    /(?:people|person|someone|somebody|anyone|everyone|kids?|children|those|man|men|woman|women|friends?)\s*(?:aged|ages|age|are|is)?\s*$/,
  childBefore:
    /\b(?:boy|girl|kid|child|son|daughter|nephew|niece|grandson|granddaughter|toddler)\s*,?\s*$/,
  otherNumberBefore:
    /\b(?:aged?|ages?|turns|turning|iphone|ps|playstation|windows|switch|xbox|ipad|galaxy|no\.?|number|size|in|since|volume)\s*$/,
  ageAfter: /^\s*\.\s*(?:birth|\d)/,
  surely: /budget|max/,
};
