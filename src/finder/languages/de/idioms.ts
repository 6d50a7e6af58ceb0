import type { TextPattern } from '../language-pack.ts';

export const idioms: readonly TextPattern[] = [
  {
    pattern: '(?<=(?:beste|liebste|tollste)[nrms]? (?:[a-z]+ ){1,2})(?:auf )?der (?:ganzen )?welt',
    examples: ['für die beste Mama der Welt'],
  },
  {
    pattern: '(?<=(?:mein|unser)(?:en|em)? (?:kleine[rn] )?)(?:sonnenschein|goldstuck)',
    examples: ['für meinen Sonnenschein'],
  },
  {
    pattern: '(?<=meine[rn]? (?:kleine|susse)n? )(?:maus|schnecke|biene|hummel|hexe|raupe)',
    examples: ['für meine kleine Maus'],
  },
  {
    pattern: 'liebe meines lebens|fels in der brandung',
    examples: ['die Liebe meines Lebens'],
  },
  {
    pattern:
      'alte[rn] hasen?|angsthasen?|landei(?:er)?|hahn im korb|schwarze[sn]? schafe?|schragen? vogel|komischen? vogel',
    examples: ['für einen Angsthasen', 'das schwarze Schaf'],
  },
  {
    pattern: '(?:wahrend|als|wenn) (?:wir|ich) (?:im urlaub|verreist|weg) (?:waren?|sind|bin)',
    examples: ['während wir im Urlaub waren'],
  },
  {
    pattern:
      'letzten drucker|nase voll|nerven aus (?:stahl|drahtseilen)|wolke sieben|um die ohren|tapetenwechsel',
    examples: ['auf den letzten Drücker'],
  },
  {
    pattern:
      'frisch(?:-| )?gebacken(?:e[nrs]?)?(?= (?:mama|mami|mutter|mutti|papa|papi|vater|eltern|oma|opa|tante|onkel|paar|ehe|familie|grosseltern|brautpaar))',
    examples: ['frischgebackene Eltern'],
  },
];

export const favours: readonly TextPattern[] = [
  {
    pattern:
      '(?:auf |um )?(?:unsere?[nrms]?|meine?[nrms]?|den|die|das) (?:[a-z]+ )?[a-z]+ (?:aufgepasst|aufpasst|gehutet|gegossen|gefuttert|versorgt|betreut|gekummert|repariert|angenommen)',
    examples: ['der unsere Blumen gegossen hat', 'hat auf die Katze aufgepasst'],
  },
  {
    pattern: 'unsere?[nrms]? [a-z]+ (?:giesst|futtert|hutet|annimmt)',
    examples: ['die unsere Katze füttert'],
  },
  {
    pattern:
      '(?:giesst|giessen|futtert|futtern|hutet|huten|versorgt|versorgen|betreut|leert)(?: (?:immer|oft|gerade|auch|jedes jahr|jeden [a-z]+|im [a-z]+)){0,2} (?:unsere?[nrms]?|meine?[nrms]?) [a-z]+(?: und (?:giesst|futtert|hutet|versorgt|leert) (?:unsere?[nrms]?|meine?[nrms]?|den|die|das) [a-z]+)?',
    examples: ['gießt im Urlaub unsere Blumen und füttert den Kater', 'sie hütet meine Enkel'],
  },
];

export const givers: readonly TextPattern[] = [
  {
    pattern:
      '(?:ich )?bin (?:(?:selbst|selber|auch|zwar|ja|nur|eh|doch) ){0,2}(?:(?:die|der|eine?|seine?|ihre?) )?(?:[a-z]{3,}(?:erin|istin|rtin|ztin|orin|antin|entin|login|nerin|terin|ierin)|[a-z]{2,}(?:lehrer|pfleger|erzieher|arbeiter|meister|fahrer|verkaufer)|hebamme|krankenschwester|tagesmutter|nanny|babysitter|arzt|koch|student|azubi|patentante|patin|pate|tante|onkel|oma|opa|veganer|vegetarier|vegan|vegetarisch|moslem|muslim|muslima|jude|judin|diabetiker|schwanger|trocken|zoliakie)',
    examples: ['ich bin Tischlerin', 'bin selbst vegan', 'ich bin die Tagesmutter'],
  },
  {
    pattern:
      '(?<!(?:in meiner klasse|klassenkamerad|klassenkameradin|schulfreund|schulfreundin|klasse)\\b[^.!?]{0,25})(?:ich bin|(?<![a-z] )bin) (?:erst |gerade |grad |schon |selbst |selber )?\\d{1,2}(?! ?(?:monat|wochen|tage|euro|leute|personen))(?: ?jahre?(?: alt)?)?',
    examples: ['ich bin 31 und sie mag Tee', 'bin 12, für meine Oma'],
  },
];
