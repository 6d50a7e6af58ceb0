import type { TradeGrammar } from '../people-grammars.ts';

/** Words that end with one of these name a business: "Wollladen". */
const business =
  '(?:geschaft|laden|shop|boutique|betrieb|brauerei|backerei|konditorei|metzgerei|gartnerei|baumschule|kellerei|weingut|brennerei|rosterei|kaserei|molkerei|restaurant|cafe|kneipe|wirtschaft|buchhandlung|agentur|firma|tankstelle|bauernhof|reiterhof|chocolaterie)';
const workplace = `(?:${business}|fabrik|werk|manufaktur|kuche|lager|muhle|museum|schreinerei|tischlerei|galerie|markt)`;
const article =
  '(?:(?:ein|eine[nmr]?|ne[nmr]?|der|die|das|den|dem|ihr(?:e[nmr]?)?|sein(?:e[nmr]?)?|unser(?:e[nmr]?)?|eigene[nmrs]?|kleine[nmrs]?|neue[nmrs]?) ){0,3}';
const own = '(?:(?:das|den|die|ihr(?:e[nms]?)?|sein(?:e[nms]?)?|eigene[ns]?|selbst|selber) ){1,2}';
const produce =
  '(?:wein|most|met|schnaps|likor|[a-z]*bier|[a-z]*brot|honig|kase|wurst|marmelade|konfiture|schokolade|pralinen)';

/** What must not be thought of: the work, or where it is done. */
const work =
  '(?:arbeit|arbeitsplatz|arbeiten|job|beruf|dienst|buro|schule|unterricht|klassenzimmer|klinik|krankenhaus|station|praxis|pflege|patienten|kanzlei|kuche|backstube|laden|werkstatt|baustelle|polizei|wache|revier|gericht|steuern|zahlen|amt|fabrik|betrieb|firma|hof|stall|bundeswehr|medizin|jura|kochen|backen|arbeitsalltag|alltag)';

/** How German says what somebody works at. */
export const trades: TradeGrammar = {
  present: [
    {
      pattern:
        '(?:verkaufe?n?t?|vertreibt|vertreiben|handelt mit|importiert|importieren)(?<!\\b(?:hat|haben|hab|habe|will|mochte|muss)\\b[^.,;!?]{1,40}) (?:(?:ihre?n?|seine?n?|eigene[ns]?|selbstgemachte[ns]?|handgemachte[ns]?|alte[ns]?|gebrauchte[ns]?|teure[ns]?|feine[ns]?|viele) ){0,2}(?!(?:und|auf|in|im|am|an|bei|beim|fur|sich|es|sie|das|die|den) )[a-z]+',
      examples: ['mein Onkel verkauft Teppiche', 'sie handelt mit alten Münzen'],
    },
    {
      pattern:
        '(?<=\\b(?:der|die) )(?!(?:gern|gerne|immer|viel|alles|nichts|auch|nur) )[a-z]+ (?:verkauft|vertreibt|importiert)(?! (?:hat|haben))',
      examples: ['ein Cousin, der Stoffe verkauft'],
    },
    {
      pattern: `(?:hat|haben|besitzt|fuhrt|leitet|betreibt|eroffnet|ubernimmt|gehort|gehoren) ${article}(?:[a-z]+en )?[a-z]*-?${business}(?: (?:fur|mit) [a-z]+)?`,
      examples: [
        'mein Bruder hat ein Fahrradgeschäft',
        'ihr gehört ein Wollladen',
        'sie führt einen kleinen Laden für Wolle',
      ],
    },
    {
      pattern: `(?:arbeite[tn]?|schafft|jobbt|hackelt) (?:[a-z]+ ){0,2}?(?:in|im|bei|beim|auf) ${article}(?:[a-z]+en )?[a-z]*-?${workplace}`,
      examples: ['er arbeitet in einer Schokoladenfabrik', 'schafft seit Jahren beim Käseladen'],
    },
    {
      pattern:
        '(?:macht|naht|baut|backt|topfert|strickt|zuchtet|restauriert|repariert|gestaltet|giesst|siedet|produziert) [a-z]+(?: [a-z]+)? (?:beruflich|hauptberuflich|fur (?:kunden|kundinnen|kundschaft)|zum verkaufen?|auf bestellung|und verkauft (?:sie|die|es|diese|alles))',
      examples: ['sie macht Seifen und verkauft sie', 'er baut Gitarren für Kunden'],
    },
  ],
  professions: [
    {
      pattern:
        '(?:(?<=\\b(?:[a-z]{2,} ist|ist gelernte[rn]?|ist selbststandige[rn]?|arbeitet als|von beruf) )(?:backer|konditor|florist|metzger|fleischer|brauer|winzer|chocolatier|schneider|barista|barkeeper|sommelier|juwelier|goldschmied|kaser|fischhandler|buchhandler|landschaftsgartner|parfumeur|kosmetiker)(?:in)?|[a-z]+ von beruf)(?= )',
      examples: ['mein Bruder ist Bäcker und liebt Jazz', 'er ist Schneider von Beruf'],
    },
  ],
  workers: [
    {
      pattern:
        '[a-z]*(?:barista|sommelier|barkeeper|brauer|braumeister|winzer|kellner|kaser|tischler|schreiner|zimmermann|uhrmacher|goldschmied|juwelier|backer|konditor|metzger|fleischer|chocolatier|florist|gartner|buchhandler|bibliothekar|schneider|friseur|frisor|kosmetiker|parfumeur|musiker|geiger|pianist|souffleur|schauspieler|lokfuhrer|busfahrer|lkw-fahrer|mechaniker|mechatroniker|programmierer|informatiker|imker|landwirt|fischer|masseur|koch|hutmacher|drucker|buchbinder|topfer|maler|fotograf)(?:in|innen|s)?|[a-z]*(?:sommeliere|souffleuse|kochin|zahnarztin|masseurin|hebamme|friseuse)|(?:auf der|an der) buhne|bei der (?:bahn|feuerwehr|polizei)|von der bahn',
      examples: ['Freundin, Barista, Kaffee bloß nicht', 'mein Opa, gelernter Uhrmacher'],
    },
  ],
  shunned: [
    {
      pattern: `(?:nichts?|nix|nischt|bloss nicht|keine? (?:geschenke?|sachen))(?:,? [a-z]+){0,6}? (?:an|mit|von|uber|aus|fur|nach|zum thema|vom|zur|zum|ans|wie) (?:(?:die|den|der|das|dem|seine[mnr]?|ihre[mnr]?|sein|ihr) )?${work}`,
      examples: [
        'er ist Lehrer, nichts, was ihn an die Arbeit erinnert',
        'Krankenschwester, bitte nix mit Krankenhaus',
        'Polizist, nichts zum Thema Beruf',
      ],
    },
    {
      pattern: `(?:nichts?|nix) (?:berufliches|dienstliches)|(?:will|mochte|kann|wollen|mag) (?:(?:er|sie|jetzt|nun|einfach|danach|endlich|gar|wirklich|nie|nur) )*(?:keine?n?|nie wieder eine?n?) [a-z]+ (?:mehr |wieder )?(?:sehen|anfassen|anruhren|in die hand nehmen)|(?:hat|habe|haben) (?:genug|die nase voll|die schnauze voll) (?:von|vom|von der|von seine[mr]|von ihre[mr]) ?(?:seine[mr] |ihre[mr] |der )?${work}|(?:abschalten|ablenken|ablenkt|abstand) (?:von|vom) (?:der |seine[mr] |ihre[mr] )?${work}`,
      examples: [
        'war Koch und will keinen Topf mehr sehen',
        'sie hat genug von der Arbeit',
        'etwas zum Abschalten vom Job',
      ],
    },
  ],
  careers: [
    {
      // What a career was about: "nach vierzig Jahren Bäckerei in Rente".
      pattern:
        '(?:nach|von) [a-z0-9]+ jahren (?:(?:als|im|in der|in einer|bei der|beim|in) )?(?!ehe\\b)[a-z]+',
      examples: ['geht nach 40 Jahren Bäckerei in Rente'],
    },
  ],
  past: [
    {
      pattern:
        '(?:war|waren|gewesen)(?: (?:fruher|mal|einmal|lange|jahrelang|zeitlebens|\\d+ jahre(?: lang)?|auch|selbst)){0,3} (?:eine? )?[a-z]+|(?:fruher|ehemals|einst|vormals) (?:(?:mal|war er|war sie|als) )?[a-z]+(?: (?:war|gewesen))?|als [a-z]+ (?:gearbeitet|geschafft|angestellt war)|(?:arbeitete|schaffte) (?:[a-z0-9]+ ){0,3}als [a-z]+',
      examples: [
        'Opa war Klempner',
        'Schwiegermutter, früher Lehrerin',
        'hat vierzig Jahre als Krankenschwester gearbeitet',
      ],
    },
    {
      pattern:
        '(?:pensionierte|berentete|ehemalige|fruhere|einstige|emeritierte)[rnsm]? [a-z]+|ex(?: |-)[a-z]+|[a-z]+ (?:im ruhestand|in rente|in pension)',
      examples: ['eine pensionierte Krankenschwester', 'Ex-Koch', 'ein Lehrer im Ruhestand'],
    },
  ],
  own: [
    {
      makes: null,
      pattern: `(?:braut|backt|rostet|keltert|brennt|kocht|rauchert|macht) (?:${own}${produce}(?: (?:immer|auch|ganz|komplett))?(?: (?:selbst|selber|daheim|zuhause))|${article}eigene[ns]? ${produce}|(?:selbst|selber) ${produce}|${produce} (?:selbst|selber))`,
      examples: ['er braut sein eigenes Bier', 'meine Tante backt ihr Brot selbst'],
    },
    {
      makes: 'honey',
      pattern:
        '(?:halt|halten|hat|haben|zuchtet|betreut) (?:(?!mit |auf |von |uber |angst )[a-z0-9]+ ){0,4}(?:bienen|bienenvolker[n]?|bienenstocke[n]?)|(?:hobby|bio|stadt)?(?: |-)?imker(?:in|n|t|ei)?|(?:ihre|seine|eigene)[nr]? (?:bienen|bienenvolker|bienenstocke)|bienenzucht(?:er|erin)?',
      examples: ['er hält Bienen', 'sie haben zwei Hunde und Bienen', 'unser Nachbar ist Imker'],
    },
  ],
};
