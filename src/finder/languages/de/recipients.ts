import { type RecipientGrammar, words } from '../language-pack.ts';

export const recipients: RecipientGrammar = {
  phrases: [
    {
      means: { recipient: 'parent', gender: 'f' },
      phrases: `muddi, mama, mami, mutti, mutter, muttern, stiefmutter, stiefmama, schwiegermutter,
      schwiegermama, schwiemu`,
    },
    {
      means: { recipient: 'parent', gender: 'm' },
      phrases: `papa, paps, vater, stiefvater, stiefpapa, schwiegervater, schwiegerpapa, vati, papi`,
    },
    {
      means: { recipient: 'parent' },
      phrases: `eltern, elternteil, schwiegereltern, alte herrschaften`,
    },
    {
      means: { recipient: 'grandparent', gender: 'f' },
      phrases: `omi, grosi, grosmami, oma, grossmutter, grossmama, urgrossmutter, uroma`,
    },
    {
      means: { recipient: 'grandparent', gender: 'm' },
      phrases: `opapa, opa, opi, grossvater, grosspapa, urgrossvater, uropa, grosspapi`,
    },
    {
      means: { recipient: 'grandparent' },
      phrases: `grosseltern, oma und opa`,
    },
    {
      means: { recipient: 'partner', gender: 'f' },
      phrases: `ehefrau, meine frau, meiner frau, frauchen, meine freundin, meiner freundin, partnerin,
      lebensgefahrtin, verlobte, meine verlobte, liebste, gattin, gemahlin, die gnadige, meine perle,
      mein schatz, meine bessere halfte, meine angetraute`,
    },
    {
      means: { recipient: 'partner', gender: 'm' },
      phrases: `ehemann, mein mann, meinen mann, meinem mann, gatte, gatten, mein freund, meinen freund,
      meinem freund, lebensgefahrte, lebensgefahrten, verlobter, verlobten, göttergatte`,
    },
    {
      means: { recipient: 'partner' },
      phrases: `partner, liebling, schatz, schatzi`,
    },
    {
      means: { recipient: 'child', gender: 'f', mayBeGrown: true },
      phrases: `tochter, tochterchen, stieftochter, nichte, enkelin, enkeltochter, patentochter, patenmadchen,
      nachbarstochter, gottimeitli, gottameitli`,
    },
    {
      means: { recipient: 'child', gender: 'm', mayBeGrown: true },
      phrases: `göttibub, sohn, sohnemann, sohnes, stiefsohn, neffe, neffen, enkel, enkelsohn, patensohn,
      patenjunge, nachbarssohn`,
    },
    {
      means: { recipient: 'child', mayBeGrown: true },
      phrases: `gottakind, enkelkind, enkelkinder, enkelkindern, enkeln, patenkind, patenkindes, patenkinder,
      gottikind, gottenkind, nichten, meine kinder, mein kind, meinem kind, meinen kindern`,
    },
    {
      means: { recipient: 'child', gender: 'f' },
      phrases: `madchen, nachbarsmadchen, maedchen, madel, madels, maderl`,
    },
    {
      means: { recipient: 'child', gender: 'm' },
      phrases: `junge, nachbarsjunge, nachbarsjungen, bub, bube, buben, jungen, ein junge, einen jungen,
      junge von, kleiner junge, jungs, bengel`,
    },
    {
      means: { recipient: 'child' },
      phrases: `kind, kinder, kindern, kindes, knirps, zwerg, zwerge, stöpsel, baby, babys, neugeborenes,
      neugeborene, saugling, kleinkind, kleinkinder, kindergartenkind, kindergartenkinder,
      vorschulkind, grundschulkind, nachbarskind, nachbarskinder, schuler, schulern, schulerin,
      schulerinnen, volksschuler, volksschulerin, grundschuler, grundschulerin, krabbelkind,
      stiefkind, stiefkinder, pflegekind, pflegekinder, adoptivkind, adoptivkinder, drillinge,
      drillingen, dreikasehoch, kinderl, erstklassler, erstklasslerin, schulanfanger, schulkind,
      schulkinder, zwillinge, zwillingen, wicht, geschwisterchen, täufling`,
    },
    {
      means: { recipient: 'teen' },
      phrases: `teenie, teenies, firmling, teenager, jugendliche, jugendlicher, jugendlichen, konfirmand,
      konfirmandin, konfirmanden, minderjahrige, minderjahriger, minderjahrigen, halbwuchsige,
      halbwuchsiger, halbwuchsigen, gymnasiast, gymnasiastin, gymnasiasten`,
    },
    {
      means: { recipient: 'teen', gender: 'f' },
      phrases: `teenagerin, teenie tochter`,
    },
    {
      means: { recipient: 'sibling', gender: 'f' },
      phrases: `schwester, schwesterherz, schwesterchen, stiefschwester, halbschwester, schwagerin`,
    },
    {
      means: { recipient: 'sibling', gender: 'm' },
      phrases: `bruder, bruders, bruderherz, bruderchen, stiefbruder, halbbruder, schwager, kleiner bruder`,
    },
    {
      means: { recipient: 'sibling' },
      phrases: `zwillingsschwester, zwillingsbruder, geschwister, geschwistern`,
    },
    {
      means: { recipient: 'friend', gender: 'f' },
      phrases: `freundin, freundinnen, beste freundin, besten freundin, meine beste freundin,
      meiner besten freundin, eine freundin, einer freundin, gute freundin, busenfreundin, abf,
      trauzeugin, braut, brautjungfer`,
    },
    {
      means: { recipient: 'friend', gender: 'm' },
      phrases: `freund, bester freund, besten freund, mein bester freund, meinen besten freund,
      meinem besten freund, ein freund, einen freund, einem freund, guter freund, guten freund,
      kumpel, kumpels, spezl, haberer, kollege von mir, trauzeuge, brautigam, trauzeugen`,
    },
    {
      means: { recipient: 'friend' },
      phrases: `freunde, freunden, freundeskreis, befreundet, mitbewohner, mitbewohnerin, wg, klassenkamerad,
      klassenkameradin, kommilitone, kommilitonin, brieffreundin, brieffreund, mannschaftskollege,
      vereinskollege, vereinskollegin`,
    },
    {
      means: { recipient: 'colleague', gender: 'f' },
      phrases: `kollegin, kolleginnen, arbeitskollegin, arbeitskolleginnen, buroskollegin, burokollegin`,
    },
    {
      means: { recipient: 'colleague' },
      phrases: `team, kollege, kollegen, arbeitskollege, arbeitskollegen, burokollege, mitarbeiter,
      mitarbeitern, mitarbeiterin, mitarbeiterinnen, azubi, praktikant, praktikantin, sekretarin,
      kunde, kunden, kundin, geschaftspartner`,
    },
    {
      means: { recipient: 'boss' },
      phrases: `boss, manager, teamleiter, teamleiterin, vorgesetzter, vorgesetzte, vorgesetzten, chef,
      meinen chef, mein chef, abteilungsleiter, abteilungsleiterin`,
    },
    {
      means: { recipient: 'boss', gender: 'f' },
      phrases: `chefin, meine chefin`,
    },
    {
      means: { recipient: 'teacher' },
      phrases: `professor, trainer, coach, doktorvater, mentor, prof, lehrer, lehrern, lehrkraft,
      klassenlehrer, schulleiter, sporttrainer, fahrlehrer, musiklehrer, klavierlehrer, erzieher`,
    },
    {
      means: { recipient: 'teacher', gender: 'f' },
      phrases: `lehrerin, lehrerinnen, klassenlehrerin, kindergartnerin, erzieherin, erzieherinnen,
      musiklehrerin, klavierlehrerin, trainerin, tagesmutter, nanny, babysitterin, doktormutter,
      mentorin`,
    },
    {
      means: { recipient: 'neighbour' },
      phrases: `nachbar, nachbarn, nachbarschaft, vermieter`,
    },
    {
      means: { recipient: 'neighbour', gender: 'f' },
      phrases: `nachbarin, nachbarinnen, vermieterin`,
    },
    {
      means: { recipient: 'host' },
      phrases: `gastgeber, gastgebern, gastgebergeschenk, gastfamilie`,
    },
    {
      means: { recipient: 'host', gender: 'f' },
      phrases: `gastgeberin`,
    },
    {
      means: { recipient: 'couple' },
      phrases: `brautpaar, brautpaares, hochzeitspaar, ehepaar, parchen, liebespaar, befreundetes paar,
      junges paar, altes paar, fur das paar, jubelpaar, frisch verheiratet, frisch verheiratete,
      mama und papa, mutter und vater, schwester und schwager`,
    },
    {
      means: { recipient: 'family' },
      phrases: `familie, familien, ganze familie`,
    },
    {
      means: { recipient: 'parents-to-be' },
      phrases: `werdende eltern, werdenden eltern, werdende mama, werdende mutter, werdenden mutter,
      werdende mutti, werdenden papa, werdender papa, werdender vater, frischgebackene eltern,
      frischgebackenen eltern, frischgebackene mama, frischgebackener papa, frisch gebackene eltern,
      junge eltern, neue eltern, schwanger, schwangere, schwangeren, hochschwanger,
      erwartet ein baby, nachwuchs, guter hoffnung, mama geworden, mutter geworden, papa geworden,
      vater geworden, eltern geworden`,
    },
    {
      means: { recipient: 'relative', gender: 'f' },
      phrases: `schwiegertochter, tante, tantchen, patentante, taufpatin, grosstante, gotta, cousine, patin`,
    },
    {
      means: { recipient: 'relative', gender: 'm' },
      phrases: `schwiegersohn, schwiegersohns, onkel, patenonkel, taufpate, grossonkel, cousin, vetter, pate,
      gotti`,
    },
    {
      means: { recipient: 'relative' },
      phrases: `verwandte, verwandten, verwandtschaft, paten`,
    },
    {
      means: { recipient: 'acquaintance' },
      phrases: `physio, physiotherapeutin, date, bekannte, bekannter, bekannten, postbote, postboten, putzfrau,
      friseurin, hebamme, hausarzt, arzt, arztin, mullmann, paketbote, hausmeister, therapeutin,
      tierarzt, pflegerin, pfleger`,
    },
    {
      means: { recipient: null, gender: 'f' },
      phrases: `frau, frauen, dame, damen, junge frau, junger frau, jungen frau, fur sie, altere dame,
      alteren dame`,
    },
    {
      means: { recipient: null, gender: 'm' },
      phrases: `mann, manner, mannern, herr, herren, herrn, junger mann, jungen mann, jungem mann, fur ihn,
      kerl, typen, alterer herr, alteren herrn`,
    },
  ],
  compound: /^(.{3,}?)s?(?:geburtstag|abschied|hochzeit|geschenk|geschenke|verabschiedung)$/,
  possessive: 's',
  ownerWords: words('von der des einer eines meiner meines meinem unserer unseres'),
  articles: words('einem'),
  genitiveArticle: /^(?:[ms]?ein|unser|ihr)e[rs]$/,
  genitivePhrase: /(?:^| )(?:von )?(?:mein|unser|sein|ihr)e[mrsn](?: \S+)?$/,
  otherPersonPhrase:
    /(?:^| )(?:vo[nm]|nicht fur)(?: (?:allen|de[nrm]|das|die|mir|uns|und|(?:mein|unser|sein|ihr)e[nrm]|\S+ und))*$|(?:^| )(?:dessen|deren)$/,
  bystanderPhrase:
    /(?:^| )(?!(?:und|u|fur|oder|an|mit|plus) )\S+ (?:ihr|sein)(?:e[nmrs]?)?(?: (?:kleine|grosse|neue|alte)[rn]?)?$/,
  parentWord:
    /^(?:hat|haben|mit|von|zwei|drei|vier|[2-6]|2er|ihre|ihren|seine|seinen|kleinen|kleine|kleinem)$/,
  she: words('ihr ihrer ihrem'),
  he: words('er ihm ihn seinen seiner'),
};
