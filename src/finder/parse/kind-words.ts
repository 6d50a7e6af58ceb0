import { phrases } from '../text/phrase-matcher.ts';
import type { Flag, Kind } from '../vocabulary.ts';

/** Phrases for kinds of product; the same ones ask for a kind and exclude it. */
export const kindPhrases: readonly (readonly [phrase: string, kinds: readonly Kind[]])[] = [
  // What somebody is or does, and no product.
  ...phrases<readonly Kind[]>(
    [],
    'book worm, book worms, book lover, book lovers, book nerd, book club, book clubs, plays games, game night, game nights, games night, plant mum, plant mom, plant dad, plant lover',
  ),
  ...phrases<readonly Kind[]>(
    ['book'],
    'book, books, novel, novels, paperback, ebook, coffee table book, cookbook, buch, bucher, buchern, buches, roman, romane, kochbuch, kochbucher, bildband, lesestoff, sachbuch, bilderbuch, livre, livres, bouquin, bouquins, libro, libros, libri',
  ),
  ...phrases<readonly Kind[]>(
    ['food', 'sweets'],
    'food, foods, edible, edibles, anything edible, nothing edible, something to eat, things to eat, essen, lebensmittel, essbares, essbarem, esswaren, nahrungsmittel, nahrung, etwas zu essen, nourriture, alimentaire, comestible, manger, aliments, comida, cibo',
  ),
  ...phrases<readonly Kind[]>(
    ['sweets'],
    'sweets, sweet things, sweet stuff, anything sweet, sweet, confectionery, candy, candies, sugary stuff, susses, sussigkeiten, sussigkeit, naschzeug, sussem, naschereien, schleckzeug, bonbons, sucreries, sucrerie, sucre, confiseries, confiserie, friandises, dulces, dolci',
  ),
  ...phrases<readonly Kind[]>(['drink', 'alcohol'], 'beverages, getranke, getranken, boissons'),
  ...phrases<readonly Kind[]>(
    ['clothing'],
    'clothes, clothing, garment, garments, apparel, something to wear, kleidung, klamotten, anziehsachen, zum anziehen, kleidungsstuck, kleidungsstucke, vetement, vetements, fringues, habits, ropa, vestiti',
  ),
  ...phrases<readonly Kind[]>(
    ['shoes'],
    'shoes, sneakers, trainers, footwear, schuhe, schuh, turnschuhe, chaussure, chaussures, schuhen, zapatos, scarpe',
  ),
  ...phrases<readonly Kind[]>(
    ['jewellery'],
    "jewellery, jewelry, necklace, bracelet, earrings, schmuck, schmuckstuck, halskette, kette, armband, ohrringe, bijou, bijoux, collier, boucles d'oreilles, joyas, gioielli",
  ),
  ...phrases<readonly Kind[]>(
    ['bag'],
    'handbag, handbags, tote bag, backpack, handtasche, handtaschen, rucksack, sac a main, sac a dos, bolso',
  ),
  ...phrases<readonly Kind[]>(
    ['cosmetics'],
    'cosmetics, make-up, makeup, make up, beauty products, skincare products, toiletries, bath products, kosmetik, kosmetika, schminke, pflegeprodukte, beautyprodukte, duschgel, cremes, cosmetique, cosmetiques, maquillage, produits de beaute, gel douche',
  ),
  ...phrases<readonly Kind[]>(
    ['perfume'],
    'perfume, perfumes, fragrance, cologne, aftershave, parfum, parfums, parfumes, duft, eau de toilette',
  ),
  ...phrases<readonly Kind[]>(
    ['plant'],
    'plant, plants, houseplant, houseplants, pflanze, pflanzen, zimmerpflanze, zimmerpflanzen, topfpflanze, plante, plantes',
  ),
  ...phrases<readonly Kind[]>(
    ['flowers'],
    'flowers, bouquet, bunch of flowers, blumen, blumenstrauss, blumenstrausse, strauss, fleur, fleurs, bouquet de fleurs, flores, fiori',
  ),
  ...phrases<readonly Kind[]>(
    ['decoration'],
    'decoration, decorations, decor, home decor, ornaments, knick-knacks, knick knacks, knickknacks, clutter, dust collector, dust collectors, trinkets, deko, dekoration, dekokram, staubfanger, stehrumchen, stehrumsel, krimskrams, nippes, kram zum rumstehen, rumstehchen, deco, decoration maison, bibelot, bibelots, objets deco, attrape-poussiere, nid a poussiere, nids a poussiere',
  ),
  ...phrases<readonly Kind[]>(
    ['candle'],
    'candle, candles, kerze, kerzen, teelicht, teelichter, tea light, tea lights, tealights, bougie, bougies, velas, candele',
  ),
  ...phrases<readonly Kind[]>(
    ['candle'],
    'scented candle, scented candles, duftkerze, duftkerzen, bougie parfumee, bougies parfumees',
  ),
  ...phrases<readonly Kind[]>(['furniture'], 'furniture, mobel, mobelstuck, meuble, meubles'),
  ...phrases<readonly Kind[]>(
    ['tool'],
    'tool, tools, power tools, werkzeug, werkzeuge, outil, outils, outillage',
  ),
  ...phrases<readonly Kind[]>(
    ['gadget'],
    'gadget, gadgets, electronics, electronic, tech, technology, technik, elektronik, technikkram, electronique, high-tech, technologie',
  ),
  ...phrases<readonly Kind[]>(
    ['appliance'],
    'appliance, appliances, kitchen appliance, kuchengerat, kuchengerate, haushaltsgerat, haushaltsgerate, electromenager',
  ),
  ...phrases<readonly Kind[]>(
    ['kitchen-tool', 'tableware', 'appliance'],
    'kitchen stuff, kitchenware, household items, kuchenkram, haushaltskram, haushaltswaren, haushaltszeug, haushalt, ustensiles de cuisine',
  ),
  ...phrases<readonly Kind[]>(
    ['game', 'puzzle'],
    'game, games, spiel, spiele, jeu, jeux, jeu de societe, jeux de societe, gesellschaftsspiel, gesellschaftsspiele, brettspiel, brettspiele, board game, board games',
  ),
  ...phrases<readonly Kind[]>(['puzzle'], 'puzzle, puzzles, jigsaw, jigsaws, casse-tete'),
  ...phrases<readonly Kind[]>(
    ['toy'],
    'toy, toys, spielzeug, spielzeuge, spielsachen, spielwaren, jouet, jouets, plush, peluche, peluches, juguetes, giocattoli',
  ),
  ...phrases<readonly Kind[]>(
    ['stationery'],
    'stationery, notebook, notebooks, notizbuch, notizbucher, schreibwaren, papeterie, carnet, carnets',
  ),
  ...phrases<readonly Kind[]>(
    ['voucher', 'money-gift'],
    'voucher, vouchers, gift card, gift cards, gift voucher, gutschein, gutscheine, gutscheinen, bon cadeau, bons cadeaux, carte cadeau, cartes cadeaux, cheque cadeau, cheques cadeaux',
  ),
  ...phrases<readonly Kind[]>(
    ['money-gift'],
    'money gift, money, cash, geldgeschenk, geldgeschenke, bargeld, argent liquide, enveloppe',
  ),
  ...phrases<readonly Kind[]>(
    ['experience'],
    'experience, experiences, experience gift, day out, activity, erlebnis, erlebnisse, erlebnisgeschenk, erlebnisgutschein, unternehmung, experience insolite, activite, activites, sortie, coffret experience',
  ),
  ...phrases<readonly Kind[]>(
    ['subscription'],
    'subscription, subscriptions, subscription box, abo, abos, abonnement, abonnements, abobox',
  ),
  ...phrases<readonly Kind[]>(
    ['magazine'],
    'magazine, magazines, zeitschrift, zeitschriften, zeitschriftenabo, revue',
  ),
  ...phrases<readonly Kind[]>(
    ['course'],
    'course, workshop, class, classes, lessons, kurs, kurse, workshops, cours, atelier, stage',
  ),
  ...phrases<readonly Kind[]>(
    ['craft-kit'],
    'craft kit, diy kit, diy set, bastelset, bastelsets, kit creatif, loisirs creatifs, coffret diy',
  ),
  ...phrases<readonly Kind[]>(
    ['instrument'],
    'musical instrument, instrument, instruments, musikinstrument, instrument de musique',
  ),
  ...phrases<readonly Kind[]>(['film'], 'dvd, dvds, blu-ray, film dvd'),
  ...phrases<readonly Kind[]>(
    ['photo-gift'],
    'photo gift, photo gifts, photo book, fotogeschenk, fotogeschenke, fotobuch, cadeau photo, album photo',
  ),
  ...phrases<readonly Kind[]>(['donation'], 'donation, spende, spenden, don a une association'),
  ...phrases<readonly Kind[]>(
    ['collectible'],
    'collectible, collectibles, sammelfigur, sammelfiguren, objet de collection',
  ),
  ...phrases<readonly Kind[]>(
    ['tableware'],
    'mug, mugs, another mug, tasse, tassen, becher, geschirr, crockery, vaisselle, tasses',
  ),
  ...phrases<readonly Kind[]>(
    ['sports-gear'],
    'sports equipment, sports gear, sportgerat, sportgerate, sportausrustung, equipement sportif',
  ),
  ...phrases<readonly Kind[]>(['alcohol'], 'booze, bottle of wine, schnapps, spirits'),
];

/** Phrases for properties, mostly used to exclude them. */
export const flagPhrases: readonly (readonly [phrase: string, flags: readonly Flag[]])[] = [
  ...phrases<readonly Flag[]>(
    ['alcohol'],
    'alcohol, alcoholic, alcoholic drinks, booze, alkohol, alkohols, alkoholisches, alkoholische, alkoholika, alk, schnaps, alcool, alcools, alcoolise, alcoolisee, alcohol de, alcolici, drink alcohol',
  ),
  ...phrases<readonly Flag[]>(['caffeine'], 'caffeine, koffein, cafeine'),
  ...phrases<readonly Flag[]>(
    ['sugar'],
    'sugar, sugary, zucker, zuckerhaltiges, sucre, sucres, sugary things',
  ),
  ...phrases<readonly Flag[]>(
    ['meat'],
    'meat, fleisch, wurst, schinken, speck, viande, charcuterie, pork, schweinefleisch, porc, bacon',
  ),
  ...phrases<readonly Flag[]>(
    ['animal-product'],
    'animal products, leather, wool, silk, honey, dairy, milk, lactose, tierprodukte, tierische produkte, tierisches, leder, wolle, seide, honig, milch, milchprodukte, laktose, produits animaux, cuir, laine, soie, miel, produits laitiers, lait, fur',
  ),
  ...phrases<readonly Flag[]>(
    ['nuts'],
    'nuts, nut, peanut, peanuts, almonds, hazelnuts, nusse, nussen, nuss, erdnusse, erdnussen, mandeln, noix, fruits a coque, cacahuetes, arachides, noisettes, amandes',
  ),
  ...phrases<readonly Flag[]>(
    ['fragrance'],
    'fragrance, fragrances, scent, scents, scented, strong smells, smells, perfumed, duft, dufte, duften, parfum, parfums, gerüche, geruche, parfume, parfumees, odeurs, senteurs, perfume, smelly',
  ),
  ...phrases<readonly Flag[]>(
    ['flame'],
    'open flame, flames, fire, offenes feuer, feuer, flamme, flammes, feu',
  ),
  ...phrases<readonly Flag[]>(
    ['sharp'],
    'knife, knives, sharp, blades, messer, messern, scharfes, klingen, couteau, couteaux, lames, tranchant',
  ),
  ...phrases<readonly Flag[]>(
    ['small-parts'],
    'small parts, little parts, kleinteile, kleinteilen, kleine teile, petites pieces',
  ),
  ...phrases<readonly Flag[]>(['magnets'], 'magnets, magnet, magnete, magneten, aimants'),
  ...phrases<readonly Flag[]>(
    ['noisy'],
    'noise, noisy, loud, loud toys, larm, krach, lautes, laut, lautem, bruit, bruyant, bruyants',
  ),
  ...phrases<readonly Flag[]>(
    ['screen'],
    'screen, screens, screen time, bildschirm, bildschirme, bildschirmzeit, ecran, ecrans',
  ),
  ...phrases<readonly Flag[]>(
    ['adult'],
    'naughty, sexy, erotic, adult stuff, erotik, anzuglich, schlupfrig, coquin, sexe',
  ),
  ...phrases<readonly Flag[]>(
    ['living'],
    'living plants, live plants, lebende pflanzen, plantes vivantes',
  ),
  ...phrases<readonly Flag[]>(
    ['needs-space'],
    'bulky, takes up space, sperriges, platz wegnimmt, viel platz, encombrant, encombrants, big stuff',
  ),
  ...phrases<readonly Flag[]>(
    ['fragile'],
    'fragile, breakable, zerbrechliches, zerbrechlich, cassable',
  ),
];

interface ExcludedMeaning {
  readonly kinds?: readonly Kind[];
  readonly flags?: readonly Flag[];
  readonly concepts?: readonly string[];
}

/** Phrases that mean something only after an exclusion cue. */
export const excludedPhrases: readonly (readonly [phrase: string, meaning: ExcludedMeaning])[] = [
  ...phrases<ExcludedMeaning>(
    { kinds: ['book', 'magazine'] },
    `read, reads, reading, reader, bookworm, to read, lesen, liest, leser, leserin, leseratte, zum lesen, zu lesen, lire, lit, lisent, lecture, lecteur, lectrice, a lire`,
  ),
  ...phrases<ExcludedMeaning>(
    { flags: ['alcohol'] },
    'drinking, drinker, drinks alcohol, trinker, trinkerin, buveur, buveuse, boozer',
  ),
  ...phrases<ExcludedMeaning>(
    { kinds: ['drink', 'alcohol'], flags: ['alcohol'] },
    'to drink, drink, drinks, zum trinken, zu trinken, trinken, a boire, trinkbares',
  ),
  ...phrases<ExcludedMeaning>(
    { kinds: ['food', 'sweets'] },
    'eat, to eat, zum essen, zu essen, a manger, mange, essbarem, mangeable, edibles, foodstuff',
  ),
  ...phrases<ExcludedMeaning>(
    { kinds: ['clothing', 'shoes'] },
    'wear, to wear, zum anziehen, anziehen, anzuziehen, a porter, a mettre, wearable, clothing items',
  ),
  ...phrases<ExcludedMeaning>(
    { flags: ['fragrance'], kinds: ['perfume'] },
    'smells, smell, stinks, riecht, duftet, stinkt, duftendes, riechendes, parfumiertes, parfumierte, parfume, sent, sent fort, odorant',
  ),
  ...phrases<ExcludedMeaning>(
    { flags: ['noisy'] },
    'makes noise, makes a noise, make noise, is noisy, is loud, larm macht, krach macht, larmendes, fait du bruit, font du bruit, musical toys',
  ),
  ...phrases<ExcludedMeaning>(
    { flags: ['needs-space'] },
    'takes up space, takes up room, take up space, big things, large things, platz braucht, platz wegnimmt, prend de la place, prennent de la place, place, volumineux',
  ),
  ...phrases<ExcludedMeaning>(
    { kinds: ['decoration'] },
    'collects dust, gathers dust, to dust, put on a shelf, staub fangt, rumsteht, herumsteht, nur rumsteht, zum hinstellen, hinstellen, zum rumstehen, rumstehen, rumzustehen, zum aufstellen, aufstellen, zum dekorieren, dekorieren, prend la poussiere, prennent la poussiere, poser sur une etagere',
  ),
  ...phrases<ExcludedMeaning>(
    { kinds: ['candle'], flags: ['fragrance'] },
    'scented candle, scented candles, duftkerze, duftkerzen, bougie parfumee, bougies parfumees',
  ),
  ...phrases<ExcludedMeaning>(
    { kinds: ['craft-kit'] },
    'zum basteln, basteln, a bricoler, to make yourself',
  ),
  ...phrases<ExcludedMeaning>(
    { kinds: ['game', 'puzzle'] },
    'to play, play, zum spielen, spielen, a jouer',
  ),
  ...phrases<ExcludedMeaning>(
    { kinds: ['cosmetics', 'perfume'] },
    'zum schminken, schminken, zum eincremen, eincremen, beauty stuff, beauty, beautykram, kosmetikkram, pflegezeug',
  ),
  ...phrases<ExcludedMeaning>(
    { concepts: ['fish-dishes', 'sushi'] },
    'fish, seafood, shellfish, fisch, meeresfruchte, meeresfruchten, poisson, fruits de mer, crustaces',
  ),
  ...phrases<ExcludedMeaning>(
    { flags: ['animal-product'] },
    'from animals, animal, vom tier, tierischem, animale, animaux morts',
  ),
];
