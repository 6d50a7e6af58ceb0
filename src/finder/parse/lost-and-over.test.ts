import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import type { Language } from '../../domain/language.ts';

/** What is lost that nobody mourns, and illnesses that are over. */
const told = (language: Language, text: string) =>
  sharedFinder()
    .parseQuery(text, { language })
    .situations.map(({ situation }) => situation);

test.each([
  ['fr', 'mon fils a perdu sa première dent'],
  ['fr', 'ma fille vient de perdre deux dents de lait'],
  ['fr', 'mon frère a perdu son pari contre moi'],
  ['fr', 'son équipe a perdu le match'],
  ['en', 'my son lost his first tooth'],
  ['en', 'I lost a bet with my brother'],
  ['en', 'her team lost the final'],
  ['de', 'mein Sohn hat seinen ersten Zahn verloren'],
  ['de', 'ich habe eine Wette gegen meinen Bruder verloren'],
  ['de', 'sie hat zehn Kilo verloren'],
] as const)('nobody mourns a tooth, a bet or a game: %s %s', (language, text) => {
  expect(told(language, text)).toEqual([]);
});

test.each([
  ['fr', 'ma tante a vaincu son cancer'],
  ['fr', 'mon père a surmonté sa leucémie'],
  ['fr', 'elle a gagné son combat contre la maladie'],
  ['en', 'my aunt beat cancer'],
  ['en', 'my uncle won his battle with lymphoma'],
  ['de', 'meine Tante hat den Brustkrebs besiegt'],
  ['de', 'mein Onkel hat den Krebs überwunden'],
] as const)('an illness that is beaten is over: %s %s', (language, text) => {
  expect(told(language, text)).toEqual([]);
});

test.each([
  ['fr', 'elle a perdu sa femme', 'grief'],
  ['fr', 'il a perdu son combat contre le cancer, un mot pour sa femme', 'grief'],
  ['fr', 'elle a perdu son emploi', 'job-loss'],
  ['fr', 'ma tante se bat contre le cancer', 'cancer'],
  ['en', 'he lost his battle with cancer, something for his wife', 'grief'],
  ['en', 'he lost his job', 'job-loss'],
  ['de', 'er hat den Kampf gegen den Krebs verloren, etwas für seine Frau', 'grief'],
  ['de', 'sie hat ihren Mann verloren', 'grief'],
] as const)(
  'who has lost somebody mourns, who fights is ill: %s %s',
  (language, text, situation) => {
    expect(told(language, text)).toContain(situation);
  },
);
