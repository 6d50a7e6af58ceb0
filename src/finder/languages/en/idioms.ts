import type { TextPattern } from '../patterns.ts';

/** What a gift is carried in. */
const luggage =
  '(?:(?:an?|his|her|the|my|our|their) )?(?:(?:small|tiny|little|hand|carry.on|cabin) )?(?:suitcases?|luggage|baggage|bags?|backpack|rucksack|carry.on)';

const clergy =
  '(?:priest|vicar|chaplain|deacon|minister|curate|rector|monk|nun|abbot|abbess|friar|parish|convent|monastery)';
const noName =
  '(?:of|in|is|and|who|has|was|for|to|with|loves?|likes?|needs?|wants?|turns?|does|from|at|on|he|she|as|said|says)\\b';

/** "Things you can eat, drink or use up": more than food. */
export const eatenOrUsedUp =
  '(?:things?|something|stuff|anything) (?:that )?(?:(?:you|he|she|they|one|we) can|to|can be) (?:eat|eaten|drink|drunk),? (?:(?:drink|drunk|burn|burnt),? )?(?:or|and|n|&) (?:used? up|consumed?|enjoy(?:ed)?|experienced?)';

export const idioms: readonly TextPattern[] = [
  {
    // Who leaves school needs nothing for it.
    pattern:
      '(?<=\\b(?:graduat(?:es|ing|ed|e)|finish(?:es|ed|ing)|leav(?:es|ing)|done with) (?:from )?)(?:(?:high|secondary|middle) )?school|high school(?= graduat)',
    examples: ['my niece is graduating high school'],
  },
  {
    // Whoever looks for bargains does not shoot.
    pattern:
      'hunt(?:s|ing|ed)?(?= (?:down|for (?!(?:deer|stags?|boars?|rabbits?|hares?|ducks?|geese|pheasants?|grouse|foxes|game|elk|moose|sport|food|meat)\\b)))',
    examples: ['she is always hunting for bargains', 'he hunts for old records'],
  },
  {
    // Whoever photographs weddings does not marry.
    pattern: '(?:wedding|bridal)(?= (?:photographers?|videographers?|photography|videography)\\b)',
    examples: ['my sister is a wedding photographer'],
  },
  {
    // What one cycles on at home, and nobody who trains others.
    pattern: '(?:home|turbo|smart|indoor|bike|cycle|cross) trainers?',
    examples: ['he rides his turbo trainer all winter'],
  },
  {
    // What somebody sits in for a time has to be passed, and is no love of trains.
    pattern:
      '(?<=\\b(?:on|for|during|in) (?:the|a|her|his|their|my|our|long) (?:[a-z]+ )?)(?:trains?|planes?|buses|bus|coach|ferry)(?= ?(?:rides?|journeys?|trips?)?(?:\\s*[,.;!?]|$| (?:to|home|back|every|for work|in|on|tomorrow|and|with)\\b))(?<=\\b(?:something|anything|read|do|play|take|use|listen|eat|bored|kill time|pass the time|commutes?|sits?|hours)\\b[^.!?]{0,40})',
    examples: ['something he can take on the train', 'a thing to do on the plane'],
  },
  {
    // Who travels by plane for work loves no planes for that.
    pattern:
      'fl(?:y|ies|ying|ew)(?= (?:(?:a lot|so much|often|every week|all the time|weekly|regularly) )?(?:for|with) (?:work|business|her job|his job|the job)\\b)',
    examples: ['my sister flies a lot for work'],
  },
  {
    // Who gathers money has no collection.
    pattern:
      '(?:parish|village|street|school|club|choir|neighbours|neighborhood|congregation|staff|department|family|mums|class mums)(?: (?:is|are|was|were|all))* collecting(?= (?:for|money|some|together|towards)\\b)',
    examples: ['the parish is collecting for our priest'],
  },
  {
    // What a baby does with a thing is no birthday.
    pattern: 'turning (?=(?:things|pages|wheels|knobs|dials|taps|keys|everything|buttons)\\b)',
    examples: ['he loves turning things'],
  },
  {
    // Whoever is drawn by lot draws nothing.
    pattern:
      '(?:drew|drawn|pulled)(?= (?:a (?:guy|girl|woman|man|lady|bloke|colleague|coworker|name|person|teacher)|someone|somebody|him|her|my (?:boss|manager|colleague)|our|the name)\\b)',
    examples: ['secret santa, drew a guy from accounts'],
  },
  {
    // Who is bored climbs nothing.
    pattern: '(?:climb(?:s|ing|ed)?|bouncing off|up) (?:the|these) walls?',
    examples: ['he is off work and climbing the walls'],
  },
  {
    // Who has had enough of something wants neither a break nor a night of it.
    pattern:
      '(?:needs?|wants?|deserves?|could (?:use|do with)|in need of|have|having) (?:an? |some |a bit of )?(?:proper |well[- ]earned |little |real )?(?:breaks?|breather|night off|nights off|evening off|day off|time off|night out|me[- ]time|rest)',
    examples: ['my wife wants a break from the twins', 'deserves a night off'],
  },
  {
    // What somebody was hurt at.
    pattern:
      '[a-z]+ing(?= (?:is|was) how (?:s?he|they) (?:broke|hurt|injured|tore|sprained|twisted|fractured)\\b)|(?<=\\b(?:broke|hurt|injured|tore|sprained|twisted|fractured) (?:her|his|their|an?) [a-z]+ (?:(?:while|when|whilst|out) )?)(?!recovering|moving|trying|playing)[a-z]+ing',
    examples: ['Riding is how she broke her arm', 'he tore his knee skiing'],
  },
  {
    // Who recovers mends nothing.
    pattern: 'on the mend',
    examples: ['my aunt is on the mend'],
  },
  {
    // What one only says to die of.
    pattern:
      '(?:died|dying|dies|die|dead) (?:of|from|with) (?:laughter|laughing|boredom|embarrassment|shame|curiosity|thirst|hunger|cuteness)|(?:died|dying|dies) laughing',
    examples: ['she died laughing', 'dying of boredom'],
  },
  {
    // Before what it describes it is no dancing show.
    pattern:
      'strictly(?= (?!(?:and|or|but|on|is|come|final|fan|every|with|dvds?|obsessed)\\b)[a-z])',
    examples: ['keeps strictly kosher'],
  },
  {
    // An old friend from school has no taste for old things.
    pattern:
      'old[- ]school(?= (?:friends?|mates?|pals?|chums?|budd(?:y|ies)|teachers?|classmates?)\\b)',
    examples: ['for an old school friend'],
  },
  {
    // What somebody cannot do is no interest.
    pattern:
      "(?<=\\b(?:(?:can'?t|cannot|can not|couldn'?t|can (?:barely|hardly|scarcely|only just)|never learn(?:ed|t)(?: how)? to) (?:really |even |actually )?|(?:useless|hopeless|rubbish|terrible|awful|dreadful|no good|crap|clueless) (?:at|with) ))(?:cook(?:ing)?|bak(?:e|ing)|sew(?:ing)?|knit(?:ting)?|sing(?:ing)?|danc(?:e|ing)|draw(?:ing)?|paint(?:ing)?|garden(?:ing)?|diy|crafts?)\\b(?! (?:any ?more|any longer|now|since|because|without|enough)|.{0,60}\\blearn)",
    examples: ['he can’t cook', 'my son can barely cook', 'hopeless at sewing'],
  },
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
    pattern: 'light of my life|apple of my eye|ray of sunshine|partner in crime',
    examples: ['my partner in crime'],
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
    // Neither a fast nor a hobby.
    pattern:
      "(?:has |have |had |'?s |'?ve )?(?:lent|lends|lending) (?:us|me|him|her|them)|(?:we|team|office|class|colleagues|everyone|everybody|work|parents)(?: (?:at work|here|in the office|all))*(?:'?re| are|'?s| is)?(?: all)? collect(?:ing|s|ed)?(?: money)?(?= (?:\\d|about|around|some|for (?:a|an|our|my|his|her)\\b))|works? from home",
    examples: [
      'the neighbour who lent us his drill',
      'we are collecting around 100',
      'everyone at work is collecting for our boss',
      'my flatmate works from home',
    ],
  },
  {
    pattern: eatenOrUsedUp,
    examples: ['only things you can eat, drink or use up', 'something to eat and enjoy'],
  },
  {
    // Who has lost a sense has lost nobody, and a hearing aid is no feast.
    pattern:
      'los(?:t|es|ing) (?:his|her|their) (?:sense of [a-z]+|appetite|phone|keys|wallet|purse)|(?<=\\b(?:hearing|first|walking|mobility|visual|legal|reading|band|financial|sleep)[ -])aids?',
    examples: ['she lost her sense of taste', 'he wears a hearing aid'],
  },
  {
    // Whom a parish calls father or sister.
    pattern: `(?<=\\b${clergy}\\b[^.!?]{0,30}\\b)(?:father|fr|brother|sister|mother)(?= (?!${noName})[a-z])|(?<!\\b(?:my|our|his|her|their|big|little|the) )(?:father|fr|brother|sister|mother)(?= (?!${noName})[a-z]+,? (?:is |was )?(?:our|the|my|a)(?: local| old| parish)* ${clergy}\\b)`,
    examples: ['for our priest, Father Declan', 'Sister Bernadette, our parish nun'],
  },
  {
    // What somebody is compared with.
    pattern:
      '(?<=\\b(?:sharp|fit|right|good|bright|deaf|blind|tough|strong|quiet|busy|healthy|old|daft|mad|happy|cool|thick|poor|stubborn|sly|light|fresh|stiff|proud|free|sick|hungry|brave|gentle|blue|clear|fast|slow|cute|pretty|easy|dry|flat|drunk|sober|sweet|white|pale|dead|plain|snug|safe) )as (?:an? |the |old )?(?:tack|pin|fiddle|rain|gold|button|post|bat|old boots|boots|nails|ox|mouse|bee|horse|hills|brush|hatter|larry|cucumber|thieves|church mouse|mule|fox|feather|daisy|board|poker|peacock|bird|dog|parrot|lion|lamb|bell|lightning|snail|pie|picture|bone|pancake|lord|newt|judge|sugar|honey|sheet|ghost|doornail|day|bug in a rug|houses)\\b',
    examples: ['sharp as a tack', 'she is fit as a fiddle', 'deaf as a post'],
  },
  {
    // Where so much stands that nobody gets through.
    pattern: "(?:can'?t|cannot|couldn'?t|can hardly|can barely) move(?= for\\b)",
    examples: ['you can’t move for plants in her flat'],
  },
  {
    // Who flies home has no love of flying.
    pattern:
      "(?<=\\b(?:is|are|am|be|was|were|will|he|she|they|i|we|when|after|before|[a-z]+'(?:s|re|m|ll)) (?:all |both |then |just |only )?)fl(?:y|ies|ying|ew)(?= (?:home|back|out|over|in|off|away|down|up|to|from|there|here|with|on|after|next|tomorrow|soon)\\b)|(?<=\\b(?:the|a|her|his|their|my|our|long|for|return|connecting) )flights?(?! (?:sim|school|lesson|deck|club))",
    examples: [
      'they are flying home after',
      'she flies back to Perth',
      'no liquids for the flight',
    ],
  },
  {
    // What a landlord forbids, and no care of nails.
    pattern:
      '(?:put(?:ting|s)?|hammer(?:ing)?|bang(?:ing)?|knock(?:ing)?|drill(?:ing)?|mak(?:e|ing)|hang(?:ing)?) (?:(?:any|up|some|a|in) )*(?:nails?|hooks?|screws?|holes?|things|pictures|anything)? ?(?:in|into|on|through) (?:the |her |his |their |any |my )?walls?',
    examples: ['not allowed to put nails in the walls', 'they can’t drill into the walls'],
  },
  {
    // "An ex-smoker" is nobody's ex.
    pattern:
      "(?<=\\b(?:an|is|was|'s|are|were|retired|and) )ex(?=(?:-| )(?!(?:wife|wives|husbands?|hubby|partners?|boyfriends?|girlfriends?|bf|gf|missus|spouses?|fianc|in.law|flame|lover|and|who|of|but|is|she|he|for|from|with)\\b)[a-z])",
    examples: ['my partner is an ex-smoker', 'she’s an ex teacher'],
  },
  {
    pattern: "(?:can'?t|cannot|can hardly|struggles to|unable to) (?:swallow|chew)",
    examples: ['he can’t swallow well'],
  },
  {
    // What need not be is no wish.
    pattern:
      "(?:doesn'?t|does not|needn'?t|need not|don'?t) (?:have to |need to )be (?:(?:too|very|so|super|that) )?[a-z]+",
    examples: ['it doesn’t have to be useful', "doesn't need to be new"],
  },
  {
    // How the giver travels.
    pattern:
      '(?<=\\b(?:i|we)\\b[^.!?,]{0,40})(?:by|on) (?:the |a )?(?:train|bus|coach|tram|ferry|plane|bike|bicycle|motorbike)',
    examples: ['i am coming by train', 'we have to carry it on the bus'],
  },
  {
    // What somebody has none of is not liked for that.
    pattern:
      "(?:no|without an?|(?:doesn'?t|does not|do not|don'?t) (?:have|own) an?) (?:car|tv|telly|television|smartphone|dishwasher|kids|children)",
    examples: ['she has no car', "he doesn't own a TV"],
  },
  {
    // Who was a child then is none now.
    pattern:
      "(?:a )?(?:(?:19)?[5-9]0'?s|eighties|nineties|noughties) (?:kid|child|baby|girl|boy)|(?:money|price|cost)(?:'s| is)? no object|money (?:doesn'?t|does not) matter",
    examples: ['my brother is a 90s kid', 'money is no object'],
  },
  {
    pattern: 'while (?:we|i) (?:were|was|are|am) (?:away|gone|on holiday|on vacation)',
    examples: ['while we were away'],
  },
  {
    // How small a gift must be: the luggage is no wish.
    pattern: `fits? (?:easily |well )?(?:in|into|inside|within) ${luggage}|${luggage}(?:'s| is| are| was| were| will be| already| all| almost| nearly| pretty| completely| now| so)+ (?:full(?! of)|packed|stuffed|crammed|bursting|overweight)|(?:no|not much|hardly any|little|limited) (?:more )?(?:room|space)(?: left)? in ${luggage}`,
    examples: ['must fit in a suitcase', 'her luggage is already full', 'no room in his backpack'],
  },
  {
    // What somebody travels with.
    pattern:
      '(?:cabin|hand|carry.on) (?:luggage|baggage|bags?|suitcases?)|(?:only|just) (?:(?:take|bring|have|got|fly with|travel with) )?(?:one|an?) (?:(?:small|single|tiny) )?(?:suitcase|rucksack|backpack|carry.?on)|(?:one|a single) (?:small )?(?:suitcase|rucksack|backpack) only',
    examples: ['she can only take cabin luggage', 'one suitcase only'],
  },
  {
    // What ended or was lost after so long is no anniversary.
    pattern:
      'after (?:(?:nearly|almost|over|about|more than) )?(?:\\d{1,2}|[a-z]+(?:-[a-z]+)?) years (?:together|of marriage|married|of being (?:together|married))',
    examples: ['lost his dog after fifteen years together', 'she left after 20 years of marriage'],
  },
  {
    // Of a small child, and no sport.
    pattern:
      '(?:learn(?:s|ed|t|ing)?|is starting|just started|has just started|about) to walk|(?:takes|taking|took) (?:her|his|their) first steps',
    examples: ['my grandson is learning to walk', 'she is taking her first steps'],
  },
];

export const favours: readonly TextPattern[] = [
  {
    pattern:
      '(?:helped|helping) (?:me|us) (?:to )?(?:move(?: (?:house|home|flat|in|out))?|with (?:the |my |our )?(?:house ?)?(?:move|moving))',
    examples: ['helped me move house', 'she helped us with the move'],
  },
  {
    pattern:
      '(?:watch(?:ed|es|ing)|mind(?:ed|s|ing)|fed|feeds|feeding|walk(?:ed|s|ing)|water(?:ed|s|ing)|fix(?:ed|es|ing)|repair(?:ed|s|ing)|clean(?:ed|s|ing)|look(?:ed|s|ing) after|t(?:ook|akes|aking) (?:care of|in)) (?:our|my) [a-z]+(?: [a-z]+)?',
    examples: ['the neighbour who fed our cat', 'the guy who fixed my bike'],
  },
];
