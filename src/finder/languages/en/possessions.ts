import { behindThing, type TextPattern } from '../patterns.ts';

/** What somebody gets or has that is no thing to give twice. */
const noThing =
  '(?:jobs?|keys|nest|full|phd|doctorate|masters?|mba|campers?|campervans?|motorhomes?|caravans?|promotions?|divorces?|degrees?|diplomas?|haircuts?|houses?|homes?|flats?|apartments?|cottages?|places?|kitchens?|gardens?|allotments?|bab(?:y|ies)|pupp(?:y|ies)|kittens?|dogs?|cats?|pets?|horses?|diagnos[ei]s|letters?|visas?|scholarships?|raises?|colds?|licen[cs]es?|offers?|lots?|bits?|couple|few|cars?|boats?|business(?:es)?|compan(?:y|ies)|shops?|stores?|stalls?|caf[e]s?|restaurants?|pubs?|bars?|bakery|farms?|salons?|studios?|vineyards?)\\b';
/** What is counted and is no thing either. */
const counted =
  '(?:years?|months?|weeks?|days?|hours?|minutes?|euros?|pounds?|dollars?|bucks|quid|kids?|lads?|lasses|girls|boys|sons?|daughters?|times|tattoos?|degrees?|left|legs|feet|hands|passions?|hobbies|loves|things|interests)\\b';
/** Words that end the name of a thing. */
const after =
  '(?:and|but|so|or|for|from|with|that|which|who|last|this|an?|the|in|on|at|to|by|because|already|ago|he|she|they|it|i|we|of|if|since|when|is|are|was|now|as|recently|yesterday|only|just|off|no|not|please)\\b';
const thing = `(?!(?:[a-z]+ ){0,2}${noThing})(?:(?:(?:brand )?new|second|lovely|nice|big|fancy|very expensive|expensive|really good|good) )?(?<what>(?!${after})[a-z0-9'-]{3,}(?: (?!${after})[a-z0-9'-]+){0,2})`;
/** A thing of several, whose name is a plural. */
const things = `(?!(?:[a-z]+ ){0,2}(?:${noThing}|${counted}))(?<what>(?:(?!${after})[a-z0-9'-]{3,} ){0,2}[a-z-]{3,}s)`;
const number = '(?:two|three|four|five|six|seven|eight|nine|ten|a dozen|twelve|twenty|\\d{1,2})';
const notGiver =
  "(?<!\\b(?:i|we|i've|we've|i have|we have|i had) (?:[a-z]+ )?)(?<!(?:n't|not|never|no longer) )";
const self = '(?: (?:himself|herself|themselves|her|him|them))?';
const ago = `(?:last (?:year|month|week|summer|winter|spring|autumn|christmas|xmas|time|birthday|weekend)|(?:${number}|an?|a few|a couple of|some) (?:years?|months?|weeks?|days?) ago|this (?:year|month|week|summer)|recently|yesterday|the other (?:day|week))`;

/** Words that end a list of things that somebody has. */
const endOfList =
  '(?:but|so|wants?|needs?|would|loves?|likes?|enjoys?|is|are|was|he|she|they|we|i|who|that|which|because|for|from|dream(?:s|ing)|hopes?|plays?|no|not|lacks?|no longer|gift|present|looking)\\b';
/** Things of a list before another one: "a drill, a saw and", with a comma or "and" at the end. */
const listed = `(?:an?|some|his own|her own|one of those|the) (?:(?!${endOfList})[a-z0-9'-]+,? ){0,12}(?:(?!${endOfList})[a-z0-9'-]+(?:, (?:and |plus )?| and | plus ))`;
const surelyHas =
  "(?:owns?|already (?:has|have|got|bought|owns?)|(?:has|have) (?:already|got)(?: got)?|'s got)";

/** Say that somebody has a thing, which is not given again. */
export const surelyOwned: readonly TextPattern[] = [
  {
    // Each of a list: "owns a backpack and a tripod".
    pattern: `(?<=${notGiver}\\b${surelyHas} (?:already )?${listed})(?:an?|some) ${thing}(?: already)?`,
    examples: ['she owns a tent and a stove', 'he already has a drill, a saw and a sander'],
  },
  {
    pattern: `(?<=${notGiver}\\b(?:has|have) ${listed})(?:an?|some) ${thing}(?=,? (?:(?!${endOfList})[a-z0-9'-]+,? ){0,10}already\\b)`,
    examples: ['he has a drill, a saw and a sander already'],
  },
  {
    pattern: `${notGiver}\\b(?:has|have) (?:an?|some) ${thing}(?=,? (?:(?!${endOfList})[a-z0-9'-]+,? ){0,12}already\\b)`,
    examples: ['she has a tent and a stove already'],
  },
  {
    pattern: `${notGiver}(?:just|recently|newly|(?:has|have) already|already) (?:bought|got|gotten|purchased|ordered|acquired|received|been given|treated)${self}(?: to)? (?:an?|some|his|her|their|the) ${thing}`,
    examples: ['mum just bought herself a kettle', 'he recently got a new tent'],
  },
  {
    pattern: `${notGiver}(?:bought${self}|treated (?:himself|herself|themselves) to) (?:an?|his own|her own|their own) ${thing}(?: ${ago})?`,
    examples: ['she bought a telescope last month', 'my brother bought himself a drone'],
  },
  {
    pattern: `${notGiver}(?:got|received|was given|were given|has had)${self} (?:an?|one of those|the) ${thing} ${ago}`,
    examples: ['he got a blender last year', 'they were given a teapot two years ago'],
  },
  {
    pattern: `${notGiver}(?:got|received|was given|were given) (?!${noThing}|${counted})(?<what>(?!${after})[a-z-]{3,}s) ${ago}|(?:has|have|'s got|got) (?:already )?(?:more than )?enough ${things}`,
    examples: ['mum got scarves last year', 'has more than enough candles'],
  },
  {
    pattern: `${notGiver}(?:got|received|was given|were given) (?:an?|one of those) ${thing}(?= (?:for (?:christmas|xmas|(?:his|her|their) (?:last )?(?:birthday|wedding|anniversary))|from (?:his|her|their|my|me|us|our)\\b))`,
    examples: ['he got a guitar for christmas', 'she was given a watch from her mum'],
  },
  {
    // Others give it: "his parents are getting him a bike".
    pattern: `(?<!\\b(?:we|and i|wants?|would|if) )(?:is|are|'s) (?:already )?(?:giving|getting|buying) (?:her|him|them) (?:an?|the) ${thing}|(?:is|'s) (?:already )?getting (?:an?|the) ${thing}(?= from )`,
    examples: ['my sister is giving him a watch', 'she is getting a tent from her dad'],
  },
  {
    // "His auntie brought a lunch box": somebody of the family gives it.
    pattern: `(?:his|her|their) (?:[a-z]+ )?(?:mum|mom|mother|dad|father|parents|gran(?:ny|dma)?|nan|grandad|grandpa|grandparents|aunt(?:ie|y)?|uncle|godmother|godfather|sister|brother|husband|wife|boyfriend|girlfriend|kids|children|sons?|daughters?|partner) (?:(?:has|have|is|are|already|just) )*(?:(?:brought|bought|bringing|buying)(?: (?:him|her|them))? (?:(?:an?|the|some) )?|(?:got|getting|giving|given)(?: (?:him|her|them))? (?:an?|the|some) (?!(?:party|speech|call|lift|hand|break|loan|talk|chance|go|new)\\b))${thing}`,
    examples: ['his auntie brought lunch box', 'her granny is getting the bracelet'],
  },
  {
    // "He bought the guitar himself", "she could open a shop with her candles".
    pattern: `(?<!\\b(?:i|we) )(?:bought|got|ordered) (?:an?|the|his|her|their) ${thing} (?:himself|herself|themselves)|could (?:open|start|stock|fill|run) (?:an?|her own|his own|their own) (?:[a-z]+ )?[a-z]+ with (?:all )?(?:her|his|their|the) ${things}`,
    examples: ['he bought the guitar himself', 'she could open a shop with her candles'],
  },
  {
    pattern: `(?:i|we|[a-z]+) (?:already )?(?:gave|got|bought) (?:her|him|them) (?:(?:an?|some|the) )?${thing} ${ago}`,
    examples: ['we gave him a drill last year', 'my brother got her slippers last christmas'],
  },
  {
    pattern: `the (?<what>(?!${after})[a-z0-9'-]{3,}(?: (?!${after})[a-z0-9'-]+)?) (?:is|are) already there`,
    examples: ['the kettle is already there'],
  },
  {
    pattern: `${notGiver}(?:has|have|owns?|'s got) (?:already )?(?:(?:got|at least|about|over|like) )?${number} (?:[a-z]+ (?=[a-z]+s ))?${things}(?: already)?(?! old| ago| left)`,
    examples: ['dad has three guitars', 'she owns about 20 teapots already'],
  },
  {
    pattern: `(?:has|have|owns|'s got|got) (?:an?|one|his own|her own) ${thing} (?:that|which) (?:(?:still|already) )?(?:works?|is (?:fine|ok|good|great|new)|does the job|(?:he|she|they) (?:loves?|likes?|uses?|is happy))`,
    examples: ['he has a blender that works fine'],
  },
  {
    pattern: `(?:his|her|their) ${thing}(?: (?:is|are|'s) (?=(?:only|just|barely|not even|less than|still) (?:${number}|one|an?|a few|a couple of|some) (?:years?|months?|weeks?)(?: old)?)| (?:is|are) (?:(?:brand|almost|nearly|quite|fairly|pretty|still) new|still (?:good|fine|ok|going strong|working|like new))| (?:still )?works? (?:fine|well|perfectly|great))`,
    examples: ['her kettle is only two years old', 'his drill still works fine'],
  },
  {
    pattern: `(?:has|have|'s got|got) (?:an?|his own|her own) (?:brand new|perfectly (?:good|fine)) (?=[a-z])(?!${noThing})(?<what>(?!${after})[a-z0-9'-]{3,}(?: (?!${after})[a-z0-9'-]+){0,2})`,
    examples: ['he has a brand new bike', 'they have a perfectly good toaster'],
  },
  {
    pattern: `(?:owns|'s got|has got) (?:an?|his own|her own) ${thing}(?: already)?|owns (?:all |both )?the ${thing}|${notGiver}(?:has|have) (?:an?|his own|her own) ${thing} already`,
    examples: ['she owns a telescope', "he's got a watch already", 'owns the grinder'],
  },
  {
    // Each of a list: "has enough gloves, scarves and hats".
    pattern: `(?<=\\b(?:has|have|'s got|got) (?:already )?(?:more than )?enough (?:[a-z-]+(?:, (?:and |or )?| and | or )){1,4})${things}`,
    examples: ['has enough pencils and markers'],
  },
  {
    // "Her puzzles fill two cupboards".
    pattern: behindThing(
      `(?:his|her|their|[a-z]+'s) ${things}`,
      '(?:(?:now|already|practically|just|really) ){0,2}(?:fills?|takes? up|covers?|clogs? up|spills? out of)(?: (?:an?|the|his|her|their|every|half|two|three|four|whole|entire|all|most|of)){1,3} (?:[a-z]+ )?(?:cupboards?|shelf|shelves|drawers?|wardrobes?|rooms?|garage|loft|attic|house|flat|walls?|bookcases?|boxes|box|shed|kitchen|bedroom)',
    ),
    examples: ['her puzzles now fill two cupboards', 'dad’s tools take up the whole garage'],
  },
  {
    // "Crayons by the bucket"; what one eats by the tub is no thing to have.
    pattern: behindThing(
      `(?<!\\b(?:eats?|drinks?|reads?|bakes?|makes?|sells?|buys?) )${things}`,
      'by the (?:bucket|bucketload|bucketful|boatload|truckload|lorryload|cartload|carload|drawerful|boxful|hundred|dozen|crate)\\b',
    ),
    examples: ['she has crayons by the bucket'],
  },
  {
    // Each of a list behind which they are refused: "has picks and a tuner, so none of those".
    pattern: `(?<=\\b(?:has|have|got|owns?) (?:(?:(?!${endOfList})[a-z'-]+,? ){0,12}(?<=, |\\band |\\bor ))?(?:(?:already|an?|some|the|his|her|far|too|many|so|several|and|loads of|plenty of) ){0,3})(?!(?:already|an?|some|the|his|her|far|too|many|so|several|loads|plenty)\\b)(?<what>(?!${after})[a-z-]{3,}(?: (?!${after})[a-z-]+)?)(?=(?:,| and| or|,? (?:so|please|therefore))\\b[^.!?]{0,60}\\b(?:none|neither|no more|not (?:any|one|another)|nothing) of (?:those|these|them|either)\\b|,[^.!?]{0,60}\\b(?:none|neither|no more) of (?:those|these|them|either)\\b)`,
    examples: ['he has picks, straps and a tuner, so none of those'],
  },
];
