import { describe, expect, it } from 'vitest';
import german from '../../../content/i18n/de.ts';
import english from '../../../content/i18n/en.ts';
import french from '../../../content/i18n/fr.ts';
import {
  type FailureCode,
  type FieldFault,
  failureStatus,
  fieldFaults,
} from '../../contract/failures.ts';
import type { MessageKey } from './messages.ts';

type WithoutSentence = Exclude<`failure.${FailureCode}` | `fault.${FieldFault}`, MessageKey>;
/** Does not compile while a failure has no sentence; the compiler names it. */
const allHaveSentences: [WithoutSentence] extends [never] ? true : WithoutSentence = true;

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([
  ['German', german],
  ['French', french],
])('the %s texts', (_, messages: Record<string, string>) => {
  it('have the same keys as the English ones', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(english));
  });

  it('use the same placeholders in every text', () => {
    const used = (texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placeholders(text)]));
    expect(used(messages)).toEqual(used(english));
  });

  it('have no empty text', () => {
    expect(Object.values(messages).filter((text) => text.trim() === '')).toEqual([]);
  });
});

it('French has a narrow no-break space before its double punctuation and inside quotation marks', () => {
  const wrong = Object.values(french).filter((text) =>
    /[^\u202f:/]([;!?»]|:(?!\/))|«[^\u202f]/.test(text),
  );
  expect(wrong).toEqual([]);
});

it('what became of a list says its name in quotation marks, in German and French', () => {
  const outcomes = ['forgotten', 'removed', 'deleted', 'archived', 'broughtBack'] as const;
  for (const outcome of outcomes) {
    expect(german[`manager.${outcome}`]).toContain('„{name}“');
    expect(french[`manager.${outcome}`]).toContain('«\u202f{name}\u202f»');
  }
});

it('texts about an action in progress end in three dots in English and in one ellipsis elsewhere, never alone on a line', () => {
  // Placeholders may show where a part of an address is left out.
  const said = (messages: Record<string, string>) =>
    Object.values(messages).filter((text) => !text.includes('://'));
  expect(said(english).filter((text) => /…|\s\.\.\./.test(text))).toEqual([]);
  expect(said(german).filter((text) => /\.\.\.|[^\u00a0]…/.test(text))).toEqual([]);
  expect(said(french).filter((text) => /\.\.\.|\s…/.test(text))).toEqual([]);
});

it('the private link has one name; where it is explained, the page also says “admin link”', () => {
  const second = /admin[ -]link|liens? d’administration/i;
  for (const messages of [english, german, french]) {
    const keys = Object.entries(messages).filter(([, text]) => second.test(text));
    expect(keys.map(([key]) => key)).toEqual(['admin.key.text']);
  }
});

it('every text with a count has both plural forms', () => {
  const bases = Object.keys(english).flatMap((key) => /^(.+)_(?:one|other)$/.exec(key)?.[1] ?? []);
  for (const base of bases) {
    expect(english).toHaveProperty([`${base}_one`]);
    expect(english).toHaveProperty([`${base}_other`]);
  }
});

it('every failure code of the API has a text', () => {
  expect(allHaveSentences).toBe(true);
  for (const code of Object.keys(failureStatus))
    expect(english).toHaveProperty([`failure.${code}`]);
  for (const fault of fieldFaults) expect(english).toHaveProperty([`fault.${fault}`]);
});
