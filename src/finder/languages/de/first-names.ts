import { words } from '../patterns.ts';
import type { FirstNames } from '../people-grammars.ts';

/** Common first names, also of older people and short forms, in lower case with the accents that they have. */
export const firstNames: FirstNames = {
  f: words(`adele adriana agathe agnes aisha alea alexa alexandra alice alicia alina alisa alma amalia amelie amira
    amy andrea angela angelika angelina anika anita anja anke ann anna anna-lena annabell annalena anne annegret annelie
    anneliese annemarie annette anni annika antje antonia ariane ariel astrid aurora ayla aylin ayse barbara bärbel beate
    beatrice beatrix bella berta bettina bianca birgit brigitte britta brunhilde carina carla carlotta carmen carola
    carolin caroline cäcilia celina charlotte chiara christa christel christiane christin christina christine clara
    claudia cordula corinna cornelia dagmar daniela debora denise diana dora doris dorothea dorothee edda edeltraud edith
    elena elfriede eliana elif elina elisa elisabeth elke ella ellen elli elsa elsbeth else elvira emilia emilie emma emmi
    erika erna esther eva evelyn fabienne fatima felicitas fenja fiona flora franka franziska freya frida frieda
    friederike gabi gabriele gaby gerda gerlinde gertraud gertrud gina gisela greta gretel grete gudrun hanna hannah
    hannelore hatice hedi hedwig heide heidemarie heidi heike helena helene helga henriette henrike herta hilde
    hildegard hiltrud ida ilka ilona ilse imke ina ines inga inge ingeborg ingrid inka irene irina iris irma irmgard isa
    isabel isabell isabella isabelle ivonne jaqueline jacqueline jana janina janine jasmin jella jenni jennifer jenny
    jessica jette johanna jolina josefa josefine josephine judith jule julia juliane julie julika jutta karin karina karla
    karola karolin karoline katarina katharina käthe kathi kathrin kati katja katrin kerstin kim kira klara klaudia
    konstanze kristin kristina lana lara larissa laura lea leah lena leni leonie leonora leyla lia liane liesel lieselotte
    lilli lilian liliana lilly lilo lily lina linda lisa lisbeth liselotte lisa-marie livia lore lotta lotte lotti louisa
    louise luana lucia lucie lucy luisa luise luna lydia madita maike maila maja malin malina manja manuela mara mareike
    maren margarete margarethe margit margot margret maria mariam marianne marie marie-luise marietta marika marina marion
    marisa marit marita marlene marlies marta martha martina mascha mathilda mathilde maya mechthild meike melanie melina
    melissa merle mia michaela mieke mila mira miriam mirjam mona monika muriel nadia nadine nadja nala natalia natalie
    natascha nele nelli nicole nina nora olga olivia ottilie patricia paula pauline peggy petra pia ramona rebecca rebekka
    regina regine renate ria ricarda rita romina romy ronja rosa rosalie rose rosemarie rosi rosina rosina roswitha ruth
    sabine sabrina samira sandra sandy sara sarah saskia selina selma senta sibylle sieglinde sigrid silke silvia simone
    sina sofia sofie sonja sophia sophie stefanie steffi stella stephanie susanne susi svea svenja sylvia tabea tamara
    tanja tatjana teresa thea theresa theresia tilda tina traudl trude ulla ulrike ursel ursula uschi uta ute valentina
    valerie vanessa vera verena veronika victoria viktoria viola vivien walburga waltraud wanda wiebke wilhelmine wilma
    yara yasmin yvonne zeynep zoe`),
  m: words(`aaron achim adam adrian albert albrecht alex alexander alexis alfons alfred ali alois amir anatol andreas andré
    anton armin arne arno arnold artur arthur arwed august axel bastian bela ben benedikt benjamin bennet benno bernd
    bernhard bert berthold björn bodo boris bruno burkhard carl carlo carlos carsten christian christof christoph claas
    claus clemens colin cornelius daniel dario david dennis detlef diego dieter dietmar dietrich dirk dominik eberhard
    eckhard edgar eduard edwin egon ehrenfried eike elias elmar emanuel emil emilio emir enno enrico eric erich erik ernst
    erwin eugen ewald fabian fabio falk felix ferdinand fiete finn flo florian francesco frank franz franz-josef fred
    frederik friedhelm friedrich fritz gabriel georg gerald gerd gerhard gernot gero giovanni gottfried gregor guido günter
    günther gustav hajo hannes hanno hans hans-jürgen hans-peter harald hartmut hasan hauke heiko heiner heini heinrich
    heinz helge hellmut helmut hendrik henning henri henrik henry herbert heribert hermann hinnerk holger horst hubert hugo
    ian ignaz igor ilias ingo ivan jakob jamal jan janik janis janne jannik jannis janosch jaron jason jasper jens jeremias
    jérôme joachim jochen joel johann johannes john jona jonah jonas jonathan jonte jörg jörn josef joseph joshua julian
    julius jupp jürgen justin justus kai karl karl-heinz karsten kaspar kemal kevin kian kilian klaas klaus knut konrad
    konstantin korbinian kurt lars lasse laurenz laurin lennard lennart lenni lenny leo leon leonard leonardo leonhard leopold
    levi levin liam lian linus lino lio lorenz lothar louis luan luca lucas ludger ludwig luis luka lukas lutz lutz mads
    magnus malte manfred manni manuel marc marcel marco marius mark marko markus marlon marten martin marvin mathis mats
    matteo matthias matti maurice max maximilian mehmet mehmed meinhard melvin merlin michael michel michi mika milan milo
    mirko miro mohamed mohammed moritz murat mustafa nepomuk nick niclas nico nicolas niels nikita niklas niko nikolai
    nils noah noel norbert norman olaf ole oleg oliver omar omer oscar oskar otto pascal patrick paul peer peter philip
    philipp phil pierre piet quirin rafael raik rainer ralf ralph ramon raphael reiner reinhard reinhold rené richard rick
    rico robert robin roland rolf roman ron ronny ruben rudi rudolf rüdiger rupert samuel sascha sebastian sepp severin
    siegfried sigmund silas silvio simon sören stefan steffen stephan sven swen tarek tamme ted theo theodor thilo thomas
    thorben thorsten thure tibor til till tilo tim timm timo tino titus tizian tjark tobi tobias tom tomas toni torben
    torsten toralf tristan udo ulf uli ulrich urs uwe valentin veit viktor victor vincent vinzent volker volkmar waldemar
    walter werner wilfried wilhelm willi willy winfried wolf wolfgang wolfram xaver yannick yannik yusuf`),
};
