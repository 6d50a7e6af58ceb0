/** The concept of each emoji; parcels and hearts mean none. */
const table = `
  ☕ coffee, 🍵 tea, 🫖 tea, 🍷 wine, 🍺 beer, 🍻 beer, 🥃 whisky, 🍸 cocktails, 🍹 cocktails,
  🍫 chocolate, 🍬 sweets, 🍭 sweets, 🍞 bread, 🥐 baking, 🧁 cakes, 🎂 cakes, 🍰 cakes, 🍕 pizza,
  🍝 pasta, 🍣 sushi, 🌶 hot-sauce, 🧀 cheese, 🥩 meat, 🥕 vegetables, 🍦 ice-cream, 🍯 honey,
  🥜 nuts, 🍳 cooking, 🔥 barbecue, 🕯 candles, 🪴 plants, 🌱 gardening, 🌿 herbs, 💐 flowers,
  🌸 flowers, 🌹 flowers, 🌻 flowers, 🌷 flowers, 🔨 diy, 🛠 diy, 🎮 gaming, 🕹 retro-gaming,
  🎧 headphones, 📷 photography, 📸 photography, 🚁 drones, 🤖 robots, 💻 computers, 📱 phone,
  🎲 board-games, 🃏 card-games, 🧩 jigsaw, ♟ chess, 🪄 magic-tricks, ✏ drawing, 🎨 painting,
  🏺 pottery, 🧶 knitting, 🧵 sewing, 🪡 embroidery, 🎵 music, 🎶 music, 🎸 guitar, 🎹 piano,
  🥁 drums, 🎻 violin, 🎤 singing, 💃 dancing, 🩰 ballet, 🎭 theatre, 📚 reading, 📖 reading,
  🔭 space, 🚀 space, 🌌 space, 🗺 maps, 🎬 film, 🏃 running, 🚴 cycling, 🚲 cycling,
  🚵 mountain-biking, 🥾 hiking, 🧗 climbing, ⛺ camping, 🏕 camping, 🎿 skiing, ⛷ skiing,
  🏂 snowboarding, 🏊 swimming, 🤿 diving, 🏄 surfing, ⛵ sailing, 🎣 fishing, ⚽ football,
  🏀 basketball, 🎾 tennis, 🏓 table-tennis, 🏸 badminton, 🏐 volleyball, ⛳ golf, 🏌 golf,
  🥊 boxing, 🥋 martial-arts, 🧘 yoga, 🏋 weightlifting, 🏇 horse-riding, 🐴 horses,
  🛹 skateboarding, 🏹 archery, 🎯 darts, 🐦 birds, 🌲 forest, 🏔 mountains, 🏖 beach, ✈ travel,
  🧳 travel, 🚂 railways, 💆 wellness, 🛁 bathing, 💄 make-up, 💅 nails, 🧔 beard, 😴 sleep,
  💍 jewellery, 💎 jewellery, ⌚ watches, 👜 bags, 👠 shoes, 👗 fashion, 🧦 socks, 🐶 dogs,
  🐕 dogs, 🐱 cats, 🐈 cats, 🐟 aquarium, 🐝 bees, 🦖 dinosaurs, 🦕 dinosaurs, 🦄 unicorns,
  👶 baby, 🍼 baby, 🧸 soft-toys, 👸 princesses, 🚗 cars, 🏎 cars, 🏍 motorcycles, 🚜 tractors,
  🚒 fire-brigade, 🚓 police, 🔮 spirituality, ♈ astrology, 🧪 experiments, 🦉 night-owl`;

export const emojiConcepts: ReadonlyMap<string, string> = new Map(
  table.split(',').map((pair) => {
    const [emoji = '', concept = ''] = pair.trim().split(' ');
    return [emoji, concept];
  }),
);

const pictograph = /\p{Extended_Pictographic}/gu;

/** Returns the concepts of the emoji in a text, each with its span. */
export function emojiIn(
  text: string,
): readonly { concept: string; span: readonly [number, number] }[] {
  const found = [];
  for (const match of text.matchAll(pictograph)) {
    const concept = emojiConcepts.get(match[0]);
    if (concept !== undefined)
      found.push({ concept, span: [match.index, match.index + match[0].length] as const });
  }
  return found;
}
