import { type RecipientGrammar, words } from '../language-pack.ts';

export const recipients: RecipientGrammar = {
  phrases: [
    {
      means: { recipient: 'parent', gender: 'f' },
      phrases: `mother, mum, mom, mommy, mummy, stepmother, stepmum, stepmom, step mum, step mom,
      mother-in-law, motherinlaw, old lady, mama`,
    },
    {
      means: { recipient: 'parent', gender: 'm' },
      phrases: `father, dad, daddy, pops, old man, stepfather, stepdad, step dad, father-in-law`,
    },
    {
      means: { recipient: 'parent' },
      phrases: `parents, parent, in-laws, inlaws, folks`,
    },
    {
      means: { recipient: 'grandparent', gender: 'f' },
      phrases: `grandmother, grandma, gran, granny, grammy, great-grandmother, nan, nana`,
    },
    {
      means: { recipient: 'grandparent', gender: 'm' },
      phrases: `grandfather, grandpa, grandad, granddad, gramps, great-grandfather, grampa`,
    },
    {
      means: { recipient: 'grandparent' },
      phrases: `grandparents, grandma and grandpa`,
    },
    {
      means: { recipient: 'partner', gender: 'f' },
      phrases: `wife, my girlfriend, girlfriend, gf, my missus, her indoors, my lady, my woman, my girl, wifey,
      fiancee, my fiancée, missus, missis`,
    },
    {
      means: { recipient: 'partner', gender: 'm' },
      phrases: `husband, hubby, boyfriend, bf, my boyfriend, my man, my fella, my bloke, my fiancé, fiance`,
    },
    {
      means: { recipient: 'partner' },
      phrases: `partner, my partner, spouse, significant other, better half, other half, my love, my so,
      sweetheart, soulmate, bae`,
    },
    {
      means: { recipient: 'child', gender: 'f', mayBeGrown: true },
      phrases: `daughter, stepdaughter, granddaughter, grand-daughter, goddaughter, niece`,
    },
    {
      means: { recipient: 'child', gender: 'm', mayBeGrown: true },
      phrases: `son, sons, stepson, nephew, grandson, godson`,
    },
    {
      means: { recipient: 'child', mayBeGrown: true },
      phrases: `grandchild, grandchildren, grandkids, grandkid, godchild, nephews, nieces, my kid, my kids,
      my child, my children`,
    },
    {
      means: { recipient: 'child', gender: 'f' },
      phrases: `little girl, girl, girls, schoolgirl, lass`,
    },
    {
      means: { recipient: 'child', gender: 'm' },
      phrases: `little boy, boy, boys, schoolboy, lad`,
    },
    {
      means: { recipient: 'child' },
      phrases: `child, children, kid, kids, kiddo, little one, little ones, babies, newborn, toddler, toddlers,
      preschooler, pupil, pupils, schoolchild, schoolchildren, infant, infants, stepchild,
      stepchildren, foster child, foster children, triplets, bairn, choirboy, 1st grader,
      first grader, baby, babys, twins`,
    },
    {
      means: { recipient: 'teen' },
      phrases: `teen, teens, teenagers, teenage, adolescents, tween, preteen, schoolkid, minor, minors,
      youngster, youngsters, youth, juvenile, high schooler, high school student, middle schooler,
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
      phrases: `sister, sis, sissy, stepsister, half-sister, little sister, big sister, sister-in-law`,
    },
    {
      means: { recipient: 'sibling', gender: 'm' },
      phrases: `brother, bro, bruv, stepbrother, half brother, little brother, big brother, brother-in-law`,
    },
    {
      means: { recipient: 'sibling' },
      phrases: `siblings, sibling, twin sister, twin brother, twin`,
    },
    {
      means: { recipient: 'friend', gender: 'f' },
      phrases: `bestie, bff, best friend forever, girl friend of mine, female friend, bride, bride-to-be,
      bridesmaid, bridesmaids, maid of honour, maid of honor, girlfriends, girls' night`,
    },
    {
      means: { recipient: 'friend', gender: 'm' },
      phrases: `mate, best mate, buddy, pal, dude, groom, best man, groomsmen, groomsman`,
    },
    {
      means: { recipient: 'friend' },
      phrases: `friend, friends, best friend, best friends, flatmate, housemate, pen pal, teammate, mates,
      roommate, classmate, fellow student, penpal`,
    },
    {
      means: { recipient: 'colleague', gender: 'f' },
      phrases: `female colleague`,
    },
    {
      means: { recipient: 'colleague' },
      phrases: `colleague, colleagues, coworker, co-worker, coworkers, co-workers, workmate, workmates, team,
      staff, secretary, business partner, intern, employee, employees, assistant, client, clients,
      customer`,
    },
    {
      means: { recipient: 'boss' },
      phrases: `boss, my manager, manager, supervisor, team lead, ceo`,
    },
    {
      means: { recipient: 'boss', gender: 'f' },
      phrases: `female boss`,
    },
    {
      means: { recipient: 'teacher' },
      phrases: `teacher, teachers, tutor, professor, trainer, coach, teaching assistant, nursery teacher,
      kindergarten teacher, childminder, preschool teacher, mentor, driving instructor`,
    },
    {
      means: { recipient: 'teacher', gender: 'f' },
      phrases: `nanny`,
    },
    {
      means: { recipient: 'neighbour' },
      phrases: `neighbour, neighbor, neighbours, neighbors, next door, landlord`,
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
      mum and dad, mom and dad`,
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
      means: { recipient: 'relative', gender: 'f' },
      phrases: `daughter-in-law, aunt, auntie, aunty, godmother, great-aunt`,
    },
    {
      means: { recipient: 'relative', gender: 'm' },
      phrases: `son-in-law, uncle, godfather, cousin`,
    },
    {
      means: { recipient: 'relative' },
      phrases: `relative, relatives, cousins, godparents, family member`,
    },
    {
      means: { recipient: 'acquaintance' },
      phrases: `acquaintance, acquaintances, someone i barely know, someone i hardly know,
      someone i don't know well, postman, mailman, mail carrier, cleaning lady, cleaner, hairdresser,
      midwife, my doctor, our doctor, gp, dentist, physio, therapist, vet, care assistant,
      nurses on the ward, date`,
    },
    {
      means: { recipient: null, gender: 'f' },
      phrases: `woman, women, lady, ladies, female, for her, her, wife material`,
    },
    {
      means: { recipient: null, gender: 'm' },
      phrases: `man, men, guy, bloke, gentleman, for him, male`,
    },
  ],
  compound: null,
  possessive: 's',
  ownerWords: words('of my our s'),
  articles: words('a an'),
  genitiveArticle: null,
  genitivePhrase: /(?:^| )(?:of|from) (?:my|our|his|her|their)(?: \S+)?$/,
  otherPersonPhrase:
    /(?:^| )(?:from|not for)(?: (?:all|the|our|my|his|her|their|me|us|myself|and|both|\S+ and))*$|(?:^| )whose$/,
  bystanderPhrase:
    /(?:^| )(?!(?:and|n|for|or|to|with|plus) )\S+ (?:his|her|their)(?: (?:own|late|old|little|new))?$/,
  parentWord:
    /^(?:has|have|having|with|a|of|expecting|expects|two|three|four|[2-6]|their|young|son|her|his|our)$/,
  she: words('she her hers shes'),
  he: words('he his him hes'),
};
