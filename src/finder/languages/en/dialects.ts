import { standardWords } from '../patterns.ts';

/** Words as they are typed on phones, by the word of the standard language. */
const byStandard: Readonly<Record<string, string>> = {
  tomorrow: 'tmrw tmr tmw tmoz tomoz 2moro 2mrw 2morrow tomoro tomorow tommorow tommorrow',
  enough: 'enuff enuf nuff',
  niece: 'neice neece',
  nephew: 'nefew nephue newphew',
  allergy: 'alergy allergie alergie allegry allergey',
  allergic: 'alergic allergick alergick allergc allegic allergec allerigc',
  tonight: '2nite 2night tonite',
  something: 'summat sumthin sumthing sumfin somthing somethin smth',
  doesnt: 'disnae doesnae doesny dosnt dosent doesent doesnot dsnt duznt',
  little: 'lil',
  cant: 'cannae cannie cannit',
  dont: 'dinnae dinna divvent dnt',
  isnt: 'isnae isny',
  wont: 'winnae willnae',
  like: 'lyk',
  hates: 'h8s',
  hate: 'h8',
  with: 'wi',
  to: 'tae',
  birthday: 'bday b-day brithday bithday birfday',
  through: 'thru',
  nothing: 'nuffin nuffink nuthin nuthing nothin',
  already: 'allready alredy alreddy',
  vegetarian: 'vegitarian vegeterian vegaterian vegatarian vegetarien vegtarian',
  diabetic: 'diabetec diabectic diabeetic dibetic',
  pregnant: 'pregnent pregant pregnat',
  asthma: 'asma astma ashma',
  arthritis: 'arthuritis arthritus athritis',
  alcohol: 'alchohol alcahol alchol alcohal alchool',
  wheelchair: 'weelchair wheelchare wheelchiar',
  caffeine: 'caffiene cafeine caffine caffein',
  hospital: 'hostpital hosptial hospitol',
};

export const dialects = standardWords(byStandard);

/** Returns "fishing" of "fishin"; other words as they are. */
export const writtenForm = (word: string): string => (/[a-z]{3}in$/.test(word) ? `${word}g` : word);
