import type { Occasion } from '../../content/vocabulary.ts';
import { inFrames } from '../in-frames.ts';
import type { PhraseList } from '../patterns.ts';
import type { OccasionGrammar } from '../people-grammars.ts';
import { longAgo } from './losses.ts';

const listed: PhraseList<Occasion> = [
  {
    means: 'anniversary',
    phrases: `anniversary, wedding anniversary, our anniversary, silver wedding, golden wedding,
      golden anniversary, years together, years of marriage, years married, been married`,
  },
  {
    means: 'birthday',
    phrases: `birthday, bday, b-day, birthdays, birthday girl, birthday boy, birthday gift, birthday present,
      turns, turning`,
  },
  {
    means: 'christmas',
    phrases: `christmas, xmas, x-mas, holidays gift, santa claus, under the tree, stocking filler,
      stocking fillers, stocking stuffer, stocking stuffers, crimbo, yule, yuletide`,
  },
  {
    means: 'valentine',
    phrases: `valentine, valentines, valentine's day, valentines day`,
  },
  {
    means: 'wedding',
    phrases: `wedding, weddings, wedding gift, wedding present, bridal shower, gets married, getting married,
      marrying, newlyweds, tying the knot, tie the knot, ties the knot, getting hitched, get hitched, got hitched`,
  },
  {
    means: 'engagement',
    phrases: `engagement, engaged, just got engaged, engagement party`,
  },
  {
    means: 'birth',
    phrases: inFrames(
      'had * baby, had * child, have had * baby, has had * baby, had * little one',
      'her first, her second, her third, her fourth, their first, their second, their third, their fourth, another, a second, a third, their little',
    ),
  },
  {
    means: 'birth',
    phrases: `birth, new baby, newborn gift, maternity leave, parental leave,
      paternity leave, welcome baby, just had a baby, had a baby, gave birth, became a father,
      became a dad, became a mother, became a mum, became a mom, became parents, arrival of`,
  },
  {
    means: 'baptism',
    phrases: `baptism, christening, naming ceremony, baby naming, baby's naming, naming day, naming party, namkaran,
      being christened, is christened, getting christened, gets christened, be christened, being baptised, being baptized,
      getting baptised, getting baptized, gets baptised, gets baptized, be baptised, be baptized`,
  },
  {
    means: 'communion',
    phrases: `communion, first communion, holy communion`,
  },
  {
    means: 'mothers-day',
    phrases: `mother's day, mothers' day, mothering sunday, mum's day, mums day, moms day, mothers day`,
  },
  {
    means: 'fathers-day',
    phrases: `father's day, fathers' day, dad's day, dads day`,
  },
  {
    means: 'housewarming',
    phrases: `housewarming, house-warming, new house, new home, new flat, new apartment, first home,
      first flat, first apartment, bought a house, bought a flat, bought an apartment, bought their first house,
      bought her first house, bought his first house, bought their first home, just moved, moved in, moving in, moving house, moves out,
      moving out`,
  },
  {
    means: 'housewarming',
    phrases: inFrames(
      'moved into *, moves into *, moving into *, move into *',
      'a flat, an empty flat, a new flat, a tiny flat, a small flat, a bigger flat, her own flat, his own flat, their own flat, her first flat, his first flat, an apartment, an empty apartment, a new apartment, her own apartment, his own apartment, a house, an empty house, a new house, a studio, a bedsit, her own place, his own place, their own place, a new place, a place of her own, a place of his own, shared accommodation, a shared house',
    ),
  },
  {
    means: 'housewarming',
    phrases: 'empty flat, empty apartment',
  },
  {
    means: 'graduation',
    phrases: `graduation, graduate, graduated, graduating, graduates, finished uni, finished university,
      got her degree, got his degree, phd, doctorate, passing out parade, passing-out parade,
      passing out ceremony, school leaver, school leavers`,
  },
  {
    means: 'school-start',
    phrases: `starts school, starting school, first day of school, back to school, first school day`,
  },
  {
    means: 'exam',
    phrases: `exam, exams, passed her exam, passed his exam, passed`,
  },
  {
    means: 'new-job',
    phrases: `first day at work, first day at her new, first day at his new, new job, first job, started a new job, starting a new job, starts a new job`,
  },
  {
    means: 'retirement',
    phrases: `retirement, retiring, retires, about to retire, will retire, going to retire, due to retire, going into retirement, just retired, has retired,
      have retired, has just retired, recently retired, newly retired, freshly retired, now retired`,
  },
  {
    means: 'farewell',
    phrases: `farewell, goodbye, good-bye, leaving gift, leaving present, leaving party, leaving do,
      leaving work, leaving, is leaving,
      leaving us, moving abroad, moving away, going away, going away gift, last day, year abroad,
      gap year`,
  },
  {
    means: 'thank-you',
    phrases: `thank-you, thank you gift, to say thanks, say thank you, to say thank you, as a thank you,
      thanks for helping, in gratitude, gratitude, end of year, end of term, end of school year,
      work anniversary, service anniversary, long service, long service award, years of service, years with the company, years at the company,
      years with the firm, years at the firm`,
  },
  {
    means: 'get-well',
    phrases: `get well, get well soon, feel better, recovery, recovering, in hospital, in the hospital,
      after surgery, after an operation, after an op, is sick, is ill, illness, broken leg,
      operation, broke her leg, broke his leg, broke her arm, broke his arm, broke her foot,
      broke his foot, broken arm, broken ankle, broken foot, in a cast, had surgery, having surgery,
      knee surgery, hip replacement, knee replacement, laid up, the flu, chemotherapy, burnout,
      chemo`,
  },
  {
    means: 'sympathy',
    phrases: `sympathy, condolence, condolences, grieving, grief, mourning, bereaved, bereavement, funeral,
      lost her mother, lost his father, lost her husband, lost his wife, lost her dog, lost her cat,
      lost a baby, lost her baby, lost his baby, lost their baby, lost my baby,
      passed away, died, death of, loss of, miscarriage`,
  },
  {
    means: 'apology',
    phrases: `apology, apologise, apologize, say sorry, to say sorry, sorry gift, make up for, make it up to,
      make up after a fight, after a fight, after an argument`,
  },
  {
    means: 'easter',
    phrases: `easter, easter basket, easter bunny`,
  },
  {
    means: 'saint-nicholas',
    phrases: `saint nicholas, st nicholas`,
  },
  {
    means: 'secret-santa',
    phrases: `secret santa, white elephant, yankee swap, office gift exchange, gift exchange, kris kringle,
      pollyanna`,
  },
  {
    means: 'hanukkah',
    phrases: `hanukkah, chanukah, channuka`,
  },
  {
    means: 'new-year',
    phrases: `new year's eve, new year's, new years eve, new years, nye`,
  },
  {
    means: 'bachelor-party',
    phrases: `bachelor party, bachelorette, bachelorette party, hen do, hen party, hen night, hen gift, hen present, hen weekend, hens night, hens party, stag do,
      stag party, stag night`,
  },
  {
    means: 'invitation',
    phrases: `thanksgiving dinner, for thanksgiving, at thanksgiving, over thanksgiving, invited, invite us, invited us, having us over, have us over, has us over, invited to dinner,
      dinner party, dinner invitation, dinner guest, invited for dinner, staying with, to stay with, and stay with, invitation,
      what do i bring, what do we bring, what to bring, what should i bring, what should we bring,
      what can i bring, what can we bring, what shall i bring, what shall we bring`,
  },
  {
    means: 'confirmation',
    phrases: `confirmation, being confirmed, getting confirmed, gets confirmed, get confirmed, be confirmed in church, making her confirmation, making his confirmation`,
  },
  {
    means: 'name-day',
    phrases: `name day, nameday`,
  },
  {
    means: 'baby-shower',
    phrases: `baby shower, babyshower`,
  },
  {
    means: 'advent',
    phrases: `advent, advent calendar`,
  },
  {
    means: 'driving-licence',
    phrases: `driving test, driving licence, driving license, driver's license, driver's licence,
      passed driving test, passed her test, passed his test`,
  },
  {
    means: 'promotion',
    phrases: `promotion, promotion at work, got promoted, promoted, job promotion`,
  },
  {
    means: 'eid',
    phrases: `eid, eid mubarak, eid al-fitr, eid al-adha, ramadan, bayram`,
  },
  {
    means: 'diwali',
    phrases: `diwali, deepavali`,
  },
  {
    means: 'raksha-bandhan',
    phrases: `rakhi, rakhee, raksha bandhan, rakshabandhan, rakshabandan, raksha bandan, bhai dooj, bhai duj, bhaiya dooj`,
  },
  {
    means: 'lunar-new-year',
    phrases: `lunar new year, chinese new year, vietnamese new year, korean new year, asian new year, tet, seollal`,
  },
  {
    means: 'nowruz',
    phrases: `nowruz, norooz, persian new year`,
  },
  {
    means: 'bar-mitzvah',
    phrases: `bar mitzvah, bat mitzvah, bar mitzvahed, bat mitzvahed, batmitzvah, barmitzvah`,
  },
  {
    means: 'just-because',
    phrases: `just because, no occasion, no special occasion, for no reason, no reason, cheer up,
      cheer her up, cheer him up, pick-me-up`,
  },
];

export const occasions: OccasionGrammar = {
  phrases: [
    ...listed,
    {
      // "Invited for coffee" names an invitation, and coffee is no interest.
      means: 'invitation',
      phrases: inFrames(
        'invited to *, invited to a *, invited to the *, invited for *, invited for a *, invited over for *, over for *, over for a *, invitation to a *',
        'dinner, lunch, brunch, breakfast, tea, coffee, drinks, cocktails, wine, cake, barbecue, bbq, braai, picnic, potluck, game night, wine evening, dinner party, garden party, cocktail party',
      ),
    },
  ],
  finished: [
    {
      pattern:
        "(?:finish(?:ed|es|ing)|complet(?:ed|es|ing)) (?:(?:her|his|their|an|the) )?(?:[a-z]+ )?apprenticeship|(?:just|newly|recently|freshly|finally|has|have|'s) qualified as an? [a-z]+|newly qualified",
      examples: [
        'he completed his plumbing apprenticeship',
        'she just qualified as a nurse',
        'for a newly qualified vet',
      ],
    },
    {
      pattern:
        '(?:finish(?:ed|es)|complet(?:ed|es)|done with|got|gained|earned|passed) (?:(?:her|his|their|a|an|the|first|class|honours) ){0,3}(?:(?!sunday|high|driving|primary|nursery)[a-z]+ )?(?:degree|masters?|bachelors?|phd|doctorate|dissertation|thesis|finals|studies|university|uni|med school|medical school|law school)|(?:studied|did (?:her|his|their) (?:degree|masters?|bachelors?|phd) in)(?:(?=.{0,60} graduat)|(?<=\\bgraduat[a-z]{1,5} .{0,60}(?:studied|in)))',
      examples: ['she finished her law degree', 'graduation of my cousin who studied art'],
    },
  ],
  told: [
    {
      // Who has served for so long is thanked.
      means: 'thank-you',
      pattern:
        '(?:celebrat|mark)[a-z]* (?:(?:her|his|their) )?(?:\\d+|[a-z]+(?:[- ][a-z]+)?) years (?:as|with|at|in|of|on) (?!marriage|being|life|age)[a-z]+|(?:\\d+|[a-z]+) years as (?:our|the|their) [a-z]+|(?:priestly|ordination|ministry|professional|service) jubilee|jubilee of (?:(?:her|his|our|the|their) )?(?:priest|ordination|profession|vicar|club|choir)[a-z]*',
      examples: ['celebrating thirty years with the brigade', '25 years as our choirmaster'],
    },
    {
      // Whoever is named for their part in a wedding is one of those who marry.
      means: 'wedding',
      pattern:
        "(?:for|to|from|give|get|of|marrying) (?:the|my|our|a|her|his) (?:new |lovely )?(?:bride|groom)(?: to be)?(?! (?:of|from) frankenstein)|(?:bride|groom)(?: |-)to(?: |-)be|bride and (?:the )?groom|best m[ae]n'?s? (?:gift|present)|(?:being|is|was|be) (?:(?:her|his|my|a|the) )?(?:best man|maid of honou?r|bridesmaid)",
      examples: ['a gift for the groom', 'what to get the bride-to-be', 'best mans gift'],
    },
    {
      // Whoever is met at home for the first time is a host.
      means: 'invitation',
      pattern:
        "(?:meet(?:ing)?|visit(?:ing)?) (?:(?:them|her|his|their|my|the|new|future|[a-z]+[^a-z ]s) ){1,3}(?:(?:parents|family|folks|mum|mom|dad|in laws?) )?(?:for the )?(?:first|1st) time|(?:first|1st) time (?:that )?(?:i|we|i'?m|we'?re|i am|we are|i'?ll|we'?ll)(?: be)? (?:meet(?:ing)?|visit(?:ing)?)(?= (?:them|her|his|their|my|the)\\b)|(?:first|1st) (?:dinner|lunch|visit|meal|time) (?:at|with) (?:theirs?|hers?|his|the)",
      examples: [
        'meeting her parents for the first time',
        'first time i am meeting them',
        'first dinner at theirs',
      ],
    },
    {
      // What broke was no bone.
      means: null,
      pattern:
        'recover(?:y|ing|s|ed)? from (?:(?:a|an|her|his|the|their) )?(?:[a-z]+ )?(?:break-?up|divorce|split|separation|heartbreak)',
      examples: ['recovering from a bad break-up'],
    },
    {
      // Who has long been retired celebrates no retirement.
      means: null,
      pattern:
        '(?:been |long |already )retired|retired (?:for|since) (?!last|this|yesterday|monday|friday)[a-z0-9]+|retired (?:[a-z0-9]+ ){1,2}years ago',
      examples: ['she has been retired for ten years', 'retired since 2010'],
    },
    {
      // A loss of long ago is no occasion.
      means: null,
      pattern: longAgo,
      examples: ['her budgie died years ago', 'lost his wife a long time ago'],
    },
    {
      // Whoever comes home from a journey is no guest.
      means: null,
      pattern:
        '(?:what|something)(?: (?:can|could|should|shall|do|to|i|we))* bring (?:back|home|(?:(?:back|home) (?:to|for) )?(?:my|our) (?:wife|husband|girlfriend|boyfriend|partner|fiancee?|kids|children|daughters?|sons?|missus|better half))',
      examples: ['what should I bring my wife', 'something to bring back for her'],
    },
    {
      // Who is back at work needs nothing for a newborn.
      means: null,
      pattern:
        "(?:back|return(?:s|ed|ing)?|home) (?:(?:to|at) (?:work|the office) )?(?:from|after|off) (?:(?:her|his|their|a|the|long) ){0,2}(?:maternity|paternity|parental|mat) leave|(?:maternity|paternity|parental|mat) leave(?: is|'?s)? (?:over|done|ending|ended|ends)",
      examples: ['back from maternity leave', 'his parental leave is over'],
    },
    {
      means: null,
      pattern: '(?:is|are|am|so|just|really) (?:sick|ill)(?: and tired| to death)? of',
      examples: ['she is sick of scented candles'],
    },
    {
      // Somebody who lives with the giver or next door leaves; a son who moves out has a first home.
      means: 'farewell',
      pattern:
        "(?:flat|house|room)(?: |-)?mates?(?:'?s| is| are| who is| whos)?(?: [a-z]+)? (?:mov(?:ing|in|es|ed) (?:out|away|on)|leav(?:ing|in|es))|(?:lodger|tenant|neighbou?r|landlord|landlady)s?(?:'?s| is| are| who is| whos)?(?: [a-z]+)? (?:mov(?:ing|in|es|ed) (?:out|away)|leav(?:ing|in|es))",
      examples: ['our lodger moves out', 'my housemates moving out', 'the neighbours are leaving'],
    },
    {
      means: 'farewell',
      pattern:
        '(?:fly(?:ing|in)?|flies|mov(?:ing|in|es)|off|going|goes|heading|relocat(?:ing|es)) (?:(?:back|out|over|home) ){0,2}to [a-z]+(?: [a-z]+)? (?:for good|permanently|forever|indefinitely)|emigrat(?:es|ing|e)',
      examples: [
        'he flies to peru for good',
        'off back to new zealand forever',
        'she is emigrating',
      ],
    },
  ],
  past: [
    {
      pattern: 'after (?:the|our|my|their) (?:wedding|christening|baptism)',
      examples: ['a thank you after the wedding'],
    },
    {
      pattern:
        "[a-z']+(?: day)? (?:is|was|has|'s|are|were) (?:(?:already|now|all|just|been|well|come) (?:and )?){0,3}(?:over|done|gone|passed|past|finished|out of the way|behind us|last (?:week|month|year|weekend)|(?:a|two|three|\\d) (?:weeks?|months?|days?) ago)",
      examples: ['Christmas is over', 'Easter has been and gone', 'his birthday was last month'],
    },
    {
      pattern:
        "(?:already|just) (?:had|did|done|celebrated) (?:(?:her|his|their|our|my|the|a) )?[a-z']+(?: day)?|(?:had|did|celebrated) (?:her|his|their|our) [a-z']+(?: day)? (?:already|last (?:week|month))",
      examples: ['she already had her name day', 'we did our anniversary last week'],
    },
    {
      // What they got then tells of that day, and the gift is for another one.
      pattern:
        "(?:gave|got|bought|given|had|received) (?:[a-z']+ ){1,6}?for (?:(?:her|his|their|the) )?(?:last )?[a-z']+(?: day)? (?:already|last year)|already (?:gave|got|bought|given|had|received) (?:[a-z']+ ){1,6}?for (?:(?:her|his|their|the) )?[a-z']+(?: day)?|for (?:(?:her|his|their) )?[a-z']+(?: day)? (?:[a-z']+ ){1,2}(?:already|last year) (?:gave|got|bought|had|received)",
      examples: [
        'we got her a scarf for Valentine’s day already',
        'already gave him socks for Christmas',
        'for Christmas we already bought a mug',
      ],
    },
    {
      pattern:
        "last (?:year'?s )?(?!day|minute|week|month|year|night|name|time)[a-z']+|last year (?:for|at|on) (?:(?:her|his|their) )?[a-z']+|(?:for|at|on) (?:(?:her|his|their) )?[a-z']+ last year",
      examples: ['last Christmas', 'last year for his birthday', 'at Easter last year'],
    },
  ],
};
