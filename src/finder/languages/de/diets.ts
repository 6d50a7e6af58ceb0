import type { DietGrammar } from '../language-pack.ts';

export const diets: DietGrammar = {
  phrases: [
    {
      means: 'vegan',
      phrases: `vegan, veganer, veganerin, veganes, vegane, veganem, lebt vegan, pflanzlich`,
    },
    {
      means: 'vegetarian',
      phrases: `vegetarier, vegetarierin, vegetarisch, vegetarische, vegetarisches, vegi, fleischlos`,
    },
    {
      means: 'no-alcohol',
      phrases: `alkoholfrei, alkoholfreies, alkoholfreie, alkoholfreien, antialkoholiker, antialkoholikerin,
      abstinent, trockener alkoholiker, trinkt keinen tropfen, trinkt nichts alkoholisches,
      schwanger, schwangere, schwangeren, hochschwanger, werdende mama, werdende mutter,
      werdenden mama, werdenden mutter, stillt, stillende, muslim, muslima, muslimin, moslem,
      muslimisch, halal`,
    },
    {
      means: 'pregnancy',
      phrases: `schwanger, schwangere, schwangeren`,
    },
    {
      means: 'no-sugar',
      phrases: `diabetes, low carb, diabetiker, diabetikerin, zuckerfrei, zuckerfreies, macht diät, diät`,
    },
    {
      means: 'no-nuts',
      phrases: `nussallergie, nussallergikerin, nussallergiker, nussfrei, erdnussallergie`,
    },
    {
      means: 'no-gluten',
      phrases: `glutenfrei, glutenfreies, glutenunverträglichkeit, zöliakie, kein gluten,
      allergisch gegen gluten, glutenallergie`,
    },
    {
      means: 'no-lactose',
      phrases: `laktoseintolerant, laktosefrei, laktoseintoleranz, milchallergie`,
    },
    {
      means: 'no-fragrance',
      phrases: `asthma, parfümfrei, duftfrei, unparfümiert, asthmatisch, duftstoffallergie, migräne`,
    },
    {
      means: 'no-pollen',
      phrases: `heuschnupfen, pollenallergie`,
    },
    {
      means: 'no-screen',
      phrases: `bildschirmfrei, ohne bildschirm`,
    },
    {
      means: 'little-space',
      phrases: `kein platz, keinen platz, wenig platz, kaum platz, kleine wohnung, kleinen wohnung,
      winzige wohnung, wg-zimmer`,
    },
    {
      means: 'frailty',
      phrases: `altersheim, altenheim, pflegeheim, seniorenheim, im heim, im krankenhaus,
      krankenhausaufenthalt`,
    },
    {
      means: 'limited-mobility',
      phrases: `rollator, rollstuhl, gehbehindert`,
    },
  ],
  suits: {
    vegan: { named: ['vegan', 'vegane', 'pflanzlich'] },
    'no-alcohol': { named: ['alkoholfrei', 'mocktail'] },
    'no-sugar': { named: ['zuckerfrei'] },
    'no-gluten': { named: ['glutenfrei'] },
  },
};
