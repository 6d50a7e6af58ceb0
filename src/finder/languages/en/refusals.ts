import { behindThing, type TextPattern } from '../patterns.ts';

/** Words that name nothing. */
const noThing =
  '(?!(?:she|he|they|it|its|that|this|these|those|there|which|who|what|the|a|an|and|or|but|so|time|money|day|party|work|school|christmas|birthday|everything|anything|nothing|all|both|one|ones|mum|mom|dad|[a-z]*mother|[a-z]*father|husband|wife|sister|brother|friend|kids?|door|clock|budget|hour)\\b)';
const thing = `${noThing}[a-z-]{3,}`;
/** One thing or several: "coffee, tea and alcohol". */
const what = `(?<what>(?:${thing}(?:,| and| or|, and|, or) ){0,3}${thing})(?:,? (?:and|or) (?:half|most of|much of|the rest of) [a-z]+ [a-z]+)?`;
/** "Kettles, candles or knives"; what a comma alone joins may be a new clause. */
const several = `(?<what>${thing}(?:(?:, ${thing}){0,3},? or ${thing}| and ${thing})?)`;
/** Whoever may keep none of these may love them all the same. */
const pets = '(?:pets?|animals?|dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|hamsters?|horses?)\\b';
const them = '(?:him|her|them)';
const adverbs =
  '(?:(?:strictly|totally|completely|absolutely|definitely|all|also|now|just|sadly|really|therefore|always|generally|simply|obviously|a) ){0,3}';
const end =
  '(?=\\s*(?:[,.;:!?]|$|and\\b|but\\b|because\\b|since\\b|so\\b|for\\b|as\\b|these days\\b|now\\b))';

/** One more of something, and how it is counted. */
const pieceOf =
  '(?:(?:pieces?|bits?|pairs?|box(?:es)?|bottles?|bars?|sets?|packs?|bags?|bunch(?:es)?|tins?|jars?|items?) of )';
const oneMore = `(?:(?:another|yet another|(?:one|any|a single) (?:more|other)) |more )${pieceOf}?`;
const ifGiven =
  'if (?:i|we|he|she|they|anyone|anybody|someone|somebody|(?:one|another) (?:more )?person) (?:ever |so much as |even |dares? to )?(?:buys?|brings?|gets?|gives?|sends?|sees?|receives?|unwraps?|opens?)(?: (?:him|her|them|me|us|home|up with|round|over))*';
const somebodyWill =
  "(?:he|she|they|i|we|my|mum|mom|dad|nan|gran)(?:'ll|'d|'s|'re| will| would| is| are|ll)?";
/** What is threatened with: one word or several. */
const threatened = `(?<what>(?:${thing}(?:,| or| and|, or) ){0,3}${thing}(?: (?:set|sets|box|basket|hamper|mug|frame|book))?)`;
const drama =
  '\\b(?:scream(?! (?:with|for|of))|drown|kill|murder|bury|burn|swing|divorce|explode|hit|throw|throttle|strangle|lose|couch|sofa|window|bin|trash)\\b';
/** What only one more of something leads to. */
const sulking =
  '\\b(?:cry|weep|sob|mad|mental|spare|ballistic|bananas|nuts|leav(?:e|ing)|disown(?:s|ing)?|(?:walk|mov)(?:e|ing)? out|faint|puke|snap|shoot|die|bonkers|berserk|riot)\\b';
const counted =
  '(?:two|three|four|five|six|seven|[2-9]|several|many|the last (?:two|three|few|\\d)|so many)';

const behindWhat = (said: string) => behindThing(what, said);

/** Say that what is named first is refused, whatever stands between. */
export const refused: readonly TextPattern[] = [
  {
    // A whole object of a verb that means nothing else.
    pattern: `(?:who|he|she|they) (?:(?:really|absolutely|also|just) )?(?:hates?|loathes?|detests?|despises?) ${several}${end}`,
    examples: ['a friend who hates opera but loves jazz', 'he loathes golf, 60'],
  },
  {
    // The giver likes what somebody else does not.
    pattern: `(?:i|we) (?:(?:really|absolutely|both|all|do) )?(?:love|like|adore|enjoy) (?<what>${thing}(?: (?!but\\b)${thing})?),? (?:but|though|although|while|whereas|yet|and) (?:(?:he|she|they)|(?:my|our|his|her) (?:[a-z]+ ){0,2}?[a-z]+) (?:(?:really|absolutely|just) )?(?:hates?|loathes?|detests?|dislikes?|(?:can'?t|cannot) (?:stand|bear|abide)|(?:doesn'?t|does not|don'?t|never) (?:(?:really|even) )?(?:likes?|enjoys?)) (?:it|that|them|those)\\b`,
    examples: ['I love tea but my uncle hates it', "we adore camping but he can't stand it"],
  },
  {
    pattern: behindWhat(
      `(?:is|are|were|has been|have been) ${adverbs}(?:out|out of the question|off the (?:menu|table|list)|off limits|forbidden|banned|taboo|(?:(?:big|hard|total|definite) )?no(?: |-)?(?:no|go)?|not an option|dangerous|no good|bad for ${them}|bad idea|wasted on ${them}|not allowed|no use(?: to ${them})?)${end}|(?:(?:would|will) be|'?d be|'?ll be) (?:wasted on ${them}|a waste(?: of money)?|no good|no use)${end}|(?:won'?t|wouldn'?t|will not|don'?t|doesn'?t) (?:do|work)(?: for ${them})?${end}`,
    ),
    examples: [
      'so coffee, tea and alcohol are out',
      'greenery is a no',
      'perfume is not an option',
      'hard sweets are dangerous',
      'so bananas, chocolate, nuts and half the supermarket are out',
      'a watch won’t do',
    ],
  },
  {
    pattern: `(?:a |an |the )?(?:(?:complete|total|strict|outright|blanket) )?(?:ban|veto|embargo|moratorium) on (?:all |any |more |new )*(?<what>(?:${thing}(?: and| or) )?${thing}(?: (?:games|toys|books|things|stuff))?)|(?:banned|barred) from (?:all |any )?(?<what>${thing}(?: games)?)|(?:sick|tired|weary|bored|fed up) (?:of|with) (?:everyone|everybody|people|us|folks?|always|constantly)(?: (?:always|just|only|constantly))? (?:buying|giving|getting|sending|bringing|being given|receiving)(?: ${them})?(?: (?:more|yet more|all the|all that|(?:stuff|things|presents|gifts) (?:for|about) the))? (?<what>${thing})`,
    examples: [
      'there is a ban on candles',
      'banned from chocolate',
      'sick of everyone buying stuff for the baby',
      'fed up with people giving her mugs',
    ],
  },
  {
    pattern: `keep (?<what>${thing}) out of it|(?:stay|keep|keeps|steer|steers|stays) (?:away from|off|clear of) (?<what>(?:${thing} (?:and |or ))?${thing})`,
    examples: ['has to stay off coffee', 'told to stay away from magnets and exercise'],
  },
  {
    pattern: behindWhat(
      `(?:she|he|they) (?:really |just |simply |absolutely )?(?:can'?t (?:stand|bear|abide|have|eat|drink)|cannot (?:stand|bear|have|eat|drink)|won'?t (?:touch|wear|eat|drink|have)|never (?:wears|eats|drinks|touches|reads)|hates|loathes|detests)${end}`,
    ),
    examples: ['marzipan she can’t stand', 'skirts she never wears'],
  },
  {
    pattern: `(?:won'?t|wouldn'?t|doesn'?t want to|don'?t want to) hear (?:of|about) (?:anything (?:for|about|to do with|with) )?(?:the |a |an |any )?(?<what>${thing})|(?:finds?|considers?|calls?|thinks) ${several} (?:(?:is|are) )?(?:too )?(?:insulting|boring|silly|pointless|tacky|awful|ridiculous|annoying|dull|a waste|cruel|disgusting|creepy|offensive|patronising)|(?:skip|spare ${them}|leave out|forget|ditch|lose|drop) (?:the|any|all) (?!idea|fact|time)${several}`,
    examples: [
      'mum won’t hear of anything for the car',
      'she finds cookbooks insulting',
      'please skip the candles',
    ],
  },
  {
    pattern: `(?:returns?|give[sn]? away|throws? (?:out|away)|regifts?|sends? back) (?:any|all|every|the) (?<what>${thing})|${behindWhat('(?:are|is) (?:like |pure |actual |basically )?(?:poisonous|toxic|harmful|poison|lethal|deadly|fatal|kryptonite|a killer|torture|murder) (?:for|to) (?:him|her|them|it|the)')}`,
    examples: ['he’ll return any clothing', 'houseplants are poisonous for him'],
  },
  {
    pattern: behindThing(
      `(?<what>(?!smells?\\b|odou?rs?\\b)${thing})`,
      `(?:give[sn]?|makes?|leaves?|bores?|scares?|disgusts?|upsets?|irritates?|annoys?|baffles?|confuses?|frustrates?|stress(?:es)?|bamboozles?|terrif(?:y|ies)|overwhelms?|drives?|winds?|(?:can|could|will|would|might|'?d|'?ll) (?:literally |easily |actually )?kill) ${them}(?: (?:out|up|up the wall|mad|crazy|nuts|round the bend|bonkers|the creeps|uncomfortable|uneasy|anxious|nervous|cold|queasy|sad|angry|ill|sick|cry|cough|sneeze|itch|spots|acne|wind|gas|cramps|heartburn|indigestion|headaches|a headache|gag|heave|barf|puke|retch|vomit|throw up|feel (?:ill|sick|sad)))?${end}`,
    ),
    examples: [
      'knives make him uncomfortable',
      'clowns give her the creeps',
      'balloons make him cry',
      'computers baffle her',
      'peanuts could kill him',
    ],
  },
  {
    pattern: `(?:(?:trying|wants?|hoping|decided|vowed|promised|told) to |is |are |has |have )?(?:giv(?:e|es|ing|en) up|cut(?:ting)? out|quit(?:s|ting)?|off) (?<what>${thing})(?= (?:for (?:lent|now|good|january|a while|health)|altogether|completely|entirely)${end}|\\s*(?:[,.;:!?]|$))|(?:doesn'?t|don'?t|won'?t) want to (?:see|hear about) (?:any )?(?<what>${thing})|(?<what>${thing}) (?:doesn'?t|don'?t|dont|doesnt) int(?:e?re)st ${them}`,
    examples: [
      'is giving up chocolate for lent',
      'trying to give up wine',
      'doesn’t want to see baking at home',
      'football doesn’t intrest him at all',
    ],
  },
  {
    // "He has given chess up altogether".
    pattern: `(?:gave|giv(?:e|es|ing|en)) (?<what>${thing}) up(?= (?:altogether|completely|entirely|for (?:good|now|lent|health)|since|after|because|years|last|when)\\b|${end})`,
    examples: ['he gave golf up after the fall', 'has given music up altogether'],
  },
  {
    // What nobody may or shall have: "isn't allowed sweets", "we're not to bring any toys".
    pattern: `(?:not|isn'?t|aren'?t|wasn'?t|never) (?:yet |really |even |currently )?(?:allowed|permitted|supposed to have) (?:any |an? )?(?:more )?(?!${pets})${several}(?! (?:in|on|at|near|to|by) (?:here|me|us))|(?:(?:not|never) to|(?:do|must|should|would|can|may)(?: not|n'?t)|(?:told|asked|begged|warned|forbade) (?:me|us|everyone|everybody) not to) (?:ever )?(?:buy|bring|get|give|send|order|purchase)(?: (?:him|her|them|home|round|over|around|back|up))* (?:any(?: (?:more|other|new))?|another|one more|a single|anything (?:for|with|about|made of|made from|that has|to do with|related to|connected (?:to|with))) (?:(?:the|his|her|their|more|single) )*${several}|(?:told|asked|begged|asks?|prefers?|requested|wishes|wish)(?: (?:me|us|everyone|everybody|people|guests))? (?:that )?(?:(?:we|i|people|guests|nobody) )?(?:not to|don'?t|didn'?t|do not|not) (?:give|buy|bring|get|send)(?: (?:him|her|them))? (?!(?:him|her|them|any|another|more)\\b)${several}`,
    examples: [
      'she is not allowed caffeine',
      'i was told not to bring home anything for the kitchen',
      'please don’t buy him any more socks',
      'we are not to get her another scarf',
      'she has asked that we don’t give toys',
      'not allowed kettles, candles or knives',
    ],
  },
  {
    // A threat: "if I buy another candle she'll scream", "one more bottle of gin or wine and he's off".
    pattern: `${ifGiven} (?:(?:an?|any|another|one|a single|yet another) )?(?:(?:more|other|single) )?${pieceOf}?${threatened}(?: more)?(?=[^.!?]{0,70}${drama})|${ifGiven} ${oneMore}${threatened}(?=[^.!?]{0,40}${sulking})|${oneMore}${threatened}(?=,? (?:and|or) ${somebodyWill} [^.!?]{0,40}(?:${drama}|${sulking}))`,
    examples: [
      'if i buy another candle she will scream',
      'if he sees one more tie he will burn it',
      'if I get her another piece of jewellery or chocolates she’ll scream',
      'if he unwraps another pair of socks he’s leaving home',
      'another scarf and she’d throttle me',
      'one more bottle of gin and he’ll cry',
    ],
  },
  {
    // Given too often: "slippers three years running", "every birthday it's socks".
    pattern: `(?:had|got|getting|gets|given|gave|bought|received|giving|buying)(?: (?:him|her|them|me|us))? (?:the same |an? |some )?(?:more )?${what} (?:${counted} (?:years?|christmas(?:es)?|birthdays?|times) (?:running|in a row|on the trot|straight)|every (?:single )?(?:year|christmas|xmas|birthday|time)|year (?:in|after) year(?: out)?)|(?:every|each) (?:single )?(?:year|christmas|xmas|birthday|time) (?:it'?s|it is|she gets|he gets|they get|i get (?:her|him|them)|we get (?:her|him|them)) (?:always |just |another |more |the same (?:old )?)*${what}(?=\\s*(?:[,.;!]|$)|(?: again| and| so| but)\\b)`,
    examples: [
      'we’ve given her slippers three years running',
      'he got socks every single year',
      'every Christmas it’s socks, he is sick of it',
    ],
  },
  {
    // "Dogs and cats aren't her thing": one of both may be the object of what stands before.
    pattern: behindThing(
      `(?<!\\b(?:loves?|likes?|enjoys?|adores?|into|prefers?|collects?|plays?|has|have|keeps?|wants?) (?:[a-z]+ )?)${several}`,
      `(?:(?:just|really|simply|honestly|always) )*(?:(?:is|are)(?:n'?t| not)(?: really| exactly)?|not(?: really)?) (?:her|his|their|my) (?:thing|cup of tea|bag|scene|style|taste|jam)${end}|(?:(?:is|are)(?:n'?t| not)|not) (?:welcome|wanted|an option|allowed|permitted)${end}|(?:gets?|grates?) on (?:her|his|their) (?:nerves|wick)|do(?:es)? (?:her|his|their) heads? in|do(?:es)? nothing for ${them}|leaves? ${them} cold|sets? ${them} off${end}|brings? on (?:her|his|their|an?) [a-z]+|plays? havoc with|wreaks? havoc (?:on|with)|flares? up (?:her|his|their)|(?:no thanks|no thank you|no way|no chance|thanks but no|under no circumstances|on no account|nope|absolutely not|definitely not)${end}`,
    ),
    examples: [
      'dogs and cats aren’t really her thing',
      'loud toys get on his nerves',
      'football does nothing for him',
      'candles no thanks',
    ],
  },
  {
    // "A spa day was last year's present".
    pattern: behindWhat(
      "(?:was|were) (?:for )?(?:last|the last) (?:year|christmas|birthday|time|xmas)(?:'?s)?(?: (?:presents?|gifts?|one|effort|idea))?(?=\\s*(?:[.,;!?)]|$)| (?:and|so|but)\\b)",
    ),
    examples: ['perfume was last year’s present', 'scarves were last Christmas'],
  },
  {
    // "Puzzles only gather dust".
    pattern: behindWhat(
      `(?:(?:just|only|simply|would|will|'?ll|all) ){0,2}(?:gathers?|collects?) (?:the )?dust|(?:just|only|would|will|'?ll) (?:sits?|lies?|ends? up) (?:in (?:a|the) (?:drawer|cupboard|attic|loft|bin)|unused|around)`,
    ),
    examples: ['paper books just gather dust', 'jigsaws would only sit in a drawer'],
  },
  {
    // Who makes no plant grow.
    pattern:
      "(?:kills?|killed|murders?) (?:(?:every|all|any|each|all her|all his|most) (?:of (?:her|his|their) )?)?(?<what>(?:house ?|pot ?)?plants?|cact(?:us|i)|succulents?|orchids?)|(?:can'?t|cannot|could(?:n'?t| not|n'?t even)|never) (?:even )?keep(?:s)? (?:an? |any |her |his |the )?(?<what>(?:house ?|pot ?)?plants?|cact(?:us|i)|succulents?|flowers) (?:alive|going)",
    examples: ['she kills every plant', 'he can’t keep a cactus alive'],
  },
  {
    // "Hopeless with technology".
    pattern: `(?<!n'?t )(?<!\\bnot )(?:hopeless|useless|rubbish|terrible|no good|not (?:very |so |too |that )?good|clueless|struggles|lost) with (?:all |any |new |modern )?(?<what>(?:tech(?:nology)?|computers?|gadgets?|smart ?phones?|phones?|apps|electronics|screens|tools|plants))\\b`,
    examples: ['she is hopeless with technology', 'not very good with gadgets'],
  },
  {
    // A ban named behind: "the school has a nut ban".
    pattern:
      '(?:an?|the|total|strict|complete) (?<what>[a-z]{3,}) ban(?= (?:at|in|on|here|this|so|there)\\b|\\s*(?:[.,;!]|$))',
    examples: ['the school has a nut ban'],
  },
  {
    // What goes into a mouth must have no small parts.
    pattern:
      '(?:everything|things|stuff|anything|it all|all sorts)(?: (?:still|always|just|straight|goes|ends up))* (?<what>in(?:to)? (?:his|her|their|its|the) mouth)',
    examples: ['everything goes in her mouth', 'he still puts things in his mouth'],
  },
  {
    // "She'd kill me if I got him a drum".
    pattern: `(?:kill|murder|strangle|divorce|disown|shoot|never forgive|never speak to) (?:me|us)(?: again)? if (?:i|we) (?:ever )?(?:got|get|gave|give|bought|buy|brought|bring|sent|send|turned up with|showed up with)(?: (?:him|her|them|home|round|over|the kids?))* (?:(?:an?|any|another|anything|something|more|yet another) )?(?:(?:big|massive|huge|new) )?(?<what>${thing})`,
    examples: ['my sister would kill me if I got him a drum'],
  },
  {
    // "Anti-plastic", and what a child could swallow.
    pattern:
      'anti(?:-| )(?<what>plastic|sugar|barbie|disney|pink|lego|guns?|war toys)|nothing (?:small |tiny |loose )?(?:that )?(?:(?:he|she|they|it|a baby|the baby|baby|the dog|the little one) )?(?:can|could|might|may|will) (?<what>swallow|choke on)|(?:gets?|has|having|gives? (?:him|her|them)) (?:bad |terrible )?(?<what>nightmares)',
    examples: [
      'his parents are anti-plastic',
      'nothing the baby could swallow',
      'she gets nightmares',
    ],
  },
  {
    // "We've done books already", "she'd bin any candles".
    pattern: `(?:we|i)(?:'?ve| have) (?:already )?(?:done|given|tried|bought) (?:${them} )?(?:the |all the )?${several} (?:before|already|last time|to death|every year)|(?:would|'?d|will|'?ll) (?:just |only |probably |straight )?(?:bin|chuck|regift|trash|donate|throw (?:away|out)|give away) (?:(?:any|all|the|an?) )?${several}`,
    examples: ['we’ve done books before', 'she would bin any candles'],
  },
  {
    // What had to go: "she had to rehome her dog".
    pattern: `(?:had|has|have|having) to (?:rehome|re-home|give away|part with|get rid of|sell)(?: off)? (?:his|her|their|the) (?:beloved |old |little )?(?!(?:house|flat|home|car|business|farm|place|stuff|things|shop)\\b)(?<what>${thing})`,
    examples: ['she had to rehome her dog', 'he had to sell his motorbike'],
  },
  {
    pattern: `not (?<what>${thing}) (?:any ?more|any longer)\\b`,
    examples: ['likes to draw, not horses anymore'],
  },
  {
    // What a small child must not swallow is surely meant.
    pattern:
      "(?:no|not|nothing with|without|avoid|free of|can'?t have|mustn'?t have)(?: (?:any|lots of|too many))? (?<what>(?:small|little|tiny|loose) (?:parts|bits|pieces)|choking hazards?)",
    examples: ['no small parts because of the baby', 'nothing with tiny pieces please'],
  },
  {
    // What parents or rules keep away: "his mum doesn't allow sweets", "they won't let her have candles".
    pattern: `(?:doesn'?t|don'?t|won'?t|wouldn'?t|do not|does not|will not) (?:allow|permit|let (?:him|her|them|us|me) (?:have|eat|drink|play with|use|own|wear|keep|bring))(?: (?:any|an?|him|her|them|in|more))* (?!${pets}|(?:one|it|that|this)\\b)${several}`,
    examples: ['his mum doesn’t allow sweets', 'the home won’t let her have candles'],
  },
  {
    // What must not break, and who eats no meat but fish.
    pattern:
      "(?:must|has to|have to|needs? to|should|got to|better) be (?:totally |completely |really )?(?<what>unbreakable|shatter.?proof)|(?:(?:is|are|am|'?s|'?re|'?m|an?|my|strict|both|gone|now) )?(?<what>pesc[ae]tarians?)",
    examples: ['it has to be unbreakable', 'my aunt is pescatarian'],
  },
  {
    // "Nothing that has to be assembled", "nothing she has to water".
    pattern: `(?:nothing|(?:don'?t|doesn'?t|not) (?:want|need) anything|(?:can'?t|mustn'?t|shouldn'?t|must not|cannot|not) be (?:anything|something)|without anything|avoid anything) (?:(?:that|which|he|she|they|you|we|i) )*(?:has|have|needs?|requires?) (?:(?<what>to (?:water|assemble|put together|look after|dust|charge|plug in|be charged|be plugged in))|(?:to be )?(?:much |any |a lot of )?(?<what>${thing}(?: after| together)?))`,
    examples: ['nothing that has to be assembled', 'nothing she has to water'],
  },
];

/** Before what the giver thinks of something. */
const giverBut =
  '(?:but|though|although|however|only|except|which)(?: (?:that|honestly|frankly|sadly|to be honest|personally))*';
const young =
  '(?:(?:a bit |a little |far |way |much |still |rather )*too (?:young|early|soon|old|grown.?up|adult|mature|violent|dangerous|risky|extreme|sexy|gory|scary|cruel)|(?:a bit |so |really |quite |very )*(?:cruel|dangerous|inappropriate|unsuitable|wrong|awful|horrible|creepy|disgusting|barbaric|ridiculous|unethical|immoral|tacky|unhealthy))';

/** Say that the giver does not want to give what was named before. */
export const disapproved: readonly TextPattern[] = [
  {
    pattern: `${giverBut},? (?:i|we|his mum|her mum|his dad|her dad|my wife|my husband|the parents) (?:(?:am|'m|are|'re|is|really|just|personally|do|don'?t|find|think|feel|believe|would|'d|that|it|this|she|he|they|her|him|them|is|are|'s|'re|to be|a|bit) ?)*(?:${young}|against (?:it|that|this|all that)|not (?:a )?(?:fan|keen|happy|comfortable|ok|okay)(?: with| of| on| about)?(?: (?:it|that|this))?|opposed(?: to (?:it|that|this))?)(?: for (?:it|that|this|her|him|them|a child|her age|his age))?`,
    examples: [
      'my niece adores lipstick but I think it is too early',
      'he loves shooting, but we are against it',
      'he likes wrestling but I find it too violent',
    ],
  },
  {
    pattern: `${giverBut},? (?:it|that|this|they|those|the thought)?(?:'s| is| are)? ?(?:(?:really|just|rather|kind of|a bit) )*(?:scares?|frightens?|worr(?:y|ies)|upsets?|horrif(?:y|ies)|bothers?|freaks?|terrif(?:y|ies)) (?:me|us)(?: out| a bit| a little| too much)?`,
    examples: ['he likes swords but that scares me', 'loves motorbikes, which frightens us'],
  },
  {
    pattern:
      "(?:i|we)(?:'d| would)?(?: (?:really|just|absolutely|personally|honestly|certainly|definitely))* (?:refuse to|won'?t|will not|am not going to|'m not going to|don'?t want to|do not want to|wouldn'?t want to|can'?t bring myself to|would rather not|'d rather not|shan'?t) (?:support|encourage|feed|buy into|fund|promote|condone|give (?:him|her|them) any of|buy (?:him|her|them)? ?any of|go along with) (?:it|that|this|those|them)",
    examples: [
      'he loves hunting and I won’t support that',
      'mad about vapes, I don’t want to encourage it',
    ],
  },
  {
    pattern:
      '(?:so|and|but|please|hence|therefore) (?:please )?(?:nothing|not anything|no gifts?|no presents?)(?: to do)? (?:like (?:that|it|this)|of (?:that|the) (?:kind|sort)|along those lines|in that (?:line|direction|area|vein)|(?:to do )?with (?:it|that|this)|about (?:it|that|this))(?=\\s*(?:[.,;!?)]|$))',
    examples: [
      'loves guns, so nothing like that',
      'she likes horror films but nothing of that kind',
    ],
  },
];
