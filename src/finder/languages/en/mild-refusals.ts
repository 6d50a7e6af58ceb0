import { inFrames } from '../in-frames.ts';
import { behindThing, type TextPattern } from '../patterns.ts';

/** How far somebody is into something, and what of it: "not *" is a refusal. */
const degrees = inFrames(
  'that *, so *, too *, very *, so much *, all that *, overly *, particularly *, especially *, hugely *, terribly *, super *, massively *, exactly *, really all that *, really that *, actually *, quite so *',
  'into, keen on, fond of, fussed about, bothered about, interested in, mad about, crazy about, wild about, excited about, big on, a fan of, enthusiastic about',
);

/** Announce what somebody does not much like. */
export const mildCues = [
  inFrames("not *, isn't *, is not *, aren't *, are not *, wasn't *, never been *", degrees),
  inFrames(
    "not *, isn't *, is not *, aren't *, are not *, never been *, never *",
    'big on, huge on, wild about, crazy about, much for, mad keen on, big into, really big on, really huge on, really wild about, really crazy about, much into, really much for',
  ),
  'hardly interested in, barely interested in',
].join(', ');

const noThing =
  '(?!(?:she|he|they|it|that|this|these|those|there|which|who|what|and|but|time|money|mum|mom|dad|[a-z]*mother|[a-z]*father|husband|wife|sister|brother|friend|gift|present)\\b)';
const thing = `${noThing}[a-z-]{3,}`;
const end = '(?=\\s*(?:[,.;:!?)]|$|and\\b|but\\b|though\\b|these days\\b|now\\b|any ?more\\b))';
const not = "(?:isn'?t|is not|'?s not|aren'?t|are not|'?re not|wasn'?t|am not|'?m not)";

/** Say that the thing before them is not much liked. */
export const mildRefusals: readonly TextPattern[] = [
  {
    pattern: behindThing(
      `(?<what>${thing}(?: (?:and|or) ${thing})?)`,
      `(?:(?:she|he|they|my [a-z]+)(?: ?(?:'?s|'?re|is|are))? less (?:keen on|into|fond of|interested in|bothered about)|(?:she|he|they|my [a-z]+) ?${not} (?:really |actually )?(?:(?:that|so|too|very|all that|so much|particularly|overly) )?(?:keen on|into|fond of|big on|bothered about|fussed about|interested in|wild about)|(?:she|he|they|my [a-z]+) (?:doesn'?t|don'?t) (?:really |actually |much )?(?:like|care for|enjoy|go for)(?: (?:so|that|all that|very|as) much)?)${end}`,
    ),
    examples: [
      'coffee she’s less keen on',
      'rugby he isn’t that into',
      'wine my sister does not care for, wine my sister doesn’t care for',
    ],
  },
  {
    // What a gift shall not remind of: "was a mountain biker before, nothing that reminds him of it".
    pattern: `(?:was|were|used to be) (?:an? )?(?:(?:keen|avid|passionate|big) )?(?<what>(?:${thing} )?${thing}) (?:before|back then|until then)(?=.{0,80}\\bremind)`,
    examples: ['was a mountain biker before, nothing that reminds him'],
  },
  {
    // Of "less into fashion than music" the music is liked.
    pattern: `less (?:keen on|into|fond of|interested in|bothered about|of a fan of) (?:the |her |his )?(?<what>${thing}(?: or ${thing})?)`,
    examples: ['he is less into golf these days'],
  },
];
