import { words } from '../patterns.ts';
import type { OtherPeopleGrammar } from '../people-grammars.ts';

/** What stands beside people who are mentioned and do not receive. */
export const others: OtherPeopleGrammar = {
  givers: [
    {
      anchor: 'before',
      pattern:
        '(?:vo[nm]|nicht fur)(?: (?:\\d+|jahrig\\w*|kleinen?|allen|de[nrm]|das|die|mir|uns|und|(?:mein|unser|sein|ihr)e[nrm]|\\S+ und))*',
      examples: ['von meiner', 'ein Geschenk von Papa und meinem', 'nicht für den'],
      counterexamples: ['für meine', 'von Herzen für'],
    },
    {
      anchor: 'before',
      pattern: 'dessen|deren',
      examples: ['ein Freund dessen'],
      counterexamples: ['ein Freund der'],
    },
  ],
  bystanders: [
    {
      anchor: 'before',
      pattern:
        '(?<=(?:^| )(?!(?:und|u|fur|oder|an|mit|plus) )\\S+ )(?:ihr|sein)(?:e[nmrs]?)?(?: (?:kleine|grosse|neue|alte)[rn]?)?',
      examples: ['will eine Drohne ihre', 'er segelt sein alter'],
      counterexamples: ['und ihre', 'für seinen', 'ihr'],
    },
  ],
  professions: [
    {
      anchor: 'before',
      pattern:
        '(?:ist|war|is|wird|werden|wurde|bin|als|gelernter?|pensionierter?|angehender?)(?: (?:eine?|noch|jetzt|auch|selbst|selber|selbststandige?|gelernte|ehemalige|pensionierte|leidenschaftliche|begeisterte)){0,2}',
      examples: ['sie ist', 'war noch eine', 'arbeitet als', 'angehende'],
      counterexamples: ['für eine', 'mein', 'ist mein'],
    },
    {
      anchor: 'before',
      pattern:
        '(?<=(?:^| )(?!(?:fur|mein|meine|meinen|meiner|unser|unsere|unseren|die|der|den) )\\S+ )(?:fruher|ehemals|einst|vormals|ex)(?: (?:mal|als|war|er|sie)){0,2}',
      examples: ['schwiegermutter früher', 'nachbar ehemals'],
      counterexamples: ['für früher', 'früher', 'mein ex'],
    },
  ],
  advisers: [
    {
      anchor: 'behind',
      pattern:
        '(?:hat |haben )?(?:(?:ihr|ihm|ihnen|es|das|mir|uns|auch|schon) ){0,2}(?:sagt|sagte|gesagt|meint|meinte|rat|riet|verbietet|verboten|empfiehlt|empfohlen|will nicht|mochte nicht|erlaubt)|(?:hat|haben) (?:[a-z]+ ){1,4}(?:verboten|untersagt|empfohlen|geraten)',
      examples: ['sagt kein Zucker', 'hat ihm das verboten', 'möchte nicht dass'],
      counterexamples: ['will eine Drohne', 'mag Tee', 'hat zwei Kinder'],
    },
  ],
  dead: [
    {
      anchor: 'behind',
      pattern:
        '(?:(?:ist|sind|war|leider|plotzlich|unerwartet|mit|im|in|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|fruhjahr|sommer|herbst|winter|erst|neulich|\\d+|jahren|letzte[nrs]?|vorige[nrs]?|diese[nrs]?|vor|woche|wochen|monat|monaten|jahr|kurzem|kurzlich|gerade|grad|jetzt|heuer|gestern|der|die) ){0,6}(?:gestorben|verstorben|tot|verschieden|verloren|beerdigt|begraben)',
      examples: ['im Mai verloren', 'ist letzte Woche gestorben', 'leider verstorben', 'ist tot'],
      counterexamples: ['hat einen Hund der gestorben ist', 'ist total lieb'],
    },
  ],
  presents: [
    {
      pattern:
        '(?<!\\b(?:und|oder|plus|sowie|auch) (?:(?:ein|eine|das) )?(?:[a-z]+ )?)(?:dankeschon|danke|abschied|abschiedsgeschenk|geschenk|prasent|was|etwas|kleinigkeit|idee|aufmerksamkeit|mitbringsel|weihnachtsgeschenk)(?: (?:kleines|schones|nettes|passendes))? (?:fur|von|an)',
      examples: [
        'mein Sohn 7 spielt Fußball, Dankeschön für',
        'unsere Kleine, 3, kommt in die Schule, Abschied von',
      ],
    },
    {
      pattern:
        '(?:will|wollen|mochten?|soll|sollen|darf|schenkt|schenken|bastelt|dankt)(?= (?:(?:ihr|sein|mein|unser|dies)e?[rmn]|de[rmn]|oma|opa|mama|papa)\\b.{1,60}\\b(?:schenken|geben|basteln|machen|kaufen|uberraschen|danken|mitbringen|verabschieden|schenkt)\\b)',
      examples: ['meine Nichte, 6, tanzt gern und möchte ihrer Trainerin was schenken'],
    },
  ],
  resets: [
    {
      pattern:
        '(?:aber|doch|eigentlich|jedoch|allerdings|nur|sorry|moment|nein|ne|na ja)[ ,]+(?:(?:eigentlich|heute|diesmal|jetzt|leider|dieses mal) ){0,2}(?:(?:das|dies|dieses|es)(?: (?:hier|geschenk|mal|prasent))?(?: (?:ist|is|ware|soll|geht))|ist (?:das|es)(?: geschenk)?|(?:ich|wir) (?:brauche?n?|brauch|suche?n?|such|will|wollen|benotige?n?)(?: (?:(?:diesmal|jetzt|heute|eigentlich|nur) )?(?:was|etwas|ein geschenk|ein prasent|eine idee|ideen|eine kleinigkeit))?|(?:brauche?n?|suche?n?) (?:ich|wir) (?:was|etwas|ein geschenk|ideen|eine idee))(?: (?:eigentlich|diesmal|jetzt|heute|nur))? (?:fur|an)',
      examples: [
        'mein Onkel segelt, aber das Geschenk ist für',
        'Mama liebt Tee, eigentlich ist es für',
        'Oma näht, aber ich brauche was für',
      ],
    },
    {
      pattern:
        '(?:das geschenk|dieses geschenk|diesmal (?:ist|geht) (?:es|das)|gesucht (?:ist|wird)(?: (?:was|etwas|ein geschenk|eine idee))?)(?: (?:ist|soll|geht))?(?: (?:aber|eigentlich|jedoch))? (?:fur|an)',
      examples: ['mein Bruder klettert. Das Geschenk ist für', 'diesmal ist es für'],
    },
  ],
  reports: [
    {
      anchor: 'whole',
      pattern:
        '(?:(?:hat|haben|mir|uns|ja|immer|neulich|gestern|auch) )*(?:sagte?|meinte?|glaubt|denkt|erzahlte?|weiss|gesagt|gemeint)(?: dass?)?(?: (?:mein|unser|der|die|das|dem|den)(?:e[nmrs]?)?)?(?: (?!ihr|sein)[a-z]+e[nrs]?)?',
      examples: ['sagt unsere', 'hat gesagt dass die', 'meint'],
      counterexamples: ['sagt ihre', 'und mein', 'mag die'],
    },
  ],
  parents: words(
    'hat haben mit von zwei drei vier 2 3 4 5 6 2er ihre ihren seine seinen kleinen kleine kleinem',
  ),
};
