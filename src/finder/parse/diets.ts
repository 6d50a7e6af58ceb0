import { phrases } from '../text/phrase-matcher.ts';
import type { Flag } from '../vocabulary.ts';

interface Diet {
  readonly flags?: readonly Flag[];
  readonly concepts?: readonly string[];
  /** an idea that says it is free of one of these stems is allowed, such as alcohol-free gin */
  readonly free?: readonly string[];
}

/** What a diet, a condition or a lifestyle excludes without a "no". */
export const diets: readonly (readonly [phrase: string, diet: Diet])[] = [
  ...phrases<Diet>(
    {
      flags: ['meat', 'animal-product'] as const,
      concepts: ['meat', 'cheese', 'honey', 'fish-dishes', 'leathercraft', 'leather-goods', 'bees'],
      free: ['vegan', 'vegane', 'pflanzlich', 'vegetal'],
    },
    `vegan, vegans, veganer, veganerin, veganes, vegane, veganem, lebt vegan, vegane, végane, véganes, vegana, vegano, plant based, plant-based, pflanzlich`,
  ),
  ...phrases<Diet>(
    { flags: ['meat'] as const, concepts: ['meat', 'fish-dishes'] },
    `vegetarian, vegetarians, veggie, veggies, vegetarier, vegetarierin, vegetarisch, vegetarische, vegetarisches, vegi, végétarien, végétarienne, végé, vegetariano, vegetariana, fleischlos`,
  ),
  ...phrases<Diet>(
    {
      flags: ['alcohol'] as const,
      concepts: ['wine', 'beer', 'spirits', 'cocktails', 'whisky', 'gin'],
      free: ['alcohol', 'alkoholfrei', 'alcool', 'mocktail'],
    },
    `alcohol-free, alcohol free, non-alcoholic, non alcoholic, nonalcoholic, teetotal, teetotaller, teetotaler, sober, recovering alcoholic, dry january, alkoholfrei, alkoholfreies, alkoholfreie, alkoholfreien, antialkoholiker, antialkoholikerin, abstinent, trockener alkoholiker, trinkt keinen tropfen, trinkt nichts alkoholisches, sans alcool, non alcoolisé, ancien alcoolique,
    pregnant, expecting, mum-to-be, mom-to-be, mum to be, mom to be, breastfeeding, schwanger, schwangere, schwangeren, hochschwanger, werdende mama, werdende mutter, werdenden mama, werdenden mutter, stillt, stillende, enceinte, allaite, future maman, embarazada, incinta, muslim, muslima, muslimin, moslem, muslimisch, musulman, musulmane, halal`,
  ),
  ...phrases<Diet>(
    { concepts: ['sushi', 'cheese'] },
    'pregnant, schwanger, schwangere, schwangeren, enceinte',
  ),
  ...phrases<Diet>(
    {
      flags: ['sugar'] as const,
      concepts: ['sweets', 'chocolate', 'cakes', 'ice-cream'],
      free: ['sugar', 'zuckerfrei', 'sucre'],
    },
    `diabetic, diabetes, diabetiker, diabetikerin, diabétique, sugar-free, sugar free, zuckerfrei, zuckerfreies, sans sucre, diät, on a diet, macht diät, au régime, low carb`,
  ),
  ...phrases<Diet>(
    { flags: ['nuts'] as const, concepts: ['nuts'] },
    `nut allergy, nut allergies, peanut allergy, nut-free, nut free, nussallergie, nussallergikerin, nussallergiker, nussfrei, erdnussallergie, allergie aux noix`,
  ),
  ...phrases<Diet>(
    {
      concepts: ['bread', 'baking', 'cakes', 'pasta', 'pizza', 'beer'],
      free: ['gluten', 'glutenfrei'],
    },
    `gluten-free, gluten free, coeliac, celiac, gluten intolerant, glutenfrei, glutenfreies, glutenunverträglichkeit, zöliakie, sans gluten, intolérant au gluten, intolérante au gluten, coeliaque, no gluten, kein gluten, allergic to gluten, gluten allergy, allergisch gegen gluten, glutenallergie, allergique au gluten, allergie au gluten`,
  ),
  ...phrases<Diet>(
    { flags: ['animal-product'] as const, concepts: ['cheese', 'ice-cream'] },
    `lactose intolerant, lactose-intolerant, lactose free, dairy free, dairy-free, laktoseintolerant, laktosefrei, laktoseintoleranz, milchallergie, intolérant au lactose, intolérante au lactose, sans lactose`,
  ),
  ...phrases<Diet>(
    { flags: ['fragrance'] as const, concepts: ['perfume', 'fragrance'] },
    `fragrance-free, fragrance free, unscented, scent-free, parfümfrei, duftfrei, unparfümiert, sans parfum, asthma, asthmatisch, asthmatique, duftstoffallergie, migraine, migräne`,
  ),
  ...phrases<Diet>(
    { flags: ['living'] as const, concepts: ['flowers'] },
    'hay fever, heuschnupfen, pollenallergie, rhume des foins, pollen allergy',
  ),
  ...phrases<Diet>(
    { flags: ['screen'] as const },
    'screen-free, screen free, no screens, bildschirmfrei, ohne bildschirm, sans écran, sans écrans',
  ),
  ...phrases<Diet>(
    { flags: ['needs-space'] as const },
    `no space, no room, no space left, little space, not much space, tiny flat, tiny apartment, small flat, small apartment, kein platz, keinen platz, wenig platz, kaum platz, kleine wohnung, kleinen wohnung, winzige wohnung, wg-zimmer, pas de place, peu de place, petit appartement, petit appart, studio minuscule`,
  ),
  ...phrases<Diet>(
    {
      flags: ['sharp', 'flame', 'needs-space', 'needs-fitness'] as const,
      concepts: ['gardening', 'diy', 'tools', 'cooking', 'baking', 'barbecue'],
    },
    `care home, nursing home, retirement home, altersheim, altenheim, pflegeheim, seniorenheim, im heim, ehpad, maison de retraite, in hospital, in the hospital, im krankenhaus, krankenhausaufenthalt, a l'hopital, hospitalise, hospitalisee`,
  ),
  ...phrases<Diet>(
    { flags: ['needs-fitness'] as const },
    'wheelchair, rollstuhl, fauteuil roulant, gehbehindert, bad knees, mobility issues, mobilité réduite, walking stick, rollator',
  ),
];
