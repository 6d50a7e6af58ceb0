import { inFrames } from '../in-frames.ts';
import type { ProductGrammar } from '../language-pack.ts';
import { wordFamilies, words } from '../patterns.ts';

export const products: ProductGrammar = {
  narrower: words(
    `roman romane romanen kriminalroman kriminalromane kochbuch kochbucher bildband sachbuch bilderbuch turnschuhe halskette kette armband ohrringe handtasche handtaschen rucksack schminke duschgel cremes zimmerpflanze zimmerpflanzen topfpflanze schnittblumen blumenstrauss blumenstrausse strauss teelicht teelichter duftkerze duftkerzen kuchengerat kuchengerate gesellschaftsspiel gesellschaftsspiele brettspiel brettspiele notizbuch notizbucher fotobuch tasse tassen becher computerkram computerzeug`,
  ),
  kinds: [
    {
      means: ['book'],
      phrases: `buch, bucher, buchern, buches, roman, romane, romanen, kriminalroman, kriminalromane, kochbuch, kochbucher, bildband, lesestoff,
      sachbuch, bilderbuch`,
    },
    {
      means: ['food', 'sweets'],
      phrases: `essen, lebensmittel, essbares, essbarem, esswaren, nahrungsmittel, nahrung, etwas zu essen`,
    },
    {
      means: ['sweets'],
      phrases: `susses, sussigkeiten, sussigkeit, naschzeug, sussem, naschereien, schleckzeug`,
    },
    {
      means: ['drink', 'alcohol'],
      phrases: `getranke, getranken`,
    },
    {
      means: ['clothing'],
      phrases: `kleidung, klamotten, anziehsachen, zum anziehen, kleidungsstuck, kleidungsstucke`,
    },
    {
      means: ['shoes'],
      phrases: `schuhe, schuh, turnschuhe, schuhen`,
    },
    {
      means: ['jewellery'],
      phrases: `schmuck, schmuckstuck, halskette, kette, armband, ohrringe`,
    },
    {
      means: ['bag'],
      phrases: `handtasche, handtaschen, rucksack`,
    },
    {
      means: ['cosmetics'],
      phrases: `kosmetik, kosmetika, schminke, pflegeprodukte, beautyprodukte, duschgel, cremes`,
    },
    {
      means: ['perfume'],
      phrases: `parfum, duft`,
    },
    {
      means: ['plant'],
      phrases: `pflanze, pflanzen, zimmerpflanze, zimmerpflanzen, topfpflanze`,
    },
    {
      means: ['flowers'],
      phrases: `blumen, schnittblumen, blumenstrauss, blumenstrausse, strauss`,
    },
    {
      means: ['decoration'],
      phrases: `deko, dekoration, dekokram, staubfanger, stehrumchen, stehrumsel, krimskrams, nippes,
      kram zum rumstehen, rumstehchen`,
    },
    {
      means: ['candle'],
      phrases: `kerze, kerzen, teelicht, teelichter, duftkerze, duftkerzen`,
    },
    {
      means: ['furniture'],
      phrases: `mobel, mobelstuck`,
    },
    {
      means: ['tool'],
      phrases: `werkzeug, werkzeuge`,
    },
    {
      means: ['gadget'],
      phrases: `gadget, gadgets, technik, elektronik, technikkram, technikzeug, technisches, computerkram, computerzeug, elektrokram, digitales`,
    },
    {
      means: ['appliance'],
      phrases: `kuchengerat, kuchengerate, haushaltsgerat, haushaltsgerate`,
    },
    {
      means: ['kitchen-tool', 'tableware', 'appliance'],
      phrases: `kuchenkram, kuchenkrempel, kuchenzeug, kuchensachen, kuchengerate, haushaltskram, haushaltssachen, haushaltsdinge, haushaltswaren, haushaltszeug, haushalt`,
    },
    {
      means: ['game', 'puzzle'],
      phrases: `spiel, spiele, gesellschaftsspiel, gesellschaftsspiele, brettspiel, brettspiele`,
    },
    {
      means: ['puzzle'],
      phrases: `puzzle, puzzles`,
    },
    {
      means: ['toy'],
      phrases: `spielzeug, spielzeuge, spielsachen, spielwaren`,
    },
    {
      means: ['stationery'],
      phrases: `notizbuch, notizbucher, schreibwaren`,
    },
    {
      means: ['voucher', 'money-gift'],
      phrases: `gutschein, gutscheine, gutscheinen`,
    },
    {
      means: ['money-gift'],
      phrases: `cash, geldgeschenk, geldgeschenke, bargeld`,
    },
    {
      means: ['experience', 'course'],
      phrases: `erlebnis, erlebnisse, erlebnisgeschenk, erlebnisgutschein, unternehmung`,
    },
    {
      means: ['subscription'],
      phrases: `abo, abos, abobox, abonnement, abonnements`,
    },
    {
      means: ['magazine'],
      phrases: `magazine, zeitschrift, zeitschriften, zeitschriftenabo`,
    },
    {
      means: ['course'],
      phrases: `workshop, workshops, kurs, kurse`,
    },
    {
      means: ['craft-kit'],
      phrases: `bastelset, bastelsets`,
    },
    {
      means: ['instrument'],
      phrases: `instrument, musikinstrument`,
    },
    {
      means: ['film'],
      phrases: `dvd, dvds`,
    },
    {
      means: ['photo-gift'],
      phrases: `fotogeschenk, fotogeschenke, fotobuch`,
    },
    {
      means: ['donation'],
      phrases: `spende, spenden`,
    },
    {
      means: ['collectible'],
      phrases: `sammelfigur, sammelfiguren`,
    },
    {
      means: ['tableware'],
      phrases: `tasse, tassen, becher, geschirr`,
    },
    {
      means: ['sports-gear'],
      phrases: `sportgerat, sportgerate, sportausrustung`,
    },
  ],
  flags: [
    {
      means: ['alcohol'],
      phrases: `alkohol, alkohols, alkoholisches, alkoholische, alkoholika, alk, schnaps`,
    },
    {
      means: ['caffeine'],
      phrases: `koffein`,
    },
    {
      means: ['sugar'],
      phrases: `zucker, zuckerhaltiges`,
    },
    {
      means: ['meat'],
      phrases: `fleisch, wurst, schinken, speck, schweinefleisch`,
    },
    {
      means: ['animal-product'],
      phrases: `tierprodukte, tierische produkte, tierisches, leder, wolle, seide, honig, fell, pelz`,
    },
    {
      means: ['dairy'],
      phrases: `milch, kuhmilch, kuhmilcheiweiß, milcheiweiß, milchzucker, laktosehaltiges, joghurt, quark, milchprodukte, milchprodukten, milchhaltiges, laktose, sahne, butter`,
    },
    {
      means: ['fish'],
      phrases: `fisch, fische, meeresfrüchte, meeresfrüchten`,
    },
    {
      means: ['nuts'],
      phrases: `nusse, nussen, nuss, erdnusse, erdnussen, erdnuss, mandeln, mandel, haselnuss, haselnusse, haselnussen, walnuss, walnusse, walnussen, pistazien, cashews, cashewnusse`,
    },
    {
      means: ['fragrance'],
      phrases: `duft, dufte, duften, duftstoff, duftstoffe, duftstoffen, parfümierung, gerüche, parfum, parfume`,
    },
    {
      means: ['flame'],
      phrases: `offenes feuer, offene flamme, offene flammen, offenem feuer, feuer, flamme, flammen, brennendes, brennt`,
    },
    {
      means: ['sharp'],
      phrases: `messer, messern, scharfes, scharfe klingen, klinge, klingen, schere, scheren, sägen, spitzes, scharfkantiges`,
    },
    {
      means: ['small-parts'],
      phrases: `kleinteile, kleinteilen, kleine teile, kleinen teilen, kleine teilchen, verschluckbares, verschluckbare teile,
      kleinkram zum verschlucken, viele teile, vielen teilen, winzige teile`,
    },
    {
      means: ['magnets'],
      phrases: `magnet, magnete, magneten`,
    },
    {
      means: ['noisy'],
      phrases: `larm, krach, lautes, laut, lautem`,
    },
    {
      means: ['screen'],
      phrases: `bildschirm, bildschirme, bildschirmzeit`,
    },
    {
      means: ['adult'],
      phrases: `sexy, erotik, anzuglich, schlupfrig, intim, intimes`,
    },
    {
      means: ['living'],
      phrases: `lebende pflanzen, lebendes, lebendiges, lebende tiere`,
    },
    {
      means: ['heavy'],
      phrases: `schweres, schwere sachen, schwer zu tragen, schwer zu heben, viel wiegt, schwer ist, zum schleppen, zum heben,
      schwere dinge, aufzug, lift, fahrstuhl`,
    },
    {
      means: ['fiddly'],
      phrases: `fummeliges, fummelkram, friemelei, friemeliges, fitzeliges, gefummel, pfriemeliges, zum zusammenbauen, zusammenbauen,
      zusammenzubauen, zum montieren, zum aufbauen, aufbauen, zum zusammenschrauben`,
    },
    {
      means: ['needs-fitness'],
      phrases: `anstrengendes, körperlich anstrengendes, anstrengung, anstrengungen, sportliches, schweißtreibendes`,
    },
    {
      means: ['online'],
      phrases: `app, apps, internet, wlan, bluetooth, smarthome, smart home, mit app`,
    },
    {
      means: ['needs-space'],
      phrases: `sperriges, sperrig, platz wegnimmt, viel platz, riesiges, großes zeug, große sachen, klobiges`,
    },
    {
      means: ['fragile'],
      phrases: `zerbrechliches, zerbrechlich, glas, porzellan, aus glas, aus porzellan, kaputtgehen kann, kaputt gehen kann, kaputtgehen, kaputt gehen, kaputtgeht, kaputt geht, zu bruch gehen, zu bruch geht, zerbrechen, bruchgefährdetes,
      zerbrechen kann, runterfallen kann, keramik`,
    },
    {
      means: ['crowded'],
      phrases: `menschenmengen, menschenmenge, menschenmassen, gedränge, getümmel, viele leute, vielen leuten, viele menschen, vielen menschen,
      trubel, rummel, massenveranstaltungen, großveranstaltungen`,
    },
    {
      means: ['height'],
      phrases: `höhe, höhen, große höhe, großer höhe, in der höhe, hohe höhen`,
    },
    {
      means: ['flashing'],
      phrases: `blinkt, blinkendes, blinkende lichter, blinkendes licht, blinkenden lichtern, blinklichter, blinken, geblinke, flackert,
      flackerndes, flackerndes licht, flackerlicht, stroboskop, stroboskope, lichtblitze, blitzlicht, blitzlichter, grelles licht`,
    },
    {
      means: ['pierced-ears'],
      phrases: `ohrringe, ohrringen, ohrstecker, ohrsteckern`,
    },
    {
      means: ['salty'],
      phrases: `salz, salziges, gesalzenes, salzgebäck, salzig`,
    },
    {
      means: ['fatty'],
      phrases: `fett, fettes, fettiges, fettige sachen, fetthaltiges`,
    },
    {
      means: ['spicy'],
      phrases: `scharfes essen, scharf gewürztes, chili, chilis, scharfe soßen, scharfe saucen, scharf gewürzt, scharf essen`,
    },
    {
      means: ['egg'],
      phrases: `ei, eier, eiern, hühnerei, hühnereier, hühnereiweiß`,
    },
    {
      means: ['for-two'],
      phrases: `für zwei, zu zweit, für paare, paare, pärchen, pärchenkram, pärchenzeug, paarsachen, pärchensachen, pärchending`,
    },
    {
      means: ['electric'],
      phrases: `strom, batteriebetriebenes, batteriebetriebene, elektronisches, elektronische, elektrisches, elektrische geräte, alles elektrische, elektrische, mit stecker, stecker, steckdose, kabel, kabeln, akku,
      akkus, batterie, batterien, zum aufladen, elektrogeräte, elektrogerät`,
    },
    {
      means: ['gruesome'],
      phrases: `gruseliges, gruselig, unheimliches, blutiges, blutig, brutales, brutal, gewalt, gewalttätiges, waffen, waffe, spielzeugwaffe, spielzeugwaffen, spielzeugpistole, spielzeugpistolen, pistole, pistolen, gewehr, gewehre, kriegsspielzeug, kriegsspielsachen, kriegsspiele, kriegszeug, ballerkram, ballerspiele, monster,
      geister, gespenster, morbides, makabres`,
    },
    {
      means: ['messy'],
      phrases: `glitzer, schleim, knete, dreck, schmutz, sauerei, schmiererei, matsch, konfetti, klebriges, schmieriges, dreck macht,
      schmutz macht, sauerei macht, flecken macht, krumelt, krumeln, krumel, fusselt, fusseln, fussel, haart, abfarbt, abfarben, kleckert, schmiert, staubt`,
    },
    {
      means: ['thick'],
      phrases: `dickes, dicke sachen`,
    },
    {
      means: ['plastic'],
      phrases: `plastik, plaste, kunststoff, plastikkram, plastikzeug, plastiksachen, plastikmüll,
      plastikspielzeug, plastikspielsachen, plastikfiguren, plastikschrott, plastikkrempel, plastikdinger, kunststoffspielzeug`,
    },
  ],
  excluded: [
    {
      means: { concepts: ['wooden'] },
      phrases: `holzspielzeug, holzspielzeuge, holzspielsachen`,
    },
    {
      // "Tired of stuff for the baby".
      means: { kinds: ['baby-item'] },
      phrases:
        'baby, babysachen, babykram, babyzeug, babykleidung, babythemen, windelkram, windeln, windeltorte, babydinge, babyartikel',
    },
    {
      // Jam and honey too.
      means: { kinds: ['sweets'], flags: ['sugar'], concepts: ['sweets'] },
      phrases: 'suss, susses, sussem, susskram, susszeug, zuckriges, zuckerzeug',
    },
    {
      means: { kinds: ['alcohol', 'perfume'] },
      phrases: 'flussigkeit, flussigkeiten, flussiges',
    },
    {
      means: { flags: ['sugar'], concepts: ['fruit'] },
      phrases: 'fruktose, fructose, fruchtzucker, fruktosehaltiges',
    },
    {
      means: { kinds: ['alcohol'] },
      phrases: 'flasche, flaschen',
    },
    {
      means: { diet: 'no-gluten' },
      phrases: `gluten, weizen`,
    },
    {
      means: { diet: 'no-lactose' },
      phrases: `milchprodukte, laktose`,
    },
    {
      means: { kinds: ['book', 'magazine'] },
      phrases: `lesen, liest, leser, leserin, leseratte, zum lesen, zu lesen`,
    },
    {
      means: { flags: ['alcohol'] },
      phrases: `trinker, trinkerin`,
    },
    {
      means: { kinds: ['drink', 'alcohol'], flags: ['alcohol'] },
      phrases: `zum trinken, zu trinken, trinken, trinkbares`,
    },
    {
      means: { kinds: ['food', 'sweets'] },
      phrases: `zum essen, zu essen, essbarem`,
    },
    {
      means: { kinds: ['clothing', 'shoes'] },
      phrases: `zum anziehen, anziehen, anzuziehen`,
    },
    {
      means: { flags: ['fragrance'], kinds: ['perfume'] },
      phrases: `riecht, duftet, stinkt, duftendes, riechendes, parfumiertes, parfumierte, parfume`,
    },
    {
      means: { flags: ['noisy'] },
      phrases: `larmendes, gerausch, gerausche, gerauschen, tone, tonen, tonende, tonendes, piept, piepst, piepen,
      piepsen, dudelt, dudeln, gedudel, gepiepse, tutet, hupt, quietscht, rasselt, bimmelt, sound, sounds,
      soundeffekte, musik rauskommt, musik rauskommen, musik macht, musik spielt, geklimper, getose, radau`,
    },
    {
      means: { flags: ['noisy'] },
      phrases: inFrames(
        '* macht, * machen, * mocht, * machn',
        'larm, krach, radau, gerausche, tone, gedons',
      ),
    },
    {
      // A taste for kitsch is something else: it is asked for and not refused.
      means: { concepts: ['sentimental'] },
      phrases: inFrames(
        '*, *e, *es, *s, *er, *en, *em',
        'kitschig, schmalzig, schnulzig, gefuhlsduselig, ruhrselig, schwulstig, herzerlmassig, kitsch, herzschmerz, gesulze, gefuhlsduselei',
      ),
    },
    {
      means: { kinds: ['gadget'], flags: ['noisy', 'electric'] },
      phrases: `batterie, batterien, mit batterien, mit batterie`,
    },
    {
      means: { flags: ['meat'] },
      phrases: `schwein, schweinernes, schweinefleisch, fleisch vom schwein, rind, rindfleisch, vom rind, kalbfleisch, lammfleisch, geflügel, geselchtes, schweinsfleisch,
      fleischiges, wurst, wurstwaren`,
    },
    {
      means: { kinds: ['plant'], flags: ['living'] },
      phrases: `gegossen werden, giessen muss, gegossen gehort, zum giessen, gepflegt werden, pflegen muss, pflege braucht, zum pflegen, um das man sich kummern muss,
      wasser braucht`,
    },
    {
      means: { kinds: ['money-gift'], concepts: ['money-gifts'] },
      phrases: `geld schenken, geld geben, geld im umschlag, geld im kuvert, geldschein, geldscheine, scheine, geldgeschenk, geldgeschenke`,
    },
    {
      // What does not keep.
      means: { kinds: ['flowers'], flags: ['living'] },
      phrases: `verderbliches, verderblich, schlecht wird, schlecht werden, verdirbt, schnell verdirbt, verderben, verwelkt, verwelken, welkt, verblüht, schimmelt, vergammelt,
      schnell kaputt`,
    },
    {
      means: { flags: ['print'] },
      phrases: `auf papier, aus papier, papierbucher, papierbuch, gedrucktes, gedruckte bucher, gedruckte, zum umblattern`,
    },
    {
      means: { flags: ['meat', 'animal-product'] },
      phrases: `gelatine`,
    },
    {
      means: { flags: ['needs-space'] },
      phrases: `platz braucht, platz wegnimmt, platz einnimmt, platz frisst, raum einnimmt`,
    },
    {
      means: { kinds: ['plant'], flags: ['living'] },
      phrases: `grünzeug, zimmerpflanze, zimmerpflanzen, topfpflanze, topfpflanzen, grünpflanzen`,
    },
    {
      means: { kinds: ['decoration'] },
      phrases: `staub fangt, zum dekorieren, dekorieren`,
    },
    {
      // Whatever stands on a sill or a shelf.
      means: { kinds: ['decoration', 'collectible', 'plant'] },
      phrases: `rumsteht, herumsteht, nur rumsteht, zum hinstellen, hinstellen, zum rumstehen, rumstehen, rumstehn, rumzustehen, zum aufstellen,
      aufstellen`,
    },
    {
      means: { kinds: ['candle'], flags: ['fragrance'] },
      phrases: `duftkerze, duftkerzen`,
    },
    {
      means: { kinds: ['craft-kit'] },
      phrases: `zum basteln, basteln`,
    },
    {
      means: { kinds: ['game', 'puzzle'] },
      phrases: `zum spielen, spielen`,
    },
    {
      means: { kinds: ['cosmetics', 'perfume'] },
      phrases: `zum schminken, schminken, zum eincremen, eincremen, beautykram, kosmetikkram, pflegezeug`,
    },
    {
      means: { diet: 'no-fish' },
      phrases: `fisch, meeresfruchte, meeresfruchten`,
    },
    {
      means: { flags: ['animal-product'] },
      phrases: `vom tier, tierischem`,
    },
  ],
  materials: wordFamilies(`
    plastik: kunststoff
    wolle: wollen merino merinowolle kaschmir lammwolle lammfell schaffell schurwolle alpaka mohair filz tweed wollsocken wolldecke wollfilz wollfutter wollschal wollmutze wollpullover wollteppich
    latex
    federn: daunen
    daunen: federn
  `),
};
