import { standardWords } from '../patterns.ts';

/** Words of speakers from Québec and of young people, and words as they are often typed, by the standard word. */
const byStandard: Readonly<Record<string, string>> = {
  adore: 'trippe tripe kiffe surkiffe raffole',
  adorent: 'trippent kiffent raffolent',
  deteste: 'hait haguit',
  tous: 'tt',
  surtout: 'surtt srtt',
  toujours: 'tjs tjrs tjr tjours',
  allergique: 'alergique alergik allergik alergic',
  allergie: 'alergie allergi',
  diabetique: 'diabetik diabettique',
  vegane: 'veganne vegann',
  petit: 'ptit ptt',
  petite: 'ptite',
  petits: 'ptits',
  petites: 'ptites',
};

/** The standard word of each word of a dialect. */
export const dialects = standardWords(byStandard);
