import { words } from '../patterns.ts';

export const stopWords =
  words(`el la los las un una unos unas y o pero si que quien de del a al con sin por para en es son ser esta estan
    mi mis tu tus su sus me te se le les lo no muy mas menos todo toda algo alguien regalo regalos busco quiero gusta
    gustan encanta encantan ideas idea anos euros hasta entre como tiene hacer`);

export const plainWords = words(``);

export const falseFriends: ReadonlySet<string> = new Set([
  'man',
  'men',
  'son',
  'sons',
  'her',
  'date',
  'lass',
  'lad',
  'mates',
  'host',
  'hosts',
  'gran',
  'guy',
  'pal',
  'junge',
  'nan',
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
  'fils',
  'mec',
  'amis',
  'client',
  'hote',
  'gardien',
  'arzt',
  'mate',
  'a part',
  'hors',
  'non',
  'en',
  'exclu',
  'minus',
  'raus',
  'nein',
]);
