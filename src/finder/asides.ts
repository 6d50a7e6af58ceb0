import { type Folded, type Span, spanOf } from './normalise.ts';

/** What a sentence says beside the wish: its words are no themes. */
export interface Asides {
  readonly spans: readonly Span[];
  /** a favour done to whoever asks, who says thanks with the gift */
  readonly favour: Span | null;
}

/** Folded text: no accents, "ß" as "ss"; a blank stands for one or more. */
const figures = [
  // Superlatives end in all the world.
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
  // Sorts of people.
  'couch potato|party animal|social butterfly|old hand|(?:tough|smart) cookie|wallflower|black sheep|tough nut|penny pincher|bad cook',
  'alte[rn] hasen?|angsthasen?|landei(?:er)?|hahn im korb|schwarze[sn]? schafe?|schragen? vogel|komischen? vogel',
  'mouton noir|oiseau rare|petite souris|vieux loup de mer|bonne poire|tete de mule|poule mouillee|ours mal leche|(?<=maman )louve|(?<=(?:papa|maman) )poule',
  // How things stand.
  'on cloud nine|over the moon|nerves of steel|icing on the cake|cherry on top|piece of cake|in a pickle|last minute',
  'while (?:we|i) (?:were|was|are|am) (?:away|gone|on holiday|on vacation)|(?:wahrend|als|wenn) (?:wir|ich) (?:im urlaub|verreist|weg) (?:waren?|sind|bin)|pendant (?:nos|mes) vacances',
  'letzten drucker|nase voll|nerven aus (?:stahl|drahtseilen)|wolke sieben|um die ohren|tapetenwechsel',
  'frisch(?:-| )?gebacken(?:e[nrs]?)?(?= (?:mama|mami|mutter|mutti|papa|papi|vater|eltern|oma|opa|tante|onkel|paar|ehe|familie|grosseltern|brautpaar))',
  'cerise sur le gateau|a (?:un peu )?le (?:cafard|blues)|coup de (?:blues|mou|foudre)|petit nuage|derniere minute',
];

/** The cat that somebody looked after is not the cat of whom the gift is for. */
const favours = [
  '(?:watch(?:ed|es|ing)|mind(?:ed|s|ing)|fed|feeds|feeding|walk(?:ed|s|ing)|water(?:ed|s|ing)|fix(?:ed|es|ing)|repair(?:ed|s|ing)|clean(?:ed|s|ing)|look(?:ed|s|ing) after|t(?:ook|akes|aking) (?:care of|in)) (?:our|my) [a-z]+(?: [a-z]+)?',
  '(?:auf |um )?(?:unsere?[nrms]?|meine?[nrms]?|den|die|das) (?:[a-z]+ )?[a-z]+ (?:aufgepasst|aufpasst|gehutet|gegossen|gefuttert|versorgt|betreut|gekummert|repariert|angenommen)',
  'unsere?[nrms]? [a-z]+ (?:giesst|futtert|hutet|annimmt)',
  '(?:gardee?|gardait|arrosee?|arrosait|nourri|promenee?|reparee?|depannee?|recuperee?|occupee? de) (?:notre|nos|mon|ma|mes) [a-z]+(?: [a-z]+)?',
];

const figure = anyOf(figures);
const favour = anyOf(favours);

/** Figures of speech, and favours done to whoever asks; spans in the typed text. */
export function readAsides(folded: Folded): Asides {
  const find = (pattern: RegExp) =>
    Array.from(folded.text.matchAll(pattern), ({ 0: found, index }) =>
      spanOf(folded, index, index + found.length),
    );
  const done = find(favour);
  return { spans: [...find(figure), ...done], favour: done[0] ?? null };
}

function anyOf(sources: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${sources.join('|').replaceAll(' ', ' +')})\\b`, 'g');
}
