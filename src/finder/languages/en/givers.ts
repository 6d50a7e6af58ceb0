import type { TextPattern } from '../patterns.ts';

const young =
  '(?:kids?|children|boys?|girls?|sons?|daughters?|twins|triplets|toddlers?|bab(?:y|ies)|lads?|lass(?:ie)?s|bairns|weans|grand(?:kids?|child(?:ren)?|sons?|daughters?)|nieces?|nephews?|little ones?)';
const theirAges =
  '(?:,?\\s?\\(?(?:aged? )?\\d{1,2}(?:(?:\\s?[,/&-]\\s?| and | n )(?:and )?\\d{1,2})*\\)?,?)?';

const relative =
  '(?:mum|mom|mam|mummy|mother|dad|father|parents|sisters?|brothers?|siblings?|husband|hubby|wife|partner|boyfriend|girlfriend|fianc[e]e?|cousins?|aunt(?:ie)?|uncle|friends?|mates?|colleagues?|kids|children|sons?|daughters?|gran|grandma|nan|grandad|grandpa|flatmate|roommate|(?:brother|sister|mother|father).in.law)';
/** Several who give together. */
const club =
  '(?:club|team|class|choir|band|orchestra|group|office|department|society|association|league|squad|troop|parish|congregation|crew|shift|regiment|guild)';
const clubGives =
  "(?:(?:is|are|were|was|all|now|also) )*(?:giv(?:es?|ing)|buy(?:s|ing)?|gets?|getting|thank(?:s|ing)?|present(?:s|ing)|chipp(?:ed|ing) in|clubb(?:ed|ing) together|collect(?:s|ing)?|(?:wants?|wish(?:es)?|hopes?|plans?|would (?:like|love)|'d (?:like|love)) to (?:give|buy|get|thank|surprise|say|do)|(?:needs?|wants?|is looking for|are looking for) (?:a |an |some )?(?:[a-z]+ )?(?:gift|present|something|ideas?))";
/** What somebody does, which the giver says of herself: "I drive a truck". */
const doing =
  '(?:drive|work|play|fly|sail|teach|coach|ride|train|serve|volunteer|farm|cook|paint|sing|dance|run|study|own|fish|row|climb|swim|keep|bake|sew|knit|write|sell|fix|build|travel|commute|live|drove|worked|played|am (?:a|an))';
const counted = '(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}|several|some|grown up)';
/** Who gives beside the giver. */
const several =
  '(?:friends|mates|siblings|sisters|brothers|cousins|colleagues|co-?workers|workmates|kids|children|grandchildren|grandkids|nieces|nephews|neighbou?rs|parents|mums|moms|dads|girls|lads)';
const plansOfUs =
  "(?:want|need|wanna|would|'d|are (?:all )?(?:looking|searching|giving|buying|getting|clubbing|chipping)|have to|must|give|buy|get|club|chip)";
/** What the giver likes about gifts, or in whoever receives. */
const aboutGift =
  '(?:to (?:give|get|buy|see|make|surprise|spoil|find)|it|him|her|them|you|my|our|his|their|this|that|these|those|the|an?|how|when|what|something|gifts?|presents?|things?|giving|seeing|buying|practical|useful|small|simple|personal|handmade|homemade|nice|unusual|wooden)';

/** What the giver says of herself or of who gives with her, which says nothing of whoever receives. */
export const givers: readonly TextPattern[] = [
  {
    // What the giver becomes, when somebody else's child is born.
    pattern:
      "(?:i'?m|i am|i'?ll|i will|we'?re|we are|we'?ll)(?: (?:soon|finally|about|going|gonna))*(?: (?:to be|be|become|becoming|to become))? (?:a |an )?(?:great.?)?(?:grandma|grandmother|granny|gran|nana?|grandad|granddad|grandpa|grandfather|grandparents?|auntie?|uncle|godmother|godfather)(?= (?:soon|in|for the first|again|next|this)\\b|\\s*(?:[,.;!?]|$))",
    examples: ["my daughter is due in may, I'm going to be a grandma"],
  },
  {
    pattern: `(?:as|i am|i'?m) (?:an? |the )?(?:(?:proud|single|new) )?${relative}(?= (?:of|to)\\b)`,
    examples: ["I'm the mum of a teenager", 'as a dad of two girls'],
  },
  {
    // "My son, 6, and I".
    pattern: `(?:my|our) (?:(?:little|big|older|younger|best|two|three) )?${young}${theirAges} and (?:i|me|myself)(?= (?:want|need|wanna|would|'d|are (?:looking|searching|giving|buying|getting)|were|have to|must)\\b)`,
    examples: ['our daughter, 6, and I want to give her teacher something'],
  },
  {
    // "We three friends", "my four siblings and I".
    pattern: `we(?: all)?(?: ${counted})? ${several}(?= ${plansOfUs}\\b)|(?:my|our) ${counted} ${several} and (?:i|me|myself)(?= ${plansOfUs}\\b)`,
    examples: ['we five cousins want to surprise him', 'my four siblings and I are giving dad'],
  },
  {
    // Several give one thing, which is none for a couple.
    pattern:
      "(?<=\\b(?:giv(?:e|ing)|get(?:ting)?|buy(?:ing)?|gift(?:ing)?)(?: [a-z']+){0,3} )something(?: [a-z]+)? together",
    examples: [
      'we want to give our aunt something together',
      'getting her something nice together',
    ],
  },
  {
    // Who gives too does not receive.
    pattern: `(?<!\\bdo (?:it )?)(?:together|jointly|along) with (?:my|our|his|her) (?:(?:little|big|older|younger|best|two|three) )?${relative}(?: and (?:(?:my|our) )?${relative})?|(?:my|our) (?:(?:little|big|older|younger|best|two|three) )?${relative} and (?:i|me|myself)(?= (?:want|need|wanna|would|'d|are (?:looking|searching|giving|buying|getting)|were|have to|must)\\b)|(?:me|i) and my (?:(?:little|big|older|younger|best|two|three) )?${relative}(?= (?:want|need|wanna|would|'d|are (?:looking|searching|giving|buying|getting)|were|have to|must)\\b)`,
    examples: [
      'together with my brother for mum',
      'my sister and I want to give dad something',
      'me and my husband need a gift for his mum',
    ],
  },
  {
    // What a club does that gives is no liking of whoever receives.
    pattern: `(?:our|my|the|a) (?!(?:whole|entire|little|new) )(?:[a-z]+ ){1,2}${club}(?= (?:\\(?\\d+ (?:people|of us|members)\\)? )?${clubGives}\\b)`,
    examples: [
      'our rowing club wants to thank the caretaker',
      'the netball team is giving her something',
    ],
  },
  {
    // What the giver does, where it is done with nobody who may receive.
    pattern: `(?<![a-z'] )(?<!\\b(?:like|as|than|that|who|whom|what|where|when|how|because) )i (?:also |just |only |still |mostly )?${doing} (?!(?:(?!(?:and|so|but|while) )[a-z0-9']+ ){0,7}(?:with|for|alongside|like|beside|next|abroad|overseas|away|far|hours)\\b)[a-z0-9' -]{2,60}?(?=[,.;!?]| (?:and|so|but|while) |$)`,
    examples: [
      'I drive a lorry, something for my boys',
      'I play drums in a band and want a gift for our singer',
    ],
  },
  {
    // What the giver likes, beside what somebody else does.
    pattern: `(?:(?<=(?:^|[,.;!?] ?|\\b(?:but|while|whereas|though) ))|(?<=\\b(?:is|loves?|likes?|prefers?|enjoys?|plays?|collects?|adores?) (?:[a-z'-]+ ){1,5}and ))i(?: (?:really|personally|mostly|do))?(?: (?:love|like|adore|enjoy|prefer|collect)|(?:'?m| am) (?:(?:really|more|totally) )?(?:into|(?:a )?(?:(?:huge|big) )?fan of|crazy about|obsessed with)) (?!${aboutGift}\\b)(?!(?:[a-z'-]+ ){0,5}(?:with|for|like)\\b)(?:[a-z'-]+ ){0,4}?[a-z'-]+(?=[,.;!?]|$| (?:and|but|so|while|whereas) )(?!.*\\b(?:too|as well|so do(?:es)?|also|both|same|together)\\b)(?:(?=.*\\b(?:my|our) (?:[a-z]+ )?(?:${relative}|${young})\\b)|(?<=\\b(?:my|our) (?:[a-z]+ )?(?:${relative}|${young})\\b.*))`,
    examples: [
      'I love baking but my sister prefers pottery',
      "our uncle is into trains, I'm into birds",
    ],
  },
  {
    // A parent who is told of and gives.
    pattern: `(?<!\\bfor )(?:my |our )?${relative}(?:,? (?!for\\b)[a-z]+){0,5},? (?:wants?|needs?|is looking for|looking for|searching for) (?:a |an |some )?(?:gift|present|something|ideas?)(?= for (?:his|her|their) (?:(?:little|own|younger|older|oldest|youngest|eldest) )*(?:\\d{1,2}|son|daughter|boy|girl|kid|child|baby|toddler|grand|niece|nephew|wife|husband|mum|mom|dad))`,
    examples: ['dad away at sea, wants something for his 6 year old'],
  },
  {
    // Who wants to give something to somebody else.
    pattern: `(?:my|our) (?:(?:little|big|older|younger|best) )?${relative} (?:(?:wants?|plans?|hopes?|would (?:like|love)|'d (?:like|love)|is (?:trying|hoping|going)) to (?:give|buy|get|surprise|treat|make)(?= (?:(?:something|a gift|a present) for )?(?:my|our|his|her|their) [a-z])|(?<!\\b(?:son|daughter|kid|child)s? )(?:needs?|wants?|is looking for|is searching for) (?:a |some )?(?:gift|present|something|idea|gift idea|present idea)s?(?= for (?:my|our|his|her|their)\\b))|help (?:my|our) ${relative} (?:to )?(?:find|choose|pick)|(?:can|could|should) (?:my|our) ${relative} (?:give|buy|get|make)(?= (?:to |for )?(?:my|our|his|her|their)\\b)|(?:my|our) ${relative} (?:can|could|should) (?:give|buy|get|make)(?= (?:to |for )?(?:my|our|his|her|their)\\b)`,
    examples: [
      'my dad wants to give my mum something',
      'my husband needs a gift for his secretary',
      'help my brother find a present for his wife',
    ],
  },
  {
    // "Her dad got her a bike".
    pattern: `(?:his|her|their) ${relative} (?:(?:has|have|already|just|is|are) )*(?:gave|given|got|bought|giving|getting|buying|gives|buys) (?=(?:him|her|them)\\b)`,
    examples: ['her dad got her a bike', 'his parents are buying him a phone'],
  },
  {
    pattern:
      "(?:i'?m|i am) (?:only |just )?an? \\d{1,2}(?: |-)years?(?: |-)old(?: (?:girl|boy|woman|man|guy|lady|student|teen(?:ager)?|kid|mum|mom|dad|grandma|grandad))?|(?<!\\b(?:works?|worked|working|works|trained|job) )as an? (?:(?:proud|new|single) )?[a-z]+(?=,? (?:i|we)\\b)",
    examples: ['I am a 15 year old girl, a gift for my mum', 'as a grandmother i want something'],
  },
  {
    // The ages of somebody's children are not hers.
    pattern: `(?<=\\bfor (?:my|our|a|the) (?:[a-z]+ ){1,2})(?:who (?:has|have)|who's got|with|mother of|mum of|mom of|father of|dad of) (?:${counted} )?(?:(?:small|young|little) )?(?:kids|children|boys|girls|sons?|daughters?|twins),?(?: who are| of| aged?)? ?\\(?(?:aged? )?\\d{1,2}(?:(?:,| and| &|,? and) \\d{1,2})*\\)?`,
    examples: ['for my sister who has two kids aged 2 and 5', 'for a friend with kids, 3 and 6'],
  },
  {
    // The age of a pet or a thing, and years of marriage.
    pattern: `(?<=\\b(?:his|her|their|my|our|the) (?:[a-z]+ )?(?:dog|cat|puppy|kitten|horse|pony|rabbit|parrot|tortoise|pet|house|home|flat|car|bike|boat|sofa|laptop|phone)(?: is|'s| turns| just turned)(?: (?:only|just|now|about|almost|nearly|over|already))? )(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)(?: (?:years?|months?|weeks?)(?: old)?)?|(?<=\\b(?:been )?married (?:for )?)(?:\\d{1,2}|ten|twenty|thirty|forty|fifty|sixty) years?(?! old)`,
    examples: ['her dog is only two years old', 'his house is 100 years old', 'married 30 years'],
  },
  {
    // Somebody's relatives are counted and do not receive.
    pattern: `(?<!\\b(?:i|we|i've|we've) )(?:has|have|'s got|got) ${counted} (?:(?:older|younger|little|big|lovely) )?(?:brothers|sisters|siblings|grand(?:children|kids|sons|daughters)|nieces|nephews|cousins|aunts|uncles)`,
    examples: ['my dad has four grandchildren', 'he has two brothers'],
  },
  {
    // Children who give are no recipients, nor is their age the recipient's.
    pattern: `(?:(?:my|our|the|his|her|their) (?:(?:little|two|three) )?)?${young}${theirAges} (?:(?:both|all|also|really|each) )?(?:want(?:s|ed)? to|wanna|(?:would|'?d) (?:like|love) to|hopes? to|plan to|are|is|will)(?: (?:all|also|going to))? (?:giv(?:e|ing)|buy(?:ing)?|get(?:ting)?|mak(?:e|ing)|surpris(?:e|ing)|treat(?:ing)?|thank(?:ing)?)(?= (?:her|him|them|their|his|my|our|me|us|the|(?:great.?)?(?:gran[a-z]*|nan[a-z]*|mum[a-z]*|mom[a-z]*|dad[a-z]*|papa|pops|grampa))\\b)`,
    examples: [
      'the boys (3 and 8) want to buy their grandma a present',
      'our daughters, 5 and 9, would love to surprise him',
      'his nephews are getting him something',
    ],
  },
  {
    pattern: `(?<!\\b(?:away|far|miles|apart|separated|back|hear|letters?|drawings?) )from (?:(?:her|his|their|my|our|the|all|both|of|two|three|four|five|\\d) ){0,3}(?:(?:little|young|own) )?${young}(?!'| (?:s|school|class|nursery|club|team|side|friends?|father|mother|dad|mum|mom|teacher|next))${theirAges}`,
    examples: ['for her nan from the grandchildren (4, 7)', 'from our little boy aged 3'],
  },
  {
    // Who asks for ideas gives.
    pattern: `(?:(?:the|her|his|my|our|their|both) )?(?:grandparents?|nans?|grandmas?|parents-in-law|in-laws|godparents|relatives|family|everyone|people|${relative})(?: (?:are|is|were|was|keeps?|have been|has been))? (?:asking|begging|pestering|bugging|ask|asks)(?: (?:me|us))? (?:for (?:[a-z]+ ){0,2}(?:ideas?|suggestions?|hints|tips|lists?)|what (?:to (?:get|buy|give)|(?:she|he|they) (?:wants?|likes?|needs?)))`,
    examples: ['xmas, grandparents asking for ideas', 'her nan keeps asking us what to get him'],
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
  {
    // What whoever belongs to a grown-up believes, eats or likes.
    pattern:
      "(?<=[a-z0-9)] ?[,(] ?(?:and |but )?)(?:his|her|their) (?:wife|husband|partner|boyfriend|girlfriend|kids|children|son|daughter)(?:'s|'re| is| are)(?: (?:an?|also|very|strictly|strict|devout|practi[sc]ing))* (?:muslim|jewish|hindu|sikh|christian|catholic|buddhist|vegan|vegetarian|veggie|teetotal)|(?<=[a-z0-9)] ?[,(] ?(?:with )?(?:an? )?)(?:muslim|jewish|hindu|sikh|christian|catholic|buddhist|vegan|vegetarian|veggie|teetotal) (?:wife|husband|partner|boyfriend|girlfriend)",
    examples: ["boss, his wife is muslim, he's 50", 'our cleaner, 50, muslim husband'],
  },
  {
    pattern:
      '(?<=[a-z0-9)] ?[,(] ?(?:and |but )?)(?:his|her|their) (?:wife|husband|partner|boyfriend|girlfriend|kids|children) (?:(?:really|also|both|all) )?(?:loves?|likes?|adores?|enjoys?|plays?|collects?)(?: [a-z]+){1,5}(?=[,.;)] ?(?:and |but )?(?:he|she|they)\\b)',
    examples: ['my neighbour, his wife loves horses, he fishes'],
  },
  {
    // Who is or will be the godmother or the aunt of a child gives to it.
    pattern:
      "(?:(?:i am|i'?m|i was|i will|i'?ll|i have been|i'?ve been|i get to|we are|we'?re|we will|we'?ll|we have been|we'?ve been)(?: (?:going to|gonna|asked to|about to|soon to|invited to|be|become|becoming|to be|chosen as|chosen to|so|now|just|soon|the|an?|proud|new|first[- ]time|honou?red|happy|thrilled)){0,7}|(?<=(?:^|[,.!?:;])\\s*)(?:as|being|becoming)(?: (?:the|an?|his|her|their|its|new|proud))*) (?:god(?:mother|father|mum|mom|dad|parents?)s?|auntie|aunty?|uncle|grandma|granny|nan|grandad|grandpa|grandparents)(?! ?(?:'s|of the bride|of the groom))",
    examples: [
      "I'm going to be a godmother",
      'as the godfather I need something',
      "we've been asked to be godparents",
    ],
  },
  {
    // What children like, where one grown-up receives.
    pattern:
      '(?<=[a-z0-9)] ?[,.;] ?(?:and |but )?)(?:my|our|his|her|their) (?:(?:two|three|four|\\d) )?(?:(?:little|young) )?(?:kids|children|boys|girls|sons|daughters|twins) (?:(?:both|all|really|just) )?(?:love|like|adore|enjoy|play|collect|are into)(?: [a-z]+){1,5}(?=[,.;]? (?:a |some |so )?(?:[a-z]+ ){0,3}(?:gift|present|something|token|thank you|thanks)(?: [a-z]+)? for (?:her|him)\\b)',
    examples: ['our sitter is 18, our kids love trains and horses, small present for her'],
  },
];
