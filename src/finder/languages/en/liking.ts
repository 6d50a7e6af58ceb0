import type { LikingGrammar } from '../liking-grammar.ts';
import { words } from '../patterns.ts';

const plenty =
  "(?:has|have|'s got|got|owns?) (?:already |got )?(?:(?:absolutely|literally|quite) )?(?:(?:loads|lots|tons|heaps|plenty|masses|piles|dozens|hundreds|a lot|a ton|a load|a house full|a garden full|shelves full) of|so many|many|several|every|all (?:the|kinds of|sorts of)|an? (?:(?:big|huge|large|massive|growing) )?collection of)";
/** Words behind what somebody has much of that tell that more of it is welcome. */
const likesWhatIsThere =
  "(?:loves?|adores?|enjoys?|likes?|treasures?|cherish(?:es)?) (?:them|it|that|those|(?:every|each)(?: single)? one|all of (?:them|it)|(?:looking after|caring for|taking care of|tending(?: to)?|growing|watering|collecting|building|making|painting|playing with|adding to|buying)(?: more| new| them| it| the| (?:his|her|their))?)|(?:looks? after|takes? (?:great |good )?care of|cares? for|tends?|collects?|dotes? on) (?:them|it|each|every|all)|(?:wants?|would (?:like|love|want)|'d (?:like|love)|(?:is|are) (?:always )?(?:looking for|after|happy (?:with|about)|on the hunt for)|hopes for|needs) (?:to (?:get|have|buy|add|build|grow) )?(?:(?:even|some|still|many|always) )?(?:more|another|new ones)|(?:keeps?|still|always|constantly) (?:on )?(?:buy|build|collect|add|grow|mak|paint|knit|sew|bring|order)(?:s|es|ing|e)?(?: home)? (?:(?:even|some|to) )?(?:more|new|another|them|it)|can(?:'?t|not| never| not) (?:get|have) enough";
const noMoreOfIt =
  "(?![^.!?]*\\b(?:no more|not? another|enough (?:of|already)|no (?:space|room)|don'?t (?:want|need)|doesn'?t (?:want|need)|nothing|none)\\b)";
const dislike =
  "(?:(?:really|just|personally|honestly|absolutely) )*(?:hate|loathe|detest|dislike|(?:can'?t|cannot) (?:stand|bear|abide)|(?:don'?t|do not|never)(?: really| much| particularly)? (?:like|liked|enjoy|care for|drink|eat|watch|play)|(?:am |are |'?m |'?re )?(?:not (?:into|keen on|a fan of|interested in|fond of)|no fan of))";
const dislikesOther = `(?:hates|loathes|detests|dislikes|(?:can'?t|cannot) (?:stand|bear|abide)|(?:doesn'?t|does not|never)(?: really| much)? (?:like|liked|enjoy)|(?:is |'s )?(?:not (?:into|keen on|a fan of)|no fan of))`;
const disliked = '(?: (?!(?:but|and|my|he|she|they)\\b)[a-z-]+){1,3}';
const likesIt =
  "(?:(?:absolutely|really|totally|just|does|is|are|'s|'re|big|very|so|completely) )*(?:loves?|adores?|likes?|enjoys?|(?:crazy|mad|nuts|passionate|obsessed|wild|excited)(?: about| for| with)|into|keen on|fond of|(?:an? )?(?:(?:big|huge|massive|great) )?fan of|can'?t get enough of|lives for|swears by) (?:it|them|that|those|this)\\b";
const contrast = ',? (?:but|though|although|while|whereas|yet|and|however)';

export const liking: LikingGrammar = {
  surely: [
    {
      pattern:
        "(?<!(?:n'?t|\\b(?:not|never|no|no longer|used to|once|formerly|hardly|nobody|less|too)) (?:(?:an?|very|really|that|so|big|all|even|exactly|much) ){0,2})(?<!\\b(?:dont|doesnt|didnt|isnt) (?:really )?)(?:likes|loves|adores|enjoys|(?:is|very|big|really|so) into|keen on|fond of|passionate about|interested in|crazy about|(?:hobby|passion|love) is|hobbies:?|passion for|fan of|hours on) (?!(?:no|not|nothing|without|to be) )[a-z-]+(?: (?!(?:but|and|so|who) )[a-z-]+)?(?!,? (?:but|though|although|until|before|sadly))",
      examples: ['my dad likes horse riding', 'she is very into crochet', 'his hobby is fishing'],
    },
    {
      pattern:
        "(?<!\\b(?:used to be|was|were|longer|not|no|never|isn'?t|ex|former|retired|less|hates?|any|one|the) (?:an? )?(?:(?:big|real|great|huge|such an?) )?(?:[a-z-]+ )?)(?!(?:not|no|and|but|ex|former|an?|he|she|is|who|my|the|big|huge|real) )[a-z-]+(?: (?!and )[a-z-]+)? (?:lovers?|fans?|nuts?|buffs?|addicts?|enthusiasts?|fanatics?|mad|obsessed|crazy)(?! (?:with|about|allerg|at|for|oven|club|heater))",
      examples: ['a horse riding lover', 'sewing buff', 'football mad nephew'],
    },
    {
      pattern:
        '[a-z-]+(?: [a-z-]+)? (?:is|are) (?:his|her|their) (?:(?:whole|great|big|biggest|absolute|one true) )?(?:life|thing|passion|love|obsession|favourite|favorite|hobby|happy place)(?! (?:any ?more|no longer))|(?<!(?:no|not) )[a-z-]+ as (?:a|her|his|their) (?:hobby|pastime)',
      examples: [
        'has weaving as a hobby',
        'horse riding is her life',
        'trains are his great passion',
      ],
    },
    {
      pattern:
        "(?<!(?:n'?t|not|never) )(?:(?:has|have|got) a (?:(?:real|big|huge) )?(?:thing|passion|soft spot|love|weakness) for|(?:has|have|just|recently) taken up|wants? to (?:get into|take up|try)|can'?t get enough of|nothing makes (?:him|her|them) happier than|something to do with|never without) [a-z-]+(?: [a-z-]+)?",
      examples: [
        'has a thing for jigsaws',
        'she has taken up horse riding',
        'wants to get into sailing',
      ],
    },
    {
      // Who does much of something, or has begun it, likes it.
      pattern:
        "(?<!(?:n'?t|not|never|no longer|used to) )(?:(?:drinks|eats|reads|watches|plays|wears|listens to) (?:a lot of|lots of|loads of|tons of|(?:far |way )?too much|so much)|(?:started|begun|began|(?:has|have|'?s|'?ve) been (?:playing|learning|doing|practising|practicing|collecting)|got into|getting into|taking up|discovered|learning|new to)(?: to play| playing| doing| to)?(?: the)?) (?!(?:hate|dislike|work|a|an|get|feel|school|not|the|his|her) )[a-z-]+(?: (?:lessons|classes))?",
      examples: [
        'drinks a lot of coffee',
        'he just started running',
        'she is new to gardening',
        'has started playing the drums',
      ],
    },
    {
      pattern:
        "(?:has|have|'s|'ve) been (?!(?:drink|smok|work|suffer|struggl|try|think|avoid|want|want|dread|wait)[a-z]*ing)[a-z]+ing (?:for (?:years|ages|decades|(?:an?|one|two|three|four|five|ten|twenty|many|some|\\d{1,2}) (?:years?|months?|weeks?))|since|all (?:his|her|their) life)\\b",
      examples: ['he has been running for years', 'she has been knitting since she was five'],
    },
  ],
  notDisliked: [
    {
      // Who has much of something and cares for it likes it.
      pattern: `${plenty}(?: [a-z'-]+){1,4},? (?:(?:and|but|which|that|who|he|she|they|really|just|also|so|is|always|still|clearly) ){0,4}(?:${likesWhatIsThere})${noMoreOfIt}`,
      examples: [
        'has loads of ferns and loves them',
        'has lots of roses and looks after them',
        'she has so many model ships and still builds new ones',
        'has dozens of teapots but wants more',
      ],
    },
    {
      // The giver dislikes what somebody else likes.
      pattern: `(?:i|we|i'm|im|we're)(?: |(?='))${dislike}${disliked}${contrast} (?:[a-z']+ ){1,4}?${likesIt}`,
      examples: ['I hate tea but my uncle loves it', "I'm not into golf but he is mad about it"],
    },
    {
      pattern: `(?:(?:my|his|her|our) [a-z]+ ${dislikesOther}${disliked}${contrast} (?:my|his|her|our) (?<liker>[a-z]+) ${likesIt}(?=[^!?]*\\bfor (?:my|his|her|our|the) \\k<liker>\\b)|(?<=\\bfor (?:my|his|her|our) (?<fan>[a-z]+)\\b[^!?]*)(?:my|his|her|our) [a-z]+ ${dislikesOther}${disliked}${contrast} (?:my|his|her|our|the) \\k<fan> ${likesIt})`,
      examples: [
        'my wife hates yoga but her sister loves it, gift for her sister',
        'for our son, his brother hates chess but our son loves it',
      ],
    },
    {
      pattern:
        "not (?:that|because|as if) (?:he|she|they|my [a-z]+) (?:doesn'?t|don'?t|didn'?t|does not|do not) (?:like|love|enjoy) [a-z-]+(?: (?!(?:but|and|so|who|just) )[a-z-]+)?",
      examples: ["it's not that they don't like climbing"],
    },
    {
      pattern: "(?:not|isn'?t|never) (?:exactly )?averse to (?:an? |the )?[a-z-]+",
      examples: ['he is not averse to a whisky'],
    },
  ],
  verbs: words('loves love likes like enjoys enjoy adores adore into collects reads plays'),
};
