import { words } from '../patterns.ts';

export const stopWords =
  words(`le la les l un une des du de d et ou mais si que qui quoi dont au aux a avec ce cet cette ces c ca cela chez comme
    dans elle elles en est es etre eu il ils j je leur leurs lui m ma me meme mes moi mon n ne ni nos notre nous on ont
    par pas plus pour qu sa sans se ses son sont sur t ta te tes toi ton tu un vos votre vous y ai as avait avoir etait
    ete etant sera serait suis fait faire fais font va vais vont aime aiment aimer adore adorent adorer aimerait
    aimerais apprecie apprecient passionne passionnee passionnes fan fana dingue folle fou accro interesse interessee
    interesses interet interets passion passions hobby loisir loisirs tres trop peu bien mal beaucoup tout toute tous
    toutes rien quelque quelques quelqu chose choses truc trucs machin pis aussi encore deja toujours souvent jamais parfois
    surtout vraiment plutot assez moins autre autres chaque plusieurs aucun aucune cherche chercher cherchons trouver
    trouve besoin veux veut voudrais voudrait envie offrir offre offert cadeau cadeaux idee idees suggestion suggestions
    conseil conseils proposer propose aide aider ensemble soir soirs soiree minute minutes heure heures amateur amatrice debutant debutante plein pleine fin svp stp merci bonjour salut coucou coute prix budget argent acheter
    petit petite petits petites grand grande gros bon bonne bons beau belle bel joli jolie super genial geniale sympa
    cool original originale originaux unique special speciale parfait parfaite utile nouveau nouvelle neuf neuve vieux
    an ans annee annees jour jours mois fois temps personne personnes gens homme hommes femme femmes type ici alors car
    donc or puis lorsque quand ou comment pourquoi parce entre vers depuis pendant avant apres sous contre environ
    jusqu euros euro celui celle ceux celles jeune age agee plaisir surprendre surprise feter fete vit habite travaille
    travailler joue jouer passe passer prend prendre met mettre vient venir ramener ramene amener amene apporter apporte voir voit dit dire habitude dhabitude dabord arrete arretee arreter arretent sait savoir peut peux pouvoir
    doit dois faut genre style sorte tellement hyper grave qqch qqn qq ya  etc cest jai jaime nan ouais bah
    euh voila supporte supportent mat coffret panier paquet boite set kit box ok pdt pr ds ki kon koi`);

export const plainWords =
  words(`ferai tarde tarder poison chose choses chaise chaises chasse classe classes glace grace grasse place places plage plante pointe pointes ponte
    porte portes porter poste postes perte pente vente ventes verte vertes verre verres vers vert monte monter montre
    montrer contre rentre rentree centre entre encre ancre autre autres outre litre livre livret vivre suivre ivre
    cuivre cuire cuisse cuisine bouche bouge bouger rouge rouges route routes toute toutes doute doux douce course
    courses source bourse tour tours jour jours cour cours court courte sport sports fort forte forts sorte sortes
    sortie sorties partie parties parti partir patrie pays paix prix pris prise prises mise mises bise brise crise
    grise cerise chemise valise marie marier mari maris marche marcher mache tache taches vache cache caches cacher
    coucher toucher bonne bonnes donne donner sonner tonne bonnet sonnet carte cartes quarte tarte tartes
    fille filles ville villes famille facile fragile mobile voile voiles etoile toile toiles huile
    homme hommes pomme pommes somme gomme comme femme femmes ferme fermes forme formes norme
    temps tempo champ champs camp camps coin loin soin soins point points joint main mains bain bains pain pains
    train trains terrain certain certains copain matin matins satin latin jardin chemin
    vrai vraie frais fraise fraises francais france franche branche branches blanche blanches tranche
    lecon lecons facon facons garcon garcons maison maisons saison saisons raison raisons liaison
    grand grande grands gland brand quand blanc banc rang sang gant gants chant chants champ
    aimer aimes aine ainee amie amies amies amour amours autour retour detour
    moment moments argent agent agents accent accident souvent savent avant devant enfant enfants
    violent violente violents violentes gamin gamins
    boire boite boites droite droit toit voit voix noix choix croix poids mois moins
    manger mange manche manches change changer danger ranger etranger boulot boulots`);

export const falseFriends: ReadonlySet<string> = new Set([
  'nana',
  'man',
  'men',
  'son',
  'sons',
  'her',
  'date',
  'lass',
  'lad',
  'mates',
  'host',
  'hosts',
  'gran',
  'guy',
  'pal',
  'junge',
  'nan',
  'kind',
  'pate',
  'paten',
  'bub',
  'patin',
  'zwerg',
  'tia',
  'tio',
  'primo',
  'prima',
  'hombre',
  'arzt',
  'mate',
  'sin',
  'minus',
  'raus',
  'nein',
  'ai',
]);
