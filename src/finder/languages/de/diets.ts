import type { DietGrammar } from '../language-pack.ts';

/** Things with a screen. */
const device =
  '(?:bildschirm|bildschirmen|handy|handys|smartphone|natel|tablet|tablets|ipad|computer|pc|laptop|konsole|xbox|playstation|fernseher|glotze|tiktok|youtube)';

export const diets: DietGrammar = {
  phrases: [
    {
      means: 'vegan',
      phrases: `vegan, veganer, veganerin, veganes, vegane, veganem, lebt vegan, pflanzlich`,
    },
    {
      means: 'vegetarian',
      phrases: `vegetarier, vegetarierin, vegetarisch, vegetarische, vegetarisches, vegi, fleischlos`,
    },
    {
      means: 'no-alcohol',
      phrases: `alkoholfrei, alkoholfreies, alkoholfreie, alkoholfreien, antialkoholiker, antialkoholikerin,
      abstinent, trockener alkoholiker, trinkt keinen tropfen, trinkt nichts alkoholisches,
      schwanger, schwangere, schwangeren, hochschwanger, werdende mama, werdende mutter,
      werdenden mama, werdenden mutter, stillt, stillende, muslim, muslima, muslimin, moslem,
      muslimisch, muslime, muslimen, halal`,
    },
    {
      means: 'pregnancy',
      phrases: `schwanger, schwangere, schwangeren`,
    },
    {
      means: 'no-sugar',
      phrases: `diabetes, low carb, diabetiker, diabetikerin, diabetikern, zuckerkrank, zuckerfrei, zuckerfreies,
      macht diät, diät, kein zucker, keinen zucker, ohne zucker, wegen zucker, wegen dem zucker,
      wegen des zuckers, hat zucker`,
    },
    {
      means: 'no-nuts',
      phrases: `nussallergie, nussallergikerin, nussallergiker, nussfrei, erdnussallergie, allergisch gegen nüsse, allergisch auf nüsse,
      allergisch gegen erdnüsse, allergisch auf erdnüsse`,
    },
    {
      means: 'no-gluten',
      phrases: `glutenfrei, glutenfreies, glutenunverträglichkeit, zöliakie, kein gluten,
      allergisch gegen gluten, glutenallergie`,
    },
    {
      means: 'no-lactose',
      phrases: `laktoseintolerant, laktosefrei, laktoseintoleranz, milchallergie, allergisch gegen milch, verträgt keine milch, verträgt keine laktose`,
    },
    {
      means: 'no-fragrance',
      phrases: `asthma, parfümfrei, duftfrei, unparfümiert, asthmatisch, duftstoffallergie, migräne, geruchsempfindlich, verträgt keine düfte, verträgt keine gerüche`,
    },
    {
      means: 'no-pollen',
      phrases: `heuschnupfen, pollenallergie, pollenallergiker, pollenallergikerin, allergisch gegen pollen,
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
      einzimmerwohnung, handgepäck`,
    },
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
      phrases: `gehörlos, gehörlose, gehörlosen, gehörloser, taubstumm, ertaubt, hört nichts mehr, hört nix mehr,
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
        '(?:sieht|siagt|siegt|gseht) (?:leider |jetzt |mittlerweile |inzwischen |schon |halt |nur |nur noch |fast |beinahe |so gut wie |praktisch |sehr |ganz |immer ){0,3}(?:kaum|nichts|nix|nimmer|schlecht|schlechter|wenig|umrisse|schemenhaft|(?:nicht|nich|ned|net|nid) (?:mehr )?(?:so )?(?:gut|viel|richtig))(?! (?:aus|ein|fern|anders|nach|davon))(?: noch| was| etwas| mehr| gut){0,3}(?! (?:aus|ein|fern|nach))',
      examples: [
        'Oma sieht so gut wie nichts mehr',
        'er sieht kaum noch was',
        'unser Nachbar sieht sehr schlecht',
        'sie sieht nicht mehr so gut',
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
      means: 'no-screen',
      pattern: `(?:weg|los|fern) (?:von (?:dem|der|den) |vom |von )${device}|${device} (?:weg|weglegen|wegzulegen|weglegt|ausmachen|ausmacht)|runter vom ${device}`,
      examples: ['damit sie vom Tablet weg kommt, weg vom Tablet', 'soll das Handy weglegen'],
    },
    {
      means: 'no-screen',
      pattern: `weniger (?:zeit )?(?:am|vorm|vor dem|vor der|an der|mit dem|auf dem|auf das|aufs|ans) ${device}|weniger (?:bildschirmzeit|handyzeit|medienzeit|medienkonsum|zocken|gamen|daddeln|fernsehen|online sein)`,
      examples: ['soll weniger am Computer sitzen', 'weniger Bildschirmzeit'],
    },
    {
      means: 'no-screen',
      pattern: `(?:hangt|hangen|sitzt|sitzen|klebt|kleben|hockt|hocken|ist|glotzt) (?:eh |leider |auch |fast )*(?:nur|nur noch|immer|immer nur|dauernd|standig|den ganzen tag|viel zu viel|zu viel|die ganze zeit) (?:am|vorm|vor dem|vor der|an der|auf dem|auf das|aufs|ans) ${device}`,
      examples: ['sie hockt immer vorm Computer', 'er klebt den ganzen Tag am Handy'],
    },
    {
      means: 'no-driving',
      pattern:
        '(?:nicht|nich|net|ned|nimmer)(?: mehr)?(?: selbst| selber)?(?: auto| mit dem auto)? fahren|fahr(?:t|e|en) (?:kein auto|nicht(?: mehr)? (?:auto|selbst|selber))',
      examples: [
        'Opa darf nicht mehr fahren',
        'er kann seit dem Schlaganfall nicht mehr Auto fahren',
        'sie fährt kein Auto',
      ],
    },
    {
      means: 'no-driving',
      pattern:
        '(?:kein(?:en)?|ohne)(?: eigene[sn])? (?:auto|wagen|fuhrerschein|lappen)|(?:fuhrerschein|lappen|auto|wagen)(?: [a-z]+){0,2} (?:abgegeben|verloren|weg|verkauft|abgeben)',
      examples: ['hat kein eigenes Auto', 'ohne Führerschein', 'hat den Führerschein abgegeben'],
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
      means: 'no-alcohol',
      pattern:
        'trockene[rn]? (?:alkoholiker(?:in)?|alki)|(?:tage|wochen|monate|jahre|jahr)n? (?:trocken|nuchtern|abstinent)|(?:trinken|alkohol)(?: endgultig)? (?:aufgehort|aufgegeben|abgeschworen)|(?:im|in|auf) entzug',
      examples: [
        'ein trockener Alkoholiker',
        'seit zwei Jahren trocken',
        'hat mit dem Trinken aufgehört',
      ],
    },
    {
      means: 'little-space',
      pattern:
        '(?:kein(?:en)?|ohne) (?:garten|balkon|terrasse)|(?:in|durch) (?:den|einen|ihren|seinen|meinen) (?:koffer|rucksack|umschlag|briefkasten) (?:passen|passt|gehen|geht)',
      examples: ['hat keinen Garten', 'muss in den Koffer passen'],
    },
  ],
  suits: {
    vegan: { named: ['vegan', 'vegane', 'pflanzlich'] },
    'no-alcohol': { named: ['alkoholfrei', 'mocktail'] },
    'no-sugar': { named: ['zuckerfrei'] },
    'no-gluten': { named: ['glutenfrei'] },
    halal: { named: ['halal'] },
    kosher: { named: ['koscher'] },
  },
};
