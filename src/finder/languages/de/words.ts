import { words } from '../patterns.ts';

export const stopWords =
  words(`der die das den dem des ein eine einen einem einer eines und oder aber wenn als auch an am auf aus bei beim bis da
    damit dann dass dein deine doch dort du durch er es etwas euch fur gegen habe haben hat hatte hatten hier hin ich ihm
    ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jedem jeden jeder jedes jetzt kann kein keine keinen
    keinem keiner konnen konnte mal man manchmal mehr mein meine meinem meinen meiner meines mich mir mit nach nicht
    nichts noch nun nur ob ohne schon sehr sein seine seinem seinen seiner seit sich sie sind so soll sollte sollen
    sonst uber um uns unser unsere unserem unseren unserer unter viel viele vielen vom von vor wann war waren warum was
    weil welche welcher welches wer werden wie wieder will wir wird wirklich wo wurde wurden wurde zu zum zur zwischen
    gern gerne lieber liebsten mag mogen liebt lieben geliebt steht stehe stehen total voll richtig ganz echt einfach
    immer oft nie eigentlich vielleicht bitte danke hallo hi hey suche suchen sucht gesucht brauche brauchen braucht
    finde finden findet geschenk geschenke geschenkidee geschenkideen schenken schenke schenkt verschenken idee ideen
    tipp tipps vorschlag vorschlage kleinigkeit kleines kleine kleiner kleinen grosse grosses grosser gross klein schon
    schone schones schoner schonen tolle tolles toll toller gute gutes guter guten gut beste bestes bester besten
    besondere besonderes besonderer ausgefallenes ausgefallen originell originelles originelle cooles coole cool nettes
    nette nett person leute leuten mensch menschen jemand jemanden jemandem typ dinge ding sache sachen zeug alles
    allem allen alle freude freut freuen machen macht mache gemacht geht gehen gehe kommt kommen kaufen kauft kosten
    kostet preis budget geld ausgeben jahr jahre jahren jahrige jahriger jahriges jahrigen alt tag tage tagen zeit
    interessiert interesse interessen interessiere hobby hobbys hobbies leidenschaft leidenschaftlich leidenschaftliche
    leidenschaftlicher begeistert begeisterte begeisterter verruckt verruckte fan fans liebhaber liebhaberin neu neue
    neuer neues neuen sowie sowas irgendwas irgendetwas was n ne nen nem ner nix halt eben s gibts gibt  ab
    ca circa etwa rund pro stuck euro wohnt wohnen lebt leben arbeitet arbeite arbeiten spielt spielen spiele trinkt
    isst bekommt bekommen kriegt kriegen wunscht wunschen wunsch uberraschung uberraschen bald demnachst heute morgen
    moglichst gerade auch dazu dabei dafur darf darum denn deren dessen diese diesem diesen dieser dieses eher einige
    einmal zweimal frei genau genug gleich hab habt hast heisst ihres irgendwie jemals lange langem letzte letzten
    meist meistens muss mussen naturlich nachste nachsten nochmal paar passend passende passendes passt sagt sagen
    selber selbst somit trotzdem usw standig ausser minute minuten stunde stunden zusammen gemeinsam gemeinsame gemeinsamen gemeinsames gemeinsamer gemeinsamem abend abende ende halt dauernd andauernd stets korb paket set box kiste personen verbringt weiss weiter wenig wenige wirkt wurd zwar wenns hats ists isses`);

export const plainWords =
  words(`aussage aussagen reaktion reaktionen spott spotten kroaten schwabe schwaben gotti gemaht mahen maht rasen braut brauche brauchen brause braun braune brauner blau blaue haus hause haute heute leute beute laute lauter leiter
    weiter weite weise weisse reise reisen reissen beissen heissen heisst heiss schweiss fleiss kreis preis preise
    spiele spielen spiegel stiefel stifte stelle stellen stille stillen stimme stimmen stimmung bestimmt bestimmte
    kennen kenne konnen konnte kommen kommt komme kamen warten wetter wette werte worte wort orte sorte
    hose hosen rose rosen dose dosen lose losen losung hoffen offen ofen oft luft duft saft kraft schaft
    hand hande hunde hund bunt bund rund grund gesund stunde stunden wunde wunder wunderbar wandern wand wende
    lieben liebe lieber leben leber lebt lebendig liefern leder lieder lied leid leidet leider kleider
    lachen machen mache wachen sachen suchen kuchen kuche kochen wochen woche brechen sprechen rechnen zeichnen
    gehen stehen sehen ziehen zehn zeit zeiten weit breit bereit bereits arbeit klein kleine keine eine meine seine
    nacht acht macht recht echt schlecht leicht licht nicht richtig wichtig fertig lustig ruhig rubig gerne sterne stern
    ferne fern gern lernen lernt lehrer leer leere meer mehr sehr uhr ohr jahr haar paar bar klar wahr war wahre
    kinder kind rinder bilder wilder milder wild bild schild schnell schnee spass pass pause paus raus maus laus
    nett netz nutzt nutzen putzen sitzen besitzt setzen letzte letzten beste besten kosten post posten westen testen
    gross grosse grosser grussen schuss fluss fluessig muss nuss kuss schluss kurz kurs kurse kursen kreuz kranz ganz
    teil teile teilen heilen eilen weil weile viel viele ziel ziele fiel spiel tiere tier tor tore torte tolle toll
    feier feiern feiert eier leier freier feuer teuer neuer steuer abenteuer treuer schwer schwester fenster
    sonne sonnen krachen krachend manner mannern mantel mittel mitte mutter mutig gutes gute glas gras grad rad rat tat tag tage lage frage
    trage tragen fragen sagen wagen magen lagen morgen sorgen borgen folgen wolle wollen sollen rollen vollen
    glaube glauben laufen kaufen kauft verkauft raufen saufen schlafen schaffen schafft schaf waffe affe kaffee
    minuten monate monat momente moment musste must mussten museum muslim muster motor motto mode modern moderne
    singt singen bringen bringt springt ringe dinge dingen klingt klinge junge jung zunge lunge schwanger schwager`);

export const falseFriends: ReadonlySet<string> = new Set([
  'opi',
  'nana',
  'man',
  'men',
  'son',
  'sons',
  'her',
  'date',
  'lass',
  'lad',
  'mates',
  'host',
  'hosts',
  'gran',
  'guy',
  'pal',
  'nan',
  'patron',
  'mere',
  'tata',
  'tia',
  'tio',
  'fils',
  'mec',
  'amis',
  'primo',
  'prima',
  'hombre',
  'client',
  'hote',
  'gardien',
  'mate',
  'a part',
  'hors',
  'sin',
  'non',
  'en',
  'exclu',
  'minus',
]);
