import type { OnlyGrammar } from '../exclusion-grammars.ts';
import { words, wordsOfKinds } from '../patterns.ts';

/** An article between "elle veut juste" and the thing. */
const article = "(?: (?:du|des|de la|les|le|la|de|une?|de l'|l'|d'))?";

/** What somebody does or attends: a "sortie de bain" is a bathrobe. */
const done =
  "(?:experiences?(?! (?:scientifi|professionnel|de (?:chimie|physique)))|sorties?(?! (?:de |du |d'|scolaire))|activites?|moments?|vivre|sortir)";
/** No object. */
const noThing =
  "(?:(?:pas|plutot|plus|ni|jamais|sans|zero|lieu|veut|veulent)(?:[ ']*(?:qu'|que|d'|de|des|un|une|le|les|encore|autre))*[ ']*(?:objets?|choses?|trucs? materiels?|materiel|bibelots?))(?! (?:de|d'|du|en|qui|comme|a|au|avec|pour (?:son|sa|ses|leur)|que|deco[a-z]*|connectes?|inutiles?|electroniques?|cassables?)\\b)";

/** "Il faut que ce soit": what the gift has to be follows. */
const must =
  "(?:il fau(?:t|drait) (?:absolument )?que (?:ce|ca|cela) soit|(?:ca|ce|cela|le cadeau) (?:doit|devrait|devra) (?:absolument |vraiment |plutot )?etre|(?:je (?:veux|voudrais|prefere)|on (?:veut|voudrait)|j'aimerais) que (?:ce|ca|cela) soit)";
/** Not one of two: "un livre ou un jeu". */
const noChoice = '(?![^.!?]{0,60}\\bou\\b)';

export const only: OnlyGrammar = {
  kinds: [
    {
      means: ['experience', 'course'],
      pattern: `${must} (?:une? )(?:vraie |belle |petite |jolie )?(?:experience|sortie|activite|moment a vivre)${noChoice}`,
      examples: ['ça doit être une expérience', 'il faut que ce soit une belle sortie'],
    },
    {
      means: ['clothing', 'shoes'],
      pattern: `${must} (?:(?:quelque chose|un truc) (?:a (?:porter|mettre)|qui se porte|qu'(?:elle|il) puisse porter)|un vetement|des vetements)${noChoice}`,
      examples: ['ça doit être quelque chose à porter', 'il faut que ce soit un vêtement'],
    },
    {
      means: ['food', 'sweets'],
      pattern: `${must} (?:(?:quelque chose|un truc) (?:a manger|a grignoter|qui se mange)|comestible)${noChoice}`,
      examples: ['ça doit être quelque chose à manger'],
    },
    {
      means: ['experience', 'course'],
      pattern: `${noThing}(?:(?=[^!?]{0,120}\\b${done})|(?<=\\b${done}\\b[^!?]{0,120}))`,
      examples: [
        'une expérience pas d’objet pour les 30 ans de ma cousine',
        'un moment plutôt qu’un objet pour mon frère',
        'pas d’objets, une sortie au théâtre',
      ],
    },
    {
      means: ['experience', 'course'],
      pattern: `(?:uniquement|seulement|exclusivement|juste|rien que|que|plutot)(?: une?| des)?(?: vraies?| belles?| petites?| jolies?)* ${done}(?<!\\b(?:vivre|sortir|moments?))`,
      examples: ['uniquement des expériences', 'juste une sortie pour mon oncle'],
    },
    {
      means: ['experience', 'course'],
      pattern:
        "(?:quelque chose|trucs?|choses?|cadeaux?|moments?|experiences?)(?: (?:de |d')?(?:chouette|sympa|insolite|fort|inoubliable)s?)* a (?:vivre|partager ensemble)",
      examples: ['un truc à vivre pour ma filleule', 'un moment fort à vivre'],
    },
    {
      // At the beginning or behind a wish.
      means: ['experience', 'course'],
      pattern:
        "(?:(?<=^(?:(?:un |une )?(?:cadeau|idee|idee cadeau|pour)[ :,-]+)*)|(?<=\\b(?:cherche|veux|voudrais|offrir|aimerais|prevoir|organiser|idee de|plutot|preference) (?:(?:lui|leur|nous|a [a-z]+ [a-z]+) )?))(?:une|des|de)(?: (?:petites?|jolies?|belles?|chouettes?|vraies?))* (?:sorties?(?! (?:de |du |d'|scolaire))|excursions?|escapades?|virees?)(?![^.!?]{0,80}\\bou\\b)",
      examples: [
        'une sortie à deux pour mon copain et moi',
        'je voudrais offrir une escapade à mes parents',
      ],
    },
    {
      means: ['experience', 'course'],
      pattern:
        'nous (?:(?:ferait|fera|fasse|faire|fait) sortir|sort(?:e|irait))(?! (?:de la merde|la tete))',
      examples: ['quelque chose qui nous ferait sortir ensemble'],
    },
    {
      means: ['experience', 'course', 'donation'],
      pattern: "(?:cadeaux?|present|quelque chose|trucs?) (?:d')?immateriels?",
      examples: ['un cadeau immatériel pour ma mère'],
    },
  ],
  words: words('uniquement seulement exclusivement'),
  afterNegation: words('que qu'),
  partitives: words('du des de d'),
  near: words('uniquement seulement exclusivement que qu rien juste'),
  nothing: words('rien'),
  anything: words('chose'),
  except: words('part sauf hormis excepte autre dehors'),
  habits: new Map([
    ...wordsOfKinds('boit boivent', 'drink', 'alcohol'),
    ...wordsOfKinds('mange mangent grignote', 'food', 'sweets'),
    ...wordsOfKinds('lit lisent', 'book', 'magazine'),
    ...wordsOfKinds('ecoute ecoutent', 'music'),
    ...wordsOfKinds('regarde regardent joue jouent porte portent fume'),
    ...wordsOfKinds(
      'aime aiment adore kiffe interesse interessent parle parlent pense pensent jure vit yeux tete loisir hobby passion',
    ),
  ]),
  pursuits: words('loisirs loisir hobbies hobby passions passion interets passe-temps'),
  knowing: words('sais sait savons savent connais connait connaissons'),
  before: [
    {
      anchor: 'before',
      pattern: `${must} (?:une?|des|du|de la)`,
      examples: ['il faut que ce soit un', 'ça doit être du'],
      counterexamples: ['ça doit être', 'elle doit être une'],
    },
    {
      anchor: 'before',
      pattern: `tout ce qu(?:'(?:il|elle|ils|elles)|e [a-z]+) (?:veut|veulent|aime|aiment|demande|souhaite|voudrait),? c'est${article}`,
      examples: ["tout ce qu'elle veut, c'est des", 'tout ce que papa aime c’est la'],
      counterexamples: ["ce qu'elle veut, c'est", "tout ce qu'il a, c'est"],
    },
    {
      anchor: 'before',
      pattern: `seule?s? (?:choses?|trucs?|cadeaux?|passions?|hobby|loisirs?) qu(?:'(?:il|elle|ils|elles)|e [a-z]+) (?:veut|veulent|aime|aiment|demande|souhaite|voudrait|accepte|a),? c'est${article}`,
      examples: ["la seule chose qu'il aime, c'est", 'le seul cadeau que maman accepte c’est du'],
      counterexamples: ["la chose qu'il aime, c'est", "la seule chose qu'il lit, c'est"],
    },
    {
      anchor: 'before',
      pattern: `(?:(?:veut|veulent|voudrait|demande|souhaite|accepte) juste|(?:aime|aiment|kiffe|accepte|acceptent|tolere|reclame|demande) que|y a que)${article}`,
      examples: ['elle veut juste du', "il n'aime que les", 'il n’y a que le'],
      counterexamples: ['elle veut', 'il aime juste', 'je pense que'],
    },
    {
      anchor: 'before',
      pattern: `(?:juste|seulement|uniquement|que) de quoi|(?<=^|, )seule?s? (?:les|la|le|l')`,
      examples: ['juste de quoi', 'seules les'],
      counterexamples: ['de quoi', 'il vit seul, la'],
    },
    {
      anchor: 'before',
      pattern: `(?:demande|veut|voudrait|souhaite|prefere|exige|supplie) qu'on (?:ne )?(?:lui|leur|nous) (?:offre|donne|apporte|achete|envoie) (?:plus )?que${article}`,
      examples: ["elle a demandé qu'on ne lui offre que des"],
      counterexamples: ["marre qu'on ne lui offre que des", "elle veut qu'on lui offre des"],
    },
    {
      anchor: 'before',
      pattern: `(?<=^|, )rien que${article}|^(?:que|juste)${article}|(?<=, )(?:que|seulement)${article}`,
      examples: ['rien que des', 'juste un', 'pour mon frère, seulement du'],
      counterexamples: ['il sait que', 'plus rien que', 'et seulement'],
    },
  ],
  after: [
    {
      anchor: 'behind',
      pattern:
        "(?:,\\s*)?(?:(?:et|mais) )?(?:(?:surtout|absolument|strictement) )?(?:rien d'autre(?! que)|point barre|(?:sinon|ou) rien|et c'est tout)",
      examples: [" et rien d'autre", ', point barre', ' sinon rien', " et c'est tout"],
      counterexamples: [" rien d'autre que du thé", ' et rien', " et c'est cher"],
    },
  ],
  otherwise: [
    {
      anchor: 'whole',
      pattern: '(?:a|ont|ai|as|avait|avaient|reste|restent|fait|font|faisait) qu.*',
      examples: ['a que deux', 'font que'],
      counterexamples: ['aime que des', 'a seulement'],
    },
    {
      anchor: 'whole',
      pattern: '(?:sais?|sait) (?:seulement|uniquement).*',
      examples: ['sais seulement que'],
      counterexamples: ['veut seulement du', 'sait que'],
    },
    {
      anchor: 'whole',
      pattern: '.*(?:seulement|uniquement) (?:qu|pas|apres|depuis).*',
      examples: ['mange seulement après', 'seulement pas'],
      counterexamples: ['veut uniquement des', 'seulement'],
    },
  ],
};
