import type { SensitiveGrammar } from '../language-pack.ts';

export const sensitive: SensitiveGrammar = {
  crisis: [
    {
      pattern: '(?:kill|killing|hurt|hurting|cut|cuts|cutting) (?:my|him|her|them)sel(?:f|ves)',
      examples: ['he wants to kill himself'],
    },
    { pattern: 'suicid(?:e|al)', examples: ['my brother is suicidal'] },
    { pattern: '(?:want|wants|wanted) to die', examples: ['I want to die'] },
    {
      pattern: '(?:end|ending) (?:my|his|her|their) (?:own )?life',
      examples: ['before I end my life'],
    },
    {
      pattern: "(?:do not|don't|dont|doesn't|doesnt) want to (?:live|be here)(?: any ?more)?",
      examples: ["she doesn't want to live anymore"],
    },
    { pattern: 'self[ -]?harm(?:s|ing|ed)?', examples: ['a friend who self-harms'] },
  ],
  refused: [
    {
      pattern:
        "(?<!(?:toy|water|glue|massage|nail|heat|squirt|foam|bubble|paintball|play|fake|cap|lego|cookie|spray|staple|tattoo|hot|nerf|top) )(?:guns?|handguns?|shotguns?|pistols?|revolvers?|grenades?)(?! (?:metal|salute|dog|n'? roses|and roses))",
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
        'sex(?:y|ual|ually)?|sex toys?|vibrators?|dildos?|porno?|erotic[a-z]*|nudes?|lingerie',
      examples: ['sexy lingerie'],
    },
  ],
  harmless: [
    'a toy gun for a 6 year old',
    'a massage gun for my dad',
    'he has a Guns N’ Roses record',
  ],
};
