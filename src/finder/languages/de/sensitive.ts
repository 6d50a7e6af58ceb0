import type { SensitiveGrammar } from '../language-pack.ts';

/** Words of people who use a weapon for sport or work, or collect old ones. */
const armed =
  '\\b(?:jager|jagd|sportschutz|schutzenverein|schutzenbruder|schiess(?:sport|stand)|biathlon|forster|militaria|sammelt|sammler|museum)[a-z]*\\b';

export const sensitive: SensitiveGrammar = {
  crisis: [
    {
      pattern:
        '(?:halte|ertrage) (?:das|es|alles) (?:alles )?nicht mehr aus und|(?:keinen|kein) sinn (?:mehr )?(?:im leben|zu leben)|(?:mir|sich) das leben (?:zu )?nehmen',
      examples: ['er will sich das Leben nehmen', 'sie sieht keinen Sinn mehr im Leben'],
    },
    {
      pattern:
        '(?:mann|frau|freund|freundin|partner|partnerin|vater|mutter|papa|mama|er|sie) (?:schlagt|misshandelt|vergewaltigt|bedroht|wurgt) mich(?! (?:[a-z]+ )?(?:beim|im|bei|in|vor|fur) )',
      examples: ['mein Mann schlägt mich'],
    },
    {
      pattern: 'mein(?:e|en|em)? (?:vergewaltiger|peiniger|stalker)',
      examples: ['ein Geschenk für meinen Vergewaltiger'],
    },
    {
      pattern:
        '(?:sich|mich|dich) (?:selbst )?(?:umbringen|umbringt|umbringe|toten|totet)|bring(?:e|t)? (?:sich|mich) um|umbringen will',
      examples: ['er will sich umbringen', 'ich bringe mich um'],
    },
    {
      pattern: 'suizid(?!e?s? (?:verloren|gestorben))[a-z]*|selbstmord(?! begangen)[a-z]*',
      examples: ['mein Freund hat Suizidgedanken'],
    },
    {
      pattern:
        'nicht mehr (?:leben|da sein) (?:will|mochte|wollen)|(?:will|mochte) (?:nicht mehr leben|sterben)',
      examples: ['sie will nicht mehr leben', 'ich will sterben'],
    },
    {
      pattern: '(?:mein|sein|ihr) leben (?:zu )?beende[nt]?',
      examples: ['bevor ich mein Leben beende', 'er will sein Leben beenden'],
    },
    {
      pattern: 'ritzt sich|sich ritzt|selbstverletz[a-z]*',
      examples: ['meine Tochter ritzt sich'],
    },
  ],
  refused: [
    {
      pattern:
        '(?:um|zum) (?:[a-z]+ ){0,3}(?:zu )?(?:erstechen|erschiessen|erwurgen|verprugeln|rachen)',
      examples: ['ein Messer, um meinen Nachbarn zu erstechen'],
    },
    { pattern: '(?:rattengift|arsen|zyankali)', examples: ['Rattengift für meinen Chef'] },
    {
      pattern: '(?:nackt(?:fotos?|bilder|aufnahmen)) (?:von|meiner|meines|der|einer)',
      examples: ['Nacktfotos von meiner Schwester'],
    },
    { pattern: 'koks', examples: ['Koks für meinen Kumpel'] },
    {
      pattern:
        'fick (?:dich|euch)|leck mich|verpiss dich|halt die fresse|du (?:blod|dumm|scheiss|doof)[a-z]* (?:[a-z]+ )?(?:maschine|bot|ki|seite|computer|idiot)',
      examples: ['fick dich', 'du blöde Maschine'],
    },
    {
      pattern:
        'hakenkreuz[a-z]*|hitlergru[a-z]*|heil hitler|(?:fur|an) (?:einen|meinen) (?:neo)?nazi|nazi(?:fahne|uniform|sachen)|(?:etwas|was) rassistisches',
      examples: ['Hitlergruß', 'ein Geschenk für einen Nazi'],
    },
    {
      // Hunters, marksmen and collectors speak of theirs.
      pattern: `(?<!${armed}.{0,80})(?:schusswaffen?|(?<!(?:wasser|spielzeug|kleister|massage|klebe|heissklebe|seifenblasen|nerf|spiel|luft|feder) ?)(?:pistolen?|gewehre?|revolver|handgranaten?))(?!.{0,80}${armed})`,
      examples: ['eine echte Pistole für meinen Mann'],
    },
    { pattern: 'munition|sprengstoff|rohrbomben?', examples: ['Sprengstoff für einen Freund'] },
    {
      pattern:
        '(?:ihn|sie|jemanden|meinen [a-z]+|meine [a-z]+) (?:zu )?(?:vergiften|umbringen|toten|ermorden|betauben|stalken)',
      examples: ['etwas um meinen Chef zu vergiften'],
    },
    { pattern: 'kokain|heroin|crystal meth|mdma', examples: ['Kokain zum Geburtstag'] },
  ],
  sexual: [
    {
      pattern:
        'sex(?:y|uell[a-z]*)?|sexspielzeug[a-z]*|vibrator(?:en)?|dildos?|porno[a-z]*|erotisch[a-z]*|nacktbilder|(?<!\\b(?:du|au|en|ci|la|le|de|par)[ -])dessous|reizwasche',
      examples: ['sexy Dessous'],
    },
  ],
  harmless: [
    'eine Wasserpistole für meinen Neffen',
    'Massagepistole für Papa',
    'eine Spielzeugpistole',
    'Vater im Sportschützenverein, KK Gewehr',
    'Jäger, neues Gewehr, 50. Geburtstag',
    'ein Gift um die 20 Euro',
    'mein Bruder hat sich umgebracht, etwas für meine Eltern',
    'sie schlägt mich immer beim Schach',
  ],
};
