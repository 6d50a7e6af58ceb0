import { words } from '../patterns.ts';
import type { OtherPeopleGrammar } from '../people-grammars.ts';

/** What stands beside people who are mentioned and do not receive. */
export const others: OtherPeopleGrammar = {
  givers: [
    {
      anchor: 'before',
      pattern:
        '(?:(?<!(?:invit\\w*|away|far|miles|apart|separated|back|hear) )from|not for)(?: (?:\\d+|years?|yrs?|olds?|little|all|the|our|my|his|her|their|me|us|myself|and|both|\\S+ and))*',
      examples: ['from my', 'a present from me and my', 'not for her'],
      counterexamples: ['an invitation from my', 'far away from my', 'for my', 'from school with'],
    },
    {
      anchor: 'before',
      pattern: 'whose',
      examples: ['a friend whose'],
      counterexamples: ['who'],
    },
  ],
  bystanders: [
    {
      anchor: 'before',
      pattern:
        '(?<=(?:^| )(?!(?:and|n|for|or|to|with|plus) )\\S+ )(?:his|her|their)(?: (?:own|late|old|little|new))?',
      examples: ['wants a drone her', 'he sails his late'],
      counterexamples: ['and his', 'for her', 'her'],
    },
  ],
  parentsTold: [
    {
      anchor: 'behind',
      pattern:
        '(?:(?:also|both|really|just|always|all|now) )*(?:is|are|r|was|were|has|have|had|says?|said|hates?|dislikes?|loathes?|likes?|loves?|wants?|prefers?|asks?|asked|bans?|banned|insists?|separated|divorced|split|live|work|doe?s?n?t|dont|doesn|don|won|wont|will|would|wouldn|can|cant|cannot|did|do|does|refuses?|avoids?|keeps?|limits?|raises?|thinks?|vegans?|vegetarians?|strict)\\b',
      examples: ['says no sweets', 'are minimalist', 'don t want any screens', 'vegan'],
      counterexamples: ['turns 60', 'who knits', '60', 'and dad'],
    },
  ],
  professions: [
    {
      anchor: 'before',
      pattern:
        '(?:(?:is|was|be|being|becoming|became|become|s|shes|hes|as|works as|working as)(?: (?:also|still|now))? (?:an?|the)|are|were|both|as|retired|trainee|student|full time|part time|(?:shes|hes|she s|he s|she is|he is) \\d+)(?: (?:retired|former|trainee|student|newly|qualified|busy|good|great|freelance|primary|school|nursery|full|part|time)){0,2}',
      examples: [
        'she is a',
        'works as a part time',
        'who was still the',
        'they are both',
        'he is 40',
      ],
      counterexamples: ['for a', 'my', 'is his'],
    },
    {
      anchor: 'before',
      pattern:
        '(?<=(?:^| )(?!(?:for|my|our|the|a|an|his|her) )\\S+ )(?:formerly|previously|once|ex)(?: an?)?',
      examples: ['neighbour formerly a', 'uncle ex'],
      counterexamples: ['my ex', 'formerly a'],
    },
  ],
  advisers: [
    {
      anchor: 'behind',
      pattern:
        '(?:(?:has|have|just|also|always|already) ){0,2}(?:says?|said|told|tells|thinks|reckons|advised|advises|recommends|recommended|suggests|suggested|warned|orders|ordered|banned|forbids?|forbade|insists|put (?:him|her|them)|wants (?:him|her|them)|asked (?:us|me|that)|does ?n t (?:want|allow|let)|will not let|won t let|lets)',
      examples: ['said no sugar', 'has just told us', 'won t let him'],
      counterexamples: ['wants a drone', 'loves tea', 'is 60'],
    },
  ],
  lost: [
    {
      anchor: 'before',
      pattern:
        '(?:lost|losing|loses|buried|burying|mourning|mourns|grieving(?: for)?|(?:death|loss|passing|funeral|memory) of) (?:her|his|their|my|our)(?: (?:only|little|younger|older|elder|big|baby|late|twin|beloved|best|own|dear|great))?',
      examples: ['neighbours lost their', 'the funeral of his', 'has just lost her little'],
      counterexamples: ['lost to her', 'lost his bet with her'],
    },
  ],
  dead: [
    {
      anchor: 'behind',
      pattern:
        '(?:(?:has|have|had|just|recently|suddenly|sadly|also|who|that|s|now|is) ){0,4}(?:died|dead|deceased|passed(?= (?:away|on|last|this|two|in|recently)))',
      examples: ['died last year', 'has sadly passed away', 'who is dead'],
      counterexamples: ['passed her exam', 'has a dog that died'],
    },
  ],
  parents: words(
    'has have having with a of expecting expects two three four 2 3 4 5 6 their young son her his our',
  ),
  reports: [
    {
      anchor: 'whole',
      pattern:
        '(?:(?:just|always|also|has|have|once) )*(?:says?|said|thinks?|thought|reckons?|mentioned|mentions|swears|knows)(?: (?:that|how|me))*(?: (?:my|our|the|this))?(?: (?:new|little|old|lovely|young))?',
      examples: ['says our', 'just mentioned that the', 'reckons'],
      counterexamples: ['says her', 'told my', 'and the'],
    },
  ],
  presents: [
    {
      pattern:
        '(?<!\\b(?:and|plus|also|or|&) (?:(?:an?|some|the|another) )?(?:[a-z]+ )?)(?:thank[ -]?yous?|thanks|farewell|goodbye|gifts?|presents?|something|ideas?|token|card|little something|treat)(?: (?:gift|present|card|idea|something))? (?:for|to)',
      examples: [
        'my son is 6 and plays football, thank you for',
        'our girl, 5, sings. A present for',
      ],
    },
    {
      pattern:
        "(?:wants? to|wanna|would (?:like|love) to|'d (?:like|love) to|is going to|will|should|can) (?:give|get|make|buy|surprise|thank|treat|draw|bake)|(?:thanking|saying (?:thanks|thank you|goodbye) to|say (?:thanks|thank you|goodbye) to|leaving)",
      examples: ['my daughter 7 loves horses and wants to give', 'my boy, 4, is leaving'],
    },
  ],
  resets: [
    {
      pattern:
        "(?:but|actually|however|anyway|anyways|though|except|only|sorry|wait|instead|no)[ ,]+(?:(?:actually|now|today|really|sadly|the present|this time) ){0,2}(?:(?:this|it|that)(?: (?:one|gift|present|time))?(?: (?:is|was)|'?s)|the (?:gift|present|thing) is|(?:i|we) (?:need|want|must find|have to find|(?:am|are) looking for|'?m looking for|'?re looking for)(?: (?:something|a (?:gift|present|small gift|little something)|ideas?))?)(?: (?:actually|really|meant))? for",
      examples: [
        'my uncle sails but this one is for his daughter',
        'mum loves tea, actually it’s for my sister',
        'gran sews, but I need something for grandad',
      ],
    },
    {
      pattern:
        "(?:this one|this time it|the (?:gift|present)|this (?:gift|present))(?: is|'?s) (?:actually |really )?for|this time (?:it'?s|its|i need something) for",
      examples: ['my brother climbs. the present is for his wife', 'this time its for my niece'],
    },
  ],
};
