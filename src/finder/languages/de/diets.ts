import type { DietGrammar } from '../exclusion-grammars.ts';
import { inFrames } from '../in-frames.ts';
import { conditions } from './conditions.ts';

/** Things with a screen. */
const device =
  '(?:bildschirm|bildschirmen|handy|handys|smartphone|natel|tablet|tablets|ipad|computer|pc|laptop|konsole|xbox|playstation|fernseher|glotze|tiktok|youtube)';

/** Wishes for the opposite of an evening before a screen. */
const getOut =
  '(?:raus|rauskomm[a-z]*|rauszukommen|rausgeh[a-z]*|rausgehen|herauskomm[a-z]*|rausbring[a-z]*|rauslock[a-z]*|aussi|ausse|aussekumm[a-z]*|use|usse|dusse|duss|duse|an (?:die|der) (?:frischen? )?luft|frische luft|vor die tur|ins freie|nach draussen|draussen|ins grune|in die natur|in den wald|unter (?:die )?(?:leute|menschen)|(?:sich|mehr) (?:mehr |mal |wieder )?(?:bewegt|bewegen|bewegung)|bewegung|was (?:ganz )?anderes|etwas (?:ganz )?anderes|statt[a-z]* (?:immer |noch |einem |einer )?(?:glotze|handy|bildschirm|zocken|konsole)|bildschirmfrei|analog[a-z]*)';
/** What is done too much, and what that is done with. */
const onScreen =
  '(?:(?:zockt|zocken|daddelt|daddeln|gamet|gamed|gamt|gamen|suchtet|glotzt|chattet|scrollt|streamt|surft im (?:netz|internet))|(?:schaut|guckt|sieht|kuckt|luagt|schaugt) (?:[a-z]+ ){0,4}(?:fernsehen|fern|youtube|tiktok|serien|netflix|videos|reels)|spielt (?:[a-z]+ ){0,4}(?:minecraft|fortnite|roblox|fifa|videospiele|computerspiele|playstation|ps\\d|xbox|switch|am (?:handy|pc|computer|tablet))|(?:stubenhocker(?:in)?|couchpotato|bildschirmjunkie|handysuchtig|spielsuchtig|zocker(?:in)?|gamer(?:in)?))';

export const diets: DietGrammar = {
  phrases: [
    {
      means: 'no-internet',
      phrases: `kein Internet, keinen Internetanschluss, ohne Internet, kein WLAN, ohne WLAN, kein Smartphone, ohne Smartphone,
      nicht online, hat nie Internet`,
    },
    {
      means: 'vegan',
      phrases: `vegan, veganer, veganerin, veganes, vegane, veganem, lebt vegan, pflanzlich, keine tierischen produkte,
      keine tierprodukte, nichts tierisches, nix tierisches, keine tierischen sachen, nichts vom tier, nix vom tier`,
    },
    {
      means: 'vegetarian',
      phrases: `vegetarier, vegetarierin, vegetarisch, vegetarische, vegetarisches, vegi, veggie, fleischlos, pescetarier, pescetarierin, pescetarisch, pesketarier, pesketarierin, pesco-vegetarisch`,
    },
    {
      means: 'no-alcohol',
      phrases: `alkoholfrei, alkoholfreies, alkoholfreie, alkoholfreien, antialkoholiker, antialkoholikerin,
      abstinent, wegen der schwangerschaft, in der schwangerschaft, während der schwangerschaft, trockener alkoholiker, trinkt keinen tropfen, trinkt nichts alkoholisches,
      schwanger, schwangere, schwangeren, hochschwanger, werdende mama, werdende mutter,
      werdenden mama, werdenden mutter, stillt, stillende, muslim, muslima, muslimin, moslem,
      muslimisch, muslime, muslimen, halal`,
    },
    {
      means: 'pregnancy',
      phrases: `schwanger, schwangere, schwangeren, wegen der schwangerschaft, in der schwangerschaft, wahrend der schwangerschaft, erwartet ein kind, erwartet ein baby,
      erwartet nachwuchs, erwartet zwillinge`,
    },
    {
      means: 'no-sugar',
      phrases: `diabetes, low carb, diabetiker, diabetikerin, diabetikern, zuckerkrank, zuckerfrei, zuckerfreies,
      macht diät, diät, abnehmen, ketogen, keto, auf zucker achten, auf den zucker achten, auf zucker aufpassen, achtet auf zucker,
      zuckerarm, auf ihre linie, auf seine linie, auf ihre figur, auf seine figur, kein zucker, keinen zucker, ohne zucker, wegen zucker, wegen dem zucker,
      wegen des zuckers, hat zucker`,
    },
    {
      means: 'no-nuts',
      phrases: `nussallergie, nussallergikerin, nussallergiker, nussfrei, erdnussallergie, allergisch gegen nüsse, allergisch auf nüsse,
      allergisch gegen erdnüsse, allergisch auf erdnüsse`,
    },
    {
      means: 'no-gluten',
      phrases: `glutenfrei, glutenunverträglich, gluten unverträglich, glutenfreies, glutenunverträglichkeit, glutenintolerant, glutenintoleranz, weizenallergie, weizenunverträglichkeit,
      verträgt keinen weizen, kein weizen, keinen weizen, zöliakie, kein gluten,
      allergisch gegen gluten, glutenallergie`,
    },
    {
      means: 'no-gluten',
      phrases: inFrames(
        'auf * achten, auf * aufpassen, auf * verzichten, achtet auf *, mit * aufpassen, bei * aufpassen, wegen *, wegen dem *, muss * meiden, * meiden, * weglassen, lässt * weg',
        'gluten, weizen',
      ),
    },
    {
      means: 'no-lactose',
      phrases: inFrames(
        'auf * achten, auf * aufpassen, auf * verzichten, achtet auf *, mit * aufpassen, bei * aufpassen, wegen *, wegen der *, muss * meiden, * meiden, * weglassen, lässt * weg',
        'laktose, milch, milchprodukte',
      ),
    },
    {
      means: 'no-lactose',
      phrases: `laktoseintolerant, laktoseunverträglich, laktose unverträglich, laktosefrei, laktoseintoleranz, milchallergie, milcheiweißallergie, kuhmilchallergie, milcheiweißunverträglichkeit, allergisch gegen milch, verträgt keine milch, verträgt keine laktose`,
    },
    {
      means: 'no-fragrance',
      phrases: `neurodermitis, schuppenflechte, psoriasis, ekzem, ekzeme, hautekzem, rosacea, sehr empfindliche haut, asthma, asthmatiker, asthmatikerin, parfümallergie, duftallergie, duftstoffempfindlich, allergisch gegen duftstoffe,
      allergisch auf duftstoffe, allergisch gegen parfüm, allergisch auf parfüm, von parfüm kopfschmerzen,
      von parfüm kopfweh, von düften kopfschmerzen, parfümfrei, duftfrei, unparfümiert, asthmatisch, duftstoffallergie, migräne, geruchsempfindlich, verträgt keine düfte, verträgt keine gerüche,
      ${inFrames('darf nicht *, soll nicht *, sollte nicht *, darf nich *, soll nich *, darf ned *, soll ned *, darf net *, soll net *, darf nicht stark *, soll nicht stark *', 'riechen, duften, stinken, parfümiert sein')},
      riechen darf auch nix, riechen darf auch nichts, riechen darf nix, riechen darf nichts, darf nicht riechen, darf nich riechen, nichts was riecht, nix was riecht,
      gerüche stören sie, gerüche stören ihn, gerüche machen ihr zu schaffen, gerüche machen ihm zu schaffen, gerüche setzen ihr zu, gerüche setzen ihm zu,
      von jedem geruch schlecht, von gerüchen schlecht, von gerüchen übel, von jedem geruch übel`,
    },
    {
      means: 'no-pollen',
      phrases: `heuschnupfen, pollenallergie, pollenallergiker, pollenallergikerin, allergisch gegen pollen, gegen pollen allergisch, auf pollen allergisch,
      allergisch auf pollen`,
    },
    {
      means: 'no-screen',
      phrases: `bildschirmfrei, ohne bildschirm, ohne bildschirme, kein bildschirm, keine bildschirme,
      keinen bildschirm, nichts mit bildschirm, nix mit bildschirm, weg vom bildschirm, keine bildschirmzeit`,
    },
    {
      means: 'little-space',
      phrases: `kein platz, keinen platz, wenig platz, kaum platz, kleine wohnung, kleinen wohnung,
      winzige wohnung, wg-zimmer, wg zimmer, studentenwohnheim, wohnheim, wohnheimzimmer,
      einzimmerwohnung`,
    },
    { means: 'light-luggage', phrases: `handgepäck` },
    {
      means: 'frailty',
      phrases: `altersheim, altenheim, pflegeheim, seniorenheim, im heim, im krankenhaus,
      krankenhausaufenthalt, im spital, in der klinik, in der reha, im hospiz`,
    },
    {
      means: 'limited-mobility',
      phrases: `rollator, rollstuhl, gehbehindert, krücken, gehhilfe, gehstock, bettlägerig, bandscheibe,
      kreuzbandriss, parkinson, arthrose, rheuma, long covid, multiple sklerose`,
    },
    {
      means: 'no-hearing',
      phrases: `stocktaub, völlig taub, ganz taub, komplett taub, taub auf beiden ohren, auf beiden ohren taub, gehörlos, gehörlose, gehörlosen, gehörloser, taubstumm, ertaubt, hört nichts mehr, hört nix mehr,
      hört gar nichts, hört gar nix`,
    },
    {
      means: 'shaky-hands',
      phrases: `parkinson, arthrose, rheuma, gicht, zittrige hände, zitternde hände, zittrigen händen, zitternden händen,
      tremor, steife finger, steifen fingern, hände zittern, schwache hände`,
    },
    {
      means: 'halal',
      phrases: `muslim, muslima, muslimin, moslem, muslimisch, muslime, muslimen, halal, kein schweinefleisch,
      isst kein schwein`,
    },
    {
      means: 'kosher',
      phrases: `koscher, koscheres, koschere, jüdisch, jüdische, jüdischen, jüdischer, jude, jüdin`,
    },
  ],
  patterns: [
    {
      means: 'poor-sight',
      pattern:
        '(?:kann|konnen|geht) (?:leider |fast |kaum |jetzt |gar |seit [a-z]+ ){0,2}(?:nicht|nich|net|ned|nimmer|kaum|schlecht)(?: (?:mehr|gut|richtig|so gut|viel)){0,2} (?:selbst |selber )?lesen',
      examples: ['Opa kann nicht mehr lesen', 'sie kann kaum noch lesen, kann kaum lesen'],
    },
    {
      means: 'poor-sight',
      pattern:
        '(?:sieht|siagt|siegt|siehgt|siegt|gseht|sicht) (?:leider |jetzt |mittlerweile |inzwischen |schon |halt |nur |nur noch |fast |beinahe |so gut wie |praktisch |sehr |ganz |immer ){0,3}(?:kaum|nichts|nix|nuscht|nischt|nut|nuut|nimmer|schlecht|schlechter|wenig|umrisse|schemenhaft|(?:nicht|nich|ned|net|nid) (?:mehr )?(?:so )?(?:gut|viel|richtig))(?! (?:aus|ein|fern|anders|nach|davon))(?: noch| was| etwas| mehr| meh| me| gut){0,3}(?! (?:aus|ein|fern|nach))',
      examples: [
        'Oma sieht so gut wie nichts mehr',
        'er sieht kaum noch was',
        'unser Nachbar sieht sehr schlecht',
        'sie sieht nicht mehr so gut',
      ],
    },
    {
      means: 'shaky-hands',
      pattern:
        '(?:schwache|steife|zittrige|zitternde|kaputte|taube|lahme|gelahmte|krumme|schlimme|verkruppelte)[nr]? (?:hand|hande|handen|finger|fingern|arm|arme|armen)|(?:hande?|finger|arme?)(?: [a-z]+){0,3} (?:zittern|zittert|steif|taub|lahm|gelahmt|gebrochen|kaputt|im gips|amputiert)|(?:hande|finger) (?:machen|wollen|spielen)(?: [a-z]+){0,2} (?:nicht|nich|ned|net|nimmer)(?: mehr| so)?(?: so| recht| richtig)?(?: mit)?\\b|(?:zittern|zittert)(?: [a-z]+){0,2} (?:die|seine|ihre|de|d) (?:hande|hand|hend|finger)',
      examples: [
        'ihm zittern beim Kochen die Hände',
        'Nachbar mit steifen Fingern',
        'ihre Hände machen nicht mehr mit',
        'der rechte Arm ist seit März gelähmt, Arm gelähmt',
      ],
    },
    {
      means: 'shaky-hands',
      pattern:
        '(?:keine?|kaum|wenig|nimmer viel|nicht mehr viel|nicht viel) kraft(?: mehr| noch)? in (?:den|seinen|ihren|de|die) (?:handen?|fingern?|hand|hend|armen)|(?:wegen|wega?|weil|seit|durch) (?:(?:der|die|den|de|da|seine[nr]?|ihre[nr]?) )?(?:hande?n?|hend|finger[a-z]*|gicht|handgelenk[a-z]*)\\b|(?:mit|fur) (?:den|die|de|seinen|ihren) (?:fingern?|handen?)(?: [a-z]+){0,2} (?:nicht|nich|ned|net|nimmer|kaum)|(?:finger|hande?)(?: [a-z]+){0,2} (?:nicht|nich|ned|net|nimmer|kaum)(?: mehr| noch)? (?:bewegen|benutzen|gebrauchen|greifen|richtig|so recht)',
      examples: [
        'hat keine Kraft mehr in den Händen',
        'strickt nimmer wega de Finger',
        'mit den Händen geht es kaum',
        'er kann die Finger kaum noch bewegen',
      ],
    },
    {
      means: 'poor-sight',
      pattern:
        '(?:fast|beinahe|nahezu|so gut wie|halb|praktisch)(?: ganz| vollig)? blind|erblindet[a-z]*|sehbehindert[a-z]*|makuladegeneration|augen (?:sind|werden|machen|wollen|lassen)(?: [a-z]+){0,2} (?:schlecht|schlechter|schwach|schwacher|nicht mehr|nimmer|nach)',
      examples: [
        'Tante Gerda ist nahezu blind',
        'seine Augen machen nicht mehr mit',
        'die Augen werden immer schlechter',
        'ein sehbehinderter Freund',
      ],
    },
    {
      means: 'no-internet',
      pattern:
        '(?:hat|haben|besitzt) (?:(?:gar|leider|auch|weder) )?(?:keine?n?) (?:handy|computer|pc|laptop|rechner)',
      examples: ['sie hat keinen Computer', 'Opa hat gar kein Handy'],
    },
    {
      means: 'poor-sight',
      pattern:
        '(?:probleme?|beschwerden|schwierigkeiten) mit (?:den|ihren|seinen) augen|augenprobleme|(?:kann|konnen) (?:[a-z]+ ){0,2}(?:kleine|kleinen|kleingedruckte[ns]?) (?:schrift|buchstaben|texte) (?:nicht|kaum|schlecht)',
      examples: ['sie hat Probleme mit den Augen', 'kann kleine Schrift nicht mehr lesen'],
    },
    {
      means: 'shaky-hands',
      pattern:
        '(?:er|sie|oma|opa) zittert(?! vor\\b)|nicht mehr (?:so |richtig )?gut greifen|motorisch (?:stark |etwas )?eingeschrankt|(?:probleme|schwierigkeiten) mit (?:den|seinen|ihren) (?:handen|fingern)|hat (?:es|gicht) in den (?:handen|fingern)',
      examples: ['sie zittert', 'kann nicht mehr so gut greifen', 'hat Probleme mit den Händen'],
    },
    {
      means: 'no-screen',
      pattern: `(?:weg|los|fern) (?:von (?:dem|der|den) |vom |von )${device}|${device} (?:weg|weglegen|wegzulegen|weglegt|ausmachen|ausmacht)|runter vom ${device}|${device} (?:soll|sollt|sollte|muss|musste|darf) (?:er|sie|es|man|a|s) (?:(?:mal|auch|bitte|ofter|ofters|mehr|abends) ){0,2}(?:weglegen|weg tun|wegtun|ausmachen|auslassen|liegen lassen|liegenlassen|abgeben|nicht (?:mehr )?(?:haben|benutzen|nutzen))`,
      examples: ['damit sie vom Tablet weg kommt, weg vom Tablet', 'soll das Handy weglegen'],
    },
    {
      means: 'no-screen',
      pattern: `${onScreen}(?: (?!und|aber|mag|liebt|hat)[a-z0-9]+){0,6}(?=[^a-z0-9].{0,140}\\b${getOut}\\b)`,
      examples: [
        'sie glotzt nur noch Netflix, ich suche was an der frischen Luft, was anderes',
        'mein Neffe, Stubenhocker vor der Konsole, soll mal wieder in die Natur',
        'spielt stundenlang am Handy, sie soll nach draußen',
      ],
    },
    {
      means: 'no-screen',
      pattern: `(?<=\\b${getOut}\\b.{0,100}[^a-z0-9])${onScreen}(?: (?!und|aber|mag|liebt|hat)[a-z0-9]+){0,6}`,
      examples: ['womit kommt er nach draußen, zockt jeden Abend Fifa'],
    },
    {
      means: 'no-screen',
      pattern: `weniger (?:zeit )?(?:am|vorm|vor dem|vor der|an der|mit dem|auf dem|auf das|aufs|ans) ${device}|weniger (?:bildschirmzeit|handyzeit|medienzeit|medienkonsum|zocken|gamen|daddeln|fernsehen|online sein)`,
      examples: ['soll weniger am Computer sitzen', 'weniger Bildschirmzeit'],
    },
    {
      means: 'no-screen',
      pattern: `(?:hangt|hangen|sitzt|sitzen|klebt|kleben|hockt|hocken|ist|glotzt) (?:eh |leider |auch |fast )*(?:nur|nur noch|immer|immer nur|dauernd|standig|permanent|pausenlos|ununterbrochen|d[ea][nr] gan?z[ea]n? ta?o?g|da gonze tog|den gonzn tog|de ganz tag|von fruh bis spat|tag und nacht|jeden (?:tag|abend)|jede nacht|stundenlang|viel zu viel|zu viel|die ganze zeit) (?:am|vorm|vor dem|vor der|an der|auf dem|auf das|aufs|ans) ${device}`,
      examples: ['sie hockt immer vorm Computer', 'er klebt den ganzen Tag am Handy'],
    },
    {
      means: 'no-driving',
      pattern:
        '(?:nicht|nich|net|ned|nimmer)(?: mehr)?(?: selbst| selber)?(?: auto| mit dem auto)? fahren|(?:nicht mehr|nich mehr|net mehr|ned mehr|nimmer|kein|nie wieder)(?: selbst| selber)? (?:auto ?fahren|autofoahn)|(?:nicht|nich|net|ned|nimmer)(?: mehr)? (?:ans|hinters|hinter das) (?:steuer|lenkrad)|fahr(?:t|e|en) (?:kein auto|nicht(?: mehr)? (?:auto|selbst|selber))',
      examples: [
        'Opa darf nicht mehr fahren',
        'er kann seit dem Schlaganfall nicht mehr Auto fahren',
        'sie fährt kein Auto',
        'Papa darf wegen der Augen nicht mehr autofahren',
        'er darf nicht mehr ans Steuer',
      ],
    },
    {
      means: 'no-driving',
      pattern:
        '(?:kein(?:en)?|ohne)(?: eigene[sn])? (?:auto|wagen|fuhrerschein|lappen)|(?:fuhrerschein|lappen|auto|wagen)(?: [a-z]+){0,2} (?:abgegeben|verloren|weg|verkauft|abgeben)',
      examples: ['hat kein eigenes Auto', 'ohne Führerschein', 'hat den Führerschein abgegeben'],
    },
    {
      means: 'in-transit',
      pattern:
        '(?:muss|soll|sollte|geht|gehen|kommt|schick[a-z]*|verschick[a-z]*|schicken|versenden|versendet|gesendet)(?: [a-z]+){0,5} (?:per post|mit der post|per paket|im paket|im umschlag|per brief|als brief|in einem umschlag|zum verschicken)|(?:per|mit der|mit da|mit) post (?:muss|soll|geht|gehen|schick[a-z]*|verschick[a-z]*|nach)|(?:muss|soll|sollte)(?: [a-z]+){0,4} (?:verschickt|geschickt|versendet)|zum (?:ver)?schicken',
      examples: [
        'muss leider mit der Post gehen',
        'das Geschenk sollte nach Peru verschickt werden',
      ],
    },
    {
      means: 'in-transit',
      pattern:
        '(?:nichts?|nix|nischt|nuscht|nut|nicht) (?:(?:zu|so|allzu) )?(?:schwer(?:es)?|sperrig(?:es)?|zerbrechlich(?:es)?|grosses und schweres)(?! (?:heben|tragen|schleppen))(?: [a-z]+){0,2}(?=.*\\b(?:koffer|flug|fliegt|fliegen|flieger|post|paket|verschick|schicken|gepack|ausland|auswandern|rucksack|reise|zug)|\\s*$|[,.;!?])|(?:muss|soll|sollte|sollten|musste|darf|durfte)(?: nur)? (?:[a-z]+ ){0,4}leicht(?: und (?:klein|flach|handlich|kompakt|stabil|robust))? sein(?! zu)|(?:klein|flach|handlich) und leicht sein|leicht sein (?:muss|soll|sollte|musste|darf)|darf (?:[a-z]+ ){0,2}(?:nichts|nix|nicht viel|net vui) wiegen',
      examples: [
        'nix Schweres, sie fliegt am Montag',
        'muss leicht sein',
        'darf nicht viel wiegen',
        'es darf nur ganz leicht sein',
        'leicht sein muss es auch',
      ],
    },
    {
      // A weight that a parcel or a suitcase may have.
      means: 'in-transit',
      pattern:
        '(?:hochstens|maximal|max\\.?|bis(?: zu)?|unter|nicht (?:mehr|schwerer) als|nicht uber|nur|keine|weniger als|alles uber|ab) (?:\\d{1,4}(?:[.,]\\d)?|ein|eine[ns]?|zwei|drei|vier|funf|ein halbes|ein paar|hundert|zweihundert|funfhundert) ?(?:kilo(?:gramm)?|kg|gramm|g|pfund)\\b(?=.*\\b(?:wiegen|wiegt|schwer|koffer|flug|fliegt|flieger|post|porto|paket|packchen|verschick|schicken|gepack|rucksack|mitnehmen)|(?<=\\b(?:wiegen|wiegt|koffer|flug|fliegt|flieger|post|porto|paket|packchen|verschickt|schicken|gepack|rucksack|mitnehmen)\\b.{0,80}))(?! (?:abgenommen|zugenommen|abnehmen|zunehmen))',
      examples: [
        'das Paket darf höchstens 1 Kilo haben',
        'maximal 500 Gramm, weil ich es schicken muss',
      ],
    },
    {
      means: 'limited-mobility',
      pattern:
        '(?:bein|fuss|knochel|hufte|knie|becken|kreuzband)(?: [a-z]+){0,2} (?:gebrochen|operiert|kaputt|im gips|gerissen)|(?:bein|fuss) im gips',
      examples: ['sie hat sich das Bein beim Skifahren gebrochen', 'Fuß im Gips'],
    },
    {
      means: 'limited-mobility',
      pattern:
        '(?:gebrochene|kaputte|neue|schlimme)[nsmr]? (?:bein|fuss|knochel|hufte|knie|rucken)|(?:huft|knie|rucken)-?op(?:eration)?',
      examples: ['hat ein neues Knie', 'nach der Hüft-OP'],
    },
    {
      means: 'limited-mobility',
      pattern:
        'nicht mehr (?:so |gut |richtig |weit |lange )*(?:laufen|gehen)|(?:schlecht|nicht(?: mehr)?(?: so)? gut) zu fuss|kann kaum(?: noch)? (?:laufen|gehen)|ans bett gefesselt',
      examples: ['kann nicht mehr so gut laufen', 'schlecht zu Fuß'],
    },
    {
      means: 'limited-mobility',
      pattern:
        '(?:kann|konnen) (?:[a-z]+ ){0,2}nicht (?:so |sehr |mehr |besonders )*(?:gut|weit|lange|viel) (?:laufen|gehen|stehen|sitzen)|(?:keine|kaum) treppen|treppen (?:[a-z]+ ){0,3}(?:nicht|kaum|schwer)|(?:die )?treppen? (?:[a-z]+ ){0,3}?(?:nicht|nich|ned|net|nimmer|kaum)(?: mehr| noch)? (?:runter|hoch|rauf|hinauf|hinunter|herunter|steigen|gehen)|(?:nicht|nich|ned|net|nimmer)(?: mehr)? (?:knien|hinknien|sich bucken|bucken|aufstehen|lange sitzen)|(?:muss|soll|darf)(?: [a-z]+){0,3} (?:liegen|das bett huten|nur liegen)(?=\\s*(?:[,.;!]|$|und\\b|mag\\b))|bettruhe|geht (?:[a-z]+ )?am stock|liegt (?:nur|nur noch|viel|meistens|den ganzen tag) im bett|nicht (?:mehr )?(?:so |sehr )?mobil|nicht mehr (?:so |sehr |ganz |besonders )?fit',
      examples: [
        'sie kann nicht so gut laufen',
        'schafft keine Treppen',
        'ist nicht mehr so mobil',
        'kommt die Treppe nicht mehr runter',
        'sie kann nicht mehr knien',
        'sie muss strikt liegen',
      ],
    },
    {
      means: 'limited-mobility',
      pattern:
        '(?:knie|huft|rucken|herz|gelenk|fuss)(?:probleme?|beschwerden|leiden|schmerzen|schaden|schwache)|(?:probleme?|beschwerden|schmerzen) (?:mit|in|an) (?:de[mnr]|seinen|ihren|seinem|ihrem|seiner|ihrer) (?:knien?|hufte|rucken|fussen|beinen|gelenken)|hat es (?:am|im|an den|in den|mit dem|mit den|mit der) (?:rucken|knien?|hufte|kreuz|herzen)|hat rucken(?=\\s*(?:[,.;!]|$))|schlaganfall|herzinfarkt|bandscheibenvorfall|herzkrank|schwache[sn]? herz|herz(?:fehler|insuffizienz|rhythmusstorung)[a-z]*|vorhofflimmern|am herzen operiert|(?:kaputte|lahme|schlimme|steife)[srn]? (?:rucken|knie|kreuz|hufte|gelenke|schulter|fusse|beine)|(?:rucken|kreuz|knie|hufte|huften|schulter|beine|fusse) (?:[a-z]+ ){0,2}?(?:kaputt|hin|im eimer|im arsch|hinuber|macht nicht mehr mit|machen nicht mehr mit|mag nimmer|mog nimma|streikt|streiken|wollen nicht mehr)',
      examples: [
        'hat Rückenprobleme',
        'hat es an den Knien',
        'Papa hat Rücken',
        'hatte einen Schlaganfall',
      ],
    },
    {
      means: 'limited-mobility',
      pattern:
        '(?:nichts?|nix|nicht) (?:mehr )?(?:(?:so |zu )?schwer(?:es)? )?(?:heben|tragen|schleppen)',
      examples: ['darf nichts heben', 'kann nicht mehr schwer tragen'],
    },
    {
      means: 'no-hearing',
      pattern:
        '(?:hort|heard|hert|hoert) (?:leider |jetzt |mittlerweile |inzwischen |schon |halt |seit [a-z]+ (?:[a-z]+ )?){0,2}(?:kaum noch (?:etwas|was)|(?:so gut wie|fast|beinahe|praktisch|nahezu|gar|uberhaupt) (?:nichts?|nix|nuscht)|nichts? mehr|nix mehr)(?! (?:von|uber|aus|lieber|anderes))(?: mehr)?',
      examples: ['mein Onkel hört seit Jahren kaum noch etwas', 'Opa hört so gut wie nichts'],
    },
    {
      means: 'in-transit',
      pattern:
        'feldpost|(?:bitte|muss|soll|sollte|musste|was|etwas) (?:[a-z]+ ){0,3}(?:handlich|kompakt|handliches|kompaktes)(?: sein)?(?=\\s*(?:[,.;!?)]|$))|(?:paket|packchen|packerl|packli|postpaket|sendung|paeckchen) (?:braucht|muss|soll|sollte|geht|darf|kommt|dauert|nach(?! de[mnr]\\b)|bis|an (?:meine|unsere|ihn|sie))\\b',
      examples: ['Paket braucht drei Wochen', 'das Päckchen muss nach Peru'],
    },
    {
      means: 'no-alcohol',
      pattern:
        'trockene[rn]? (?:alkoholiker(?:in)?|alki)|(?:trinkt|drinkt) (?:(?:er|sie|a|s) )?(?:(?:ja|eh|selber|selbst|aber|auch|halt|leider) ){0,2}(?:gar|uberhaupt|grundsatzlich|generell|absolut|garnicht|prinzipiell) ?(?:nicht|nix|nichts)?(?=\\s*(?:[,.;!]|$|und\\b))|(?:trinkt|trink|drinkt|trinken|ruhrt) (?:[a-z]+ ){0,4}?(?:keinen|koan|kan|kein) (?:einzigen )?(?:tropfen|schluck|tropferl)|(?:tage|wochen|monate|jahre|jahr)n? (?:trocken|nuchtern|abstinent|clean)|(?:(?<!\\b(?:morgens|abends|mittags|nachts|daheim|zuhause|buro) )trinkt (?:(?:er|sie|a|s) )?(?:immer |eh |ja |halt |leider )?(?:nur|bloss|ausschliesslich|lediglich|nua|nume)(?: noch)? (?:(?:stilles|kaltes|heisses) )?(?:wasser|mineralwasser|leitungswasser|milch|saft|safte|limo|limonade|cola|spezi|schorle|apfelschorle|antialkoholisches|alkoholfreies?))\\b|(?:trinken|alkohol)(?: endgultig)? (?:aufgehort|aufgegeben|abgeschworen)|(?:im|in|auf) entzug',
      examples: [
        'ein trockener Alkoholiker',
        'seit zwei Jahren trocken',
        'ist drei Jahre clean',
        'der Nachbar trinkt nur Wasser',
        'hat mit dem Trinken aufgehört',
      ],
    },
    {
      means: 'little-space',
      pattern:
        '(?:auf|in|nur|hat) (?:nur |gerade mal |ganzen )?(?:[1-4]\\d)\\s?(?:qm|quadratmetern?|m2)|auf (?:so )?(?:engem|wenig|kleinem) raum|(?:1|ein|eins)[ -]?zimmer[ -]?(?:wohnung|apartment|appartement)|nur ein (?:kleines )?zimmer|(?:wohnung|zimmer|bude) ist (?:sehr |so |ziemlich |total |recht )?(?:winzig|klein|eng)|(?:auf|in) (?:ein|einen|ihr|sein|seinen|ihren|das|den) (?:[a-z]*boot|schiff|wohnmobil|bus|camper|van|bauwagen|wohnwagen|tiny ?house) (?:gezogen|umgezogen|ziehen|zieht)|(?:lebt|wohnt|wohnen|leben) (?:[a-z]+ )?(?:auf|in|im) (?:(?:einem|ihrem|seinem) )?(?:hausboot|segelboot|boot|segelschiff|wohnmobil|tiny ?house|camper|van|bulli|bauwagen|wohnwagen)',
      examples: [
        'wohnt auf 30 qm',
        'ihre Wohnung ist winzig',
        'er lebt im Wohnmobil',
        'ist auf ein Segelboot gezogen',
      ],
    },
    {
      means: 'in-transit',
      pattern:
        '(?:ich|wir) (?:fliegen?|reisen?|kommen?|fahren?) (?:[a-z]+ ){0,2}?(?:mit dem (?:zug|flugzeug|flieger|fernbus)|mit der bahn)|(?:ich|wir) fliegen? (?:[a-z]+ )?hin|(?:muss|soll|sollte) (?:[a-z]+ ){0,3}(?:im|ins|in den) (?:flugzeug|flieger|zug)',
      examples: ['wir kommen mit dem Zug', 'muss im Flugzeug mit', 'ich fliege hin'],
    },
    {
      means: 'light-luggage',
      pattern:
        'ins handgepack|im handgepack|nur handgepack|(?:muss|musste|soll|sollte) (?:[a-z]+ ){0,3}in(?:s|n| den| die| ihren| seinen| meinen| einen| nen) (?:koffer|rucksack|handgepack|reisetasche)\\b|(?:wegen|in) (?:dem |den |des |ihrem |seinem |ihren |seinen |einen? )?(?:koffers?|rucksacks?|gepacks?)(?=\\s*(?:passen|passt|gehen|geht|rein|$|[,.;!?]))|(?:in|durch) (?:den|einen|ihren|seinen|meinen) (?:koffer|rucksack|paket) (?:passen|passt|gehen|geht)|(?:nur|bloss) (?:mit |(?:ein|einen|eine) |mit einem )(?:kleinen? )?(?:koffer|rucksack|reisetasche)\\b|(?:passt|passen|geht|gehen) (?:(?:noch|gerade|grad|leicht|gut|eh) ){0,2}in (?:den|einen|ihren|seinen|meinen|unseren) (?:koffer|rucksack|reiserucksack)|(?:koffer|gepack|rucksack) (?:[a-z]+ ){0,2}(?:ubergewicht|zu schwer|am limit|uberladen)|(?:koffer|gepack|rucksack|freigepack|kilo) (?:ist|sind|is|san) (?:(?:schon|bereits|eh|fast|ja|rand|leider) ){0,2}(?:rand)?voll|mit (?:nur |bloss )?einem (?:kleinen )?(?:koffer|rucksack)\\b|klein und leicht(?= sein|es\\b|\\s*[.,;!?]|\\s*$| (?:fur|weil|da|wegen)\\b)',
      examples: [
        'muss in den Koffer passen',
        'es muss noch in den Koffer und durch die Kontrolle',
        'sie fliegt, muss ins Handgepäck',
        'nicht groß wegen dem Koffer',
        'sie hat nur einen Koffer',
        'er reist nur mit Rucksack',
        'bitte klein und leicht',
      ],
    },
    {
      means: 'little-space',
      pattern:
        '(?:in|durch) (?:den|einen|ihren|seinen|meinen) (?:umschlag|briefkasten|brief|briefumschlag|handtasche) (?:passen|passt|gehen|geht)',
      examples: ['muss in den Umschlag passen'],
    },
    ...conditions,
  ],
  recovered: [
    {
      pattern:
        'krebsfrei|in (?:voller )?remission|entwarnung|(?:wieder|endlich|vollig) gesund(?! werden)|(?:[a-z]*krebs|leukamie|chemo\\w*|bestrahlung\\w*|krankheit|therapie)(?: ist| sind| hat sie| hat er| jetzt| nun| endlich)* (?:besiegt|uberwunden|bezwungen|uberlebt|uberstanden|geschafft|vorbei|abgeschlossen)|letzten? (?:chemo\\w*|bestrahlung)|geheilt|(?:chemo\\w*|bestrahlung\\w*|therapie|behandlung|reha)(?: ist| sind| endlich| jetzt)* (?:rum|um|durch|vorbei|geschafft|zu ende)(?=.*\\b(?:feier|party|anstossen|sekt|gluckwunsch|gratul))|(?:uber den berg|uberm berg|wieder (?:ganz |voll |vollig |richtig )?(?:fit|auf den beinen|auf dem damm|genesen|die alte|der alte))|auf dem weg der besserung|(?:op|operation|infarkt|herzinfarkt|schlaganfall|unfall|lungenentzundung|corona|covid|grippe|sepsis)(?: (?:gut|endlich|zum gluck|jetzt|super))* (?:uberstanden|uberlebt|weggesteckt)',
      examples: [
        'sie ist krebsfrei',
        'er hat die Chemo überstanden',
        'ihre letzte Bestrahlung',
        'Papa ist über den Berg',
        'die Chemo ist rum, wir feiern',
      ],
    },
  ],
  suits: {
    vegan: { named: ['vegan', 'vegane', 'pflanzlich'] },
    'no-alcohol': { named: ['alkoholfrei', 'mocktail'] },
    'no-sugar': { named: ['zuckerfrei'] },
    'no-gluten': { named: ['glutenfrei', 'zoliakie'] },
    halal: { named: ['halal'] },
    kosher: { named: ['koscher'] },
  },
};
