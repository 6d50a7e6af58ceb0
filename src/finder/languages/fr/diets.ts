import type { DietGrammar } from '../language-pack.ts';

export const diets: DietGrammar = {
  phrases: [
    {
      means: 'vegan',
      phrases: `végane, véganes`,
    },
    {
      means: 'vegetarian',
      phrases: `végétarien, végétarienne, végé`,
    },
    {
      means: 'no-alcohol',
      phrases: `sans alcool, non alcoolisé, ancien alcoolique, enceinte, allaite, future maman, musulman,
      musulmane, halal`,
    },
    {
      means: 'pregnancy',
      phrases: `enceinte`,
    },
    {
      means: 'no-sugar',
      phrases: `diabétique, sans sucre, au régime`,
    },
    {
      means: 'no-nuts',
      phrases: `allergie aux noix`,
    },
    {
      means: 'no-gluten',
      phrases: `sans gluten, intolérant au gluten, intolérante au gluten, coeliaque, allergique au gluten,
      allergie au gluten`,
    },
    {
      means: 'no-lactose',
      phrases: `intolérant au lactose, intolérante au lactose, sans lactose`,
    },
    {
      means: 'no-fragrance',
      phrases: `sans parfum, asthmatique, migraine`,
    },
    {
      means: 'no-pollen',
      phrases: `rhume des foins`,
    },
    {
      means: 'no-screen',
      phrases: `sans écran, sans écrans`,
    },
    {
      means: 'little-space',
      phrases: `pas de place, peu de place, petit appartement, petit appart, studio minuscule`,
    },
    {
      means: 'frailty',
      phrases: `ehpad, maison de retraite, a l'hopital, hospitalise, hospitalisee`,
    },
    {
      means: 'limited-mobility',
      phrases: `fauteuil roulant, mobilité réduite`,
    },
  ],
  suits: {
    vegan: { named: ['vegan', 'vegane', 'vegetal'] },
    'no-alcohol': { lacking: ['alcool'], named: ['mocktail'] },
    'no-sugar': { lacking: ['sucre'] },
    'no-gluten': { lacking: ['gluten'] },
  },
};
