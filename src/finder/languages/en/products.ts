import { inFrames } from '../in-frames.ts';
import type { ProductGrammar } from '../language-pack.ts';
import { wordFamilies, words } from '../patterns.ts';

/** "Stuff he can *": what is eaten, read or worn. */
const forThem =
  'stuff he can *, stuff she can *, stuff they can *, things he can *, things she can *, things they can *, something he can *, something she can *, something they can *, something you can *, things you can *, stuff you can *, something to *, things to *, stuff to *, something that can be *, things that can be *';

export const products: ProductGrammar = {
  narrower: words(
    `novel novels ebook ebooks coffee cookbook cookbooks sneakers trainers necklace bracelet earrings handbag handbags tote backpack make makeup skincare bath cologne aftershave houseplant houseplants bouquet bunch ornaments tea tealights scented power kitchen board jigsaw jigsaws plush notebook notebooks photo mug mugs wine schnapps spirits`,
  ),
  kinds: [
    {
      means: [],
      phrases: `book worm, book worms, book lover, book lovers, book nerd, book club, book clubs, plays games,
      game night, game nights, games night, football game, football games, every game, home game, home games, away games, plant mum, plant mom, plant dad, plant lover, fragrance free, perfume free, scent free,
      son's class, sons class, daughter's class, daughters class, kid's class, kids class, my class, her class, his class, their class, whole class, the class`,
    },
    {
      means: ['book'],
      phrases: `book, books, novel, novels, paperback, paperbacks, hardback, hardbacks, hardcover, hardcovers, ebook, ebooks,
      coffee table book, coffee table books, cookbook, cookbooks`,
    },
    {
      means: ['food', 'sweets'],
      phrases: `food, foods, edible, edibles, anything edible, nothing edible, ${inFrames(forThem, 'eat, eaten')}`,
    },
    {
      // What is gone when it is used.
      means: [
        ...(['food', 'sweets', 'drink', 'flowers', 'candle', 'cosmetics'] as const),
        ...(['experience', 'voucher', 'course', 'subscription'] as const),
      ],
      phrases: `consumables, consumable, consumable gifts, consumable things, ${inFrames(forThem, 'use up, consume, be used up')}`,
    },
    {
      means: ['food', 'sweets', 'drink'],
      phrases: inFrames(
        forThem,
        'eat or drink, eat and drink, eat n drink, eaten or drunk, drink or eat',
      ),
    },
    {
      means: ['drink'],
      phrases: inFrames(forThem, 'drink'),
    },
    {
      means: ['book', 'magazine'],
      phrases: inFrames(forThem, 'read'),
    },
    {
      means: ['clothing'],
      phrases: inFrames(forThem, 'wear'),
    },
    {
      means: ['experience', 'course'],
      phrases: `something to do together, something we can do together, something we could do together, things to do together,
      things we can do together, stuff we can do together, something to do with him, something to do with her, an outing,
      day trip`,
    },
    {
      means: ['sweets'],
      phrases: `sweets, sweet things, sweet stuff, anything sweet, sweet, confectionery, candy, candies,
      sugary stuff`,
    },
    {
      means: ['drink', 'alcohol'],
      phrases: `beverages`,
    },
    {
      means: ['clothing'],
      phrases: `clothes, clothing, garment, garments, apparel, something to wear`,
    },
    {
      means: ['shoes'],
      phrases: `shoes, sneakers, trainers, footwear`,
    },
    {
      means: ['jewellery'],
      phrases: `jewellery, jewelry, necklace, bracelet, earrings`,
    },
    {
      means: ['bag'],
      phrases: `handbag, handbags, tote bag, backpack`,
    },
    {
      means: ['cosmetics'],
      phrases: `cosmetics, make-up, makeup, beauty products, skincare products, toiletries, bath products`,
    },
    {
      means: ['perfume'],
      phrases: `perfume, perfumes, fragrance, cologne, aftershave`,
    },
    {
      means: ['plant'],
      phrases: `plant, plants, houseplant, houseplants`,
    },
    {
      means: ['flowers'],
      phrases: `flowers, bouquet, bunch of flowers`,
    },
    {
      means: ['decoration'],
      phrases: `decoration, decorations, decor, home decor, ornaments, knick-knacks, knickknacks, clutter,
      dust collector, dust collectors, trinkets`,
    },
    {
      means: ['candle'],
      phrases: `candle, candles, tea light, tea lights, tealights, scented candle, scented candles`,
    },
    {
      means: ['furniture'],
      phrases: `furniture`,
    },
    {
      means: ['tool'],
      phrases: `tool, tools, power tools`,
    },
    {
      means: ['gadget'],
      phrases: `gadget, gadgets, electronics, electronic, tech, technology, high-tech`,
    },
    {
      means: ['appliance'],
      phrases: `appliance, appliances, kitchen appliance`,
    },
    {
      means: ['kitchen-tool', 'tableware', 'appliance'],
      phrases: `kitchen stuff, kitchen things, kitchen gifts, kitchen bits, kitchenware, household items`,
    },
    {
      means: ['game', 'puzzle'],
      phrases: `game, games, board game, board games`,
    },
    {
      means: ['puzzle'],
      phrases: `puzzle, puzzles, jigsaw, jigsaws`,
    },
    {
      means: ['toy'],
      phrases: `toy, toys, plush`,
    },
    {
      means: ['stationery'],
      phrases: `stationery, notebook, notebooks`,
    },
    {
      means: ['voucher', 'money-gift'],
      phrases: `voucher, vouchers, gift card, gift cards, gift voucher`,
    },
    {
      means: ['money-gift'],
      phrases: `money gift, money, cash`,
    },
    {
      means: ['experience', 'course'],
      phrases: `experience, experiences, experience gift, day out, activity, time together, quality time, time with us,
      time with me, time with the family, time with the kids`,
    },
    {
      means: ['subscription'],
      phrases: `subscription, subscriptions, subscription box`,
    },
    {
      means: ['magazine'],
      phrases: `magazine, magazines`,
    },
    {
      means: ['course'],
      phrases: `course, workshop, class, classes, lessons, workshops`,
    },
    {
      means: ['craft-kit'],
      phrases: `craft kit, diy kit, diy set`,
    },
    {
      means: ['instrument'],
      phrases: `musical instrument, instrument, instruments`,
    },
    {
      means: ['film'],
      phrases: `dvd, dvds, blu-ray`,
    },
    {
      means: ['photo-gift'],
      phrases: `photo gift, photo gifts, photo book`,
    },
    {
      means: ['donation'],
      phrases: `donation`,
    },
    {
      means: ['collectible'],
      phrases: `collectible, collectibles`,
    },
    {
      means: ['tableware'],
      phrases: `mug, mugs, another mug, crockery`,
    },
    {
      means: ['sports-gear'],
      phrases: `sports equipment, sports gear`,
    },
    {
      means: ['alcohol'],
      phrases: `booze, bottle of wine, schnapps, spirits`,
    },
  ],
  flags: [
    {
      means: ['alcohol'],
      phrases: `alcohol, alcoholic, alcoholic drinks, booze, drink alcohol, boozy, grog, bevvy, bevvies, plonk, liquor, hard liquor`,
    },
    {
      means: ['caffeine'],
      phrases: `caffeine`,
    },
    {
      means: ['sugar'],
      phrases: `sugar, sugary, sugary things`,
    },
    {
      means: ['meat'],
      phrases: `meat, pork, bacon`,
    },
    {
      means: ['animal-product'],
      phrases: `animal products, leather, wool, silk, honey, fur`,
    },
    {
      means: ['dairy'],
      phrases: `dairy, dairy products, milk, lactose, cream, butter`,
    },
    {
      means: ['fish'],
      phrases: `fish, seafood, shellfish`,
    },
    {
      means: ['nuts'],
      phrases: `nuts, nut, peanut, peanuts, almonds, hazelnuts`,
    },
    {
      means: ['fragrance'],
      phrases: `fragrance, fragrances, scent, scents, scented, strong smells, smells, perfumed, perfume,
      smelly`,
    },
    {
      means: ['flame'],
      phrases: `open flame, flame, flames, fire, naked flame, naked flames, burns, burning, lit, lighter, matches`,
    },
    {
      means: ['sharp'],
      phrases: `knife, knives, sharp, blade, blades, scissors, saws, sharp edges, sharp objects`,
    },
    {
      means: ['small-parts'],
      phrases: `small parts, little parts, tiny parts, small bits, little bits, tiny bits, small pieces, little pieces,
      tiny pieces, loose parts, choking hazard, choking hazards, in his mouth, in her mouth, in their mouth, in its mouth,
      in the mouth, swallow, choke on`,
    },
    {
      means: ['magnets'],
      phrases: `magnets, magnet`,
    },
    {
      means: ['noisy'],
      phrases: `noise, noises, noisy, loud, loud toys, loud noises, loud sounds, beeping, beeps, bangs, racket, din`,
    },
    {
      means: ['screen'],
      phrases: `screen, screens, screen time`,
    },
    {
      means: ['adult'],
      phrases: `naughty, sexy, erotic, adult stuff`,
    },
    {
      means: ['living'],
      phrases: `living plants, live plants, living, alive, live animals, living things`,
    },
    {
      means: ['heavy'],
      phrases: `heavy, heavy things, heavy stuff, weighs a lot, weighs much, weighs a ton, heavy to carry, heavy to lift`,
    },
    {
      means: ['fiddly'],
      phrases: `fiddly, fiddly bits, finicky, tiny buttons, assembly, assembling, assemble, assembled, self-assembly, flat-pack,
      put together, putting together, to put together, to assemble`,
    },
    {
      means: ['needs-fitness'],
      phrases: `strenuous, exertion, physical exertion, strong exercise, hard exercise, too much exercise, physically demanding`,
    },
    {
      means: ['online'],
      phrases: `app, apps, internet, wifi, wi-fi, bluetooth, smart home`,
    },
    {
      means: ['needs-space'],
      phrases: `bulky, takes up space, takes up room, big stuff, huge, large items, bulky things`,
    },
    {
      means: ['fragile'],
      phrases: `fragile, breakable, breakables, delicate, glass, china, porcelain, crockery, made of glass, breaks easily,
      breaks, can break, shatters, smashes`,
    },
    {
      means: ['crowded'],
      phrases: `crowds, crowd, crowded, crowded places, busy places, lots of people, many people, so many people, big groups, large groups`,
    },
    {
      means: ['height'],
      phrases: `heights, great heights, high places, dizzy heights`,
    },
    {
      means: ['flashing'],
      phrases: `flashing, flashing lights, flashing light, flickers, flicker, flickering, flickering lights, strobe, strobes, strobe lights,
      blinking, blinks, blinking lights`,
    },
    {
      means: ['pierced-ears'],
      phrases: `earrings, earring, pierced ears, for pierced ears`,
    },
    {
      means: ['salty'],
      phrases: `salt, salty, salted, salty things, salty food, salty snacks`,
    },
    {
      means: ['fatty'],
      phrases: `fat, fatty, fatty food, greasy, greasy food, rich food`,
    },
    {
      means: ['spicy'],
      phrases: `spicy, spicy food, spicy things, hot spices, chilli, chillies, chili`,
    },
    {
      means: ['egg'],
      phrases: `egg, eggs`,
    },
    {
      means: ['for-two'],
      phrases: `for two, for couples, couples, couple stuff, couple things, couples stuff, couples things, coupley`,
    },
    {
      means: ['electric'],
      phrases: `electric, electrical, electrical things, plugged in, plug, plugs, needs a socket, needs charging, to charge, to be charged, to plug in, to be plugged in, charging, charger, cable,
      cables, cord, cords, electricity, runs on batteries`,
    },
    {
      means: ['gruesome'],
      phrases: `nightmares, scary, scary things, scary stuff, frightening, spooky, creepy, gory, gore, gruesome, bloody, blood, violent, violence,
      weapons, weapon, guns, monsters, ghosts, macabre, morbid`,
    },
    {
      means: ['messy'],
      phrases: `messy, mess, a mess, makes a mess, make a mess, glitter, glittery, slime, slimy, goo, confetti, stains, sticky`,
    },
    {
      means: ['thick'],
      phrases: `thick, thick things`,
    },
    {
      means: ['plastic'],
      phrases: `plastic, plastics, plastic stuff, plastic things, plastic tat`,
    },
  ],
  excluded: [
    {
      means: { concepts: ['wooden'] },
      phrases: `wooden toys, wooden toy`,
    },
    {
      // "Tired of stuff for the baby".
      means: { kinds: ['baby-item'] },
      phrases: 'baby, baby stuff, baby things, baby gear, baby gifts, baby clothes',
    },
    {
      means: { concepts: ['humour'] },
      phrases: `joke gifts, joke gift, joke presents, joke present, novelty gifts, novelty presents, novelty items, novelty stuff, funny gifts,
      funny presents, comedy gifts, silly gifts, silly presents`,
    },
    {
      means: { concepts: ['sentimental'] },
      phrases: 'cheesy, corny, soppy, mushy, sappy, schmaltzy, slushy',
    },
    {
      means: { concepts: ['quirky', 'sentimental'] },
      phrases: 'tacky, naff, kitschy, kitsch, tasteless',
    },
    {
      means: { flags: ['adult'] },
      phrases: `embarrassing, cringe, cringey, cringy, rude, crude, offensive, inappropriate, vulgar, risque, dirty, innuendo, innuendos,
      intimate, too intimate`,
    },
    {
      means: { concepts: ['personalised'] },
      phrases: 'personal',
    },
    {
      means: { concepts: ['spirituality', 'christian-faith', 'islam', 'judaism', 'hinduism'] },
      phrases: 'religious, religion',
    },
    {
      means: { kinds: ['alcohol'] },
      phrases: 'bottles',
    },
    {
      // Whoever cooks enough wants neither pans nor spices.
      means: {
        kinds: ['kitchen-tool', 'tableware', 'appliance'],
        concepts: ['kitchen', 'cooking'],
      },
      phrases: `kitchen stuff, kitchen things, kitchen gifts, kitchen bits, cooking stuff, cooking things, cooking gifts,
      food and cooking stuff`,
    },
    {
      means: { kinds: ['book', 'magazine'] },
      phrases: `read, reads, reading, reader, bookworm, to read`,
    },
    {
      means: { flags: ['alcohol'] },
      phrases: `drinking, drinker, drinks alcohol, boozer`,
    },
    {
      means: { kinds: ['drink', 'alcohol'], flags: ['alcohol'] },
      phrases: `to drink, drink, drinks`,
    },
    {
      means: { kinds: ['food', 'sweets'] },
      phrases: `eat, to eat, edibles, foodstuff`,
    },
    {
      means: { kinds: ['clothing', 'shoes'] },
      phrases: `wear, to wear, wearable, clothing items`,
    },
    {
      means: { flags: ['fragrance'], kinds: ['perfume'] },
      phrases: `smells, smell, stinks`,
    },
    {
      means: { flags: ['noisy'] },
      phrases: `makes noise, makes a noise, make noise, makes noises, make a noise, is noisy, is loud, musical toys, makes a racket,
      makes a din, make a racket, makes sounds, makes a sound, makes any noise, plays music, plays a tune, plays tunes,
      rattles, rattle, squeaks, squeak, jingles, jangles, buzzes, clatters, screeches, sings songs, plays songs`,
    },
    {
      means: { kinds: ['gadget'], flags: ['noisy', 'electric'] },
      phrases: `battery, batteries, plugs in, plug in`,
    },
    {
      means: { flags: ['meat', 'animal-product'] },
      phrases: `gelatine, gelatin`,
    },
    {
      means: { flags: ['needs-space'] },
      phrases: `takes up space, takes up room, take up space, take up room, big things, large things, needs space, needs room`,
    },
    {
      means: { flags: ['fragile'] },
      phrases: `unbreakable, shatterproof, shatter-proof`,
    },
    {
      means: { flags: ['meat'], concepts: ['meat'] },
      phrases: `pescatarian, pescatarians, pescetarian, pescetarians`,
    },
    {
      means: { kinds: ['plant'], flags: ['living'] },
      phrases: `needs watering, need watering, has to be watered, watered, watering, to water, looking after, needs looking after, need looking after, needs tending,
      to look after, needs feeding, greenery, houseplants, house plants, houseplant, house plant, pot plants, potted plants, living plants`,
    },
    {
      means: { kinds: ['decoration'] },
      phrases: `collects dust, gathers dust, to dust, put on a shelf`,
    },
    {
      // What no plane and no prison lets in.
      means: { kinds: ['alcohol', 'perfume'], flags: ['alcohol'] },
      phrases: `liquid, liquids, fluids, aerosol, aerosols, sprays`,
    },
    {
      means: { kinds: ['candle'], flags: ['fragrance'] },
      phrases: `scented candle, scented candles`,
    },
    {
      means: { kinds: ['craft-kit'] },
      phrases: `to make yourself`,
    },
    {
      means: { kinds: ['game', 'puzzle'] },
      phrases: `to play, play`,
    },
    {
      means: { kinds: ['cosmetics', 'perfume'] },
      phrases: `beauty stuff, beauty`,
    },
    {
      means: { diet: 'no-gluten', flags: ['gluten'] },
      phrases: `gluten, wheat, eat gluten, eat wheat`,
    },
    {
      means: { diet: 'no-lactose' },
      phrases: `dairy, eat dairy, dairy products`,
    },
    {
      means: { diet: 'no-fish' },
      phrases: `fish, seafood, shellfish`,
    },
    {
      means: { flags: ['animal-product'] },
      phrases: `from animals, animal`,
    },
  ],
  materials: wordFamilies(`
    plastic
    wool: woollen woolly merino cashmere lambswool sheepskin lambskin alpaca mohair felt felted tweed
    latex
    feathers: feather down
  `),
};
