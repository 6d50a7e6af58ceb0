import { words } from '../patterns.ts';

export const stopWords =
  words(`a an the and or but if of to in on at by for from with without into about as is are was were be been being am
    i me my mine you your yours he him his she her hers it its we us our they them their this that these those there here
    who whom whose which what when where why how not no nor don doesn didn isn aren wasn won can could should would will
    shall may might must do does did done has have had having get gets got getting just also too very really so such than
    then more most some any all each every both few many much other another own same only even still already again ever
    never always often sometimes usually now soon up down out over under off back because while during before after until
    s t re ve ll d m im ive id cant dont doesnt isnt like likes liked love loves loved loving enjoy enjoys enjoyed enjoying
    adore adores into keen fan fond obsessed crazy mad passionate interested hobby hobbies interest interests favourite
    favorite thing things stuff something anything everything nothing someone somebody anyone everyone one ones person
    people guy guys lady ladies gal dude folks want wants wanted need needs needed look looking looks find finding search
    searching give giving gives gift gifts present presents idea ideas suggestion suggestions recommend recommendation
    help please thanks thank hi hello hey buy buying shop cost costs price budget money spend around bit lot lots kind
    sort type little big small nice good great best perfect cool awesome lovely beautiful amazing special unique original
    creative useful new old year years day days week month time times going go goes make makes making made know knows
    think thinks thinking say says said tell feel feels seem seems try trying tries use uses using work works working
    live lives living come comes coming play plays playing take takes start started starting put keep keeps maybe perhaps
    probably quite pretty rather actually basically well ok okay etc eg ie per via vs plus spends spending loads tons
    absolutely totally definitely currently recently late lately early long short every day birthday idk pls plz wanna
    gonna ideally preferably possibly appreciate appreciates impress surprise treat celebrate celebrating him herself
    himself themselves myself turned turns turning basket box set kit pack package bundle stop stops stopped way ways whole minute minutes hour hours together evening evenings team half end left through tomorrow today yesterday tonight left handed first second anymore hers whos hes shes theyre whats lives`);

export const plainWords =
  words(`training trained trainee trainees house houses mouse place places great large charge chance change change world words
    water waters winter party parties paint point points print right night light sight might taste waste state stage later
    latest letter better matter bitter butter sister mister money honey month mouth south north broke broken stick stuck
    stock sticks brand brands bread break breaks broad board boards boring bored store stores stone score scores shore short
    shirt sharp share shape shake spare spark space speak speaks steal steel still skill skills spell small smart start
    heart hearts heard beard hated hates heavy ready early earth death health wealthy weather whether leather father rather
    other others brother mother bother neither either weird wired tired hired fired wives wines lines lives loves lover
    gloves glove clover clever never fever river rivers driver drives drive dried tried cried fried friend friendly fiend
    field filled fitted fitting sitting setting getting letting hitting kitten kitchen chicken quite quiet quit quick quilt
    built guilt guild build building buildings bowling boiling rolling ruling riding hiding hiring biking baking making
    taking waking walking talking working wording warning morning mourning burning turning running cunning gunning planning
    plane plant plans plain planet plants plenty pretty party parts port ports sport sorts short court course courses horse
    horses hearse nurse purse curse verse worse worst first thirst fist list lists mist best beast breast feast least lease
    please place palace peace piece price prize pride bride bridge fridge ridge bring string spring sprint printing painting
    pointing counting country county count mount mouths movies moves moved mover cover covers over oven seven eleven even
    event events every very cherry sherry carry marry merry berry bury busy busier bush push rush crush brush blush flush
    flash flesh fresh french trench branch brunch bunch lunch punch launch church chart charm charms chair chain claim class
    classes glass grass gross cross across dress press stress address access success excess express impress surprise
    college colleague village image manage average language garage package message massage passage sausage engage engaged
    engine engines imagine magic magical music musical typical topical tropical practical political critical
    single singles singer signs sign signed design designs resign season reason person prison poison lesson listen lessons
    mission vision fusion fashion passion cushion caution action option motion nation station ration relation
    travel gravel marvel novel level lever leave leaves living giving loving moving saving having shaving raving driving
    diving dining wining winning wing wings king kings kind kinds mind minds find fine wine wide wild child mild`);

export const falseFriends: ReadonlySet<string> = new Set([
  'nana',
  'junge',
  'kind',
  'pate',
  'paten',
  'bub',
  'patin',
  'zwerg',
  'chef',
  'patron',
  'mere',
  'tata',
  'prof',
  'tia',
  'tio',
  'fils',
  'mec',
  'amis',
  'primo',
  'prima',
  'hombre',
  'hote',
  'gardien',
  'arzt',
  'a part',
  'hors',
  'sin',
  'en',
  'exclu',
  'raus',
  'nein',
]);
