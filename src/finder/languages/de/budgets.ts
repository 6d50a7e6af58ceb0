import type { BudgetGrammar } from '../language-pack.ts';

const under =
  '(?<![a-z])(?:bis(?: zu| max(?:imal)?\\.?| hochstens)?|unter|hochstens|max(?:imum|imal|i)?\\.?|nicht mehr als|nicht uber|nichts uber|nicht teurer als|darf(?: bis)?(?: zu)?|weniger als|billiger als|gunstiger als|(?:haben |wurden )?gesammelt|limit(?: ist)?:?|budget(?: ?(?:max(?:imum|imal)?\\.?|von|ist|liegt bei|bis))?:?|preis:?|<=?|≤)\\s*';
const over = '(?<![a-z])(?:uber|ab|mehr als|min(?:imum|imal|destens)?\\.?|mindestens|>=?|≥)\\s*';

/** How German says what a gift may cost. */
export const budgets: BudgetGrammar = {
  currencies: {
    EUR: 'eur(?:os?|onen)?\\b|ocken\\b|tacken\\b',
    USD: 'us-dollars?\\b|dollars?\\b',
    GBP: 'pfund\\b',
    CHF: 's?fr\\.|s?fr\\b|franken\\b|stutz\\b',
    SEK: 'schwedische kronen\\b',
    NOK: 'norwegische kronen\\b',
    DKK: 'danische kronen\\b',
    PLN: 'zloty\\b',
  },
  notMoney:
    'jahr|jarig|j\\b|monat|woche|tag|person|leute|gast|gaste|stuck|stk|teil|x\\b|cm\\b|mm\\b|kg\\b|km\\b|m\\b|g\\b|l\\b|liter|zoll|uhr\\b|h\\b|stunde|min\\b|minute|mal\\b|kind|mann\\b|frau|kolleg|freund|student|geburtstag|hochzeit|er\\b|prozent|seiten|grad|\\.?\\s?(?:jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|dez)',
  patterns: [
    {
      pattern: `${under}{amount}[^.!?\\d]{0,12}\\b${over}{amount2}{notMoney}`,
      reads: 'between',
      examples: { 'bis 50 € und über 20 €': [20, 50] },
    },
    {
      pattern: `(?<![a-z])(?:mindestens|minimum|min\\.)\\s+{amount}{notMoney}(?![^.!?\\d]{0,20}\\b${under}\\d)`,
      reads: 'at-least',
      isBare: true,
      examples: { 'mindestens 50': [50, null] },
    },
    {
      pattern: "(?<=(?:fur|um|ein(?:en?)?|nen|'nen|bis) ){word}\\b(?! ?jahr)",
      reads: 'note',
      isBare: true,
      examples: { 'einen Fünfziger': [35, 55] },
    },
    {
      pattern: '\\bzwischen\\s*{amount}\\s*(?:-|bis|und)\\s*{amount2}{notMoney}',
      reads: 'between',
      isBare: true,
      examples: { 'zwischen fünfzig und achtzig Euro': [50, 80] },
    },
    {
      pattern: '(?<![\\d.]){amount}\\s*(?:-|bis(?: zu)?|und)\\s*{amount2}{notMoney}',
      reads: 'between',
      examples: { '20 bis 30': [20, 30], '20-30 Euro': [20, 30] },
    },
    {
      pattern: `${over}{amount}[^.!?\\d]{0,20}\\b${under}{amount2}{notMoney}`,
      reads: 'between',
      examples: { 'mindestens 20 höchstens 40 Euro': [20, 40] },
    },
    {
      pattern: `${under}{amount}{notMoney}`,
      reads: 'at-most',
      isBare: true,
      examples: {
        'bis zu 50 Euro': [null, 50],
        'hoechstens 35 euro': [null, 35],
        'nicht mehr als 20€': [null, 20],
        'wir haben gesammelt: 35 €': [null, 35],
      },
    },
    {
      pattern:
        '{amount}\\s*(?:max(?:imum|imal|i)?\\b|hochstens|und weniger|oder weniger|obergrenze|limit|budget|nicht mehr|gesammelt)',
      reads: 'at-most',
      isBare: true,
      examples: { '20 Euro maximal': [null, 20], 'haben 35 gesammelt': [null, 35] },
    },
    {
      pattern: `(?<![a-z])(?:circa|ca\\.?|~|≈|etwa|ungefahr|rund|so um(?: die)?|um die|in etwa|so)\\s*(?:${under})?{amount}{notMoney}`,
      reads: 'about',
      isBare: true,
      examples: {
        'ca. 40€': [28, 48],
        'so um die 30 Euro': [21, 36],
        'darf kosten: so 70': [49, 84],
      },
    },
    {
      pattern: `${over}{amount}{notMoney}`,
      reads: 'at-least',
      examples: { 'ab 20 Euro': [20, null] },
    },
    {
      pattern: '{amount}\\s*(?:und mehr|aufwarts|minimum|mindestens)',
      reads: 'at-least',
      examples: { '20 Euro aufwärts': [20, null] },
    },
    {
      pattern:
        "(?<=(?:fur|um|ein(?:en?)?|nen|'nen|bis) )(?<n1>[1-9]0)er\\b(?! ?(?:jahre|geburtstag|party))",
      reads: 'note',
      isBare: true,
      examples: { 'ein 50er': [35, 55] },
    },
  ],
  amounts: { zwanziger: 20, dreissiger: 30, vierziger: 40, funfziger: 50, hunderter: 100 },
  vague: [
    {
      pattern:
        '(?:nicht (?:all)?zu teuer\\w*|nicht (?:so|sehr) teuer\\w*|bezahlbar\\w*|erschwinglich\\w*)',
      euros: 40,
      examples: ['nicht zu teuer'],
    },
    {
      pattern: '(?:kleinigkeit|mitbringsel|spottbillig\\w*|bisschen was kleines)',
      euros: 20,
      examples: ['eine Kleinigkeit'],
    },
    {
      pattern:
        '(?:gunstig\\w*|billig\\w*|preiswert\\w*|kleines budget|kleinem budget|schmales budget|wenig geld)',
      euros: 25,
      examples: ['günstig'],
    },
  ],
  shares: [
    {
      pattern:
        '\\b(?:jeder|jede|alle) (?:von uns )?(?:gibt|geben|zahlt|zahlen|legt|legen) (?:je )?{amount}[^.!?\\d]{0,30}\\b(?:wir sind|sind wir|sind) (?:zu )?{givers}',
      examples: { 'jeder gibt 5, wir sind 8': 40, 'jeder gibt 5 €, wir sind zu acht': 40 },
    },
    {
      pattern:
        '\\b(?:wir sind|sind) (?:zu )?{givers}\\b[^.!?\\d]{0,30}\\b(?:jeder|jede|je|pro person|pro kopf) (?:gibt |zahlt |legt )?{amount}',
      examples: { 'wir sind 8, jeder gibt 5': 40 },
    },
    {
      pattern:
        '{givers} (?:leute|personen|kollegen|freunde|paare|familien|kinder|mann)\\b[^.!?\\d]{0,20}\\b(?:je|a|jeder|x) (?:gibt )?{amount}',
      examples: { '8 Leute, je 5 Euro': 40, '4 Paare x 50 Euro': 200 },
    },
  ],
  peopleBefore: /(?:leute|menschen|jemanden|frau(?:en)?|mann|manner|kinder|freunde?)\s*(?:ab)?\s*$/,
  childBefore:
    /\b(?:junge|jungen|bub|madchen|kind|sohn|tochter|neffe|nichte|enkel|enkelin|kleinkind)\s*,?\s*$/,
  otherNumberBefore:
    /\b(?:alter|alt|wird|werden|iphone|ps|playstation|windows|switch|xbox|ipad|galaxy|nr\.?|nummer|grosse|in|u|ue|zum|seit|vor|band)\s*$/,
  ageAfter: /^\s*(?:-?\s*jahrig|er\b|\.\s*(?:geb|\d))/,
  surely: /budget|max/,
};
