import type { TradeGrammar } from '../people-grammars.ts';

const business =
  '(?:boutique|magasin|librairie|mercerie|boulangerie|patisserie|chocolaterie|fromagerie|boucherie|brasserie|poterie|restaurant|pepiniere|jardinerie|distillerie|epicerie|vignoble|domaine|bijouterie|parfumerie|cafe|institut de beaute|salon de coiffure|salon de the)';
const workplace = `(?:${business}|usine|fabrique|manufacture|entrepot|musee|moulin|laiterie|galerie|ferme)`;
const article = "(?:(?:un|une|le|la|l'|son|sa|notre|leur|cette|petite?|propre|jolie?) ?){1,3}";
const of = "(?: (?:de |du |des |d'|a )(?:la |l')?[a-z]+(?: [a-z]+)?)?";

/** What must not be thought of: the work, or where it is done. */
const work =
  '(?:travail|boulot|metier|job|taf|profession|bureau|hopital|clinique|medical|medecine|soins?|patients|ecole|college|lycee|enseignement|eleves|classe|cuisine|fournil|caserne|police|commissariat|tribunal|droit|chantier|usine|magasin|salon|armee|compta(?:bilite)?|chiffres|entreprise|banque|ferme|labo(?:ratoire)?|cabinet|garage)\\b';

/** How French says what somebody works at. */
export const trades: TradeGrammar = {
  present: [
    {
      pattern:
        "(?:vend|vendent|importe|importent) (?:(?:des|du|de la|de l'|les|ses|d'|de|belles?|beaux|vieux|vieilles|anciens?|anciennes?) ?){1,3}[a-z]+(?: (?:de|en|a) [a-z]+)?|fait (?:le )?commerce (?:de |d')[a-z]+",
      examples: ['mon oncle vend des tapis', 'elle vend de vieux livres'],
    },
    {
      pattern: `(?:tient|tiennent|possede|possedent|dirige|gere|gerent|ouvre|a ouvert|a repris|ont ouvert|patronne? de|patronne? d') ?${article}(?:[a-z]+ )?${business}${of}|(?:a|ont) (?:un|une|sa|son|leur) (?:(?:petite?|propre|jolie?) )?${business}${of}`,
      examples: ['elle tient une mercerie', 'ils ont leur petite boutique de laine'],
    },
    {
      pattern: `(?:travaille|travaillent|bosse|bossent|taffe|employee?) (?:[a-z]+ ){0,2}?(?:dans|chez|pour|a) ${article}(?:[a-z]+ )?${workplace}${of}`,
      examples: ['il travaille dans une chocolaterie', 'elle bosse dans une usine de jouets'],
    },
    {
      pattern:
        "(?:fait|fabrique|coud|construit|restaure|eleve|concoit|repare|prepare) (?:des |du |de la |de l'|les |ses )[a-z]+(?: [a-z]+)? (?:pour (?:les |la |le )?vendre|pour (?:ses|des) clients|sur commande|professionnellement|et (?:les|en|le|la) vend)",
      examples: ['elle fabrique des bougies pour les vendre', 'il fait du savon et en vend'],
    },
  ],
  professions: [
    {
      pattern:
        "(?:(?<=\\b(?:[a-z]{2,} est|c'est|travaille comme|bosse comme) )(?:une? )?(?:boulang(?:er|ere)|patissi(?:er|ere)|fleuriste|bouch(?:er|ere)|brasseu(?:r|se)|vigneronn?e?|chocolati(?:er|ere)|tailleur|couturi(?:er|ere)|barista|barman|barmaid|sommeli(?:er|ere)|bijouti(?:er|ere)|joailli(?:er|ere)|orfevre|fromag(?:er|ere)|poissonni(?:er|ere)|libraire|paysagiste|parfumeu(?:r|se)|estheticienne)|[a-z]+ de (?:metier|profession))(?= )",
      examples: ['mon frère est boulanger et adore le jazz', 'il est tailleur de métier'],
    },
  ],
  workers: [
    {
      // What somebody works at, or once did.
      pattern:
        '(?:boulang|patissi|jardini|couturi|cuisini|polici|gendarme|pompi|militaire|soldat|bouch|menuisi|fromag|poissonni|bijouti|joailli|chocolati|sommeli|horlog|relieur|ebeni|tapissi|charpenti|infirmi|fermi|ferronni|luthi|pepinieri|cafeti|brasseu|vigneron|coiffeu|danseu|chanteu|footballeu|nageu|skieu|pecheu|chasseu|marin|musicien|pianiste|violoniste|guitariste|libraire|bibliothecaire|barista|barman|barmaid|paysagiste|parfumeu|estheticien|cordonni|potier|potiere|tailleur|brodeu|tricoteu|peintre|sculpteu|photographe|mecanicien|mecano|garagiste|chauffeu|routi|pilote)[a-z]*',
      examples: ['ancienne couturière', 'mon oncle boulanger'],
    },
  ],
  shunned: [
    {
      pattern: `(?:rien|pas|aucun cadeau|aucune|sans|ne|n'|evite[rz]?) ?(?:[a-z']+ ){0,7}?(?:rappell?(?:e|er|ent)|evoqu(?:e|er|ent)|pense[r]? a|rapport avec|lien avec|lie a|voir avec|relatif a|relative a|touche a|parle de|autour de|concernant|sur|avec) ?(?:la |le |les |l'|sa |son |ses |leur |au |du |de la |de l')?${work}`,
      examples: [
        'mon mari est pompier, rien qui rappelle le boulot',
        'elle est prof, surtout pas de cadeau en rapport avec l’école',
        'un cadeau qui n’a rien à voir avec son métier',
      ],
    },
    {
      pattern: `(?:(?:veut|veulent|peut|peuvent|voulait|supporte)(?: vraiment)? plus (?:(?:jamais|du tout) )?(?:voir|entendre parler|toucher|sentir|approcher)|(?:rien|pas|plus) (?:de |d'|du )(?:professionnel|travail|boulot))(?! (?:ses|son|sa|ces|leurs?|la famille|personne)\\b)|(?:marre|ras le bol|assez) (?:de |du |de son |de sa |d')${work}|(?:decrocher|deconnecter|changer les idees|couper) (?:de |du |avec le |avec son )(?:la |l'|son |sa )?${work}`,
      examples: [
        'il a été cuisinier et ne veut plus voir une poêle',
        'elle en a marre de son boulot',
        'rien de professionnel',
      ],
    },
  ],
  careers: [
    {
      // What a career was about: "à la retraite après 40 ans de boulangerie".
      pattern:
        "(?:apres|pendant|avoir fait|fait) (?:[a-z0-9-]+ ){1,3}ans (?:de|d'|dans|en|comme|au|a) ?(?:la |le |les |l'|une? )?(?!mariage|vie)[a-z]+",
      examples: ['part à la retraite après 40 ans de boulangerie'],
    },
  ],
  past: [
    {
      pattern:
        '(?:etait|etaient|a ete|ont ete|fut)(?: (?:longtemps|autrefois|avant|jadis|aussi|toute sa vie)){0,2} (?:une? )?(?!(?:mon|ma|mes|notre|nos|son|sa|le|la|les) )[a-z]+(?:-[a-z]+)?(?: [a-z]+)?|(?:autrefois|jadis|anciennement) [a-z]+|(?:a|ont) (?:longtemps |toujours )?(?:travaille|bosse) (?:[a-z0-9]+ ){0,4}?comme [a-z]+',
      examples: ['papi était plombier', 'elle a longtemps travaillé comme infirmière'],
    },
    {
      pattern:
        '(?:ancienn?e?s?|ex)(?: |-)[a-z]+|[a-z]+(?:-[a-z]+)? (?:a la retraite|retraitee?|en retraite)',
      examples: ['un ancien maçon', 'une infirmière à la retraite', 'ex-cuisinier'],
    },
  ],
  own: [
    {
      makes: null,
      pattern:
        '(?:brasse|cuit|torrefie|distille|fait|fabrique|prepare|petrit) (?:tout )?(?:(?:son|sa|ses|leur|leurs) propres? |(?:son|sa|ses|leur|leurs) )(?:vin|cidre|biere|hydromel|confitures?|fromages?|chocolats?|pains?|miel)',
      examples: ['il brasse sa propre bière', 'ma tante fait son pain elle-même'],
    },
    {
      makes: 'honey',
      pattern:
        "(?:a|ont|possede|possedent|s'occupe de) (?:(?!avec |sur |de |peur |horreur )[a-z0-9]+ ){0,4}(?:ruches?|abeilles)|apicult(?:eurs?|rices?|ure)|(?:ses|leurs) (?:ruches?|abeilles)|ruchers?",
      examples: ['mon oncle a des ruches', 'notre voisin est apiculteur'],
    },
  ],
};
