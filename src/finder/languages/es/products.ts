import type { ProductGrammar } from '../language-pack.ts';
import { wordFamilies } from '../patterns.ts';

export const products: ProductGrammar = {
  kinds: [
    {
      means: ['book'],
      phrases: `libros`,
    },
    {
      means: ['food', 'sweets'],
      phrases: `comida`,
    },
    {
      means: ['sweets'],
      phrases: `dulces`,
    },
    {
      means: ['clothing'],
      phrases: `ropa`,
    },
    {
      means: ['shoes'],
      phrases: `zapatos`,
    },
    {
      means: ['jewellery'],
      phrases: `joyas`,
    },
    {
      means: ['bag'],
      phrases: `bolso`,
    },
    {
      means: ['flowers'],
      phrases: `flores`,
    },
    {
      means: ['candle'],
      phrases: `velas`,
    },
    {
      means: ['toy'],
      phrases: `juguetes`,
    },
  ],
  flags: [
    {
      means: ['alcohol'],
      phrases: `alcohol de`,
    },
  ],
  excluded: [],
  materials: wordFamilies('plastico'),
};
