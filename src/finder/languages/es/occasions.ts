import type { OccasionGrammar } from '../people-grammars.ts';

export const occasions: OccasionGrammar = {
  phrases: [
    {
      means: 'raksha-bandhan',
      phrases: `rakhi, raksha bandhan`,
    },
    {
      means: 'anniversary',
      phrases: `aniversario`,
    },
    {
      means: 'birthday',
      phrases: `cumpleaños, cumple`,
    },
    {
      means: 'christmas',
      phrases: `navidad`,
    },
    {
      means: 'valentine',
      phrases: `san valentin`,
    },
    {
      means: 'wedding',
      phrases: `boda`,
    },
    {
      means: 'engagement',
      phrases: `compromiso`,
    },
    {
      means: 'birth',
      phrases: `nacimiento`,
    },
    {
      means: 'baptism',
      phrases: `bautizo`,
    },
    {
      means: 'communion',
      phrases: `comunión`,
    },
    {
      means: 'mothers-day',
      phrases: `día de la madre`,
    },
    {
      means: 'fathers-day',
      phrases: `día del padre`,
    },
    {
      means: 'housewarming',
      phrases: `casa nueva`,
    },
    {
      means: 'graduation',
      phrases: `graduación`,
    },
    {
      means: 'school-start',
      phrases: `vuelta al cole`,
    },
    {
      means: 'retirement',
      phrases: `jubilación`,
    },
    {
      means: 'farewell',
      phrases: `despedida`,
    },
    {
      means: 'thank-you',
      phrases: `agradecer`,
    },
    {
      means: 'get-well',
      phrases: `mejórate`,
    },
    {
      means: 'sympathy',
      phrases: `duelo`,
    },
    {
      means: 'apology',
      phrases: `disculpa`,
    },
    {
      means: 'easter',
      phrases: `pascua`,
    },
    {
      means: 'secret-santa',
      phrases: `amigo invisible`,
    },
    {
      means: 'hanukkah',
      phrases: `janucá`,
    },
    {
      means: 'new-year',
      phrases: `nochevieja`,
    },
    {
      means: 'bachelor-party',
      phrases: `despedida de soltera`,
    },
    {
      means: 'invitation',
      phrases: `invitación`,
    },
    {
      means: 'confirmation',
      phrases: `confirmación`,
    },
    {
      means: 'name-day',
      phrases: `onomástica, día del santo`,
    },
    {
      means: 'baby-shower',
      phrases: `baby shower`,
    },
    {
      means: 'advent',
      phrases: `adviento`,
    },
    {
      means: 'driving-licence',
      phrases: `carné de conducir, carnet de conducir`,
    },
    {
      means: 'promotion',
      phrases: `ascenso`,
    },
    {
      means: 'eid',
      phrases: `ramadán, eid`,
    },
    {
      means: 'lunar-new-year',
      phrases: `año nuevo chino`,
    },
    {
      means: 'just-because',
      phrases: `porque sí`,
    },
  ],
};
