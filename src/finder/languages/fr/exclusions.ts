import type { ExclusionGrammar } from '../exclusion-grammars.ts';
import { inFrames } from '../in-frames.ts';
import { words } from '../patterns.ts';
import { plenty, possessionCues, surelyOwned } from './possessions.ts';
import { disapproved, refused } from './refusals.ts';

/** What a gift may remind of although it should not. */
const burdens =
  '(?:malad[a-z]+|cancer|chimio[a-z]*|hopital|clinique|therapie|traitements?|handicap[a-z]*|fauteuil|burn.?out|depression|ehpad|maison de retraite|patients?|medica[a-z]+|medecins?|accident|rupture|divorce|separation|ex|licenciement|chomage|boulot|travail|diagnostic|douleurs?|pitie|alcool|boisson|sobriete|cure|tabac|cigarettes?|mariage|infertilite|pma|grossesse|bebes?)';

/** Whoever does what others watch or hear. */
const performer =
  '(?:musicien(?:ne)?|danseu(?:r|se)|chanteu(?:r|se)|joueu(?:r|se)|cavali(?:er|ere)|patineu(?:r|se)|footballeu(?:r|se)|instrumentiste|violoniste|pianiste|guitariste|ballerine|acteur|actrice|comedien(?:ne)?)s?';

export const exclusions: ExclusionGrammar = {
  cues: [
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
  ],
  negation: {
    not: words('pas rien'),
    atEnd: words('pas'),
    comparisons: new Map([
      ['que', words('plutot')],
      ['au', words('prefere preferent')],
      ['aux', words('prefere preferent')],
      ['a', words('prefere preferent')],
    ]),
    without: words('sans sauf hormis part autre'),
    behindWithout: words('rien'),
    merely: new Set(['pas juste', 'pas seulement', 'pas que', 'pas uniquement']),
    bare: words('sans aucun aucune ni zero rien'),
    partitives: words('de d sans zero'),
    definites: words('le la les l'),
    indefinites: words('un une du des'),
    firstPart: words('ne n'),
    secondPart: words('pas plus jamais guere point aucun aucune rien ni'),
  },
  verbs: {
    light: words(`aime aiment aimait boit boivent mange mangent veut veulent porte portent supporte
      supportent digere tolere utilise regarde ecoute joue fait font achete collectionne apprecie
      boire manger porter avoir recevoir`),
    theme:
      words(`lit lisent lire boit boivent boire cuisine cuisinent cuisiner jardine jardiner bricole
      bricoler tricote tricoter tricotent danse danser dansent voyage voyager voyagent court courir nage nager dessine dessiner peint
      peindre chante chantent chanter joue coud cousent coudre brode brodent broder grimpe grimpent grimper skie skient skier chasse
      chassent chasser peche pechent pecher sculpte sculpter randonne randonner surfe surfer jardinent cuisinent photographie bouquine bouquiner`),
    drinking: words('boit boivent boire'),
    consuming: words('boit mange lit ecoute regarde joue achete collectionne grignote suit cours'),
  },
  object: {
    everything: words('tout'),
    madeOf: [
      {
        anchor: 'whole',
        pattern: ' (?:(?:qui (?:sont|est) )?pas )?en ',
        examples: [' en ', ' pas en ', ' qui sont pas en '],
        counterexamples: [' de ', ' qui sont en '],
      },
    ],
    also: words('aussi itou pareil egalement'),
    receiving: words('recevoir avoir offre offrent offrir offert'),
    aroundReceiving: words(
      'voir qu que on lui leur m juste seulement uniquement toujours encore exclusivement',
    ),
    generic: words('cadeaux affaires trucs truc choses chose articles machins babioles produits'),
    genericOf: words('pour de d'),
  },
  owning: {
    surely: surelyOwned,
    plenty,
    gear: words('materiel equipement equipements accessoires outils outillage matos'),
    wantedYet: [
      {
        anchor: 'behind',
        pattern:
          "(?:, ?)?(?:mais|et|alors qu|or) ?(?:il |elle |ils |elles )?(?:bien |vraiment )?(?:en (?:veut|veulent|voudrai(?:t|ent)|reve|cherche|aimerait)\\w*|(?:(?:aimerai|voudrai|veu|rev|souhait|cherch|adorerai|compt)[a-z]*|a (?:tres |bien )?envie)(?: [a-z']+){0,3} ?(?:en (?:avoir|acheter|posseder|trouver|recevoir)\\w*|s'en (?:acheter|offrir|procurer)\\w*|une?))",
        examples: [
          ', mais en veut une',
          ' et elle aimerait bien en avoir un',
          ", mais il rêve de s'en acheter un",
        ],
        counterexamples: [', mais en a un', ' et elle aime la danse', 'en veut'],
      },
    ],
  },
  past: {
    causes: words('depuis avec vu suite apres malgre cause faute'),
    endings: [
      {
        // "Escalade (épaule luxée, arrêt six mois)".
        pattern:
          "(?:arret|arretee?|a l'arret|en pause|pause|suspendue?|stoppee?|repos|interdite? de sport)s? (?:force[es]* |complet |total |de sport )?(?:de |pendant |pour |depuis )?(?:\\d+|un|deux|trois|quatre|six|quelques|plusieurs) (?:mois|semaines)",
        examples: ['escalade (épaule luxée, arrêt six mois)', 'le foot, en pause depuis 3 mois'],
      },
      {
        pattern:
          "(?:(?:donc|alors|mais|et|svp|par pitie) ){1,2}pas (?:encore|d'autres?|un|une|de) ?(?:une?|autres?|de plus)?(?: de plus)?(?=\\s*(?:[.,;!)]|$))",
        examples: [
          'elle fait des puzzles, donc pas encore un',
          'il a des mugs mais pas un de plus',
        ],
      },
      {
        pattern:
          "(?<!\\b(?:lui|leur|nous|vous|se) |[msy]')(?:ne |n')?en (?:veut|veulent|veux|voulons|voudra|voudrait|voudront) (?:surtout |vraiment )?(?:pas|plus)(?! (?:du tout )?(?:a (?:son|sa|ses|mon|ma|leur|lui|personne|qui)\\b|moins|d'autre|de plus))(?: du tout)?",
        examples: [
          'les Lego, ses parents n’en veulent plus',
          'elle adore le thé mais n’en veut pas',
        ],
      },
      {
        // Only behind a verb that names a hobby: "elle adore la mer mais ne conduit plus depuis".
        pattern:
          "(?<=\\b(?:danse|grimpe|escalade|court|nage|chante|peint|dessine|tricote|coud|brode|jardine|bricole|cuisine|patisse|skie|surfe|chasse|peche|plonge|patine|sculpte|randonne|photographie|collectionne|pedale|boxe)(?:nt|sent|ent)? )plus (?:depuis|a cause|suite a|a la suite|apres) ?(?:d[eu'] ?|des |l'|la |le )?(?:(?:son|sa|ses|leurs?|la|les?|une?|qu[ei]?|cet?|cette) ?|l' ?)?'?[a-z]+(?: (?:a l'|a la |au |du |de la |aux )[a-z]+)?",
        examples: [
          'il ne grimpe plus depuis l’avalanche',
          'ma tante ne danse plus à cause de sa hanche',
        ],
      },
      {
        pattern:
          '(?:a|ont) tout (?:vendu|revendu|bazarde|lache|plaque|arrete)(?! (?:pour|d|de|ca)\\b)',
        examples: ['il collectionnait les timbres mais il a tout vendu'],
      },
      {
        pattern:
          "(?:c'est|cest|c) (?:bien |vraiment |helas |malheureusement )?(?:fini|termine|du passe|de l'histoire ancienne|mort|foutu|en pause|a l'arret)(?=\\s*(?:[,.;!]|$|maintenant|p(?:ou)?r (?:lui|elle|eux|l'instant|le moment|de bon|toujours)|depuis|tout ca|en ce moment|a jamais|desormais))",
        examples: ['il faisait du judo, maintenant c’est fini'],
      },
      {
        pattern:
          "(?:c'est|ce n'est|n'est|est) (?:malheureusement |helas )?(?:plus possible|devenue? impossible|impossible)(?=\\s*(?:[,.;!]|$|maintenant|pour (?:lui|elle|eux)|depuis|a cause|avec))|c'est (?:devenu |desormais |maintenant )?trop (?:dur|difficile|fatigant|lourd|risque|complique|physique) (?:pour (?:lui|elle|eux)|maintenant|desormais|depuis|a son age)",
        examples: ['la danse, ce n’est plus possible', 'le ski c’est trop dur pour elle'],
      },
      {
        pattern:
          "(?:(?<=[,.;] ?(?:mais |et )?)|mais )(?:(?:plus|pas) maintenant|plus depuis (?:(?:son|sa|ses|le|la|les|un|une) |l')[a-z]+)",
        examples: [
          'elle jouait de la harpe, mais plus maintenant',
          'il court, plus depuis son opération',
        ],
      },
      {
        pattern:
          "(?:ne |n')?(?:(?:en|y) (?:fait|font|joue|jouent|va|vont|arrive|arrivent)|(?:le|la) (?:fait|font)|(?<!en )(?:peut|peuvent)) plus(?: trop| vraiment| du tout)?(?=\\s*(?:[,.;!]|$|depuis|a cause|maintenant))|(?:(?:a|ont) (?:du |tout )?arrete[rs]?|\\b(?:il|elle|ils|elles) (?:a|ont) (?:tout )?(?:lache|abandonne|cesse|stoppe|raccroche|laisse tomber|jete l'eponge))(?=\\s*(?:[,.;!]|$|depuis|a cause|l'an|cette annee))",
        examples: [
          'fan de ski mais elle n’en fait plus',
          'il dansait, il a arrêté',
          'le judo, il a lâché',
        ],
      },
    ],
    formerly: [
      {
        pattern:
          "(?:autrefois|jadis|anciennement|ancien(?:ne)?s?|ex) (?:(?:grande?|vraie?|tres) )?(?:passionnee?s?|fans?|fanatiques?|mordue?s?|adeptes?|amoureu(?:x|ses?)|folle|fou|dingues?) (?:de la |du |des |de |d'|de l')[a-z-]+",
        examples: ['autrefois passionnée de couture', 'ancien grand fan de foot'],
      },
      {
        pattern:
          '(?:autrefois|jadis|ancien(?:ne)?s?|ex)(?: |-)(?:(?:footballeu|basketteu|handballeu|volleyeu|coureu|nageu|danseu|skieu|grimpeu|boxeu|surfeu|rameu|golfeu|marcheu|randonneu|plongeu|escrimeu|patineu)(?:r|se)s?|joueu(?:r|se)s? de [a-z]+|gymnastes?|sporti(?:f|ve)s?|athletes?|cavali(?:er|ere)s?|cyclistes?|rugby(?:man|men)|tennis(?:man|woman)|judokas?|marathonien(?:ne)?s?)',
        examples: ['ami, ancien footballeur', 'autrefois danseuse', 'ex-cycliste'],
      },
      {
        pattern:
          "(?:(?:le|la|les|l')? ?[a-z-]+,? (?:c')?(?:etait|fut|a ete) (?:jadis |autrefois |avant )?(?:toute sa|sa grande|sa plus grande|sa|son|son plus grand) (?:vie|passion|hobby|plaisir|monde)|(?:le|la|l'|son|sa) ?[a-z-]+ (?:devient|est devenue?|est) (?:bien |vraiment |maintenant )?trop (?:dure?|lourde?|fatigante?|difficile|physique|penible|dangereu(?:x|se)) pour (?:lui|elle|eux))",
        examples: ['la danse c’était toute sa vie', 'le jardin devient trop dur pour elle'],
      },
      {
        // "Quand elle chantait encore", and not "il jouait encore hier".
        pattern:
          "(?<=\\b(?:quand|lorsqu[e']|du temps ou|a l'epoque ou|tant qu[e'])[^.!?,;]{0,40} )(?!etai|avai|travaill|habit|vivai)[a-z]+ai(?:t|ent) encore(?: (?:du |de la |de l'|des |au |aux |a la |les |le |la |l')[a-z-]+)?",
        examples: ['quand ma collègue chantait encore', 'du temps où il jouait encore du violon'],
      },
      {
        pattern:
          "(?:a|ont) (?:passe|depasse|fini) (?:sa|son|leur|l'age|la) ?(?:periode |phase |des? |d')(?:de |d'|des )?[a-z-]+|(?:sa|la|leur) (?:periode|phase) [a-z-]+ est (?:finie|terminee|passee|derriere)",
        examples: ['elle a passé sa période cheval', 'sa phase dinosaures est finie'],
      },
      {
        pattern:
          "(?!etai|avai|travaill|habit|vivai|[a-z]*erai|voudr|pourr|devr|saur|aur|plair|faudr)[a-z]+ai(?:t|ent)(?: (?:du |de la |de l'|des |au |aux |a la |les |le |la |l')?[a-z-]+){0,3}? (?:dans (?:sa|leur) jeunesse|a l'epoque|plus jeunes?|il y a longtemps|(?:tous les jours|souvent|beaucoup) avant)",
        examples: ['elle dansait dans sa jeunesse', 'il courait tous les jours avant son accident'],
      },
      {
        pattern:
          "(?!etai|travaill|habit)[a-z]+ai(?:t|ent)(?: et [a-z]+ai(?:t|ent))?(?: (?!mais\\b|et\\b|aujourd)[a-z']+){0,4} (?:avant|autrefois|jadis|dans le temps)(?! (?:de|que|noel|son|sa|ses|le|la|les|chaque|tout|leur|notre|nos)\\b| (?:d|qu|l)')",
        examples: ['elle brodait et chantait avant', 'il faisait de la voile dans le temps'],
      },
      {
        pattern:
          "(?!etai|avai|travaill|habit|vivai|[a-z]*erai|voudr|pourr|devr|saur|aur|plair|faudr)[a-z]+ai(?:t|ent)(?: (?:du |de la |de l'|des |au |aux |a la |les |le |la |l')?[a-z-]+){0,3}? (?:quand |lorsqu'|etant )(?:(?:il|elle|ils|elles) (?:etai(?:t|ent)|avai(?:t|ent)) )?(?:(?:plus )?jeunes?|petite?s?|enfants?|gamine?|ado|etudiante?|\\d{1,2} ans)",
        examples: ['il courait quand il était jeune', 'elle jouait du piano étant petite'],
      },
      {
        pattern:
          "(?<=\\b(?:il|elle|ils|elles|qui|on) )(?!etai|avai|travaill|habit|vivai|s'|[a-z]*erai|voudr|pourr|devr|saur|aur|plair|faudr)[a-z]+ai(?:t|ent)(?:(?= (?:beaucoup|enormement|souvent|tout le temps|tous les jours)(?! (?:de|d|que|qu|avoir|etre)\\b))|(?: beaucoup| souvent) (?:du|de la|des|au|a la) [a-z-]+)",
        examples: ['elle tricotait beaucoup', 'il peignait souvent'],
      },
    ],
    resumes: [
      {
        anchor: 'anywhere',
        pattern: 'recommenc[a-z]+|reprendre\\w*|reprend|remettre a',
        examples: [
          'il veut recommencer',
          'elle aimerait reprendre le violon',
          'se remettre à courir',
        ],
        counterexamples: ['il commence', 'il prend des cours'],
      },
      {
        anchor: 'anywhere',
        pattern: 's.?y (?:re)?met(?:s|te|tent|tre)?|s.?y est (?:re)?mise?|s.?y (?:colle|essaie)',
        examples: ["il voudrait s'y remettre", "elle s'y est remise"],
        counterexamples: ["il s'y connaît", 'elle y met du sel'],
      },
      {
        anchor: 'anywhere',
        pattern: 'se remet(?:tre)?|renou(?:er|e)',
        examples: ['elle se remet au dessin', 'renouer avec la danse'],
        counterexamples: ['elle remet le prix', 'ils se marient'],
      },
    ],
    remembers: [
      {
        anchor: 'anywhere',
        pattern: 'demence\\w*|alzheimer\\w*|perd la (?:memoire|tete)',
        examples: ['papi perd la mémoire', 'elle a Alzheimer', 'une démence'],
        counterexamples: ['elle a bonne mémoire', 'il perd ses clés'],
      },
    ],
  },
  excess: new Set(['trop de', 'trop d', 'trop du', 'trop des']),
  refused,
  disapproved,
  barred: {
    harmful: [
      {
        pattern:
          '(?:y |en )?(?:est|suis|sont|soit|etant|devenue?) (?:tres |super |hyper |malheureusement |un peu )?allergiques?(?! (?:a|au|aux)\\b)|(?:mais|dommage|helas|malheureusement),? (?:hyper |super |tres )?allergiques?(?! (?:a|au|aux)\\b)|^allergique,? mais',
        examples: [
          'elle adore les lapins mais elle est allergique',
          'fou de chevaux, hélas il y est allergique',
        ],
      },
      {
        pattern:
          "allergi(?:e|que) (?:au|aux|a leurs?) (?:poils?|plumes?)(?: de [a-z]+)?|(?:ca|cela|ils|elles|il|elle|qui|(?:mais|sauf qu)[^.!?]{0,25}) (?:la|le|les|lui|leur) (?:fait|font|file|filent|donne|donnent) (?:eternuer|des plaques|de l'urticaire|de l'asthme)",
        examples: ['allergique au poil de chat', 'ça lui donne de l’asthme'],
      },
      {
        pattern:
          "(?:a|ont) (?:plus|pas|plus du tout|pas du tout) (?:le )?droit(?! (?:de|d'|a)\\b)|(?:n'y|y) (?:a|ont) (?:plus|pas) (?:le )?droit|(?:peut|peuvent|doit|doivent|digere|supporte) (?:plus|pas)(?: du tout)? en (?:manger|boire|consommer)|(?:le |la )?(?:medecin|docteur|toubib|cardiologue)[a-z' ]{0,12} (?:interdit|defendu|supprime)",
        examples: ['il adore la bière mais il n’y a plus droit', 'le médecin lui a interdit'],
      },
    ],
    unowned: [
      {
        pattern:
          "(?:peut|peuvent|pourra|pourront|veut|veulent|doit) (?:pas|plus)(?: du tout)? en (?:avoir|adopter|prendre|posseder|garder|elever|accueillir)|(?:a|ont) pas le droit d'en avoir|(?:peut|peuvent|pourra) (?:en avoir aucun|pas avoir d'ani(?:mal|maux))|(?:animaux|chiens|chats|betes) (?:sont )?(?:interdits|pas (?:admis|acceptes|autorises))",
        examples: [
          'elle adore les chiens mais ne peut pas en avoir',
          'animaux interdits dans la résidence',
        ],
      },
    ],
    unpractised: [
      {
        pattern:
          "(?<=\\b(?:mais|meme si|sans|bien qu'?|quoique|et|pourtant)(?: (?:il|elle|ils|elles|lui|n'|ne|l'))* ?)(?:(?:il|elle|ils|elles) )?(?:ne |n')?(?:en |y )?(?:(?:joue|jouent|fait|font|pratique|pratiquent|danse|dansent|chante|monte|patine|sait)(?: (?:en|y) )?(?: (?:elle|lui)[ -]meme)? ?(?:pas|jamais)(?: (?:elle|lui)[ -]?meme|du tout| en faire| en jouer| jouer| danser| d'instrument| d'aucun instrument)*|en (?:jouer|faire|pratiquer)|(?:jouer|pratiquer))(?=\\s*(?:[.,;!?)]|$))",
        examples: [
          'mon père adore le violon mais n’en joue pas',
          'elle va à plein de concerts mais elle joue pas',
          'elle regarde le patinage à la télé mais n’en fait pas',
        ],
      },
      {
        pattern: `(?:n'est|n'etant|est|sont|suis)? ?(?:pas|absolument pas)(?: du tout| vraiment)? (?:une? )?${performer}(?:(?=,? (?:mais|pourtant)\\b)|(?<=\\b(?:mais|pourtant|meme si)\\b[a-z' ]{0,40}))`,
        examples: [
          'il adore le saxophone mais il n’est pas musicien',
          'pas danseuse mais adore les ballets',
        ],
      },
      {
        pattern:
          '(?:juste|seulement|uniquement|que|mais) (?:pour |a )(?:regarder|ecouter)(?=\\s*(?:[.,;!?)]|$))|(?:en|comme|que) (?:spectateur|spectatrice|simple spectateur)',
        examples: ['il aime le rugby, juste pour regarder', 'fan de danse, en spectatrice'],
      },
    ],
    contrast: words('mais sauf dommage malheureusement helas pourtant'),
  },
  noneOfThose: {
    beginnings: words('a ont avait avaient possede possedent avec'),
    said: [
      {
        pattern:
          '(?:rien|pas|surtout pas|ni) de tout (?:ca|cela)(?: (?:svp|stp|merci|non plus))?(?=\\s*(?:[.,;!?)]|$))|rien de (?:ca|cela)(?=\\s*(?:[.,;!?)]|$))',
        examples: [
          'il a des outils, un barbecue et du whisky, rien de tout ça',
          'bijoux et parfum, pas de tout ça svp',
        ],
      },
    ],
  },
  preference: {
    complaint: words(
      'toujours constamment uniquement seulement sans-arret continuellement inlassablement',
    ).union(new Set(['le temps', 'la journee', 'sans arret', 'sans cesse', 'de trop', 'fait que'])),
    noComplaint: words(
      'peut peuvent pourrait veut veulent voudrait besoin envie souhaite euro euros budget maximum pas',
    ),
    wayOut: [
      {
        pattern:
          "(?:faire|fasse|fera|ferait|fait)(?: (?:un peu|enfin|mieux))* (?:sortir|bouger|lire|decrocher|prendre l'air|changer d'air)|(?:sortir|bouger|decoller|lever|decrocher|eloigner|arracher)(?: (?:un peu|enfin))* (?:de (?:la |sa |son |ses |l')|des|du)|(?:quelque chose|trucs?|cadeau|idee|choses?)(?: (?:a|de|pour|qui|se|passe|fait|faire))* (?:dehors|en plein air|d'exterieur|exterieur|sans ecran|d'autre|en nature)|prendre l'air|(?:qu'il|qu'elle|il faut qu'il|il faut qu'elle) (?:sorte|bouge|lise|decroche|prenne l'air)",
        examples: [
          'un truc pour le faire sortir',
          'quelque chose à faire dehors',
          'pour qu’elle bouge',
        ],
      },
    ],
    excess: [
      {
        pattern:
          "(?:passe|passent)(?: tous| toutes)? (?:sa vie|ses journees|son temps|sa journee|des heures|tout son temps|toute sa journee|ses soirees|ses nuits|ses week-?ends)(?: (?:sur|devant|a|avec|au|la|le|sa|son|les|ses|des|une?|jouer|regarder))* ?(?:l'|d')?[a-z]+|(?:decroche|decolle|lache|sort)(?:nt)? (?:pas|jamais|plus)(?: (?:de|du|des|d'|sa|son|ses|la|le))* ?[a-z]+|(?:arrete|arretent) (?:pas|jamais) (?:de |d')[a-z]+(?: (?:a|aux|au|la|les|sur|des|sa|son))* ?[a-z]+|(?:joue|regarde|fait|mate|reste|traine|est)(?:nt)?(?: (?:que|toujours|toute la journee|tout le temps|sans arret|non.?stop|constamment))+(?: (?:a|aux?|sur|devant|la|le|les|sa|son|ses|des|du))* ?(?:l'|d')?[a-z]+|(?:joue|regarde|mate)(?:nt)?(?: (?:a|aux?|sur|devant|la|le|les|sa|son|ses|des|du))* [a-z]+(?: [a-z]+)? (?:toute la journee|tout le temps|sans arret|non.?stop|du matin au soir)|accros? (?:a|aux?)(?: (?:la|ses|son|sa|les))? ?(?:l')?[a-z]+",
        examples: [
          'il ne décroche pas de sa console',
          'elle passe sa vie devant la télé',
          'il joue tout le temps à Fortnite',
          'il regarde des séries toute la journée',
        ],
      },
    ],
    rather: words('plutot prefere preferais prefererais prefererait prefererions preferons mieux'),
    wish: [
      {
        anchor: 'whole',
        pattern: 'offrir|offre|offrirais|offrons|cadeau|quelque|truc|idee|donner|acheter|trouver',
        examples: ['offrir', 'quelque', 'truc'],
        counterexamples: ['calme', 'joue'],
      },
    ],
  },
  reminders: [
    {
      pattern: `(?:rien|pas|surtout pas|aucun|aucune|ne|n'|sans) ?(?:[a-z']+ ){0,6}?(?:rappelle(?:r|nt)?|evoque(?:r|nt)?|fasse penser a|fait penser a|faire penser a|rapport avec|lien avec|voir avec|ressemble a)(?= (?:(?:la|le|les|l'|sa|son|ses|un|une|cette|ce) ?){0,2}${burdens}\\b)`,
      examples: [
        'rien qui lui rappelle la maladie',
        'un cadeau sans rapport avec l’alcool',
        'rien qui ait à voir avec le divorce',
      ],
    },
    {
      pattern:
        "(?:rien|pas|ne|n') ?(?:[a-z']+ ){0,5}?(?:le|la|l'|lui|leur) ?(?:y )?(?:rappelle(?:r|nt)?|fasse penser|fait penser)(?= (?:ca|cela|tout ca)\\b)",
      examples: ['rien qui lui rappelle ça'],
    },
  ],
};
