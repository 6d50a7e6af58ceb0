import type { ExclusionGrammar } from '../exclusion-grammars.ts';
import { words } from '../patterns.ts';
import { cues } from './cues.ts';
import { mildRefusals } from './mild-refusals.ts';
import { plenty, surelyOwned } from './possessions.ts';
import { disapproved, refused } from './refusals.ts';

/** What a gift may remind of although it should not. */
const burdens =
  '(?:malad[a-z]+|cancer|chimio[a-z]*|hopital|clinique|therapie|traitements?|handicap[a-z]*|fauteuil|burn.?out|depression|ehpad|maison de retraite|patients?|medica[a-z]+|medecins?|accident|rupture|divorce|separation|ex|licenciement|chomage|boulot|travail|diagnostic|douleurs?|pitie|alcool|boisson|sobriete|cure|tabac|cigarettes?|mariage|infertilite|pma|grossesse|bebes?)';

/** Whoever does what others watch or hear. */
const performer =
  '(?:musicien(?:ne)?|danseu(?:r|se)|chanteu(?:r|se)|joueu(?:r|se)|cavali(?:er|ere)|patineu(?:r|se)|footballeu(?:r|se)|instrumentiste|violoniste|pianiste|guitariste|ballerine|acteur|actrice|comedien(?:ne)?)s?';

export const exclusions: ExclusionGrammar = {
  cues,
  negation: {
    not: words('pas rien'),
    atEnd: words('pas'),
    comparisons: new Map([
      ['que', words('plutot')],
      ['au', words('prefere preferent')],
      ['aux', words('prefere preferent')],
      ['a', words('prefere preferent')],
    ]),
    without: words('sans sauf hormis part autre'),
    behindWithout: words('rien'),
    merely: new Set(['pas juste', 'pas seulement', 'pas que', 'pas uniquement']),
    bare: words('sans aucun aucune ni zero rien'),
    partitives: words('de d sans zero'),
    definites: words('le la les l'),
    indefinites: words('un une du des'),
    firstPart: words('ne n'),
    secondPart: words('pas plus jamais guere point aucun aucune rien ni'),
  },
  verbs: {
    light: words(`aime aiment aimait boit boivent mange mangent veut veulent porte portent supporte
      supportent digere tolere utilise regarde ecoute joue fait font achete collectionne apprecie
      boire manger porter avoir recevoir`),
    theme:
      words(`lit lisent lire boit boivent boire cuisine cuisinent cuisiner jardine jardiner bricole
      bricoler tricote tricoter tricotent danse danser dansent voyage voyager voyagent court courir nage nager dessine dessiner peint
      peindre chante chantent chanter joue coud cousent coudre brode brodent broder grimpe grimpent grimper skie skient skier chasse
      chassent chasser peche pechent pecher sculpte sculpter randonne randonner surfe surfer jardinent cuisinent photographie bouquine bouquiner`),
    drinking: words('boit boivent boire'),
    consuming: words('boit mange lit ecoute regarde joue achete collectionne grignote suit cours'),
  },
  object: {
    qualifiers: [
      {
        anchor: 'behind',
        pattern:
          "(?:avec|contenant) (?!(?:son|sa|ses|mon|ma|mes|lui|elle|eux|le|la|les|ce|cette|moi|nous)\\b|l')(?:(?:du|de la|des|de|une?|plein de|beaucoup de|trop de) |d')*|(?:sur|au sujet de|a propos de) (?!\\d|(?:lui|elle|nous|moi)\\b)(?:(?:le|la|les) |l')?|qui (?:fait|font|a|ont|contient|contiennent|utilise|utilisent|necessite|necessitent|demande|demandent|parle|parlent) (?:(?:du|de la|des|de|une?|trop de|beaucoup de) |d')*|pour (?=(?:enfants?|bebes?|adultes?|debutants?|hommes?|femmes?|filles?|garcons?|ados?)\\b)|aux? (?=(?:musc|noix|noisettes?|amandes?|arachides?|alcool|lait|gluten|rhum|parfum|plastique)\\b)|en (?=(?:or|argent|plastique|cuir|laine|polyester|rouge|bleu|noir|blanc|vert|jaune|rose|violet|anglais|allemand)\\b)",
        examples: [
          ' avec du bruit',
          ' sur la guerre',
          ' qui font du bruit',
          ' pour enfants',
          ' aux noix',
          ' en or',
        ],
        counterexamples: [' avec son asthme', ' pour lui', ' sur lui', ' en ce moment'],
      },
    ],
    everything: words('tout'),
    madeOf: [
      {
        anchor: 'whole',
        pattern: ' (?:(?:qui (?:sont|est) )?pas )?en ',
        examples: [' en ', ' pas en ', ' qui sont pas en '],
        counterexamples: [' de ', ' qui sont en '],
      },
    ],
    also: words('aussi itou pareil egalement'),
    receiving: words('recevoir avoir offre offrent offrir offert'),
    aroundReceiving: words(
      'voir qu que on lui leur m juste seulement uniquement toujours encore exclusivement',
    ),
    generic: words('cadeaux affaires trucs truc choses chose articles machins babioles produits'),
    genericOf: words('pour de d'),
  },
  owning: {
    surely: surelyOwned,
    plenty,
    gear: words(
      'materiel equipement equipements accessoires outils outillage matos gadget gadgets',
    ),
    wantedYet: [
      {
        anchor: 'behind',
        pattern:
          "(?:, ?)?(?:mais|et|alors qu|or) ?(?:il |elle |ils |elles )?(?:bien |vraiment )?(?:en (?:veut|veulent|voudrai(?:t|ent)|reve|cherche|aimerait)\\w*|(?:(?:aimerai|voudrai|veu|rev|souhait|cherch|adorerai|compt)[a-z]*|a (?:tres |bien )?envie)(?: [a-z']+){0,3} ?(?:en (?:avoir|acheter|posseder|trouver|recevoir)\\w*|s'en (?:acheter|offrir|procurer)\\w*|une?))",
        examples: [
          ', mais en veut une',
          ' et elle aimerait bien en avoir un',
          ", mais il rêve de s'en acheter un",
        ],
        counterexamples: [', mais en a un', ' et elle aime la danse', 'en veut'],
      },
    ],
  },
  past: {
    causes: words('depuis avec vu suite apres malgre cause faute'),
    endings: [
      {
        // "Escalade (épaule luxée, arrêt six mois)".
        pattern:
          "(?:arret|arretee?|a l'arret|en pause|pause|suspendue?|stoppee?|repos|interdite? de sport)s? (?:force[es]* |complet |total |de sport )?(?:de |pendant |pour |depuis )?(?:\\d+|un|deux|trois|quatre|six|quelques|plusieurs) (?:mois|semaines)",
        examples: ['escalade (épaule luxée, arrêt six mois)', 'le foot, en pause depuis 3 mois'],
      },
      {
        pattern:
          "(?:(?:donc|alors|mais|et|svp|par pitie) ){1,2}pas (?:encore|d'autres?|un|une|de) ?(?:une?|autres?|de plus)?(?: de plus)?(?=\\s*(?:[.,;!)]|$))",
        examples: [
          'elle fait des puzzles, donc pas encore un',
          'il a des mugs mais pas un de plus',
        ],
      },
      {
        pattern:
          "(?<!\\b(?:lui|leur|nous|vous|se) |[msy]')(?:ne |n')?en (?:veut|veulent|veux|voulons|voudra|voudrait|voudront) (?:surtout |vraiment )?(?:pas|plus)(?! (?:du tout )?(?:a (?:son|sa|ses|mon|ma|leur|lui|personne|qui)\\b|moins|d'autre|de plus))(?: du tout)?",
        examples: [
          'les Lego, ses parents n’en veulent plus',
          'elle adore le thé mais n’en veut pas',
        ],
      },
      {
        // Only behind a verb that names a hobby: "elle adore la mer mais ne conduit plus depuis".
        pattern:
          "(?<=\\b(?:danse|grimpe|escalade|court|nage|chante|peint|dessine|tricote|coud|brode|jardine|bricole|cuisine|patisse|skie|surfe|chasse|peche|plonge|patine|sculpte|randonne|photographie|collectionne|pedale|boxe)(?:nt|sent|ent)? )plus (?:depuis|a cause|suite a|a la suite|apres) ?(?:d[eu'] ?|des |l'|la |le )?(?:(?:son|sa|ses|leurs?|la|les?|une?|qu[ei]?|cet?|cette) ?|l' ?)?'?[a-z]+(?: (?:a l'|a la |au |du |de la |aux )[a-z]+)?",
        examples: [
          'il ne grimpe plus depuis l’avalanche',
          'ma tante ne danse plus à cause de sa hanche',
        ],
      },
      {
        pattern:
          '(?:a|ont) tout (?:vendu|revendu|bazarde|lache|plaque|arrete)(?! (?:pour|d|de|ca)\\b)',
        examples: ['il collectionnait les timbres mais il a tout vendu'],
      },
      {
        pattern:
          "(?:c'est|cest|c) (?:bien |vraiment |helas |malheureusement )?(?:fini|termine|du passe|de l'histoire ancienne|mort|foutu|en pause|a l'arret)(?=\\s*(?:[,.;!]|$|maintenant|p(?:ou)?r (?:lui|elle|eux|l'instant|le moment|de bon|toujours)|depuis|tout ca|en ce moment|a jamais|desormais))",
        examples: ['il faisait du judo, maintenant c’est fini'],
      },
      {
        pattern:
          "(?:c'est|ce n'est|n'est|est) (?:malheureusement |helas )?(?:plus possible|devenue? impossible|impossible)(?=\\s*(?:[,.;!]|$|maintenant|pour (?:lui|elle|eux)|depuis|a cause|avec))|c'est (?:devenu |desormais |maintenant )?trop (?:dur|difficile|fatigant|lourd|risque|complique|physique) (?:pour (?:lui|elle|eux)|maintenant|desormais|depuis|a son age)",
        examples: ['la danse, ce n’est plus possible', 'le ski c’est trop dur pour elle'],
      },
      {
        pattern:
          "(?:(?<=[,.;] ?(?:mais |et )?)|mais )(?:(?:plus|pas) maintenant|plus depuis (?:(?:son|sa|ses|le|la|les|un|une) |l')[a-z]+)",
        examples: [
          'elle jouait de la harpe, mais plus maintenant',
          'il court, plus depuis son opération',
        ],
      },
      {
        pattern:
          "(?:ne |n')?(?:(?:en|y) (?:fait|font|joue|jouent|va|vont|arrive|arrivent)|(?:le|la) (?:fait|font)|(?<!en )(?:peut|peuvent)) plus(?: trop| vraiment| du tout)?(?=\\s*(?:[,.;!]|$|depuis|a cause|maintenant))|(?:(?:a|ont) (?:du |tout )?arrete[rs]?|\\b(?:il|elle|ils|elles) (?:a|ont) (?:tout )?(?:lache|abandonne|cesse|stoppe|raccroche|laisse tomber|jete l'eponge))(?=\\s*(?:[,.;!]|$|depuis|a cause|l'an|cette annee))",
        examples: [
          'fan de ski mais elle n’en fait plus',
          'il dansait, il a arrêté',
          'le judo, il a lâché',
        ],
      },
    ],
    formerly: [
      {
        pattern:
          "(?:autrefois|jadis|anciennement|ancien(?:ne)?s?|ex) (?:(?:grande?|vraie?|tres) )?(?:passionnee?s?|fans?|fanatiques?|mordue?s?|adeptes?|amoureu(?:x|ses?)|folle|fou|dingues?) (?:de la |du |des |de |d'|de l')[a-z-]+",
        examples: ['autrefois passionnée de couture', 'ancien grand fan de foot'],
      },
      {
        pattern:
          '(?:autrefois|jadis|ancien(?:ne)?s?|ex)(?: |-)(?:(?:footballeu|basketteu|handballeu|volleyeu|coureu|nageu|danseu|skieu|grimpeu|boxeu|surfeu|rameu|golfeu|marcheu|randonneu|plongeu|escrimeu|patineu)(?:r|se)s?|joueu(?:r|se)s? de [a-z]+|gymnastes?|sporti(?:f|ve)s?|athletes?|cavali(?:er|ere)s?|cyclistes?|rugby(?:man|men)|tennis(?:man|woman)|judokas?|marathonien(?:ne)?s?)',
        examples: ['ami, ancien footballeur', 'autrefois danseuse', 'ex-cycliste'],
      },
      {
        pattern:
          "(?:(?:le|la|les|l')? ?[a-z-]+,? (?:c')?(?:etait|fut|a ete) (?:jadis |autrefois |avant )?(?:toute sa|sa grande|sa plus grande|sa|son|son plus grand) (?:vie|passion|hobby|plaisir|monde)|(?:le|la|l'|son|sa) ?[a-z-]+ (?:devient|est devenue?|est) (?:bien |vraiment |maintenant )?trop (?:dure?|lourde?|fatigante?|difficile|physique|penible|dangereu(?:x|se)) pour (?:lui|elle|eux))",
        examples: ['la danse c’était toute sa vie', 'le jardin devient trop dur pour elle'],
      },
      {
        // "Quand elle chantait encore", and not "il jouait encore hier".
        pattern:
          "(?<=\\b(?:quand|lorsqu[e']|du temps ou|a l'epoque ou|tant qu[e'])[^.!?,;]{0,40} )(?!etai|avai|travaill|habit|vivai)[a-z]+ai(?:t|ent) encore(?: (?:du |de la |de l'|des |au |aux |a la |les |le |la |l')[a-z-]+)?",
        examples: ['quand ma collègue chantait encore', 'du temps où il jouait encore du violon'],
      },
      {
        pattern:
          "(?:a|ont) (?:passe|depasse|fini) (?:sa|son|leur|l'age|la) ?(?:periode |phase |des? |d')(?:de |d'|des )?[a-z-]+|(?:sa|la|leur) (?:periode|phase) [a-z-]+ est (?:finie|terminee|passee|derriere)",
        examples: ['elle a passé sa période cheval', 'sa phase dinosaures est finie'],
      },
      {
        pattern:
          "(?!etai|avai|travaill|habit|vivai|[a-z]*erai|voudr|pourr|devr|saur|aur|plair|faudr)[a-z]+ai(?:t|ent)(?: (?:du |de la |de l'|des |au |aux |a la |les |le |la |l')?[a-z-]+){0,3}? (?:dans (?:sa|leur) jeunesse|a l'epoque|plus jeunes?|il y a longtemps|(?:tous les jours|souvent|beaucoup) avant)",
        examples: ['elle dansait dans sa jeunesse', 'il courait tous les jours avant son accident'],
      },
      {
        pattern:
          "(?!etai|travaill|habit)[a-z]+ai(?:t|ent)(?: et [a-z]+ai(?:t|ent))?(?: (?!mais\\b|et\\b|aujourd)[a-z']+){0,4} (?:avant|autrefois|jadis|dans le temps)(?! (?:de|que|noel|son|sa|ses|le|la|les|chaque|tout|leur|notre|nos)\\b| (?:d|qu|l)')",
        examples: ['elle brodait et chantait avant', 'il faisait de la voile dans le temps'],
      },
      {
        pattern:
          "(?!etai|avai|travaill|habit|vivai|[a-z]*erai|voudr|pourr|devr|saur|aur|plair|faudr)[a-z]+ai(?:t|ent)(?: (?:du |de la |de l'|des |au |aux |a la |les |le |la |l')?[a-z-]+){0,3}? (?:quand |lorsqu'|etant )(?:(?:il|elle|ils|elles) (?:etai(?:t|ent)|avai(?:t|ent)) )?(?:(?:plus )?jeunes?|petite?s?|enfants?|gamine?|ado|etudiante?|\\d{1,2} ans)",
        examples: ['il courait quand il était jeune', 'elle jouait du piano étant petite'],
      },
      {
        pattern:
          "(?<=\\b(?:il|elle|ils|elles|qui|on) )(?!etai|avai|travaill|habit|vivai|s'|[a-z]*erai|voudr|pourr|devr|saur|aur|plair|faudr)[a-z]+ai(?:t|ent)(?:(?= (?:beaucoup|enormement|souvent|tout le temps|tous les jours)(?! (?:de|d|que|qu|avoir|etre)\\b))|(?: beaucoup| souvent) (?:du|de la|des|au|a la) [a-z-]+)",
        examples: ['elle tricotait beaucoup', 'il peignait souvent'],
      },
    ],
    resumes: [
      {
        anchor: 'anywhere',
        pattern: 'recommenc[a-z]+|reprendre\\w*|reprend|remettre a',
        examples: [
          'il veut recommencer',
          'elle aimerait reprendre le violon',
          'se remettre à courir',
        ],
        counterexamples: ['il commence', 'il prend des cours'],
      },
      {
        anchor: 'anywhere',
        pattern: 's.?y (?:re)?met(?:s|te|tent|tre)?|s.?y est (?:re)?mise?|s.?y (?:colle|essaie)',
        examples: ["il voudrait s'y remettre", "elle s'y est remise"],
        counterexamples: ["il s'y connaît", 'elle y met du sel'],
      },
      {
        anchor: 'anywhere',
        pattern: 'se remet(?:tre)?|renou(?:er|e)',
        examples: ['elle se remet au dessin', 'renouer avec la danse'],
        counterexamples: ['elle remet le prix', 'ils se marient'],
      },
    ],
    remembers: [
      {
        anchor: 'anywhere',
        pattern: 'demence\\w*|alzheimer\\w*|perd la (?:memoire|tete)',
        examples: ['papi perd la mémoire', 'elle a Alzheimer', 'une démence'],
        counterexamples: ['elle a bonne mémoire', 'il perd ses clés'],
      },
    ],
  },
  excess: new Set(['trop de', 'trop d', 'trop du', 'trop des']),
  refused: [...refused, ...mildRefusals],
  disapproved,
  barred: {
    harmful: [
      {
        pattern:
          '(?:y |en )?(?:est|suis|sont|soit|etant|devenue?) (?:tres |super |hyper |malheureusement |un peu )?allergiques?(?! (?:a|au|aux)\\b)|(?:mais|dommage|helas|malheureusement),? (?:hyper |super |tres )?allergiques?(?! (?:a|au|aux)\\b)|^allergique,? mais',
        examples: [
          'elle adore les lapins mais elle est allergique',
          'fou de chevaux, hélas il y est allergique',
        ],
      },
      {
        pattern:
          "allergi(?:e|que) (?:au|aux|a leurs?) (?:poils?|plumes?)(?: de [a-z]+)?|(?:ca|cela|ils|elles|il|elle|qui|(?:mais|sauf qu)[^.!?]{0,25}) (?:la|le|les|lui|leur) (?:fait|font|file|filent|donne|donnent) (?:eternuer|des plaques|de l'urticaire|de l'asthme)",
        examples: ['allergique au poil de chat', 'ça lui donne de l’asthme'],
      },
      {
        pattern:
          "(?:a|ont) (?:plus|pas|plus du tout|pas du tout) (?:le )?droit(?! (?:de|d'|a)\\b)|(?:n'y|y) (?:a|ont) (?:plus|pas) (?:le )?droit|(?:peut|peuvent|doit|doivent|digere|supporte) (?:plus|pas)(?: du tout)? en (?:manger|boire|consommer)|(?:le |la )?(?:medecin|docteur|toubib|cardiologue)[a-z' ]{0,12} (?:interdit|defendu|supprime)",
        examples: ['il adore la bière mais il n’y a plus droit', 'le médecin lui a interdit'],
      },
    ],
    unowned: [
      {
        pattern:
          "(?:peut|peuvent|pourra|pourront|veut|veulent|doit) (?:pas|plus)(?: du tout)? en (?:avoir|adopter|prendre|posseder|garder|elever|accueillir)|(?:a|ont) pas le droit d'en avoir|(?:peut|peuvent|pourra) (?:en avoir aucun|pas avoir d'ani(?:mal|maux))|(?:animaux|chiens|chats|betes) (?:sont )?(?:interdits|pas (?:admis|acceptes|autorises))",
        examples: [
          'elle adore les chiens mais ne peut pas en avoir',
          'animaux interdits dans la résidence',
        ],
      },
    ],
    unpractised: [
      {
        // For some time: "court des marathons d'habitude, interdit pendant 3 mois".
        pattern: `(?:la|en ce moment|actuellement|pour l'instant|pour le moment),? (?:(?:il|elle|ils|elles|on) )?(?:ne )?(?:peut|peuvent|(?:n'? ?)?(?:a|ont)) pas(?: le droit)?(?: en faire| d'en faire| y aller)?(?=\\s*(?:[.,;!?)]|$))|(?:(?:peut|peuvent) pas(?: en faire)?|pas le droit(?: d'en faire)?|interdite?s?|a l'arret|en pause) (?:en ce moment|actuellement|pour l'instant|pour le moment|(?:pendant|pour|durant) (?:\\d{1,2}|un|une|deux|trois|quatre|six|quelques|plusieurs) (?:mois|semaines?|ans?|temps))`,
        examples: [
          "ils font de l'escalade, là ils peuvent pas",
          'court des marathons, interdit pendant 3 mois',
          'joue au tennis mais ne peut pas en ce moment',
        ],
      },
      {
        pattern:
          "(?<=\\b(?:mais|meme si|sans|bien qu'?|quoique|et|pourtant)(?: (?:il|elle|ils|elles|lui|n'|ne|l'))* ?)(?:(?:il|elle|ils|elles) )?(?:ne |n')?(?:en |y )?(?:(?:joue|jouent|fait|font|pratique|pratiquent|danse|dansent|chante|monte|patine|sait)(?: (?:en|y) )?(?: (?:elle|lui)[ -]meme)? ?(?:pas|jamais)(?: (?:elle|lui)[ -]?meme|du tout| en faire| en jouer| jouer| danser| d'instrument| d'aucun instrument)*|en (?:jouer|faire|pratiquer)|(?:jouer|pratiquer))(?=\\s*(?:[.,;!?)]|$))",
        examples: [
          'mon père adore le violon mais n’en joue pas',
          'elle va à plein de concerts mais elle joue pas',
          'elle regarde le patinage à la télé mais n’en fait pas',
        ],
      },
      {
        pattern: `(?:n'est|n'etant|est|sont|suis)? ?(?:pas|absolument pas)(?: du tout| vraiment)? (?:une? )?${performer}(?:(?=,? (?:mais|pourtant)\\b)|(?<=\\b(?:mais|pourtant|meme si)\\b[a-z' ]{0,40}))`,
        examples: [
          'il adore le saxophone mais il n’est pas musicien',
          'pas danseuse mais adore les ballets',
        ],
      },
      {
        pattern:
          '(?:juste|seulement|uniquement|que|mais) (?:pour |a )(?:regarder|ecouter)(?=\\s*(?:[.,;!?)]|$))|(?:en|comme|que) (?:spectateur|spectatrice|simple spectateur)',
        examples: ['il aime le rugby, juste pour regarder', 'fan de danse, en spectatrice'],
      },
    ],
    contrast: words('mais sauf dommage malheureusement helas pourtant'),
  },
  noneOfThose: {
    beginnings: words('a ont avait avaient possede possedent avec'),
    said: [
      {
        pattern:
          '(?:rien|pas|surtout pas|ni) de tout (?:ca|cela)(?: (?:svp|stp|merci|non plus))?(?=\\s*(?:[.,;!?)]|$))|rien de (?:ca|cela)(?=\\s*(?:[.,;!?)]|$))',
        examples: [
          'il a des outils, un barbecue et du whisky, rien de tout ça',
          'bijoux et parfum, pas de tout ça svp',
        ],
      },
    ],
  },
  preference: {
    complaint: words(
      'toujours constamment uniquement seulement sans-arret continuellement inlassablement',
    ).union(new Set(['le temps', 'la journee', 'sans arret', 'sans cesse', 'de trop', 'fait que'])),
    noComplaint: words(
      'peut peuvent pourrait veut veulent voudrait besoin envie souhaite euro euros budget maximum pas',
    ),
    wayOut: [
      {
        pattern:
          "(?:faire|fasse|fera|ferait|fait)(?: (?:un peu|enfin|mieux))* (?:sortir|bouger|lire|decrocher|prendre l'air|changer d'air)|(?:sortir|bouger|decoller|lever|decrocher|eloigner|arracher)(?: (?:un peu|enfin))* (?:de (?:la |sa |son |ses |l')|des|du)|(?:quelque chose|trucs?|cadeau|idee|choses?)(?: (?:a|de|pour|qui|se|passe|fait|faire))* (?:dehors|en plein air|d'exterieur|exterieur|sans ecran|d'autre|en nature)|prendre l'air|(?:qu'il|qu'elle|il faut qu'il|il faut qu'elle) (?:sorte|bouge|lise|decroche|prenne l'air)",
        examples: [
          'un truc pour le faire sortir',
          'quelque chose à faire dehors',
          'pour qu’elle bouge',
        ],
      },
    ],
    excess: [
      {
        pattern:
          "(?:passe|passent)(?: tous| toutes)? (?:sa vie|ses journees|son temps|sa journee|des heures|tout son temps|toute sa journee|ses soirees|ses nuits|ses week-?ends)(?: (?:sur|devant|a|avec|au|la|le|sa|son|les|ses|des|une?|jouer|regarder))* ?(?:l'|d')?[a-z]+|(?:decroche|decolle|lache|sort)(?:nt)? (?:pas|jamais|plus)(?: (?:de|du|des|d'|sa|son|ses|la|le))* ?[a-z]+|(?:arrete|arretent) (?:pas|jamais) (?:de |d')[a-z]+(?: (?:a|aux|au|la|les|sur|des|sa|son))* ?[a-z]+|(?:joue|regarde|fait|mate|reste|traine|est)(?:nt)?(?: (?:que|toujours|toute la journee|tout le temps|sans arret|non.?stop|constamment))+(?: (?:a|aux?|sur|devant|la|le|les|sa|son|ses|des|du))* ?(?:l'|d')?[a-z]+|(?:joue|regarde|mate)(?:nt)?(?: (?:a|aux?|sur|devant|la|le|les|sa|son|ses|des|du))* [a-z]+(?: [a-z]+)? (?:toute la journee|tout le temps|sans arret|non.?stop|du matin au soir)|accros? (?:a|aux?)(?: (?:la|ses|son|sa|les))? ?(?:l')?[a-z]+",
        examples: [
          'il ne décroche pas de sa console',
          'elle passe sa vie devant la télé',
          'il joue tout le temps à Fortnite',
          'il regarde des séries toute la journée',
        ],
      },
    ],
    rather: words('plutot prefere preferais prefererais prefererait prefererions preferons mieux'),
    wish: [
      {
        anchor: 'whole',
        pattern: 'offrir|offre|offrirais|offrons|cadeau|quelque|truc|idee|donner|acheter|trouver',
        examples: ['offrir', 'quelque', 'truc'],
        counterexamples: ['calme', 'joue'],
      },
    ],
  },
  reminders: [
    {
      pattern: `(?:rien|pas|surtout pas|aucun|aucune|ne|n'|sans) ?(?:[a-z']+ ){0,6}?(?:rappelle(?:r|nt)?|evoque(?:r|nt)?|fasse penser a|fait penser a|faire penser a|rapport avec|lien avec|voir avec|ressemble a)(?= (?:(?:la|le|les|l'|sa|son|ses|un|une|cette|ce) ?){0,2}${burdens}\\b)`,
      examples: [
        'rien qui lui rappelle la maladie',
        'un cadeau sans rapport avec l’alcool',
        'rien qui ait à voir avec le divorce',
      ],
    },
    {
      pattern:
        "(?:rien|pas|ne|n') ?(?:[a-z']+ ){0,5}?(?:le|la|l'|lui|leur) ?(?:y )?(?:rappelle(?:r|nt)?|fasse penser|fait penser)(?= (?:ca|cela|tout ca)\\b)",
      examples: ['rien qui lui rappelle ça'],
    },
  ],
};
