/** Words as they are typed on phones, by the word of the standard language. */
const byStandard: Readonly<Record<string, string>> = {
  tomorrow: 'tmrw tmr tmw tmoz tomoz 2moro 2mrw 2morrow tomoro tomorow tommorow tommorrow',
  tonight: '2nite 2night tonite',
  birthday: 'bday b-day brithday bithday birfday',
};

export const dialects: ReadonlyMap<string, string> = new Map(
  Object.entries(byStandard).flatMap(([standard, typed]) =>
    typed.split(' ').map((word) => [word, standard] as const),
  ),
);
