import type { PassingPattern } from '../language-pack.ts';
import { birthsOfSiblings } from './idioms.ts';
import { longAgo } from './losses.ts';

/** Words that sound like a situation in French and tell none. */
export const passing: readonly PassingPattern[] = [
  ...(['grief', 'pet-loss', 'miscarriage', 'job-loss'] as const).map((means) => ({
    means,
    pattern: longAgo,
    examples: ['son chien est mort il y a dix ans'],
  })),
  ...(['grief', 'pet-loss', 'miscarriage', 'job-loss'] as const).map((means) => ({
    means,
    // What is lost in a game, grows again or is found.
    pattern:
      "perd(?:u|ue|us|ues|re|ent|ait)? (?:(?:(?:a|contre) )?(?:une?|son|sa|ses|leurs?|le|la|les|l'|des|du|de|deux|trois|quelques|sept|dix|\\d+) ?)*(?:(?:premieres?|premiers?|deuxiemes?|derniere?s?|grande?|petite?) )*(?:dents?(?: de lait)?|pari|match|matchs|partie|combat(?! contre)|tournoi|championnat|finale|course|concours|proces|election|elections|cles|clefs|portable|telephone|lunettes|gants?|bonnet|portefeuille|bagages?|valise|kilos?|poids|temps|pied|fil|patience|voix|doudou|tetine|alliance|pucelage)\\b",
    examples: [
      'mon fils a perdu sa première dent',
      'son frère a perdu un pari',
      'elle a perdu dix kilos',
    ],
  })),
  {
    // Who wants nothing of one sort wants something else.
    means: 'wants-nothing',
    pattern:
      "(?:rien|pas de cadeaux?)(?: surtout| vraiment)? (?:(?:de |d')(?!(?:special|particulier|plus|tout|nous|moi|personne|notre|ma|mon|mes|la part)\\b)|qui |en rapport|en lien|lie |avec |concernant |comme |sur )",
    examples: [
      'mon oncle ne veut rien de cher',
      'elle ne veut rien qui rappelle le bureau',
      'il veut surtout pas de cadeau en rapport avec le foot',
    ],
  },
  ...(['new-parent', 'miscarriage', 'pregnancy'] as const).flatMap((means) =>
    birthsOfSiblings.map((one) => ({ means, ...one })),
  ),
  ...(['cancer', 'illness', 'chronic-illness', 'hospital'] as const).map((means) => ({
    means,
    // A subject that somebody studies.
    pattern:
      "(?:entr|rentr|commenc|debut|demarr|integr|etudi|reuss|rat|redoubl|pass)[a-z]* (?:en |sa |son |l'|la )?(?:premiere annee |deuxieme annee )?(?:de |en )?(?:fac de )?medecine|(?:fac|ecole|etudes|etudiante?|annee) (?:de |en )medecine|fait medecine",
    examples: ['ma cousine entre en médecine', 'il est en deuxième année de médecine'],
  })),
  ...(['pregnancy', 'new-parent'] as const).map((means) => ({
    means,
    // Who is back at work.
    pattern:
      "(?:retour|revient|revenue?s?|rentre|rentree?|reprend|reprise|fin|bout) (?:(?:au|du|le) (?:travail|boulot|bureau) )?(?:de |d'|du |apres )(?:son |sa |un |le )?conge (?:mater(?:nite)?|pater(?:nite)?|parental)",
    examples: ['elle revient de congé maternité', 'de retour de congé parental'],
  })),
  {
    // To move is not to move abroad.
    means: 'moving-abroad',
    pattern:
      "(?:colocs?|colocataires?|locataires?|voisine?s?|proprio|proprietaires?)(?: [a-z']+){0,2}? (?:demenage(?:nt)?|s'en va|s'en vont)(?! (?:a|au|aux|en) (?!juin|juillet|mai|mars|avril|aout|janvier|fevrier|septembre|octobre|novembre|decembre|fin|debut)[a-z])",
    examples: ['les voisins déménagent', 'notre coloc déménage en juin'],
  },
  {
    means: 'pregnancy',
    pattern:
      'enceintes? (?:bluetooth|connectee?s?|portables?|nomades?|sans fil|hifi|hi-fi|acoustiques?|etanche|jbl|bose|sonos|audio|wifi|son)',
    examples: ['il veut une enceinte bluetooth'],
  },
  {
    means: 'moving-abroad',
    pattern:
      '(?:part|partent|partir|va|vont|voyagent?|roulent?) (?:[a-z]+ ){0,4}?(?:en vacances|en voyage|en camping-?car|en van|en rando|pour (?:une|deux|trois) semaines?)',
    examples: ['ils partent bientôt en camping-car', 'elle va au Japon en vacances'],
  },
  {
    // Where somebody works.
    means: 'hospital',
    pattern:
      "(?:travaill|boss|taff|benevol|stage|stagiaire|poste|job|soignante?s?|infirmieres?|infirmiers?|interne|medecin|docteure?|sage-femme|brancardi(?:er|ere)|ash)[a-z]* (?:de nuit |de garde )?(?:a l'|dans un |dans l'|au |en |aux )(?:hopital|clinique|chu|urgences|chuv|hug)",
    examples: ['elle travaille à l’hôpital', 'infirmière de nuit à l’hôpital'],
  },
  {
    // Where somebody works.
    means: 'care-home',
    pattern:
      "(?:travaill|boss|taff|benevol|stage|stagiaire|poste|job|soignante?s?|infirmieres?|infirmiers?|ash|animatrice|animateur|cuisini(?:er|ere)|anime)[a-z]* (?:de nuit )?(?:en |au |a la |a l'|dans une? |dans la )(?:maison de (?:retraite|repos)|residence[a-z ]{0,14}|ehpad|ems|home|chsld|mrs)",
    examples: ['elle travaille en maison de retraite', 'infirmier à l’EMS'],
  },
  {
    // Where students live, or somebody works or spends a holiday.
    means: 'care-home',
    pattern:
      "residences? (?:crous|universitaires?|etudiantes?|u\\b|secondaires?|principale|alternee|d'artistes?|d'ecriture|de vacances|hoteliere|securisee|privee|sociale|hlm)|(?:en|a|assignee?s? a) residence (?:alternee|surveillee|d'artistes?)|assignee?s? a residence",
    examples: ['il emménage en résidence Crous', 'elle est en résidence d’artiste'],
  },
  {
    // A thing that is broken, and no part of the body.
    means: 'accident',
    pattern:
      "(?:sa|son|ses|la|le|l'|les) ?(?!jambe|bras|pied|main|cheville|hanche|genou|epaule|poignet|coude|doigt|dos|bassin|nez|cote|clavicule|tibia|femur|col)[a-z]+ (?:est|sont|a ete) (?:toute? )?(?:cassee?s?|abimee?s?|foutue?s?|morte?s?|hs)",
    examples: ['son vélo est cassé', 'sa montre est foutue'],
  },
  {
    means: 'infertility',
    pattern:
      'arrive(?:nt)? (?:plus|pas)(?: du tout| vraiment)? a (?!avoir|tomber|concevoir|procreer|faire un)[a-z]+',
    examples: ['elle n’arrive plus à tricoter'],
  },
  {
    // Whoever bought something for themselves may well be given something.
    means: 'nothing-to-buy',
    pattern:
      "(?:s'est|se sont|vient|viennent|a|ont|ai|avons) (?:de |deja |recemment |enfin )?(?:s'|d')?(?:achete(?:e|r)?|offert|offrir|paye(?:e|r)?)(?! rien\\b)(?: [a-z']+){0,4}",
    examples: ['il s’est acheté une liseuse', 'elle vient de s’offrir un vélo'],
  },
  {
    means: 'loneliness',
    pattern:
      "(?:plein|beaucoup|tas|bande|groupe|tellement) (?:d'|de )(?:amis|amies|copains|copines|potes)",
    examples: ['elle a plein d’amis'],
  },
  {
    means: 'dementia',
    pattern:
      "(?:je|on|nous) (?:ne |n')?(?:(?:le|la|les|lui) |l')?(?:connais|connait|connaissons|sais|sait)(?: [a-z]+)? (?:pas|rien|guere|a peine|peu)(?: du tout| trop| grand chose)?",
    examples: ['je ne la connais pas du tout', 'on sait rien de lui'],
  },
  {
    means: 'carer',
    pattern: '(?:vit|vivait|vivent|vecu|habite|habitait) (?:toute? )?seule?(?: avec [a-z]+)?',
    examples: ['elle vivait seule avec lui'],
  },
  {
    means: 'loneliness',
    pattern: '(?:vit|vivait|vivent|habite|habitait) (?:toute? )?seule? avec [a-z]+',
    examples: ['il vit seul avec ses chats'],
  },
  {
    means: 'blindness',
    pattern:
      '(?:confiance|amour|foi|obeissance|degustation|test|tests|rendez.vous|vol)(?: est)?(?: a l.?)? ?aveugles?|a l.? ?aveugle',
    examples: ['il a une confiance aveugle en moi', 'elle adore les dégustations à l’aveugle'],
  },
];
