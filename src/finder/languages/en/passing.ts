import type { PassingPattern } from '../language-pack.ts';
import { longAgo } from './losses.ts';

/** Words that sound like a situation in English and tell none. */
const work =
  '(?:works?|worked|working|job|nurse|doctor|carer|porter|cleaner|cook|chef|volunteers?|volunteering|manager|manages|runs)';

export const passing: readonly PassingPattern[] = [
  ...(['grief', 'pet-loss', 'miscarriage', 'job-loss'] as const).map((means) => ({
    means,
    pattern: longAgo,
    examples: ['her dog died years ago'],
  })),
  ...(['grief', 'pet-loss', 'miscarriage', 'job-loss'] as const).map((means) => ({
    means,
    // What is lost in a game, grows again or is found.
    pattern:
      'los(?:t|es|ing) (?:(?:an?|the|his|her|their|our|my|all|some|two|three|ten|\\d+|of|lots?|much) )*(?:(?:first|second|third|last|front|baby|milk|big|golden|final) )*(?:tooth|teeth|bets?|wagers?|games?|match|matches|fights?(?! (?:with|against|to))|finals?|races?|elections?|trial|tournament|championship|keys|phone|glasses|gloves?|wallet|luggage|suitcase|weight|stones?|pounds|kilos?|time|patience|voice|teddy|dummy|wedding ring)\\b',
    examples: ['my son lost his first tooth', 'her brother lost a bet', 'he has lost two stone'],
  })),
  {
    // Who wants nothing of one sort wants something else.
    means: 'wants-nothing',
    pattern:
      '(?:nothing|anything)(?: (?:too|very|so|overly|remotely))* (?:(?:that|which) (?:has|have|is|needs|takes|looks|smells|reminds|involves)|about|with|to do with|related|like|made|containing|expensive|pricey|dear|costly|fancy|posh|complicated|big|large|heavy|loud|flashy|fussy|elaborate|girly|electronic|electric|plastic|breakable|fragile|soppy|sentimental|personal|practical|boring)\\b',
    examples: ['my aunt wants nothing expensive', 'he doesn’t want anything about school'],
  },
  {
    // Who lives somewhere serves in no army there.
    means: 'deployment',
    pattern:
      '(?:live|lives|living) (?:over |out )?(?:in|abroad|overseas)(?: (?:the|der|den|dem))? [a-z]+',
    examples: ['my nephews live in Lebanon'],
  },
  {
    means: 'hospital',
    pattern: `${work} (?:at|in|for) (?:an?|the|our|his|her) (?:[a-z]+ )?(?:hospital|clinic|hospice|a and e|icu|nhs)`,
    examples: ['she works in a hospital', 'a nurse at the local clinic'],
  },
  {
    means: 'care-home',
    pattern: `${work} (?:at|in|for) (?:an?|the|our|his|her) (?:[a-z]+ )?(?:care|nursing|retirement|old people'?s) home`,
    examples: ['he works in a care home'],
  },
  {
    // Who leaves the parents' house.
    means: 'care-home',
    pattern: 'away from home',
    examples: ['living away from home for the first time'],
  },
  ...(['illness', 'hospital'] as const).map((means) => ({
    means,
    pattern:
      'recover(?:y|ing|s|ed)? from (?:(?:a|an|her|his|the|their) )?(?:[a-z]+ )?(?:break-?up|divorce|split|separation|heartbreak)',
    examples: ['my cousin is recovering from a divorce'],
  })),
  {
    means: 'prison',
    pattern: `${work} (?:at|in|for) (?:an?|the|our|his|her) (?:[a-z]+ )?(?:prison|jail)`,
    examples: ['my brother works in a prison'],
  },
  {
    means: 'empty-nest',
    pattern:
      '(?<!\\b(?:kids|children|boys|girls|lads|twins|sons?|daughters?|youngest|oldest|eldest|they|all) (?:(?:has|have|just|recently|all) )*)mov(?:ed|ing|es) (?:to|near) [a-z]+',
    examples: ['my friend moved to London'],
  },
  {
    means: 'moving-abroad',
    pattern:
      'going to (?!live|move|work|study|be)[a-z]+(?: [a-z]+)?(?=\\s*(?:[,.;!]|$)| (?:in|on|next|this|soon|with|and)\\b| for (?:the|a (?:week|month)|two|three|his|her)\\b)',
    examples: ['she is going to Japan', 'he is going to Peru in May'],
  },
  {
    means: 'grief',
    pattern:
      'passed(?= (?:the|an?|all|both|with|first|second|third|another|out of|[a-z]*(?:tests?|exams?|finals?|levels?|degree))\\b)|passed(?= (?:her|his|their|my|our) (?:[a-z0-9]+ ){0,4}?(?:tests?|exams?|finals?|levels?|degree|licen[cs]e|course|theory|driving|probation|viva|boards?|bar|garden|house|money|secrets?|recipes?)\\b)|passed(?= (?:on|down|over) (?:her|his|their|the)\\b)',
    examples: [
      'husband passed his driving test',
      'my wife passed the bar',
      'daughter passed her finals',
    ],
  },
  {
    means: 'grief',
    pattern: 'mourning (?:her|his|their) (?:youth|hair|[a-z]+ (?:career|waistline|figure))',
    examples: ['he is mourning his youth'],
  },
  {
    means: 'coming-out',
    pattern: "com(?:ing|in'?) out (?:of )?(?:her|his|their|my|our|the|in|with|on|next|this|at|for)",
    examples: ['socks coming out of his ears', 'got mugs comin out her ears'],
  },
  {
    means: 'homesick',
    pattern: 'nothing that looks?',
    examples: ['nothing that looks cheap'],
  },
  {
    means: 'nothing-to-buy',
    pattern: '[a-z]+(?: |-)free (?:gifts?|presents?|things|stuff|ideas?|treats?)',
    examples: ['gluten-free gifts', 'sugar free treats'],
  },
  {
    means: 'moving-abroad',
    pattern:
      '(?:driving|flying|travel(?:s|ling|ing)|touring|cycling|sailing|off) (?:[a-z]+ ){0,3}?(?:to|around|round|through|across) (?:[a-z]+ ){0,2}(?=.{0,60}\\b(?:campervan|camper|motorhome|tent|holiday|trip|for (?:a|one|two|three) weeks?|for a fortnight|photography|in (?:may|june|july|august|september|october)))[a-z]+|(?:holiday|vacation|trip|honeymoon) (?:in|to|around) [a-z]+',
    examples: ['they are flying to Peru for two weeks', 'a trip to Iceland'],
  },
  {
    means: 'dementia',
    pattern:
      "(?:i|we) (?:don'?t|do not|hardly|barely|scarcely|never)(?: really| even)? (?:know|remember|met|meet)(?: (?:her|him|them|what|much|anything))?(?: at all| that well| very well| well)?",
    examples: ['we hardly know him', "i don't know them at all"],
  },
  {
    means: 'carer',
    pattern: '(?:lived|lives|live|living) (?:all )?alone(?: with [a-z]+)?',
    examples: ['she lived alone with him for years'],
  },
  {
    means: 'loneliness',
    pattern: '(?:lived|lives|live|living) (?:all )?alone with [a-z]+',
    examples: ['he lives alone with his dogs'],
  },
  {
    means: 'blindness',
    pattern:
      '(?:colou?r|red.green|night|snow|face|tone)(?: |-)?blind(?:ness)?|blind (?:dates?|bake[sd]?|baking|tasting|taste|trust|faith|luck|loyalty|box(?:es)?|bags?|spots?|panic)|(?:roller|venetian|window|love is) blinds?',
    examples: ['my brother is colour blind', 'a blind date with my cousin'],
  },
];
