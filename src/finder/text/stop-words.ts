import type { WordLanguage } from '../vocabulary.ts';
import { keysOf } from './normalize.ts';

/**
 * Function words: they help to detect the language and are never searched for. A word that two
 * languages share ("a", "in", "de", "main") counts for both.
 */
const wordLists: Readonly<Record<WordLanguage, string>> = {
  en: `a an the and or but if of to in on at by for from with without into about as is are was were be been being am
    i me my mine you your yours he him his she her hers it its we us our they them their this that these those there here
    who whom whose which what when where why how not no nor don doesn didn isn aren wasn won can could should would will
    shall may might must do does did done has have had having get gets got getting just also too very really so such than
    then more most some any all each every both few many much other another own same only even still already again ever
    never always often sometimes usually now soon up down out over under off back because while during before after until
    s t re ve ll d m im ive id cant dont doesnt isnt like likes liked love loves loved loving enjoy enjoys enjoyed enjoying
    adore adores into keen fan fond obsessed crazy mad passionate interested hobby hobbies interest interests favourite
    favorite thing things stuff something anything everything nothing someone somebody anyone everyone one ones person
    people guy guys lady ladies gal dude folks want wants wanted need needs needed look looking looks find finding search
    searching give giving gives gift gifts present presents idea ideas suggestion suggestions recommend recommendation
    help please thanks thank hi hello hey buy buying shop cost costs price budget money spend around bit lot lots kind
    sort type little big small nice good great best perfect cool awesome lovely beautiful amazing special unique original
    creative useful new old year years day days week month time times going go goes make makes making made know knows
    think thinks thinking say says said tell feel feels seem seems try trying tries use uses using work works working
    live lives living come comes coming play plays playing take takes start started starting put keep keeps maybe perhaps
    probably quite pretty rather actually basically well ok okay etc eg ie per via vs plus spends spending loads tons
    absolutely totally definitely currently recently late lately early long short every day birthday idk pls plz wanna
    gonna ideally preferably possibly appreciate appreciates impress surprise treat celebrate celebrating him herself
    himself themselves myself turned turns turning basket box set kit pack package bundle stop stops stopped way ways whole minute minutes hour hours together evening evenings team half end left through tomorrow today yesterday tonight left handed who've first second hers whos hes shes theyre whats lives`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber wenn als auch an am auf aus bei beim bis da
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
    neuer neues neuen sowie sowas irgendwas irgendetwas was n ne nen nem ner nix halt eben mag's gibts gibt gibt's ab
    ca circa etwa rund pro stuck euro wohnt wohnen lebt leben arbeitet arbeite arbeiten spielt spielen spiele trinkt
    isst bekommt bekommen kriegt kriegen wunscht wunschen wunsch uberraschung uberraschen bald demnachst heute morgen
    moglichst gerade auch dazu dabei dafur darf darum denn deren dessen diese diesem diesen dieser dieses eher einige
    einmal zweimal frei genau genug gleich hab habt hast heisst ihres irgendwie jemals lange langem letzte letzten
    meist meistens muss mussen naturlich nachste nachsten nochmal paar passend passende passendes passt sagt sagen
    selber selbst somit trotzdem usw standig minute minuten stunde stunden zusammen gemeinsam abend abende ende halt dauernd andauernd stets korb paket set box kiste personen verbringt weiss weiter wenig wenige wirkt wurd zwar wenns hats ists isses`,
  fr: `le la les l un une des du de d et ou mais si que qui quoi dont au aux a avec ce cet cette ces c ca cela chez comme
    dans elle elles en est es etre eu il ils j je leur leurs lui m ma me meme mes moi mon n ne ni nos notre nous on ont
    par pas plus pour qu sa sans se ses son sont sur t ta te tes toi ton tu un vos votre vous y ai as avait avoir etait
    ete etant sera serait suis fait faire fais font va vais vont aime aiment aimer adore adorent adorer aimerait
    aimerais apprecie apprecient passionne passionnee passionnes fan fana dingue folle fou accro interesse interessee
    interesses interet interets passion passions hobby loisir loisirs tres trop peu bien mal beaucoup tout toute tous
    toutes rien quelque quelques quelqu chose choses truc trucs machin aussi encore deja toujours souvent jamais parfois
    surtout vraiment plutot assez moins autre autres chaque plusieurs aucun aucune cherche chercher cherchons trouver
    trouve besoin veux veut voudrais voudrait envie offrir offre offert cadeau cadeaux idee idees suggestion suggestions
    conseil conseils proposer propose aide aider ensemble soir soirs soiree minute minutes heure heures amateur amatrice debutant debutante plein pleine fin svp stp merci bonjour salut coucou coute prix budget argent acheter
    petit petite petits petites grand grande gros bon bonne bons beau belle bel joli jolie super genial geniale sympa
    cool original originale originaux unique special speciale parfait parfaite utile nouveau nouvelle neuf neuve vieux
    an ans annee annees jour jours mois fois temps personne personnes gens homme hommes femme femmes type ici alors car
    donc or puis lorsque quand ou comment pourquoi parce entre vers depuis pendant avant apres sous contre environ
    jusqu euros euro celui celle ceux celles jeune age agee plaisir surprendre surprise feter fete vit habite travaille
    travailler joue jouer passe passer prend prendre met mettre vient venir voir dit dire sait savoir peut peux pouvoir
    doit dois faut genre style sorte tellement hyper grave qqch qqn qq ya y'a etc est-ce cest jai jaime nan ouais bah
    euh voila coffret panier paquet boite set kit box ok pdt pr ds ki kon koi`,
  es: `el la los las un una unos unas y o pero si que quien de del a al con sin por para en es son ser esta estan
    mi mis tu tus su sus me te se le les lo no muy mas menos todo toda algo alguien regalo regalos busco quiero gusta
    gustan encanta encantan ideas idea anos euros hasta entre como tiene hacer`,
  it: `il lo la i gli le un uno una e o ma se che chi di del della a al alla con senza per in su e sono essere mio mia
    miei mie tuo suo sua mi ti si gli non molto piu meno tutto qualcosa qualcuno regalo regali cerco voglio piace
    piacciono adora ama idea idee anni euro fino tra come ha fare`,
};

const stopWords = Object.fromEntries(
  Object.entries(wordLists).map(([language, list]) => [language, new Set(keysOf(list))]),
) as unknown as Readonly<Record<WordLanguage, ReadonlySet<string>>>;

/** Returns true for a function word of the language. */
export function isStopWord(key: string, language: WordLanguage): boolean {
  return stopWords[language].has(key);
}
