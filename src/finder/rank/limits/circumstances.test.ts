import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';
import type { Flag } from '../../content/vocabulary.ts';

const finder = sharedFinder();

test.each<[string, Language, readonly Flag[]]>([
  ['my nan cannot see very well and loves novels', 'en', ['print', 'fiddly']],
  ['Oma ist fast blind, liebt Krimis', 'de', ['print', 'fiddly']],
  ['ma tante voit très mal, elle aime la couture', 'fr', ['print', 'fiddly']],
  ['grandpa has shaky hands and loves woodwork', 'en', ['sharp', 'fiddly']],
  ['meine Tante hat Rheuma und kocht gern', 'de', ['sharp', 'fiddly']],
  ['papi a les mains qui tremblent, il aime jardiner', 'fr', ['sharp', 'fiddly']],
  ['my sister loves her dog, her birthday is tomorrow', 'en', ['made-to-order']],
  ['für meine Mutter, die Fotos liebt, brauche es bis morgen', 'de', ['made-to-order']],
  ['my deaf neighbour loves jazz and cooking', 'en', ['sound']],
  ['Oma hat keine Kraft mehr in den Fingern, mag Blumen', 'de', ['sharp', 'fiddly']],
  ['mein Onkel kocht seit dem Schlaganfall einhändig', 'de', ['sharp', 'fiddly']],
  ['d Grossmuetter gseht fast nüt me, losst gern Musig', 'de', ['print', 'fiddly']],
  ['gehörlose Kollegin, mag Kaffee und Reisen', 'de', ['sound']],
  ['mon oncle est sourd, il aime le théâtre et la pêche', 'fr', ['sound']],
  ['Onkel hört schlecht, beobachtet Vögel', 'de', ['sound']],
  ['ein Geschenk für Oma, muss per Post nach Kanada', 'de', ['needs-space', 'fragile', 'living']],
  ['nix Schweres, er fliegt am Montag', 'de', ['needs-space', 'fragile', 'living']],
  ['my gran has no internet, loves films and music', 'en', ['online']],
  ['Onkel hat kein Internet, liebt Filme und Sprachen', 'de', ['online']],
  ['mamie n’a pas internet, elle aime les films', 'fr', ['online']],
  ['she is emigrating to Canada, loves music', 'en', ['needs-space', 'fragile', 'living']],
  ['nothing heavy, she is on the move and loves cooking', 'en', ['needs-space', 'heavy']],
  ['diabetic colleague who loves fruit', 'en', ['sugar']],
  ['she travels with one small suitcase and loves reading', 'en', ['bulky', 'heavy']],
  ['something small and light for a cousin, only a rucksack, loves music', 'en', ['bulky']],
  ['meine Cousine fliegt nur mit Handgepäck, liebt Bücher', 'de', ['bulky', 'heavy']],
  ['für eine Freundin mit nur einem Koffer, klein und leicht, mag Musik', 'de', ['bulky']],
  ['mon frère part avec une seule valise, il aime la musique', 'fr', ['bulky', 'heavy']],
  ['quelque chose de petit et léger pour une amie qui aime lire', 'fr', ['bulky']],
  ['my aunt is having chemo and loves music', 'en', ['crowded']],
  ['grandad is on oxygen and loves cooking', 'en', ['flame']],
  ['Oma ist dement, steckt alles in den Mund und mag Musik', 'de', ['small-parts', 'magnets']],
  ['Tante wohnt im vierten Stock ohne Aufzug, liebt Blumen', 'de', ['heavy']],
  ['für einen Fernfahrer, muss in die Kabine passen', 'de', ['needs-space']],
])('"%s" (%s) is shown nothing with %s', (text, language, flags) => {
  const { ideas } = finder.find(finder.parseQuery(text, { language }), { limit: 99 });
  expect(ideas.length).toBeGreaterThan(8);
  const wrong = ideas.filter(({ id }) =>
    finder.facts(id)?.flags?.some((flag) => flags.includes(flag)),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['my colleague starts chemo on Monday', 'en'],
  ['he is bald, something funny', 'en'],
  ['meine Tante hat keine Haare mehr', 'de'],
  ['ma sœur a perdu ses cheveux', 'fr'],
] as const)('"%s" (%s) is shown nothing for the hair', (text, language) => {
  const { ideas } = finder.find(finder.parseQuery(text, { language }), { limit: 99 });
  expect(ideas.length).toBeGreaterThan(8);
  expect(ideas.filter(({ id }) => finder.facts(id)?.concepts.includes('hair-care'))).toEqual([]);
  const told = ideas.flatMap(({ reasons }) => reasons.filter(({ kind }) => kind === 'without'));
  expect(told).toEqual([]);
});

test('what is sent by post may be bulky', () => {
  const query = finder.parseQuery('a present for gran, has to be sent by post to Canada', {
    language: 'en',
  });
  expect(query.excluded).not.toContainEqual(expect.objectContaining({ flag: 'bulky' }));
});

test('who is hard of hearing and loves music gets music', () => {
  const { excluded } = finder.parseQuery('Opa hört schlecht, liebt Musik', { language: 'de' });
  expect(excluded).toEqual([]);
});

const kindsShown = (text: string, language: Language) => {
  const { ideas } = finder.find(finder.parseQuery(text, { language }), { limit: 99 });
  return ideas.map(({ id }) => ({ id, kinds: finder.facts(id)?.kinds ?? [] }));
};

test.each<[string, Language]>([
  ['goodbye present for a friend who emigrates', 'en'],
  ['Abschied für einen Freund, der nach Norwegen auswandert', 'de'],
  ['elle part vivre au Canada, cadeau d’adieu', 'fr'],
])('whoever moves abroad gets no voucher for a place here: "%s"', (text, language) => {
  const shown = kindsShown(text, language);
  expect(shown.length).toBeGreaterThan(8);
  const vouchers = shown.filter(({ kinds }) => kinds.includes('voucher'));
  expect(vouchers.filter(({ id }) => !finder.facts(id)?.suits?.includes('moving-abroad'))).toEqual(
    [],
  );
  expect(shown.map(({ id }) => id)).toContain('ticket-home-voucher');
});

test.each<[string, Language, boolean]>([
  ['my colleague retires, we collected 60 euros', 'en', false],
  ['Geschenk für meinen Bruder, 40, bis 50 Euro', 'de', false],
  ['cadeau pour la naissance de leur fille', 'fr', true],
  ['Geschenk für meine Nichte, 1 Jahr', 'de', true],
  ['my colleague has just had a baby', 'en', true],
])('things for babies are for babies and their parents: "%s"', (text, language, isMeant) => {
  const shown = kindsShown(text, language);
  expect(shown.some(({ kinds }) => kinds.includes('baby-item'))).toBe(isMeant);
});

test.each<[string, Language]>([
  ['gift for my girlfriend who loves tea, has to fit through the letterbox', 'en'],
  ['etwas, das in einen Brief passt, für meine Freundin, liebt Tee', 'de'],
  ['pour ma copine qui aime le thé, doit passer dans la boîte aux lettres', 'fr'],
])('what must go through a letterbox is flat, and some of it is shown: "%s"', (text, language) => {
  const shown = kindsShown(text, language).map(({ id }) => finder.idea(id));
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.filter((idea) => idea?.flat !== true)).toEqual([]);
});

test.each<[string, boolean]>([
  ['Oma, 86, hört schlecht, freut sich über Musik von früher', false],
  ['Oma, 86, hört schlecht, freut sich über Jazz von früher', false],
  ['Oma, 86, hört schlecht, freut sich über Rätsel von früher', true],
])(
  'who is hard of hearing is shown what is heard where she loves music: "%s"',
  (text, isBarred) => {
    const { excluded } = finder.parseQuery(text, { language: 'de' });
    expect(excluded.some((one) => 'flag' in one && one.flag === 'sound')).toBe(isBarred);
  },
);

test.each([
  ['my nan cannot see very well and loves novels', 'talking-photo-album'],
  ['grandpa has shaky hands and loves woodwork', 'heavy-pen-that-steadies-the-hand'],
])('what is made for a condition suits whoever has it: "%s"', (text, id) => {
  expect(finder.limits(finder.parseQuery(text, { language: 'en' }))(id)).toBe(true);
});

test.each(['mariés, surtout rien d’acheté', 'un cadeau qui ne s’achète pas pour ma tante'])(
  '"%s" leaves what the giver makes or does',
  (text) => {
    const { ideas } = finder.find(finder.parseQuery(text, { language: 'fr' }), { limit: 3000 });
    const ids = ideas.map(({ id }) => id);
    expect(ids).toContain('letter-of-thanks-read-aloud');
    expect(ids).not.toContain('thousand-piece-art-jigsaw');
  },
);

test.each<[string, Language]>([
  ['Opa kommt nicht mehr aus dem Haus, er liebt Theater', 'de'],
  ['meine Frau muss liegen, sie mag Rätsel', 'de'],
  ['mamie ne sort plus de chez elle, elle aime le théâtre', 'fr'],
  ['ma sœur est alitée jusqu’en mai, elle aime les énigmes', 'fr'],
  ['my brother is in prison, he loves films', 'en'],
  ['mein Sohn sitzt im Gefängnis, er mag Musik', 'de'],
  ['mon ami est en détention, il aime le cinéma', 'fr'],
])(
  'who cannot leave the house gets nothing that happens elsewhere: "%s" (%s)',
  (text, language) => {
    const query = finder.parseQuery(text, { language });
    const { ideas } = finder.find(query, { limit: 60 });
    const elsewhere = ideas.filter(({ id }) => {
      const { kinds = [], suits } = finder.facts(id) ?? {};
      return kinds.includes('experience') && suits?.includes('housebound') !== true;
    });
    expect(elsewhere).toEqual([]);
  },
);

test('who has given up smoking gets nothing for smokers', () => {
  const query = finder.parseQuery('Vater, 68, hat das Rauchen aufgegeben', { language: 'de' });
  expect(query.excluded).toContainEqual(expect.objectContaining({ concept: 'cigars-pipes' }));
});

test.each<[string, Language]>([
  ['my niece is 12 and her dad is in prison, she loves films', 'en'],
  ['meine Nachbarin mag Theater, ihr Mann sitzt im Gefängnis', 'de'],
  ['ma voisine aime le théâtre, son mari est en prison', 'fr'],
])('whoever knows somebody in prison may go out: "%s" (%s)', (text, language) => {
  const { excluded } = finder.parseQuery(text, { language });
  expect(excluded).not.toContainEqual(expect.objectContaining({ kind: 'experience' }));
});

test.each([
  'mon grand-père ne sait pas lire, il aime la pêche',
  'ma tante n’est jamais allée à l’école, elle aime la cuisine',
])('who has never learned to read gets nothing to read: "%s"', (text) => {
  const query = finder.parseQuery(text, { language: 'fr' });
  const { ideas } = finder.find(query, { limit: 99 });
  expect(ideas.length).toBeGreaterThan(8);
  const read = ideas.filter(({ id }) => {
    const { flags = [], suits } = finder.facts(id) ?? {};
    return flags.includes('print') && suits?.includes('no-reading') !== true;
  });
  expect(read).toEqual([]);
});

test('a small child who cannot read yet may be given books', () => {
  const query = finder.parseQuery('ma fille de 5 ans ne sait pas encore lire', { language: 'fr' });
  expect(query.excluded).not.toContainEqual(expect.objectContaining({ flag: 'print' }));
});

test('what shall be done together is nothing to wear or to put up', () => {
  const text = 'something we could do together, my dad and me, he loves music and cooking';
  const { ideas } = finder.find(finder.parseQuery(text, { language: 'en' }), { limit: 99 });
  expect(ideas.length).toBeGreaterThan(8);
  const worn = ideas.filter(({ id }) =>
    finder.facts(id)?.kinds.some((kind) => kind === 'clothing' || kind === 'decoration'),
  );
  expect(worn).toEqual([]);
});

test.each<[string, Language, string]>([
  ['my aunt loves dogs but can’t have one', 'en', 'dogs'],
  ['mad about cats, we don’t have any because of allergies', 'en', 'cats'],
  ['Tante liebt Hunde, hat aber selber keinen', 'de', 'dogs'],
  ['Tochter, 7, liebt Katzen, wir haben aber keine', 'de', 'cats'],
  ['ma tante adore les chiens mais ne peut pas en avoir', 'fr', 'dogs'],
  ['ma fille de 15 ans fait de l’équitation, pas de poney à elle', 'fr', 'horse-riding'],
])(
  'who loves an animal and keeps none gets nothing for keepers: "%s" (%s)',
  (text, language, concept) => {
    const query = finder.parseQuery(text, { language });
    expect(query.interests.map((one) => one.concept)).toContain(concept);
    expect(query.excluded.some((one) => 'concept' in one)).toBe(false);
    const found = finder.find(query, { limit: 18 }).ideas.map(({ id }) => finder.idea(id));
    expect(
      found.filter(
        (idea) => idea?.kinds.includes('pet-supply') || idea?.flags?.includes('needs-pet'),
      ),
    ).toEqual([]);
  },
);

test.each<[string, Language]>([
  ['my mum has a cat', 'en'],
  ['Oma hat einen Hund', 'de'],
  ['mon frère a un chat', 'fr'],
])('and who keeps one does: "%s" (%s)', (text, language) => {
  const query = finder.parseQuery(text, { language });
  const found = finder.find(query, { limit: 18 }).ideas.map(({ id }) => finder.idea(id));
  expect(found.some((idea) => idea?.kinds.includes('pet-supply'))).toBe(true);
});
