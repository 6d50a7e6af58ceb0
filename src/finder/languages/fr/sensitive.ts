import type { SensitiveGrammar } from '../language-pack.ts';

export const sensitive: SensitiveGrammar = {
  crisis: [
    {
      pattern: '(?:se|me) (?:suicider|tuer)|suicid(?:e|aire|aires)',
      examples: ['il veut se suicider', 'mon frère est suicidaire'],
    },
    {
      pattern: '(?:veux|veut|voudrais|voudrait|envie de) mourir',
      examples: ['je veux mourir', 'elle a envie de mourir'],
    },
    { pattern: 'mettre fin a (?:mes|ses) jours', examples: ['avant de mettre fin à mes jours'] },
    { pattern: '(?:ne )?(?:veux|veut|voulait) plus vivre', examples: ['elle ne veut plus vivre'] },
    {
      pattern: "se scarifi[a-z]*|s'automutil[a-z]*|automutilation",
      examples: ['ma fille se scarifie'],
    },
  ],
  refused: [
    {
      pattern:
        '(?:pistolets?|fusils?|revolvers?|grenades?)(?! (?:a eau|a colle|de massage|a bulles|en plastique|jouet|en bois|a peinture|a flechettes|a chaleur|a souder|fruit))',
      examples: ['un vrai pistolet'],
    },
    { pattern: 'munitions|explosifs|armes? a feu', examples: ['des explosifs pour un ami'] },
    {
      pattern:
        "(?:pour|a) (?:tuer|empoisonner|droguer|harceler) (?:mon|ma|mes|le|la|quelqu'un)|l'empoisonner",
      examples: ['un truc pour empoisonner mon chef'],
    },
    {
      pattern: 'cocaine|crystal meth|mdma|ecstasy',
      examples: ['de la cocaïne pour son anniversaire'],
    },
  ],
  sexual: [
    {
      pattern:
        'sexy?|sexuel[a-z]*|sex ?toys?|vibromasseurs?|godes?|porno[a-z]*|erotique[s]?|photos? nues?|lingerie',
      examples: ['lingerie sexy'],
    },
  ],
  harmless: [
    'un pistolet à eau pour mon neveu',
    'un pistolet à colle',
    'du sirop de grenade fruit',
  ],
};
