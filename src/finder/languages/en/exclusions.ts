import type { ExclusionGrammar } from '../exclusion-grammars.ts';
import { words } from '../patterns.ts';
import { cues } from './cues.ts';
import { formerly } from './endings.ts';
import { mildRefusals } from './mild-refusals.ts';
import { surelyOwned } from './possessions.ts';
import { disapproved, refused } from './refusals.ts';

/** What a gift may remind of although it should not. */
const burdens =
  '(?:ill(?:ness)?|sick(?:ness)?|cancer|chemo[a-z]*|hospitals?|clinic|therap[a-z]+|treatment|disab[a-z]+|wheelchair|burn ?out|depression|(?:care|nursing) home|patients?|medic[a-z]+|doctors?|accident|break ?up|divorce|ex|redundancy|being fired|job|diagnosis|pain|pity|drink(?:ing)?|alcohol|booze|sobriety|rehab|smok[a-z]+|wedding|marriage|infertility|ivf|pregnan[a-z]+|bab(?:y|ies)|grie[fv][a-z]*|mourning|bereavement|death|dying|funerals?)';

/** Whoever does what others watch or hear. */
const performer =
  '(?:musician|instrumentalist|dancer|singer|player|rider|skater|footballer|actor|actress|violinist|pianist|guitarist|drummer|ballerina)';

/** Not for good. */
const forNow =
  '(?:at the moment|right now|for now|just now|currently|for a while|this (?:season|year|winter|summer)|for (?:the next |another |at least )?(?:\\d{1,2}|a|an|a few|a couple of|several|two|three|four|five|six|eight|ten) (?:weeks?|months?|years?))';

export const exclusions: ExclusionGrammar = {
  cues,
  negation: {
    not: words('not nothing never isn t'),
    comparisons: new Map([
      ['to', words('prefer prefers')],
      ['over', words('prefer prefers')],
    ]),
    without: words('without'),
    merely: new Set(['not just', 'not only', 'not merely']),
    bare: words('no not without nae zero minus nor any never'),
  },
  verbs: {
    light:
      words(`like likes liked love loves enjoy enjoys enjoyed want wants need needs eat eats drink
      drinks wear wears use uses do touch watch watches play plays tolerate stand bear abide
      appreciate appreciates fancy collect celebrate buy consume digest accept care listen go get`),
    theme:
      words(`read reads drink drinks cook cooks bake bakes garden gardens knit knits sew sews dance
      dances travel travels swim swims run runs hike hikes cycle cycles ski skis exercise paint
      paints draw draws craft sing sings climb climbs sail sails surf surfs skate skates camp fish game shave`),
    drinking: words('drink drinks'),
    tolerated: words('stand bear abide eat drink have tolerate digest wear use do'),
    withParticle: words('care listen go get look'),
    particles: words('for about to with at into in'),
  },
  object: {
    qualifiers: [
      {
        anchor: 'behind',
        pattern:
          '(?:with|containing|featuring) (?!(?:h(?:er|is|im)|their|my|our|them|me|us|it|the|this|that|all|these|those)\\b)(?:(?:any|an?|lots of|a lot of|too many|too much|so many|loads of) )*|(?:about|dealing with|on the subject of) (?!\\d|(?:him|her|them|it|me|us)\\b)(?:the )?|(?:that|which) (?:has|have|contains?|needs?|requires?|uses?|makes?|involves?|includes?|runs? on|takes?) (?!to\\b)(?:(?:any|an?|lots of|a lot of|too many|too much|so much) )*|for (?=(?:children|kids|babies|toddlers|adults|beginners|men|women|girls|boys|teens|teenagers|grown.?ups)\\b)|in (?=(?:(?:rose |white )?gold|silver|platinum|plastic|leather|wool|polyester|english|german|french|spanish|pink|red|blue|black|white|green|yellow|purple|orange|brown|grey|gray|bright colou?rs)\\b)',
        examples: [
          ' with batteries',
          ' about war',
          ' that make noise',
          ' for children',
          ' in gold',
        ],
        counterexamples: [
          ' with her asthma',
          ' about 20 euros',
          ' for him',
          ' in the house',
          ' that he has to read',
        ],
      },
    ],
    everything: words('everything all'),
    madeOf: [
      {
        anchor: 'whole',
        pattern: ' (?:that (?:is|are) )?(?:not )?(?:made (?:of|from|out of)|out of) ',
        examples: [' made of ', ' that are not made from ', ' out of '],
        counterexamples: [' made by ', ' of '],
      },
    ],
    stuff: words(
      'stuff things bits gear talk items products bits gifts presents clobber paraphernalia everything',
    ),
    also: words('too also either'),
    receiving: words('getting receiving given unwrapping opening'),
    aroundReceiving: words('being just only always more another nothing but'),
    generic: words('stuff things gifts presents bits gear'),
    genericOf: words('for about with'),
  },
  relative: {
    nouns: words('stuff things thing gifts gift presents present something anything one'),
    pronouns: words('that which'),
    verbs: words(
      'is are s looks look sounds sound feels feel seems seem needs need uses use requires require',
    ),
  },
  owning: {
    surely: surelyOwned,
    gear: words('kit gear equipment tools supplies gadget gadgets accessory accessories'),
    clubWear: words('kit'),
    notYet: words('yet'),
    wantedYet: [
      {
        anchor: 'behind',
        pattern:
          "(?:, ?)?(?:but|and|though|yet|only) ?(?:he|she|they)?(?:'d| would)?(?: (?:really|now|badly|finally|always|so))* ?(?:wants?|love|like|is (?:keen|dying|eager|trying|learning)|hopes?|plans?|dreams? of|longs?|wish(?:es)?)(?: to| on)? ?(?:learn|start|try|take|get|own|have|one|some|begin)\\w*",
        examples: [
          ', but wants one',
          " and she'd really love to learn",
          ' yet he dreams of owning one',
        ],
        counterexamples: [', but hates one', ' and he wants books', ' wants one'],
      },
    ],
  },
  past: {
    endings: [
      {
        pattern:
          '(?:(?:so|but|and|please|pls|just|though) ){1,2}(?:(?:please|pls) )?(?:not|no) (?:another|one more)(?: one| of (?:those|them))?(?: of (?:those|them))?(?=\\s*(?:[.,;!)]|$))|no more of (?:those|them|that)(?=\\s*(?:[.,;!)]|$))',
        examples: [
          'does jigsaws by the dozen so not another one of those',
          'loves mugs, but not another',
        ],
      },
      {
        // "Her hands are too bad for it", "she is not able to any more".
        pattern:
          "(?:(?:hands?|fingers|eyes|knees?|hips?|back|legs?|wrists?|shoulders?|lungs|heart|body|sight|health)(?:'?s| is| are| have| has)?(?: (?:now|just|all|really))? (?:(?:too|so) (?:bad|sore|weak|stiff|shaky|poor|painful|swollen) (?:for|to do) (?:it|that|this)|(?:won'?t|wont|do(?:es)?n'?t|no longer|will not) (?:let|allow)s? (?:her|him|them)(?= (?:any ?more|now|do|these days)|\\s*[.,;!]|\\s*$)|(?:put|puts) (?:paid|an? (?:end|stop)) to (?:it|that|this))|(?:(?:is|are|was|'?s|'?re) (?:(?:no longer|not) |un)|isn'?t |aren'?t )able to(?: do (?:it|that))?(?: any ?more| now)?(?=\\s*[.,;!]|\\s*$))",
        examples: [
          'she embroiders but her eyes are too bad for it',
          'grandad bowled but he is not able to any more',
          'she danced, her hip put a stop to that',
        ],
      },
      {
        pattern:
          "(?:that|this)(?:'?s| is| has)(?: (?:all|long|now|sadly|well and truly))* (?:over|finished|stopped|ended|in the past|behind (?:him|her|them))(?: now)?(?! ?[a-z]* ?\\d)|(?:it's|it is) all over now|those days are (?:over|gone|behind (?:him|her|them))",
        examples: ['he sailed for years, sadly that is over now', 'those days are gone'],
      },
      {
        // "Loves fishing but has had to stop", "he rides, but it's on hold".
        pattern:
          "(?:(?<=\\b(?:but|though|and|then) )(?:(?:sadly|unfortunately|now|recently|just) )?|(?:he|she|they)(?:'?s| has|'?ve| have|'?d| had)? (?:(?:sadly|now|recently|just|since) )?)(?:(?:has|have|had|just) )*had to (?:stop|quit|pack it in|give it a rest)(?= (?:because|due|since|after|on account|for (?:now|good|health)|altogether|completely|last|this|now|when|with)\\b|\\s*[.,;!)]|\\s*$)|(?:it|that|everything)(?:'?s| is| has been)(?: (?:all|now|currently|been|been put|put)){0,2} on (?:hold|ice|pause|the back ?burner)",
        examples: [
          'loves rowing but has had to stop because of her back',
          'mad about judo, she had to quit last year',
          'he does triathlons but its on hold',
        ],
      },
      {
        // "Was into horses, now hates them".
        pattern:
          "(?:now|but|and|then)(?: (?:he|she|they))?(?:(?:'?s| is| are) (?:now )?(?:sick|bored|tired|fed up) (?:of|with)|(?: (?:now|really|absolutely|suddenly|just))* (?:hates?|loathes?|can'?t stand|won'?t (?:touch|play with|go near|look at))) (?:it|them|that)(?= (?:now|all|any ?more|these days)\\b|\\s*(?:[.,;!?)]|$))",
        examples: ['was into horses, now hates them', 'loved ballet but she is bored of it now'],
      },
      {
        pattern:
          "(?:can'?t|cannot|can not|(?:does|do)n'?t|no longer|hardly)(?: (?:really|ever))? (?:do|does|manage|play|play at) (?:it|that|this|so)(?: any ?more)?|no longer (?:does|do) (?:it|that)",
        examples: ['loved running but he cannot do that any more'],
      },
      {
        pattern:
          '(?<=[,.;] ?(?:(?:but|though) )?)not (?:any ?more|since (?:his|her|their|the) [a-z]+)(?=\\s*(?:[,.;!]|$))',
        examples: ['mad about tennis, but not any more', 'she paints, not since her stroke'],
      },
      {
        pattern:
          '(?<=[,.;] ?(?:(?:but|and) )?)(?:(?:he|she|they) )?(?:(?:has|had|have) (?:had )?(?:to )?)?(?:gave|give|given) (?:it|that) up',
        examples: ['used to box, but had to give it up', 'he sang in a choir, she gave it up'],
      },
      {
        pattern:
          "(?:(?<=(?:but|and|though|now) )|(?:he|she|they)(?:'?s| is|'?re| are)(?: now)? )(?:(?:is|are) )?(?:now )?(?:(?:gone |went )?(?:right )?off (?:it|that|them)|not allowed (?:it|that|them|any)|allergic to (?:it|them))(?= |[.,;!]|$)|can'?t (?:have|eat|drink|touch) (?:it|that|them)(?=\\s*(?:[.,;!]|$|any\\s?more|now|these days|at the|because|due|so)\\b|\\s*[.,;!]|\\s*$)|so not (?:that|it)(?=\\s*(?:[.,;!]|$))",
        examples: [
          'loves whisky but is off it',
          'mad about cheese but not allowed it',
          'he likes rum but gave up, so not that',
        ],
      },
    ],
    formerly,
    resumes: [
      {
        anchor: 'anywhere',
        pattern:
          '(?:start|starting|take|taking|pick|picking|try|trying|begin|beginning)(?: (?:with )?(?:it|that|them|this))?(?: up| back)? again',
        examples: ['he used to draw and wants to start again', 'picking it up again'],
        counterexamples: ['he starts running', 'again and again'],
      },
      {
        anchor: 'anywhere',
        pattern: '(?:take|taking|pick|picking) (?:it|that|this|them)? ?(?:back )?up again',
        examples: ['she will take it back up again'],
        counterexamples: ['she picked it up'],
      },
      {
        anchor: 'anywhere',
        pattern:
          '(?:get|getting|got|go|going|come|coming) back (?:in)?to (?:it|that|this|them|[a-z]+ing)|back into (?:it|that)\\w*',
        examples: ['he would like to get back into fencing', 'she is back into it'],
        counterexamples: ['going back to school', 'back in the choir'],
      },
      {
        anchor: 'anywhere',
        pattern: 'restart\\w*|rekindle\\w*',
        examples: ['he wants to restart his band', 'rekindled her love of clay'],
        counterexamples: ['a fresh start'],
      },
    ],
    remembers: [
      {
        anchor: 'anywhere',
        pattern: "dementia|alzheimer(?:'?s)?",
        examples: ['my gran has dementia', "he has Alzheimer's", 'with Alzheimers'],
        counterexamples: ['she has a good memory', 'demented'],
      },
    ],
    noMore: [
      {
        anchor: 'behind',
        pattern:
          '(?:(?!and|but)\\S+ )?(?:now|any ?more|any longer|these days|nowadays)\\b(?! (?:and|but) (?:wants|would))',
        examples: ['anymore', 'far any more', 'these days'],
        counterexamples: ['and now', 'now but wants', 'at all'],
      },
    ],
  },
  compounds: { freeWords: words('free') },
  negators: [
    {
      means: 'will',
      phrases: `don't, doesn't, didn't, do not, does not, did not, dont, doesnt, didnt, never, won't,
      wont, wouldn't, would not, will not, no longer, has never, have never, not allowed to,
      isn't allowed to, must not, mustn't, shouldn't, should not`,
    },
    { means: 'can', phrases: `can't, cant, cannot, can not, couldn't, could not, may not` },
  ],
  refused: [...refused, ...mildRefusals],
  disapproved,
  barred: {
    harmful: [
      {
        pattern:
          '(?:is|are|am|was|s|so|very|super|badly|but|sadly|unfortunately) allergic(?! to\\b(?! (?:them|it|their|the fur|fur|hair)\\b))',
        examples: ['he loves rabbits but he’s allergic', 'mad about cats, sadly allergic to them'],
      },
      {
        pattern:
          "(?<=\\b(?:but|though|although|only|except|sadly|because)\\b[^.!?]{0,40})(?:would|will|'d|'ll|could|might) (?:kill|finish|cripple|choke|make (?:him|her|them) ill|be the (?:death|end) of|set off|trigger|play havoc with)(?= (?:him|her|them|his|her|their)\\b)|(?:makes?|gives?) (?:her|him|them) (?:sneeze|wheeze|hives|asthma|a rash)|(?:doctor|gp|cardiologist) (?:has |have )?(?:forbidden|banned|said no|told (?:him|her) to stop)|(?:isn't|not|no longer) allowed (?:it|them|any)(?: any ?more)?(?! [a-z]+ (?:in|at)\\b)|(?:can't|cannot|can not|mustn't) (?:eat|drink|have) (?:it|them|any) any ?more",
        examples: [
          'adores dogs but they make her sneeze',
          'loves cats but the hair would set off his asthma',
          'likes port but the doctor has forbidden it',
        ],
      },
    ],
    unowned: [
      {
        pattern:
          "(?:can't|cannot|can not|isn't allowed to|not allowed to|won't be able to) (?:have|keep|own|get|adopt) (?:one|any|them|a pet|pets|animals)(?! any ?more)|(?:no|doesn't allow|don't allow|won't allow|bans) pets(?: allowed)?|(?:not|aren'?t|isn'?t) allowed (?:any |an? )?(?:dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|hamsters?|pets?|animals?)|(?:doesn'?t|don'?t|won'?t|wouldn'?t) (?:allow|permit|let (?:him|her|them|us|me) (?:have|keep|get|own))(?: (?:an?|any))? (?:dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|hamsters?|pets?|animals?)",
        examples: [
          'loves dogs but can’t have one in her flat',
          'the landlord doesn’t allow pets',
          'her mum won’t let her have a dog',
        ],
      },
    ],
    unpractised: [
      {
        // For some time: "usually runs marathons, not allowed to for three months".
        pattern: `(?:can'?t|cannot|mustn'?t|(?:isn'?t|is not|aren'?t|are not|not|'?s not) allowed(?: to)?|shouldn'?t)(?: (?:do (?:it|that|this|so|any|any of it)|play|train|go|practi[sc]e))? (?:${forNow})|${forNow},? (?:(?:he|she|they) )?(?:can'?t|cannot|mustn'?t|(?:isn'?t|is not|aren'?t|are not|not) allowed(?: to)?)(?=\\s*(?:[.,;!?)]|$))|(?:has|have|having) to (?:pause|take a break|sit out|rest)(?= (?:${forNow})|\\s*(?:[.,;!?)]|$))`,
        examples: [
          'both climb, but can’t at the moment of course',
          'runs marathons, not allowed to for 3 months',
          'plays tennis, right now he can’t',
          'rows, has to take a break',
        ],
      },
      {
        pattern: `(?<=\\b(?:but|though|although|and|yet|while|just|even if) )(?:(?:he|she|they) )?(?:(?:himself|herself|actually|really|sadly) )?(?:doesn'?t|don'?t|does not|do not|can'?t|cannot|never)(?: (?:actually|really|even))? (?:plays?|do|does|practi[sc]es?|dances?|sings?|rides?|skates?|perform|play an(?:y| instrument)(?: instruments?)?)(?: (?:it|them|any|one|the game|an instrument|any instrument))?(?: (?:himself|herself|themselves|at all|though|personally))?(?=\\s*(?:[.,;!?)]|$))`,
        examples: [
          'my brother loves watching tennis but doesn’t play',
          'she adores ballet but doesn’t dance herself',
        ],
      },
      {
        pattern: `(?:isn'?t|is not|not)(?: actually| really)? (?:an? )?${performer}(?: (?:himself|herself))?(?:(?=,? (?:but|though|yet|just)\\b)|(?<=\\b(?:but|though|although|yet) (?:(?:he|she|they) )?(?:isn'?t|is not)(?: actually| really)? (?:an? )?[a-z]+(?: (?:himself|herself))?))`,
        examples: [
          'he adores the saxophone but he isn’t a musician',
          'she is not a dancer but loves ballet',
        ],
      },
      {
        pattern:
          '(?:only|just) (?:to watch|watches|for watching|as a spectator)(?=\\s*(?:[.,;!?)]|$))|(?:to watch|watches|watching),? not (?:to )?(?:play|do|playing|doing)(?: it)?',
        examples: ['loves snooker, only to watch', 'she likes rugby to watch, not to play'],
      },
    ],
    contrast: words('but though sadly unfortunately except'),
  },
  noneOfThose: {
    beginnings: words('has have had got owns with'),
    said: [
      {
        pattern:
          '(?:none|not any|no more|not more) of (?:that|those|these|them|it)(?: (?:please|again|thanks|pls))?(?=\\s*(?:[.,;!?)]|$))|(?:not|no) (?:those|these|such things) again(?: please)?|(?:has|have|got) (?:more than )?(?:enough|plenty|loads|too much) of (?:that|those|these|them|it)(?: all)?(?=\\s*(?:[.,;!?)]|$|so\\b))',
        examples: [
          'has tools, a grill and whisky, none of that please',
          'likes tea and candles, but has enough of those',
          'candles and tea, not those again',
        ],
      },
    ],
  },
  preference: {
    complaint: words('only always constantly nonstop endlessly forever permanently').union(
      new Set(['all day', 'day long', 'the time', 'non stop', 'too much', 'nothing but']),
    ),
    noComplaint: words(
      'may can could want wants wish wishes need needs please not euro euros pounds dollars budget have has got',
    ),
    rather: words('rather instead prefer'),
    wayOut: [
      {
        pattern:
          '(?:get|gets|getting|got|drag|drags|tear|tears|lure|lures|coax|wean|weans|take|takes|prise|pry|move|bring) (?:him|her|them|my [a-z]+|the [a-z]+)(?: [a-z]+)?(?: (?:off|out|outside|outdoors|away|moving|active|up)\\b| (?:reading|cooking|drawing|running|walking|building|doing|making|creating|interested|exercising)\\b)|(?:something|anything|things?|stuff|gifts?|presents?|idea)(?: (?:that|which|is|a|bit|more|to|do|for))* (?:outdoors?|outside|outdoorsy|offline|active|screen.?free|unplugged|non.?digital|else)\\b|(?:needs?|should|has|ought) (?:to )?(?:get out|a (?:new |proper |real )?hobby|some fresh air|fresh air|do something else|move more|read more)|fresh air|off (?:the |his |her |their )?(?:sofa|couch|backside|bum|screens?|phone|console|tablet|laptop)',
        examples: [
          'get him off the sofa',
          'I want something outdoors',
          'something to get her reading',
        ],
      },
    ],
    excess: [
      {
        pattern:
          '(?:spends?|spending|wastes?|spent) (?:(?:his|her|their|all|every|whole|entire|hours|most|of|far|too|much|days?|weekends?|evenings?|nights?|life|lives|time|the|free|spare|minute|waking|day|and|night) )+(?:on|at|with|in|watching|playing|glued)?(?: (?:to|front|of|the|his|her|their|a))* ?[a-z]+',
        examples: ['spends his whole life on the xbox', 'wastes every weekend watching telly'],
      },
      {
        pattern:
          "(?:won'?t|can'?t|doesn'?t|don'?t|never|does not|will not|refuses to)(?: ever| even)? (?:stops?|quits?|puts? down|switch(?:es)? off|looks? up from|leaves?)(?: (?:the|his|her|their|with|from))* [a-z]+|(?:always|constantly|forever|permanently|only(?: ever)?|just|nothing but) (?:plays?|playing|watch(?:es|ing)?|gam(?:es|ing)|sits? (?:in front of|on|at)|scrolls?|scrolling|talks? about|stares? at|on)(?: (?:the|his|her|their|on|at|in))* [a-z]+|(?:plays?|watch(?:es)?|games?|gaming|scrolls?|sits|lies|is|stares)(?: (?:on|at|in|front|of|the|his|her|their))* ?[a-z]+(?: [a-z]+)? (?:all (?:day|night|weekend|the time)|day and night|non.?stop|24/7|around the clock|constantly|from morning)|(?:addicted|glued|hooked) (?:to|on)(?: (?:the|his|her|their))? [a-z]+",
        examples: [
          'my teenager won’t stop gaming',
          'only ever watches youtube',
          'watches tv all day',
          'hooked on anime',
        ],
      },
    ],
    wish: [
      {
        anchor: 'whole',
        pattern: 'something|get|give|buy|gift|present|sth|summat|giving|getting|buying',
        examples: ['something', 'give', 'getting'],
        counterexamples: ['quiet', 'plays', 'gifted'],
      },
    ],
  },
  reminders: [
    {
      pattern: `(?:nothing|not|nowt|no (?:gifts?|things?|stuff)|don'?t want (?:anything|something|it|this)|without anything|something) (?:[a-z']+ ){0,5}?(?:nothing to do with|to do with|remind(?:s|ing)? (?:her|him|them|you|one) (?:too much )?(?:of|about)|looks? like|smells? (?:of|like)|sounds? like|screams|related to|connected (?:to|with)|about)(?= (?:(?:the|her|his|their|being|a|an|any|all) ){0,2}${burdens}\\b)(?<!\\bsomething (?:(?!not|n't|nothing)[a-z']+ ){0,5}(?:to do with|of|about|like|to|with|screams))`,
      examples: [
        'nothing that reminds her of the cancer',
        'something that has nothing to do with drink',
        "I don't want anything about the divorce",
      ],
    },
    {
      pattern:
        "(?:nothing|not|don'?t want (?:anything|something|it|this)|doesn'?t|shouldn'?t|should not|must not) (?:[a-z']+ ){0,4}?remind(?:s|ing)? (?:her|him|them|you) (?:too much )?(?:of|about)(?= (?:it|this|that)\\b)",
      examples: ['it should not remind her of it'],
    },
    {
      // What must stay a secret: "nobody knows yet", "nothing that gives it away".
      pattern:
        "(?:nobody|no ?one)(?: else)? knows(?: yet| about it)?(?=\\s*(?:[.,;!?)]|$)| (?:so|and|but|yet)\\b)|(?:(?:has|have|is|are)(?:n'?t| not)|haven'?t|hasn'?t|not) (?:yet )?(?:told|telling|announced|announcing) (?:anyone|anybody|people|it|the (?:family|others)|work|everyone)|(?:nothing|not|without anything)(?: (?:that|which|to))? (?:gives?|giving|let(?:s|ting)?) (?:it|her|him|the secret|the game|on|that) (?:away|out|slip)|it'?s (?:still |all )?(?:a )?secret|keep(?:ing)? it (?:a )?(?:secret|quiet)",
      examples: [
        'she is pregnant and nobody knows yet',
        'nothing that gives it away',
        'they have not told anyone',
      ],
    },
  ],
};
