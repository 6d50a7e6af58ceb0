import type { TextPattern } from '../patterns.ts';

/** Nobody else is told of. */
const nobodyElse =
  '(?!.*\\b(?:sie|er|ihr|ihm|ihn|ihre[nrm]?|seine?[nrm]?|fur (?!mich|unter|bis|etwa|ca|so|den|das|die|\\d)|meine?[nrm]? (?:[a-z]+ )?(?:mama|mutter|papa|vater|eltern|frau|mann|freund(?:in)?|sohn|tochter|kind(?:er)?|schwester|bruder|oma|opa|nichte|neffe|tante|onkel|chef(?:in)?|kolleg(?:e|in)|nachbar(?:in)?)))';

/** Who gives to herself. */
export const selves: readonly TextPattern[] = [
  {
    pattern:
      'fur mich (?:selbst|selber|allein|alleine)|(?:geschenk|prasent|was|etwas|kleinigkeit|idee|ideen)(?: (?:kleines|schones|nettes))? (?:nur )?fur mich(?=\\s*(?:[.,;!?)(-]|$)| (?:weil|ich|zum|zur|bis|um|fur)\\b)|(?:mir|mich) (?:selbst|selber) (?:(?:mal|was|etwas|eine?n?|zum [a-z]+|zu [a-z]+) ){0,4}(?:[a-z]+ )?(?:schenken|gonnen|kaufen|belohnen|beschenken|verwohnen)|(?:mir|mich) (?:(?:mal|endlich|selbst|selber|was|etwas|eine?n?) ){1,4}(?:[a-z]+ )?(?:gonnen|belohnen|beschenken|verwohnen)',
    examples: ['Geschenk für mich selbst', 'was für mich, ich bin 45', 'ich will mir was gönnen'],
  },
  {
    pattern: `^ich (?:fange|fang|lerne|lern|habe|hab|will|mochte|beginne|starte)(?=.*\\b(?:an|angefangen|begonnen|anfangen|lernen|lerne|lern|beginnen|beginne|starte|starten)\\b)${nobodyElse}`,
    examples: ['ich fange mit Klavier an, bin 45', 'ich möchte Töpfern lernen'],
  },
];
