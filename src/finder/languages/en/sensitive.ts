import type { SensitiveGrammar } from '../language-pack.ts';

/** Words of people who use a weapon for sport or work, or collect old ones. */
const armed =
  '\\b(?:hunts?|hunters?|hunting|clay (?:pigeons?|shoot\\w*)|target shoot\\w*|shooting (?:club|range|sports?)|gun club|biathlon|gamekeeper|militaria|collects|museum|re-?enact\\w*)\\b';

export const sensitive: SensitiveGrammar = {
  crisis: [
    {
      pattern: "(?:can't|cant|cannot|can not) go on (?:any ?more|like this|living)",
      examples: ["I can't go on anymore"],
    },
    {
      pattern: '(?:end|ending) it all|(?:no|any) reason to live|better off (?:dead|without me)',
      examples: ['I want to end it all'],
    },
    {
      pattern:
        '(?:husband|wife|boyfriend|girlfriend|partner|dad|father|mum|mom|mother|he|she) (?:hits|beats|rapes|abuses|threatens|chokes) me(?! (?:up|at|in|to|on|every|each))',
      examples: ['my husband hits me'],
    },
    { pattern: 'my (?:rapist|abuser|stalker)', examples: ['a gift for my rapist'] },
    {
      // "Something that she can't hurt herself with" asks for what is safe.
      pattern:
        "(?<!(?:can'?t|cannot|won'?t|not|without|never|n't) (?:accidentally |easily )?)(?:kill|killing|hurt|hurting|cut|cuts|cutting) (?:my|him|her|them)sel(?:f|ves)(?! (?:with|on)\\b)",
      examples: ['he wants to kill himself'],
    },
    {
      pattern:
        '(?<!(?:committed|died by|lost to|after the|after a|s.est|s.etait) )suicid(?:e|al)(?! squad)',
      examples: ['my brother is suicidal'],
    },
    { pattern: '(?:want|wants|wanted) to die', examples: ['I want to die'] },
    {
      pattern: '(?:end|ending) (?:my|his|her|their) (?:own )?life',
      examples: ['before I end my life'],
    },
    {
      pattern: "(?:do not|don't|dont|doesn't|doesnt) want to (?:live|be here)(?: any ?more)?",
      examples: ["she doesn't want to live anymore"],
    },
    { pattern: 'self(?:-| ?)harm(?:s|ing|ed)?', examples: ['a friend who self-harms'] },
  ],
  refused: [
    {
      pattern: 'ammo|(?:ar|ak)(?:-| ?)(?:15|47)s?|assault rifles?|silencers?',
      examples: ['an AR-15 for my boyfriend', 'ammo for my brother'],
    },
    {
      pattern:
        'to (?:stab|shoot|murder|strangle|beat up|get (?:back at|revenge on)) (?:my|him|her|them|someone|somebody|people)|revenge on (?:my|him|her)',
      examples: ['a knife to stab my ex'],
    },
    {
      pattern: '(?<!(?:dior|perfume|hypnotic) )(?:rat )?poison (?:for|to give)',
      examples: ['poison for my mother in law'],
    },
    {
      pattern: 'nudes? (?:of|from|pictures? of|photos? of) (?:my|a|his|her)',
      examples: ['nudes of my sister'],
    },
    {
      pattern:
        'fuck (?:you|off)|piece of shit|go to hell|you (?:are )?(?:a )?(?:stupid|dumb|useless) (?:bot|machine|thing|site|website|idiot|computer|ai)',
      examples: ['fuck you', 'you stupid bot'],
    },
    {
      pattern:
        'swastikas?|heil hitler|white power|something racist|racist (?:jokes?|gifts?|mugs?)|nazi (?:flags?|memorabilia|uniforms?|stuff)|for (?:a|my) (?:neo(?:-| ?))?nazi',
      examples: ['something racist for my uncle', 'a gift for a nazi'],
    },
    {
      pattern: `(?<!(?:toy|water|glue|massage|nail|heat|squirt|foam|bubble|paintball|play|fake|cap|lego|cookie|spray|staple|tattoo|hot|nerf|top|de|la) )(?<!${armed}.{0,80})(?:guns?|handguns?|shotguns?|pistols?|revolvers?|grenades?)(?! (?:metal|salute|dog|n'? roses|and roses))(?!.{0,80}${armed})`,
      examples: ['a gun for my husband', 'a real pistol'],
    },
    { pattern: 'ammunition|explosives|pipe bombs?', examples: ['explosives for a friend'] },
    {
      pattern:
        '(?:to|can) (?:kill|poison|hurt|stalk|drug) (?:my|him|her|them|someone|somebody|people)(?! with kindness)',
      examples: ['something to poison my boss'],
    },
    {
      pattern: 'cocaine|heroin|crystal meth|mdma|ecstasy pills?',
      examples: ['cocaine for his birthday'],
    },
  ],
  sexual: [
    {
      pattern:
        'sex(?:y|ual|ually)?|sex toys?|vibrators?|dildos?|porno?|erotic[a-z]*|nudes|nude (?:photos?|pics?|pictures?)|lingerie',
      examples: ['sexy lingerie'],
    },
  ],
  harmless: [
    'my mum has dementia, something that she can’t hurt herself with',
    'a knife that he won’t cut himself on',
    'a toy gun for a 6 year old',
    'my uncle hunts with an old shotgun, likes whisky',
    'dad shoots pistol at his shooting club',
    'a massage gun for my dad',
    'he has a Guns N’ Roses record',
    'a Suicide Squad comic for my son',
    'her brother committed suicide, something for their mother',
    'you can go on a trip with it',
  ],
};
