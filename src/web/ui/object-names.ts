/** The six colours of paper that pictures are made of. */
export const tints = ['sage', 'rose', 'honey', 'dusk', 'clay', 'plum'] as const;
export type Tint = (typeof tints)[number];

/** What is taken out of the drawer of drawings, by its name there. Nothing else is built or sent. */
export const drawnObjects = [
  'alarm-clock',
  'amphora',
  'balloon',
  'bicycle',
  'birthday-cake',
  'books',
  'bouquet',
  'cactus',
  'candle',
  'canned-food',
  'coin',
  'crescent-moon',
  'cupcake',
  'framed-picture',
  'kite',
  'laptop',
  'love-letter',
  'package',
  'party-popper',
  'potted-plant',
  'rhinoceros',
  'sailboat',
  'scissors',
  'shopping-bags',
  'socks',
  'teapot',
  'teddy-bear',
  'telescope',
  'thread',
  'top-hat',
  'two-hump-camel',
  'yarn',
] as const;

/** The same wrapped gift, in each paper. */
type GiftName = `gift-${Tint}`;
const giftNames = tints.map((tint): GiftName => `gift-${tint}`);

export type ObjectName = (typeof drawnObjects)[number] | GiftName;
export const objectNames: readonly ObjectName[] = [...drawnObjects, ...giftNames];
