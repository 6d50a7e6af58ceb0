import { words } from '../patterns.ts';
import type { FirstNames } from '../people-grammars.ts';

/** Common first names, also of older people and short forms, in lower case with the accents that they have. */
export const firstNames: FirstNames = {
  f: words(`aaliyah abby abigail ada addison adele agatha agnes aisha alana alba alex alexandra alexis alice alicia alison
    allison alma alyssa amanda amara amber amelia amelie amy ana anastasia andrea angela angelina anita ann anna annabel
    annabelle anne annie antonia anya aria ariana ariel arlene ashley astrid athena aubrey audrey aurora autumn ava avery
    barb barbara beatrice becky bella bernadette bernice bertha beryl bess beth bethany betsy betty beverley beverly
    bianca blanche bonnie brenda bria briana bridget brittany bronwyn caitlin camilla camille candice cara carla carly
    carmen carol carole caroline carolyn carrie cassandra cassie catherine cathy cecilia celeste celia chantal charlene
    charlie charlotte cheryl chiara chloe christina christine ciara cindy claire clara clarissa claudia clementine colleen
    connie constance cora coral cordelia corinne courtney crystal cynthia daisy dana daniela danielle daphne darcey darcy
    dawn deborah debbie debra deirdre delia delilah delphine denise diana diane dolores donna dora doreen doris dorothy
    edie edith edna eileen elaine eleanor elena elisa eliza elizabeth ella ellen ellie eloise elsa elsie emilia emily
    emma enid erica erin esme esmeralda estelle esther ethel eunice eva eve evelyn evie faith faye felicity fern fiona
    flora florence fran frances francesca freda freya frida gabriela gabrielle gail gemma genevieve georgia georgina
    geraldine gertrude gillian gina ginger ginny gladys glenda gloria grace greta gwen gwendolyn hailey hana hannah
    harper harriet hattie hayley hazel heather heidi helen helena henrietta hilary hilda holly hope ida imogen ingrid irene
    iris irma isabel isabella isabelle isla isobel ivy jacqueline jackie jade jamie jan jana jane janet janice janine
    jasmine jean jeanette jemima jen jenna jennifer jenny jess jessica jessie jill jo joan joanna joanne jocelyn jodie
    johanna jolene josephine josie joy joyce juanita judith judy julia juliana julie juliet june kaitlyn kara karen kate
    katelyn katherine kathleen kathryn kathy katie katrina kay kayla keira kelly kelsey kendra kerry kiara kim kimberly
    kirsten kirsty kitty kristen kylie lara larissa laura lauren layla lea leah leanne lena lesley leslie lexi libby lila
    lilian lillian lily linda lindsay lindsey lisa liv liz lizzie lois lola lorna lorraine lottie lou louisa louise lucia
    lucille lucinda lucy luna lydia lyn lynn mabel mackenzie maddie madeleine madeline madison mae maeve magda maggie maia
    maisie malia mandy mara marcia margaret margery margot maria mariah marian marianne marie marilyn marina marion
    marjorie marlene marsha martha martina mary matilda maud maude maureen mavis maxine maya meg megan meghan melanie
    melinda melissa melody mercy meredith mia michaela michelle mildred millicent millie mina minnie miranda miriam
    moira mollie molly mona monica morgan muriel myra myrtle nadia nadine nancy naomi natalia natalie natasha nell nellie
    nia nicola nicole nicky niamh nina noelle nora norah noreen norma octavia odette olive olivia opal ophelia orla paige
    pam pamela pat patricia patsy paula pauline pearl peggy penelope penny petra petunia philippa phoebe phyllis pippa
    poppy priscilla priya prudence rachael rachel raquel rebecca regina renee rhoda rhona rita roberta robin robyn rosa
    rosalie rosalind rosanna rose rosemary rosie rowena roxanne ruby ruth sabrina sadie sally salma sam samantha sandra
    sandy saoirse sarah sara sasha saskia savannah scarlett selena selina serena shannon sharon sheila shelley shirley
    shona sian sienna sierra silvia simone sinead siobhan sofia sonia sophia sophie stacey stella steph stephanie sue
    summer susan susannah susie suzanne sybil sylvia tabitha tamara tamsin tania tanya tara tess tessa thea thelma
    theresa tiffany tilda tilly tina toni tracey tracy trish trudy una ursula valerie vanessa vera verity veronica vicky
    victoria viola violet virginia vivian vivienne wanda wendy wilhelmina willa willow wilma winifred winnie yasmin
    yolanda yvette yvonne zara zelda zoe zoey`),
  m: words(`aaron abdul abe abraham ace adam adrian ahmed aidan ajay alan albert alec alejandro alex alexander alexis alf
    alfie alfred ali alistair allan allen alvin amir andre andrew andy angus anthony antonio archer archie arjun arnold
    arthur arun asher ashton austin axel barnaby barney barry bartholomew basil beau ben benedict benjamin bernard bert
    bertie bill billy blake bob bobby brad bradley brandon brendan brent brett brian bruce bruno bryan byron caleb callum
    calvin cameron carl carlos carter cecil cedric chad charles charlie chester chris christopher clarence clark claude
    clayton clement cliff clifford clive clyde cody colin conan connor conor conrad cooper corey cornelius craig curtis
    cyril damian damien damon dan daniel danny darcy daren darrell darren darryl dave david dean declan dennis denis derek
    dermot desmond dexter diego dominic don donald doug dougal douglas duncan dustin dwayne dylan eamon earl ed eddie
    edgar edmund edward edwin eli elias elijah elliot elliott ellis elton emil emmanuel eric ernest ernie ethan eugene
    evan ewan ezra fabian felix ferdinand fergus finlay finley finn fletcher floyd francis frank frankie franklin fred
    freddie frederick gabriel gareth garry garth gary gavin gene geoff geoffrey george gerald gerard gideon gilbert giles
    glen glenn gordon graeme graham grant greg gregory hamish hamza hank harold harrison harry harvey hassan hector
    henry herbert herman hudson hugh hugo humphrey hunter ian ibrahim ike irving isaac isaiah ivan ivor jack jackson jacob
    jake jamal james jamie jared jason jasper jax jay jeff jeffrey jeremiah jeremy jerome jerry jesse jim jimmy joe joel
    joey john johnny jon jonah jonas jonathan jordan jose joseph josh joshua juan jude julian justin kai karl keith ken
    kenneth kenny kevin kieran kurt kyle lachlan lance larry lars laurence lawrence lee len leo leon leonard leroy leslie
    levi lewis liam lionel lloyd logan louie louis luca lucas luke luther malcolm manuel marcel marco marcus mario mark
    marlon marshall martin marty marvin mason mateo matt matteo matthew maurice max maximilian maxwell melvin michael
    miguel mick mickey mike miles milo mitchell mohamed mohammed morris muhammad murray nate nathan nathaniel ned neil
    neville niall nicholas nick nicolas nigel noah noel norman oisin olaf oliver ollie omar orson oscar oswald otis otto
    owen pablo paddy parker pat patrick paul pedro percy perry pete peter phil philip quentin quincy rafael ralph ramon
    randy raphael rashid ravi ray raymond reg reggie reginald reuben rex rhys ricardo richard rick ricky robbie robert
    robin rod roderick rodney roger roland roman ron ronald ronan ronnie rory ross rowan roy ruben rufus rupert russell
    ryan samuel sam sanjay scott sean sebastian sergio seth shane shaun shawn sid sidney silas simon solomon spencer
    stan stanley stefan stephen steve steven stewart stuart sven taylor ted terence terry theo theodore thomas tim
    timothy toby todd tom tommy tony trevor tristan troy tyler vernon victor vince vincent wallace walter warren wayne
    wesley wilbur wilfred will william xavier yusuf zac zach zachary`),
};
