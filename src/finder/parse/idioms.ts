import { type Folded, type Span, spanOf } from '../text/normalize.ts';

/** Parts of a query whose words are meant in another sense and name no interests. */
export interface Idioms {
  readonly spans: readonly Span[];
  /** a favour that the recipient did, so that the gift is a thank-you; null when there is none */
  readonly favour: Span | null;
}

/** For folded text: no accents, "ß" as "ss". A space matches one or more spaces. */
const idiomSources = [
  // Superlatives: "the best mum in the world".
  '(?<=best (?:[a-z]+ ){1,2})(?:in|of) the (?:whole )?world',
  '(?<=(?:beste|liebste|tollste)[nrms]? (?:[a-z]+ ){1,2})(?:auf )?der (?:ganzen )?welt',
  "(?<=meilleure?s? (?:[a-z]+ ){1,2})(?:du monde|de l'univers)",
  // Names for somebody dear.
  '(?<=my )(?:honey|honey bunny|sweetie pie|pumpkin|sugar|sunshine|rock)(?= (?:for|who|on|turns|is|and|to|under)|[,.!?]|$)',
  'lo(?:ve|ves) of my life|light of my life|apple of my eye|ray of sunshine|partner in crime',
  '(?<=(?:mein|unser)(?:en|em)? (?:kleine[rn] )?)(?:sonnenschein|goldstuck)',
  '(?<=meine[rn]? (?:kleine|susse)n? )(?:maus|schnecke|biene|hummel|hexe|raupe)',
  'liebe meines lebens|fels in der brandung',
  '(?<=(?:mon|ma) (?:petite? )?)(?:chou|puce|poussin|biche|coeur|rayon de soleil|pilier)',
  '(?<=mon )(?:gros )?(?:nounours|ours) de',
  'amour de ma vie',
  // Kinds of people.
  'couch potato|party animal|social butterfly|old hand|(?:tough|smart) cookie|wallflower|black sheep|tough nut|penny pincher|bad cook',
  'alte[rn] hasen?|angsthasen?|landei(?:er)?|hahn im korb|schwarze[sn]? schafe?|schragen? vogel|komischen? vogel',
  'mouton noir|oiseau rare|petite souris|vieux loup de mer|bonne poire|tete de mule|poule mouillee|ours mal leche|(?<=maman )louve|(?<=(?:papa|maman) )poule',
  // Situations.
  'on cloud nine|over the moon|nerves of steel|icing on the cake|cherry on top|piece of cake|in a pickle|last minute',
  'while (?:we|i) (?:were|was|are|am) (?:away|gone|on holiday|on vacation)|(?:wahrend|als|wenn) (?:wir|ich) (?:im urlaub|verreist|weg) (?:waren?|sind|bin)|pendant (?:nos|mes) vacances',
  'letzten drucker|nase voll|nerven aus (?:stahl|drahtseilen)|wolke sieben|um die ohren|tapetenwechsel',
  'frisch(?:-| )?gebacken(?:e[nrs]?)?(?= (?:mama|mami|mutter|mutti|papa|papi|vater|eltern|oma|opa|tante|onkel|paar|ehe|familie|grosseltern|brautpaar))',
  'cerise sur le gateau|a (?:un peu )?le (?:cafard|blues)|coup de (?:blues|mou|foudre)|petit nuage|derniere minute',
];

/** "She fed our cat": the cat belongs to the giver and is no interest of the recipient. */
const favourSources = [
  '(?:watch(?:ed|es|ing)|mind(?:ed|s|ing)|fed|feeds|feeding|walk(?:ed|s|ing)|water(?:ed|s|ing)|fix(?:ed|es|ing)|repair(?:ed|s|ing)|clean(?:ed|s|ing)|look(?:ed|s|ing) after|t(?:ook|akes|aking) (?:care of|in)) (?:our|my) [a-z]+(?: [a-z]+)?',
  '(?:auf |um )?(?:unsere?[nrms]?|meine?[nrms]?|den|die|das) (?:[a-z]+ )?[a-z]+ (?:aufgepasst|aufpasst|gehutet|gegossen|gefuttert|versorgt|betreut|gekummert|repariert|angenommen)',
  'unsere?[nrms]? [a-z]+ (?:giesst|futtert|hutet|annimmt)',
  '(?:gardee?|gardait|arrosee?|arrosait|nourri|promenee?|reparee?|depannee?|recuperee?|occupee? de) (?:notre|nos|mon|ma|mes) [a-z]+(?: [a-z]+)?',
];

const idiom = anyOf(idiomSources);
const favour = anyOf(favourSources);

/** Returns figures of speech and favours done to the giver, as spans in the typed text. */
export function parseIdioms(folded: Folded): Idioms {
  const find = (pattern: RegExp) =>
    Array.from(folded.text.matchAll(pattern), ({ 0: found, index }) =>
      spanOf(folded, index, index + found.length),
    );
  const favours = find(favour);
  return { spans: [...find(idiom), ...favours], favour: favours[0] ?? null };
}

function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${patterns.join('|').replaceAll(' ', ' +')})\\b`, 'g');
}
