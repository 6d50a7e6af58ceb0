import type { ProductGrammar } from '../language-pack.ts';
import { wordFamilies } from '../patterns.ts';

export const products: ProductGrammar = {
  kinds: [
    {
      means: ['book'],
      phrases: `libro, libri`,
    },
    {
      means: ['food', 'sweets'],
      phrases: `cibo`,
    },
    {
      means: ['sweets'],
      phrases: `dolci`,
    },
    {
      means: ['clothing'],
      phrases: `vestiti`,
    },
    {
      means: ['shoes'],
      phrases: `scarpe`,
    },
    {
      means: ['jewellery'],
      phrases: `gioielli`,
    },
    {
      means: ['flowers'],
      phrases: `fiori`,
    },
    {
      means: ['candle'],
      phrases: `candele`,
    },
    {
      means: ['toy'],
      phrases: `giocattoli`,
    },
  ],
  flags: [
    {
      means: ['alcohol'],
      phrases: `alcolici`,
    },
  ],
  excluded: [],
  materials: wordFamilies('plastica'),
};
