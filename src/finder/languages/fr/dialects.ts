import { standardWords } from '../patterns.ts';

/** Words of speakers from Québec and of young people, and words as they are often typed, by the standard word. */
const byStandard: Readonly<Record<string, string>> = {
  adore: 'trippe tripe kiffe surkiffe raffole',
  adorent: 'trippent kiffent raffolent',
  deteste: 'hait haguit',
  grand: 'gd grd',
  grande: 'gde grde',
  grands: 'gds grds',
  tous: 'tt',
  surtout: 'surtt srtt',
  toujours: 'tjs tjrs tjr tjours',
  allergique: 'alergique alergik allergik alergic',
  allergie: 'alergie allergi',
  coeliaque: 'coeliak celiak celiaque coeliac celiac cealiaque',
  diabetique: 'diabetik diabettique',
  vegane: 'veganne vegann',
  qui: 'ki',
  que: 'ke',
  quelque: 'kelk kek kelke',
  presque: 'presk',
  pour: 'pr',
  pas: 'pa ps',
  jamais: 'jms jamai jamé',
  avec: 'ac',
  fait: 'fé fai',
  voit: 'voi',
  entend: 'entent enten',
  bebe: 'bb',
  bebes: 'bbs',
  chocolat: 'choco',
  chocolats: 'chocos',
  amie: 'cops coupine',
  petit: 'ptit ptt',
  petite: 'ptite',
  petits: 'ptits',
  petites: 'ptites',
};

/** The standard word of each word of a dialect. */
export const dialects = standardWords(byStandard);

/**
 * Returns "alcool" of "dalcool", "humoristique" of "humoristik"; other words as they are. A shorter word may be one of
 * its own: "dune".
 */
export function writtenForm(word: string): string {
  const elided = /^(?:[dln]|qu)(?<rest>[aeiouh][a-z]{5,})$/.exec(word)?.groups?.['rest'];
  return elided ?? word.replace(/(?<=[a-z]{4}i)k(?<many>s?)$/, 'que$<many>');
}
