import type { DietGrammar } from '../language-pack.ts';

export const diets: DietGrammar = {
  phrases: [
    {
      means: 'vegan',
      phrases: `vegan, vegans, plant-based`,
    },
    {
      means: 'vegetarian',
      phrases: `vegetarian, vegetarians, veggie, veggies`,
    },
    {
      means: 'no-alcohol',
      phrases: `alcohol-free, non-alcoholic, nonalcoholic, teetotal, teetotaller, teetotaler, sober,
      recovering alcoholic, dry january, pregnant, expecting, mum-to-be, mom-to-be, breastfeeding,
      muslim, halal`,
    },
    {
      means: 'pregnancy',
      phrases: `pregnant`,
    },
    {
      means: 'no-sugar',
      phrases: `diabetic, diabetes, sugar-free, on a diet, low carb`,
    },
    {
      means: 'no-nuts',
      phrases: `nut allergy, nut allergies, peanut allergy, nut-free`,
    },
    {
      means: 'no-gluten',
      phrases: `gluten-free, coeliac, celiac, gluten intolerant, allergic to gluten, gluten allergy, no gluten`,
    },
    {
      means: 'no-lactose',
      phrases: `lactose-intolerant, lactose free, dairy-free`,
    },
    {
      means: 'no-fragrance',
      phrases: `fragrance-free, unscented, scent-free, asthma, migraine`,
    },
    {
      means: 'no-pollen',
      phrases: `hay fever, pollen allergy`,
    },
    {
      means: 'no-screen',
      phrases: `screen-free, no screens`,
    },
    {
      means: 'little-space',
      phrases: `no space, no room, no space left, little space, not much space, tiny flat, tiny apartment,
      small flat, small apartment`,
    },
    {
      means: 'frailty',
      phrases: `care home, nursing home, retirement home, in hospital, in the hospital`,
    },
    {
      means: 'limited-mobility',
      phrases: `wheelchair, bad knees, walking stick, rollator, mobility issues`,
    },
  ],
  suits: {
    vegan: { named: ['vegan'] },
    'no-alcohol': { lacking: ['alcohol'], named: ['mocktail'] },
    'no-sugar': { lacking: ['sugar'] },
    'no-gluten': { lacking: ['gluten'] },
  },
};
