import type { PassingPattern } from '../language-pack.ts';

/** Words that sound like a situation in French and tell none. */
export const passing: readonly PassingPattern[] = [
  {
    means: 'moving-abroad',
    pattern:
      '(?:part|partent|partir|va|vont|voyagent?|roulent?) (?:[a-z]+ ){0,4}?(?:en vacances|en voyage|en camping-?car|en van|en rando|pour (?:une|deux|trois) semaines?)',
    examples: ['ils partent bientôt en camping-car', 'elle va au Japon en vacances'],
  },
  {
    means: 'dementia',
    pattern:
      "(?:je|on|nous) (?:ne |n')?(?:(?:le|la|les|lui) |l')?(?:connais|connait|connaissons|sais|sait)(?: [a-z]+)? (?:pas|rien|guere|a peine|peu)(?: du tout| trop| grand chose)?",
    examples: ['je ne la connais pas du tout', 'on sait rien de lui'],
  },
  {
    means: 'carer',
    pattern: '(?:vit|vivait|vivent|vecu|habite|habitait) (?:toute? )?seule?(?: avec [a-z]+)?',
    examples: ['elle vivait seule avec lui'],
  },
  {
    means: 'loneliness',
    pattern: '(?:vit|vivait|vivent|habite|habitait) (?:toute? )?seule? avec [a-z]+',
    examples: ['il vit seul avec ses chats'],
  },
];
