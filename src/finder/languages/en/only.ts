import type { OnlyGrammar } from '../exclusion-grammars.ts';
import { words, wordsOfKinds } from '../patterns.ts';

/** Small words between "all she wants is" and the thing. */
const described = '(?: (?:her|his|their|a|an|some|the|good|more|something|anything))*';

/** What somebody does or attends. */
const done =
  '(?:experiences?|outings?|days? out|day trips?|activit(?:y|ies)(?! (?:books?|boxe?s?|cent(?:re|er)|kits?|toys?|sets?|trackers?|mats?|cubes?))|something to (?:do|experience)|things to do|memories)';
/** No object. */
const noThing =
  "(?:(?:no|not|nothing|without|rather than|instead of|over|want|n'?t)(?: any| an?| another| more| physical| material)* (?:things?|stuff|objects?|possessions|(?:physical|material) (?:gifts?|presents?)))(?! (?:to|for (?!my|our|him|her|them|me|us|mum|dad)|from|about|like|with|that|of|in|on)\\b)";

/** "It should be": what the gift has to be follows. */
const must =
  "(?:(?:must|has to|have to|got to|gotta|needs? to|should|ought to|is supposed to|is meant to|i(?:'d| would) (?:like|prefer|want) it to|(?:want|need)(?:s|ed)? it to) (?:really |definitely |ideally |preferably )?be)";
/** Not one of two: "a book or a game". */
const noChoice = '(?![^.!?]{0,60}\\bor\\b)';

export const only: OnlyGrammar = {
  kinds: [
    {
      means: ['experience', 'course'],
      pattern: `${must} (?:an? |some )(?:(?:nice|proper|fun|shared|real|memorable) )?(?:experience|outing|day out|night out|activity)${noChoice}`,
      examples: ['it should be an experience', 'it has to be a day out'],
    },
    {
      means: ['clothing', 'shoes'],
      pattern: `${must} (?:(?:something|anything) (?:(?:[a-z]+ )?(?:he|she|they) can |to )wear|(?:an? )?(?:item of clothing|clothes|clothing))(?! (?:on|in) (?:her|his) (?:neck|fingers?|wrists?|ears)\\b)${noChoice}`,
      examples: ['it has to be something to wear', 'should be something she can wear'],
    },
    {
      means: ['book'],
      pattern: `${must} something (?:(?:he|she|they) can |to )read${noChoice}`,
      examples: ['it should be something to read'],
    },
    {
      means: ['food', 'sweets'],
      pattern: `${must} (?:something (?:(?:he|she|they) can |to )(?:eat|nibble)|edible)${noChoice}`,
      examples: ['it must be something to eat'],
    },
    {
      means: ['experience', 'course'],
      pattern: `(?<!\\bwants? )${noThing}(?:(?=[^!?]{0,120}\\b${done}\\b)|(?<=\\b${done}\\b[^!?]{0,120}))`,
      examples: [
        'no things please, my gran loves opera, something to do',
        'an experience rather than an object',
        'a day out instead of stuff for my dad',
      ],
    },
    {
      means: ['experience', 'course'],
      pattern: `(?:only|just|nothing but|purely|solely) (?:an? |some )?(?:(?:real|nice|good|shared|fun|proper) )*(?:experiences?|outings?|days? out|day trips?)(?! (?:level|points?))`,
      examples: ['only experiences this year', 'just a day out for my niece'],
    },
    {
      // "A night out for my sister", at the beginning or behind a wish.
      means: ['experience', 'course'],
      pattern:
        '(?:(?<=^(?:(?:gift|present|ideas?|for)[ :,-]+)*)|(?<=\\b(?:want|looking for|need|find|give|plan|book|prefer|fancy|get|like) (?:(?:him|her|them|us|my [a-z]+) )?))(?:an?|some) (?:(?:nice|lovely|little|special|fun|proper|joint|great|memorable) )*(?:outings?|days? out|nights? out|evenings? out|trip out|excursion)(?! of\\b)(?![^.!?]{0,80}\\bor\\b)',
      examples: [
        'a nice day out for my wife and me',
        'looking for an outing with my nephew',
        'I want to give her a night out',
      ],
    },
    {
      means: ['experience', 'course'],
      pattern:
        '(?:that|which|to) (?:(?:will|would|could) )?(?:gets?|takes?|brings?|drags?) us (?:(?:both|all|two) )?out(?! of (?:bed|debt|trouble))',
      examples: ['something that gets us both out of the house'],
    },
    {
      means: ['experience', 'course', 'donation'],
      pattern: '(?:immaterial|intangible|non.?material|non.?physical) (?:gifts?|presents?|ideas?)',
      examples: ['a non-material present for my mother'],
    },
  ],
  words: words('only solely exclusively purely'),
  near: words('only solely exclusively nothing just but except'),
  nothing: words('nothing nowt'),
  anything: words('anything much'),
  except: words('but except besides apart aside other'),
  habits: new Map([
    ...wordsOfKinds('drinks drink drank', 'drink', 'alcohol'),
    ...wordsOfKinds('eats eat snacks', 'food', 'sweets'),
    ...wordsOfKinds('reads read', 'book', 'magazine'),
    ...wordsOfKinds('listens listen', 'music'),
    ...wordsOfKinds('watches watch plays play wears wear smokes does cooks bakes'),
    ...wordsOfKinds(
      'likes like loves love enjoys adores into interested cares care talks talk thinks think lives swears hobby hobbies passion',
    ),
  ]),
  pursuits: words('hobbies hobby interests interest passions pastimes'),
  knowing: words('know knows knew known told learned'),
  before: [
    {
      anchor: 'before',
      pattern: `(?:all|the (?:only|sole|one) things?)(?: that)? (?:he|she|they|[a-z]+)(?:'ll|'d)? (?:(?:ever|really|will|would) )*(?:wants?|wanted|likes?|loves?|needs?|enjoys?|reads?|eats?|drinks?|plays?|does|accepts?|tolerates?|asks? for|takes?|cares about|is (?:into|interested in)|(?:has |have )?asked for) (?:is|are|would be)${described}`,
      examples: [
        'all she ever wants is',
        'the only thing grandad reads is his',
        'the sole thing she’ll accept is a',
      ],
      counterexamples: ['all her friends are', 'what he wants is', 'all she wants'],
    },
    {
      anchor: 'before',
      pattern: `only (?:(?:ever|really|be) )?(?:wants?|accepts?|tolerates?|asks? for|asked for|cares? about|approves? of)${described}`,
      examples: [
        'she will only accept something',
        'my aunt only wants',
        'he only really cares about his',
      ],
      counterexamples: ['she only met him, he wants', 'he wants'],
    },
    {
      // "The prison only lets in": what may come is all that may be given.
      anchor: 'before',
      pattern: `(?:prison|jail|hospital|ward|home|school|camp|army|post|they|which|it) (?:will )?only (?:lets?|allows?|permits?|accepts?|takes?|admits?)(?: (?:in|him|her|them|us|me|through))*(?: (?:to )?(?:have|send|receive|order|get))?${described}`,
      examples: ['the prison only lets in', 'they only allow her to have', 'the ward only accepts'],
      counterexamples: ['she only takes', 'it only lets light', 'the prison lets in'],
    },
    {
      // "It has to be a book": an adjective such as "vegan" would follow without an article.
      anchor: 'before',
      pattern:
        "(?:it|this|that|gift|present)(?:'s| has|'ll| will)? (?:just )?(?:must|has to|have to|got to|needs? to|should|ought to) be an?",
      examples: ['it has to be a', "it's got to be an", 'the gift must be a', 'it should be a'],
      counterexamples: ['she has to be a', 'it must be', 'it may be a'],
    },
    {
      anchor: 'before',
      pattern: `(?<=^|[,.;:]\\s?)just${described}`,
      examples: ['just some', 'for my mum, just'],
      counterexamples: ['she has just', 'he just likes'],
    },
    {
      anchor: 'before',
      pattern: `no (?:presents?|gifts?) (?:but|except(?: for)?|apart from|other than)${described}`,
      examples: ['no presents but', 'they want no gifts except for'],
      counterexamples: ['no presents', 'no books but'],
    },
  ],
  after: [
    {
      anchor: 'behind',
      pattern:
        '(?:(?:gifts?|presents?|things?|stuff|ideas?) )?only(?=\\s*(?:[.,:;!?)]|$)|\\s+(?:please|pls|plz|thanks|thx|ta|cheers|no|not|nothing|under|max|up to|because|cos|since)\\b)',
      examples: [
        ' only',
        ' gifts only, please',
        ' only, for her birthday',
        ' only please',
        ' only: my niece',
        ' only because we buy nothing new',
      ],
      counterexamples: [' only knits on Sundays', ' and only tea'],
    },
    {
      anchor: 'behind',
      pattern:
        "[.;:]\\s*(?:and )?nothing else(?=\\s*(?:[.,;!?]|$)| (?:ever|please|pls|thanks|will do)\\b)|(?:,\\s*)?(?:or (?:nothing|nowt)|(?:and )?nothing else|(?:and )?(?:that is|that'?s) (?:it|all)|full stop|period|end of(?: story)?)\\b(?! (?:too|very|that))",
      examples: [' or nothing', ', nothing else', '. Nothing else.', " and that's it"],
      counterexamples: [
        ' and nothing else too big',
        '. Nothing else known',
        ' and that',
        ', something else',
      ],
    },
    {
      anchor: 'behind',
      pattern:
        '(?:is|are) (?:all|the only things?)(?: that)? (?:he|she|they) (?:(?:ever|really) )?(?:(?:want|like|love|need|enjoy)\\w*|cares? about|(?:has |have )?asked for|would like)',
      examples: [' is all she wants', ' are the only things that he has asked for'],
      counterexamples: [' is what she wants', ' is all he sees'],
    },
  ],
  otherwise: [
    {
      anchor: 'whole',
      pattern: 'only just .*',
      examples: ['only just started'],
      counterexamples: ['just only books'],
    },
    {
      // "Nothing about cars" is no word for only.
      anchor: 'whole',
      pattern:
        '.*nothing (?:about|with|for|to|that|which|like|too|related|involving|containing|made|from|in|on|of|has|remotely|connected|needs|against|resembling)',
      examples: ['nothing about', 'christmas nothing with'],
      counterexamples: ['nothing but', 'nothing else', 'or nothing'],
    },
    {
      anchor: 'whole',
      pattern: '(?:if|my|an|speaks?|works?|lives?) only.*',
      examples: ['if only he', 'an only child', 'works only mornings'],
      counterexamples: ['likes only tea', 'with only'],
    },
    {
      anchor: 'whole',
      pattern:
        '.*only (?:has|have|got|speaks?|lives?|works?|know|knew|just|started|recently|been|met|found|heard|child|son|daughter|brother|sister|had|moved|took|began)',
      examples: ['i only know', 'our only son', 'only met'],
      counterexamples: ['she only drinks', 'only knows'],
    },
  ],
};
