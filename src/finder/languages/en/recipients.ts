import { inFrames } from '../in-frames.ts';
import { words } from '../patterns.ts';
import type { RecipientGrammar } from '../people-grammars.ts';
import { ambiguous } from './ambiguous-people.ts';
import { firstNames } from './first-names.ts';
import { others } from './other-people.ts';

/** Words for people that mean something else without one of these before them: "ma", "pop". */
const mine = 'my *, our *, me *';
/** Whose father or friend is meant: "my moms nurse". */
const genitive = '*s';

/** Returns the words for somebody and the same as owners without an apostrophe: "my flatmates mum". */
const owning = (phrases: string): string => `${phrases}, ${inFrames(genitive, phrases)}`;

/** Whom "my two lads" are. */
const minePlural =
  'my *, our *, me *, my two *, our two *, my three *, our three *, my 2 *, our 2 *, my 3 *, our 3 *, both my *, both our *, all my *, all our *';

/** Where somebody works or studies with the giver. */
const atWork =
  '* at work, * from work, * in work, * off work, * at works, * at my work, * from my work, * in my work, * in the office, * from the office, * in our office, * in my office, * from our office, * from my office, * at the office, * in my team, * on my team, * from my team, * in our team, * on our team, * in my department, * from my department, * in our department, * on my shift, * off my shift, * from my shift, * on our shift, * from the warehouse, * in the warehouse, * from the factory, * at the factory, * from the shop floor, * on site, * from the site, * from accounts, * in accounts, * from hr, * in hr, * in marketing, * from marketing, * in sales, * from sales, * in finance, * from finance, * in payroll, * from payroll, * on reception, * from reception, * from head office, * in the canteen, * in the next office, * on my floor, * in my department';
const asStudent =
  '* on my course, * off my course, * from my course, * in my course, * at uni, * from uni, * at college, * from college, * in my lectures, * in my halls, * from my halls, * in my dorm, * from my dorm';
const somebody =
  'lad, lads, young lad, lass, girl, young girl, girls, boy, kid, guy, bloke, woman, lady, man, fella, fellas, chap, someone, somebody, friend, mate, mates, people, one of the lads, one of the girls, one of the boys, one of the guys, one of the women, one of the men, one of the ladies';

/** Where, and by what, the giver knows somebody who is no child. */
const known = [
  ...'gym club choir pub bar band office shop shops garage bank library post_office bakery cafe salon barbers hairdressers vets vet surgery doctors dentist chemist chemists pharmacy tills till checkout front_desk factory warehouse depot yard docks station bus_stop bus train market allotment allotments book_club golf_club rugby_club bowls_club social_club running_club cricket_club knitting_group support_group night_class corner_shop co_op supermarket'
    .split(' ')
    .map((place) => place.replaceAll('_', ' '))
    .flatMap((place) =>
      ['from the', 'at the', 'down the', 'in the', 'on the', 'from my', 'at my', 'in my'].map(
        (where) => `* ${where} ${place}`,
      ),
    ),
  ...'football,rugby,cricket,five a side,book club,church,bingo,darts,hinge,tinder,bumble,the apps,running club,yoga,pilates,zumba,crossfit,tills'
    .split(',')
    .flatMap((place) => ['from', 'at', 'off', 'on'].map((where) => `* ${where} ${place}`)),
  ..."i met,i've met,ive met,i know,i went to school with,i went to uni with,i grew up with,i used to know,i sit next to,i sit with,i share with,i train with,i play football with,i went out with,i like at,who fixed,who mended,who sold,who helped,who served,who serves,who did,who drove,who moved,who rescued,who trains,who teaches,starting at work,behind the bar,across the hall,over the road,across the road,across the street,down the road,up the road"
    .split(',')
    .map((what) => `* ${what}`),
].join(', ');
const someWoman = 'lass, girl, young girl, girls, woman, lady';
const someMan = 'lad, young lad, lads, boy, boys, old boy, old boys, guy, bloke, man';

const grown =
  "(?:sons?|daughters?|stepsons?|stepdaughters?|nephews?|nieces?|grandsons?|granddaughters?|godsons?|goddaughters?|grandkids?|godchild|kids?|lads?|lass(?:es)?|boys?|girls?|youngest|eldest|oldest|he|she|they|hes|shes|who)(?:'?s|'?re| is| are| has| have| just| now| also| already| currently| recently| finally| always){0,3}";

export const recipients: RecipientGrammar = {
  names: { first: firstNames, calling: words('named called') },
  phrases: [
    {
      means: { recipient: 'parent', gender: 'f' },
      phrases: `mother, mum, mom, mommy, mummy, stepmother, stepmum, stepmom, step mum, step mom,
      mother-in-law, mother in laws, motherinlaw, old lady, mama, mam, mammy, mamma, mams, mumsy, aul wan, auld wan,
      old dear, bonus mum, bonus mom, foster mum, foster mom, foster mother`,
    },
    {
      means: { recipient: 'parent', gender: 'f' },
      phrases: inFrames(mine, 'ma, mil, mum in law, mom in law'),
    },
    {
      means: { recipient: 'parent', gender: 'f' },
      phrases: inFrames(
        genitive,
        'mother, mum, mom, mommy, mummy, mammy, stepmother, stepmum, stepmom, mother in law',
      ),
    },
    {
      means: { recipient: 'parent', gender: 'm' },
      phrases: `father, dad, daddy, pops, old man, stepfather, stepdad, step dad, father-in-law, father in laws,
      poppa, aul fella, auld fella, oul fella, old fella, aul man, auld man, aul lad, auld lad,
      bonus dad, foster dad, foster father`,
    },
    {
      means: { recipient: 'parent', gender: 'm' },
      phrases: inFrames(mine, 'da, pa, papa, pop, fil, dad in law'),
    },
    {
      means: { recipient: 'parent', gender: 'm' },
      phrases: inFrames(genitive, 'father, dad, daddy, stepfather, stepdad, father in law'),
    },
    {
      means: { recipient: 'parent' },
      phrases: `parents, parent, in-laws, inlaws, folks, outlaws, foster parents`,
    },
    {
      means: { recipient: 'grandparent', gender: 'f' },
      phrases: `grandmother, grandma, gran, granny, grammy, great-grandmother, nan, nana, nanna, nannie,
      granma, memaw, meemaw, mawmaw, mamaw, great nan, great gran, great grandma, nonna, mamgu`,
    },
    {
      means: { recipient: 'grandparent', gender: 'f' },
      phrases: inFrames(genitive, 'grandmother, grandma, gran, granny, nan, nana, nanna'),
    },
    {
      means: { recipient: 'grandparent', gender: 'm' },
      phrases: `grandfather, grandpa, grandad, granddad, gramps, great-grandfather, grampa,
      grampy, grandda, granda, granddaddy, grandaddy, pawpaw, papaw, peepaw, pop pop, poppop, nonno,
      great grandad, great granddad, great grandpa, tadcu`,
    },
    {
      means: { recipient: 'grandparent', gender: 'm' },
      phrases: inFrames(genitive, 'grandfather, grandpa, grandad, granddad, grandda, granda'),
    },
    {
      means: { recipient: 'grandparent' },
      phrases: `grandparents, grandma and grandpa`,
    },
    {
      means: { recipient: 'partner', gender: 'f' },
      phrases: `wife, gf, my missus, her indoors, my lady, my woman, wifey, fiancee, my fiancée,
      missus, missis, the mrs, my mrs, her majesty`,
    },
    {
      means: { recipient: 'partner', gender: 'f', mayBeChild: true },
      phrases: 'my girl',
    },
    {
      means: { recipient: 'partner', gender: 'f', mayBeFriend: true },
      phrases: `my girlfriend, girlfriend`,
    },
    {
      means: { recipient: 'partner', gender: 'f' },
      phrases: `wifes, my girlfriends, fiancees, my missuss, my misses, gfs`,
    },
    {
      means: { recipient: 'partner', gender: 'm' },
      phrases: `husband, hubby, boyfriend, bf, my boyfriend, my man, my fella, my bloke, my fiancé, fiance,
      hubs, my fellow, me fella, my feller`,
    },
    {
      means: { recipient: 'partner', gender: 'm' },
      phrases: `husbands, hubbys, boyfriends, bfs, fiances, my mans, my fellas, my blokes`,
    },
    {
      means: { recipient: 'partner' },
      phrases: `love of my life, partner, my partner, spouse, significant other, better half, other half, my love, my so,
      sweetheart, soulmate, bae, partners`,
    },
    {
      means: { recipient: 'child', gender: 'f', mayBeGrown: true },
      phrases: `daughter, stepdaughter, granddaughter, grand-daughter, goddaughter, niece,
      daughters, stepdaughters, granddaughters, goddaughters`,
    },
    {
      means: { recipient: 'child', gender: 'm', mayBeGrown: true },
      phrases: `son, sons, stepson, nephew, grandson, godson, stepsons, grandsons, godsons`,
    },
    {
      // Whoever says "our lad" may have a grown son.
      means: { recipient: 'child', gender: 'm', mayBeGrown: true },
      phrases: inFrames(mine, 'lad, boy'),
    },
    {
      means: { recipient: 'child', gender: 'f', mayBeGrown: true },
      phrases: `our lass, our girl, me lass, ${inFrames(minePlural, 'lasses')}`,
    },
    {
      means: { recipient: 'child', gender: 'm', mayBeGrown: true },
      phrases: inFrames(minePlural, 'lads'),
    },
    {
      means: { recipient: 'parent', gender: 'f' },
      phrases: 'for mil',
    },
    {
      means: { recipient: 'parent', gender: 'm' },
      phrases: 'for fil',
    },
    {
      means: { recipient: 'partner', gender: 'm' },
      phrases: 'my dh, for dh',
    },
    {
      means: { recipient: 'partner', gender: 'f' },
      phrases: 'my dw, for dw',
    },
    {
      means: { recipient: 'partner' },
      phrases: 'my oh, my dp',
    },
    {
      means: { recipient: 'child', gender: 'f', mayBeGrown: true },
      phrases: 'my dd, our dd, for dd',
    },
    {
      means: { recipient: 'child', mayBeGrown: true },
      phrases: inFrames(mine, 'youngest, eldest, oldest, middle one, firstborn'),
    },
    {
      means: { recipient: 'child', mayBeGrown: true },
      phrases: `grandchild, grandchildren, grandkids, grandkid, godchild, nephews, nieces, my kid, my kids,
      my child, my children, godchildren, nibling, niblings`,
    },
    {
      means: { recipient: 'child', gender: 'f' },
      phrases: `little girl, girl, girls, schoolgirl, lass, lassie, wee lass, wee lassie, wee girl,
      little lass, little miss, little princess, little lady, young lady`,
    },
    {
      means: { recipient: 'child', gender: 'm' },
      phrases: `little boy, boy, boys, schoolboy, lad, laddie, wee lad, wee laddie, wee boy, wee man, wee fella,
      little lad, little man, little fella, little fellow, young fella, young lad`,
    },
    {
      means: { recipient: 'child', mayBeTeen: true },
      phrases: `pupil, pupils, stepchild, stepchildren, stepkid, stepkids, step kids, foster child, foster children, twins, triplets`,
    },
    {
      means: { recipient: 'child' },
      phrases: `child, children, kid, kids, kiddo, little one, little ones, babies, newborn, toddler, toddlers,
      preschooler, schoolchild, schoolchildren, infant, infants, bairn, choirboy, 1st grader,
      first grader, baby, babys, wean, weans, bairns, wee one, wee ones, young un, youngun,
      nipper, munchkin, kiddie, kiddies, sprog, playmate, playmates, baby cousin`,
    },
    {
      means: { recipient: 'teen' },
      phrases: `teen, teens, teenagers, teenage, adolescents, tween, preteen, schoolkid, minor, minors,
      youngster, youngsters, youth, paperboy, papergirl, paper boy, paper girl, exchange student, juvenile, high schooler, high school student, middle schooler,
      secondary school pupil, teenager, adolescent`,
    },
    {
      means: { recipient: 'teen', gender: 'f' },
      phrases: `teenage girl, teenage girls, teenage daughter, teen daughter, teen girl`,
    },
    {
      means: { recipient: 'teen', gender: 'm' },
      phrases: `teenage boy, teenage boys, teen son, teen boy, teenage son`,
    },
    {
      means: { recipient: 'sibling', gender: 'f' },
      phrases: `sister, sis, sissy, stepsister, half-sister, little sister, big sister, sisters, big sis, lil sis, baby sister,
      twin sister`,
    },
    {
      means: { recipient: 'sibling', gender: 'f', isGrownUp: true },
      phrases: `sister-in-law, sister in laws, sisters in law, sis in law, my sil, our sil`,
    },
    {
      means: { recipient: 'sibling', gender: 'm' },
      phrases: `brother, bro, bruv, stepbrother, half brother, little brother, big brother,
      brothers, bros, big bro, lil bro, baby brother, twin brother`,
    },
    {
      means: { recipient: 'sibling', gender: 'm', isGrownUp: true },
      phrases: `brother-in-law, brother in laws, brothers in law, my bil, our bil`,
    },
    {
      means: { recipient: 'sibling' },
      phrases: `siblings, sibling, twin, our kid`,
    },
    {
      // A child that becomes a sister, or "the big sister" of a baby, is no sister of the giver.
      means: { recipient: 'child', gender: 'f' },
      phrases: `${inFrames(
        'becoming a *, become a *, becomes a *, became a *, to be a *, new *',
        'big sister, older sister, sister',
      )}, the big sister, the older sister`,
    },
    {
      // The same of a brother.
      means: { recipient: 'child', gender: 'm' },
      phrases: `${inFrames(
        'becoming a *, become a *, becomes a *, became a *, to be a *, new *',
        'big brother, older brother, brother',
      )}, the big brother, the older brother`,
    },
    {
      means: { recipient: 'friend', gender: 'f' },
      phrases: `bestie, besties, bff, bffs, best friend forever, gal pal, homegirl, girl friend of mine, female friend,
      girlfriends, girls' night`,
    },
    {
      means: { recipient: 'friend', gender: 'f', isGrownUp: true },
      phrases: `bride, bride-to-be, bridesmaid, bridesmaids, maid of honour, maid of honor`,
    },
    {
      means: { recipient: 'friend', gender: 'm' },
      phrases: `mate, best mate, buddy, pal, dude, homeboy, best mates, mates, pals, buddys, dudes`,
    },
    {
      means: { recipient: 'friend', gender: 'm', isGrownUp: true },
      phrases: `groom, best man, groomsmen, groomsman`,
    },
    {
      means: { recipient: 'friend' },
      phrases: owning(
        `friend, best friend, pen pal, teammate, roommate, classmate, fellow student, penpal,
        frnd, frnds, frend, freind, bestfriend, mucker, bezzie, bezzie mate, chum, cobber, homie, school friend, childhood friend`,
      ),
    },
    {
      means: { recipient: 'friend', isGrownUp: true },
      phrases: owning('flatmate, housemate'),
    },
    {
      means: { recipient: 'colleague', gender: 'f' },
      phrases: `female colleague`,
    },
    {
      means: { recipient: 'colleague' },
      phrases: `colleague, colleagues, coworker, co-worker, coworkers, co-workers, workmate, workmates, team,
      staff, secretary, business partner, intern, employee, employees, assistant, client, clients,
      customer, new starter, new starters, new hire, temp, deskmate, officemate, office mate, work friend, work buddy`,
    },
    {
      means: { recipient: 'colleague' },
      phrases: inFrames(atWork, somebody),
    },
    {
      means: { recipient: 'colleague' },
      phrases: inFrames(
        '* i work with, * we work with, * i share an office with, * i used to work with',
        somebody,
      ),
    },
    {
      // Whom somebody goes out with is no child.
      means: { recipient: 'acquaintance' },
      phrases: inFrames(
        "* i'm seeing, * im seeing, * i am seeing, * i've been seeing, * ive been seeing, * i'm dating, * im dating, * i am dating, * i've been dating, * ive been dating, * i fancy, * i have a crush on, dates with this *, dates with a *, date with this *, date with a *, dates w this *, dates w a *, date w a *, dating this *, seeing this *",
        'girl, guy, lad, boy, woman, man, lass, lady, bloke, fella',
      ),
    },
    {
      means: { recipient: 'friend' },
      phrases: inFrames(asStudent, somebody),
    },
    {
      means: { recipient: 'boss' },
      phrases: `boss, my manager, manager, supervisor, team lead, ceo, line manager, team leader, foreman,
      the gaffer, my gaffer, our gaffer, me gaffer, the guvnor, my guvnor, oga, my oga`,
    },
    {
      means: { recipient: 'boss', gender: 'f' },
      phrases: `female boss`,
    },
    {
      means: { recipient: 'teacher', isProfession: true },
      phrases: `teacher, teachers, nursery girls, nursery ladies, nursery staff, nursery team, nursery nurse, nursery nurses, tutor, professor, trainer, coach, teaching assistant, nursery teacher,
      kindergarten teacher, childminder, preschool teacher, mentor, driving instructor, headteacher,
      headmaster, lecturer, form tutor, instructor, daycare teacher, daycare teachers, nursery worker,
      nursery workers, key worker, scout leader, scout leaders, scoutmaster, cub leader, cubs leader, beaver leader, brownie leader,
      guide leader, guides leader, youth leader, youth worker, playgroup leader, choir leader, choirmaster`,
    },
    {
      means: { recipient: 'teacher', gender: 'f', isProfession: true },
      phrases: `nanny, headmistress`,
    },
    {
      means: { recipient: 'neighbour' },
      phrases: `neighbour, neighbor, neighbours, neighbors, next door, landlord, woman next door,
      lady next door, man next door, guy next door`,
    },
    {
      means: { recipient: 'neighbour', gender: 'f' },
      phrases: `landlady`,
    },
    {
      means: { recipient: 'host' },
      phrases: `host, hosts, dinner host, airbnb host, host family`,
    },
    {
      means: { recipient: 'host', gender: 'f' },
      phrases: `hostess`,
    },
    {
      means: { recipient: 'couple' },
      phrases: `couple, couples, newlyweds, newly-weds, bride and groom, mr and mrs, aunt and uncle,
      mum and dad, mom and dad, two mums, two moms, two dads, two husbands, two wives, two mothers,
      two fathers, 2 mums, 2 moms, 2 dads`,
    },
    {
      means: { recipient: 'family' },
      phrases: `family, families, whole family, household`,
    },
    {
      means: { recipient: 'parents-to-be' },
      phrases: `expecting parents, parents-to-be, expectant mother, expectant parents, mum-to-be, mom-to-be,
      mother to be, dad-to-be, new parents, new mum, new mom, new dad, first time mum,
      first time dad, first-time parents, pregnant, expecting, expecting a baby, became a mum,
      became a mom, became a dad, became a mother, became a father, become a mum, become a dad`,
    },
    {
      means: { recipient: 'relative', gender: 'f', isGrownUp: true },
      phrases: `${owning('aunt, auntie, aunty, godmother, great-aunt, great auntie')}, daughter-in-law, daughters in law,
      daughter in laws, my dil, my dils, our dil`,
    },
    {
      means: { recipient: 'relative', gender: 'm', isGrownUp: true },
      phrases: `${owning('uncle, godfather, great-uncle')}, son-in-law, sons in law, son in laws`,
    },
    {
      means: { recipient: 'relative' },
      phrases: owning('relative, cousin, family member'),
    },
    {
      means: { recipient: 'relative', isGrownUp: true },
      phrases: owning('godparent'),
    },
    {
      // Relations by the names that Indian English keeps, which tell the side of the family.
      means: { recipient: 'sibling', gender: 'f' },
      phrases: `didi, bhabhi, bhabi, bhabhiji, bhabhi ji, boudi, saali, nanad, nanand, behen, behna, akka, chechi,
      my vahini, devrani, jethani`,
    },
    {
      means: { recipient: 'sibling', gender: 'm' },
      phrases: `bhaiya, bhaiyya, bhayya, jiju, jijaji, jija ji, jijju, devar, saala, my jeth, jethji, thambi, my anna,
      for bhai, my bhai, bhai ji`,
    },
    {
      means: { recipient: 'parent', gender: 'f' },
      phrases: `saas, saasu maa, saasu ma, sasu maa, sasu ma, saasumaa, saasuma, mummy ji, mummyji, amma, aai, ammi`,
    },
    {
      means: { recipient: 'parent', gender: 'm' },
      phrases: `sasur, sasurji, sasur ji, papa ji, papaji, appa, abbu, nanna garu`,
    },
    {
      means: { recipient: 'grandparent', gender: 'f' },
      phrases: `dadi, dadiji, nani, naniji, nani ji, dadi ji, paati, ammamma, my aji, thakuma, nanima, dadima`,
    },
    {
      means: { recipient: 'grandparent', gender: 'm' },
      phrases: `dada ji, dadaji, nana ji, nanaji, thatha, my ajoba`,
    },
    {
      means: { recipient: 'relative', gender: 'f', isGrownUp: true },
      phrases: `chachi, chachiji, mausi, mausiji, mami ji, mamiji, maami, bua, buaji, bua ji, kaki, taiji, tai ji,
      my masi, for masi, masi ji, pishi, my chithi, my athai`,
    },
    {
      means: { recipient: 'relative', gender: 'm', isGrownUp: true },
      phrases: `chacha, chachaji, chachu, kaka ji, kakaji, mama ji, mamaji, mausaji, phupha, phuphaji, fufaji, tauji,
      tau ji, my chithappa`,
    },
    {
      means: { recipient: 'relative', gender: 'f', isGrownUp: true },
      phrases: `bahu, my bahu`,
    },
    {
      means: { recipient: 'relative', gender: 'm', isGrownUp: true },
      phrases: `damad, damaad, jamai`,
    },
    {
      means: { recipient: 'child', gender: 'f', mayBeGrown: true },
      phrases: `my beti, for beti, bhanji, bhatiji`,
    },
    {
      means: { recipient: 'child', gender: 'm', mayBeGrown: true },
      phrases: `bhanja, bhatija, my beta, for beta`,
    },
    {
      means: { recipient: 'acquaintance', isProfession: true },
      phrases: 'au pair, au pairs',
    },
    {
      // A team that somebody plays in receives nothing.
      means: { recipient: null },
      phrases: inFrames(
        'school *, football *, soccer *, rugby *, netball *, hockey *, basketball *, volleyball *, cricket *, swim *, swimming *, tennis *, handball *, baseball *, softball *, lacrosse *, athletics *, cheer *, dance *, quiz *, pub *, bowling *, darts *, county *, village *, local *, town *, club *, university *, uni *, college *, national *, favourite *, favorite *, sports *, first *, girls *, boys *',
        'team, teams',
      ),
    },
    {
      means: { recipient: 'acquaintance' },
      phrases: `acquaintance, acquaintances, babysitter, baby sitter, babysitters, someone i barely know, someone i hardly know,
      someone i don't know well, nurses on the ward, date, my crush`,
    },
    {
      // "The lad who delivers our post" is no child.
      means: { recipient: 'acquaintance' },
      phrases: inFrames(
        '* who does my, * who does our, * who waxes my, * who serves, * who runs, * who trains me, * who teaches me, * from the gym, * at the gym, * down the gym, * from the pub, * at the pub, * down the pub, * from the bar, * from the choir, * from my choir, * from the allotment, * from bingo, * from darts, * from the pub quiz, * who delivers, * who brings, * who cleans, * who cuts, * who fixes, * who looks after, * who drives, * who collects, * that delivers, * that cleans',
        'lad, lads, lass, girl, guy, man, bloke, woman, lady, fella, chap, people, person',
      ),
    },
    {
      // "The girl at the chemist" is no child, unless her age tells so.
      means: { recipient: 'acquaintance', gender: 'f' },
      phrases: inFrames(known, someWoman),
    },
    {
      means: { recipient: 'acquaintance', gender: 'm' },
      phrases: inFrames(known, someMan),
    },
    {
      means: { recipient: 'friend' },
      phrases: `one of the girls, one of the lads, one of the boys, one of the guys, one of the mums, one of the dads`,
    },
    {
      means: { recipient: 'acquaintance', gender: 'f' },
      phrases: `${owning('ex wife, exwife, ex girlfriend, ex gf')}, ex missus`,
    },
    {
      means: { recipient: 'acquaintance', gender: 'm' },
      phrases: owning('ex husband, exhusband, ex boyfriend, ex bf, ex hubby'),
    },
    {
      means: { recipient: 'acquaintance' },
      phrases: `ex, exes, exs, ex partner, ex partners`,
    },
    {
      means: { recipient: 'acquaintance', isProfession: true },
      phrases: `postman, postwoman, postie, mailman, mail lady, mail carrier, delivery driver, delivery man,
      delivery guy, courier, milkman, cleaning lady, cleaner, housekeeper, hairdresser, barber,
      beautician, nail tech, bus driver, school bus driver, dog walker, dog sitter, cat sitter,
      pet sitter, house sitter, handyman, janitor, doorman, lollipop lady, lollipop man, lollipop woman, crossing guard, vet,
      school caretaker, caretaker, dinner lady, dinner ladies, lunch lady, bin man, bin men, binmen, garbage man,
      window cleaner, security guard, receptionist, taxi driver, dog groomer,
      solicitor, estate agent, realtor, librarian, nun, nuns, monk, priest, vicar, pastor, rabbi,
      imam`,
    },
    {
      means: { recipient: 'acquaintance', isProfession: true },
      phrases: inFrames(
        mine,
        'gardener, plumber, electrician, builder, mechanic, butcher, baker, groomer, accountant',
      ),
    },
    {
      means: { recipient: 'acquaintance', isProfession: true, isCarer: true },
      phrases: `nurse, nurses, doctor, doctors, family doctor, gp, surgeon, oncologist, midwife, midwives,
      doula, health visitor, dentist, orthodontist, physio, physiotherapist, therapist, counsellor,
      care assistant, care worker, carer, carers, caregiver, caregivers, home help, paramedic,
      paramedics, optician, pharmacist`,
    },
    {
      means: { recipient: null, gender: 'f' },
      phrases: `woman, women, lady, ladies, female, for her, her, wife material, birthday girl`,
    },
    {
      // "My dad's new woman" is his partner.
      means: { recipient: null, gender: 'f', mayBeSpouse: true },
      phrases: `new woman, new lady, new bird, new missus`,
    },
    {
      // Only "my old man" is a father.
      means: { recipient: null, gender: 'm' },
      phrases: `man, men, guy, bloke, gentleman, for him, male, an old man, a old man, is old man, very old man,
      old boy, old boys, birthday boy`,
    },
    {
      means: { recipient: null, gender: 'm', mayBeSpouse: true },
      phrases: `new man, new fella, new fellow, new bloke, new guy, new chap, fella`,
    },
  ],
  owners: {
    possessive: words('s'),
    words: words('of my our s'),
    genitivePhrase: [
      {
        anchor: 'before',
        pattern: '(?:of|from) (?:my|our|his|her|their)(?: \\S+){0,4}',
        examples: ['of my', 'from her best friend and'],
        counterexamples: ['for my', 'of a'],
      },
    ],
    genitiveForm: [
      {
        anchor: 'whole',
        pattern: '.*[^isu]s',
        examples: ['moms', 'sisters'],
        counterexamples: ['boss', 'iris', 'mum'],
      },
    ],
  },
  pronouns: {
    she: words('she her hers shes'),
    he: words('he his him hes'),
    theirs: words('his her their'),
    whose: words('whose'),
    me: words('me us'),
    mine: words('my our'),
  },
  others,
  ambiguous,
  describing: words(
    'new little big old older oldest younger youngest eldest best lovely good nice own late only lil wee',
  ),
  having: words('has have had got with'),
  friendSigns: [
    {
      pattern:
        '(?:broke up|split(?: up)?|broken up|separated|divorc(?:ed|ing)) (?:with|from)? ?(?:her|his) (?:boyfriend|girlfriend|husband|wife|partner|fella|ex)|(?:left|dumped) by (?:her|his) (?:boyfriend|girlfriend|husband|wife|partner)|(?:her|his) (?:boyfriend|girlfriend|husband|wife) (?:left|dumped) (?:her|him)',
      examples: ['my girlfriend broke up with her boyfriend'],
    },
  ],
  grownUpSigns: [
    {
      pattern: `${grown} (?:(?:going|off|leaving|about to go|heading|goes) (?:off )?(?:to )?(?:go )?(?:travel(?:l)?ing|travelin|backpacking|uni|university|college)|(?:going|off|leaving) (?:on|for) (?:a|his|her|their) gap year)`,
      examples: ['my nephew is off to university', 'our daughter is going backpacking'],
    },
    {
      pattern: `${grown} (?:works|working) (?:at|as|in|for|with|from|nights|shifts|night)|${grown} (?:drives?|driving) (?:a|an|his|her|to|for)\\b|${grown} (?:studies|studying|commutes|retired|pregnant|expecting|married|engaged|deployed|divorced)`,
      examples: ['my son works as a welder', 'niece who drives a van'],
    },
    {
      pattern: `${grown} (?:got|started|starting|starts|landed) (?:a|his|her|their) (?:(?:first|new|full.time) )?(?:job|phd|apprenticeship)|${grown} (?:bought|buying|rented|renting) (?:a|an|his|her|their) (?:(?:first|own|new) )?(?:house|flat|home|car|apartment|place)`,
      examples: ['my daughter bought her first flat'],
    },
    {
      pattern: `${grown} (?:moved|moving|moves) (?:out|in with)|${grown} (?:in|joined|joining|joins|off to|going into|gone into|back from|away with|out of|left|leaving) the (?:army|navy|air force|marines|military|police)|${grown} (?:and|with) (?:his|her) (?:wife|husband|partner|fiancee?)`,
      examples: ['our son and his wife', 'my grandson joined the navy'],
    },
  ],
  from: words('from in'),
  employers: [
    {
      anchor: 'before',
      pattern:
        '(?:works?|working|worked|employed|job)(?: (?!(?:and|loves?|likes?|hard|long|too)\\b)[a-z]+){0,2} (?:for|at|on|with|in)(?: (?:the|an?|our|his|her))?',
      examples: ['he works for the', 'has a job at a', 'employed by day at'],
      counterexamples: ['works hard for', 'buys at', 'works'],
    },
  ],
  origins: [
    {
      anchor: 'before',
      pattern:
        '(?:com(?:es?|ing)|came|mov(?:ed|ing)|arriv(?:ed|ing|es)|hails?|originally|fled|flown in|refugees?|just over)(?: (?:here|over|all the way|recently|originally|just))? from(?: the)?',
      examples: ['she comes from', 'has just moved here from the', 'our neighbours fled from'],
      counterexamples: ['a letter from', 'comes to'],
    },
    {
      anchor: 'before',
      pattern:
        '(?:lives?|living|lived|based|works?|working|resides?)(?: (?:out|over|right|all alone))? (?:in|near)(?: the)?',
      examples: ['he lives in', 'my aunt works near the'],
      counterexamples: ['loves in', 'she lives with'],
    },
    {
      // Where somebody studies or stays, or where those are who are visited.
      anchor: 'before',
      pattern:
        '(?:stud(?:y|ies|ying)|uni|university|college|semester|term|exchange(?: year)?|year abroad|gap year|sabbatical|internship|placement|au ?pair(?:ing)?|erasmus|stationed|posted)(?: (?:over|up|down|out|somewhere))? (?:in|to)(?: the)?|(?:hosts?|friends?|family|relatives?|relations|cousins?|aunt|uncle|sister|brother|penpal|penfriend|pen pal|pen friend|colleagues?|in-laws) (?:over |out |back |up )?in(?: the)?',
      examples: ['off to uni in', 'visiting friends over in', 'a gap year in'],
      counterexamples: ['in love with', 'a holiday in', 'wants to see'],
    },
    {
      anchor: 'before',
      pattern: '(?:born(?: and (?:raised|bred))?|(?:grew|grown) up|raised) in(?: the)?',
      examples: ['born and bred in', 'she grew up in the'],
      counterexamples: ['he was born on', 'she grew herbs in'],
    },
    {
      anchor: 'before',
      pattern:
        '(?:(?<=^|\\b[,.;]\\s*|\\b[^a-z]s |\\b[^a-z]re )|(?:is|are|was) )(?:originally )?from(?: the)?',
      examples: ['from', "she's from", 'my friend is originally from', 'he is 30, from the'],
      counterexamples: ['a gift from', 'a book from the'],
    },
    {
      anchor: 'before',
      pattern:
        '(?:she|he|they|who)(?: is| are|[^a-z]s|[^a-z]re)(?: (?:also|half|originally|part))*|half',
      examples: ['she is', 'who are originally', "he's also", 'half'],
      counterexamples: ['my aunt is', 'she was', 'he'],
    },
  ],
};
