import { words } from '../patterns.ts';
import type { RecipientGrammar } from '../people-grammars.ts';

export const recipients: RecipientGrammar = {
  phrases: [
    {
      means: { recipient: 'parent', gender: 'f' },
      phrases: `mami, madre, mamá`,
    },
    {
      means: { recipient: 'parent', gender: 'm' },
      phrases: `padre, papá`,
    },
    {
      means: { recipient: 'parent' },
      phrases: `padres`,
    },
    {
      means: { recipient: 'grandparent', gender: 'f' },
      phrases: `abuela`,
    },
    {
      means: { recipient: 'grandparent', gender: 'm' },
      phrases: `abuelo`,
    },
    {
      means: { recipient: 'grandparent' },
      phrases: `abuelos`,
    },
    {
      means: { recipient: 'partner', gender: 'f' },
      phrases: `mi esposa, mi novia, mi mujer`,
    },
    {
      means: { recipient: 'partner', gender: 'm' },
      phrases: `mi marido, mi novio`,
    },
    {
      means: { recipient: 'child', gender: 'f', mayBeGrown: true },
      phrases: `hija`,
    },
    {
      means: { recipient: 'child', gender: 'm', mayBeGrown: true },
      phrases: `hijo`,
    },
    {
      means: { recipient: 'child', gender: 'f' },
      phrases: `niña`,
    },
    {
      means: { recipient: 'child', gender: 'm' },
      phrases: `niño`,
    },
    {
      means: { recipient: 'child' },
      phrases: `niños`,
    },
    {
      means: { recipient: 'sibling', gender: 'f' },
      phrases: `hermana`,
    },
    {
      means: { recipient: 'sibling', gender: 'm' },
      phrases: `hermano`,
    },
    {
      means: { recipient: 'friend', gender: 'f' },
      phrases: `amiga`,
    },
    {
      means: { recipient: 'friend', gender: 'm' },
      phrases: `amigo`,
    },
    {
      means: { recipient: 'colleague' },
      phrases: `compañero de trabajo`,
    },
    {
      means: { recipient: 'boss' },
      phrases: `jefe, jefa`,
    },
    {
      means: { recipient: 'teacher' },
      phrases: `maestro, profesor`,
    },
    {
      means: { recipient: 'teacher', gender: 'f' },
      phrases: `profesora, maestra`,
    },
    {
      means: { recipient: 'neighbour' },
      phrases: `vecino, vecina`,
    },
    {
      means: { recipient: 'couple' },
      phrases: `pareja`,
    },
    {
      means: { recipient: 'family' },
      phrases: `familia`,
    },
    {
      means: { recipient: 'relative', gender: 'f' },
      phrases: `tia`,
    },
    {
      means: { recipient: 'relative', gender: 'm' },
      phrases: `tio`,
    },
    {
      means: { recipient: 'relative' },
      phrases: `prima, primo`,
    },
    {
      means: { recipient: null, gender: 'f' },
      phrases: `mujer`,
    },
    {
      means: { recipient: null, gender: 'm' },
      phrases: `hombre`,
    },
  ],
  owners: {
    words: words('de del mi mis su sus la el los las'),
    genitivePhrase: [
      {
        anchor: 'before',
        pattern: 'de (?:mi|mis|su|sus|nuestro|nuestra)(?: \\S+)?',
        examples: ['de mi', 'de su mejor'],
        counterexamples: ['para mi', 'de una'],
      },
    ],
  },
  pronouns: {
    she: words('ella'),
    he: words('el'),
    me: words('me nos'),
  },
  others: {
    givers: [
      {
        anchor: 'before',
        pattern: '(?:de parte del?|no para)(?: (?:la|los|las|mi|mis|su|sus))*',
        examples: ['un regalo de parte de mi', 'no para la'],
        counterexamples: ['para mi', 'de parte'],
      },
    ],
    parents: words('tiene tienen con de dos tres cuatro 2 3 4 5 6 sus'),
  },
};
