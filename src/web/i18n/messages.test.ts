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
  it('say everything that the English ones say, and nothing else', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(english));
  });

  it('use the same placeholders in every text', () => {
    const used = (texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placeholders(text)]));
    expect(used(messages)).toEqual(used(english));
  });

  it('leave no text empty', () => {
    expect(Object.values(messages).filter((text) => text.trim() === '')).toEqual([]);
  });
});

it('French puts a narrow space before its double marks and inside its quotation marks', () => {
  const wrong = Object.values(french).filter((text) =>
    /[^\u202f:/]([;!?»]|:(?!\/))|«[^\u202f]/.test(text),
  );
  expect(wrong).toEqual([]);
});

it('what goes on ends in three dots in English and in one sign elsewhere, never alone on a line', () => {
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

it('every text that counts has both of its forms', () => {
  const bases = Object.keys(english).flatMap((key) => /^(.+)_(?:one|other)$/.exec(key)?.[1] ?? []);
  for (const base of bases) {
    expect(english).toHaveProperty([`${base}_one`]);
    expect(english).toHaveProperty([`${base}_other`]);
  }
});

it('every failure the API knows can be said', () => {
  expect(allHaveSentences).toBe(true);
  for (const code of Object.keys(failureStatus))
    expect(english).toHaveProperty([`failure.${code}`]);
  for (const fault of fieldFaults) expect(english).toHaveProperty([`fault.${fault}`]);
});
