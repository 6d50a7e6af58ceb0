import type { LikingGrammar } from '../liking-grammar.ts';
import { words } from '../patterns.ts';

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
        "(?<!(?:n'?t|not|never|no longer|used to) )(?:(?:drinks|eats|reads|watches|plays|wears|listens to) (?:a lot of|lots of|loads of|tons of|(?:far |way )?too much|so much)|(?:started|begun|began|(?:has|have|'?s|'?ve) been (?:playing|learning|doing|practising|practicing|collecting)|got into|getting into|taking up|discovered|learning|new to)(?: to play| playing| doing| to)?) (?!(?:hate|dislike|work|a|an|get|feel|school|not|the|his|her) )[a-z-]+(?: (?:lessons|classes))?",
      examples: ['drinks a lot of coffee', 'he just started running', 'she is new to gardening'],
    },
  ],
  notDisliked: [
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
