import { phrases } from './phrase-book.ts';
import type { Flag } from './vocabulary.ts';

/** `not`: what follows must not come; `owns`: what follows is there already; `none`: no refusal at all. */
export type Cue = 'not' | 'owns' | 'none' | 'not-after';

export const cuePhrases: readonly (readonly [phrase: string, cue: Cue])[] = [
  ...phrases<Cue>(
    'not',
    `no, no more, not, not a, not another, nothing with, nothing containing, nothing made of, nothing, without, w/o, except, except for, excluding, anything but, everything but, anything except, apart from, other than, aside from, minus,
    doesn't like, does not like, doesnt like, don't like, do not like, dont like, didn't like, doesn't eat, doesnt eat, does not eat, don't eat, doesn't drink, doesnt drink, does not drink, don't drink, doesn't want, doesnt want, does not want, don't want, dont want, doesn't need, does not need, doesnt need, doesn't wear, does not wear, doesnt wear, doesn't use, isn't into, isnt into, is not into, not into, not keen on, not interested in, not a fan of, no fan of, isn't a fan of, not fond of, not really into,
    hates, hate, hating, dislikes, dislike, detests, loathes, despises, can't stand, cant stand, cannot stand, can't have, cant have, cannot have, can't eat, cant eat, cannot eat, can't tolerate, allergic to, allergy to, intolerant to, intolerant of, allergies to, avoid, avoids, avoiding, free of, please no, definitely no, definitely not, absolutely no, has enough, sick of, tired of, had enough of, scared of, afraid of, gave up, quit, instead of, rather than, neither,
    kein, keine, keinen, keinem, keiner, keines, keinerlei, ohne, nichts mit, nichts aus, nichts zum, nichts zu, nix mit, nix zum, nix, nichts, ausser, bloss nicht, bloss kein, bloss keine, bloss keinen, bitte nicht, bitte keine, bitte kein, bitte keinen, auf keinen fall, auf gar keinen fall, hasst, hasse, hassen, verabscheut, abneigung gegen, steht nicht auf, stehe nicht auf, steh nicht auf, interessiert sich nicht fur, nicht interessiert an, halt nichts von, halt nicht viel von, kann nichts anfangen mit, nichts am hut mit, kein fan von, keine fan von, allergisch gegen, allergisch auf, allergie gegen, allergien gegen, vertragt kein, vertragt keine, vertragt keinen, unvertraglichkeit gegen, verzichtet auf, meidet, schon genug, hat schon genug, mehr als genug, anstatt, statt, weder, noch mehr, nicht schon wieder, nie wieder, angst vor, frei von, nicht, mag kein, mag keine, mag keinen, trinkt kein, trinkt keinen, isst kein, isst keine, braucht kein, braucht keine, braucht keinen, mochte kein, mochte keine, will kein, will keine,
    sans, pas de, pas d', pas du, pas des, pas le, pas la, pas les, pas un, pas une, pas, surtout pas, surtout pas de, surtout pas d', sauf, hormis, excepte, a part, n'aime pas, aime pas, n'aime pas du tout, aime pas trop, n'aime pas trop, n'aime ni, ne boit pas, boit pas, ne mange pas, mange pas, ne veut pas, veut pas, ne porte pas, n'est pas fan de, pas fan de, n'est pas branche, pas branche, deteste, detestent, je deteste, a horreur de, horreur de, ne supporte pas, supporte pas, allergique a, allergique au, allergique aux, allergie a, allergie aux, allergies aux, intolerant a, intolerante a, intolerant au, intolerante au, evite, eviter, rien avec, rien de, rien a, rien qui, plus de place pour, aucun, aucune, peur de, ni, au lieu de, plutot que, marre des, marre de, jamais de,
    sin, nada de, alergico a, alergica a, no le gusta, no le gustan, senza, niente, non gli piace, non le piace, allergico a, allergica a`,
  ),
  // Who has plenty wants no more of it.
  ...phrases<Cue>(
    'not',
    `has tons of, has loads of, has plenty of, has lots of, has too many, has so many, has enough,
    have enough, has several, hat schon mehrere, hat schon viele, hat sehr viele, hat so viele,
    a deja plein de, a deja plusieurs, a deja trop de, a deja assez de, a deja beaucoup de,
    already has too many, already has so many, already has plenty of, already has enough,
    already has lots of, already has loads of, already have too many, hat schon so viele,
    hat schon sehr viele, hat schon zu viele, hat schon jede menge, hat schon genug,
    hat mehr als genug, hat er schon genug, hat sie schon genug, hat genug, hat zu viele,
    a deja tellement de, a trop de, a assez de`,
  ),
  ...phrases<Cue>(
    'owns',
    `already has, already have, already owns, already own, already got, already bought,
    has already got, has already, owns already, have already got, has got a, has a ton of, hat schon,
    hat bereits, hat er schon, hat sie schon, haben schon, haben bereits, besitzt schon,
    besitzt bereits, habe schon, schon vorhanden, hat schon einen, hat schon eine, hat schon ein,
    a deja, ont deja, possede deja, j'ai deja, ai deja, il a deja, elle a deja, ya tiene, ha gia`,
  ),
  ...phrases<Cue>(
    'none',
    `not only, not just, no idea, no ideas, no clue, no matter, no problem, no limit, no budget, no occasion, no special occasion, no reason, no particular, not sure, not too, not so, not very, not that, not much, not more than, no more than, no longer, no one, nobody, not afraid, not yet, not long, not least, do not know, don't know, dont know, doesn't matter, does not matter, don't care, don't mind, not expensive, why not, without breaking, without a doubt, without spending, not to spend, don't want to spend, dont want to spend, no later, no rush, not bad, can't wait, not necessarily, not really sure, nothing special, nothing fancy, nothing too, nothing crazy, nothing boring, nothing big, nothing specific, nothing in particular, enough of, good enough, old enough, big enough, hate to, enough space, enough time, not enough, no plan, no kids, no children, without children, without kids, childless, is not, has not, not easy, no interests, no hobbies, no special, no real, too much money, too much time, no friends, never too, not been, not a lot, not many, not quite, not always, no nonsense, no time, quit her job, quit his job, don't have, doesn't have, does not have, doesnt have, no car, no garden, without a garden, no balcony,
    keine ahnung, keine idee, keine ideen, keinen plan, kein plan, kein problem, keine grossen, keine besonderen, keine hobbys, keine hobbies, keinen anlass, kein anlass, kein besonderer anlass, kein limit, kein budget, keine zeit, keine rolle, keine kinder, ohne kinder, keine kohle, keinen garten, ohne garten, keinen balkon, kein auto, nicht nur, nicht zu, nicht allzu, nicht so, nicht sehr, nicht viel, nicht mehr, nicht mehr als, nicht uber, nicht ganz, nicht sicher, nicht weiss, weiss nicht, nicht genau, nicht einfach, nicht leicht, nicht wissen, ich weiss nicht, nicht unbedingt, nicht immer, nicht wirklich, nichts besonderes, nichts grosses, nichts grossartiges, nichts teures, nichts wildes, nichts langweiliges, nichts bestimmtes, nichts spezielles, nichts einfallt, mir fallt nichts ein, mir fallt nix ein, fallt mir nichts ein, ohne ende, ohne anlass, ohne besonderen anlass, ohne grund, ohne viel, ohne dass, ohne zu, ohne schnickschnack, warum nicht, genug platz, genug zeit, gut genug, noch nicht, noch nie, noch keine, noch kein, nicht alles, nicht kennt, nicht gut kenne, kaum, nicht teuer, zu viel geld, zu viel zeit, statt finden, nicht langweilig, nichts langweilig, nicht stillsitzen, nicht still sitzen, nicht genug, genug von, genug bekommen, nichts wegwerfen,
    pas seulement, pas que, pas trop, pas tres, pas cher, pas chere, pas chers, pas mal, pas forcement, pas plus, pas plus de, pas beaucoup, pas d'idee, pas d'idees, aucune idee, sais pas, sait pas, pas encore, pas facile, pas vraiment, sans raison, sans occasion, sans limite, sans plus, sans se ruiner, sans depasser, sans enfant, sans enfants, pas d'enfants, pas d'enfant, sans jardin, sans chichi, sans prise de tete, pourquoi pas, pas de souci, pas de probleme, pas d'inspiration, pas de passion, pas de budget, rien de special, rien de trop, rien de particulier, rien ne, ne sais pas, ne sait pas quoi, n'importe, pas grand chose, pas assez, n'est pas, pas peur, pas ses mots, rien d'extraordinaire, pas de jardin, plus de, plein air, ne tient pas en place, pas bien`,
  ),
];

/** A comma apart, these end what a refusal covers: a new thought begins. */
export const newThought = new Set(
  `but however although though instead because since who that which whose whom loves love likes like enjoys enjoy adores into is are was has have am im wants needs
  for under below max about around regarding to so then she he they i we it this just only rather prefers prefer please budget thanks between from up
  aber sondern dafur stattdessen jedoch weil denn liebt mag mogen mochte gern gerne ist sind hat haben steht der fur bis unter hochstens maximal uber er sie ich wir da damit also lieber bitte sonst budget danke zwischen ab geht geben schenken sein
  mais car aime aiment adore adorent est sont qui que pour sur jusqu jusque il elle ils je on plutot donc parce budget merci entre prefere apprecie pero porque para ma perche`.split(
    /\s+/,
  ),
);

/** Words that join two refused things. */
export const joints = new Set(
  'and or nor und oder noch sowie et ou ni y o e any some a an the another more of de d du des l la le les un une ein eine einen kein keine keinen keinerlei irgendwelche bitte please further weitere more andere autres'.split(
    ' ',
  ),
);

/** What a way of life refuses; said as an adjective or a condition, without any "no". */
export const regimes: readonly (readonly [
  phrase: string,
  regime: { readonly flags?: readonly Flag[]; readonly concepts?: readonly string[] },
])[] = [
  ...phrases(
    {
      flags: ['meat', 'animal-product'] as const,
      concepts: ['meat', 'cheese', 'honey', 'fish-dishes', 'leathercraft', 'leather-goods', 'bees'],
    },
    `vegan, vegans, veganer, veganerin, veganes, vegane, veganem, lebt vegan, vegane, végane, véganes, vegana, vegano, plant based, plant-based, pflanzlich`,
  ),
  ...phrases(
    { flags: ['meat'] as const, concepts: ['meat', 'fish-dishes'] },
    `vegetarian, vegetarians, veggie, veggies, vegetarier, vegetarierin, vegetarisch, vegetarische, vegetarisches, vegi, végétarien, végétarienne, végé, vegetariano, vegetariana, doesn't eat meat, isst kein fleisch, ne mange pas de viande, fleischlos`,
  ),
  ...phrases(
    {
      flags: ['alcohol'] as const,
      concepts: ['wine', 'beer', 'spirits', 'cocktails', 'whisky', 'gin'],
    },
    `alcohol-free, alcohol free, non-alcoholic, non alcoholic, nonalcoholic, teetotal, teetotaller, teetotaler, sober, recovering alcoholic, doesn't drink, doesnt drink, does not drink, don't drink, dry january, alkoholfrei, alkoholfreies, alkoholfreie, alkoholfreien, antialkoholiker, antialkoholikerin, abstinent, trockener alkoholiker, trinkt nicht, trinkt keinen tropfen, trinkt nichts alkoholisches, ne boit pas, boit pas, ne boit plus, sans alcool, non alcoolisé, ancien alcoolique,
    pregnant, expecting, mum-to-be, mom-to-be, mum to be, mom to be, breastfeeding, schwanger, schwangere, schwangeren, hochschwanger, werdende mama, werdende mutter, werdenden mama, werdenden mutter, stillt, stillende, enceinte, allaite, future maman, embarazada, incinta, muslim, muslima, muslimin, moslem, muslimisch, musulman, musulmane, halal`,
  ),
  ...phrases(
    { concepts: ['sushi', 'cheese'] },
    'pregnant, schwanger, schwangere, schwangeren, enceinte',
  ),
  ...phrases(
    { flags: ['sugar'] as const, concepts: ['sweets', 'chocolate', 'cakes', 'ice-cream'] },
    `diabetic, diabetes, diabetiker, diabetikerin, diabétique, sugar-free, sugar free, zuckerfrei, zuckerfreies, sans sucre, diät, on a diet, macht diät, au régime, low carb`,
  ),
  ...phrases(
    { flags: ['nuts'] as const, concepts: ['nuts'] },
    `nut allergy, nut allergies, peanut allergy, nut-free, nut free, nussallergie, nussallergikerin, nussallergiker, nussfrei, erdnussallergie, allergie aux noix`,
  ),
  ...phrases(
    { flags: [] as const, concepts: ['bread', 'baking', 'cakes', 'pasta', 'pizza', 'beer'] },
    `gluten-free, gluten free, coeliac, celiac, gluten intolerant, glutenfrei, glutenfreies, glutenunverträglichkeit, zöliakie, sans gluten, intolérant au gluten, intolérante au gluten, coeliaque, no gluten, kein gluten`,
  ),
  ...phrases(
    { flags: ['animal-product'] as const, concepts: ['cheese', 'ice-cream'] },
    `lactose intolerant, lactose-intolerant, lactose free, dairy free, dairy-free, laktoseintolerant, laktosefrei, laktoseintoleranz, milchallergie, intolérant au lactose, intolérante au lactose, sans lactose`,
  ),
  ...phrases(
    { flags: ['fragrance'] as const, concepts: ['perfume', 'fragrance'] },
    `fragrance-free, fragrance free, unscented, scent-free, parfümfrei, duftfrei, unparfümiert, sans parfum, asthma, asthmatisch, asthmatique, duftstoffallergie, migraine, migräne`,
  ),
  ...phrases(
    { flags: ['living'] as const, concepts: ['flowers'] },
    'hay fever, heuschnupfen, pollenallergie, rhume des foins, pollen allergy',
  ),
  ...phrases(
    { flags: ['screen'] as const },
    'screen-free, screen free, no screens, bildschirmfrei, ohne bildschirm, sans écran, sans écrans',
  ),
  ...phrases(
    { flags: ['needs-fitness'] as const },
    'wheelchair, rollstuhl, fauteuil roulant, gehbehindert, bad knees, mobility issues, mobilité réduite, walking stick, rollator',
  ),
];

/** Verbs of German sentences that end in "nicht": "Kaffee mag er nicht". */
export const refusedBefore = new Set(
  'mag mogen isst trinkt liest braucht liebt vertragt mochte will wollen geht gehen gehn passt kommt gefallt gefallen kann schmeckt schmecken interessiert hort tragt nutzt'.split(
    ' ',
  ),
);
