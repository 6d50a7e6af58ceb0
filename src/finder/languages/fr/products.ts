import type { ProductGrammar } from '../language-pack.ts';
import { wordFamilies, words } from '../patterns.ts';

export const products: ProductGrammar = {
  narrower: words(
    `roman romans polar polars collier boucles main dos cremes maquillage gel toilette bouquet parfumee parfumees societe carnet carnets photo tasses`,
  ),
  kinds: [
    {
      means: ['book'],
      phrases: `livre, livres, bouquin, bouquins, roman, romans, polar, polars`,
    },
    {
      means: ['food', 'sweets'],
      phrases: `nourriture, alimentaire, comestible, manger, aliments, se mange, se mangent`,
    },
    {
      means: ['sweets'],
      phrases: `bonbons, sucreries, sucrerie, sucre, confiseries, confiserie, friandises`,
    },
    {
      means: ['drink', 'alcohol'],
      phrases: `boissons`,
    },
    {
      means: ['clothing'],
      phrases: `vetement, vetements, fringues, habits`,
    },
    {
      means: ['shoes'],
      phrases: `chaussure, chaussures`,
    },
    {
      means: ['jewellery'],
      phrases: `bijou, bijoux, collier, boucles d'oreilles`,
    },
    {
      means: ['bag'],
      phrases: `sac a main, sac a dos`,
    },
    {
      means: ['cosmetics'],
      phrases: `cremes, cosmetique, cosmetiques, maquillage, produits de beaute, gel douche`,
    },
    {
      means: ['perfume'],
      phrases: `parfum, parfums, parfumes, eau de toilette`,
    },
    {
      means: ['plant'],
      phrases: `plante, plantes`,
    },
    {
      means: ['flowers'],
      phrases: `bouquet, fleur, fleurs, bouquet de fleurs`,
    },
    {
      means: ['decoration'],
      phrases: `decoration, deco, decoration maison, bibelot, bibelots, objets deco, attrape-poussiere,
      nid a poussiere, nids a poussiere`,
    },
    {
      means: ['candle'],
      phrases: `bougie, bougies, bougie parfumee, bougies parfumees`,
    },
    {
      means: ['furniture'],
      phrases: `meuble, meubles`,
    },
    {
      means: ['tool'],
      phrases: `outil, outils, outillage`,
    },
    {
      means: ['gadget'],
      phrases: `gadget, gadgets, electronique, technologie`,
    },
    {
      means: ['appliance'],
      phrases: `electromenager`,
    },
    {
      means: ['kitchen-tool', 'tableware', 'appliance'],
      phrases: `ustensiles de cuisine`,
    },
    {
      means: ['game', 'puzzle'],
      phrases: `jeu, jeux, jeu de societe, jeux de societe`,
    },
    {
      means: ['puzzle'],
      phrases: `puzzle, puzzles, casse-tete`,
    },
    {
      means: ['toy'],
      phrases: `jouet, jouets`,
    },
    {
      means: ['stationery'],
      phrases: `papeterie, carnet, carnets`,
    },
    {
      means: ['voucher', 'money-gift'],
      phrases: `bon cadeau, bons cadeaux, carte cadeau, cartes cadeaux, cheque cadeau, cheques cadeaux`,
    },
    {
      means: ['money-gift'],
      phrases: `argent liquide, enveloppe, de l'argent, des sous, du cash, un peu d'argent`,
    },
    {
      means: ['experience', 'course'],
      phrases: `experience insolite, activite, activites, sortie, coffret experience`,
    },
    {
      means: ['subscription'],
      phrases: `abonnement, abonnements`,
    },
    {
      means: ['magazine'],
      phrases: `magazine, magazines, revue`,
    },
    {
      means: ['course'],
      phrases: `cours, atelier, stage`,
    },
    {
      means: ['craft-kit'],
      phrases: `kit creatif, loisirs creatifs, coffret diy`,
    },
    {
      means: ['instrument'],
      phrases: `instrument, instruments, instrument de musique`,
    },
    {
      means: ['film'],
      phrases: `dvd, film dvd`,
    },
    {
      means: ['photo-gift'],
      phrases: `cadeau photo, album photo`,
    },
    {
      means: ['donation'],
      phrases: `don a une association`,
    },
    {
      means: ['collectible'],
      phrases: `objet de collection`,
    },
    {
      means: ['tableware'],
      phrases: `vaisselle, tasses`,
    },
    {
      means: ['sports-gear'],
      phrases: `equipement sportif`,
    },
  ],
  flags: [
    {
      means: ['alcohol'],
      phrases: `alcool, alcools, alcoolise, alcoolisee`,
    },
    {
      means: ['caffeine'],
      phrases: `cafeine`,
    },
    {
      means: ['sugar'],
      phrases: `sucre, sucres`,
    },
    {
      means: ['meat'],
      phrases: `viande, charcuterie, porc`,
    },
    {
      means: ['animal-product'],
      phrases: `produits animaux, cuir, laine, soie, miel, fourrure`,
    },
    {
      means: ['dairy'],
      phrases: `produits laitiers, laitages, lait, lactose, crème, beurre`,
    },
    {
      means: ['fish'],
      phrases: `poisson, poissons, fruits de mer, crustacés`,
    },
    {
      means: ['nuts'],
      phrases: `noix, fruits a coque, cacahuetes, arachides, noisettes, amandes`,
    },
    {
      means: ['fragrance'],
      phrases: `parfum, parfums, parfume, parfumees, odeurs, senteurs`,
    },
    {
      means: ['flame'],
      phrases: `flamme, flammes, feu, flamme nue, flammes nues, brûle, allumettes, briquet`,
    },
    {
      means: ['sharp'],
      phrases: `couteau, couteaux, lame, lames, tranchant, tranchants, coupant, coupants, pointu, pointus, ciseaux, scies`,
    },
    {
      means: ['small-parts'],
      phrases: `petites pieces, petits morceaux, petites parties, petits éléments, petits bouts, minuscules pièces`,
    },
    {
      means: ['magnets'],
      phrases: `aimants, aimant, magnétique`,
    },
    {
      means: ['noisy'],
      phrases: `bruit, bruits, bruyant, bruyants, bruyante, bruyantes, boucan, vacarme, raffut, tapage, sonore, sonores`,
    },
    {
      means: ['screen'],
      phrases: `ecran, ecrans`,
    },
    {
      means: ['adult'],
      phrases: `sexy, coquin, sexe`,
    },
    {
      means: ['living'],
      phrases: `plantes vivantes, vivant, vivante, vivants`,
    },
    {
      means: ['heavy'],
      phrases: `lourd, lourds, lourde, lourdes, pesant, lourd à porter, lourd à soulever, pèse lourd`,
    },
    {
      means: ['fiddly'],
      phrases: `minutieux, montage, assemblage, petites vis, en kit`,
    },
    {
      means: ['needs-fitness'],
      phrases: `fatigant, fatigants, physique, effort, efforts, efforts physiques, effort physique, éprouvant, trop sportif`,
    },
    {
      means: ['online'],
      phrases: `appli, applis, application, internet, wifi, bluetooth, connecté, connectés, connectée, domotique`,
    },
    {
      means: ['needs-space'],
      phrases: `encombrant, encombrants, encombrante, encombrantes, trop grand, trop gros, énorme, imposant`,
    },
    {
      means: ['fragile'],
      phrases: `fragile, fragiles, cassable, cassables, incassable, incassables, verre, en verre, porcelaine, en porcelaine, céramique, casse, se casse,
      cassant, vaisselle fragile`,
    },
    {
      means: ['crowded'],
      phrases: `foule, foules, monde fou, bain de foule, bains de foule, beaucoup de monde, trop de monde, bondé, bondés, endroits bondés, cohue`,
    },
    {
      means: ['height'],
      phrases: `vide, hauteur, hauteurs`,
    },
    {
      means: ['flashing'],
      phrases: `clignote, clignotant, clignotants, clignotante, clignotantes, lumières clignotantes, lumière clignotante, stroboscope,
      stroboscopes, flashs, lumières vives, scintille`,
    },
    {
      means: ['pierced-ears'],
      phrases: `boucles d'oreilles, boucles d'oreille, oreilles percées`,
    },
    {
      means: ['salty'],
      phrases: `sel, salé, salés, salée, salées, trop salé`,
    },
    {
      means: ['fatty'],
      phrases: `gras, grasse, matières grasses, graisse, graisses`,
    },
    {
      means: ['spicy'],
      phrases: `épicé, épicés, épicée, épicées, piment, piments, pimenté, pimentés, piquant, plats épicés`,
    },
    {
      means: ['egg'],
      phrases: `oeuf, oeufs`,
    },
    {
      means: ['for-two'],
      phrases: `pour deux, à deux, en couple, trucs de couple, de couple, pour couples, couples`,
    },
    {
      means: ['electric'],
      phrases: `électrique, électriques, électricité, prise, prises, qui se branche, se branche, à brancher, câble, câbles, fil électrique,
      pile, piles, à recharger`,
    },
    {
      means: ['gruesome'],
      phrases: `effrayant, effrayants, qui fait peur, qui font peur, monstres, fantômes, sang, sanglant, sanglante, sanglants, sanglantes,
      violent, violente, violents, violence, armes, arme, gore, macabre, glauque, morbide`,
    },
    {
      means: ['messy'],
      phrases: `salissant, salissants, salissante, paillettes, slime, pâte à modeler, confettis, qui tache, qui salit, taches, poisseux`,
    },
    {
      means: ['thick'],
      phrases: `épais, épaisse`,
    },
    {
      means: ['plastic'],
      phrases: `plastique, plastiques`,
    },
  ],
  excluded: [
    {
      means: { concepts: ['wooden'] },
      phrases: `bois, en bois, de bois, jouets en bois, jouet en bois, jouets bois, jouet bois`,
    },
    {
      means: { concepts: ['personalised'] },
      phrases: 'personnel, personnelle, trop personnel, trop personnelle',
    },
    {
      means: { concepts: ['sentimental'] },
      phrases: `cucul, cul-cul, niais, niaise, gnangnan, mielleux, mielleuse, larmoyant, larmoyante, dégoulinant, à l'eau de rose`,
    },
    {
      means: { concepts: ['quirky', 'sentimental'] },
      phrases: `kitsch, kitch, de mauvais goût, tape-à-l'oeil`,
    },
    {
      means: { flags: ['adult'] },
      phrases: `gênant, gênante, gênants, embarrassant, embarrassante, vulgaire, vulgaires, grossier, grossière, grivois, grivoise, coquin,
      coquine, sexy, salace, déplacé, déplacée, intime, trop intime`,
    },
    {
      // Too close, between people who hardly know each other.
      means: { kinds: ['perfume', 'photo-gift'], flags: ['adult'] },
      phrases: `perso, trop perso, persos, familier, familiers, trop familier, trop proche`,
    },
    {
      means: { kinds: ['money-gift'] },
      phrases: `argent, du liquide, des billets, espèces, cash, sous, fric, thune, thunes, pognon, virement, mandat, chèque, chèques`,
    },
    {
      means: { concepts: ['poker', 'lottery'], flags: [] },
      phrases: `jeux d'argent, jeu d'argent, jeux de hasard, jeu de hasard, casino, casinos, paris sportifs, jeux à gratter, jeu à gratter, grattage, loto, pmu, machines à sous`,
    },
    {
      means: { concepts: ['lgbtq'] },
      phrases: `arc-en-ciel, arc en ciel, drapeau, drapeaux, lgbt`,
    },
    {
      means: { kinds: ['jewellery', 'gadget'], concepts: ['luxury'] },
      phrases: `de valeur, valeur, précieux, précieuse, onéreux, qui se vole, se vole, qui attire les voleurs`,
    },
    {
      // Where or of what make something is bought says nothing of what it is.
      means: { concepts: [] },
      phrases: `amazon, temu, shein, aliexpress, made in china, china, chine, fabriqué en chine, vinted, leboncoin, ikea, action`,
    },
    {
      means: { flags: ['gruesome'] },
      phrases: `zombie, zombies, vampire, vampires, squelette, squelettes, fasse peur, fassent peur, fait peur, horreur, démons, cadavres,
      jouets de guerre, jouet de guerre, jouets guerriers, jeux de guerre, guerre, guerrier, guerriers`,
    },
    {
      means: { concepts: ['princesses'] },
      phrases: `trop fille, fifille, trop girly, de fille`,
    },
    {
      means: { kinds: ['food', 'sweets', 'flowers'] },
      phrases: `périssable, périssables, denrées, denrées périssables, produits frais`,
    },
    {
      means: { concepts: ['humour'] },
      phrases:
        'ridicule, ridicules, débile, débiles, blague, blagues, gag, gags, farce, farces et attrapes, pour rire',
    },
    {
      means: { concepts: ['spirituality', 'christian-faith', 'islam', 'judaism', 'hinduism'] },
      phrases: 'religieux, religieuse, religion',
    },
    {
      means: { kinds: ['alcohol'] },
      phrases: 'bouteille, bouteilles',
    },
    {
      means: { diet: 'no-gluten' },
      phrases: `gluten, blé`,
    },
    {
      means: { diet: 'no-lactose' },
      phrases: `produits laitiers, lactose, laitages`,
    },
    {
      means: { kinds: ['book', 'magazine'] },
      phrases: `lire, lit, lisent, lecture, lecteur, lectrice, a lire`,
    },
    {
      means: { flags: ['alcohol'] },
      phrases: `buveur, buveuse`,
    },
    {
      means: { kinds: ['drink', 'alcohol'], flags: ['alcohol'] },
      phrases: `a boire`,
    },
    {
      means: { kinds: ['food', 'sweets'] },
      phrases: `mangeable, a manger, mange, se mange, se mangent`,
    },
    {
      means: { kinds: ['clothing', 'shoes'] },
      phrases: `a porter, a mettre`,
    },
    {
      means: { flags: ['fragrance'], kinds: ['perfume'] },
      phrases: `parfume, sent, sente, sentent, sent fort, odorant`,
    },
    {
      means: { flags: ['noisy'] },
      phrases: `fait du bruit, font du bruit, fasse du bruit, fassent du bruit, fait trop de bruit, fasse trop de bruit, fait du boucan,
      sonne, bipe, fait de la musique, fasse de la musique, fait un bruit`,
    },
    {
      means: { kinds: ['gadget'], flags: ['noisy', 'electric'] },
      phrases: `piles, pile, a piles`,
    },
    {
      means: { flags: ['meat', 'animal-product'] },
      phrases: `gelatine`,
    },
    {
      means: { flags: ['needs-space'] },
      phrases: `prend de la place, prennent de la place, prenne de la place, prennent trop de place, prend trop de place,
      prenne trop de place, place, volumineux, volumineuse`,
    },
    {
      means: { kinds: ['plant'], flags: ['living'] },
      phrases: `plante verte, plantes vertes, plante d'intérieur, plantes d'intérieur, verdure`,
    },
    {
      means: { kinds: ['decoration'] },
      phrases: `prend la poussiere, prennent la poussiere, prenne la poussiere, prennent la poussiere, poser sur une etagere, a epousseter, epousseter, a depoussierer, depoussierer, ramasse-poussiere, ramasse poussiere`,
    },
    {
      means: { kinds: ['candle'], flags: ['fragrance'] },
      phrases: `bougie parfumee, bougies parfumees`,
    },
    {
      means: { kinds: ['craft-kit'] },
      phrases: `a bricoler`,
    },
    {
      means: { flags: ['fiddly'] },
      phrases: `a monter, a assembler, a visser, a construire`,
    },
    {
      means: { kinds: ['game', 'puzzle'] },
      phrases: `a jouer`,
    },
    {
      means: { diet: 'no-fish' },
      phrases: `poisson, fruits de mer, crustaces`,
    },
    {
      means: { kinds: ['drink', 'alcohol', 'perfume'], flags: ['alcohol'] },
      phrases: `liquide, liquides`,
    },
    {
      // "Elle a déjà tout pour le bébé", "rien pour le bébé".
      means: { kinds: ['baby-item'] },
      phrases: `bebe, bebes, puericulture, layette, affaires de bebe, trucs de bebe, choses de bebe`,
    },
    {
      means: { kinds: ['food', 'sweets'] },
      phrases: `bouffe, nourriture`,
    },
    {
      means: { flags: ['animal-product'] },
      phrases: `animale, animaux morts`,
    },
  ],
  materials: wordFamilies(`
    plastique
    laine: merinos cachemire mouton alpaga mohair feutre tweed
    nickel
    latex
    caoutchouc
    nylon
    polyester
    synthetique
    acier
    plumes: duvet
  `),
};
