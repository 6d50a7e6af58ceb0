import type { Cue } from '../exclusion-grammars.ts';
import { inFrames } from '../in-frames.ts';
import type { PhraseList } from '../patterns.ts';
import { mildCues } from './mild-refusals.ts';
import { possessionCues } from './possessions.ts';

/** Words that announce what must not be given. */
export const cues: PhraseList<Cue> = [
  { means: 'not', phrases: mildCues },
  {
    means: 'not',
    phrases: `évitez, évite, évitons, éviter, hors de question, hors de question de, hors de question d', interdit de,
    interdite de, interdits de, encore moins un, encore moins une, encore moins de, encore moins d', encore moins du, encore moins des, surtout aucun, surtout aucune, par-dessus la tête de, par-dessus la tête des, par dessus la tete des, par dessus la tete de, nan aux, nan au, nan à la, exit le, exit la, exit les, exit, non aux, non au, non à la, stop aux, stop au, tout le monde lui offre, tout le monde lui donne,
    chacun lui offre`,
  },
  {
    means: 'back',
    phrases: `ennuyeux, ennuyeuse, ennuyeuses, ennuyant, ennuyants, barbant, barbants, barbante, chiant, chiants, chiante, ringard,
    ringards, ringarde, ringardes, nul, nuls, nulle, nulles, l'ennuie, l'ennuient, la gonfle, le gonfle, la gonflent, le gonflent,
    lui tape sur les nerfs, lui tapent sur les nerfs, lui prend la tete, lui prennent la tete`,
  },
  {
    // "Les puzzles le rendent fou".
    means: 'back',
    phrases: inFrames(
      'la rend *, le rend *, les rend *, la rendent *, le rendent *, les rendent *',
      'fou, folle, fous, dingue, dingues, chevre, triste, tristes, nerveux, nerveuse, anxieux, anxieuse',
    ),
  },
  {
    means: 'back',
    phrases: inFrames(
      "l'*, l'*nt",
      'énerve, agace, angoisse, insupporte, horripile, exaspère, écœure, ecoeure, indiffère',
    ),
  },
  {
    means: 'back',
    phrases: inFrames(
      'la *, le *, la *nt, le *nt, les *',
      'dégoûte, déprime, saoule, soule, stresse, rebute, met mal à l’aise, mettent mal à l’aise, met en colère, mettent en colère',
    ),
  },
  {
    means: 'back',
    phrases: `est du gaspillage, sont du gaspillage, c'est du gaspillage, de l'argent jeté, est de l'argent jeté, sont de l'argent jeté, lui fait horreur,
    lui font horreur, lui sort par les yeux, lui sortent par les yeux`,
  },
  {
    means: 'back',
    phrases: inFrames(
      'elle trouve *, il trouve *, elle trouve ca *, il trouve ca *, elle les trouve *, il les trouve *, elle trouve cela *, il trouve cela *',
      'ringard, ringards, nul, nuls, moche, moches, affreux, laid, laids, hideux, horrible, ridicule, ridicules, ennuyeux, débile, débiles, kitsch, vulgaire, vulgaires, inutile, inutiles, insupportable',
    ),
  },
  {
    means: 'not',
    phrases: inFrames(
      'hors de question *, pas question *',
      "qu'il y ait du, qu'il y ait de la, qu'il y ait des, d'offrir du, d'offrir de la, d'offrir des, d'offrir un, d'offrir une, d'acheter du, d'acheter des",
    ),
  },
  {
    means: 'not',
    phrases: `sans, rien sur, rien sur le, rien sur la, rien sur les, rien autour du, rien autour de, rien autour des,
    a l'exclusion du, a l'exclusion de, a l'exclusion des, a l'exclusion de toute, a l'exclusion de tout, aucun interet pour, pas interesse par, pas interessee par, rien pour la, rien pour le,
    rien pour, rien en rapport avec, rien a voir avec, rien en, rien qui se, pas un enieme,
    pas une enieme, pas d'un enieme, pas d'une enieme, d'enieme, un enieme, une enieme, pas des sempiternels, pas des sempiternelles, pas encore un, pas encore une, pas encore des, ras le bol des, ras le bol de,
    ras le bol du, a horreur des, a horreur du, horreur des, horreur du, peur des, peur du,
    phobie des, phobie du, phobique des, phobique du, phobique de la, phobique de, terrorise par les, terrorisee par les, terrorise par le, terrorisee par le, panique devant les, panique devant un, panique a la vue d'un, panique a la vue des, terreur des, trouille des, trouille du, flippe devant les, traumatise par les, traumatisee par les, traumatise par le, traumatisee par le, trop de, tout sauf, hors, a l'exception de, a l'exception des,
    a l'exception du, excluant, exclure, a exclure, a bannir, banni, bannis, proscrire,
    a proscrire, a eviter, assez de, assez des, a assez de, plein le dos de, renonce a, renonce au,
    pas fanatique de, pas fana de, pas amateur de, pas amatrice de, pas porte sur, pas portee sur,
    pas friand de, pas friande de, pas de, pas d', pas du, pas des, pas le, pas la, pas les,
    pas un, pas une, pas, surtout pas, surtout pas de, surtout pas d', sauf, hormis, excepte,
    a part, n'aime pas, aime pas, n'aime pas du tout, aime pas trop, n'aime pas trop, n'aime ni,
    ne boit pas, boit pas, ne mange pas, mange pas, ne doit pas manger, doit pas manger, ne doit plus manger, ne peut pas manger, ne peut plus manger, peut pas manger, peut plus manger, n'a pas le droit de manger, n'a plus le droit de manger, ne doit pas boire, ne doit plus boire, ne peut pas boire, ne peut plus boire, ne veut pas, veut pas, ne porte pas,
    n'est pas fan de, pas fan de, n'est pas branche, pas branche, deteste, detestent, je deteste,
    a horreur de, horreur de, ne supporte pas, supporte pas, allergique a, allergique au,
    allergique aux, allergie a, allergie aux, allergie au, allergies au, allergies aux, intolerant a, intolerante a,
    intolerant au, intolerante au, nausees avec, nausee avec, nauseeuse avec, ne supporte plus, evite, eviter, rien avec, rien de, rien a, rien qui,
    plus de place pour, aucun, aucune, peur de, a laisse tomber, a arrete le, a arrete la, a arrete les, vient d'arreter le, vient d'arreter la, vient d'arreter les, vient d'arreter l', viennent d'arreter le, viennent d'arreter la, a du arreter le, a du arreter la,
    a abandonne le, a abandonne la, a vendu son, a vendu sa, a vendu ses, a vendu tous ses, a vendu toutes ses, a revendu son, a revendu sa, a revendu ses, a bazarde ses, a jete sa, a jete son, a jete ses, a jete tous ses, a jete toutes ses, a vire sa, a vire son, a vire ses, s'est debarrasse de sa, s'est debarrasse de son, s'est debarrasse de ses, s'est debarrassee de sa, s'est debarrassee de son, s'est debarrassee de ses, a bazarde son, a bazarde sa, a donne tous ses, a donne toutes ses, plus question de, plus question d', plus question du, ni, au lieu de, plutot que, marre des, marre de,
    jamais de, a deja plein de, a deja plusieurs, a deja trop de, a deja assez de,
    a deja beaucoup de, a deja tellement de, a trop de`,
  },
  {
    means: 'not',
    phrases: inFrames(
      '*, * du, * des, * de, * de la',
      `n'a que faire, a que faire, se fiche, se fichent, se fout, se foutent, se contrefiche, se desinteresse, a tourne la page, marre, en a marre, en a assez, en a ras le bol, ras le bol, plein le dos, lasse, lassee, degoute, degoutee,
      sature, saturee, tanne, tannee, blase, blasee, gavee, soulee, ecoeure, ecoeuree, en overdose`,
    ),
  },
  {
    means: 'not',
    phrases: `fatigue de recevoir, fatiguee de recevoir, fatigues de recevoir, fatigue qu, fatiguee qu, lasse de recevoir, lassee de recevoir,
    recoit toujours, recoit tout le temps, recoit deja, recoit sans arret, recoit que, recoit deja plein de, recoit trop de, recoit deja trop de,
    offre toujours, offrent toujours, offre que, offrent que, veux pas encore lui offrir, pas encore lui offrir, encore lui offrir,
    pas juste un enieme, pas juste une enieme, pas juste encore un, pas juste encore une, pas encore un enieme, veux pas juste offrir, pas juste offrir, pas juste lui offrir`,
  },
  {
    // "Elle danse plus trop", "papa ne court presque plus": what is named before is over.
    means: 'back',
    phrases: `plus trop, plus vraiment, plus tellement, plus beaucoup, plus guere, plus du tout, plus des masses,
    pu trop, pu vraiment, presque plus, quasiment plus, quasi plus, pratiquement plus, presque pu, presque plus jamais, plus jamais depuis`,
  },
  {
    means: 'not',
    phrases: inFrames(
      '* trop, * trop de, * trop le, * trop la, * trop les, * trop au, * vraiment, * vraiment de, * vraiment le, * vraiment la, * vraiment les, * beaucoup de, * tellement de, * tellement le, * tellement la, * tellement les, * du tout de, * du tout le, * du tout la, * du tout les',
      'aime plus, fait plus, joue plus, boit plus, mange plus, porte plus, regarde plus, ecoute plus, veut plus, supporte plus',
    ),
  },
  {
    means: 'none',
    phrases:
      'va a plein de, vont a plein de, aller a plein de, allee a plein de, alle a plein de, assiste a plein de, participe a plein de, joue a plein de, pense a plein de, aime pas seulement, aime pas que, aime pas uniquement, lit pas que, boit pas que, mange pas que, suis pas sure, suis pas sur, suis pas certain, suis pas certaine, suis pas doue, suis pas douee, suis pas sure de, suis pas sur de, plus vraiment jeune, plus tout jeune, plus trop jeune, plus trop cher, plus beaucoup de temps, plus trop de temps, plus vraiment de temps, plus vraiment de place, plus trop le moral, plus trop la forme',
  },
  {
    means: 'not',
    phrases: `pas besoin de, pas besoin d', pas besoin du, pas besoin des, n'a pas besoin de, n'a pas besoin d', n'a pas besoin du,
    n'a pas besoin des, aucun besoin de, aucun besoin d', n'a aucun besoin de, n'a aucun besoin d', plus besoin de, plus besoin d', n'a plus besoin de, n'a plus besoin d',
    pas de place pour, plus de place pour, aucune place pour, pas la place pour, plus la place pour, nulle part ou mettre,
    plus entendre parler de, plus entendre parler du, plus entendre parler des, plus envie de, plus envie du,
    plus rien a voir avec, plus rien avec, plus rien de, ne supporte plus, supporte plus, aime plus, n'aime plus,
    n'aime plus du tout, aime plus du tout, joue plus, joue plus au, joue plus a la, joue plus aux, joue plus du,
    joue plus de, joue plus de la, joue pu, joue pu au, fait plus du,
    lit plus, ne lit plus, collectionne plus, pratique plus, s'interesse plus a, s'interesse plus au, s'interesse plus aux,
    ne s'interesse plus a, ne s'interesse plus au, ne s'interesse plus aux, veut plus`,
  },
  {
    // Refusals of many words: "fuit tout ce qui est en", "a horreur des".
    means: 'not',
    phrases: inFrames(
      '*, * tout, * toute, * tous les, * toutes les, * le, * la, * les, * du, * des, * de, * tout ce qui est, * tout ce qui est en, * ce qui est en, * tout ce qui contient du',
      `refuse, refusent, rejette, fuit, execre, execrent, abhorre, abhorrent, vomit, hait, haissent, meprise, proscrit, bannissent, fuient, rejettent, boycottent, a soupe, en a soupe, a jamais pu voir, a jamais pu blairer, a jamais pu encadrer, n'a jamais supporte, a jamais supporte, boycotte, boude, bannit, a banni, a proscrit, a supprime, ne veut pas entendre parler de,
      veut pas entendre parler de, veut plus entendre parler de, ne peut pas voir, peut pas voir, peut plus voir, ne peut plus voir,
      peut pas sentir, peut plus sentir, ne peut pas encadrer, peut pas encadrer, peut pas saquer, peut plus saquer, peut pas blairer,
      n'en peut plus, en peut plus, en a marre, a en horreur, ne jure pas par, ecoeuree par, ecoeure par, fache avec, fachee avec,
      brouille avec, brouillee avec, ne touche plus a, touche plus a, ne digere pas, ne digere plus, digere pas, digere plus, ne tolere pas,
      ne tolere plus, tolere pas, tolere plus`,
    ),
  },
  {
    means: 'not',
    phrases: inFrames(
      '*, * le, * la, * les, * du, * des, * l, * tous les, * toutes les',
      `supporte mal, supportent mal, supporte tres mal, supporte difficilement, tolere mal, tolere tres mal, digere mal, digere tres mal,
      incommode par, incommodee par, gene par les odeurs de, ne supporte guere, ne supporte aucun, ne supporte aucune, supporte aucun, supporte aucune, du mal a supporter`,
    ),
  },
  {
    // "Le parfum la rend malade".
    means: 'back',
    phrases: inFrames(
      'la *, le *, les *',
      'rend malade, rend malades, rendent malade, rendent malades, rend completement malade, fait tousser, font tousser, fait eternuer, font eternuer, fait vomir, font vomir, insupporte, insupportent, degoute, degoutent, ecoeure, ecoeurent',
    ),
  },
  {
    means: 'back',
    phrases: inFrames(
      'lui donne *, lui donnent *, lui file *, lui filent *, leur donne *, leur donnent *, lui provoque *, lui provoquent *, lui declenche *, lui declenchent *',
      `mal a la tete, mal au crane, mal au coeur, mal au ventre, la migraine, des migraines, la nausee, des nausees, envie de vomir, des boutons, des maux de tete, le tournis, des allergies`,
    ),
  },
  {
    means: 'not',
    phrases: `inutile de rajouter, inutile de rajouter des, inutile d'ajouter, inutile d'ajouter des, inutile de chercher, inutile de chercher des,
    inutile de prendre, inutile d'offrir, inutile d'offrir des, pas la peine de chercher, pas la peine de chercher des, pas la peine de prendre,
    pas la peine d'offrir, pas la peine d'acheter, ne plus offrir de, plus offrir de, eviter de prendre, mieux que des, mieux que du, mieux que de la,
    mieux qu'un, mieux qu'une, autre qu'un, autre qu'une, autres que des, autre que du, autre que de la, autre que le, autre que les, autre chose que, autre chose que des, autre chose que du, autre chose que de la, autre chose qu'un, autre chose qu'une,
    pas question de prendre, pas question d'offrir, hors de question d'offrir`,
  },
  {
    // "Ils voyagent plus trop".
    means: 'back',
    phrases: `plus trop, plus du tout, plus tellement, plus vraiment, plus guere, plus beaucoup`,
  },
  {
    // "Elle tricote d'habitude, là elle peut plus": what is named before has to stop.
    means: 'back',
    phrases: inFrames(
      '* pendant, * depuis, * maintenant, * pour l instant, * pour le moment, * en ce moment, * du tout, * a cause de, * a cause du, * a cause des, * a cause d',
      `elle peut plus, il peut plus, elle ne peut plus, il ne peut plus, elle n'arrive plus, il n'arrive plus, elle y arrive plus, il y arrive plus,
      elle n'y arrive plus, il n'y arrive plus, mais plus, mais pu, mais elle peut plus, mais il peut plus, mais la elle peut plus, mais la il peut plus, la elle peut plus, la il peut plus,
      mais elle ne peut plus, mais il ne peut plus`,
    ),
  },
  {
    means: 'back',
    phrases: `elle peut plus en faire, il peut plus en faire, elle ne peut plus en faire, il ne peut plus en faire, peut plus le faire, peut plus s'y mettre,
    mais c'est fini, mais c'est termine, c'est fini pour lui, c'est fini pour elle, c'est fini pour eux, c fini, c fini pour lui, c fini pour elle, c'est termine pour lui, c'est termine pour elle, mais elle a arrete, mais il a arrete, mais elle a du arreter, mais il a du arreter, elle a tout arrete, il a tout arrete,
    mais plus jamais, mais plus aujourd'hui, mais en pause, mais a l'arret, il en a fait le tour, elle en a fait le tour`,
  },
  {
    means: 'back',
    phrases: inFrames(
      'dit que *, dit *, trouve que *, elle dit que *, il dit que *, il trouve que *, elle trouve que *, parait que *, estime que *',
      `c'est pour les bebes, c'est bebe, c'est trop bebe, ca fait bebe, c'est pour les petits, c'est pour les gamins, c'est plus de son age, c'est nul,
      c'est ringard, c'est moche, c'est ennuyeux`,
    ),
  },
  {
    means: 'back',
    phrases: inFrames(
      'elle trouve ca *, il trouve ca *, elle trouve ca trop *, il trouve ca trop *',
      'nul, ringard, bebe, moche, ennuyeux, idiot, chiant, debile',
    ),
  },
  {
    means: 'not',
    phrases: `travaille plus le, travaille plus la, travaille plus les, ne travaille plus le, ne travaille plus la, ne travaille plus les, a fini de, a cesse le,
    a cesse la, a cesse les, a cesse de, a range le, a range la, a raccroche les, a raccroche le`,
  },
  {
    means: 'over',
    phrases: inFrames(
      '*, * beaucoup, avant elle *, avant il *, elle * avant, il * avant, * autrefois, * jadis',
      `adorait, aimait, raffolait de, collectionnait, pratiquait, jouait au,
      jouait a la, jouait aux, jouait du, jouait de la, jouait de l'`,
    ),
  },
  {
    means: 'over',
    phrases: inFrames(
      '* grand pour, * grande pour, * vieux pour, * vieille pour, * age pour, * agee pour',
      'trop, devenu trop, devenue trop, maintenant trop',
    ),
  },
  {
    means: 'over',
    phrases: inFrames(
      'jouait * au, jouait * a la, jouait * aux, jouait * du, jouait * de la, faisait * de, faisait * du',
      'beaucoup, souvent, tout le temps',
    ),
  },
  {
    means: 'over',
    phrases: `elle faisait du, il faisait du, elle faisait de la, il faisait de la, elle faisait de l', il faisait de l',
    etait fan de, etait fan du, etait fan des, etait accro a, etait accro au, etait accro aux, etait passionne de,
    etait passionnee de, etait passionne par, etait passionnee par, plus l'age de, plus l'age des, plus l'age du,
    passe l'age de, passe l'age des, passe l'age du, avant elle, avant il`,
  },
  {
    // "Il a dû arrêter de jouer au golf", "elle n'arrive plus à tricoter".
    means: 'over',
    phrases: inFrames(
      inFrames(
        `*, * jouer au, * jouer du, * jouer a la, * jouer de la, * jouer aux, * jouer a, * jouer de l', * faire du, * faire de la, * faire de l',
        * faire des, * faire de, * aller a la, * pratiquer le, * pratiquer la`,
        '*',
      ),
      `a arrete de, a arrete d', ont arrete de, vient d'arreter de, vient d'arreter d', viennent d'arreter de, va arreter de, va arreter d', a du arreter de, a du arreter d', ont du arreter de, a cesse de, ne peut plus, peut plus, peut plu, peuvent plus, ne peuvent plus,
      n'arrive plus a, arrive plu a, arrive plus a, n'a plus la force de, a plus la force de, n'a plus l'energie de, n'a plus le droit de, a plus le droit de, n'est plus capable de, n'est plus en etat de,
      ne doit plus, n'ose plus, en a fini avec, a renonce a, a tire un trait sur, a mis fin a`,
    ),
  },
  {
    means: 'over',
    phrases: `en a fini avec le, en a fini avec la, en a fini avec les, en a fini avec l', fini le, fini la, fini les, fini l', finie la, finis les, finies les,
    termine le, terminee la, terminees les, a mis fin a sa carriere de, a tire un trait sur le, a tire un trait sur la`,
  },
  {
    means: 'over',
    phrases: inFrames(
      "* le, * la, * les, * l', *",
      `sa passion c'etait, sa grande passion c'etait, sa passion etait, son hobby c'etait, son truc c'etait, sa vie c'etait, son plaisir c'etait`,
    ),
  },
  {
    means: 'over',
    phrases: `n'est plus, n'est plus vraiment, n'est plus trop, n'est plus du tout, n'est plus fan de, n'est plus fan du, n'est plus fan des`,
  },
  {
    means: 'none',
    phrases: inFrames(
      `n'arrive plus a *, arrive plus a *, ne peut plus *, peut plus *`,
      `dormir, bien dormir, se detendre, se reposer, se relaxer, se concentrer, se passer de, se passer du, s'en passer, attendre, s'arreter, se lever, respirer, suivre, payer`,
    ),
  },
  {
    // Reported speech: "elle m'a dit qu'elle aimait" is what she likes now.
    means: 'none',
    phrases: inFrames(
      `* qu'elle aimait, * qu'il aimait, * qu'elle adorait, * qu'il adorait, * qu'elle aimait bien, * qu'il aimait bien,
      * qu'elle aimait beaucoup, * qu'il aimait beaucoup, * qu'elles aimaient, * qu'ils aimaient, * qu'ils adoraient`,
      `dit, disait, confie, raconte, racontait, avoue, ecrit, mentionne, repete, repetait, savais, sais, remarque, decouvert, appris`,
    ),
  },
  {
    means: 'none',
    phrases: `ne peut pas s'empecher de, peut pas s'empecher de, ne peut s'empecher de, ne peut pas s'arreter de, peut pas s'arreter de, ne peut plus s'arreter de, ne sait pas s'arreter de, n'a jamais arrete de, a jamais arrete de,
    aimait deja, adorait deja, a fini le, a fini la, a fini les, ont fini le, ont fini la, ont fini les, vient de finir le, vient de finir la, a termine le, a termine la, a termine les`,
  },
  {
    means: 'other',
    phrases: 'pas pour',
  },
  {
    means: 'back',
    phrases: `c'est pour les bebes, c'est bebe, fait bebe, font bebe, c'est trop bebe, trop bebe, c'est pour les petits,
    c'est pour les gamins, pour les bebes, c'est plus de son age, n'est plus de son age, c'est depasse,
    c'est fini, c'est termine, ne l'interesse plus, ne l'interessent plus, l'interesse plus, l'interessent plus`,
  },
  {
    means: 'none',
    phrases: `aime plus que tout, n'aime rien plus que, plus souvent, plus que jamais, plus qu'avant, joue plus souvent, fait plus attention, aime plus que, pas pour autant,
    pas pour rien, ne refuse, ne refuse pas, ne refuse jamais, refuse pas, refuse jamais, refusent pas, refusent jamais, refuse d'arreter, refuse de lacher, refuse de quitter, refuse d'abandonner, refuse de lever le pied, n'aime plus que, ne fait plus que, ne lit plus que, ne joue plus que, ne veut plus que`,
  },
  {
    means: 'is',
    phrases: `suis pas, je suis pas, ne suis pas, sommes pas, ne sommes pas, n'est pas, n'est pas tres, n'est pas du tout, n'est pas vraiment, n'est pas trop,
    n'est pas un grand, n'est pas une grande, n'est pas un, n'est pas une, est pas, est pas tres,
    sont pas, ne sont pas, c'est pas un, c'est pas une`,
  },
  {
    means: 'one',
    phrases: `non, rien d'`,
  },
  {
    means: 'back',
    phrases: `intolerance, allergie, phobie, non merci, c'est non, merci non, c'est pas son truc,
    ce n'est pas son truc, n'est pas son truc, pas son truc, pas trop son truc,
    pas vraiment son truc, n'est pas trop son truc, n'est vraiment pas son truc,
    pas sa tasse de the, n'est pas sa tasse de the, ce n'est pas pour lui, ce n'est pas pour elle,
    pas son genre, pas son style, pas a son gout, tres peu pour lui, tres peu pour elle, l'ennuie,
    l'ennuient, exclu, exclus, exclue, exclues, interdit, interdits, interdite, interdites,
    elle en a assez, il en a assez, elle en a trop, il en a trop, elle en a deja trop,
    il en a deja trop, elle en a plein, il en a plein, elle en a deja plein, il en a deja plein,
    lui donne mal a la tete,
    lui donnent mal a la tete`,
  },
  ...possessionCues,
  {
    means: 'none',
    phrases: `pas seulement, pas que, pas uniquement, pas juste, rien que, rien d'autre, rien d'autre que, rien sauf,
    rien a part, rien hormis, rien excepte, rien en dehors, rien en dehors de, rien en dehors du, rien en dehors des, rien en dehors de la, rien savoir a part, rien savoir sauf, passion a part, passions a part, hobby a part, loisirs a part, loisir a part, passion sauf, passions sauf, loisirs sauf, rien en dehors de, rien si ce n'est,
    pas d'amazon, pas amazon, rien de jetable, pas de jetable, pas de jetables, rien d'industriel, ne parle pas, parle pas, ne parlent pas, parlent pas, ne comprend pas, comprend pas, ne parle pas encore,
    demande qu'on ne lui offre que, veut qu'on ne lui offre que, voudrait qu'on ne lui offre que, souhaite qu'on ne lui offre que, prefere qu'on ne lui offre que,
    rien contre, n'a rien contre, rien de mieux que, rien de tel que, rien de plus que,
    rien ne vaut, pas vivre sans, pas sans, jamais sans, ne sort jamais sans, ne part jamais sans,
    ne se passe jamais de, se passe jamais de, se passe pas de, ne peut pas se passer de, peut pas se passer de, ne peut se passer de, se passer de,
    ne resiste pas a, ne resiste pas au, ne resiste jamais a, ne resiste jamais au,
    ne dit pas non a, ne dit pas non au, ne dit jamais non a, ne dit jamais non au, dit jamais non,
    dit pas non, pas non, ne crache pas sur, pas un jour sans, pas de journee sans,
    ne jure que par, ne se lasse pas de, ne se lasse jamais de, ne se lasse pas du,
    jamais assez de, n'a jamais assez de, jamais assez, pas allergique a, pas allergique aux,
    pas allergique au, pas vegan, pas vegane, pas enceinte, ne dort pas, dort pas, pas dormir,
    pas bien dormir, a dormir, arrete pas, n'arrete pas de, n'arrete jamais de, ne tient pas,
    tient pas en place, ne compte pas, ne va pas bien, va pas bien, pas a pas, pas loin,
    pas longtemps, pas toujours, pas souvent, pas si, pas tout, pas tous, pas un bebe,
    pas un enfant, pas un debutant, pas une debutante, pas n'importe, pas une fortune, sans doute,
    sans arret, sans cesse, sans stress, sans hesiter, sans souci, sans probleme, sans parler de,
    sans oublier, sans exception, aucun probleme, aucun souci, aucune limite, trop de travail,
    trop de stress, trop de boulot, rien n'est, rien ne presse, rien a faire, a part ca,
    plus que tout, pas trop, pas tres, pas cher, pas chere, pas chers, pas mal, pas forcement,
    pas plus, pas plus de, pas beaucoup, pas de place, pas d'idee, pas d'idees, aucune idee,
    sais pas, sait pas, pas encore, pas facile, pas vraiment, sans raison, sans occasion,
    sans limite, sans plus, sans se ruiner, sans depasser, sans enfant, sans enfants,
    pas d'enfants, pas d'enfant, sans jardin, sans chichi, sans prise de tete, pourquoi pas,
    pas de souci, pas de probleme, pas d'inspiration, pas de passion, pas de budget,
    rien de special, rien de trop, rien de particulier, rien ne, ne sais pas, ne sait pas quoi,
    n'importe, pas grand chose, pas assez, pas peur, pas ses mots, rien d'extraordinaire,
    pas de jardin, plus de, plein air, ne tient pas en place, pas bien`,
  },
];
