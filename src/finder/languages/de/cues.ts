import type { Cue } from '../exclusion-grammars.ts';
import { inFrames } from '../in-frames.ts';
import type { PhraseList } from '../patterns.ts';

/** Words that announce what must not be given. */
export const cues: PhraseList<Cue> = [
  {
    // What somebody is given again and again.
    means: 'not',
    phrases: inFrames(
      'kriegt *, bekommt *, kriagt *, kriegen *, bekommen *, alle schenken ihr *, alle schenken ihm *, jeder schenkt ihr *, jeder schenkt ihm *',
      'immer, ständig, dauernd, immer nur, jedes jahr, jedes mal, andauernd, sowieso immer, sicher dauernd, bestimmt dauernd, sicher immer, bestimmt immer, sicher ständig, bestimmt ständig',
    ),
  },
  {
    means: 'not',
    phrases: `auf keinen fall, auf gar keinen fall, auf koan foi, alle schenken ihr, alle schenken ihm, jeder schenkt ihr,
    jeder schenkt ihm, nichts übrig für, nix übrig für, wenig übrig für, nicht viel übrig für`,
  },
  {
    means: 'owns',
    phrases: inFrames(
      'hab *, habe *, haben *, hatte *, hatten *, i hob *',
      'ihr schon, ihm schon, ihnen schon, ihr letztes jahr, ihm letztes jahr, ihr letztes mal, ihm letztes mal, ihr bereits, ihm bereits, ihr letzte weihnachten, ihm letzte weihnachten',
    ),
  },
  {
    means: 'owns',
    phrases: `gab es letztes jahr, gabs letztes jahr, gab's letztes jahr, letztes jahr gab es, letztes jahr gabs, letztes mal gab es,
    letztes mal gabs, gab es schon, gabs schon, gab es letztes mal, letztes jahr wars, letztes jahr waren es`,
  },
  {
    means: 'back',
    phrases: `langweilig, stinklangweilig, todlangweilig, öde, doof, total doof, blöd, total blöd, albern, furchtbar, grässlich, ätzend,
    langweilt sie, langweilt ihn, langweilen sie, langweilen ihn, nicht so ihrs, nicht so seins, nicht ihrs, nicht seins,
    gar nicht ihrs, gar nicht seins, kann man sie jagen, kann man ihn jagen, kannst du sie jagen, kannst du ihn jagen,
    kannst sie jagen, kannst ihn jagen, hat er satt, hat sie satt, satt`,
  },
  {
    means: 'not',
    phrases: `strikt gegen, hat was gegen, hat etwas gegen, haben was gegen, haben etwas gegen, absolut gegen, total gegen, grundsätzlich gegen, ist gegen, sind gegen, no gos, nogo, tabu, kein, keine, keinen, keinem, keiner, keines, keinerlei, ohne, nichts mit,
    nichts aus, nichts zum, nichts zu, nichts rund um, nichts rund ums, nichts rund um die, nichts rund um das, nichts rund um den, nix mit, nix zum, nix, nichts, ausser, nichts zu tun mit, nichts was, nichts das,
    nichts mehr mit, nicht noch ein, nicht noch eine, nicht noch einen, nicht noch mehr,
    nicht schon wieder ein, nicht schon wieder eine, nicht schon wieder einen, anderes als schon wieder, anderes als immer nur, anderes als immer, mal was anderes als, etwas anderes als, was anderes als, kann nichts mit,
    kein interesse an, keinerlei interesse an, keinen bock auf, keine lust auf, null bock auf,
    hat genug von, haben genug von, hat die nase voll von, nase voll von, genervt von,
    verschone mich mit, auf keinen fall was mit, intolerant gegen, reagiert allergisch auf,
    hasser von, feind von, halt gar nichts von, halt wenig von, abgesehen von, bis auf,
    ausgenommen, ausgeschlossen, ungern, alles nur nicht, alles nur kein, alles nur keine,
    alles nur keinen, nur nicht, nur kein, nur keine, nur keinen, nur nichts mit, nur nichts,
    bloss nichts, bloss nichts mit, bitte nichts, bitte nichts mit, zu viele, zu viel,
    viel zu viele, uberquellend von, bloss nicht, bloss kein, bloss keine, bloss keinen,
    bitte keine, bitte kein, bitte keinen, hasst, hasse, hassen, verabscheut, abneigung gegen,
    steht nicht auf, stehe nicht auf, steh nicht auf, interessiert sich nicht fur,
    nicht interessiert an, halt nichts von, halt nicht viel von, kann nichts anfangen mit,
    nichts am hut mit, kein fan von, keine fan von, allergisch gegen, allergisch auf,
    allergie gegen, allergien gegen, vertragt kein, vertragt keine, vertragt keinen,
    unvertraglichkeit gegen, verzichtet auf, meidet, nicht mehr, kann nicht mehr,
    konnen nicht mehr, darf nicht mehr, schon genug, hat schon genug, mehr als genug,
    anstatt, statt, weder, noch mehr, nicht schon wieder, nie wieder, angst vor, frei von, nicht,
    angst vorm, angst vor dem, angst vor der, angst vor den, schiss vor, schiss vorm, panik vor, panik vorm, panik beim, furchtet sich vor,
    furchtet sich vorm, graut vor, graut vorm, bleib mir weg mit, bleibt mir weg mit, bleib ihm weg mit, bleib ihr weg mit, geh mir weg mit, geh weg mit,
    hor mir auf mit, her ma auf mit, verschont ihn mit, verschont sie mit, verschon ihn mit, verschon sie mit, verschone uns mit, verschont uns mit,
    schluss mit, ja kein, ja keine, ja keinen, nur ja nichts, nur ja nix, ja nichts mit, ja nix mit, kein einziges, keine einzige, keinen einzigen,
    hat ein problem mit, hat probleme mit, hat es nicht so mit, haben es nicht so mit, komm ihr nicht mit, komm ihm nicht mit, komm ihnen nicht mit,
    mag kein, mag keine, mag keinen, trinkt kein, trinkt keinen, isst kein, isst keine,
    braucht kein, braucht keine, braucht keinen, mochte kein, mochte keine, will kein, will keine,
    hat schon mehrere, hat schon viele, hat sehr viele, hat so viele, hat schon so viele,
    hat schon sehr viele, hat schon zu viele, hat schon jede menge, hat mehr als genug,
    hat er schon genug, hat sie schon genug, hat genug, hat zu viele`,
  },
  {
    means: 'not',
    phrases: inFrames(
      '* fur, * mehr fur, * mehr ubrig fur',
      'kein platz, keinen platz, nirgends platz, nirgendwo platz, keinerlei platz, null platz',
    ),
  },
  {
    means: 'not',
    phrases: `keine lust mehr auf, kein interesse mehr an, keinen bock mehr auf, keinen spass mehr an, keine freude mehr an,
    hat genug vom, hat die nase voll vom, nase voll vom, hat die schnauze voll von, schnauze voll von, uberdrussig,
    interessiert sich nicht mehr fur, steht nicht mehr auf, nichts mehr zu tun mit, nix mehr zu tun mit,
    nix mehr mit, nicht mehr so gern, nicht mehr so gerne`,
  },
  {
    means: 'over',
    phrases: inFrames(
      'fruher * er, fruher * sie, * fruher, * er fruher, * sie fruher, * fruher gern, * fruher immer, * fruher viel',
      'hat, war, ist, konnte, ging, liebte, mochte, spielte, sammelte',
    ),
  },
  {
    means: 'over',
    phrases: `fruher mal, fruher gern, fruher gerne, fruher immer, fruher leidenschaftlich, zu alt fur, zu alt furs, zu alt zum, zu gross fur, zu gross zum,
    war mal, kann kaum noch, konnen kaum noch, 
    zu erwachsen fur, aus dem alter fur, rausgewachsen aus, herausgewachsen aus`,
  },
  {
    means: 'over',
    phrases: inFrames(
      '* bis letztes jahr, * bis voriges jahr, * bis vor kurzem, * bis vor einem jahr, * bis zum unfall, * bis zur rente, * bis zur op, * bis zum umzug, * noch bis vor kurzem, * einst, * damals, * als kind, * in jungen jahren',
      'war, ging, liebte, mochte, spielte, sammelte, strickte, nahte, malte, sang, tanzte, lief, fuhr, ritt, machte',
    ),
  },
  {
    means: 'was',
    phrases: `war von beruf, war gelernter, war gelernte, war jahrelang, war jahrzehntelang, war sein leben lang, war ihr leben lang, war zeitlebens, arbeitete als,
    arbeitete jahrelang als, arbeitete fruher als, hat als, hat jahrelang als, war immer mit, war mit leib und seele`,
  },
  {
    // The article belongs to the thing, and begins no clause.
    means: 'not',
    phrases: inFrames(
      '* der, * ihrer, * seiner',
      'nichts mit, nix mit, bitte nichts mit, bloss nichts mit, nur nichts mit, auf keinen fall was mit, auf keinen fall etwas mit, nichts aus, nix aus, nichts von, nix von, angst vor, kein interesse an, keine lust auf, keinen bock auf, nichts mehr mit, nix mehr mit',
    ),
  },
  {
    means: 'other',
    phrases: `nicht fur, nicht furs, nichts fur die, nichts fur den, nichts fur das, nichts furs, nix fur die, nix fur den,
    nix fur das, nix furs, nix fur`,
  },
  {
    // Who has nothing for somebody yet looks for a gift.
    means: 'none',
    phrases: inFrames(
      'hab *, habe *, haben *, ham *, hamma *, hab i *, hab ich *, haben wir *, hobn *, hom *, ham wa *, hend *, fehlt noch *',
      inFrames(
        '* für, * fürn, * für den, * für die, * für das, * furs, * für unsere, * für unseren, * für meine, * für meinen, * für mein, * für unser',
        'nix, nichts, noch nix, noch nichts, gar nichts, noch gar nichts, gar nix, noch gar nix, immer noch nichts, immer noch nix, ja nichts, ja nix, leider nichts, leider noch nichts, überhaupt nichts, nüt, no nüt',
      ),
    ),
  },
  {
    means: 'back',
    phrases: inFrames(
      'ist *, sind *',
      inFrames(
        '*, jetzt *, nun *, auch *, leider *, seitdem *, ja *, halt *, jetzt auch *',
        'schluss, vorbei, aus und vorbei, passé, abgehakt, vergangenheit, finito',
      ),
    ),
  },
  {
    means: 'back',
    phrases: `nichts mehr zu tun haben, nix mehr zu tun haben, nichts zu tun haben, nix zu tun haben, nichts mehr zu tun,
    nix mehr zu tun, nichts mehr wissen, nix mehr wissen, will er nicht mehr, will sie nicht mehr,
    interessiert ihn nicht mehr, interessiert sie nicht mehr, interessieren ihn nicht mehr,
    interessieren sie nicht mehr, ist babyhaft, sind babyhaft, findet sie babyhaft, findet er babyhaft,
    findet sie jetzt babyhaft, findet er jetzt babyhaft, ist kindisch, sind kindisch, findet sie kindisch,
    findet er kindisch, findet sie zu kindisch, findet er zu kindisch, ist ihr zu kindisch, ist ihm zu kindisch,
    sind ihr zu kindisch, sind ihm zu kindisch, ist was fur babys, sind was fur babys, ist fur babys, sind fur babys,
    ist babykram, sind babykram, ist kinderkram, ist uncool, sind uncool, findet sie uncool, findet er uncool,
    ist vorbei, ist langst vorbei, ist out, sind out, ist jetzt out, sind jetzt out, ist ihr zu babyhaft,
    ist ihm zu babyhaft, sind ihr zu babyhaft, sind ihm zu babyhaft`,
  },
  {
    means: 'not',
    phrases: `reagiert auf, reagiert empfindlich auf, reagiert stark auf, reagieren auf, empfindlich auf, empfindlich gegen,
    ausschlag von, sich ekelt vor, ekelt sich vor, graust vor, nie wieder was mit, kann kein, kann keine, kann keinen`,
  },
  {
    means: 'back',
    phrases: inFrames(
      `finde ich *, find ich *, finden wir *, findet er *, findet sie *, finden sie *, finden beide *, find i *, fand er *,
      fand sie *, findet er zu *, findet sie zu *, finden wir zu *, finde ich zu *, find ich zu *, findet er so *,
      findet sie so *, finden wir so *, ist mir zu *, ist uns zu *, ist ihm zu *, ist ihr zu *, sind mir zu *, sind uns zu *,
      sind ihm zu *, sind ihr zu *, findet er total *, findet sie total *, finden wir total *, find ich total *,
      finde ich total *, findet er eher *, findet sie eher *, finden wir eher *, finde ich eher *`,
      `blod, doof, unpersonlich, einfallslos, langweilig, kitschig, schrecklich, furchtbar, od, ode, albern, peinlich, spiessig,
      uberflussig, eklig, ekelhaft, grauslich, unnotig, unnutz, deppert, bescheuert, hasslich, scheusslich, altmodisch,
      phantasielos, fantasielos, lieblos, daneben, unmoglich, fad, schlimm, grasslich, geschmacklos, ubertrieben, nervig,
      grauenhaft, grauenvoll, grausig, furchterlich, abscheulich, widerlich, atzend, affig, lacherlich, uncool, unertraglich, entsetzlich,
      fürchterlich, bekloppt, damlich, beschissen, scheisse, zum kotzen, zum weglaufen`,
    ),
  },
  {
    means: 'back',
    phrases: inFrames(
      'wird er *, wird sie *, macht ihn *, macht sie *, machen ihn *, machen sie *',
      'wütend, aggressiv, nervös, traurig, wahnsinnig, fuchsig, kribbelig, ganz wütend, sauwütend, richtig wütend',
    ),
  },
  {
    means: 'back',
    phrases: `allergisch, ist er allergisch, ist sie allergisch, nicht mehr horen, nicht mehr riechen, nicht vertragt, ist passe, sind passe,
    ist durch, sind durch, sind langst durch, ist langst durch, ist abgehakt, hat sich erledigt,
    haben sich erledigt, mag er uberhaupt nicht`,
  },
  {
    means: 'not',
    phrases: `vorsicht mit, vorsichtig mit, vorsicht bei, finger weg von, kopfschmerzen von, migräne von, ausschlag bei,
    ausschlag durch, asthma von, unverträglichkeit auf, überempfindlich gegen, überempfindlich auf`,
  },
  {
    // What does somebody harm.
    means: 'back',
    phrases: inFrames(
      'bekommt sie *, bekommt er *, kriegt sie *, kriegt er *, macht ihr *, macht ihm *',
      'kopfschmerzen, kopfweh, migräne, ausschlag, atemnot, asthma, husten, bauchschmerzen, bauchweh, sodbrennen, pickel',
    ),
  },
  {
    means: 'back',
    phrases: inFrames(
      'wird ihr *, wird ihm *, wird sie *, wird er *, macht sie *, macht ihn *',
      'schlecht, übel, krank',
    ),
  },
  {
    means: 'is',
    phrases: `ist nicht, ist nicht so, ist nicht sehr, ist nicht gerade, ist nicht besonders, ist kein,
    ist keine, sind keine, sind nicht`,
  },
  {
    means: 'back',
    phrases: `no go, nein danke, nein, bitte nicht, lieber nicht, besser nicht, eher nicht, eher weniger,
    muss nicht sein, mussen nicht sein, gar nicht,
    geht gar nicht, gehen gar nicht, geht nicht, gehen nicht, ist raus, sind raus, fallt aus,
    fallen aus, fallt weg, fallen weg, scheidet aus, scheiden aus, ist tabu, sind tabu, ein tabu,
    ein no go, ein nogo, nicht in frage, nicht infrage, nicht in betracht, nichts anfangen,
    nix anfangen, nichts ubrig, wenig ubrig, nichts am hut, halt er nichts, halt sie nichts,
    halten sie nichts, halt er wenig, halt sie wenig, nicht leiden, nicht ausstehen, nicht riechen,
    nicht mehr sehen, nicht ab, nicht sein ding, nicht ihr ding, nicht so sein ding,
    nicht so ihr ding, nicht unser ding, nicht sein fall, nicht ihr fall, nicht so sein fall,
    nicht so ihr fall, nicht sein geschmack, nicht ihr geschmack, nichts fur ihn, nichts fur sie,
    nix fur ihn, nix fur sie, langweilt ihn, langweilt sie, langweilen ihn, langweilen sie,
    nervt ihn, nervt sie, nerven ihn, nerven sie, die nase voll, genug davon, allergie, allergien,
    unvertraglichkeit, intoleranz, phobie, hat er genug, hat sie genug, haben sie genug,
    haben sie schon genug, hat er zu viele, hat sie zu viele, hat er schon viele,
    hat sie schon viele, hat er schon so viele, hat sie schon so viele, hat er schon zu viele,
    hat sie schon zu viele, hat er mehr als genug, hat sie mehr als genug, stapeln sich schon,
    aufgegeben, aufgeben mussen, aufgeben, abgegeben, an den nagel gehangt, hat er satt, hat sie satt,
    stapeln sich, verzichtet er, verzichtet sie, verboten, sind verboten, ist verboten`,
  },
  {
    means: 'lacks',
    phrases: inFrames(
      inFrames(
        'hat *, haben *, hat noch *, hat leider *, hat gar *, hat selber *, hat selbst *, hat leider noch *, hat bisher *',
        '*, noch *',
      ),
      'kein, keine, keinen',
    ),
  },
  {
    // "Hat noch fast nichts für die Küche": something for it is welcome.
    means: 'lacks',
    phrases: inFrames(
      '*, * die, * den, * das',
      inFrames(
        'noch * fur, noch fast * fur, noch gar * fur, noch uberhaupt * fur, bisher * fur, bisher noch * fur',
        'nichts, nix, kaum was, kaum etwas',
      ),
    ),
  },
  {
    means: 'owns',
    phrases: `hat schon, hat bereits, hat er schon, hat sie schon, hat er zuhauf, hat sie zuhauf, haben schon, haben bereits, besitzt schon,
    besitzt bereits, habe schon, schon vorhanden, hat schon einen, hat schon eine, hat schon ein`,
  },
  {
    means: 'owns',
    phrases: inFrames(
      'hat * schon, hat * bereits, hat * schon einen, hat * schon eine, hat * schon ein, haben * schon, habe * schon',
      'aber, halt, eh, ja, doch, leider, auch, naturlich, allerdings, zwar, dazu',
    ),
  },
  {
    means: 'owns',
    phrases: inFrames(
      'schon *, hat er schon *, hat sie schon *, hat er *, hat sie *, haben sie schon *, hat er bereits *, hat sie bereits *',
      `in massen, in rauen mengen, haufenweise, kistenweise, stapelweise, schrankweise, tonnenweise, en masse, zuhauf,
      mehrfach, doppelt, zur genuge`,
    ),
  },
  {
    means: 'owns',
    phrases: inFrames(
      'hat alles *, hat aber alles *, hat aber schon alles *, hat schon alles *, hat bereits alles *, hat eigentlich alles *, hat er schon alles *, hat sie schon alles *',
      'zum, furs, fur den, fur die, fur das, rund ums, rund um das, rund um den',
    ),
  },
  {
    means: 'owns',
    phrases: `haben alles im, haben schon alles im, haben alles furs, haben alles fur den, haben alles fur die, hat alles im,
    hat schon alles im, hat alles in der, einen vollen, nen vollen, an vollen, komplett ausgestattet,
    ist komplett ausgestattet, ist gut ausgestattet, ist bestens ausgestattet, voll ausgestattet`,
  },
  {
    means: 'none',
    phrases: inFrames(
      'nichts *, nix *, nichts so *, nix so *',
      'besonderes, grosses, grossartiges, teures, wildes, langweiliges, bestimmtes, spezielles, konkretes',
    ),
  },
  {
    means: 'none',
    phrases: `nicht vorbei, nie vorbei, nicht mehr aus der hand, nicht aus der hand, nichts falsch, nix falsch, wie blod, wie bloed, wie doof, wie ein bloder, nichts anderes als, nix anderes als, nichts weiter als, nichts anderes, nix anderes, ist keine vegetarierin, ist kein vegetarier,
    war mal in, war mal im, war mal bei, war mal beim, war mal auf, war mal am, war mal mit, war mal zu, hort nicht mehr auf, hort nicht auf, nicht mehr auf zu, nicht mehr aufhoren, kann kaum noch schlafen, kann kaum noch sehen, kann kaum noch horen, kann kaum noch gehen, kann kaum noch laufen,
    kann kaum noch lesen, kann kaum noch sprechen, kann kaum noch stehen, kann kaum noch warten, nichts schoneres als, nichts besseres als, nichts tolleres als, nichts wichtigeres als, nichts grosseres als,
    nix schoneres als, nix besseres als, hat schon immer, hat schon als kind, hat schon fruher, hat schon lange, hat schon oft, hat schon mal, nicht bloss, nicht ausschliesslich, nicht alleine, nichts gegen, hat nichts gegen, nichts als,
    nichts ausser, nix ausser, nichts bis auf, nix bis auf, nichts mehr ausser, nix mehr ausser, hobbys ausser, hobbies ausser, hobby ausser, interessen ausser, keine hobbys ausser, keine hobbies ausser, kein hobby ausser, keine interessen ausser, keine grossen hobbys ausser, nichts lieber als, nichts lieber, nichts mehr als, nichts geht uber,
    nichts uber, geht nicht ohne, nicht ohne, nie ohne, niemals ohne, nicht leben,
    nicht genug bekommen, nicht genug kriegen, nicht genug von, nicht satt, nicht widerstehen,
    sagt nie nein zu, nie nein zu, nicht nein, nie nein, nein sagen, kein tag ohne,
    keinen tag ohne, keine woche ohne, keine minute ohne, nie genug, niemals genug,
    nicht genug haben, nicht vegan, kein veganer, keine veganerin, nicht schwanger, nicht schlafen,
    nicht gut schlafen, nicht einschlafen, nicht durchschlafen, nicht abschalten, nicht entspannen,
    nicht zur ruhe, nicht stressen, nicht schlaft, nicht gut, nicht so gut, nicht besonders gut,
    nicht mehr so, nicht mehr gut, nicht mehr so gut, nicht mehr so weit, kann nicht mehr so,
    kann nicht mehr gut, kann nicht mehr so gut, kann nicht mehr so weit, nicht weit,
    nicht mehr weit, nicht laufen, nicht warm, nicht stehen, nicht lange, nicht aufhoren,
    nicht davon, nicht weg, nicht mude, nicht kalt, nicht allein, nicht nur so, nicht gern allein,
    nicht genau weiss, nicht irgendein, nicht irgendeine, nicht irgendwas, nicht jedermann,
    nicht jeder, nicht jede, nicht perfekt, nicht allergisch gegen, kein baby mehr, kein kind mehr,
    kein vermogen, keine eile, kein anfanger, keine anfangerin, keinen fuhrerschein, kein grund,
    kein stress, kein wunder, keine angst, keine angst vor, keine sorge, keine lust mehr,
    kein profi, keinen job, keine arbeit, nichts vor, nichts zu tun, nicht mehr ohne, ohne zweifel,
    nur nicht so, ohne geht nicht, ohne garten, ohne mich, ohne stress, nicht gross, kein grosses,
    keinen grossen, bis auf weiteres, genug hat, nicht genug hat, kaum genug, zu viel arbeit,
    zu viel arbeitet, zu viel stress, zu viel um die ohren, verboten gut, kann nicht, konnen nicht,
    kein platz, keinen platz, keine ahnung, keine idee, keine ideen, keinen plan, kein plan,
    kein problem, keine grossen, keine besonderen, keine hobbys, keine hobbies, keinen anlass,
    kein anlass, kein besonderer anlass, kein limit, kein budget, keine zeit, keine rolle,
    keine kinder, ohne kinder, keine kohle, keinen garten, keinen balkon, kein auto, nicht nur,
    nicht zu, nicht allzu, bitte nicht zu, bitte nicht allzu, bitte nicht so, nicht so, nicht sehr, nicht viel, nicht mehr als,
    nicht uber, nicht ganz, nicht sicher, nicht weiss, weiss nicht, nicht genau, nicht einfach,
    nicht leicht, nicht wissen, ich weiss nicht, nicht unbedingt, nicht immer, nicht wirklich,
    nichts einfallt,
    mir fallt nichts ein, mir fallt nix ein, fallt mir nichts ein, ohne ende, ohne anlass,
    ohne besonderen anlass, ohne grund, ohne viel, ohne dass, ohne zu, ohne schnickschnack,
    warum nicht, genug platz, genug zeit, gut genug, noch nicht, noch nie, noch keine, noch kein,
    nicht alles, nicht kennt, nicht gut kenne, kaum, nicht teuer, zu viel geld, zu viel zeit,
    statt finden, nicht langweilig, nichts langweilig, nicht stillsitzen, nicht still sitzen,
    nicht genug, genug von, genug bekommen, nichts wegwerfen`,
  },
];
