import type { TradeGrammar } from '../people-grammars.ts';

const business =
  '(?:shop|store|stall|salon|studio|business|company|firm|bakery|brewery|distillery|winery|vineyard|cafe|restaurant|pub|bookshop|butchers|florists?|nursery|garage|gym|dairy|farm|gallery|stables|kennels)';
const workplace =
  '(?:shop|store|factory|plant|company|firm|bakery|brewery|distillery|winery|cafe|restaurant|kitchen|warehouse|mill|works|museum|garage|salon|nursery|gallery)';

/** What must not be thought of: the work, or where it is done. */
const work =
  '(?:work|job|jobs|office|profession|trade|career|workplace|hospital|clinic|ward|surgery|school|classroom|kitchen|bakery|shop|police|station|court|law|legal stuff|tax(?:es)?|accounting|numbers|spreadsheets|teaching|nursing|cooking|building site|warehouse|factory|garage|farm|army|salon)\\b';

/** How English says what somebody works at. */
export const trades: TradeGrammar = {
  present: [
    {
      pattern:
        '(?:sells?|selling|deals? in|imports?|trades? in|supplies) (?:(?:her|his|their|own|home ?made|handmade|second ?hand|fancy|posh|lots|of) ){0,3}[a-z]+(?: (?!and|but|or|n |at |in |on |for |to |from |loves|likes|so |is |with )[a-z]+)?',
      examples: ['my uncle sells carpets and loves chess', 'he deals in old coins'],
    },
    {
      pattern: `(?:owns?|runs?|manages?|has|have|opened|opening|started|set up) (?:(?:an?|the|his|her|their|own|little|small|big|new) ){0,3}(?:[a-z]+ ){0,2}${business}|(?:owns?|runs?|opened) (?:an?|the|his|her|their) (?:[a-z]+ )?pottery`,
      examples: ['she owns a yarn shop', 'my brother runs a little brewery'],
    },
    {
      pattern: `(?:works?|working) (?:in|at|for) (?:an?|the|his|her|their|our) (?:[a-z]+ ){0,2}${workplace}`,
      examples: ['he works in a toy factory', 'works at the cheese shop'],
    },
    {
      pattern:
        '(?:makes?|bakes?|builds?|sews?|grows?|restores?|designs?|repairs?|breeds?) [a-z]+(?: [a-z]+)? (?:for a living|for (?:her|his|their) (?:job|work|living)|for clients|for customers|to sell|professionally)',
      examples: ['she makes soap for a living', 'he builds guitars for clients'],
    },
  ],
  professions: [
    {
      pattern:
        '(?:(?<=\\b(?:[a-z]{2,} is|[a-z]+[^a-z ]?s|works as|working as) )an? (?:(?:professional|pastry|master|self employed|full time|freelance|head|trained|qualified) ){0,2}(?:baker|florist|butcher|brewer|winemaker|chocolatier|confectioner|tailor|seamstress|barista|bartender|sommelier|jeweller|goldsmith|cheesemonger|fishmonger|bookseller|landscaper|dressmaker|perfumer|beautician)|a [a-z]+ (?:by trade|by profession))(?= )',
      examples: ['my brother is a baker and loves jazz', 'he is a tailor by trade'],
    },
  ],
  workers: [
    {
      pattern:
        '(?:police(?:man|woman| officer|men)|cops?|detective|fire ?(?:fighter|man)|paramedic|soldier|(?:head |sous |pastry |line |professional )?chef|baker|pastry cook|butcher|brewer|barista|bartender|sommelier|florist|gardener by trade|landscaper|carpenter|joiner|plumber|electrician|mechanic|tailor|seamstress|hairdresser|barber|librarian|bookseller|journalist|photographer|musician by trade|programmer|software (?:engineer|developer)|vet|zookeeper|farmer|truck driver|lorry driver|pilot|train driver|sailor)s?',
      examples: ['my husband is a policeman', 'her brother, a pastry chef'],
    },
  ],
  shunned: [
    {
      pattern: `(?:nothing|not(?: anything| something)?|isn'?t|no gifts?|no presents?|don'?t want anything|doesn'?t want anything|without anything)(?: (?:that|which|at all|is|has|anything|else|too|to|do|in any way|remotely|even|vaguely))* (?:about|to do with|with|related to|reminds? (?:him|her|them|you)(?: too much)? (?:of|about)|connected (?:to|with)|looks like|screams|says|from|like|for) (?:(?:the|his|her|their|a|day|all things) )*${work}(?! (?:out|bench|of art))`,
      examples: [
        'a lawyer, something that isn’t about work',
        'he is an accountant, nothing to do with his job',
        'nothing that reminds her of the hospital',
      ],
    },
    {
      pattern: `(?:no|nothing|non)(?: |-)(?:work|job)(?: |-)?(?:related|stuff|things|gifts?|themed)?(?=\\s*(?:[.,;!?)]|$)| (?:please|for|as|because|he|she)\\b)|(?:take|takes|get|keep) (?:his|her|their) mind off (?:the |his |her )?${work}|(?:never|doesn'?t|can'?t|won'?t|not) (?:(?:ever|even|want|wants|to|bear|stand) )*(?:see|touch|look at|set foot in) (?:another|a single|any more|a|the|any) [a-z]+(?: [a-z]+)?(?: ever)?(?: again| any ?more)|(?:sick|tired|fed up|had enough|seen enough) (?:of|with) (?:(?:the|his|her|their) )?${work}`,
      examples: [
        'my sister is a nurse, no work stuff please',
        'was a chef and never wants to see another pan again',
        'something to take his mind off work',
      ],
    },
  ],
  careers: [
    {
      // What a career was about: "retires after forty years in the bakery".
      pattern:
        '(?:after|following) (?:[a-z0-9]+ ){1,3}years (?:of|in|at|with|as|on) (?:(?:the|an?) )?(?!marriage)[a-z]+(?: [a-z]+)?',
      examples: ['retires after 40 years of baking'],
    },
  ],
  past: [
    {
      pattern:
        '(?:was|were|had been|used to be|use to be|once) an? [a-z]+(?: [a-z]+)?|(?:worked|working life|career|spent [a-z0-9]+ years) (?:as an?|in|at|on|down) (?:an? |the )?[a-z]+(?: [a-z]+)?',
      examples: ['my grandad was a roofer', 'she worked as a nurse for years'],
    },
    {
      pattern: '(?:ex|former|retired|one ?time)(?: |-)[a-z]+(?: [a-z]+)?',
      examples: ['an ex bricklayer who sings', 'a retired primary teacher'],
    },
  ],
  own: [
    {
      makes: null,
      pattern:
        '(?:brews?|bakes?|roasts?|distills?|distils|churns?|cures?) (?:all )?(?:his|her|their) own [a-z]+|makes? (?:all )?(?:his|her|their) own (?:wine|cider|beer|mead|jams?|cheese|chocolates?|bread|honey)',
      examples: ['he brews his own beer', 'my aunt bakes her own bread'],
    },
    {
      makes: 'honey',
      pattern:
        '(?:keeps?|keeping|has|have|got) (?:(?!with |on |of |about )[a-z]+ ){0,5}(?:bees|(?:bee)?hives?)|bee(?: |-)?keep(?:ers?|ing|s)|(?:her|his|their) (?:own )?(?:bees|(?:bee)?hives)|apiary|apiarists?',
      examples: ['he keeps bees', 'they have two dogs and bees', 'our neighbour is a beekeeper'],
    },
  ],
};
