import type { WordLanguage } from '../vocabulary.ts';
import { keysOf } from './normalize.ts';

/**
 * Everyday words that differ from a word of the lexicon by a letter or an ending ("house" and
 * "horse", "training" and "train", "braut" and "brause"). They match a concept that lists them, and
 * are never taken for forms or typos of another word.
 */
const lists: Readonly<Record<WordLanguage, string>> = {
  en: `training trained trainee trainees house houses mouse place places great large charge chance change change world words
    water waters winter party parties paint point points print right night light sight might taste waste state stage later
    latest letter better matter bitter butter sister mister money honey month mouth south north broke broken stick stuck
    stock sticks brand brands bread break breaks broad board boards boring bored store stores stone score scores shore short
    shirt sharp share shape shake spare spark space speak speaks steal steel still skill skills spell small smart start
    heart hearts heard beard hated hates heavy ready early earth death health wealthy weather whether leather father rather
    other others brother mother bother neither either weird wired tired hired fired wives wines lines lives loves lover
    gloves glove clover clever never fever river rivers driver drives drive dried tried cried fried friend friendly fiend
    field filled fitted fitting sitting setting getting letting hitting kitten kitchen chicken quite quiet quit quick quilt
    built guilt guild build building buildings bowling boiling rolling ruling riding hiding hiring biking baking making
    taking waking walking talking working wording warning morning mourning burning turning running cunning gunning planning
    plane plant plans plain planet plants plenty pretty party parts port ports sport sorts short court course courses horse
    horses hearse nurse purse curse verse worse worst first thirst fist list lists mist best beast breast feast least lease
    please place palace peace piece price prize pride bride bridge fridge ridge bring string spring sprint printing painting
    pointing counting country county count mount mouths movies moves moved mover cover covers over oven seven eleven even
    event events every very cherry sherry carry marry merry berry bury busy busier bush push rush crush brush blush flush
    flash flesh fresh french trench branch brunch bunch lunch punch launch church chart charm charms chair chain claim class
    classes glass grass gross cross across dress press stress address access success excess express impress surprise
    college colleague village image manage average language garage package message massage passage sausage engage engaged
    engine engines imagine magic magical music musical typical topical tropical practical political critical
    single singles singer signs sign signed design designs resign season reason person prison poison lesson listen lessons
    mission vision fusion fashion passion cushion caution action option motion nation station ration relation
    travel gravel marvel novel level lever leave leaves living giving loving moving saving having shaving raving driving
    diving dining wining winning wing wings king kings kind kinds mind minds find fine wine wide wild child mild`,
  de: `gemaht mahen maht rasen braut brauche brauchen brause braun braune brauner blau blaue haus hause haute heute leute beute laute lauter leiter
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
    manner mannern mantel mittel mitte mutter mutig gutes gute glas gras grad rad rat tat tag tage lage frage
    trage tragen fragen sagen wagen magen lagen morgen sorgen borgen folgen wolle wollen sollen rollen vollen
    glaube glauben laufen kaufen kauft verkauft raufen saufen schlafen schaffen schafft schaf waffe affe kaffee
    minuten monate monat momente moment musste must mussten museum muslim muster motor motto mode modern moderne
    singt singen bringen bringt springt ringe dinge dingen klingt klinge junge jung zunge lunge schwanger schwager`,
  fr: `chose choses chaise chaises chasse classe classes glace grace grasse place places plage plante pointe pointes ponte
    porte portes porter poste postes perte pente vente ventes verte vertes verre verres vers vert monte monter montre
    montrer contre rentre rentree centre entre encre ancre autre autres outre litre livre livret vivre suivre ivre
    cuivre cuire cuisse cuisine bouche bouge bouger rouge rouges route routes toute toutes doute doux douce course
    courses source bourse tour tours jour jours cour cours court courte sport sports fort forte forts sorte sortes
    sortie sorties partie parties parti partir patrie pays paix prix pris prise prises mise mises bise brise crise
    grise cerise chemise valise marie marier mari maris marche marcher mache tache taches vache cache caches cacher
    coucher toucher bonne bonnes donne donner sonner tonne bonnet sonnet carte cartes quarte tarte tartes
    fille filles ville villes famille facile fragile mobile voile voiles etoile toile toiles huile
    homme hommes pomme pommes somme gomme comme femme femmes ferme fermes forme formes norme
    temps tempo champ champs camp camps coin loin soin soins point points joint main mains bain bains pain pains
    train trains terrain certain certains copain matin matins satin latin jardin chemin
    vrai vraie frais fraise fraises francais france franche branche branches blanche blanches tranche
    lecon lecons facon facons garcon garcons maison maisons saison saisons raison raisons liaison
    grand grande grands gland brand quand blanc banc rang sang gant gants chant chants champ
    aimer aimes aine ainee amie amies amies amour amours autour retour detour
    moment moments argent agent agents accent accident souvent savent avant devant enfant enfants
    boire boite boites droite droit toit voit voix noix choix croix poids mois moins
    manger mange manche manches change changer danger ranger etranger`,
  es: '',
  it: '',
};

const plain = Object.fromEntries(
  Object.entries(lists).map(([language, list]) => [language, new Set(keysOf(list))]),
) as unknown as Readonly<Record<WordLanguage, ReadonlySet<string>>>;

/** Returns true for a listed everyday word of the language. */
export function isPlainWord(key: string, language: WordLanguage): boolean {
  return plain[language].has(key);
}
