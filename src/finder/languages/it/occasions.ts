import type { OccasionGrammar } from '../people-grammars.ts';

export const occasions: OccasionGrammar = {
  phrases: [
    {
      means: 'raksha-bandhan',
      phrases: `rakhi, raksha bandhan`,
    },
    {
      means: 'anniversary',
      phrases: `anniversario`,
    },
    {
      means: 'birthday',
      phrases: `compleanno`,
    },
    {
      means: 'christmas',
      phrases: `natale`,
    },
    {
      means: 'valentine',
      phrases: `san valentino`,
    },
    {
      means: 'wedding',
      phrases: `matrimonio`,
    },
    {
      means: 'engagement',
      phrases: `fidanzamento`,
    },
    {
      means: 'birth',
      phrases: `nascita`,
    },
    {
      means: 'baptism',
      phrases: `battesimo`,
    },
    {
      means: 'communion',
      phrases: `comunione`,
    },
    {
      means: 'mothers-day',
      phrases: `festa della mamma`,
    },
    {
      means: 'fathers-day',
      phrases: `festa del papà`,
    },
    {
      means: 'housewarming',
      phrases: `casa nuova`,
    },
    {
      means: 'graduation',
      phrases: `laurea`,
    },
    {
      means: 'retirement',
      phrases: `pensionamento`,
    },
    {
      means: 'farewell',
      phrases: `addio`,
    },
    {
      means: 'thank-you',
      phrases: `ringraziare`,
    },
    {
      means: 'get-well',
      phrases: `guarigione`,
    },
    {
      means: 'sympathy',
      phrases: `lutto`,
    },
    {
      means: 'easter',
      phrases: `pasqua`,
    },
    {
      means: 'secret-santa',
      phrases: `amico segreto`,
    },
    {
      means: 'new-year',
      phrases: `capodanno`,
    },
    {
      means: 'bachelor-party',
      phrases: `addio al nubilato`,
    },
    {
      means: 'invitation',
      phrases: `cena da amici`,
    },
    {
      means: 'confirmation',
      phrases: `cresima`,
    },
    {
      means: 'name-day',
      phrases: `onomastico`,
    },
    {
      means: 'advent',
      phrases: `avvento`,
    },
    {
      means: 'driving-licence',
      phrases: `patente`,
    },
    {
      means: 'promotion',
      phrases: `promozione`,
    },
    {
      means: 'eid',
      phrases: `ramadan, eid`,
    },
    {
      means: 'lunar-new-year',
      phrases: `capodanno cinese`,
    },
    {
      means: 'just-because',
      phrases: `senza motivo`,
    },
  ],
};
