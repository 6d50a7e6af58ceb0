import type { TextPattern } from '../patterns.ts';

/** One to three words for what somebody did. */
const pursuit =
  '(?:(?!(?:and|but|or|so|that|which|who|is|was|he|she|they|it|for|when|because|since|not|loves?|likes?|also) )[a-z-]+ ){0,2}[a-z-]+';
const theirs = '(?:his|her|their)';
const they = '(?:he|she|they)';
const them = '(?:him|her|them)';
const liked =
  '(?:loved|liked|enjoyed|adored|played|collected|did|(?:was|were) (?:(?:really|very|big|so) )?(?:into|mad about|mad on|crazy about|nuts about|keen on|big on|hooked on|obsessed with|a fan of))';

/** Whoever does a sport. */
const athlete =
  '(?:[a-z]*(?:baller|player|runner|racer|swimmer|dancer|gymnast|athlete|skier|skater|climber|rider|cyclist|boxer|wrestler|surfer|rower|golfer|jogger|hiker|diver|fencer|jockey)|sports(?:man|woman))';

/** Say that somebody did something once, with its name among the words. */
export const formerly: readonly TextPattern[] = [
  {
    pattern: `(?:formerly|previously) an? (?:[a-z]+ )?${athlete}|(?:ex|former)(?: |-)(?:[a-z]+ )?${athlete}`,
    examples: ['my friend, formerly a footballer', 'an ex-footballer', 'a former gymnast'],
  },
  {
    pattern: `(?:once|formerly|previously) (?:${liked}|into|keen on|mad about|passionate about) ${pursuit}`,
    examples: ['she once loved knitting', 'formerly keen on golf'],
  },
  {
    pattern: `${liked} ${pursuit} (?:when ${they} (?:was|were) younger|in (?:the past|${theirs} (?:youth|younger days|day))|back in the day|back then|years ago|as a (?:young (?:man|woman|girl)|boy|girl|child|kid|teenager|lad))`,
    examples: ['he was into tennis when he was younger', 'she played golf in her youth'],
  },
  {
    pattern: `(?:was|were) (?:an? )?(?:(?:very|really|such an?) )?(?:keen|great|avid|passionate|good|big|talented|brilliant|enthusiastic|amateur) ${pursuit} (?:until|before (?:his|her|their|the)|in ${theirs} (?:day|youth|time|younger days))`,
    examples: ['he was a keen cyclist until his accident', 'she was a great swimmer in her day'],
  },
  {
    pattern: `(?:(?:can'?t|cannot) (?:really )?(?:manage|cope with|keep up with|look after|do) (?:the|his|her|their) [a-z]+ (?:any ?(?:more|longer)|now|these days|by (?:himself|herself)))|(?:can|could) no longer (?:manage|cope with|keep up|look after|do|get (?:in|into|out in|out into|round|to)) (?:the|his|her|their) [a-z]+|(?:can'?t|cannot) get (?:in|into|out in|out into|round|to) (?:the|his|her|their) [a-z]+ any ?(?:more|longer)`,
    examples: [
      "my dad can't manage the garden anymore",
      'she can no longer look after her plants',
      "he can't get into the garden any longer",
    ],
  },
  {
    pattern: `${liked} ${pursuit},? but (?:(?:has|had|have|sadly|unfortunately|he|she|they) )*(?:had to )?(?:stop|stopped|quit|(?:give|gave|given) (?:it|that) up)`,
    examples: ['loved skiing but had to give it up', 'he enjoyed golf but she stopped'],
  },
  {
    pattern: `(?:used to be|was once|were once) (?:an? )?(?:(?:big|huge|real|great|such a) )?${pursuit} (?:fans?|lovers?|nuts?|addicts?|enthusiasts?)|(?:ex|former)(?: |-)${pursuit} (?:fans?|lovers?|nuts?|addicts?|enthusiasts?)`,
    examples: ['she used to be a horse riding fan', 'a former football fan'],
  },
  {
    pattern: `(?:over|past|beyond|out of|through|done with) (?:${theirs}|the|that) ${pursuit} (?:phase|stage)|${pursuit} was (?:just |only )?a phase`,
    examples: [
      'she is over her horse phase',
      'he is past the dinosaur stage',
      'chess was just a phase',
    ],
  },
  {
    pattern: `${pursuit} (?:used to be|was once) (?:${theirs} (?:(?:whole|great|big|favourite) )?(?:life|passion|hobby|thing|love|everything)|everything to ${them})`,
    examples: ['golf used to be his life', 'dancing was once her passion'],
  },
  {
    pattern: `(?:has not|hasn'?t|have not|haven'?t) (?:been )?${pursuit} (?:in|for) (?:years|ages|decades|months|(?:a|such a) (?:long time|while))`,
    examples: ["she hasn't knitted in years", 'he has not played golf for ages'],
  },
  {
    pattern: `${pursuit} days are (?:over|(?:long )?gone|behind ${them})`,
    examples: ['his running days are over', 'her dancing days are behind her'],
  },
  {
    pattern: `${pursuit} is (?:now )?(?:(?:over|too much|too hard|too difficult|too dangerous|no longer possible|not possible any ?more) for ${them}|no longer possible)(?: now)?`,
    examples: ['cycling is over for him', 'gardening is too much for her now'],
  },
  {
    pattern: `(?:(?:too (?:old|frail|weak|ill|sick|shaky|unsteady)|unable|(?:not|isn'?t|no longer) (?:able|fit enough|strong enough|allowed)) to|(?:since|after) ${theirs} [a-z]+(?: [a-z]+)? ${they} (?:can'?t|cannot|can no longer)) ${pursuit}`,
    examples: [
      'is too old to play golf',
      'unable to knit now',
      "since his stroke he can't paint",
      'not allowed to run',
    ],
  },
  {
    // What somebody would love, and must not do: "would take up carving but the dust would kill him".
    pattern: `(?:take up|taking up|try|start|fancies|fancied|(?:would|'d) love(?: to do)?|loves|misses|wants to do) ${pursuit},? but (?:(?:the|his|her|their|all that|that|it) )?(?:[a-z]+ )?(?:would|will|'d|'ll|could|might) (?:kill|finish|cripple|ruin|wreck|choke|hurt) (?:him|her|them|his|her|their)\\b`,
    examples: [
      'he would take up carving but the dust would kill him',
      'she’d love running but it would ruin her knees',
    ],
  },
  {
    // "Packed golf in", "knocked it on the head".
    pattern: `(?:packed|jacked|chucked) (?:the |his |her )?(?!(?:lunch|bag|bags|suitcase)\\b)${pursuit} in\\b|knocked (?:the |his |her )?${pursuit} on the head|had to let (?:the |his |her |their )?${pursuit} go\\b|had (?:an?|his|her|their) (?:big )?${pursuit} phase`,
    examples: ['he packed golf in', 'has knocked the drums on the head', 'she had a horse phase'],
  },
  {
    // "Loved dancing until her fall", "was into chess but not any more".
    pattern: `${liked} ${pursuit},? (?:until|till|up to|before) (?:${theirs}|the|an?|she|he|they) (?:[a-z]+ )?(?:accident|stroke|fall|fell|op|operation|surgery|illness|injury|diagnosis|heart|knees?|hips?|back|eyes|hands?|cancer|dementia|covid|divorce|crash|baby|kids|children|arthritis|got|had|became|broke|retired|moved|married)\\b|${liked} ${pursuit},? but (?:not (?:any ?more|now|these days|since)|no longer|(?:he|she|they)(?:'s|'re| is| are| has| have)? (?:well |so |totally |now )?(?:over|gone off|bored of|sick of) (?:it|that|them)|that(?:'s| is| has) (?:over|done|finished|gone|passed)|it (?:has )?(?:passed|wore off|worn off))`,
    examples: [
      'she loved dancing until her fall',
      'he was into chess but not any more',
      'was mad on cars but he’s over it',
    ],
  },
  {
    pattern: `put(?:s|ting)? (?:an? (?:end|stop)|paid) to (?:(?:his|her|their|the|all the|any) )?(?!(?:it|that|this|all)\\b)${pursuit}|${pursuit}(?:'s| is| are) (?:(?:now|all|well|long|sadly|definitely) )*(?:a thing of the past|ancient history|history|over and done|off the cards|out of the question)\\b`,
    examples: ['his knees put an end to golf', 'skiing is a thing of the past'],
  },
  {
    // "Misses running but can't", "swapped rugby for chess".
    pattern: `misses (?:his |her |their |the )?${pursuit},? (?:but|since|because|as) (?:(?:he|she|they) )?(?:can'?t|cannot|had to|isn'?t|is not|may not|no longer|isn'?t able|stopped)|(?:swapped|traded|ditched|dropped|exchanged) (?:the |his |her )?${pursuit}(?= for (?:the |his |her |an? )?[a-z])|(?:switched|moved on) from ${pursuit}(?= to )`,
    examples: [
      'he misses running but can’t',
      'she swapped rugby for chess',
      'moved on from golf to chess',
    ],
  },
  {
    // "Can't dance but still loves to watch".
    pattern: `(?:can'?t|cannot|can not|can no longer) ${pursuit}(?= (?:any ?more )?(?:but|though|yet) (?:(?:he|she|they) )?(?:still|loves? (?:to watch|watching)|watches|follows))`,
    examples: ['she can’t dance but still watches every show'],
  },
  {
    pattern:
      "(?:can'?t|cannot|can no longer) (?:really )?read(?! (?:yet|maps?|music|him|her|them|sheet))",
    examples: ['my grandad can’t read'],
  },
];
