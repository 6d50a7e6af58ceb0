import type { SensitiveGrammar } from '../language-pack.ts';

/** Words of people who use a weapon for sport or work, or collect old ones. */
const armed =
  '\\b(?:chasse(?:ur|urs|use)?|chasser|tir sportif|club de tir|stand de tir|ball-trap|biathlon|garde-chasse|militaria|collectionne|musee)\\b';

export const sensitive: SensitiveGrammar = {
  crisis: [
    {
      pattern:
        "(?:j'en|je n'en|n'en|en) (?:peux|peut) plus de vivre|(?:plus|pas) envie de vivre|en finir avec la vie|plus de raison de vivre",
      examples: ["je n'en peux plus de vivre", "elle n'a plus envie de vivre"],
    },
    {
      pattern:
        '(?:mari|femme|copain|copine|compagnon|compagne|pere|mere|il|elle) me (?:frappe|bat|viole|menace|maltraite)(?! (?:aux?|a|toujours|dans) )',
      examples: ['mon mari me frappe'],
    },
    { pattern: 'mon (?:violeur|agresseur|harceleur)', examples: ['un cadeau pour mon violeur'] },
    {
      pattern:
        "(?<!de )(?:se|me) (?:suicider|tuer)|(?<!(?:s'(?:est|etait)|committed|died by|lost to) )suicid(?:e|aire|aires)(?! squad)",
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
        '(?:des|les|boites? de) balles? (?:de (?:pistolet|fusil|calibre)|reelles)|kalachnikovs?|silencieux pour arme',
      examples: ['des balles de fusil'],
    },
    {
      pattern:
        "(?:un|une|du|de la|pour|a) (?:[a-z]+ )?(?:pour )?(?:tuer|poignarder|etrangler|abattre|tabasser) (?:mon|ma|mes|le|la|un|une|quelqu'un)|me venger d(?:e|u)",
      examples: ['un couteau pour poignarder mon voisin', 'quelque chose pour me venger de mon ex'],
    },
    {
      pattern: '(?:du|le|un) poison (?:pour|a donner)|mort(?:-| ?)aux(?:-| ?)rats',
      examples: ['du poison pour ma belle-mère'],
    },
    {
      pattern: "photos? (?:nue?s?|de nu) (?:de|d') ?(?:ma|mon|une|un)|nudes? de",
      examples: ['photos nues de ma sœur'],
    },
    { pattern: "de la coke|de l'heroine", examples: ['de la coke pour mon pote'] },
    {
      pattern:
        "va te faire (?:foutre|voir|enculer)|nique (?:ta|vos)[a-z ]*|ferme ta gueule|(?:t'es|tu es|espece de) (?:(?:nul|con|conne|debile)e?s? ?)?(?:connards?|connasse|nul|debile|abruti)",
      examples: ['va te faire foutre', "t'es nul, connard"],
    },
    {
      pattern:
        'croix gammees?|salut nazi|(?:pour|a) (?:un|mon) (?:neo(?:-| ?))?nazi|(?:drapeau|objets?|uniforme) nazis?|(?:truc|quelque chose|blague)s? (?:de )?racistes?',
      examples: ['un cadeau pour un nazi', 'quelque chose de raciste'],
    },
    {
      pattern: `(?<!${armed}.{0,80})(?:pistolets?|fusils?|revolvers?|(?<!(?:sirop|jus|melasse|graines|arome|the) de |a la )grenades?)(?! (?:a eau|a colle|de massage|a bulles|en plastique|jouet|en bois|a peinture|a flechettes|a chaleur|a souder|fruit))(?!.{0,80}${armed})`,
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
    'mon oncle chasseur, un nouveau fusil, 60 ans',
    'papa fait du tir sportif au pistolet',
    'mon frère s’est suicidé, un cadeau pour maman',
    'des balles de tennis pour mon père',
    'elle me bat aux échecs',
    'du sirop de grenade',
  ],
};
