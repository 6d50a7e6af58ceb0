import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import { type Language, languages } from '../../../domain/language.ts';
import type { Recipient } from '../../content/vocabulary.ts';

type Case = readonly [
  text: string,
  recipients: readonly Recipient[],
  gender: 'f' | 'm' | null,
  age: readonly [number, number] | null,
];

/** Who receives, of several persons, in the words that most people use; with their gender and their age. */
const plain: Readonly<Record<Language, readonly Case[]>> = {
  en: [
    ["for my sister's boyfriend", ['sibling'], 'm', null],
    ["for my wife's boss", ['boss'], null, null],
    ["for my son's teacher", ['teacher'], null, null],
    ["for my son's best friend", ['child'], null, null],
    ["for my neighbours' daughter, 7", ['child'], 'f', [7, 7]],
    ['for the children of my brother, 4 and 7', ['child'], null, [4, 7]],
    ['from my kids to their grandma', ['grandparent'], 'f', null],
    ['from my son (5) to his grandma', ['grandparent'], 'f', null],
    ['from all of us at work for our boss', ['boss'], null, null],
    ['together with my brother for mum', ['parent'], 'f', null],
    ['my brother and i want to give our mum something', ['parent'], 'f', null],
    ['my sister and i are looking for something for dad', ['parent'], 'm', null],
    ['me and my husband need a gift for his mum', ['parent'], 'f', null],
    ['my dad wants to give my mum something', ['parent'], 'f', null],
    ['my mum wants to surprise my dad', ['parent'], 'm', null],
    ['help my husband find a gift for his mother', ['parent'], 'f', null],
    ['my husband needs a gift for his mother', ['parent'], 'f', null],
    ['i am a 15 year old girl looking for a gift for my mum', ['parent'], 'f', null],
    ["i'm 30 and need a present for my gran", ['grandparent'], 'f', null],
    ['for my sister who has two kids aged 2 and 5', ['sibling'], 'f', null],
    ['for my friend, mother of a 3 year old', ['parent'], 'f', null],
    ['present for my dad, he has four grandchildren', ['parent'], 'm', null],
    ['present for my dad, he has two brothers', ['parent'], 'm', null],
    ['present for my dad, he has a new girlfriend', ['parent'], 'm', null],
    ['gift for my mum who has a sister in spain', ['parent'], 'f', null],
    ['for my dad whose wife is a nurse', ['parent'], 'm', null],
    ['present my mum can give to my dad', ['parent'], 'm', null],
    ['her dad got her a bike', [], 'f', null],
    ['she got a ring from her boyfriend', [], 'f', null],
    ['for the love of my life', ['partner'], null, null],
    ['the girl at the chemist', ['acquaintance'], 'f', null],
    ['our lad works as a plumber', ['relative'], 'm', [18, 99]],
    ['my boy is 6', ['child'], 'm', [6, 6]],
    ['4yo nephew, mum says no sweets', ['child'], 'm', [4, 4]],
    ['3 yr old niece, parents are minimalists', ['child'], 'f', [3, 3]],
    ['gift for a 5 year old, parents hate plastic', [], null, [5, 5]],
    ["for our son's first birthday", ['child'], 'm', [1, 1]],
    ['for my twin sister', ['sibling'], 'f', null],
    ["for a boy in my son's class, 7", ['child'], 'm', [7, 7]],
    ["my brother's son is 16", ['teen'], 'm', [16, 16]],
    ['the mother of my boyfriend', ['parent'], 'f', null],
    ['father’s day, something small from the kids (4 and 6)', ['parent'], 'm', null],
    ['for our dog, he is 12 now', [], 'm', null],
    ['my cat turns 10', [], null, null],
    ["my dog's 2nd birthday", [], null, null],
    ['as a dad of two girls, 6 and 8', ['child'], 'f', [6, 8]],
    ['quinceañera gift for my goddaughter', ['teen'], 'f', [15, 15]],
    ['she is 12 and loves our dog', [], 'f', [12, 12]],
  ],
  de: [
    ['vatertag, was kleines von den kindern (4 und 6)', ['parent'], 'm', null],
    ['unser hund bruno ist 12', [], null, null],
    ['zum 2. geburtstag von meinem hund', [], null, null],
    ['meine tochter erwartet ihr erstes kind', ['relative', 'parents-to-be'], 'f', null],
    ['für den freund meiner schwester', ['sibling'], 'm', null],
    ['für die frau meines bruders', ['sibling'], 'f', null],
    ['für die lehrerin meines sohnes', ['teacher'], 'f', null],
    ['die kinder meiner schwester sind 4 und 7', ['child'], null, [4, 7]],
    ['für die kinder meines bruders, 4 und 7', ['child'], null, [4, 7]],
    ['von meinen kindern für ihre oma', ['grandparent'], 'f', null],
    ['zusammen mit meinem bruder für mama', ['parent'], 'f', null],
    ['mein bruder und ich suchen was für mama', ['parent'], 'f', null],
    ['meine schwester und ich wollen papa was schenken', ['parent'], 'm', null],
    ['mein freund und ich besuchen seine oma', ['grandparent'], 'f', null],
    ['wir kollegen sammeln für unsere chefin', ['boss'], 'f', null],
    ['wir eltern wollen der erzieherin was schenken', ['teacher'], 'f', null],
    ['die kinder wollen ihrem papa etwas schenken', ['parent'], 'm', null],
    ['meine tochter (4) möchte oma was schenken', ['grandparent'], 'f', null],
    ['mein sohn, 5, möchte papa etwas zum vatertag schenken', ['parent'], 'm', null],
    ['ich (14) brauche ein geschenk für meine mutter', ['parent'], 'f', null],
    ['meine mama hat drei enkel, 2, 4 und 6', ['parent'], 'f', null],
    ['die tochter meines chefs wird 10', ['child'], 'f', [10, 10]],
    ['die mama von meinem freund wird 60', ['parent'], 'f', [60, 60]],
    ['der sohn von der freundin meines bruders wird 16', ['teen'], 'm', [16, 16]],
    ['mein bruder wird 40, seine frau ist 38', ['sibling'], 'm', [40, 40]],
    ['meine oma wird 80, ich bin 15', ['grandparent'], 'f', [80, 80]],
    ['für unsere zwillinge, die 3 werden', ['child'], null, [3, 3]],
    ['für eine freundin mit zwei kleinen kindern', ['friend'], 'f', null],
    ['lenas mama wird 50', ['parent'], 'f', [50, 50]],
    ['die nachbarin meiner eltern', ['neighbour'], 'f', null],
  ],
  fr: [
    ['fête des pères, un petit quelque chose des enfants (4 et 6 ans)', ['parent'], 'm', null],
    ['mes deux neveux de 5 et 9 ans qu’ils puissent partager', ['child'], null, [5, 9]],
    ['pour mes filles de 4 et 8 ans qu’elles jouent dehors', ['child'], 'f', [4, 8]],
    ['un jeu pour mon neveu de 7 ans qu’il puisse emporter', ['child'], 'm', [7, 7]],
    ['dix ans qu’elle garde mes enfants', [], 'f', null],
    ['notre chien bruno a 12 ans', [], null, null],
    ['le 2e anniversaire de mon chien', [], null, null],
    ['dix ans que mon voisin garde mes clés', ['neighbour'], 'm', null],
    ['mon neveu a 10 ans, que lui offrir', ['child'], 'm', [10, 10]],
    ['ma fille attend son premier bébé', ['relative', 'parents-to-be'], 'f', null],
    ['pour le copain de ma soeur', ['sibling'], 'm', null],
    ['pour le mari de ma soeur', ['sibling'], 'm', null],
    ['pour la copine de mon fils', ['relative'], 'f', null],
    ['pour les enfants de mon frère, 4 et 7 ans', ['child'], null, [4, 7]],
    ['pour le fils de mon collègue, 5 ans', ['child'], 'm', [5, 5]],
    ['pour la maîtresse de mon fils de 5 ans', ['teacher'], 'f', null],
    ['pour le chef de ma femme', ['boss'], null, null],
    ["pour l'infirmière de ma grand-mère", ['acquaintance'], 'f', null],
    ['pour mon voisin de 80 ans', ['neighbour'], 'm', [80, 80]],
    ['de mes enfants pour leur mamie', ['grandparent'], 'f', null],
    ['de mon fils de 4 ans pour son papa', ['parent'], 'm', null],
    ['de ma fille pour sa maîtresse', ['teacher'], 'f', null],
    ['avec mon frère on cherche un cadeau pour maman', ['parent'], 'f', null],
    ['avec ma soeur pour nos parents', ['parent'], null, null],
    ['ma soeur et moi cherchons un cadeau pour notre père', ['parent'], 'm', null],
    ['mes collègues et moi cherchons un cadeau pour notre patronne', ['boss'], 'f', null],
    ['ma mère cherche un cadeau pour mon père', ['parent'], 'm', null],
    ['pour ma soeur, elle a deux enfants de 3 et 5 ans', ['sibling'], 'f', null],
    ['pour une amie qui a un fils de 3 ans', ['friend'], 'f', null],
    ['pour mon mari qui a 40 ans, notre fille en a 3', ['partner'], 'm', [40, 40]],
    ['pour ma femme, elle est maman de deux garçons', ['partner'], 'f', null],
    ['papa, il a quatre petits-enfants', ['parent'], 'm', null],
    ['pour ma grand-mère, mon grand-père est mort', ['grandparent'], 'f', null],
    ['mon père, 70 ans, ancien prof', ['parent'], 'm', [70, 70]],
    ['elle a deux enfants', [], 'f', null],
    ['notre amie a accouché, on veut gâter le grand frère de 3 ans', ['child'], 'm', [3, 3]],
    ['pour la grande soeur de 5 ans (le bébé vient de naître)', ['child'], 'f', [5, 5]],
    ['pour la grande soeur de 4 ans, son petit frère est né', ['child'], 'f', [4, 4]],
  ],
};

test.each(
  languages.flatMap((language) => plain[language].map((one) => [language, ...one] as const)),
)('%s: who receives in "%s"', (language, text, recipients, gender, age) => {
  const query = sharedFinder().parseQuery(text, { language });
  expect(query.recipients.map(({ recipient }) => recipient)).toEqual(recipients);
  expect(query.gender).toBe(gender);
  expect(query.age && [query.age.min, query.age.max]).toEqual(age);
});

test.each([
  ['thank you for the nanny of our 2 year old', 'en'],
  ['gift for my sons teacher, he is 7', 'en'],
  ['Babysitterin unserer Kinder 4 und 6', 'de'],
  ['merci à la nounou de notre fils de 2 ans', 'fr'],
] as const)('who looks after children is not as old as they are: "%s" (%s)', (text, language) => {
  expect(sharedFinder().parseQuery(text, { language }).age).toBeNull();
});

test.each([
  ['de', 'Handballtrainer', 'teacher'],
  ['de', 'Abschied Fußballtrainerin', 'teacher'],
  ['de', 'Grundschullehrerin', 'teacher'],
  ['de', 'die neue Freundin von meinem Sohn, 24', 'relative'],
  ['de', 'Freundin meines Bruders', 'sibling'],
  ['de', 'der freund meiner tochter, 20', 'relative'],
  ['de', 'Freundin zum Geburtstag', 'friend'],
] as const)('who receives: %s %s', (language, text, who) => {
  const { recipients } = sharedFinder().parseQuery(text, { language });
  expect(recipients.map(({ recipient }) => recipient)).toEqual([who]);
});

test('an exercise machine is nobody', () => {
  expect(sharedFinder().parseQuery('Crosstrainer', { language: 'de' }).recipients).toEqual([]);
});
