/** The six colours of the illustrations. */
export const tints = ['sage', 'rose', 'honey', 'dusk', 'clay', 'plum'] as const;
export type Tint = (typeof tints)[number];

/** The drawings used from the Fluent emoji set, by their names there. The build includes no others. */
const drawnObjects = [
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
  'framed-picture',
  'laptop',
  'love-letter',
  'package',
  'party-popper',
  'potted-plant',
  'rhinoceros',
  'sailboat',
  'scissors',
  'socks',
  'teapot',
  'teddy-bear',
  'telescope',
  'thread',
  'top-hat',
  'two-hump-camel',
  'yarn',
] as const;

/** The same wrapped gift in each tint. */
type GiftName = `gift-${Tint}`;

/** An object that can be drawn. */
export type ObjectName = (typeof drawnObjects)[number] | GiftName;

/** Returns the names of all objects. Pages need none but their own: a constant would be sent to them. */
export function objectNames(): readonly ObjectName[] {
  return [...drawnObjects, ...tints.map((tint): GiftName => `gift-${tint}`)];
}
