import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';

const finder = sharedFinder();
const firstStepsIn = (text: string, language: Language) => {
  const isAllowed = finder.limits(finder.parseQuery(text, { language }));
  const ids = [
    'embroidery-hoop-starter-kit',
    'pottery-wheel-taster-course',
    'steel-petanque-boules-case',
  ];
  return [...ids, 'acoustic-guitar-for-beginners', 'photography-workshop-voucher'].filter(
    isAllowed,
  );
};

test.each<[string, Language]>([
  ['my aunt has been embroidering for thirty years', 'en'],
  ['a keen potter, she is 50', 'en'],
  ['my brother is a professional photographer', 'en'],
  ['grandad plays boules every day', 'en'],
  ['my wife is a guitar teacher', 'en'],
  ['meine Tante stickt seit dreißig Jahren', 'de'],
  ['Onkel spielt jeden Tag Boule', 'de'],
  ['meine Frau ist Gitarrenlehrerin', 'de'],
  ['passionierte Töpferin, 50', 'de'],
  ['ma tante fait de la poterie depuis vingt ans', 'fr'],
  ['papi joue à la pétanque chaque jour', 'fr'],
  ['mon frère est photographe professionnel', 'fr'],
  ['ma femme est prof de guitare', 'fr'],
])('who has long done it gets no first steps: "%s" (%s)', (text, language) => {
  expect(firstStepsIn(text, language)).toEqual([]);
});

test.each<[string, Language]>([
  ['my aunt likes embroidery', 'en'],
  ['my parents have been married for thirty years and like boules', 'en'],
  ['a colleague who worked here for 20 years wants to start pottery', 'en'],
  ['she has knitted for ten years and would like to learn the guitar', 'en'],
  ['meine Eltern sind seit 40 Jahren verheiratet, mögen Boule', 'de'],
  ['unsere Nachbarin wohnt seit zehn Jahren hier und fotografiert', 'de'],
  ['mes parents sont mariés depuis 30 ans et aiment la pétanque', 'fr'],
  ['ma sœur tricote depuis dix ans et veut apprendre la guitare', 'fr'],
])('and others may: "%s" (%s)', (text, language) => {
  expect(firstStepsIn(text, language).length).toBeGreaterThan(3);
});
