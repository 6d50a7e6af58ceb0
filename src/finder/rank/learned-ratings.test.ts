import { expect, test } from 'vitest';
import { emptyQuery, type ParsedQuery } from '../parsed-query.ts';
import { postingReader } from '../stored/stored-postings.ts';
import {
  type Relation,
  ratingNames,
  ratingWriters,
  relationOf,
  storeRatings,
} from './learned-ratings.ts';

const positions = new Map(['kite', 'drum'].map((id, index) => [id, index]));
const part = { start: 0, end: 4, text: 'wind', confidence: 1 };
const query: ParsedQuery = {
  ...emptyQuery('en'),
  interests: [
    { ...part, concept: 'wind', words: [] },
    { ...part, concept: 'noise', words: [] },
  ],
  recipients: [{ ...part, recipient: 'partner' }],
  gender: 'f',
  age: { min: 31, max: 31 },
  situations: [{ ...part, situation: 'pregnancy' }],
};

test('an idea has the ratings of what the query names, those of interests added up', () => {
  const stored = storeRatings(
    {
      about: { kite: 0.2 },
      beside: { kite: -0.4, drum: 0.3 },
      'interest wind': { kite: 0.5, gone: 0.9 },
      'interest noise': { kite: -0.25, drum: 0.5 },
      'recipient partner/f': { drum: -0.5 },
      'recipient partner': { drum: 0.9 },
      'age 26': { kite: 0.125 },
      'age 40': { kite: 0.9 },
      'occasion birthday': { kite: 0.9 },
      'situation pregnancy': { drum: -0.75 },
      'partner with interest wind': { kite: 0.25, drum: 0.125 },
      'partner with interest noise': { drum: 0.25 },
    },
    positions,
  );
  const write = ratingWriters(postingReader(stored, positions.size))(query);
  const read = (index: number, relation: Relation) => {
    const values = new Float64Array(ratingNames.length);
    write(values, 0, index, relation);
    return Object.fromEntries(ratingNames.map((name, at) => [name, values[at]]));
  };
  expect(read(0, 'about')).toEqual({
    ratedRelation: 0.2,
    ratedInterests: 0.25,
    ratedRecipient: 0,
    ratedAge: 0.125,
    ratedOccasion: 0,
    ratedSituations: 0,
    ratedTogether: 0.25,
  });
  expect(read(1, 'beside')).toEqual({
    ratedRelation: 0.3,
    ratedInterests: 0.5,
    ratedRecipient: -0.5,
    ratedAge: 0,
    ratedOccasion: 0,
    ratedSituations: -0.75,
    ratedTogether: 0.375,
  });
});

test('an idea without a match is beside the interests, or answers a plain query', () => {
  const nothing = { concept: 0, words: 0, theme: { glad: 0 } };
  expect(relationOf(query, { ...nothing, concept: 0.4 })).toBe('about');
  expect(relationOf(query, { ...nothing, theme: { glad: 0.6 } })).toBe('about');
  expect(relationOf(query, nothing)).toBe('beside');
  expect(relationOf(emptyQuery('en'), nothing)).toBe('plain');
});
