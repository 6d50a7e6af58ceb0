import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import { exclusionName } from '../../exclusion.ts';

const finder = sharedFinder();
const read = (text: string) => finder.parseQuery(text, { language: 'en' });
const refused = (text: string) => read(text).excluded.map(exclusionName);
const situations = (text: string) => read(text).situations.map(({ situation }) => situation);

test.each([
  ['something that isn’t just another tie for dad, he likes golf', 'word:tie'],
  ['something for gran that is not yet another candle, she likes birds', 'kind:candle'],
  ['if i see one more scented candle i will scream, for my sister', 'kind:candle'],
  ['for his graduation, and not just cash in an envelope', 'kind:money-gift'],
  ['more than just a voucher for our coach', 'kind:voucher'],
  ['my uncle is up to his neck in mugs, likes tea', 'kind:tableware'],
  ['spare us the perfume, for mum who likes hiking', 'kind:perfume'],
  ['a friend who is sick of baby stuff, likes yoga', 'kind:baby-item'],
  ['my uncle loves cheese but is not allowed it, likes tea', 'concept:cheese'],
  ['she likes rum but gave up, so not that, for my aunt', 'concept:spirits'],
  ['enough jewellery to stock a shop, my aunt likes opera', 'kind:jewellery'],
])('refused in an ordinary clause: %s', (text, name) => {
  expect(refused(text)).toContain(name);
});

test.each([
  ['she loves swimming and crime novels, and scented things make her sick', 'crime-fiction'],
  ['she loves tea and coffee makes her ill', 'tea'],
  ['mum enjoys gardening and perfume gives her a headache', 'gardening'],
  ['dad loves cheese, and chocolate gives him migraines', 'cheese'],
])('what is liked before a harm stays: %s', (text, concept) => {
  expect(read(text).interests.map((one) => one.concept)).toContain(concept);
});

test.each([
  'has to fit in a suitcase, loves tea',
  'her suitcase is already full, loves tea',
  'something that fits in her backpack, loves tea',
])('luggage is no wish: %s', (text) => {
  expect(read(text).interests.map((one) => one.concept)).toEqual(['tea']);
  expect(read(text).kinds).toEqual([]);
});

test.each([
  'my sister loves hiking and is off to peru',
  'she reads everything, not just novels',
  'he listens to all sorts, not just jazz',
  'not just books but comics too',
  'he is not just a colleague, he is a friend',
  'something for the baby, and stuff for the bath',
])('no refusal: %s', (text) => {
  expect(refused(text)).toEqual([]);
});

test.each([
  ['my aunt got the all clear after leukaemia, loves tea', 'cancer'],
  ['uncle beat bowel cancer, we want to throw a party, loves jazz', 'cancer'],
  ['last radiotherapy on friday, something to celebrate for my sister', 'cancer'],
])('an illness that is over is none: %s', (text, situation) => {
  expect(situations(text)).not.toContain(situation);
  expect(read(text).occasion?.occasion).not.toBe('get-well');
});

test.each([
  ['my aunt is going through breast cancer', 'cancer'],
  ['she just finished her third chemo and is weak', 'cancer'],
])('one that goes on stays: %s', (text, situation) => {
  expect(situations(text)).toContain(situation);
});

test.each([
  ['girl in his class turning 8, dont know her at all', 'dementia'],
  ['she lost her head over a boy band, 14', 'miscarriage'],
])('words of everyday speech tell no %s', (text, situation) => {
  expect(situations(text)).not.toContain(situation);
});

test.each([
  ['my niece lives in spain so it has to post easily', 'flag:fragile'],
  ['he is off to peru backpacking', 'flag:needs-space'],
  ['gran can only use one hand, loves baking', 'flag:fiddly'],
  ['dad after his heart attack, likes jazz', 'flag:needs-fitness'],
  ['her luggage is already full, likes music', 'flag:heavy'],
  ['bags are packed, she flies home tomorrow', 'flag:fragile'],
  ['no room left in his suitcase, loves tea', 'flag:heavy'],
  ['it has to fit in her carry-on luggage', 'flag:needs-space'],
])('what a condition rules out: %s', (text, name) => {
  expect(refused(text)).toContain(name);
});

test.each(['post office worker who likes tea', 'he is on the one hand funny, likes rugby'])(
  'no condition: %s',
  (text) => {
    expect(refused(text)).toEqual([]);
  },
);
