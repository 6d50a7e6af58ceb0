import type { AgeGrammar } from '../number-grammars.ts';
import { words } from '../patterns.ts';
import { grownUp } from './grown-up.ts';
import { schoolYears } from './school-years.ts';

/** Decades of life that no word such as "thirty-something" stands for, with their first age. */
const laterDecades = {
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
  nineties: 90,
};

/** Between ages that are listed: "4, 8 and 13", "4 8 13". */
const join = '\\s*(?:,\\s*(?:and\\s*)?|-|/|&|\\+|and\\b|or\\b|to\\b|\\s)\\s*';

/** How English says how old somebody is. */
export const ages: AgeGrammar = {
  parts: {
    years: '-?\\s?years?(?:[- ]?olds?)?|-?\\s?yrs?(?:[- ]?olds?)?|\\s?y\\.?/?o\\b\\.?',
    months: '-?\\s?m(?:onths?|n?ths?)(?:[- ]?olds?)?',
    to: '-|to|and|or|/',
    marriage: '(?:wedding )?anniversary',
    duration:
      'clean\\b|sober\\b|dry\\b|smoke.?free|in recovery|of (?!age\\b)[a-z]|as (?:our|the|their|an?) |married|together|marriage|anniversary|ago|experience|later|in a row|abroad|(?:in|at|with|for) (?:the (?:company|firm|job|team|club|business|office|school|trade)|us|this job)|(?<=\\b1 years?) in\\b',
    otherUnit:
      '€|eur|\\$|£|chf|dollar|pound|quid|bucks|%|cm\\b|kg\\b|m\\b|km\\b|x\\b|people|times|kids|children|weeks?\\b|foot\\b|feet\\b|ft\\b|minutes?\\b|mins?\\b|miles?\\b|metres?\\b|square\\b|pages?\\b|pieces?\\b|of\\b|semesters?\\b|hours?\\b|days?\\b|months?\\b|bottles?\\b|max\\b|\\d|[.,]\\d',
    called:
      'little (?:man|lad|guy|miss|lady|princess)|neices?|nefews?|nephues?|daugters?|dauthers?|doughters?|daughers?|grandaugh?ters?|grandaugters?|(?:my |our |the |her |his )(?:youngest|oldest|eldest|middle one)|wee (?:man|one)',
  },
  before: [
    {
      anchor: 'before',
      pattern:
        'since|after|married(?: for)?|sober|clean|dry|together|last|past|next|for the|away for|leaves for|leaving for|goes for|going for|took (?:her|him|them|us|me)|been',
      examples: [
        'a couple since',
        'he is sober',
        'married',
        'he is away for',
        'the last',
        'it took them',
      ],
      counterexamples: ['he is', 'a gift for'],
    },
  ],
  patterns: [
    {
      pattern: '{a}{months}?{to}{b}{months}{notDuration}',
      reads: 'month-range',
      examples: { 'baby, 6 to 9 months': [0.5, 0.75] },
    },
    {
      pattern: '(?<![\\d.]){a}{others}+{to}{b}{years}{notDuration}',
      reads: 'range',
      examples: { 'grandkids 4, 7 and 11 years': [4, 11] },
    },
    {
      pattern: '(?<![\\d.]){a}{years}?{to}{b}{years}{notDuration}',
      reads: 'range',
      examples: { 'boys 6 to 8 years old': [6, 8] },
    },
    {
      pattern: `\\b(?:kids?|children|boys?|girls?|aged?|ages|between|{child})\\s*[,:]?\\s*(?:are |is |aged? |ages |of )?\\(?{a}(?:${join}\\d{1,2})*${join}{b}(?!\\d|[.,]\\d|(?:st|nd|rd|th)\\b){notMoney}`,
      reads: 'child-range',
      examples: {
        'my sister’s kids, 4 and 6': [4, 6],
        'kids 5, 7 and 10': [5, 10],
        'nieces 3 6 and 9': [3, 9],
        'boys 2 & 5': [2, 5],
        'grandkids age 6 8 13': [6, 13],
        'my sons, 9/12': [9, 12],
      },
    },
    {
      pattern: `\\b(?:they|who)(?: are|'?re| r)\\s+(?:aged? )?{a}(?:${join}\\d{1,2})*${join}{b}(?!\\d|[.,]\\d|(?:st|nd|rd|th)\\b){notMoney}`,
      reads: 'child-range',
      examples: { 'for my two cousins, they are 4 and 5': [4, 5], 'they r 3, 6 and 9': [3, 9] },
    },
    {
      pattern: '(?<![\\d.]){a}{years}\\s*(?:,|and|n|&|plus)\\s*(?:an? )?{b}{years}{notDuration}',
      reads: 'range',
      examples: { 'a 4yo n a 7yo': [4, 7], 'a 3 year old and a 9 year old': [3, 9] },
    },
    {
      // "My aunt is teetotal and 67".
      pattern:
        "(?=\\d)(?<=\\b(?:{person}|she|he|who)(?:'?s| is)(?: (?:very|really|a|an|newly|also))? [a-z]{3,}(?: [a-z]{3,})? (?:and|&|n) )(?<a>[3-9]|[1-9]\\d)(?=\\s*(?:[,;!?)]|\\.(?!\\d)|$)){notMoney}",
      reads: 'exact',
      examples: {
        'my aunt is teetotal and 67, likes figs': [67, 67],
        'my son is deaf and 8': [8, 8],
      },
    },
    {
      // A number that stands alone behind a child: "Granddaughter. Thirteen."
      pattern: '\\b{child}\\.\\s+(?<a>[1-9]|1[0-7])(?=\\s*[.!?]|\\s*$)',
      reads: 'exact',
      examples: { 'Nephew. Thirteen. Kites.': [13, 13] },
    },
    {
      pattern:
        '{a}{months}{notDuration}(?:(?<=old|olds)|(?<=(?:\\bbab(?:y|ies)\\b|{child})[^.!?\\d]{0,12}\\d+{months}))',
      reads: 'months',
      examples: { '18 month old boy': [1.5, 1.5], 'a little boy, 18 months': [1.5, 1.5] },
    },
    {
      pattern: '{a}[- ](?:weeks?[- ]olds?|days? old)',
      reads: 'weeks',
      examples: { '3 weeks old': [0, 0] },
    },
    {
      pattern: '\\b(?:over|above|older than)\\s*(?<a>[3-9]\\d){years}{notDuration}',
      reads: 'at-least',
      examples: { 'someone over 60 years old': [60, 99] },
    },
    {
      pattern: '\\b(?:under|younger than)\\s*{a}{years}{notDuration}',
      reads: 'at-most',
      examples: { 'under 12 years': [0, 12] },
    },
    {
      pattern: '\\bfrom\\s*{a}{years}',
      reads: 'from-young',
      examples: { 'from 6 years': [6, 8] },
    },
    {
      pattern: '(?<![\\d.,]){a}{years}?\\s+and a half\\b{years}?',
      reads: 'and-a-half',
      examples: { 'three and a half years old': [3.5, 3.5], 'she is two and a half': [2.5, 2.5] },
    },
    {
      pattern:
        '(?<![\\d.,])(?<!\\bfor (?=\\d+[- ]?(?:years?|yrs?)\\b(?![- ]?olds?))){age}{years}{notDuration}',
      reads: 'exact',
      examples: {
        'my 8-year-old nephew': [8, 8],
        '7yo girl': [7, 7],
        'granddaughter 3 1/2 years old': [3.5, 3.5],
      },
    },
    {
      pattern:
        '\\b(?:turn(?:s|ing|ed)?|hits?|hitting|reach(?:es|ed|ing)?)\\s*(?:now|just|soon|only|already|almost|nearly|about|all|both)?\\s*(?:the )?(?:big )?{age}(?:th|st|nd|rd)?\\b{notMoney}',
      reads: 'exact',
      isBirthday: true,
      examples: {
        'turns 30': [30, 30],
        'the twins are turning five': [5, 5],
        'gran turned 80': [80, 80],
        'our boys turn 9 on Friday': [9, 9],
        'he is hitting the big 50': [50, 50],
      },
    },
    {
      pattern:
        "(?<=\\b(?:she|he|they|who|{person})(?:'?ll| will) be ){age}(?= ?(?:years?(?: old)? )?(?:on|in|at|by|next|this|tomorrow|soon)\\b(?! (?:\\d+ )?(?:hours|minutes|town)))",
      reads: 'exact',
      isBirthday: true,
      examples: { 'he’ll be 9 on sunday': [9, 9], 'my nan will be 80 next week': [80, 80] },
    },
    {
      pattern:
        "\\b(?:is|are|will be|who'll be|gonna be|going to be|about to be|aged?|ages|age:)\\s*(?:now|just|soon|only|already|almost|nearly|about|all|both)?\\s*{age}(?:th|st|nd|rd)?\\b{notMoney}",
      reads: 'exact',
      examples: {
        'she will be 80': [80, 80],
        'the boys are both 9': [9, 9],
      },
    },
    {
      pattern:
        "\\b(?:she|he|they|who)(?:'?s|'?re)\\s*(?:now|only|just|nearly|almost|about)?\\s*{age}\\b{notMoney}",
      reads: 'exact',
      examples: {
        'my niece who’s 21': [21, 21],
        'hes 45 just divorced': [45, 45],
        "for my da, he's 71": [71, 71],
      },
    },
    {
      pattern:
        "\\b(?:her|his|their|my|[a-z]+'s|{person}s(?<!parents)|[a-z]{3,}s(?<!parents|christmas)(?=\\s*(?:1[368]|21|[3-9]0)(?:st|th))|for a|for the|(?<!\\bon )the|a)\\s*{age}(?:th|st|nd|rd)(?:\\s*(?:birthday|b-?day|bday)|(?!\\s*(?:of|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|wedding|anniversary|grade|class|floor|century|christmas|date|time|semester|child|month))(?=\\s*(?:$|[,;!?)]|[a-z])))",
      reads: 'exact',
      isBirthday: true,
      examples: {
        'for her 30th': [30, 30],
        'my nans 80th next week': [80, 80],
        'lisas 50th': [50, 50],
      },
    },
    {
      // "Nephew, nearly 7".
      pattern:
        '(?<=\\b{child},? )(?:nearly|almost|rising|only|just|coming up(?: to| for)?|not quite|barely) {a}(?=\\s*(?:[,.;!?)]|$)| (?:and|who|so|but|he|she|likes?|loves?|n)\\b){notMoney}',
      reads: 'exact',
      examples: { 'my nephew, nearly 7': [7, 7], 'granddaughter almost 4, loves cats': [4, 4] },
    },
    {
      // "40 today!!"
      pattern:
        '(?<=^|[,.;!?(] ?|\\b(?:she|he|they|who) )(?<a>[1-9]\\d) (?:today|tomorrow)(?=\\s*(?:[.,;!?)]|$)| (?:and|so|but)\\b)',
      reads: 'exact',
      isBirthday: true,
      examples: { 'for my wife. 40 today!!': [40, 40], 'my brother, 30 tomorrow': [30, 30] },
    },
    {
      pattern: '{age}(?:th|st|nd|rd)?\\s*-?(?:birthday|b-?day|bday)',
      reads: 'exact',
      isBirthday: true,
      examples: { '40th birthday': [40, 40], '18 bday': [18, 18] },
    },
    {
      pattern: '\\b(?:birthday|b-?day)\\s*\\(?(?:the\\s*)?{a}{afterPerson}',
      reads: 'exact',
      examples: { 'birthday, for him, birthday 60': [60, 60] },
    },
    {
      pattern: '\\bearly\\s*(?<a>[2-9]0)s?\\b{notMoney}',
      reads: 'early',
      isSure: true,
      examples: { 'in her early 30s': [30, 34] },
    },
    {
      pattern: '\\b(?:mid|middle)[- ]*(?<a>[2-9]0)s?\\b{notMoney}',
      reads: 'mid',
      isSure: true,
      examples: { 'mid-40s': [43, 47] },
    },
    {
      pattern: '\\blate[- ]*(?<a>[2-9]0)s?\\b{notMoney}',
      reads: 'late',
      isSure: true,
      examples: { 'late 50s': [56, 59] },
    },
    {
      pattern: '\\b(?:in (?:her|his|their|the)|around)\\s*(?<a>[2-9]0)(?:s|ies|\\+)?\\b{notMoney}',
      reads: 'decade',
      examples: { 'a woman in her 50s': [50, 59] },
    },
    {
      pattern:
        '\\b(?:people|person|someone|man|men|woman|women|lady|ladies)\\s*(?:over|above)\\s*(?<a>[3-9]\\d)\\b{notMoney}',
      reads: 'at-least',
      examples: { 'for men over 50': [50, 99] },
    },
    {
      // Not behind "has three", which says how old somebody's children are, and nothing of that person.
      pattern:
        '(?<!\\b(?:has|have|got|with|of) (?:\\d{1,2}|[a-z]+) (?:small |little |wee )?)\\b(?:kids?|children|boys|girls)\\s*under\\s*(?<a>[3-9]|1[0-7])\\b{notMoney}',
      reads: 'below-young',
      examples: { 'for kids under 12': [6, 11] },
    },
    {
      pattern: '(?<![\\d.]){a}{to}{b}\\s+{child}\\b',
      reads: 'child-range',
      examples: { '10-12 niece, bikes': [10, 12] },
    },
    {
      pattern: '\\b{person}\\s*[,(]?\\s*(?<a>1[3-9]|[2-9]\\d){afterPerson}',
      reads: 'exact',
      examples: { 'dad 61 likes jazz': [61, 61], 'Grandad, 81: pipes': [81, 81] },
    },
    {
      // "Mum is a baker 44", "he's a retired postman 71".
      pattern:
        "(?=[2-9]\\d)(?<=\\b(?:{person}|she|he|who)(?:(?:'?s| is) an?| an?|,)(?: (?:retired|former|trainee|head|primary|school))? [a-z]{4,} )(?<a>[2-9]\\d){afterPerson}",
      reads: 'exact',
      examples: {
        'dads a plumber 59 loves darts': [59, 59],
        'she is a baker 44 and likes yoga': [44, 44],
      },
    },
    {
      // "My daughter is deaf 7 loves cats": a number between what somebody is and likes counts years.
      pattern:
        "(?=\\d{1,2}(?:\\.5)?(?:\\s*[,;)!?]|\\s+[a-z&]))(?<=\\b(?:{person}|she|he)(?: has (?:adhd|add|asthma|autism|epilepsy|diabetes|dyslexia|dyspraxia|downs|arthritis|parkinsons|dementia|cancer|eczema|ms|cp)|(?:'?s| is)(?: (?:very|really|quite|so|a bit|also|still|newly))? (?!(?:size|grade|year|class|level|number|no|form|over|under|about|around|round|at|in|on|only|just|now|not|almost|nearly|like|page|stage|step|top|team|flat|room|house|the|her|his|with|for|and|or|had|got|about)\\b)[a-z]{3,}(?<!ing)| (?:widowed|divorced|retired|single)) ){a}(?=\\s*[,;)!?]|\\s+(?:n|and|but|&)\\s|\\s+(?:loves?|likes?|adores?|enjoys?|into|is|plays?|wants?|mad|obsessed|crazy|collects?|reads?|bakes?|climbs?|paints?|hates?|needs?|really|very|big)\\b){notMoney}",
      reads: 'exact',
      examples: {
        'my godson is blind 5 loves bells': [5, 5],
        'his sister is vegetarian 31 and surfs': [31, 31],
        'our nephew has asthma 12, football mad': [12, 12],
      },
    },
    {
      pattern:
        '(?=\\d)(?<=\\b(?:{child}|{person}|lad|lass|guy|bloke) (?:of |at |aged )){a}(?=\\s*(?:[,;)!?]|[.:](?!\\d)|who\\b|$))',
      reads: 'exact',
      examples: {
        'a boy of 9': [9, 9],
        'what to give a girl at 13': [13, 13],
        'my uncle of 76 who likes chess': [76, 76],
      },
    },
    {
      pattern: '\\b{child}\\s*[,(]?\\s*{a}{afterPerson}',
      reads: 'exact',
      examples: { 'toddler 3': [3, 3], 'boy 7 to 60 €': [7, 7], 'kiddo 7 likes trains': [7, 7] },
    },
    {
      pattern: '(?<=\\bfor(?: (?:a|an|my))?\\s)(?<a>[13-9]|1[0-7])(?=\\s*(?:$|,))',
      reads: 'exact',
      examples: { 'something for a 5': [5, 5] },
    },
    {
      // Who receives is the giver.
      pattern:
        "\\b(?:i'?m|i am) (?:nearly |just |almost )?{age}\\b{notMoney}(?:(?<=\\b(?:for me|myself|^i)\\b.*)|(?=.*\\b(?:for me|myself)\\b))",
      reads: 'exact',
      examples: { "a treat for myself, i'm 45": [45, 45], 'I am 60, something for me': [60, 60] },
    },
  ],
  words: [
    {
      pattern: '\\bquincea(?:n|ny)era\\b',
      reads: [15, 15],
      isSure: true,
      examples: { 'a quinceañera gift': [15, 15] },
    },
    {
      pattern:
        '\\b(?:one|a)[- ]year[- ]?olds?\\b|\\b(?:turn(?:s|ing|ed)?|will be|is nearly|is almost) (?:one|1)\\b(?! of)',
      reads: [1, 1],
      examples: { 'a one year old': [1, 1], 'our son turns one': [1, 1] },
    },
    {
      // Beside a child only an age is told.
      pattern: '(?=\\d)(?<=\\b{child},? (?:is |who is |aged? )?){age}{years}{notDuration}',
      reads: 'exact',
      isSure: true,
      examples: {
        'my daughter 2yrs old loves water and animals, grandparents asking for ideas': [2, 2],
        'nephew, 5 years old': [5, 5],
      },
    },
    ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
      .split(' ')
      .map((word, at) => ({
        // "Their first birthday together" tells no age.
        pattern: `(?<!-)\\b${word} (?:birthday|b-?day)\\b(?! (?:without|together|as|since|after|with|apart|alone|in))`,
        isSure: true as const,
        reads: [at + 1, at + 1] as const,
        examples: { [`for her ${word} birthday`]: [at + 1, at + 1] as const },
      })),
    {
      pattern: '\\bsweet (?:sixteen|16)\\b',
      reads: [16, 16],
      examples: { 'her sweet sixteen': [16, 16] },
    },
    ...Object.entries({
      eighteenth: 18,
      thirtieth: 30,
      fortieth: 40,
      fiftieth: 50,
      sixtieth: 60,
      seventieth: 70,
      eightieth: 80,
      ninetieth: 90,
    }).map(([word, age]) => ({
      pattern: `\\b${word}\\b(?! (?:wedding|anniversary))`,
      reads: [age, age] as const,
      examples: { [`${word} birthday`]: [age, age] as const },
    })),
    {
      // The number word is a number when this is read.
      pattern: '\\b(?:twenty|20)-first\\b(?! (?:wedding|anniversary))',
      reads: [21, 21],
      examples: { 'twenty-first birthday': [21, 21] },
    },
    { pattern: '\\bnew-?borns?\\b', reads: [0, 0], examples: { 'a newborn': [0, 0] } },
    {
      pattern:
        '\\b(?:baby|babies)\\b(?! (?:girl|boy) (?:is |has |just |got )*(?:graduat|engaged|married|off to (?:uni|college)))(?!\\s*(?:shower|party|parent|on the way|bump))(?<!(?:expecting a|having a|had a|have a|got a|with a|has a|first|lost (?:a|her|his|their|our|my)) baby)',
      reads: [0, 1],
      examples: { 'a baby': [0, 1] },
    },
    { pattern: '\\btoddlers?\\b', reads: [1, 3], examples: { toddler: [1, 3] } },
    {
      pattern: '\\b(?:preschoolers?|kindergartner)\\b',
      reads: [3, 6],
      examples: { 'a preschooler': [3, 6] },
    },
    { pattern: '\\bfirst.grader', reads: [6, 7], examples: { 'a first grader': [6, 7] } },
    {
      pattern: '\\b(?:schoolkid|schoolchild\\w*)\\b',
      reads: [6, 10],
      examples: { 'a schoolchild': [6, 10] },
    },
    {
      pattern: '\\b(?:second|third|fourth|fifth|sixth)[- ]graders?\\b',
      reads: [7, 12],
      examples: { 'a fourth grader': [7, 12] },
    },
    {
      pattern: '\\b(?:seventh|eighth|ninth|tenth)[- ]graders?\\b',
      reads: [12, 16],
      examples: { 'an eighth grader': [12, 16] },
    },
    { pattern: '\\bunder-?aged?\\b', reads: [13, 17], examples: { 'underage cousin': [13, 17] } },
    {
      pattern: '\\b(?:tweens?|pre-?teens?)\\b',
      reads: [10, 12],
      examples: { 'a tween': [10, 12] },
    },
    {
      pattern: '\\b(?:teen(?:ager|age)?s?(?: \\w+)?|adolescents?)\\b',
      reads: [13, 17],
      examples: { 'a teenager': [13, 17] },
    },
    ...Object.entries({ twenties: 20, thirties: 30, ...laterDecades }).flatMap(([word, age]) =>
      Object.entries({ early: [0, 4], mid: [3, 7], late: [6, 9] } as const).map(
        ([part, [from, until]]) => ({
          pattern: `\\b${part}[- ]${word}\\b`,
          reads: [age + from, age + until] as const,
          isSure: true as const,
          examples: { [`in his ${part} ${word}`]: [age + from, age + until] as const },
        }),
      ),
    ),
    {
      pattern: '\\b(?:(?:twenty|20)[- ]?somethings?|in (?:her|his|their) twenties)\\b',
      reads: [20, 29],
      examples: { 'in her twenties': [20, 29] },
    },
    {
      pattern: '\\b(?:(?:thirty|30)[- ]?somethings?|in (?:her|his|their) thirties)\\b',
      reads: [30, 39],
      examples: { 'in his thirties': [30, 39] },
    },
    ...Object.entries(laterDecades).map(([word, age]) => ({
      pattern: `\\bin (?:her|his|their) ${word}\\b`,
      reads: [age, age + 9] as const,
      examples: { [`in her ${word}`]: [age, age + 9] as const },
    })),
    {
      pattern: '\\b(?:retired|retiree|pensioner|oap)\\b',
      reads: [58, 99],
      examples: { retired: [58, 99] },
    },
    {
      pattern: '\\b(?:elderly|senior citizens?|seniors?|care home|nursing home)\\b',
      reads: [70, 99],
      examples: { 'an elderly neighbour': [70, 99] },
    },
    {
      pattern: '\\b(?:adults?|grown-?ups?)\\b',
      reads: [18, 99],
      examples: { 'for adults': [18, 99] },
    },
    ...grownUp,
    ...schoolYears,
  ],
  loose: [
    ...Object.entries({ twenties: 20, thirties: 30, ...laterDecades }).map(([word, age]) => ({
      pattern: `\\b${word}\\b`,
      reads: [age, age + 9] as const,
      examples: { [word]: [age, age + 9] as const },
    })),
    {
      pattern: '\\b(?<a>[2-9]0)(?:s|ies|-?ish|[- ]?somethings?)\\b',
      reads: 'decade',
      examples: { '50ish': [50, 59], '20s': [20, 29] },
    },
  ],
  babyWords: words('baby babies'),
  shared: [
    {
      pattern:
        '(?:to|they can|can) share\\b|(?:one|single|joint|shared|common) (?:gift|present|thing|game|toy)\\b|(?:play|do|build|make|use) (?:it |something |things? )?together|(?:something|thing|gift|present|game) (?:for )?(?:both|the two|all three|all four|all) (?:of them|together)|for (?:both|the two|all three) (?:of them )?(?:together|to share)|together',
      examples: [
        'a present for both to share, 5 and 8',
        'something they can do together',
        'one gift for my nephews',
      ],
    },
  ],
  withChild: [
    {
      pattern:
        "(?:something|anything|things?|gifts?|presents?|games?|activity|activities|project|crafts?|kit|idea|toy)(?: (?:that|which|for|where))? (?:(?!and\\b)[a-z0-9',-]+ ){1,8}(?:can|could|to|will|would|might) (?:do|make|build|play|bake|craft|share|enjoy|read|create)(?: [a-z]+){0,2} (?:with|together)",
      examples: [
        'something my 5 year old can do with grandma',
        'a kit grandad can build together with her',
      ],
    },
    {
      pattern:
        '(?<!\\b(?:i|we) )(?:to|can|could|want to|wants to|would like to|love to|will|should) (?:do|build|make|play|bake|craft|cook|enjoy|share|create)(?: (?:it|something|things?|stuff|an? [a-z]+|[a-z]+))? together',
      examples: [
        'her uncle and my three year old want to do something together',
        'they can build together',
      ],
    },
  ],
  noAges: [
    'twenty years as our organist',
    'celebrates 30 years of nursing',
    'he turned left at 40 Main Street',
    'kids 2 x 15 euros',
    'nephew 30 50 euros',
    'sons 20 25',
    '50th anniversary gift',
    'wedding anniversary: 25 years',
    'he swam every day for fifty years',
    'it took her nine years',
    'graduation on the 18th',
    'my wife just had a baby',
    'baby shower',
    'my wife is 32 weeks pregnant',
    'she lost her baby',
    'a volunteer leaving for 1 year in Senegal',
    'married for 40 years',
    'sober 2 years now',
    'together 3 years',
    '40 years of marriage',
    'he is 20 years with the company',
    'a spa day for two',
    'she teaches year 4 and loves maths',
    'my daughter is a nursery nurse',
    'my niece is a baker in the making',
    'my nephew is in year 2 of his studies',
    'my nephew goes to Cubs games',
    'our son’s primary school teacher',
    'for my daughter’s nursery teacher',
    'she has won 3 and wants more',
    'he is taking 2 and likes it',
    'four years clean and he climbs',
    'my niece wants to be a nurse',
    'our boy is studying for his exams',
    'my son has grown 10 cm',
    'the teacher of my son works nights',
    'my grandson loves trains, his dad drives a van',
  ],
};
