import { languages } from '../src/domain/language.ts';
import { learnReading } from './finder-learn/learn-reading.ts';

/**
 * Trains a tagger for each language on the annotated queries for training, and prints how many parts it and
 * the grammar find in the queries for choosing; with `--frozen` in the frozen ones, which nobody tunes on.
 * A part is found when a part with its label shares a character with it. With `--write` it stores the weights
 * that the finder uses; the same queries, lexicon and packs give the same weights. Name languages to train
 * only these. With `--parts` it trains no tagger, and learns how probable parts are.
 */
const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));
const isPartsOnly = words.includes('--parts');
const isChosen = (language: string) => named.length === 0 || named.includes(language);

learnReading({
  languages: isPartsOnly ? [] : languages.filter(isChosen),
  withParts: isPartsOnly || named.length === 0,
  set: words.includes('--frozen') ? 'frozen' : 'choose',
  isWritten: words.includes('--write'),
});
