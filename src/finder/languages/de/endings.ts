import type { TextPattern } from '../patterns.ts';

const noMore = '(?:(?:nicht|nich|ned|net|nid|nit|nu?mm) (?:mehr|meh|mea)|nimmer|nimma|numme|numm)';
/** Words that fill a clause whose verb comes later. */
const fillers = '(?:[a-z]+ ){0,5}?';
const over = `(?:${noMore}(?! (?:so )?(?:gut|schlecht|neu))|vorbei|schluss|passe|aus und vorbei|geschichte(?=\\s*(?:[,.;!]|$)))`;
const clauseStart = '(?<=[,.;] ?(?:(?:aber|doch|nur|und) )?)';
const clauseEnd = '(?=\\s*(?:[,.;!]|$))';

/** Say that what was named before is over. */
export const endings: readonly TextPattern[] = [
  {
    pattern:
      '(?:(?:also|aber|drum|deshalb|daher|bitte|und) ){1,2}(?:bitte )?(?:nicht noch|nich noch|ned no|keine?[nrs]? weitere[nrs]?)(?: (?:eins|eine[nrs]?|so eine[nrs]?|mehr davon))?(?=\\s*(?:[.,;!)]|$))|nicht noch mehr davon',
    examples: [
      'sammelt Tassen, also bitte nicht noch eine',
      'puzzelt viel, aber nicht noch mehr davon',
    ],
  },
  {
    // "Hat mit dem Reiten aufgehört".
    pattern:
      '(?<=\\bmit (?!(?:de[mnr] )?(?:rauch|qualm|alk|trink|sauf|kiff|zigar|drog|dampf|vap))(?:[a-z]+ ){1,4})(?:aufgehort|aufhoren (?:mussen|musste)|aufghort)',
    examples: ['sie hat mit dem Reiten aufgehört', 'hat letztes Jahr mit Judo aufgehört'],
  },
  {
    pattern: `(?:das|des|dat|dees|dit|damit) (?:ist|is|isch|war|geht|goht|geit|kann|ko|macht|schafft|darf|klappt|tut) ${fillers}${over}`,
    examples: [
      'war jeden Sonntag auf dem Rad, das ist leider vorbei',
      'strickte viel, des geht mit de Finger nimmer',
      'sie hat geboxt, damit ist jetzt Schluss',
    ],
  },
  {
    pattern: `(?:ist|is|isch|geht|goht|(?:kann|macht|schafft|darf|tut) (?:er|sie|man|a|s)) (?:das|des|dat|dees|damit) ${fillers}${over}`,
    examples: [
      'ging kegeln, seit dem Infarkt is des vorbei',
      'wandern, heute kann sie das nicht mehr',
    ],
  },
  {
    pattern: `${clauseStart}(?:(?:jetzt|heute|seitdem|leider|nun|inzwischen) )?(?:macht|kann|darf|schafft|tut|will|geht) (?:er|sie|a|s|man|es) (?:(?:aber|jetzt|leider|halt|nun|heute|seitdem) ){0,2}${noMore}${clauseEnd}`,
    examples: ['spielte Handball, macht sie aber nicht mehr'],
  },
  {
    // Without a pronoun, and before the cause: "darf aber nicht mehr wegen dem Herz".
    pattern: `${clauseStart}(?:macht|kann|darf|schafft|tut|will|geht|soll|mag) (?:(?:er|sie|a|s|man|es|aber|jetzt|leider|halt|nun|heute|seitdem|das|ja|eigentlich) ){1,4}${noMore}(?=,? (?:wegen|wegn|weil|seit|nach|aufgrund|da)\\b|\\s*(?:[,.;!]|$))`,
    examples: [
      'war begeisterter Taucher, darf aber nicht mehr wegen dem Herz',
      'geht gern kegeln, kann jetzt nimmer, weil das Knie streikt',
    ],
  },
  {
    pattern: `${clauseStart}(?:seit|nach|wegen) (?:[a-z0-9-]+ ){1,4}${noMore}${clauseEnd}|${clauseStart}(?:jetzt|heute|inzwischen|mittlerweile|leider|nun) (?:(?:aber|leider|halt) )?${noMore}${clauseEnd}`,
    examples: ['er joggt gern, aber seit der Herz-OP nicht mehr', 'tanzte Tango, heute nicht mehr'],
  },
  {
    pattern: `damit (?:[a-z]+ ){0,3}(?:aufgehort|abgeschlossen|schluss gemacht)|(?:ist|sind|nun|jetzt)(?= (?:(?:er|sie|nun|jetzt|seit [a-z]+) )*auf [a-z]+ (?:umgestiegen|umgesattelt))`,
    examples: ['hat geritten, aber damit aufgehört', 'segelte, jetzt auf Yoga umgestiegen'],
  },
  {
    pattern:
      '(?<=\\b(?:musste|mussten|muss|mussen|sollte|wollte|will|soll) (?:[a-z]+ ){0,3}mit (?!(?:de[mnr] )?(?:rauch|qualm|alk|trink|sauf|kiff|zigar|drog|dampf|vap|arbeit))(?:[a-z]+ ){1,3})aufhoren',
    examples: ['sie musste mit dem Reiten aufhören'],
  },
  {
    pattern:
      '(?<=\\bmit (?:de[mr] )?[a-z-]+ )(?:ist|war) (?:(?:es|jetzt|nun|leider|seitdem|endgultig) ){1,3}(?:vorbei|aus|schluss)',
    examples: ['mit Tennis ist es leider vorbei'],
  },
  {
    pattern:
      '(?<=\\bmit (?:(?:de[mr]|ihre[mr]|seine[mr]) )?(?!freund|mann|frau|partner)[a-z-]+ )(?:hat|haben|hot|hod|het) (?:(?!(?:und|aber|mit|nie|nicht|nicht)\\b)[a-z0-9]+ ){1,6}?(?:schluss gemacht|aufgehort|gebrochen|abgeschlossen)',
    examples: [
      'mit dem Stricken hat sie Schluss gemacht',
      'mit Tennis hat er vor zwei Jahren aufgehört',
    ],
  },
  {
    pattern:
      '(?<=\\b(?:lust|spass|freude|interesse|begeisterung) (?:an|am|auf|aufs|fur|furs) (?:[a-z]+ ){1,3})(?:verloren|vergangen)',
    examples: ['hat die Lust am Stricken verloren', 'ihm ist der Spaß am Angeln vergangen'],
  },
  {
    pattern: '(?<=\\baus (?:de[mrn] )?[a-z-]+ )(?:he)?rausgewachsen',
    examples: ['ist aus Lego rausgewachsen'],
  },
  {
    pattern: `(?<=[a-z]{4,} )(?:war|waren) (?:mal|einmal|gestern|fruher(?: mal)?)${clauseEnd}`,
    examples: ['Reiten war mal, jetzt malt sie'],
  },
];

/** One or two words for what somebody did. */
const pursuit = '(?:(?!(?:und|aber|oder|gern|gerne|sehr|er|sie|ist|war) )[a-z-]+ )?[a-z-]+';
const young =
  '(?<!\\b(?:schon|bereits) )(?:in (?:der|ihrer|seiner|deren) jugend(?:zeit)?|in (?:jungen|jungeren|fruheren) jahren|als (?:kind|jugendliche[rn]?|junge[rn]? (?:mann|frau)|teenager|madchen|junge|student(?:in)?)|damals)';
const keen =
  '(?:leidenschaftlich|begeistert|passioniert|gross|eifrig|gut|aktiv|talentiert|begabt|hervorragend|toll)e[rnms]?';

/** Whoever does a sport. */
const athlete =
  '(?:[a-z-]*(?:ball|spiel|lauf|schwimm|tanz|turn|sportl|fahr|kletter|reit|box|ring|surf|ruder|golf|jogg|wander|tauch|fecht|segl|skat)er(?:in)?|[a-z-]*athlet(?:in)?)';

/** Say that somebody did something once, with its name among the words. */
export const formerly: readonly TextPattern[] = [
  {
    pattern: `(?:fruher|einst|ehemals) (?:mal |selbst )?${athlete}|ex(?: |-)${athlete}|ehemalige[rnms]? ${athlete}`,
    examples: ['Freund, früher Fußballer, jetzt im Rollstuhl', 'eine ehemalige Turnerin'],
  },
  {
    pattern: `(?:fruher|einst|damals|ehemals)(?: (?:mal|eine?|sehr|ganz|war|er|sie)){0,3} ${keen} ${pursuit}|(?:ehemalige|fruhere|einstige)[rnms]? ${keen} ${pursuit}`,
    examples: ['früher begeisterte Reiterin', 'ehemaliger leidenschaftlicher Golfer'],
  },
  {
    pattern: `(?:war|waren)(?: (?:ein|eine|mal|einmal|fruher)){0,3} ${keen} ${pursuit}(?: (?:bis|vor) |(?= (?:mal|fruher|damals|${young})\\b))|${young} (?:war|waren) (?:er|sie) (?:eine? )?${keen} ${pursuit}`,
    examples: [
      'er war begeisterter Radfahrer bis zu seinem Unfall',
      'in jungen Jahren war sie eine gute Turnerin',
    ],
  },
  {
    pattern: `(?!(?:arbeitete|lebte|wohnte|hatte|war|machte|ging|sollte|wollte|musste|konnte|durfte|heute|heiratete|lernte) )[a-z]+te(?: (?:er|sie))? ${young} (?:(?:viel|oft|gern|gerne|immer) )?${pursuit}|${young} (?!(?:arbeitete|lebte|wohnte|hatte|war|machte|ging|sollte|wollte|musste|konnte|durfte|heute|heiratete|lernte) )[a-z]+te (?:er|sie)(?: (?:(?:viel|oft|gern|gerne|immer) )?(?!(?:mag|jetzt|heute) )[a-z-]+)?`,
    examples: ['spielte in seiner Jugend Tennis', 'in jungen Jahren segelte sie'],
  },
  {
    pattern: `(?:(?:ist|is) )?(?:uber (?:die|ihre|seine|deren) ${pursuit} hinaus|aus (?:der|ihrer|seiner) ${pursuit} (?:raus|heraus))|[a-z-]*phase (?:ist|is) (?:vorbei|durch|um|rum)`,
    examples: ['sie ist über die Pferdephase hinaus', 'die Dinophase ist vorbei'],
  },
  {
    // Until something came: "spielte Tennis bis zum Kreuzbandriss".
    pattern: `(?!(?:arbeitete|lebte|wohnte|hatte|wartete|dauerte|schaffte|blieb|brachte|konnte|durfte|musste|sollte|wollte|machte|feierte|heiratete|kostete|reichte) )(?:[a-z]{2,}te|sang|ritt|lief|schwamm|fuhr|flog|ging|las|schrieb|sprang|rannte) (?:(?:er|sie|es|opa|oma|papa|mama|immer|viel|oft|gern|gerne|leidenschaftlich|jahrelang|noch|jeden tag|jede woche|bei|im|in|auf|mit) ){0,4}(?!(?:bis|alles|nichts|sie|ihn|uns)\\b)[a-z-]{4,} (?:noch |immer )?bis (?:zu[mr]?|vor|letzte[ns]?|vorige[ns]?|er|sie|die|der|das|es)\\b`,
    examples: [
      'er spielte Tennis bis zum Kreuzbandriss',
      'sie sang im Chor bis vor zwei Jahren',
      'sammelte Münzen, bis die Augen streikten, sammelte Münzen bis die Augen streikten',
    ],
  },
  {
    pattern: `${pursuit} war (?:mal |fruher |immer |einst )?(?:(?:ihr|sein)(?:e)? (?:(?:ganzes|ganze|grosse|grosses) )?(?:leben|leidenschaft|hobby|ein und alles))`,
    examples: ['Golf war sein Leben', 'Tanzen war früher ihre große Leidenschaft'],
  },
];
