import type { TextPattern } from '../patterns.ts';

/** Somebody else is told of. */
const nobodyElse =
  '(?!.*\\b(?:she|he|her|him|his|they|them|their|my (?:[a-z]+ )?(?:mum|mom|dad|mother|father|parents|wife|husband|partner|girlfriend|boyfriend|son|daughter|kids?|sister|brother|friend|gran[a-z]*|nan|niece|nephew|aunt|uncle|cousin|boss|teacher|colleague|neighbour|neighbor)|for (?!me\\b|myself\\b|my(?:self| own)\\b|under\\b|about\\b|around\\b|less\\b|up\\b|the\\b|a (?:while|long|few|year|month|week)\\b|\\d)))';

/** Who gives to herself. */
export const selves: readonly TextPattern[] = [
  {
    pattern:
      '(?:gifts?|presents?|something|treats?|ideas?|anything|little something)(?: (?:nice|small|special|lovely|fun|useful))? (?:for|to) (?:just )?(?:me|myself)(?=\\s*(?:[.,;!?)(-]|$)| (?:because|since|as|after|i|on|to celebrate|this|under|up|around|about|for)\\b)|for myself|(?:treat(?:ing)?|spoil(?:ing)?|reward(?:ing)?|buy(?:ing)?|get(?:ting)?|gift(?:ing)?|giv(?:e|ing)) (?:for )?myself|self.?gift|gift to self|present to self|treat for me',
    examples: ['a present for myself', 'something for me, I am 45', 'I want to treat myself'],
  },
  {
    pattern: `^(?:hi,? |hello,? )?(?:i'?ve|i have|i'?m|i am|i want|i'?d like|i would like|i just|i plan)(?: (?:just|recently|finally|now|only))? (?:taken up|taking up|started|starting|learning|getting into|got into|to (?:start|learn|try|get into|take up))${nobodyElse}`,
    examples: ["i've taken up the ukulele, i'm 45", 'I want to learn pottery'],
  },
];
