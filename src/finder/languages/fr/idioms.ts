import type { TextPattern } from '../language-pack.ts';

export const idioms: readonly TextPattern[] = [
  {
    pattern: "(?<=meilleure?s? (?:[a-z]+ ){1,2})(?:du monde|de l'univers)",
    examples: ['pour la meilleure amie du monde'],
  },
  {
    pattern:
      '(?<=(?:mon|ma) (?:petite? )?)(?:chou|puce|poussin|biche|coeur|rayon de soleil|pilier)',
    examples: ['pour mon chou', 'ma petite puce'],
  },
  { pattern: '(?<=mon )(?:gros )?(?:nounours|ours) de', examples: ['mon gros nounours de mari'] },
  { pattern: 'amour de ma vie', examples: ['l’amour de ma vie'] },
  {
    pattern:
      'mouton noir|oiseau rare|petite souris|vieux loup de mer|bonne poire|tete de mule|poule mouillee|ours mal leche|(?<=maman )louve|(?<=(?:papa|maman) )poule',
    examples: ['une vraie maman poule', 'le mouton noir'],
  },
  {
    pattern: 'pendant (?:nos|mes) vacances',
    examples: ['pendant nos vacances'],
  },
  {
    pattern:
      'cerise sur le gateau|a (?:un peu )?le (?:cafard|blues)|coup de (?:blues|mou|foudre)|petit nuage|derniere minute',
    examples: ['elle a le cafard'],
  },
];

export const favours: readonly TextPattern[] = [
  {
    pattern:
      '(?:gardee?|gardait|arrosee?|arrosait|nourri|promenee?|reparee?|depannee?|recuperee?|occupee? de) (?:notre|nos|mon|ma|mes) [a-z]+(?: [a-z]+)?',
    examples: ['la voisine qui a gardé notre chat', 'l’amie qui a arrosé nos plantes'],
  },
];
