import type { SensitiveGrammar } from '../language-pack.ts';

export const sensitive: SensitiveGrammar = {
  crisis: [
    {
      pattern:
        '(?:sich|mich|dich) (?:selbst )?(?:umbringen|umbringt|umbringe|toten|totet)|bring(?:e|t)? (?:sich|mich) um|umbringen will',
      examples: ['er will sich umbringen', 'ich bringe mich um'],
    },
    { pattern: 'suizid[a-z]*|selbstmord[a-z]*', examples: ['mein Freund hat Suizidgedanken'] },
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
        'schusswaffen?|(?<!(?:wasser|spielzeug|kleister|massage|klebe|heissklebe|seifenblasen|nerf|spiel) ?)(?:pistolen?|gewehre?|revolver|handgranaten?)',
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
        'sex(?:y|uell[a-z]*)?|sexspielzeug[a-z]*|vibrator(?:en)?|dildos?|porno[a-z]*|erotisch[a-z]*|nacktbilder|dessous|reizwasche',
      examples: ['sexy Dessous'],
    },
  ],
  harmless: [
    'eine Wasserpistole für meinen Neffen',
    'Massagepistole für Papa',
    'eine Spielzeugpistole',
  ],
};
