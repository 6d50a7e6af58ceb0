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
  {
    pattern:
      "nous (?:a|ont) (?:garde|arrose|nourri|promene|repare|depanne|recupere)e?s? (?:les |le |la |l')[a-z]+|(?:garde|gardent|arrose|arrosent|nourrit|nourrissent|promene) (?:notre|nos) [a-z]+",
    examples: ['mon voisin nous a gardé les poules', 'elle arrose nos plantes tout l’été'],
  },
];

export const givers: readonly TextPattern[] = [
  {
    pattern:
      "(?:je suis|j'suis|chuis|chui)(?: (?:moi-meme|aussi|pas))? (?:(?:une?|la|le|sa|son|leur) (?!peu |bien )[a-z]+|vegane?|vegetarien(?:ne)?|musulmane?|juif|juive|diabetique|intolerante?|enceinte|tatie|tata|tante|tonton|oncle|marraine|parrain|infirmiere?|prof|instit|maitresse|nounou|etudiante?|medecin|pompier|caissiere?|serveu(?:r|se)|coiffeu(?:r|se)|secretaire|comptable)",
    examples: [
      'je suis la nounou',
      'moi je suis vegan',
      'je suis infirmier',
      'je suis tatie de Léo',
    ],
  },
  {
    pattern:
      "(?<!(?:dans ma classe|copain de classe|copine de classe|camarade de classe)\\b[^.!?]{0,25})(?:j'ai|moi j'ai|jai) (?:que |seulement |deja )?\\d{1,2} ans",
    examples: ['j’ai 12 ans et je cherche une idée'],
  },
];
