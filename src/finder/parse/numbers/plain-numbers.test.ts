import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import { type Language, languages } from '../../../domain/language.ts';

type Bounds = readonly [min: number | null, max: number | null];

/** Prices, ages, and numbers that are neither, as most people write them. */
const plain: Readonly<
  Record<
    Language,
    {
      readonly budgets: readonly (readonly [text: string, euros: Bounds])[];
      readonly ages: readonly (readonly [text: string, years: Bounds])[];
      readonly neither: readonly string[];
    }
  >
> = {
  en: {
    budgets: [
      ['gift for my mum, 150 200 euros', [150, 200]],
      ['gift for my mum, 20-30 euros', [20, 30]],
      ['gift for my mum, capped at 15', [null, 15]],
      ['gift for my mum, we have very little money', [null, 25]],
      ['6 siblings, 50 each, for our mum', [null, 300]],
      ['party bags, 2 each x6', [null, 2]],
      ['something for each of 22 kids in the class, max £2 each', [null, 2]],
      ['gift for my mum, under fifty pounds', [null, 57]],
      ['gift for my mum, not more than thirty', [null, 30]],
      ['gift for my mum, my budget is 60', [null, 60]],
      ['gift for my mum, i have 60 to spend', [null, 60]],
      ['gift for my mum, 20 each from 5 of us', [null, 100]],
      ["gift for my mum, we're pooling like 120", [72, 120]],
      ['gift for my mum, we clubbed together about 80', [48, 80]],
      ['gift for my mum, we all chip in so like 90', [54, 90]],
      ['gift for my mum, the family has put together 200', [120, 200]],
      ['gift for my mum, we have 60 pooled', [36, 60]],
      ['my son is 5, up to 40 euros', [null, 40]],
      ['nephew who is 12, to 30 pounds', [null, 35]],
      ['brother in law, christmas 40, into cycling', [null, 40]],
      ['christmas 40 for my dad who loves birds', [null, 40]],
      ['my girlfriend turning 25, loves horses, 60', [null, 60]],
      ['teacher leaving present from 22 parents, 150', [null, 150]],
      ['secret santa for a colleague who likes tea, 15', [null, 15]],
      ['our teacher, loves tea, 15', [null, 15]],
      [
        'the 3 grandchildren are clubbing together for nan, 82, she likes bingo, 200 in total',
        [null, 200],
      ],
    ],
    ages: [
      ['gift for my son who left the army', [18, 99]],
      ['my niece is in year 4', [8, 9]],
      ['my nephew is in reception', [4, 5]],
      ['gifts for my two nieces, they are 4 and 5', [4, 5]],
      ['a 4yo and a 7yo', [4, 7]],
      ['my aunt is teetotal and 67', [67, 67]],
      ['my dad is turning sixty', [60, 60]],
      ["dad's 60th", [60, 60]],
      ['a woman in her sixties', [60, 69]],
      ['a man in his early thirties', [30, 34]],
      ['mid forties', [43, 47]],
      ['a twenty something', [20, 29]],
      ['my son is almost 3', [3, 3]],
      ['18 months old', [1.5, 1.5]],
      ['gift for my mum 70 under 50', [70, 70]],
      ['my son is 5, up to 40 euros', [5, 5]],
      ['he will be seven at Halloween', [7, 7]],
      ['dad is into trains, 75', [75, 75]],
      ['my son Jack 7 loves lego', [7, 7]],
      ['my kids are always on their tablets, 7 and 9', [7, 9]],
      ['something for myself, stressed, mid forties', [43, 47]],
      ['friend who likes running and wine, 35', [35, 35]],
      ["husband, he's a lawyer, 50", [50, 50]],
      ['my nephew loves lego, 10', [10, 10]],
      ['nan birthday 80 loves bingo', [80, 80]],
      ["she'll be 9 by Christmas", [9, 9]],
    ],
    neither: [
      'christmas 2026, my dad',
      'christmas present for dad, golf, 50',
      'leaving present for my manager, we are 25',
      'there are 20 of us, leaving gift for the headteacher',
      'grandad, ww2 39-45 history buff',
      'parcel for my friend, weight limit 500g',
      'our anniversary, my husband and me, ten years',
      'gift for my niece, she wants to be a nurse',
      "gift for my son's teacher, she works nights",
      'gift for the teacher of year 4',
      'gift for my mum, she keeps within ten feet of the fire',
      'my nephew got into the under 12 state team',
      'my sister-in-law has three kids under five',
      'gift for my mum, she has about 40 mugs',
      'gift for my mum, she has put together 300 puzzles',
      'gift for my mum, married 30 years',
      'gift for my mum, worked here for 20 years',
      'gift for my mum, shoe size 42',
      'gift for my brother, loves his ps5',
      'gift for my mum, mum of 2',
      'gift for my mum, lives on 20 square metres',
      'gift for my brother, smokes 20 a day',
      'gift for my mum, 20 minutes a day',
      'gift for my mum, her dog is only two years old',
      'gift for my mum, her house is 100 years old',
      'gift for my brother, 1000 piece puzzle',
      'gift for my brother, runs 10k',
      'gift for my brother, a 90s kid',
      'gift for my mum, money is no object',
    ],
  },
  de: {
    budgets: [
      ['etwas für jedes der 22 Kinder in der Klasse, je 2 Euro', [null, 2]],
      ['Geschenk für meine Frau bis 30', [null, 30]],
      ['Geschenke für Kinder bis 10 Euro', [null, 10]],
      ['geschenk für mama, 150 200 euro', [150, 200]],
      ['Weihnachten 30, für meine Schwester', [null, 30]],
      ['Opa 80, mag Skat, 25', [null, 25]],
      ['wir 4 kinder legen zusammen für papa, 75, insgesamt 400 euro', [null, 400]],
      ['zu zwölft für unsere trainerin, jeder gibt 5 euro', [null, 60]],
      ['gruppe von 9 mädchen, jede gibt 3 €, geschenk für die trainerin', [null, 27]],
      ['wir kinder geben zusammen 300, papa wird 70', [null, 300]],
      ['geschenk für mama, 20-30 euro', [20, 30]],
      ['geschenk für mama, höchstens fünfzig euro', [null, 50]],
      ['geschenk für mama, nicht mehr als 30', [null, 30]],
      ['geschenk für mama, preisgrenze 60', [null, 60]],
      ['geschenk für mama, preislich um 30', [21, 36]],
      ['geschenk für mama, budget 25', [null, 25]],
      ['meine freundin wird 30, bis 50 euro', [null, 50]],
    ],
    ages: [
      ['papa mag wein, 60', [60, 60]],
      ['Tochter Mia 3, Weihnachten', [3, 3]],
      ['Oma Helga 81 mag Blumen', [81, 81]],
      ['tante macht yoga, ende fünfzig', [56, 59]],
      ['neffen lieben lego, 5 und 8, weihnachten', [5, 8]],
      ['kollegin, backt gern, 35', [35, 35]],
      ['schwiegermutter geburtstag 67 liest krimis gern', [67, 67]],
      ['sohn geburtstag 4 mag bagger', [4, 4]],
      ['wir 4 kinder legen zusammen für papa, 75, insgesamt 400 euro', [75, 75]],
      ['Brettspiel für Kinder unter 12', [6, 11]],
      ['papa wird sechzig', [60, 60]],
      ['zum achten geburtstag', [8, 8]],
      ['eine frau in den fünfzigern', [50, 59]],
      ['anfang 30', [30, 34]],
      ['mein onkel ist um die 60', [60, 69]],
      ['oma ist über 80', [80, 99]],
      ['mein neffe ist gerade 8 geworden', [8, 8]],
      ['mein neffe, 7,5 jahre', [7.5, 7.5]],
      ['anderthalb jahre alt', [1.5, 1.5]],
      ['ein halbes jahr alt', [0.5, 0.5]],
      ['mein sohn wird volljährig', [18, 18]],
      ['meine freundin wird 30, bis 50 euro', [30, 30]],
    ],
    neither: [
      'Oma ist gestorben, 2 Jahre ist das her',
      'Unfall, drei Jahre ist es her, mein Bruder',
      'meine Schwägerin hat vier Kinder unter sieben',
      'geschenk für mama, hat etwa 40 tassen',
      'geschenk für mama, 30 jahre verheiratet',
      'goldene hochzeit, 50 jahre',
      'abschiedsgeschenk für unsere chefin, wir sind 25',
      'weihnachten, mein vater, mag golf, 50',
      'opa liest alles über den weltkrieg 14-18',
      'geschenk für mama, trägt größe 42',
      'geschenk für mama, schuhgröße 39',
      'geschenk für meinen bruder, spielt ps5',
      'geschenk für meinen bruder, fährt einen golf 7',
      'geschenk für meinen bruder, 24 türchen',
      'geschenk für meinen bruder, 50 qm wohnung',
      'geschenk für meinen bruder, 1000 teile puzzle',
      'geschenk für meinen bruder, läuft 10 km',
      'geschenk für meinen bruder, liebt die 80er',
      'geschenk für mama, ihr hund ist zwei jahre alt',
      'geschenk für mama, hat 2 kinder',
      'geschenk für mama, geld spielt keine rolle',
    ],
  },
  fr: {
    budgets: [
      ['un petit quelque chose pour chacun des 22 élèves, 2 € chacun', [null, 2]],
      ['cadeau pour ma mère, 150 200 euros', [150, 200]],
      ['noël 30, pour ma sœur', [null, 30]],
      ['noël 30 pour mon oncle', [null, 30]],
      ['papi 80 ans, aime la belote, 25', [null, 25]],
      ['15 euros chacun à 4 pour ma mère 55 ans', [null, 60]],
      ['on est 6, budget total 90 euros, pour ma soeur', [null, 90]],
      ['à 5, budget total 75 euros pour ma tante', [null, 75]],
      ['on est à 300 balles pour le mariage de mon fils', [null, 300]],
      ['collègue, fan de cactus, on met 10€ chacun à 5', [null, 50]],
      ['à trois avec mes frères on met 50 chacun pour papa, 70 ans', [null, 150]],
      ['cadeau pour ma mère, 20 à 30 euros', [20, 30]],
      ['cadeau pour ma mère, moins de cinquante euros', [null, 50]],
      ['cadeau pour ma mère, vingt balles max', [null, 20]],
      ['cadeau pour ma mère, pas plus de trente euros', [null, 30]],
      ['cadeau pour ma mère, mille euros', [null, 1000]],
      ['cadeau pour ma mère, 1 200 euros', [null, 1200]],
      ['cadeau pour ma mère, cent vingt euros', [null, 120]],
      ['cadeau pour ma mère, au moins 100 euros', [100, null]],
    ],
    ages: [
      ['mon père va avoir soixante ans', [60, 60]],
      ['pour son 30e anniversaire', [30, 30]],
      ['papa aime le vin, 60', [60, 60]],
      ['mon fils Hugo 7 aime le foot', [7, 7]],
      ['cadeau pour les 9 mois de mon neveu', [0.75, 0.75]],
      ['notre fils fête son 1er anniversaire', [1, 1]],
      ['pour les un an de ma filleule', [1, 1]],
      ['mon fils souffle sa 5ème bougie', [5, 5]],
      ['ma mamie souffle 80 bougies', [80, 80]],
      ['ma petite soeur passe en 4ème elle lit des romances', [13, 14]],
      ['mon neveu redouble sa 5eme', [12, 13]],
      ['mon fils est en CM2', [10, 11]],
      ['mes enfants adorent les tablettes, 7 et 9', [7, 9]],
      ['cadeau pour ma soeur anniversaire 40 aime la danse', [40, 40]],
      ["anniversaire surprise d'un ami, 50 ans, nous serons 40", [50, 50]],
      ['mon père, la soixantaine', [60, 69]],
      ["une amie d'une trentaine d'années", [30, 39]],
      ["une vingtaine d'années", [20, 29]],
      ['un garçon de 8/9 ans', [8, 9]],
      ['mon fils de 18 mois', [1.5, 1.5]],
      ['ma mère 70 ans moins de 50 euros', [70, 70]],
      ['fils 16a sans écran', [16, 16]],
      ['maman 70a aime le jardin', [70, 70]],
      ['cadeau pour un garçon de 1 an en bois', [1, 1]],
      ['pour bb 1 an garcon trucs en bois svp moins de 30', [1, 1]],
      ['ma filleule 1 an en crèche', [1, 1]],
      ["un bébé d'un an en bonne santé", [1, 1]],
      ['jouet 1 an au crochet', [1, 1]],
    ],
    neither: [
      'ma fille vit six mois sur un voilier',
      'ma sœur a fini en 3ème position au tournoi',
      'cadeau retraite pour un prof de sport, on est 20',
      "cadeau pour l'entraîneur de mon fils, on est 18 familles",
      'mon père passionné par la guerre 14-18',
      'cadeau pour ma mère, elle a environ 40 mugs',
      'cadeau pour ma mère, mariée depuis 30 ans',
      "cadeau pour ma mère, ça fait 30 ans qu'ils sont mariés",
      'cadeau pour ma mère, elle travaille là depuis 20 ans',
      'cadeau pour mon frère, il chausse du 42',
      'cadeau pour mon frère, pointure 38',
      'cadeau pour mon frère, il adore sa ps5',
      'cadeau pour ma mère, maman de 2 enfants',
      'cadeau pour mon frère, il fume depuis 20 ans',
      'cadeau pour mon frère, dans 3 semaines',
      "cadeau pour ma mère, son chien n'a que deux ans",
      'cadeau pour mon frère, un puzzle de 1000 pièces',
      'cadeau pour mon frère, il court 10 km par jour',
      'cadeau pour mon frère, il habite au 3e étage',
      'cadeau pour mon frère, il part 1 an au Canada',
      "cadeau pour mon frère, un stage d'un an en bois",
    ],
  },
};

const read = (text: string, language: Language) => {
  const { age, budget } = sharedFinder().parseQuery(text, { language });
  return {
    age: age && [age.min, age.max],
    budget: budget && [budget.min, budget.max],
  };
};

test.each(
  languages.flatMap((language) =>
    plain[language].budgets.map((one) => [language, ...one] as const),
  ),
)('%s: the price in "%s"', (language, text, euros) => {
  expect(read(text, language).budget).toEqual(euros);
});

test.each(
  languages.flatMap((language) => plain[language].ages.map((one) => [language, ...one] as const)),
)('%s: the age in "%s"', (language, text, years) => {
  expect(read(text, language).age).toEqual(years);
});

test.each(
  languages.flatMap((language) => plain[language].neither.map((text) => [language, text] as const)),
)('%s: "%s" tells neither', (language, text) => {
  expect(read(text, language)).toEqual({ age: null, budget: null });
});

test.each([
  ['en', '15 kids give the nursery teacher something, 3 euros each', ['teacher'], null],
  [
    'de',
    'wir sind 25 eltern, abschied der klassenlehrerin, sie mag katzen, pro familie 5 euro',
    ['teacher'],
    null,
  ],
  ['de', 'drei geschwister schenken mama zum 70. was, je 50 euro, sie reist gern', ['parent'], 70],
  ['fr', 'on est 12 parents pour la maîtresse qui part, chacun met 5 euros', ['teacher'], null],
] as const)(
  '%s: who receives stands between the givers and what each pays: %s',
  (language, text, who, years) => {
    const { recipients, age } = sharedFinder().parseQuery(text, { language });
    expect(recipients.map(({ recipient }) => recipient)).toEqual(who);
    expect(age?.min ?? null).toBe(years);
  },
);
