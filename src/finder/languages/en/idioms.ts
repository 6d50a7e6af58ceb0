import type { TextPattern } from '../language-pack.ts';

export const idioms: readonly TextPattern[] = [
  {
    pattern: '(?<=best (?:[a-z]+ ){1,2})(?:in|of) the (?:whole )?world',
    examples: ['gift for the best mum in the world'],
  },
  {
    pattern:
      '(?<=my )(?:honey|honey bunny|sweetie pie|pumpkin|sugar|sunshine|rock)(?= (?:for|who|on|turns|is|and|to|under)|[,.!?]|$)',
    examples: ['present for my honey'],
  },
  {
    pattern:
      'lo(?:ve|ves) of my life|light of my life|apple of my eye|ray of sunshine|partner in crime',
    examples: ['the love of my life', 'my partner in crime'],
  },
  {
    pattern:
      'couch potato|party animal|social butterfly|old hand|(?:tough|smart) cookie|wallflower|black sheep|tough nut|penny pincher|bad cook|(?:big|last of the big) spenders?',
    examples: ['gift for a tough cookie', 'he is a couch potato'],
  },
  {
    pattern:
      'on cloud nine|over the moon|nerves of steel|icing on the cake|cherry on top|piece of cake|in a pickle|last minute',
    examples: ['he is on cloud nine'],
  },
  {
    // Who serves or leaves loves no ships for that.
    pattern:
      'ship(?:s|ping|ped)? (?:out|off)|(?:in|with|w|from|left|leaving|join(?:s|ed|ing)?|enlist(?:s|ed|ing)? in|retir(?:es|ed|ing) from) the (?:(?:royal|us|merchant|british|american) )?(?:navy|army|raf|air force|marines|military|armed forces|coast ?guard)',
    examples: ['she ships out on Monday', 'he is in the royal navy'],
  },
  {
    // Whoever is met is somebody, and no business.
    pattern:
      '(?:meet|meeting|met)(?= (?:them|him|her|us|each other|up|for the first time|(?:my|his|her|our|their|the|somebody|someone|new)))',
    examples: ['meeting them at easter', 'I met her at a concert'],
  },
  {
    // Who loses the plot has lost nobody, and who is dying to do something is well.
    pattern:
      'los(?:t|es?|ing) (?:the plot|(?:her|his|their|my) (?:mind|head|heart|marbles|cool|patience|voice) ?(?:over|to|about|for|with)?|it (?:over|about|when|for))|dying (?:to|for)|drowning in (?:work|paperwork|emails?|deadlines|homework|laundry)|since birth|from birth',
    examples: [
      'he lost his mind over the concert',
      'she is dying to see Rome',
      'in a chair since birth',
    ],
  },
  {
    pattern: "(?:can'?t|cannot|can hardly|struggles to|unable to) (?:swallow|chew)",
    examples: ['he can’t swallow well'],
  },
  {
    pattern: 'while (?:we|i) (?:were|was|are|am) (?:away|gone|on holiday|on vacation)',
    examples: ['while we were away'],
  },
];

export const favours: readonly TextPattern[] = [
  {
    pattern:
      '(?:watch(?:ed|es|ing)|mind(?:ed|s|ing)|fed|feeds|feeding|walk(?:ed|s|ing)|water(?:ed|s|ing)|fix(?:ed|es|ing)|repair(?:ed|s|ing)|clean(?:ed|s|ing)|look(?:ed|s|ing) after|t(?:ook|akes|aking) (?:care of|in)) (?:our|my) [a-z]+(?: [a-z]+)?',
    examples: ['the neighbour who fed our cat', 'the guy who fixed my bike'],
  },
];

const young =
  '(?:kids?|children|boys?|girls?|sons?|daughters?|twins|triplets|toddlers?|bab(?:y|ies)|lads?|lass(?:ie)?s|bairns|weans|grand(?:kids?|child(?:ren)?|sons?|daughters?)|nieces?|nephews?|little ones?)';
const theirAges =
  '(?:,?\\s?\\(?(?:aged? )?\\d{1,2}(?:(?:\\s?[,/&-]\\s?| and | n )(?:and )?\\d{1,2})*\\)?,?)?';

export const givers: readonly TextPattern[] = [
  {
    // Children who give are no recipients, nor is their age the recipient's.
    pattern: `${young}${theirAges} (?:(?:both|all|also|really|each) )?(?:want(?:s|ed)? to|wanna|(?:would|'?d) (?:like|love) to|hopes? to|plan to|are|is|will)(?: (?:all|also|going to))? (?:giv(?:e|ing)|buy(?:ing)?|get(?:ting)?|mak(?:e|ing)|surpris(?:e|ing)|treat(?:ing)?)(?= (?:her|him|them|their|his|my|our|me|us)\\b)`,
    examples: [
      'the boys (3 and 8) want to buy their grandma a present',
      'our daughters, 5 and 9, would love to surprise him',
      'his nephews are getting him something',
    ],
  },
  {
    pattern: `from (?:(?:her|his|their|my|our|the|all|both|of|two|three|four|five|\\d) ){0,3}(?:(?:little|young|own) )?${young}(?!'| (?:s|school|class|nursery|club|team|side|friends?|father|mother|dad|mum|mom|teacher|next))${theirAges}`,
    examples: ['for her nan from the grandchildren (4, 7)', 'from our little boy aged 3'],
  },
  {
    // What the giver fears says nothing of whoever receives.
    pattern:
      "(?:i'?m|i am|i'?ve always been) (?:(?:a bit|a little|really|terribly|so|myself|personally|also|actually) ){0,2}(?:scared|afraid|terrified|frightened|petrified|allergic) (?:of|to) (?:the |all )?[a-z]+",
    examples: ['they got a puppy, i am scared of dogs', 'im allergic to cats myself'],
  },
  {
    // The giver knows little of whoever receives.
    pattern:
      "(?<!(?:she|he|they|who|mum|mom|dad|gran|nan|grandad) )(?:(?:i |we )?(?:do(?:n'?t| not)|barely|hardly|scarcely|never really) (?:really |actually )?know (?:(?:her|him|them)|(?=the (?:little |wee )?(?:lad|girl|boy|kid|child|lass|man|woman|couple|family)))(?: (?:at all|well|that well|very well|too well|much|personally|yet))*|(?:never|haven'?t|not) (?:actually |even |really )?met (?:her|him|them)(?: (?:yet|before|once))?|(?:no|not a|haven'?t a) clue about (?:her|him|them|girls|boys|kids))",
    examples: ['dont know him at all', 'I hardly know her', 'never met them'],
  },
  {
    pattern:
      "(?<!(?:how|where|than|like|because|as) )(?:i'?m|i am) (?:only |just |also )?(?:an?|the|her|his|their) (?!(?:bit|big|huge|massive|total|little) )[a-z]+(?: (?!(?:my|our|his|her|their|and|but|for|so|who|looking|need|want|with|to|in|at|from|this|it|he|she|they|of|on|gift|present|trying|buying|searching|kid|child|boy|girl|little|dad|mum|mom|son|daughter) ?)[a-z]+)?",
    examples: ['I’m a plumber', 'i am the babysitter, gift for the twins'],
  },
  {
    pattern:
      "(?:i'?m|i am|we are both|we'?re both) (?:(?:also|not|fully|strictly|mostly|myself) )?(?:vegan|vegetarian|veggie|pescatarian|muslim|jewish|hindu|celiac|coeliac|diabetic|gluten.free|lactose.intolerant|teetotal|sober|pregnant|expecting)",
    examples: ['I am vegetarian', 'im pregnant'],
  },
  {
    pattern:
      "(?<!(?:in my class|classmate|class|team)\\b[^.!?]{0,25})(?<![a-z] )(?:i'?m|i am) (?:only |just |nearly |almost )?\\d{1,2}(?! ?(?:and|weeks|months|euros?|quid|pounds|dollars|bucks|people|of))|(?:i'?m|i am) \\d{1,2}(?= (?:and|but|he|she|my)\\b)",
    examples: ['im 31 and she loves tea', 'I am 12, for my gran'],
  },
];
