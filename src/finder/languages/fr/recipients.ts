import { type RecipientGrammar, words } from '../language-pack.ts';

export const recipients: RecipientGrammar = {
  phrases: [
    {
      means: { recipient: 'parent', gender: 'f' },
      phrases: `maman, mere, belle-mere, belle-maman, daronne`,
    },
    {
      means: { recipient: 'parent', gender: 'm' },
      phrases: `papounet, daron, papa, pere, beau-pere, beau-papa`,
    },
    {
      means: { recipient: 'parent' },
      phrases: `parents, parent, beaux-parents`,
    },
    {
      means: { recipient: 'grandparent', gender: 'f' },
      phrases: `grand-mere, mamie, mamy, bonne-maman`,
    },
    {
      means: { recipient: 'grandparent', gender: 'm' },
      phrases: `pepe, grand-pere, papy, bon-papa, papi`,
    },
    {
      means: { recipient: 'grandparent' },
      phrases: `grands-parents`,
    },
    {
      means: { recipient: 'partner', gender: 'f' },
      phrases: `ma femme, mon epouse, epouse, ma copine, copine, ma cherie, petite amie, compagne, ma fiancee,
      ma meuf, partenaire feminine, ma blonde, ma nana`,
    },
    {
      means: { recipient: 'partner', gender: 'm' },
      phrases: `mon mari, mari, mon epoux, epoux, mon copain, copain, petit ami, mon mec, mon homme, mon cheri,
      mon fiance, mon chum, compagnon, conjoint`,
    },
    {
      means: { recipient: 'partner' },
      phrases: `partenaire, ma moitie, mon amour`,
    },
    {
      means: { recipient: 'child', gender: 'f', mayBeGrown: true },
      phrases: `ma fille, fille, filles, notre fille, sa fille, belle-fille, petite-fille, filleule, filleules`,
    },
    {
      means: { recipient: 'child', gender: 'm', mayBeGrown: true },
      phrases: `mon fils, fils, son fils, notre fils, beau-fils, neveu, petit-fils, filleul`,
    },
    {
      means: { recipient: 'child', mayBeGrown: true },
      phrases: `petits-enfants, neveux, mes enfants, mon enfant`,
    },
    {
      means: { recipient: 'child', gender: 'f' },
      phrases: `fillette, fillettes, petite fille de, une fille, jeune fille de`,
    },
    {
      means: { recipient: 'child', gender: 'm' },
      phrases: `garcon, garcons, petit garcon`,
    },
    {
      means: { recipient: 'child' },
      phrases: `enfant, enfants, gamin, gamine, gosse, gosses, bout de chou, loulou, bebe, nourrisson,
      nouveau-ne, tout-petit, bambin, eleve, eleves, ecoliers, ecolieres, mome, momes, minot, minots,
      poupon, tout-petits, bambins, triples, jumeaux, jumelles, ecolier, ecoliere`,
    },
    {
      means: { recipient: 'teen' },
      phrases: `adolescents, preado, ado, ados, adolescent, mineur, mineure, mineurs, collegien, collegienne,
      collegiens, lyceen, lyceenne, lyceens, adolescente`,
    },
    {
      means: { recipient: 'teen', gender: 'f' },
      phrases: `ado fille, fille ado, jeune fille, ma fille ado`,
    },
    {
      means: { recipient: 'teen', gender: 'm' },
      phrases: `garcon ado, fils ado, mon fils ado`,
    },
    {
      means: { recipient: 'sibling', gender: 'f' },
      phrases: `soeur, soeurette, frangine, belle-soeur`,
    },
    {
      means: { recipient: 'sibling', gender: 'm' },
      phrases: `frere, frerot, frangin, beau-frere, frero`,
    },
    {
      means: { recipient: 'sibling' },
      phrases: `soeur jumelle, frere jumeau, freres et soeurs, fratrie`,
    },
    {
      means: { recipient: 'friend', gender: 'f' },
      phrases: `amie, amies, une amie, mon amie, meilleure amie, ma meilleure amie, une copine, copines,
      mes copines, meilleure copine, ma meilleure copine, mariee, future mariee,
      demoiselle d'honneur, demoiselles d'honneur, temoin de mariage`,
    },
    {
      means: { recipient: 'friend', gender: 'm' },
      phrases: `pote, potes, mon pote, meilleur pote, ami, un ami, mon ami, meilleur ami, mon meilleur ami,
      un copain`,
    },
    {
      means: { recipient: 'friend' },
      phrases: `amis, colocataire, coloc, colocs, correspondante, correspondant`,
    },
    {
      means: { recipient: 'colleague', gender: 'f' },
      phrases: `ma collegue, une collegue`,
    },
    {
      means: { recipient: 'colleague' },
      phrases: `collegue, collegues, collegue de travail, collegue de bureau, stagiaire, employe, employes,
      equipe, secretaire, client, clients`,
    },
    {
      means: { recipient: 'boss' },
      phrases: `chef, patron, patronne, superieur, superieure, responsable`,
    },
    {
      means: { recipient: 'boss', gender: 'f' },
      phrases: `ma chef, ma cheffe, cheffe, ma patronne`,
    },
    {
      means: { recipient: 'teacher' },
      phrases: `coach, mentor, prof, instituteur, instit, maitre d'ecole, enseignant, entraineur, atsem`,
    },
    {
      means: { recipient: 'teacher', gender: 'f' },
      phrases: `maitresse, institutrice, enseignante, nounou, assistante maternelle, tata nounou`,
    },
    {
      means: { recipient: 'neighbour' },
      phrases: `voisin, voisins, voisinage`,
    },
    {
      means: { recipient: 'neighbour', gender: 'f' },
      phrases: `voisine, voisines`,
    },
    {
      means: { recipient: 'host' },
      phrases: `hote, hotes, nos hotes, famille d'accueil`,
    },
    {
      means: { recipient: 'host', gender: 'f' },
      phrases: `hotesse, maitresse de maison`,
    },
    {
      means: { recipient: 'couple' },
      phrases: `couple, couples, jeunes maries, maries, les maries, un couple, fiances`,
    },
    {
      means: { recipient: 'family' },
      phrases: `famille, familles, toute la famille`,
    },
    {
      means: { recipient: 'parents-to-be' },
      phrases: `futurs parents, future maman, future mere, futur papa, jeunes parents, jeune maman, jeune papa,
      enceinte, attend un bebe, attend un enfant, attendent un bebe, devenue maman, devenu papa,
      devenus parents, devient maman, devient papa, vient d'etre maman`,
    },
    {
      means: { recipient: 'relative', gender: 'f' },
      phrases: `tata, tatie, marraine, cousine`,
    },
    {
      means: { recipient: 'relative', gender: 'm' },
      phrases: `gendre, tonton, oncle, parrain, cousin`,
    },
    {
      means: { recipient: 'relative' },
      phrases: `parrain et marraine`,
    },
    {
      means: { recipient: 'acquaintance' },
      phrases: `connaissance, connaissances, quelqu'un que je connais peu, quelqu'un que je connais a peine,
      facteur, femme de menage, coiffeuse, sage-femme, gardien, gardienne, concierge, medecin`,
    },
    {
      means: { recipient: null, gender: 'f' },
      phrases: `femme, femmes, jeune femme, pour elle, meuf, demoiselle`,
    },
    {
      means: { recipient: null, gender: 'm' },
      phrases: `homme, hommes, jeune homme, pour lui, mec, monsieur`,
    },
  ],
  compound: null,
  possessive: null,
  ownerWords: words('de d du des ma mon mes notre nos la le les'),
  articles: words('un une'),
  genitiveArticle: null,
  genitivePhrase: /(?:^| )(?:de|d) (?:mon|ma|mes|notre|nos|son|sa|ses)(?: \S+)?$/,
  otherPersonPhrase:
    /(?:^| )(?:de la part d(?:es?|u)?|pas pour)(?: (?:la|le|les|l|mon|ma|mes|notre|nos|son|sa|ses|moi|nous|et|\S+ et))*$|(?:^| )dont (?:la|le|les|l)$/,
  bystanderPhrase:
    /(?:^| )(?!(?:et|pour|ou|a|avec|de|d|plus) )\S+ (?:son|sa|ses|leurs?)(?: (?:petite?|grande?))?$/,
  parentWord: /^(?:a|ont|avec|de|deux|trois|quatre|[2-6]|leurs|ses|petits)$/,
  she: words('elle'),
  he: words('il lui'),
};
