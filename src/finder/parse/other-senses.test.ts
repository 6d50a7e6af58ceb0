import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import type { Language } from '../../domain/language.ts';
import type { ParsedQuery } from '../parsed-query.ts';

/** What words say in a phrase that means something else than they do alone. */
const concepts = ({ interests }: ParsedQuery) => interests.map(({ concept }) => concept);
const told = ({ situations }: ParsedQuery) => situations.map(({ situation }) => situation);
const read = (language: Language, text: string) => sharedFinder().parseQuery(text, { language });

test.each([
  ['en', 'our neighbour lost his dog after fifteen years together'],
  ['en', 'she left him after 12 years of marriage, he likes reading'],
  ['de', 'mein Nachbar hat seinen Hund nach fünfzehn gemeinsamen Jahren verloren'],
  ['de', 'nach 20 Jahren Ehe getrennt, sie liest gern'],
  ['fr', 'notre voisin a perdu son chien après quinze ans ensemble'],
  ['fr', 'séparée après 20 ans de mariage, elle aime lire'],
] as const)('what ended after so many years is no anniversary: %s %s', (language, text) => {
  expect(read(language, text).occasion?.occasion).not.toBe('anniversary');
});

test.each([
  ['fr', "elle m'a dit qu'elle aimait l'aquarelle", 'watercolour'],
  ['fr', "il m'a confié qu'il adorait le jardinage", 'gardening'],
  ['fr', 'je sais qu’elle aimait beaucoup la poterie', 'pottery'],
] as const)('reported speech tells what is liked now: %s %s', (language, text, concept) => {
  const query = read(language, text);
  expect(concepts(query)).toContain(concept);
  expect(query.excluded).toEqual([]);
});

test.each([
  ['en', 'a thank you for Mr Baker, our postman'],
  ['en', 'something small for my piano teacher, Herr Vogel'],
  ['de', 'Geschenk für Frau Fischer, die Klassenlehrerin'],
  ['de', 'Herr Koch geht in Rente'],
  ['fr', 'un merci pour M. Poisson, le gardien'],
  ['fr', 'un cadeau pour Mme Boulanger'],
] as const)('a name behind a title is no theme: %s %s', (language, text) => {
  const themes = ['bread', 'baking', 'birds', 'fishing', 'cooking', 'chefs', 'fish-dishes'];
  expect(concepts(read(language, text)).filter((one) => themes.includes(one))).toEqual([]);
});

test.each([
  ['de', 'für meine Frau Schokolade', 'chocolate'],
  ['en', 'he loves Mr Bean', 'comedy'],
  ['en', 'my mum loves a good miss marple', 'crime-fiction'],
] as const)(
  'what stands behind such a word is a theme all the same: %s %s',
  (language, text, concept) => {
    expect(concepts(read(language, text))).toContain(concept);
  },
);

test('an evening before a wedding is no loss, whatever it is called', () => {
  const query = read('fr', "un truc rigolo pour l'enterrement de vie de jeune fille de ma sœur");
  expect(query.occasion?.occasion).toBe('bachelor-party');
  expect(told(query)).not.toContain('grief');
  const mourning = read('fr', "une attention avant l'enterrement de son mari");
  expect(told(mourning)).toContain('grief');
  expect(told(read('en', 'his wife passed four months ago'))).toContain('grief');
});

test.each([
  ['en', 'my grandson is one and is learning to walk', 'running'],
  ['de', 'Meine Enkelin wird ein Jahr alt und fängt gerade an zu laufen', 'running'],
  ['de', 'mein Neffe lernt gerade laufen', 'running'],
  ['fr', 'mon petit-fils d’un an apprend à marcher', 'walking'],
] as const)('first steps are no sport: %s %s', (language, text, concept) => {
  expect(concepts(read(language, text))).not.toContain(concept);
});

test('"only" before "and" belongs to what stands before it', () => {
  const query = read('de', 'geschenk für kumpel, zockt nur und trinkt gern bier');
  expect(query.only).toBeNull();
  expect(concepts(query)).toEqual(expect.arrayContaining(['gaming', 'beer']));
});

test('a phrase that names no kind of product is not looked for either', () => {
  expect(read('en', 'gift for a teacher from the whole class').words).not.toContain('class');
});

test.each([
  ['en', 'lil gift for my dad, nowt too dear', 25],
  ['en', 'present for my nan, nothing too dear', 25],
] as const)(
  'dialect names no price as the standard language does: %s %s',
  (language, text, max) => {
    expect(read(language, text).budget).toMatchObject({ max, vague: true });
  },
);

test.each([
  ['de', 'Mein Freund liegt nach einer Knieoperation sechs Wochen zu Hause', 'illness'],
  ['de', 'meine Oma hatte eine Hüftoperation', 'illness'],
  ['fr', 'mon beau-père, impossible à gâter', 'has-everything'],
] as const)('plain words for a situation: %s %s', (language, text, situation) => {
  expect(told(read(language, text))).toContain(situation);
});

test.each([
  ['en', 'the office collected 70 dollars for our colleague', 'series'],
  ['en', 'my girlfriend comes home late from the office', 'series'],
  ['en', 'my daughter loves photos of her friends', 'photography'],
  ['de', 'meine Tochter liebt Fotos von ihren Freunden', 'photography'],
  ['fr', 'ma fille adore les photos de ses amis', 'photography'],
] as const)('%s "%s" names no interest in %s', (language, text, concept) => {
  expect(concepts(read(language, text))).not.toContain(concept);
});

test.each([
  ['en', 'my dnd dungeon master is nerdy', 'role-playing-games'],
  ['de', 'Nachbarn sind frischgebackene Eltern, schlafen nie, was Praktisches', 'sleep'],
] as const)('a trait hides no interest: %s "%s"', (language, text, concept) => {
  expect(concepts(read(language, text))).toContain(concept);
});

test.each([
  ['en', "my friend's dog died at 13"],
  ['de', 'meine Freundin musste ihren Hund einschläfern lassen, er wurde 14 Jahre'],
  ['fr', 'ma collègue a perdu son chien de 15 ans'],
] as const)('the age of a pet that died is not that of its owner: %s "%s"', (language, text) => {
  expect(read(language, text).age).toBeNull();
});

test.each([
  ['en', 'my daughter lost her cat, she is 9', 9],
  ['de', 'meine Freundin (14) hat ihren Hund verloren', 14],
  ['de', 'Mama wird 60, ihre Katze ist gestorben', 60],
  ['fr', 'mon fils de 7 ans a perdu son hamster', 7],
] as const)('the age of who lost a pet is read: %s "%s"', (language, text, age) => {
  expect(read(language, text).age?.min).toBe(age);
});

test.each([
  ['anniv copine de ma fille 8 ans', 8],
  ['copain de mon fils 7 ans', 7],
  ['la marraine de ma fille de 9 ans', null],
  ['la nounou de ma fille 3 ans', null],
] as const)('friends of a child are of its age, others are not: "%s"', (text, age) => {
  expect(read('fr', text).age?.min ?? null).toBe(age);
});

test.each([
  ['en', 'he complains about work all the time'],
  ['en', 'my aunt is tired of candles all the time'],
  ['en', 'needs time for herself'],
] as const)('words of time alone name no newspaper: %s "%s"', (language, text) => {
  const { interests, excluded } = read(language, text);
  const themes = [...interests, ...excluded].map((one) => ('concept' in one ? one.concept : ''));
  expect(themes).not.toContain('journalism');
});

test.each([
  ['en', 'my friend just had her third baby'],
  ['de', 'Freundin hat ihr drittes Kind bekommen'],
  ['de', 'Freunde haben ein Kind bekommen'],
  ['fr', 'ma copine a eu son troisième enfant'],
] as const)('a birth is the occasion, and no other situation: %s "%s"', (language, text) => {
  const { occasion, situations } = read(language, text);
  expect(occasion?.occasion).toBe('birth');
  expect(situations.filter(({ situation }) => situation !== 'new-parent')).toEqual([]);
});

test.each([
  ['on met 70 euros à deux', null, 70],
  ['on donne 70 € à 3', null, 70],
  ['de 5 à 8 euros', 5, 8],
  ['10 euros à 15 euros', 10, 15],
])('who gives together is no amount: "%s"', (text, least, most) => {
  const { budget } = read('fr', text);
  expect(budget?.max).toBe(most);
  if (least !== null) expect(budget?.min).toBe(least);
});

test.each([
  ['zu Schokolade sagt meine Schwester nie nein', 'chocolate'],
  ['mein Bruder nascht Pistazien wie blöd', 'nuts'],
  ['Käse isst mein Vater in rauen Mengen', 'cheese'],
  ['Tanzen liegt ihr im Blut', 'dancing'],
  ['seine Modellbahn liegt ihm sehr am Herzen', 'model-trains'],
  ['Krimis legt sie nicht mehr aus der Hand', 'crime-fiction'],
  ['mit Musik kann man bei ihm nichts falsch machen', 'music'],
  ['mein Onkel ist Koch und liebt es, zuhause zu grillen', 'barbecue'],
])('what sounds like a refusal or much of it is a liking: "%s"', (text, concept) => {
  const query = read('de', text);
  expect(concepts(query)).toContain(concept);
  expect(query.excluded).toEqual([]);
});

test('a floor is no month of a pregnancy', () => {
  expect(told(read('de', 'sie wohnt im fünften Stock ohne Aufzug'))).not.toContain('pregnancy');
});

test.each([
  ['en', 'my housemate got promoted', 'new-home'],
  ['en', 'my brother tore his knee skiing', 'skiing'],
  ['en', 'Climbing is how she fractured her wrist', 'climbing'],
  ['fr', 'mon cousin s’est foulé la cheville au tennis', 'tennis'],
  ['fr', 'mon voisin est en cure de sevrage', 'christian-faith'],
  ['fr', 'ma belle-mère part en cure', 'christian-faith'],
  ['fr', 'une amie musulmane pratiquante', 'christian-faith'],
  ['en', 'present for the lollipop man', 'school'],
] as const)('a word in another sense is no interest: %s %s', (language, text, concept) => {
  expect(concepts(read(language, text))).not.toContain(concept);
});

test.each([
  ['en', 'my sister loves skiing', 'skiing'],
  ['fr', 'un cadeau pour notre curé', 'christian-faith'],
  ['fr', 'ma tante est catholique pratiquante', 'christian-faith'],
  ['de', 'Schwester, Geburtstag, näht gern', 'sewing'],
  ['de', 'Oma hat Geburtstag; näht viel', 'sewing'],
] as const)('and in its own sense it is: %s %s', (language, text, concept) => {
  expect(concepts(read(language, text))).toContain(concept);
});

test.each([
  ['en', 'my wife deserves a night off'],
  ['en', 'mum could do with a break'],
  ['de', 'meine Frau braucht dringend eine Auszeit'],
  ['fr', 'maman mérite une pause'],
] as const)('a rest is searched for in no titles: %s %s', (language, text) => {
  expect(read(language, text).words).toEqual([]);
});

test.each(['etwas in die Schultüte für meinen Neffen', 'Zuckertüte füllen'])(
  'what goes into the school cone is small: %s',
  (text) => {
    expect(told(read('de', text))).toContain('small-gifts');
  },
);
