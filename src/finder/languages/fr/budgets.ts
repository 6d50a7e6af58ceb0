import type { BudgetGrammar } from '../language-pack.ts';

const under =
  "(?<![a-z])(?:moins de|moins cher que|jusqu'a|jusqua|jusque|pas plus de|pas au-dela de|au plus|sans depasser|ne depasse pas|inferieur a|en dessous de|rien (?:au-dela|au dessus|au-dessus) de|max(?:imum|i)?\\.?|(?:a |on a )?(?:recolte|collecte)|limite(?: de)?:?|budget(?: ?(?:max(?:imum|i)?\\.?|de|est de|d'environ))?:?|prix:?|<=?|≤)\\s*";
const over = '(?<![a-z])(?:plus de|au moins|min(?:imum)?\\.?|a partir de|des|des de|>=?|≥)\\s*';

/** How French says what a gift may cost. */
export const budgets: BudgetGrammar = {
  currencies: {
    EUR: 'euros?\\b|balles\\b|(?<=\\d)e\\b(?! ?(?:anniversaire|annee|fois|etage))',
    USD: 'dollars?\\b',
    GBP: 'livres sterling\\b',
    CHF: 's?fr\\.|s?fr\\b|francs?\\b',
    PLN: 'zlotys?\\b',
  },
  notMoney:
    'ans?\\b|mois\\b|jours?\\b|semaine|personne|pers\\b|invite|piece|x\\b|cm\\b|mm\\b|kg\\b|km\\b|m\\b|g\\b|l\\b|litre|h\\b|heure|minute|min\\b|fois\\b|enfant|collegue|ami|anniversaire|er\\b|e\\b|eme\\b|pour ?cent|pages|\\.?\\s?(?:jan|fev|mar|avr|mai|juin|juil|aout|sep|oct|nov|dec)',
  patterns: [
    {
      pattern: `${under}{amount}[^.!?\\d]{0,12}\\b${over}{amount2}{notMoney}`,
      reads: 'between',
      examples: { 'moins de 50 € et plus de 20 €': [20, 50] },
    },
    {
      pattern: `(?<![a-z])(?:au moins|minimum|min\\.)\\s+{amount}{notMoney}(?![^.!?\\d]{0,20}\\b${under}\\d)`,
      reads: 'at-least',
      isBare: true,
      examples: { 'au moins 50': [50, null] },
    },
    {
      pattern: '\\bentre\\s*{amount}\\s*(?:-|a|et)\\s*{amount2}{notMoney}',
      reads: 'between',
      isBare: true,
      examples: { 'entre vingt et trente euros': [20, 30] },
    },
    {
      pattern: '(?<![\\d.]){amount}\\s*(?:-|a|et)\\s*{amount2}{notMoney}',
      reads: 'between',
      examples: { 'de 20 à 30 euros': [20, 30] },
    },
    {
      pattern: `${over}{amount}[^.!?\\d]{0,20}\\b${under}{amount2}{notMoney}`,
      reads: 'between',
      examples: { 'au moins 20 au plus 40 euros': [20, 40] },
    },
    {
      pattern: `${under}{amount}{notMoney}`,
      reads: 'at-most',
      isBare: true,
      examples: {
        'moins de 40 €': [null, 40],
        'jusqu’à 15€': [null, 15],
        'pas plus de 50': [null, 50],
        'budget 40': [null, 40],
        'budget 50e': [null, 50],
      },
    },
    {
      pattern: '{amount}\\s*(?:max(?:imum|i)?\\b|ou moins|limite|de budget|budget|grand maximum)',
      reads: 'at-most',
      isBare: true,
      examples: { '20 euros max': [null, 20], '30 balles max': [null, 30] },
    },
    {
      pattern: `(?<![a-z])(?:environ|autour de|aux alentours de|dans les|vers|circa|ca\\.?|~|≈)\\s*(?:${under})?{amount}{notMoney}`,
      reads: 'about',
      isBare: true,
      examples: { 'environ cent euros': [70, 120] },
    },
    {
      pattern: `${over}{amount}{notMoney}`,
      reads: 'at-least',
      examples: { 'à partir de 50 euros': [50, null] },
    },
    {
      pattern: '{amount}\\s*(?:et plus|ou plus|minimum)',
      reads: 'at-least',
      examples: { '50 euros et plus': [50, null] },
    },
    {
      pattern: "(?:une? )?{word} (?:d'|de )(?=euro|franc|balle|€)",
      reads: 'about',
      isBare: true,
      examples: { 'une trentaine d’euros': [21, 36] },
    },
  ],
  amounts: {
    dizaine: 10,
    quinzaine: 15,
    vingtaine: 20,
    trentaine: 30,
    quarantaine: 40,
    cinquantaine: 50,
    soixantaine: 60,
    centaine: 100,
  },
  vague: [
    {
      pattern: '(?:pas trop cher(?:e|s|es)?|abordable|raisonnable)',
      euros: 40,
      examples: ['pas trop cher'],
    },
    { pattern: '(?:petite attention)', euros: 20, examples: ['une petite attention'] },
    {
      pattern: '(?:pas chers?|pas cheres?|bon marche|petit budget|petits? prix|economique|fauche)',
      euros: 25,
      examples: ['pas cher'],
    },
  ],
  shares: [
    {
      pattern:
        '\\b(?:chacun|chacune) (?:donne|met|paie|participe a) {amount}[^.!?\\d]{0,30}\\b(?:on est|nous sommes|on sera) {givers}',
      examples: { 'chacun donne 5, on est 8': 40 },
    },
    {
      pattern:
        '\\b(?:on est|nous sommes|on sera) {givers}\\b[^.!?\\d]{0,30}{amount}\\s*(?:chacun|chacune|par personne|par tete)\\b',
      examples: { 'on est 8 à mettre 5 euros chacun': 40 },
    },
    {
      pattern: '{givers} (?:personnes|collegues|amis|couples|familles) ?(?:x|a) {amount}',
      examples: { '4 couples x 50 euros': 200 },
    },
  ],
  peopleBefore: /(?:gens|personnes?|enfants?|hommes?|femmes?)\s*(?:de)?\s*$/,
  childBefore: /\b(?:fils|fille|garcon|neveu|niece|enfant)\s*,?\s*$/,
  otherNumberBefore:
    /\b(?:agee?s?|age|iphone|ps|playstation|windows|switch|xbox|ipad|galaxy|no\.?|numero|taille|in|depuis|tome|annees)\s*$/,
  ageAfter: /^\s*\.\s*\d/,
  surely: /budget|max/,
};
