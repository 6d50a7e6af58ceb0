import { phrases } from '../text/phrase-matcher.ts';
import type { WordLanguage } from '../vocabulary.ts';

/**
 * What a phrase excludes. `not`: what follows; `one`: the one word that follows; `owns`: what
 * follows, since the recipient has it; `back`: what is before; `is`: a concept that somebody is not;
 * `none`: nothing.
 */
export type Cue = 'not' | 'one' | 'owns' | 'back' | 'is' | 'none';

export const cuePhrases: readonly (readonly [phrase: string, cue: Cue])[] = [
  ...phrases<Cue>(
    'not',
    `no, no more, don't want to give, dont want to give, don't want to buy, dont want to buy, don't want to get, rather not give, rather not buy, not, not a, not another, nothing with, nothing containing, nothing made of, nothing, without, w/o, except, except for, excluding, anything but, everything but, anything except, apart from, other than, aside from, minus,
    doesn't like, does not like, doesnt like, don't like, do not like, dont like, didn't like, doesn't eat, doesnt eat, does not eat, don't eat, doesn't drink, doesnt drink, does not drink, don't drink, doesn't want, doesnt want, does not want, don't want, dont want, doesn't need, does not need, doesnt need, doesn't wear, does not wear, doesnt wear, doesn't use, isn't into, isnt into, is not into, not into, not keen on, not interested in, not a fan of, no fan of, isn't a fan of, not fond of, not really into,
    hates, hate, hating, dislikes, dislike, detests, loathes, despises, can't stand, cant stand, cannot stand, can't have, cant have, cannot have, can't eat, cant eat, cannot eat, can't tolerate, allergic to, allergy to, intolerant to, intolerant of, allergies to, avoid, avoids, avoiding, free of, please no, definitely no, nothing to, nothing to do with, nothing that, nothing which, nothing for the, nothing for, not another, not a single, not one more, fed up with, bored of, bored with, done with, over all the, zero interest in, no interest in, no use for, no need for, never liked, has never liked, couldn't care less about, off limits, no go, no gos, no goes, nogo, no nos, stay away from, staying away from, steer clear of, steers clear of, keep away from, drowning in, swimming in, too many, enough of the, got enough, has got enough, plenty of, definitely not, absolutely no, has enough, sick of, tired of, had enough of, scared of, afraid of, gave up, quit, instead of, rather than, neither,
    kein, keine, keinen, keinem, keiner, keines, keinerlei, ohne, nichts mit, nichts aus, nichts zum, nichts zu, nix mit, nix zum, nix, nichts, ausser, nichts fur die, nichts fur den, nichts fur das, nichts furs, nichts zu tun mit, nichts was, nichts das, nichts mehr mit, nicht noch ein, nicht noch eine, nicht noch einen, nicht noch mehr, nicht schon wieder ein, nicht schon wieder eine, nicht schon wieder einen, kann nichts mit, kein interesse an, keinerlei interesse an, keinen bock auf, keine lust auf, null bock auf, hat genug von, haben genug von, hat die nase voll von, nase voll von, genervt von, verschone mich mit, auf keinen fall was mit, no go, no gos, tabu, verboten, intolerant gegen, reagiert allergisch auf, hasser von, feind von, halt gar nichts von, halt wenig von, abgesehen von, bis auf, ausgenommen, ausgeschlossen, ungern, alles nur nicht, alles nur kein, alles nur keine, alles nur keinen, nur nicht, nur kein, nur keine, nur keinen, nur nichts mit, nur nichts, bloss nichts, bloss nichts mit, bitte nichts, bitte nichts mit, zu viele, zu viel, viel zu viele, uberquellend von, bloss nicht, bloss kein, bloss keine, bloss keinen, bitte nicht, bitte keine, bitte kein, bitte keinen, auf keinen fall, auf gar keinen fall, hasst, hasse, hassen, verabscheut, abneigung gegen, steht nicht auf, stehe nicht auf, steh nicht auf, interessiert sich nicht fur, nicht interessiert an, halt nichts von, halt nicht viel von, kann nichts anfangen mit, nichts am hut mit, kein fan von, keine fan von, allergisch gegen, allergisch auf, allergie gegen, allergien gegen, vertragt kein, vertragt keine, vertragt keinen, unvertraglichkeit gegen, verzichtet auf, meidet, schon genug, hat schon genug, mehr als genug, anstatt, statt, weder, noch mehr, nicht schon wieder, nie wieder, angst vor, frei von, nicht, mag kein, mag keine, mag keinen, trinkt kein, trinkt keinen, isst kein, isst keine, braucht kein, braucht keine, braucht keinen, mochte kein, mochte keine, will kein, will keine,
    sans, aucun interet pour, pas interesse par, pas interessee par, rien pour la, rien pour le, rien pour, rien en rapport avec, rien a voir avec, rien en, rien qui se, pas un enieme, pas une enieme, pas encore un, pas encore une, pas encore des, ras le bol des, ras le bol de, ras le bol du, a horreur des, a horreur du, horreur des, horreur du, peur des, peur du, phobie des, phobie du, trop de, tout sauf, hors, hors de question, a l'exception de, a l'exception des, a l'exception du, excluant, exclure, a exclure, a bannir, banni, bannis, proscrire, a proscrire, interdit, interdits, a eviter, assez de, assez des, a assez de, plein le dos de, renonce a, renonce au, pas fanatique de, pas fana de, pas amateur de, pas amatrice de, pas porte sur, pas portee sur, pas friand de, pas friande de, pas de, pas d', pas du, pas des, pas le, pas la, pas les, pas un, pas une, pas, surtout pas, surtout pas de, surtout pas d', sauf, hormis, excepte, a part, n'aime pas, aime pas, n'aime pas du tout, aime pas trop, n'aime pas trop, n'aime ni, ne boit pas, boit pas, ne mange pas, mange pas, ne veut pas, veut pas, ne porte pas, n'est pas fan de, pas fan de, n'est pas branche, pas branche, deteste, detestent, je deteste, a horreur de, horreur de, ne supporte pas, supporte pas, allergique a, allergique au, allergique aux, allergie a, allergie aux, allergies aux, intolerant a, intolerante a, intolerant au, intolerante au, evite, eviter, rien avec, rien de, rien a, rien qui, plus de place pour, aucun, aucune, peur de, ni, au lieu de, plutot que, marre des, marre de, jamais de,
    sin, nada de, alergico a, alergica a, no le gusta, no le gustan, senza, niente, non gli piace, non le piace, allergico a, allergica a`,
  ),
  ...phrases<Cue>(
    'is',
    `isn't, is not, isnt, aren't, are not, arent, isn't a, isn't really, isn't very, is not a, is not very, not really a, not much of a, ist nicht, ist nicht so, ist nicht sehr, ist nicht gerade, ist nicht besonders, ist kein, ist keine, sind keine, sind nicht, n'est pas, n'est pas tres, n'est pas du tout, n'est pas vraiment, n'est pas trop, n'est pas un grand, n'est pas une grande, n'est pas un, n'est pas une, est pas, est pas tres, sont pas, ne sont pas, c'est pas un, c'est pas une`,
  ),
  ...phrases<Cue>('one', 'non'),
  // The object is before the cue: "books are a no-go", "Bücher braucht sie nicht", "les fleurs, non merci".
  ...phrases<Cue>(
    'back',
    `no thanks, no thank you, no way, a no, a no go, a nogo, a no no, no no, a big no, a hard no, are out, is out, off the table, off limits, a turn off, not for him, not for her, not for them, not for me, not his thing, not her thing, not their thing, not my thing, not really his thing, not really her thing, isn't his thing, isn't her thing, isn't really his thing, isn't really her thing, aren't his thing, aren't her thing, aren't really his thing, aren't really her thing, not his cup of tea, not her cup of tea, not their cup of tea, isn't his cup of tea, isn't her cup of tea, not his style, not her style, not his taste, not her taste, bores him, bores her, bores them, allergy, allergies, hater, haters, phobic, phobia, intolerance, is forbidden, are forbidden, is banned, are banned, is taboo, are taboo, he can do without, she can do without, he has enough, she has enough, they have enough, she's got enough of, he's got enough of, makes her sick, makes him sick, gives her a headache, gives him a headache, leaves her cold, leaves him cold, leave her cold, leave him cold,
    nein danke, nein, bitte nicht, lieber nicht, besser nicht, eher nicht, eher weniger, auf keinen fall, auf gar keinen fall, muss nicht sein, mussen nicht sein, gar nicht, geht gar nicht, gehen gar nicht, geht nicht, gehen nicht, ist raus, sind raus, fallt aus, fallen aus, fallt weg, fallen weg, scheidet aus, scheiden aus, ist tabu, sind tabu, ein tabu, ein no go, no go, ein nogo, nicht in frage, nicht infrage, nicht in betracht, nichts anfangen, nix anfangen, nichts ubrig, wenig ubrig, nichts am hut, halt er nichts, halt sie nichts, halten sie nichts, halt er wenig, halt sie wenig, nicht leiden, nicht ausstehen, nicht riechen, nicht mehr sehen, nicht ab, nicht sein ding, nicht ihr ding, nicht so sein ding, nicht so ihr ding, nicht unser ding, nicht sein fall, nicht ihr fall, nicht so sein fall, nicht so ihr fall, nicht sein geschmack, nicht ihr geschmack, nichts fur ihn, nichts fur sie, nix fur ihn, nix fur sie, langweilt ihn, langweilt sie, langweilen ihn, langweilen sie, nervt ihn, nervt sie, nerven ihn, nerven sie, die nase voll, genug davon, allergie, allergien, unvertraglichkeit, intoleranz, phobie, hat er genug, hat sie genug, haben sie genug, hat er schon genug, hat sie schon genug, haben sie schon genug, hat er zu viele, hat sie zu viele, hat er schon viele, hat sie schon viele, hat er schon so viele, hat sie schon so viele, hat er schon zu viele, hat sie schon zu viele, hat er mehr als genug, hat sie mehr als genug, stapeln sich schon, stapeln sich, verzichtet er, verzichtet sie, verboten, sind verboten, ist verboten,
    non merci, c'est non, merci non, c'est pas son truc, ce n'est pas son truc, n'est pas son truc, pas son truc, pas trop son truc, pas vraiment son truc, n'est pas trop son truc, n'est vraiment pas son truc, pas sa tasse de the, n'est pas sa tasse de the, ce n'est pas pour lui, ce n'est pas pour elle, pas son genre, pas son style, pas a son gout, tres peu pour lui, tres peu pour elle, l'ennuie, l'ennuient, exclu, exclus, exclue, exclues, interdit, interdits, interdite, interdites, elle en a assez, il en a assez, elle en a trop, il en a trop, elle en a deja trop, il en a deja trop, elle en a plein, il en a plein, elle en a deja plein, il en a deja plein, elle en a deja, il en a deja, hors de question, lui donne mal a la tete, lui donnent mal a la tete`,
  ),
  // Somebody who has plenty of a thing needs no more of it.
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
    a deja, ont deja, possede deja, ai deja, ya tiene, ha gia`,
  ),
  ...phrases<Cue>(
    'none',
    `not only, not just, not merely, not solely, nothing but, nothing except, nothing other than, nothing beats, nothing more than, nothing better than, nothing against, has nothing against, nothing wrong with, no problem with, never without, not without, never says no to, can never say no to, wouldn't say no to, won't say no to, can't say no to, can't live without, cannot live without, cant live without, couldn't live without, can't do without, cannot do without, lost without, nowhere without, a day without, no day without, can't resist, cannot resist, cant resist, can't get enough of, cannot get enough of, cant get enough of, never gets enough of, can never have enough, can't have enough, never has enough, never enough, can't get through, can't start, no better, no greater, no bigger, no small, no ordinary, no stranger to, doesn't hate, doesn't dislike, no such thing as, if not, whether or not, or not, not to mention, not bad at, no wonder, no nonsense, second to none, no need to, no hurry, not allergic to, isn't allergic to, not a baby, not a child, not a kid, not a beginner, not a big budget, not a fortune, not a huge, not a day, a part of, part of, quit his, quit her, afraid of flying, not to be missed, no mistake, no doubt, not without, no expert, no pro, not new to, no stranger, without fail, without a doubt, without limits, without end, scared of flying, no excuse, nobody, nowhere, has too much, no green thumb, no budget limit, free of charge, no idea, no ideas, no clue, no matter, no problem, no limit, no budget, no occasion, no special occasion, no reason, no particular, not sure, not too, not so, not very, not that, not much, not more than, no more than, no longer, no one, nobody, not afraid, not yet, not long, not least, do not know, don't know, dont know, doesn't matter, does not matter, don't care, don't mind, not expensive, why not, without breaking, without a doubt, without spending, not to spend, don't want to spend, dont want to spend, no later, no rush, not bad, can't wait, not necessarily, not really sure, nothing special, nothing fancy, nothing too, nothing expensive, nothing pricey, nothing crazy, nothing boring, nothing big, nothing specific, nothing in particular, enough of, good enough, old enough, big enough, hate to, enough space, enough time, not enough, no space, no room, no plan, no kids, no children, without children, without kids, childless, has not, not easy, no interests, no hobbies, no special, no real, too much money, too much time, no friends, never too, not been, not a lot, not many, not quite, not always, no nonsense, no time, quit her job, quit his job, don't have, doesn't have, does not have, doesnt have, no car, no garden, without a garden, no balcony,
    nicht bloss, nicht ausschliesslich, nicht alleine, nichts gegen, hat nichts gegen, nichts als, nichts ausser, nichts lieber als, nichts lieber, nichts mehr als, nichts geht uber, nichts uber, geht nicht ohne, nicht ohne, nie ohne, niemals ohne, nicht leben, nicht genug bekommen, nicht genug kriegen, nicht genug von, nicht satt, nicht widerstehen, sagt nie nein zu, nie nein zu, nicht nein, nie nein, nein sagen, kein tag ohne, keinen tag ohne, keine woche ohne, keine minute ohne, nie genug, niemals genug, nicht genug haben, nicht vegan, kein veganer, keine veganerin, nicht schwanger, nicht schlafen, nicht gut schlafen, nicht einschlafen, nicht durchschlafen, nicht abschalten, nicht entspannen, nicht zur ruhe, nicht stressen, nicht schlaft, nicht gut, nicht so gut, nicht besonders gut, nicht mehr so, nicht mehr gut, nicht mehr so gut, nicht mehr so weit, nicht weit, nicht mehr weit, nicht laufen, nicht warm, nicht stehen, nicht lange, nicht aufhoren, nicht davon, nicht weg, nicht mude, nicht kalt, nicht allein, nicht nur so, nicht gern allein, nicht genau weiss, nicht irgendein, nicht irgendeine, nicht irgendwas, nicht jedermann, nicht jeder, nicht jede, nicht perfekt, nicht allergisch gegen, kein baby mehr, kein kind mehr, kein vermogen, keine eile, kein anfanger, keine anfangerin, keinen fuhrerschein, kein grund, kein stress, kein wunder, keine angst, keine angst vor, keine sorge, keine lust mehr, kein profi, keinen job, keine arbeit, nichts vor, nichts zu tun, nicht mehr ohne, ohne zweifel, nur nicht so, ohne geht nicht, ohne garten, ohne mich, ohne stress, nicht gross, kein grosses, keinen grossen, bis auf weiteres, genug hat, nicht genug hat, kaum genug, zu viel arbeit, zu viel arbeitet, zu viel stress, zu viel um die ohren, verboten gut, kann nicht, konnen nicht, kein platz, keinen platz, keine ahnung, keine idee, keine ideen, keinen plan, kein plan, kein problem, keine grossen, keine besonderen, keine hobbys, keine hobbies, keinen anlass, kein anlass, kein besonderer anlass, kein limit, kein budget, keine zeit, keine rolle, keine kinder, ohne kinder, keine kohle, keinen garten, ohne garten, keinen balkon, kein auto, nicht nur, nicht zu, nicht allzu, nicht so, nicht sehr, nicht viel, nicht mehr, nicht mehr als, nicht uber, nicht ganz, nicht sicher, nicht weiss, weiss nicht, nicht genau, nicht einfach, nicht leicht, nicht wissen, ich weiss nicht, nicht unbedingt, nicht immer, nicht wirklich, nichts besonderes, nichts grosses, nichts grossartiges, nichts teures, nichts wildes, nichts langweiliges, nichts bestimmtes, nichts spezielles, nichts einfallt, mir fallt nichts ein, mir fallt nix ein, fallt mir nichts ein, ohne ende, ohne anlass, ohne besonderen anlass, ohne grund, ohne viel, ohne dass, ohne zu, ohne schnickschnack, warum nicht, genug platz, genug zeit, gut genug, noch nicht, noch nie, noch keine, noch kein, nicht alles, nicht kennt, nicht gut kenne, kaum, nicht teuer, zu viel geld, zu viel zeit, statt finden, nicht langweilig, nichts langweilig, nicht stillsitzen, nicht still sitzen, nicht genug, genug von, genug bekommen, nichts wegwerfen,
    pas seulement, pas que, pas uniquement, pas juste, rien que, rien d'autre que, rien sauf, rien contre, n'a rien contre, rien de mieux que, rien de tel que, rien de plus que, rien ne vaut, pas vivre sans, pas sans, jamais sans, ne sort jamais sans, ne part jamais sans, ne peut pas se passer de, peut pas se passer de, ne peut se passer de, se passer de, ne resiste pas a, ne resiste pas au, ne resiste jamais a, ne resiste jamais au, ne dit pas non a, ne dit pas non au, ne dit jamais non a, ne dit jamais non au, dit jamais non, dit pas non, pas non, ne crache pas sur, pas un jour sans, pas de journee sans, ne jure que par, ne se lasse pas de, ne se lasse jamais de, ne se lasse pas du, jamais assez de, n'a jamais assez de, jamais assez, pas allergique a, pas allergique aux, pas allergique au, pas vegan, pas vegane, pas enceinte, ne dort pas, dort pas, pas dormir, pas bien dormir, a dormir, arrete pas, n'arrete pas de, n'arrete jamais de, ne tient pas, tient pas en place, ne compte pas, ne va pas bien, va pas bien, pas a pas, pas loin, pas longtemps, pas toujours, pas souvent, pas si, pas tout, pas tous, pas un bebe, pas un enfant, pas un debutant, pas une debutante, pas n'importe, pas une fortune, sans doute, sans arret, sans cesse, sans stress, sans hesiter, sans souci, sans probleme, sans parler de, sans oublier, sans exception, aucun probleme, aucun souci, aucune limite, trop de travail, trop de stress, trop de boulot, rien n'est, rien ne presse, rien a faire, a part ca, plus que tout, pas trop, pas tres, pas cher, pas chere, pas chers, pas mal, pas forcement, pas plus, pas plus de, pas beaucoup, pas de place, pas d'idee, pas d'idees, aucune idee, sais pas, sait pas, pas encore, pas facile, pas vraiment, sans raison, sans occasion, sans limite, sans plus, sans se ruiner, sans depasser, sans enfant, sans enfants, pas d'enfants, pas d'enfant, sans jardin, sans chichi, sans prise de tete, pourquoi pas, pas de souci, pas de probleme, pas d'inspiration, pas de passion, pas de budget, rien de special, rien de trop, rien de particulier, rien ne, ne sais pas, ne sait pas quoi, n'importe, pas grand chose, pas assez, pas peur, pas ses mots, rien d'extraordinaire, pas de jardin, plus de, plein air, ne tient pas en place, pas bien`,
  ),
];

/** Words that begin a new clause and end an exclusion. French "car" means "because". */
const newThoughts: Readonly<Record<WordLanguage, ReadonlySet<string>>> = {
  en: words(`but however although though instead because since who that which whose whom loves love likes like enjoys enjoy adores into is are
    was has have am im wants needs for under below max about around regarding to so then she he they i we it this just only rather prefers
    prefer please budget thanks between from up`),
  de: words(`aber sondern dafur stattdessen jedoch weil denn liebt mag mogen mochte gern gerne ist sind hat haben steht der fur bis unter
    hochstens maximal uber er sie ich wir da damit also lieber bitte sonst budget danke zwischen ab geht geben schenken sein wegen`),
  fr: words(`mais car aime aiment adore adorent est sont qui que pour sur jusqu jusque il elle ils je on plutot donc parce budget merci entre
    prefere apprecie`),
  es: words('pero porque que para le gusta adora'),
  it: words('ma perche che per piace adora'),
};

/** Returns true for a word that begins a new clause in this language. */
export function isNewThought(key: string, language: WordLanguage): boolean {
  return newThoughts[language].has(key);
}

/** Words that join two excluded things. */
export const joints = new Set(
  'and or nor und oder noch sowie et ou ni y o e any some a an the another more of de d du des l la le les un une ein eine einen kein keine keinen keinerlei irgendwelche bitte please further weitere more andere autres'.split(
    ' ',
  ),
);

/** Verbs that begin a new clause after "and" or a comma; elsewhere they may be nouns ("drinks", "plays"). */
export const thoughtVerbs = new Set(
  `plays collects reads watches drinks eats cooks goes does makes listens spends works lives studies started starts gets keeps runs rides
  travels gardens bakes knits paints dances sings swims hikes cycles play read cook go make listen spend work live
  spielt liest kocht trinkt isst sammelt hort schaut macht fahrt backt strickt reist wandert tanzt naht malt arbeitet wohnt lebt
  studiert bastelt gartnert fotografiert schwimmt reitet klettert joggt lauft zeichnet guckt singt
  joue lit boit mange collectionne fait regarde ecoute travaille vit habite jardine bricole cuisine voyage peint chante danse court nage`.split(
    /\s+/,
  ),
);

/** Words between a cue and its object that say how much or how often. */
export const adverbs = new Set(
  `really even actually particularly especially ever much generally usually normally currently exactly very overly all that at big
  gern gerne so besonders wirklich unbedingt uberhaupt mehr sonderlich allzu sehr gar recht wirklich auch besonders grad gerade
  du tout trop vraiment tellement beaucoup forcement specialement particulierement tres plus non vraiment trop`.split(
    /\s+/,
  ),
);

/** Verbs whose object is excluded; they name nothing themselves. */
export const lightVerbs = new Set(
  `like likes liked love loves enjoy enjoys enjoyed want wants need needs eat eats drink drinks wear wears use uses do touch watch watches
  play plays tolerate stand bear abide appreciate appreciates fancy collect celebrate buy consume digest accept care listen go get
  mag mogen mochte will wollen braucht brauchen isst essen trinkt trinken tragt tragen nutzt nutzen benutzt vertragt vertragen
  hort horen schaut schauen guckt gucken spielt spielen sammelt sammeln kauft kaufen geht gehen passt passen gefallt gefallen
  schmeckt schmecken interessiert interessieren kann konnen leiden liebt lieben
  aime aiment aimait boit boivent mange mangent veut veulent porte portent supporte supportent digere tolere utilise regarde
  ecoute joue fait font achete collectionne apprecie boire manger porter avoir recevoir`.split(
    /\s+/,
  ),
);

/** Particles of a light verb: "care for", "listen to". */
export const particles = new Set('for about to with at into in'.split(' '));
export const withParticle = new Set('care listen go get look'.split(' '));

/** Verbs that name what is excluded when no object does: "she doesn't read", "trinkt nicht". */
export const themeVerbs = new Set(
  `read reads drink drinks cook cooks bake bakes garden gardens knit knits sew sews dance dances travel travels swim swims run runs hike hikes
  cycle cycles ski skis exercise paint paints draw draws craft sing sings camp fish game shave
  liest lesen trinkt trinken kocht kochen backt backen strickt stricken naht nahen bastelt basteln tanzt tanzen reist reisen schwimmt
  wandert wandern joggt joggen malt malen gartnert singt singen spielt zockt
  lit lisent lire boit boivent boire cuisine cuisinent cuisiner jardine jardiner bricole bricoler tricote danse danser voyage voyager
  court courir nage nager dessine dessiner peint peindre chante chanter joue`.split(/\s+/),
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
