import { words } from '../patterns.ts';
import type { FirstNames } from '../people-grammars.ts';

/** Common first names, also of older people and short forms, in lower case with the accents that they have. */
export const firstNames: FirstNames = {
  f: words(`adèle adeline adriana agathe agnès aïcha aimée albane alexandra alexia alice alicia aline alison alix alma amandine
    amélie ambre ana anaëlle anaïs anastasia andrée angela angèle angélique anissa anita anna annabelle anne anne-marie
    anne-sophie annette annie annick antoinette apolline ariane arlette assia astrid aude audrey aurélie aurore ava axelle
    barbara béatrice bénédicte bérénice bernadette berthe betty blanche brigitte camille candice capucine carine carla
    carmen carole caroline cassandra catherine cécile céleste célestine célia céline chantal charlène charlie charlotte
    chloé christelle christiane christine claire clara claude claudette claudia claudie claudine clélia clémence clémentine
    cléo clotilde coline colette constance coralie corine corinne daniella danielle daphné déborah delphine denise diana
    diane dominique dorothée édith edwige elena éléna éléonore eliane éliane élina élisa élisabeth élise ella élodie eloïse
    éloïse elsa émeline émilie emma emmanuelle emy ève éva evelyne évelyne fabienne fanny fantine fatima faustine félicie
    fernande flavie fleur flora flore florence florentine france francine françoise frédérique gabrielle gaëlle garance
    geneviève georgette géraldine germaine ghislaine gilberte ginette gisèle gwenaëlle hélène héloïse henriette hortense
    huguette ida inès ines ingrid irène iris isabelle isaure isé jacqueline jade jasmine jeanine jeanne jeannine jenna
    jennifer jessica joanna jocelyne joëlle joséphine josette josiane judith julia julie juliette justine karima karine
    katia khadija laetitia lætitia laïa lana lara laura laure laurence laurie léa leïla léna lénaïg léonie léontine leslie
    lila lilas lili liliane lilou lily lina line lise lison lisa lisette livia lola lou louane louisa louise louna luce
    lucette lucie lucienne ludivine luna lya lydia lydie lyna madeleine madeline maëlle maëlys magali maïa maïwenn malika
    mallory manon marceline marcelle margaux margot marguerite maria marianne marie marie-claude marie-christine
    marie-france marie-hélène marie-josée marie-laure marie-thérèse mariette marilyne marina marine marion marjolaine
    marjorie marlène marthe martine maryse mathilde maud maude mauricette maya mégane mélanie mélina mélinda mélissa mélodie
    mia michèle micheline milla mireille monique morgane muriel myriam nadège nadia nadine nathalie naya nelly nicole nina
    ninon noélie noémie nora océane odette odile olga olive olivia olympe ondine ophélie orane orlane pascale patricia
    paule paulette pauline pénélope perrine perle philippine prune rachel raphaëlle raymonde rebecca reine régine renée
    rita romane romy rosalie rose roseline roxane sabine sabrina salomé samia sandra sandrine sara sarah sasha séverine
    sidonie simone soizic solange solène soline sofia sonia sophie stella stéphanie suzanne suzie suzon sylviane sylvie
    tatiana tessa thaïs thérèse tiphaine valentine valérie vanessa véra véronique victoire victoria violette virginie
    viviane yasmine yolande yvette yvonne zélie zoé`),
  m: words(`aaron abel achille adam adel adrien ahmed aimé alain alan alban albert alexandre alexis alfred ali alix
    alphonse amaury ambroise amine amir anatole andré andy ange anthony antoine antonin antonio ariel aristide armand
    arnaud arsène arthur aubin auguste augustin aurélien axel ayden balthazar baptiste basile bastien benjamin benoît
    bernard bertrand bilal boris brice bruno calixte camille cédric célestin césar charles charlie charly christian
    christophe clément claude clovis côme constant constantin corentin cyprien cyril cyrille damien daniel david denis
    désiré didier diego dimitri dominique dorian dylan eden edgar edmond édouard elias élie eliott émile émilien emmanuel
    enzo éric erwan esteban étienne eugène evan ewen fabien fabrice fabio faustin félicien félix ferdinand fernand florent
    florian francis franck françois frédéric gabin gabriel gaël gaétan gaspard gaston gautier geoffrey georges gérald
    gérard germain ghislain gilbert gildas gilles grégoire grégory guilhem guillaume gustave guy hadrien hamza harry
    hector henri hervé hippolyte honoré hubert hugo hugues ibrahim ilan ilian isaac isaïe ismaël ivan jacky jacques jamel
    jason jean jean-baptiste jean-claude jean-françois jean-louis jean-luc jean-marc jean-marie jean-michel jean-paul
    jean-philippe jean-pierre jean-yves jérémie jérémy jérôme jimmy joachim joël johan johnny jonas jonathan jordan
    joris josé joseph josselin joshua jules julien justin kaïs karim kenzo kevin kévin kylian lazare laurent léandre léo
    léon léonard léopold liam lilian lino lionel loïc loris lorenzo louis louison loup luc luca lucas lucien ludovic lyam
    maël mahé malo manuel marc marcel marceau marco marin marius martin marvin mateo matéo mathéo mathias mathieu mathis
    mathurin matthieu maurice max maxence maxime mehdi melvin michaël michel mickaël milan milo mohamed mohammed morgan
    nadir naël narcisse nathan nathanaël nicolas nino noa noah noam noé octave olivier omar oscar owen pablo pascal
    patrice patrick paul paulin philibert philippe pierre pierre-louis pierre-yves prosper quentin rachid rafael raoul
    raphaël raymond rayan régis rémi rémy renaud rené richard robert robin rodolphe rodrigue roger roland romain roman
    romaric romuald ryan sacha salomon salim sami samir samuel sébastien serge sergio siméon simon solal soan soren
    stanislas stéphane steven sullivan sylvain sylvestre tanguy teddy théo théodore théophile thibaud thibault thibaut
    thierry thomas tiago tim timéo timothé timothée titouan tom tony tristan ugo ulysse valentin valère valéry victor
    victorien vincent virgile vivien vladimir walid wilfried william willy xavier yacine yanis yann yannick yannis yoann
    youssef yves yvan yvon zacharie`),
};
