import { behindThing, type TextPattern } from '../patterns.ts';

/** Words that name nothing: articles, pronouns, people, and what says how or when. */
const noThing =
  '(?!(?:ohne|ausser|statt|seit|der|die|das|den|dem|des|ein|eine|einen|sie|er|es|ihn|ihm|ihr|man|wir|ich|und|oder|aber|denn|was|nicht|nichts|nix|sonst|auch|noch|schon|sehr|gern|gerne|leider|immer|dies|davon|morgens|abends|heute|jetzt|damals|fruher|zeit|lust|[a-z]*mutter|[a-z]*vater|[a-z]*tochter|[a-z]*sohn|[a-z]*freund|[a-z]*freundin|[a-z]*schwester|[a-z]*bruder|[a-z]*mann|[a-z]*frau|enkel[a-z]*|kind|kinder|leute|menschen)\\b)';
const thing = `${noThing}[a-z-]{3,}`;
/** Before these words something else is said: "ohne Kerzen isst sie nicht", "seit dem Unfall". */
const noObject = '(?<!\\b(?:ohne|ausser|statt|seit|nach|wegen|trotz|bei) (?:de[mrns] |eine[mr] )?)';
/** One thing, with a word that describes it; or two at the beginning of a clause: "Tee und Kaffee". */
const what = `(?:(?<=(?:^|[.,;:!?]) ?(?:(?:aber|doch|denn|nur|und) )?)(?<what>${thing}(?:, ${thing}){0,3} (?:und|oder) ${thing})|${noObject}(?<what>(?:${noThing}[a-z]{2,}(?:e|en|es) )?${thing}))`;
/** What stands between in a clause, and neither denies nor begins another one. */
const filler =
  '(?!(?:nur|bloss|genug|und|oder|aber|sondern|weil|dass|nicht|nichts|nix|nie|kein[a-z]*)\\b)[a-z]+';
const fillers = `(?:${filler} ){0,4}?`;
/** Whoever does not like it, and not whoever asks. */
const who =
  '(?:er|sie|es|se|a|s|man|der|die|(?:mein|meine|unser|unsere|ihr|sein|seine) [a-z]+|(?:beide|alle)[a-z]*)';
const not =
  '(?:nicht|nich|ned|net|nit|garnicht|garnich|nie|niemals|nimmer|nimma|keine|keinen|keins|keines|kaum|ungern)';
/** What follows says the opposite: "kann er nicht genug haben", "hört er nie auf". */
const noOpposite =
  '(?! (?:nur|bloss|allein|ohne|genug|oft genug|(?:mehr )?(?:auf|widerstehen|ablehnen|lassen|verzichten|missen|nein|aufhoren|satt|wegzudenken|entgehen)))';
const likes =
  '(?:mag|mog|moch|isst|trinkt|liest|tragt|hort|schaut|guckt|will|mochte|nimmt|vertragt|nutzt|benutzt|spielt|fahrt|schatzt|raucht|darf|kann|verwendet|bekommt|kriegt|ruhrt|fasst)';
const bad =
  '(?:zuwider|tabu|durch|vorbei|out|verpont|verboten|passe|gestrichen|unerwunscht|raus|untersagt|verhasst|abgehakt|geschichte|uncool|peinlich|ein no ?go|ein graus|ein tabu|ein tabuthema|nicht erlaubt|nicht gestattet|nicht erwunscht|nicht drin|nicht gut|nix fur (?:ihn|sie)|nichts fur (?:ihn|sie)|nicht (?:so |ganz )?(?:(?:ihr|sein|ihre|seine) (?:ding|fall|geschmack|welt|sache)|ihrs|seins))';
const dull =
  '(?:einfallslos|langweilig|spiessig|altmodisch|kitschig|unpersonlich|gift|ungesund|lieblos|billig|peinlich|unhoflich|schlecht)';
const end = '(?=\\s*(?:[,.;:!?]|$|und\\b|aber\\b|weil\\b|seit\\b|mehr\\b))';
/** Since when or how surely. */
const since = '(?:(?:schon|langst|leider|komplett|ganz|(?:seit|vor) [a-z]+(?: [a-z]+)?) ){0,2}';

const rejects = `(?:ablehnt|ablehnen|verabscheut|verabscheuen|boykottiert|nicht ausstehen kann|nicht leiden kann|nicht vertragt)${end}`;
const behindWhat = (said: string) => behindThing(what, `(?:und (?:so|co) )?(?:${said})`);

const adjectives = `(?:${noThing}[a-z]{2,}(?:e|en|es|em|er) ){0,2}`;
/** One thing or several, with words that describe them, in any case. */
const things = `${adjectives}${thing}(?:(?:, | und | oder |, und |, oder )${adjectives}${thing}){0,2}`;
const article = '(?:(?:de[nmr]|die|das|ihre[nmr]?|seine[nmr]?|diese[nmr]?|ganzen) ){0,2}';
/** Whoever asks may say so of herself. */
const notOfGiver =
  '(?<!\\b(?:ich|wir|i|mir|ma) (?:(?:selbst|selber|habe?|haben|hab|will|kann|mag|ja|leider|auch) ){1,3})';
const nothing = '(?:nichts|nix|nischt|nuscht|nut|wenig|herzlich wenig)';
const noMore = '(?:(?:nicht|nich|ned|net|nit|nid) (?:mehr|meh|mea)|nimmer|nimma)';
/** What somebody can, or wants to, do with a thing no more. */
const bears =
  '(?:sehen|sehn|horen|riechen|schmecken|essen|anschauen|ertragen|vertragen|aushalten|leiden|ausstehen|ausstehn|gebrauchen)';
/** Again and again, or from everybody. */
const always =
  '(?:jedes jahr|jedes mal|jedesmal|standig|dauernd|andauernd|laufend|seit (?:jahren|jahrzehnten|ewigkeiten)|zu jedem (?:anlass|fest|geburtstag)|zu jeder gelegenheit|bei jeder gelegenheit|uberall|von (?:allen|jedem|jeder|uberall)(?: (?:leuten|seiten|eltern|kollegen|freunden|verwandten|gasten))?)';
const given =
  '(?:(?:nur|wieder|immer|schon|geschenkt|so viele?|irgendwelche|lauter|(?:irgend)?(?:was|etwas) mit|sachen mit) ){0,2}';
/** Who keeps what is sent abroad. */
const customs = '(?:(?:der|die|dem) (?:zoll|zollner|grenze|post|airline|fluglinie|koffer))';

const notAtAll = '(?:null|nicht|nich|ned|net|nie|kaum|wenig|herzlich wenig|kein bisschen|nada)';

const harm =
  '(?:ausschlag|pusteln|kopfschmerzen|kopfweh|schadelweh|kopfwe|migrane|atemnot|asthma|hustenanfalle?|juckreiz|niesanfalle?|bauchweh|bauchschmerzen|magenschmerzen|durchfall|sodbrennen|pickel|zustande|panik|albtraume|alptraume|schwindel|schwindelig|schlecht|ubel)';

/** Say that what is named first is not liked, whatever stands between. */
export const refused: readonly TextPattern[] = [
  {
    // The giver likes what somebody else does not.
    pattern:
      '(?:ich|wir) (?:liebe|lieben|mag|mogen) (?:(?:den|die|das) )?(?<what>[a-z-]{3,}),? (?:(?:aber|doch|wahrend|nur) )?(?:[a-z]+ ){1,3}?(?:(?:hasst|verabscheut) (?:ihn|es|sie|das|die|den)\\b|mag (?:ihn|es|sie|das|die|den) (?:[a-z]+ ){0,2}?nicht|kann (?:ihn|es|sie|das|die|den|damit) (?:[a-z]+ ){0,2}?(?:nicht|nichts) (?:ausstehen|leiden|ab|anfangen))',
    examples: [
      'Ich liebe Tee, aber mein Onkel hasst ihn',
      'ich mag Golf, aber Papa mag es gar nicht',
    ],
  },
  {
    pattern: behindWhat(
      `${likes} ${who} (?:aber |allerdings |jedoch )?${fillers}${not}${noOpposite}`,
    ),
    examples: [
      'Schmuck trägt sie aber nie',
      'bier mag er garnich',
      'Bücher liest er aus Prinzip nicht',
      'Kaffee darf meine Oma nicht',
    ],
  },
  {
    pattern: `verbot (?:von|fur|an|aller|von allen) (?:allem |allen )?(?<what>${thing})|(?:genug|satt|leid|mude),? dass (?:alle|jeder|man|wir|die leute) (?:ihr|ihm|ihnen) (?:immer |standig |nur |dauernd ){0,2}(?:noch mehr )?(?<what>${thing}) (?:schenk(?:en|t)|kauf(?:en|t)|bring(?:en|t)|mitbring(?:en|t))`,
    examples: ['es gilt ein Verbot von Kerzen', 'sie ist es leid, dass alle ihr Tassen schenken'],
  },
  {
    pattern: behindWhat(`(?:ist|sind|san|war|waren|bleibt|bleiben) ${fillers}${bad}${end}`),
    examples: [
      'Pferde sind allerdings durch',
      'Kaffee ist ihr zuwider',
      'Horror ist nicht ihr Fall',
    ],
  },
  {
    pattern: behindWhat(
      `(?:(?:fallt|fallen|scheidet|scheiden) ${fillers}(?:flach|weg|aus|raus)|(?:kommt|kommen|geht|gehen) ${fillers}(?:nicht in ?frage|nicht in betracht|gar nicht|garnicht|nicht|ned|net))${end}`,
    ),
    examples: ['Grünzeug fällt also flach', 'Parfüm geht leider gar nicht'],
  },
  {
    pattern: behindWhat(
      `(?:(?:inter?ess?iert|intressiert|interessieren|reizt|reizen|juckt|jucken|lockt|locken) (?:ihn|sie|ihr|ihm|(?!sich )[a-z]+ [a-z]+) ${fillers}${notAtAll}|(?:wurde|wurden) (?:ihn|sie|ihr|ihm) (?:nur |bloss )?${fillers}(?:traurig|unglucklich|wutend|verletzen|belasten|wehtun|verlegen)|(?:kommt|kommen) ${fillers}nicht (?:mehr )?ins haus)`,
    ),
    examples: [
      'Fußball interessiert ihn null',
      'Werkzeug würde ihn nur traurig machen',
      'Glitzer kommt mir nicht mehr ins Haus',
    ],
  },
  {
    pattern: `(?<!\\b(?:nicht|nich|ned|net|nie)(?: [a-z]+){0,3} )auf (?<what>${thing}) (?:(?:verzichtet|verzichten) (?!(?:[a-z]+ )?(?:nicht|nie|nur))|(?:${filler} ){0,3}?(?:verzichtet|verzichten)${end})`,
    examples: ['auf Plastik verzichtet sie', 'die auf Zucker komplett verzichtet'],
  },
  {
    pattern: behindWhat(
      `(?:(?:tut|tun|bekommt|bekommen) (?:ihr|ihm|ihnen) ${fillers}nicht(?: gut)?${end}|(?:gilt|gelten) ${fillers}als ${dull})`,
    ),
    examples: ['Milch bekommt ihr nicht', 'Gutscheine gelten bei uns als einfallslos'],
  },
  {
    pattern: behindWhat(
      `(?:(?:lehnt|lehnen) ${who} ${fillers}ab|(?:hat|haben) ${who} ${since}(?:abgeschworen|aufgegeben|satt)|(?:hat|haben) (?:ihr|ihm|ihnen) ${fillers}(?:verboten|untersagt|gestrichen))${end}`,
    ),
    examples: ['Tee lehnt sie ab', 'Kaffee hat sie abgeschworen', 'Salz hat ihm der Arzt verboten'],
  },
  {
    pattern: `(?=${rejects})(?<=(?<!\\bdass )\\b(?:der|die|das|er|sie) (?<what>(?:${filler} ){0,4}?${thing} (?:${filler} ){0,4}?))${rejects}`,
    examples: ['die Parfüm von anderen grundsätzlich ablehnt', 'der Oliven verabscheut'],
  },
  {
    pattern: `um (?<what>${thing}) (?:macht|machen) ${fillers}bogen|mit (?<what>${thing}) (?:braucht|kann|konnen) ${fillers}(?:nicht zu kommen|nichts anfangen|jagen)|(?:er|sie) (?:kann|konnen) (?<what>${thing}) (?:nicht|nimmer|ned|net) mehr sehen`,
    examples: ['um Hunde macht er einen Bogen', 'mit Yoga braucht man ihm nicht zu kommen'],
  },
  {
    pattern: `(?<what>${thing}),? (?:davon|daran|damit) (?:(?:braucht|hat|will|bekommt|mochte|nimmt|hatte) (?:er|sie|es|man|${who})? ?|bitte )(?:[a-z]+ ){0,2}?(?:kein[a-z]*|genug|nichts?|nix|nie|mehr als genug|reichlich|schon (?:viel|mehr))`,
    examples: [
      'einen Haufen Autos, davon braucht er keins mehr',
      'kaut Kaugummi, davon hat sie genug',
    ],
  },
  {
    pattern: behindWhat(
      `(?:(?:${since}(?:strengstens |leider |absolut )?(?:verboten|vorbei|passe|unerwunscht|tabu))|(?<!\\b(?:nie|niemals|nicht|nimmer|selten|kein|nie zu) )(?:bitte |lieber |also )?(?:nein danke|nein|nee|noe|no|nope|pfui|igitt|bloss (?:nicht|nich|ned|net)|nur (?:nicht|nich|ned|net)|auf (?:gar )?keinen fall)|kann man sich (?:sparen|schenken)|(?:uber|satt|leid) (?:hat|ist))${end}`,
    ),
    examples: [
      'Glitzer verboten',
      'Pferde vorbei!!',
      'Hörbücher kann man sich sparen',
      'der Lego über hat',
    ],
  },
  {
    pattern: behindWhat(
      `(?:(?:macht|machen) (?:ihr|ihm|ihnen) ${fillers}(?:angst|kopfschmerzen|kopfweh|bauchweh|nervos|krank)|(?:ekelt|ekeln|nervt|nerven|stresst|stressen|argert|argern|erschreckt|erschrecken|langweilt|langweilen) (?:ihn|sie)|(?:lasst|lassen) (?:ihn|sie) ${fillers}kalt|(?:ist|sind) (?:ihr|ihm|ihnen) ${fillers}(?:unangenehm|unheimlich|egal|zu viel))${end}`,
    ),
    examples: ['Messer machen ihm Angst', 'Spinnen ekeln sie', 'Fußball lässt ihn kalt'],
  },
  {
    // What everybody gives, in both orders.
    pattern: `${always} (?:(?:nur|wieder|schon|auch) )?(?:bekommt|bekommen|kriegt|kriegen|kriagt) (?:${who} )?${given}(?![a-z]+-)(?<what>${things})(?! (?:von|vom) (?:mir|uns|ihm selbst|ihr selbst)\\b)|(?:bekommt|bekommen|kriegt|kriegen|kriagt) (?:${who} )?(?:(?:auch|schon|ja|eh|nur|immer) ){0,2}${always}(?:, [a-z]+ [a-z]+)?,? ${given}(?![a-z]+-)(?<what>${things})(?! (?:von|vom) (?:mir|uns)\\b)`,
    examples: [
      'jedes Jahr bekommt sie Pralinen von allen Eltern',
      'kriegt zu jedem Anlass Engel und Kreuze',
      'bekommt von jedem etwas mit Feuerwehr drauf',
    ],
  },
  {
    // To have nothing to do with it, in both orders.
    pattern: `${notOfGiver}${nothing} (?:mehr |so |wirklich ){0,2}mit ${article}(?<what>${things}) (?:zu tun|zu schaffen|am hut)|mit ${article}(?<what>${things}) ${fillers}${nothing} (?:mehr |so )?(?:zu tun|zu schaffen|am hut)`,
    examples: [
      'will in der Freizeit nix mehr mit Küche zu tun haben',
      'der mit Fußball nix am Hut hat',
    ],
  },
  {
    pattern: `(?:hat|haben|hots?)(?: es|'?s)? ${fillers}(?:nicht|nich|ned|net|nit) so (?:sehr )?mit ${article}(?<what>${things})${end}`,
    examples: ['er hat es nicht so mit lautem Spielzeug', "Oma hat's nicht so mit Technik"],
  },
  {
    pattern: `(?:will|wollen|mag|mog|mochte|kann|konnen|braucht|darf) (?:(?:er|sie|daheim|dahoam|zuhause|privat|selbst|einfach|in der freizeit|leider) ){0,2}kein[a-z]* (?<what>${things}) (?:mehr )?(?:${filler} ){0,2}?${bears}|(?:will|wollen|mag|mog|mochte|braucht|brauchen|brauche) (?:(?:er|sie|daheim|zuhause|eigentlich|wirklich) ){0,2}(?:nichts|nix) (?:mehr|weiter) (?:furs|fur die|fur den|fur das|fur ihren?|fur seinen?) (?<what>${thing})`,
    examples: [
      'der will kein Brot sehen in seiner Freizeit',
      'brauchen nichts mehr für den Haushalt',
    ],
  },
  {
    // What somebody can do no more, and no walk, sleep or patience.
    pattern: `(?:kann|ko|konnen|darf|durfen) (?:(?:leider|jetzt|auch|halt|ja|seitdem|seit [a-z]+) ){0,2}${noMore} (?:(?:im|in der|in|auf dem|auf|zum|zur|ins) )?(?<what>(?!(?:schlafen|warten|aufhoren|leben|gehen|laufen|stehen|sitzen|sehen|horen|lesen|atmen|denken|helfen|reden|sprechen|arbeiten|bleiben|kommen|weg|allein|alleine|raus|alles|viel|richtig)\\b)${thing})(?: (?:arbeiten|gehen|fahren|spielen|machen|werkeln))?${end}`,
    examples: ['kann nich mehr im Garten arbeiten', 'er darf leider nicht mehr reiten'],
  },
  {
    pattern: behindWhat(
      `(?:(?:kann|ko|konnen|will|wollen|mag|mog|mogen|mochte|mochten|durfen|darf) (?:${filler} ){0,7}?|(?:(?:schon|lange|langst|einfach|echt|wirklich|absolut|ja|halt|selbst|selber|beruflich) ){0,3})${noMore} ${bears}`,
    ),
    examples: ['Theater kann sie nicht mehr hören', 'der Tassen schon lange nimmer sehen kann'],
  },
  {
    pattern: behindWhat(
      `(?:bringt|bringen|sagt|sagen|gibt|geben|taugt|taugen|gefallt|gefallen|schmeckt|schmecken|liegt|liegen|steht|stehen) (?:ihr|ihm|ihnen) ${fillers}(?:nicht|nich|ned|net|nichts?|nix|kaum|wenig)${end}`,
    ),
    examples: ['Musik bringt ihm deshalb nichts', 'Fisch schmeckt ihr nicht'],
  },
  {
    // Where what nobody needs ends.
    pattern: behindWhat(
      `(?:landet|landen|wandert|wandern|fliegt|fliegen|verschwindet|verschwinden|verstaubt|verstauben|vergammelt|vergammeln) ${fillers}(?:im (?:mull|altglas|altpapier|keller|schrank|kasten|regal|container|ofen)|in (?:der|die) (?:tonne|mulltonne|ecke|schublade)|auf dem (?:mull|speicher|dachboden)|raus|weg|nur|bloss|ungelesen|ungenutzt|unbenutzt|ungeoffnet)${end}`,
    ),
    examples: ['Parfüm landet bei ihr im Müll', 'Bücher verstauben nur'],
  },
  {
    // What cannot be sent.
    pattern: behindWhat(
      `(?:(?:lasst|lassen|nimmt|nehmen|halt|halten|behalt|zieht|fischt|konfisziert|beschlagnahmt|kassiert) ${fillers}${customs} ${fillers}(?:nicht durch|nicht rein|nicht zu|weg|ein|auf|zuruck|raus|ab)|(?:konfisziert|beschlagnahmt|kassiert) ${customs}|(?:ubersteht|uberstehen|uberleben|uberlebt) ${fillers}(?:nicht|nich|ned|net|nie)|(?:darf|durfen) ${fillers}(?:nicht|nich|ned|net) (?:eingefuhrt|mitgenommen|verschickt|geschickt|versendet|ins (?:land|paket|flugzeug|gepack)|durch den zoll)(?: werden)?|(?:kommt|kommen) ${fillers}(?:nicht|nich|ned|net|nie) durch (?:den|die) (?:zoll|kontrolle|schleuse))${end}`,
    ),
    examples: [
      'Lebensmittel und Holz lässt der Zoll dort nicht durch',
      'Wurst nimmt ihm der Zoll weg',
      'Zerbrechliches übersteht der Koffer nicht',
      'Glas darf leider nicht verschickt werden',
    ],
  },
  {
    pattern: `auf ${article}(?<what>${things}) (?:reagiert|reagieren) (?:(?:sie|er|[a-z]+ [a-z]+) )?(?:sehr |stark |leider |sofort |immer |total ){0,2}(?:mit (?:ausschlag|atemnot|asthma|juckreiz|migrane|niesen|kopfschmerzen)|allergisch|empfindlich)`,
    examples: ['auf Wolle reagiert er mit Ausschlag'],
  },
  {
    pattern: `(?:fastet|fasten) (?:(?:gerade|grad|zurzeit|zur zeit|jetzt|im moment|momentan|derzeit|noch|auch|sie|er) ){0,2}(?<what>${thing})|mit (?<what>${thing}) auf(?:zu)?horen|v[oa][mn] (?<what>${thing}) (?:${filler} ){0,3}?(?:nichts|nix) (?:mehr )?(?:sehen|horen|wissen|haben)|mit (?<what>${thing}) (?:kann|konnen|konnte|weiss|wissen) (?:[a-z]+ ){1,4}?(?:nichts|nix|wenig|nicht viel)(?: mehr| so viel)? an(?:zu)?fangen`,
    examples: [
      'sie fastet Schokolade bis Ostern',
      'mit Musik kann er leider nichts mehr anfangen',
      'hat vor, mit Wein aufzuhören',
      'will daheim vom Backen nichts sehen',
    ],
  },
  {
    // Too much of something, and not too dear or too seldom, which is a wish.
    pattern: behindWhat(
      `(?:ist|sind|is|san|isch|war|waren|finde[nt]?|find) (?:ihr|ihm|ihnen|eam|mir|uns|er|sie|wir|ich) (?:(?:inzwischen|meist|meistens|alle|einfach|oft|mittlerweile|eigentlich|leider|jetzt|viel|echt|dann|doch|total) ){0,3}(?:viel )?zu (?!(?:wenig|leicht|einfach|teuer|selten|kurz|weit|schade|wichtig|klein|eng|schnell|lieb)\\b)[a-z]{3,}${end}`,
    ),
    examples: [
      'Krimis sind ihr inzwischen zu brutal',
      'Brettspiele findet er viel zu lahm, Brettspiele sind ihm zu lahm',
    ],
  },
  {
    pattern: `(?:zu|zum|zur|fur|furs) ${article}(?<what>${things}) (?:(?:hat|haben|hot|hod|het) ${who}|(?:fehlt|fehlen) (?:ihr|ihm|ihnen|eam)) ${fillers}(?:kein(?:e|en|erlei)?|null|nie|wenig|nicht viel|der|die|das|jede[rs]?) (?:(?:richtigen?|wirklichen?|so|besonderen?|grossen?) )?(?:bezug|draht|zugang|verhaltnis|beziehung|sinn|nerven?|geduld|ader|antenne|verwendung|talent|handchen|lust|interesse|kopf|sitzfleisch)`,
    examples: ['zu Blumen hat er keinen Bezug', 'für Puzzles fehlt ihm die Geduld'],
  },
  {
    // It goes to ruin, by her fault or not.
    pattern: behindWhat(
      `(?:gehen|geht|gengan|gond) (?:(?:bei|unter|in) (?:[a-z]+ ){1,2}?)?(?:${filler} ){0,3}?(?:ein|kaputt|zu bruch|drauf|zugrunde)${end}|(?:frisst|fressen|zerlegt|zerlegen|zerbeisst|zerkaut|knabbert|knabbern|futtert) (?:uns |ihr |ihm )?(?:der|die|das|ihr|ihre|sein|seine|unser|unsere) [a-z]+(?: an| auf| kaputt)?${end}`,
    ),
    examples: ['Pflanzen gehen bei ihr immer ein', 'Grünzeug frisst die Katze'],
  },
  {
    pattern: `(?:katzen?|kater|hunde?|hund|welpe|kaninchen|hasen|papagei|frettchen) (?:die |der |das )?(?:frisst|fressen|knabbert|knabbern|zerlegt|zerlegen|zerbeisst|zerbeissen|zerkaut|zerstort) (?:uns |ihr |ihm |ihnen |immer |mir )?(?:alle|jede|jeden|jedes|die|samtliche|an allen|an jeder) (?<what>${thing})(?: an| auf| kaputt)?${end}`,
    examples: ['die Katze frisst alle Pflanzen', 'der Hund zerlegt jedes Kuscheltier'],
  },
  {
    pattern: `(?:dauernd|standig|andauernd|immer|laufend|bei jeder gelegenheit|zu jedem anlass|jedes jahr|jedes mal) (?:nur |wieder )?(?:von (?:allen|jedem|uberall) )?(?:(?:irgend)?(?:was|etwas)|sachen|dinge|kram|zeug) mit (?<what>${thing})(?: drauf| darauf)? (?:bekommt|bekommen|kriegt|kriegen|kriagt|geschenkt)`,
    examples: ['der bei jeder Gelegenheit irgendwas mit Bienen drauf kriegt'],
  },
  {
    // More of it than is good.
    pattern: behindWhat(
      `(?:isst|trinkt|nascht|raucht|zockt|kauft|futtert|schaut|guckt|spielt|hat|sammelt) ${who} (?:eh|ohnehin|sowieso|schon|ja|sowiso|scho) (?:(?:schon|eh|viel) ){0,2}(?:zu ?viele?s?|mehr als genug|genug)${end}`,
    ),
    examples: ['Kaffee trinkt sie eh zu viel', 'Serien schaut er sowieso schon zu viele'],
  },
  {
    // Where a rule of the house forbids it.
    pattern: `(?:(?:im|am|ins|bei|in|auf|an|fur)(?: (?:der|dem|den|die|das|ihr|ihm|ihnen|uns|ihrem|ihrer|seinem|seiner|diesem|dieser))? ?[a-z]*|da|dort|daheim|hier|dahoam) (?:sind|ist|is|san|isch|waren|war) (?:(?:leider|auch|ja|eigentlich|alle|offene|eh) ){0,2}(?<what>${things}) (?:(?:streng|strengstens|leider|generell|absolut|grundsatzlich|laut hausordnung|aus brandschutzgrunden|ausdrucklich) ){0,2}(?:verboten|untersagt|tabu|verpont|unerwunscht|nicht (?:erlaubt|gestattet|erwunscht|drin|gern gesehen|moglich)|(?:ned|net|nid) erlaubt)`,
    examples: ['im Wohnheim sind Kerzen verboten', 'bei denen sind Süßigkeiten leider tabu'],
  },
  {
    pattern: `noch (?:(?:so|mal|mehr) )?(?:ein|eine|einen|ne|n|nen|a|an) (?<what>${thing})(?:,| und| dann|, dann|, und) (?:er|sie|ich|wir|mama|papa|oma|opa|die|der) (?:dreht|schreit|platzt|flippt|explodiert|springt|kriegt|rastet|kundigt|wirft|schmeisst|ziehe|zieht|schreie|bringt)`,
    examples: [
      'noch ne Tasse und sie dreht durch',
      'noch eine Kerze, dann schreit sie, noch eine Kerze, sie schreit',
    ],
  },
  {
    // A threat, or a ban: "wer ihm einen Gutschein schenkt, fliegt raus".
    pattern: `wer (?:ihm|ihr|ihnen|mir|uns|eam|ma) (?:(?:noch mal|nochmal|wieder|schon wieder|noch|jetzt|irgendwas|was|etwas|mit|no|nomoi) ){0,2}(?:(?:einen?|nen|ne|n|an|a|so einen?|die|das|den) )?(?<what>${things}) (?:schenkt|mitbringt|bringt|kauft|kommt|anschleppt|mitbringa|andreht|ankommt)`,
    examples: ['wer ihm nen Gutschein schenkt fliegt raus', 'wer ihr noch mal mit Kerzen kommt'],
  },
  {
    pattern: behindWhat(
      `(?:darf|durfen|derf|soll|sollen|braucht|kann|sollte) (?:(?:ihr|ihm|ihnen|uns|mir|bitte|bei ihr|bei ihm) )?(?:keiner|niemand|koana|kana|man|keine) (?:(?:mehr|ihr|ihm|uns|ihnen|nicht|weiteren?) ){0,3}(?:mitbringen|schenken|kaufen|anschleppen|bringen|herschleppen|angeschleppt bringen|kommen)`,
    ),
    examples: [
      'Wolle und Stoff darf keiner mehr mitbringen',
      'Kerzen soll ihr keiner mehr schenken',
    ],
  },
  {
    // What others give.
    pattern: behindWhat(
      `(?:schenken|schenkt|bringen|bringt|kaufen|kauft|gibts|gibt es|gebn|schenkn) (?:(?:ihr|ihm|ihnen|eam|eh|ja|schon|scho|immer|doch|da|dort|sowieso|bestimmt|sicher) ){0,3}(?:alle|jeder|jede|andere|die anderen|der rest|alle anderen|die verwandtschaft|die ganze familie)${end}|(?:schenken|schenkt|bringen|bringt) (?:(?:bei|auf|zu) [a-z]+ )?(?:alle|jeder|andere|die anderen) (?:ihr|ihm|ihnen|schon|immer|eh|mit)${end}`,
    ),
    examples: ['Socken schenken ihm eh alle', 'Wein bringt jeder'],
  },
  {
    // What does harm.
    pattern: `(?:von|vom|bei|beim|durch|nach) ${article}(?<what>${things}) (?:bekommt|kriegt|hat|kriagt) (?:er|sie|a|s|[a-z]+ [a-z]+) ${fillers}${harm}|(?:bekommt|kriegt|kriagt) (?:(?:er|sie|a|s|immer|sofort|gleich|schnell|leicht|schlimme?n?|starken?) ){0,3}(?:von|vom|bei|durch|nach) ${article}(?<what>${things}) ${fillers}${harm}|auf ${article}(?<what>${things}) (?:juckt|niest|hustet|brennt|schwillt) (?:es |ihr |ihm )?`,
    examples: [
      'er kriegt von Äpfeln Ausschlag',
      'von Kerzen bekommt sie Kopfweh',
      'bei Wolle hat er sofort Juckreiz',
    ],
  },
  {
    pattern: behindWhat(
      `(?:ist|sind|is|san|isch|war|waren|ware|waren) (?:(?:aber|leider|echt|wirklich) )?(?:fur|fir|fia|bei|gegenuber) (?:sie|ihn|ihr|ihm|ihnen|eam|[a-z]+ [a-z]+) (?:(?:nur|einfach|absolut|total|echt|wirklich|reiner|schon|immer|leider|streng|strikt|auch|also|richtig|der|ein) ){0,3}(?:lebensgefahrlich|todlich|gift|giftig|gefahrlich|schadlich|tabu|ein tabu|verboten|nichts|nix|nicht gut|ein rotes tuch|der horror|horror|ein albtraum|ein graus|eine qual|eine zumutung|stress|ein reizthema|ein wunder punkt|ein no ?go)${end}`,
    ),
    examples: ['Erdnüsse sind für sie lebensgefährlich', 'Fleisch ist bei ihm tabu'],
  },
  {
    // What stands about unused, and what was given away.
    pattern: behindWhat(
      `(?:steht|stehen|hangt|hangen|liegt|liegen) (?:(?:seit [a-z]+|seitdem|leider|inzwischen|jetzt|bei ihr|bei ihm|seit [a-z]+ [a-z]+) )?(?:nur|bloss|eh nur|noch) (?:noch )?(?:(?:unbenutzt|ungespielt|verstaubt|traurig) )?(?:in der ecke|im keller|im schrank|im schuppen|rum|herum|an der wand|auf dem dachboden|im weg|ungenutzt|unbenutzt|ungelesen|da|umanand)${end}|(?:hat|haben|hot|hod|het) ${who} (?:(?:alle|alles|leider|jetzt|schon|langst|letztes|voriges|jahr|vor|seit|nach|de[mr]|[a-z]+en|[a-z]+ung|unfall|sturz|schweren) ){0,5}(?:verkauft|verscherbelt|weggegeben|hergegeben|abgegeben|eingemottet|aufgelost|weggeschmissen|weggeworfen)`,
    ),
    examples: [
      'die Geige steht nur noch in der Ecke',
      'das Klavier hat sie schweren Herzens verkauft, das Klavier hat sie verkauft',
    ],
  },
  {
    pattern: behindWhat(
      `(?:ist|sind|is|san|isch|war) (?:(?:bei|fur) (?:uns|ihr|ihm|ihnen|sie|ihn) )?(?:(?:jetzt|seitdem|leider|eh|ja|also|schon|langst) ){0,2}(?:kein thema|nicht (?:mehr )?angesagt|nicht mehr (?:in|aktuell|interessant|gefragt|so ihrs|so seins)|uninteressant|gelaufen)(?: mehr)?${end}`,
    ),
    examples: ['Alkohol ist bei uns kein Thema mehr', 'Pferde sind nicht mehr angesagt'],
  },
  {
    // Who reads with trouble gets no books.
    pattern: `(?<what>liest|lesen) (?:(?:er|sie|a|s|tut|halt|leider|auch|sehr|nur|schon|mittlerweile|recht|echt|inzwischen|selber|selbst|mehr|noch) ){0,3}(?:schlecht|schwer|ungern|kaum|muhsam|nimmer)(?: noch| mehr| was| etwas){0,2}${end}|(?:mit de[mn]|beim) (?<what>lesen) (?:tut|hat) (?:er|sie|a|s) (?:sich |es )?(?:[a-z]+ ){0,2}(?:schwer|muhe|probleme|schwierigkeiten)|(?:schlechte[rn]?|schwache[rn]?) (?<what>leser(?:in)?)${end}`,
    examples: [
      'liest auch schlecht',
      'Oma liest leider kaum noch',
      'beim Lesen tut er sich schwer',
    ],
  },
];

/** Say that the giver does not want to give what was named before. */
export const disapproved: readonly TextPattern[] = [
  {
    pattern:
      '(?:aber|doch|nur|allerdings|wobei|was|jedoch),? (?:(?:ich|wir|mir|uns|mich|meine frau|mein mann|die eltern|das|es|sie|er|ist|sind|bin|finden?|finds|halte[nt]?|habe[nt]?|denke[nt]?|dafur|dass?|noch|ehrlich gesagt|leider|fur|ihr alter|sein alter|ein bisschen|viel|etwas|eher|echt|wirklich|total|personlich|da|irgendwie|einfach|ehrlich|so|sehr) )+(?:zu (?:jung|fruh|alt|erwachsen|brutal|gefahrlich|gewaltig|extrem|heftig|krass|gruselig|riskant)|dagegen|unpassend|unangemessen|gefahrlich|grausam|furchtbar|schrecklich|schlimm|eklig|verwerflich|unmoglich|bedenklich|nicht (?:gut|ok|okay|richtig|schon|altersgerecht|passend|toll)|kein(?:e)? (?:fan|freund|freundin)(?: davon)?|(?:angst|sorgen)(?: macht| bereitet| machen)?)(?= (?:dafur|davon|ist|sind|fur (?:sie|ihn|ihr alter|sein alter)|also|deshalb|und|bitte)\\b|\\s*(?:[.,;!?)]|$))',
    examples: [
      'Nichte liebt Lippenstift, aber ich finde das zu früh',
      'er mag Ballerspiele, aber wir sind dagegen',
      'sie liebt Motorräder, was mir Angst macht',
    ],
  },
  {
    pattern:
      '(?:aber|doch|was|wobei),? (?:(?:das|es|die) )?(?:(?:mir|mich|uns) )?(?:macht|machen|bereitet|beunruhigt|erschreckt|stort|gefallt)(?: (?:mir|mich|uns))?(?: (?:ein bisschen|echt|etwas|total|ehrlich gesagt|gar|ziemlich|grosse))* ?(?:angst|sorgen?|bauchschmerzen|nicht|kummer|beunruhigt|erschreckt|stort)(?=\\s*(?:[.,;!?)]|$)| (?:also|deshalb|bitte)\\b)',
    examples: ['er mag Schwerter, aber das macht mir Angst'],
  },
  {
    pattern:
      '(?:will|mochte|wollen|mochten|werde|werden)(?: (?:ich|wir))?(?: (?:das|es|sowas|so was|ihn darin|sie darin|aber|auf keinen fall|lieber|sicher|bestimmt|eigentlich))* nicht(?: (?:auch|noch|noch auch))* (?:unterstutzen|fordern|befeuern|bestarken|mitmachen)',
    examples: ['er liebt die Jagd, das möchte ich nicht unterstützen'],
  },
  {
    pattern:
      '(?:also|aber|bitte|daher|deshalb|deswegen|drum|darum)(?: bitte)? (?:nichts|nix|nichts?) (?:davon|damit|dazu|daruber|in (?:die|der) richtung|in der art|dergleichen|derartiges)(?=\\s*(?:[.,;!?)]|$))',
    examples: ['er liebt Waffen, also nichts davon', 'mag Horror, bitte nix in der Art'],
  },
];
