import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../../test/support/gift-data.ts';
import { type Language, languages } from '../../../../domain/language.ts';

/** The words in which most people say that somebody does not bear something, with X for it; and diets in other words. */
const plain: Readonly<
  Record<
    Language,
    {
      readonly thing: string;
      readonly texts: readonly string[];
      /** by what is barred, or null for a diet that is somebody else's, or over */
      readonly diets: readonly (readonly [flag: string | null, text: string])[];
    }
  >
> = {
  en: {
    thing: 'perfume',
    texts: [
      'present for my sister, allergic to X',
      'present for my sister, she is severely allergic to X',
      'present for my sister, has a X allergy',
      'present for my sister, has a X intolerance',
      "present for my sister, can't have X",
      'present for my sister, no X',
      'present for my sister, nothing with X',
      'present for my sister, X free please',
      'present for my sister, stays away from X',
      'present for my sister, X makes her ill',
      'present for my sister, X gives her headaches',
      'present for my sister, X triggers her asthma',
      "present for my sister, X doesn't agree with her",
      'present for my sister, sensitive to X',
      'present for my sister, has cut out X',
      'present for my sister, careful with X',
    ],
    diets: [
      ['animal-product', 'my sister is vegan'],
      ['meat', 'vegetarian mum'],
      ['nuts', 'nut free'],
      ['gluten', 'gluten-free gifts'],
      ['sugar', 'my diabetic dad'],
      ['sugar', 'she is watching her sugar'],
      ['alcohol', 'my brother no longer drinks'],
      ['fragrance', 'he is asthmatic'],
      ['living', 'she has hay fever'],
      ['dairy', "my sister, she's off dairy"],
      [null, "my sister, she's off to uni"],
      [null, 'my sister used to be vegan'],
      [null, 'my sister is no longer vegetarian'],
      [null, 'present for my sister, i am allergic to nuts'],
    ],
  },
  de: {
    thing: 'Parfüm',
    texts: [
      'geschenk für meine schwester, ist allergisch gegen X',
      'geschenk für meine schwester, ist allergisch auf X',
      'geschenk für meine schwester, ist gegen X allergisch',
      'geschenk für meine schwester, hat eine X-Allergie',
      'geschenk für meine schwester, verträgt kein X',
      'geschenk für meine schwester, kein X',
      'geschenk für meine schwester, nichts mit X',
      'geschenk für meine schwester, bitte ohne X',
      'geschenk für meine schwester, Xfrei bitte',
      'geschenk für meine schwester, reagiert auf X',
      'geschenk für meine schwester, reagiert empfindlich auf X',
      'geschenk für meine schwester, verzichtet auf X',
      'geschenk für meine schwester, von X bekommt sie kopfschmerzen',
      'geschenk für meine schwester, bekommt kopfschmerzen von X',
      'geschenk für meine schwester, von X wird ihr schlecht',
      'geschenk für meine schwester, vorsicht mit X',
    ],
    diets: [
      ['animal-product', 'meine schwester lebt vegan'],
      ['animal-product', 'isst keine tierischen produkte'],
      ['meat', 'sie ist vegetarierin'],
      ['meat', 'isst kein fleisch mehr'],
      ['nuts', 'hat eine nussallergie'],
      ['nuts', 'ist gegen erdnüsse allergisch'],
      ['gluten', 'sie hat zöliakie'],
      ['gluten', 'ist glutenintolerant'],
      ['gluten', 'verträgt keinen weizen'],
      ['dairy', 'ist laktoseintolerant'],
      ['dairy', 'hat eine milcheiweißallergie'],
      ['sugar', 'papa ist diabetiker'],
      ['sugar', 'muss auf zucker achten'],
      ['sugar', 'will abnehmen'],
      ['alcohol', 'meine schwester ist schwanger'],
      ['alcohol', 'sie stillt noch'],
      ['alcohol', 'trinkt keinen alkohol'],
      ['fragrance', 'sie ist asthmatikerin'],
      ['living', 'sie hat heuschnupfen'],
      ['living', 'ist gegen pollen allergisch'],
      [null, 'meine schwester isst alles'],
      [null, 'meine schwester ist nicht schwanger'],
    ],
  },
  fr: {
    thing: 'parfum',
    texts: [
      'cadeau pour ma cousine, allergique au X',
      'cadeau pour ma cousine, elle fait une allergie au X',
      'cadeau pour ma cousine, pas de X',
      'cadeau pour ma cousine, sans X',
      'cadeau pour ma cousine, rien avec du X',
      'cadeau pour ma cousine, elle ne supporte pas le X',
      'cadeau pour ma cousine, elle évite le X',
      'cadeau pour ma cousine, elle ne porte pas de X',
      'cadeau pour ma cousine, elle ne tolère pas le X',
    ],
    diets: [
      ['animal-product', 'ma cousine est végane'],
      ['animal-product', 'elle mange vegan'],
      ['meat', 'elle ne mange plus de viande'],
      ['nuts', 'elle est allergique aux fruits à coque'],
      ['nuts', 'allergique aux fruits secs'],
      ['gluten', 'elle ne mange pas de gluten'],
      ['gluten', 'pas de gluten pour ma cousine'],
      ['sugar', 'elle ne peut pas manger de sucre'],
      ['sugar', 'elle fait un régime'],
      ['alcohol', 'elle ne boit plus'],
      ['alcohol', 'elle attend un bébé'],
      ['fragrance', "elle fait de l'asthme"],
      ['living', 'elle a le rhume des foins'],
      [null, "elle n'est plus végane"],
      [null, "elle n'est pas diabétique"],
      [null, 'ma cousine, aucune allergie'],
      [null, 'pour ma cousine, moi je suis allergique aux noix'],
    ],
  },
};

const read = (text: string, language: Language) => {
  const { excluded, interests } = sharedFinder().parseQuery(text, { language });
  const flags = excluded.flatMap((one) => ('flag' in one ? [one.flag] : []));
  return { flags, interests: interests.map(({ concept }) => concept) };
};

test.each(
  languages.flatMap((language) =>
    plain[language].texts.map(
      (text) => [language, text.replace('X', plain[language].thing)] as const,
    ),
  ),
)('%s: "%s" refuses X', (language, text) => {
  const { flags, interests } = read(text, language);
  expect(flags).toContain('fragrance');
  expect(interests).toEqual([]);
});

test.each(
  languages.flatMap((language) => plain[language].diets.map((one) => [language, ...one] as const)),
)('%s: %s is barred in "%s"', (language, flag, text) => {
  const { flags } = read(text, language);
  expect(flags).toEqual(flag === null ? [] : expect.arrayContaining([flag]));
});
