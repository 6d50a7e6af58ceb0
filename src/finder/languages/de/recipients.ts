import { inFrames } from '../in-frames.ts';
import { words } from '../patterns.ts';
import type { RecipientGrammar } from '../people-grammars.ts';
import { ambiguous } from './ambiguous-people.ts';
import { firstNames } from './first-names.ts';
import { others } from './other-people.ts';

/** Words for people that mean something else without one of these before them: "mein Alter". */
const mine = "mein *, meinen *, meinem *, mei *, mein'n *, unser *, unsern *, unserem *, min *";
const mineOfHer = 'meine *, meiner *, mei *, mein *, unsere *, unserer *, unsre *, mini *, mine *';

const anyAge =
  'sohn|sohnemann|tochter|stiefsohn|stieftochter|neffe|nichte|enkel|enkelin|enkelsohn|enkeltochter|patensohn|patentochter|patenkind|bruder|brudi|schwester|freund|freundin|kumpel|kumpeline|spezl|mitbewohner|mitbewohnerin|cousin|cousine|kusine|vetter';
const grown = `(?:${anyAge}|er|sie|der|die)(?: (?:jetzt|bald|gerade|grad|schon|nun|neuerdings|seit kurzem|im herbst|ist|is|hat)){0,3}`;

/** What somebody works at or learns, who is no child. */
const profession =
  '(?:[a-z]*(?:polizist|elektriker|elektroniker|mechaniker|mechatroniker|schreiner|tischler|zimmerer|maurer|dachdecker|klempner|installateur|spengler|schlosser|schweisser|maler|lackierer|fliesenleger|backer|konditor|metzger|fleischer|kellner|barkeeper|friseur|frisor|kosmetiker|pfleger|therapeut|sanitater|apotheker|zahntechniker|optiker|laborant|chemiker|biologe|ingenieur|architekt|informatiker|programmierer|entwickler|buchhalter|steuerberater|berater|makler|verkaufer|kassierer|busfahrer|fahrlehrer|lokfuhrer|lkw-fahrer|taxifahrer|pilot|flugbegleiter|soldat|journalist|redakteur|bestatter|florist|landwirt|winzer|forster|pfarrer|sozialarbeiter|psychologe|goldschmied|uhrmacher|schneider|designer|grafiker|beamter|hausmeister|teamleiter|abteilungsleiter|filialleiter|lehrer|erzieher|dozent|professor|jurist|richter|notar|bibliothekar|bankkaufmann|kaufmann|zimmermann|anwalt|arzt|koch|trainee|referendar|student|doktorand)(?:in|innen)?|[a-z]*(?:krankenschwester|hebamme|anwaltin|arztin|kochin|kauffrau|bankkauffrau|beamtin|padagogin|barista|stewardess|pflegekraft|azubi|azubine|lehrling|geselle|gesellin|meisterin|psychologin|biologin))';

export const recipients: RecipientGrammar = {
  names: { first: firstNames, calling: words('heisst heissen namens genannt name') },
  phrases: [
    {
      means: { recipient: 'parent', gender: 'f' },
      phrases: `muddi, mama, mami, mutti, mutter, muttern, stiefmutter, stiefmama, schwiegermutter,
      schwiegermama, schwiegermuada, schwiegamuada, schwiegermuadda, schwiegermudder, schwiegermuater, schwiemu, schwimu, schwima, schwiegermutti, schwiegermami, schwiegermuddi, schwiema, schwiegerma, schwiegermum, mams,
      mamsi, mudda, muada, modder, mutterl, mueti, muetti, bonusmama, pflegemama, pflegemutter, mamas, mamis,
      muttis, mutters, schwiegermutters, schwiegermamas`,
    },
    {
      means: { recipient: 'parent', gender: 'm' },
      phrases: `papa, paps, schwiegervoda, schwiegavoda, schwiegervadder, schwiegervatter, vater, stiefvater, stiefpapa, schwiegervater, schwiegerpapa, vati, papi,
      schwipa, schwiepa, schwiepapa, schwiegerpa, schwiegerdad, schwiegervati, schwiegerpapi, papsi, babba, vadder, vatter, voda, bonuspapa, pflegevater,
      mein alter herr, meinem alten herrn, papas, papis, vatis, vaters, schwiegervaters, schwiegerpapas`,
    },
    {
      means: { recipient: 'parent' },
      phrases: `eltern, elternteil, schwiegereltern, alte herrschaften, pflegeeltern, schwiegerleute`,
    },
    {
      means: { recipient: 'grandparent', gender: 'f' },
      phrases: `omi, grosi, grosmami, grossmami, grossmuetti, omama, omma, omchen, nonna, ahnl, omas, omis,
      grossmutters, uromi, oma, grossmutter, grossmama, urgrossmutter, uroma`,
    },
    {
      means: { recipient: 'grandparent', gender: 'm' },
      phrases: `opapa, oppa, opchen, nonno, neni, grossvati, opas, opis, grossvaters, uropi, opa, opi, grossvater, grosspapa, urgrossvater, uropa, grosspapi`,
    },
    {
      means: { recipient: 'grandparent' },
      phrases: `grosseltern, oma und opa`,
    },
    {
      means: { recipient: 'partner', gender: 'f' },
      phrases: inFrames(mineOfHer, 'oide, olle, oid, weib'),
    },
    {
      means: { recipient: 'partner', gender: 'f', mayBeFriend: true },
      phrases: `meine freundin, meiner freundin, mein freundin, mei freundin, mei freindin, mini frundin`,
    },
    {
      means: { recipient: 'partner', gender: 'f' },
      phrases: `ehefrau, meine frau, meiner frau, mei frau, mein frau, mi frau, meina frau, meim weib, mini frau, mein weib, gspusi, frauchen, partnerin,
      lebensgefahrtin, verlobte, meine verlobte, liebste, gattin, gemahlin, die gnadige, meine perle,
      mein schatz, meine bessere halfte, meine angetraute`,
    },
    {
      means: { recipient: 'partner', gender: 'm' },
      phrases: inFrames(mine, 'oida, oider, oller, göga, macker, manne, mo'),
    },
    {
      means: { recipient: 'partner', gender: 'm', mayBeFriend: true },
      phrases: `mein freund, meinen freund, meinem freund, meines freundes, mei freind, min frund`,
    },
    {
      means: { recipient: 'partner', gender: 'm' },
      phrases: `ehemann, mein mann, meinen mann, meinem mann, mei mann, mein man, meinen man, meinem man, mei man, min maa, mim maa, min ma, mein maa, meines mannes, gatte, gatten, lebensgefahrte, lebensgefahrten, verlobter, verlobten, göttergatte`,
    },
    {
      means: { recipient: 'partner' },
      phrases: `partner, liebling, schatz, schatzi`,
    },
    {
      means: { recipient: 'child', gender: 'f', mayBeGrown: true },
      phrases: `tochter, tochterchen, stieftochter, nichte, enkelin, enkeltochter, patentochter, patenmadchen,
      nachbarstochter, göttimeitli, gottimeitli, göttimädchen, gottameitli, patennichte, grossnichte, nichterl`,
    },
    {
      means: { recipient: 'child', gender: 'm', mayBeGrown: true },
      phrases: `göttibub, göttibueb, göttibuab, göttibua, sohn, sohnemann, sohnes, stiefsohn, neffe, neffen, enkel, enkelsohn, patensohn,
      patenjunge, nachbarssohn, patenbub, patenbua, grossneffe`,
    },
    {
      means: { recipient: 'child', mayBeGrown: true },
      phrases: `gottakind, enkelkind, enkelkinder, enkelkindern, enkeln, patenkind, patenkindes, patenkinder,
      gottikind, gottenkind, gottekind, grosskind, grosskinder, enkerl, enkerln, enkali, enkeli, nichten, neffen und nichten, meine kinder, mein kind, meinem kind, meinen kindern`,
    },
    {
      means: { recipient: 'child', gender: 'f' },
      phrases: `madchen, nachbarsmadchen, maedchen, madel, madels, maderl, madl, madli, madle, madla, meitli,
      maitli, meidli, deern, mei dirndl, mein dirndl, unser dirndl, unserm dirndl, unsere lutte`,
    },
    {
      means: { recipient: 'child', gender: 'm' },
      phrases: `junge, nachbarsjunge, nachbarsjungen, bub, bube, buben, jungen, ein junge, einen jungen,
      junge von, kleiner junge, jungs, bengel,
      bua, buam, bubli, buebli, bueb, bueben, lausbub, lausbua, buable, bubchen, min jung`,
    },
    {
      means: { recipient: 'child', mayBeTeen: true },
      phrases: `schuler, schulern, schulerin, schulerinnen, stiefkind, stiefkinder, pflegekind, pflegekinder, adoptivkind,
      adoptivkinder, drillinge, drillingen, zwillinge, zwillingen, zwillingsparchen`,
    },
    {
      means: { recipient: 'child' },
      phrases: `kind, kinder, kindern, kindes, knirps, zwerg, zwerge, stöpsel, baby, babys, neugeborenes,
      neugeborene, saugling, kleinkind, kleinkinder, kindergartenkind, kindergartenkinder,
      vorschulkind, grundschulkind, nachbarskind, nachbarskinder, volksschuler, volksschulerin, grundschuler, grundschulerin, krabbelkind,
      dreikasehoch, kinderl, erstklassler, erstklasslerin, schulanfanger, schulkind,
      schulkinder, wicht, geschwisterchen, täufling, butzerl, gschrapp, gschroppn, fratz, chind, chinder, chindli,
      kindl, wutzerl, zwuggl, poppele, kindergartenfreund, kindergartenfreundin, kitafreund,
      kitafreundin, spielkamerad, spielkameradin, spielgefahrte, spielgefahrtin`,
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
      phrases: `schwester, schwesterherz, schwesterchen, stiefschwester, halbschwester,
      schwesti, schwosti, schwoschter, schwesta, schwesterl, schwesters`,
    },
    {
      means: { recipient: 'sibling', gender: 'm' },
      phrases: `bruder, bruders, bruderherz, bruderchen, stiefbruder, halbbruder,
      kleiner bruder, bruada, bruader, bruda, brueder, bruderle, brudi`,
    },
    {
      means: { recipient: 'sibling', gender: 'f', isGrownUp: true },
      phrases: 'schwagerin',
    },
    {
      means: { recipient: 'sibling', gender: 'm', isGrownUp: true },
      phrases: 'schwager, schwoger, schwagers',
    },
    {
      means: { recipient: 'sibling' },
      phrases: `zwillingsschwester, zwillingsbruder, geschwister, geschwistern, gschwister`,
    },
    {
      // A child that becomes a sister, or "the big sister" of a baby, is no sister of the giver.
      means: { recipient: 'child', gender: 'f' },
      phrases: `${inFrames(
        'wird *, werden *, * werden, wird bald *, wird jetzt *, wurde *, ist jetzt *, * geworden, die *',
        'große schwester',
      )}, der großen schwester`,
    },
    {
      // The same of a brother.
      means: { recipient: 'child', gender: 'm' },
      phrases: `${inFrames(
        'wird *, werden *, * werden, wird bald *, wird jetzt *, wurde *, ist jetzt *, * geworden',
        'großer bruder',
      )}, der große bruder, dem großen bruder, den großen bruder, des großen bruders`,
    },
    {
      // "Große Schwester wird 30": only a grown-up is one.
      means: { recipient: 'child', gender: 'f', mayBeGrown: true, whenGrown: 'sibling' },
      phrases: 'große schwester wird',
    },
    {
      means: { recipient: 'child', gender: 'm', mayBeGrown: true, whenGrown: 'sibling' },
      phrases: 'großer bruder wird',
    },
    {
      means: { recipient: 'friend', gender: 'f', mayBePartner: true },
      phrases: 'freundin, eine freundin, einer freundin, freindin',
    },
    {
      means: { recipient: 'friend', gender: 'f' },
      phrases: `freundinnen, beste freundin, besten freundin, meine beste freundin,
      meiner besten freundin, gute freundin, busenfreundin, abf,
      jugendfreundin, schulfreundin, sandkastenfreundin, kindheitsfreundin`,
    },
    {
      means: { recipient: 'friend', gender: 'm', mayBePartner: true },
      phrases: 'freund, ein freund, einen freund, einem freund, freind',
    },
    {
      means: { recipient: 'friend', gender: 'm' },
      phrases: `bester freund, besten freund, mein bester freund, meinen besten freund,
      meinem besten freund, guter freund, guten freund, kumpel, kumpels, spezl, haberer, kollege von mir,
      jugendfreund, schulfreund, sandkastenfreund, hawara, hawerer`,
    },
    {
      means: { recipient: 'friend' },
      phrases: `freunde, freunden, freundeskreis, befreundet, wg, klassenkamerad,
      klassenkameradin, schulkamerad, schulkameradin, schulkollege, schulkollegin, brieffreundin, brieffreund, mannschaftskollege,
      vereinskollege, vereinskollegin`,
    },
    {
      means: { recipient: 'friend', gender: 'f', isGrownUp: true },
      phrases: 'mitbewohnerin, trauzeugin, braut, brautjungfer, kommilitonin',
    },
    {
      means: { recipient: 'friend', gender: 'm', isGrownUp: true },
      phrases: 'mitbewohner, trauzeuge, trauzeugen, brautigam, kommilitone',
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
      means: { recipient: 'colleague' },
      phrases: inFrames(
        '* aus der arbeit, * von der arbeit, * auf der arbeit, * auf arbeit, * in der arbeit, * im büro, * aus dem büro, * vom büro, * aus dem betrieb',
        'freundin, eine freundin, einer freundin, freund, ein freund, einen freund, einem freund, kumpel, typ, mann, frau, mädel, mädels, junge, jungs, jemand, jemanden, jemandem, einer, einen, eine, leute, leuten',
      ),
    },
    {
      means: { recipient: 'boss' },
      phrases: `boss, manager, teamleiter, teamleiterin, vorgesetzter, vorgesetzte, vorgesetzten, chef,
      meinen chef, mein chef, abteilungsleiter, abteilungsleiterin, polier, filialleiter, filialleiterin,
      direktor, chefs`,
    },
    {
      means: { recipient: 'boss', gender: 'f' },
      phrases: `chefin, meine chefin, cheffin, cheffe, direktorin`,
    },
    {
      means: { recipient: 'teacher', isProfession: true },
      phrases: `professor, trainer, coach, doktorvater, mentor, prof, lehrer, lehrern, lehrkraft,
      klassenlehrer, schulleiter, sporttrainer, fahrlehrer, musiklehrer, klavierlehrer, erzieher,
      lehrperson, dozent, rektor, schwimmlehrer, reitlehrer, tanzlehrer, turnlehrer, gitarrenlehrer,
      übungsleiter, gruppenleiter, jugendleiter, pfadfinderleiter, jugendtrainer, ferienbetreuer,
      kita team, hortteam, kitaerzieher`,
    },
    {
      means: { recipient: 'teacher', gender: 'f', isProfession: true },
      phrases: `lehrerin, lehrerinnen, klassenlehrerin, kindergartnerin, erzieherin, erzieherinnen,
      musiklehrerin, klavierlehrerin, trainerin, tagesmutter, nanny, doktormutter,
      mentorin, dozentin, rektorin, kindergartenpadagogin, elementarpadagogin, padagogin, horterzieherin,
      übungsleiterin, gruppenleiterin, jugendleiterin, pfadfinderleiterin, jugendtrainerin, ferienbetreuerin, hortnerin,
      kitaerzieherin, kita erzieherin, kinderfrau, leihoma, schwimmlehrerin, reitlehrerin, tanzlehrerin,
      fahrlehrerin, schulbegleiterin, reittrainerin, ballettlehrerin, gitarrenlehrerin`,
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
      mama und papa, mutter und vater, zwei mamas, zwei mütter, zwei papas, zwei väter, zwei mamis, schwester und schwager`,
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
      erwartet ein baby, ${inFrames('erwartet *, bekommt *, erwarten *, bekommen *', 'ihr erstes kind, ihr erstes baby, ihr zweites kind, ihr zweites baby, sein erstes kind, unser erstes kind, unser zweites kind, unser drittes kind, unser erstes baby, unser zweites baby')}, nachwuchs, guter hoffnung, mama geworden, mutter geworden, papa geworden,
      vater geworden, eltern geworden, ${inFrames('wird *, bald * wird', 'mama, mutter, papa, vater')}`,
    },
    {
      means: { recipient: 'relative', gender: 'f', isGrownUp: true },
      phrases: `schwiegertochter, tante, tant, tanti, godi, tantchen, patentante, taufpatin, firmpatin, firmgodl, taufgodl, grosstante, gotta, patin, gotti, gotte, gote, godl`,
    },
    {
      means: { recipient: 'relative', gender: 'f' },
      phrases: 'cousine, grosscousine, kusine',
    },
    {
      means: { recipient: 'relative', gender: 'm', isGrownUp: true },
      phrases:
        'schwiegersohn, schwiegersohns, onkel, onkl, unkel, unggl, onggl, patenonkel, taufpate, firmpate, firmgöd, taufgöd, mein göd, meinem göd, meinen göd, unser göd, grossonkel, pate',
    },
    {
      means: { recipient: 'relative', gender: 'm' },
      phrases: 'cousin, vetter',
    },
    {
      means: { recipient: 'relative' },
      phrases: `verwandte, verwandten, verwandtschaft, paten`,
    },
    {
      means: { recipient: 'acquaintance' },
      phrases: `date, bekannte, bekannter, bekannten`,
    },
    {
      means: { recipient: 'acquaintance', gender: 'f' },
      phrases: `exfrau, ex frau, exfreundin, ex freundin, verflossene`,
    },
    {
      means: { recipient: 'acquaintance', gender: 'm' },
      phrases: `exmann, ex mann, exfreund, ex freund, verflossener`,
    },
    {
      means: { recipient: 'acquaintance' },
      phrases: `ex, expartner, ex partner`,
    },
    {
      means: { recipient: 'acquaintance', isProfession: true },
      phrases: `postbote, postboten, postbotin, briefträger, briefträgerin, postler, paketbote, paketbotin,
      zusteller, zustellerin, putzfrau, putzfee, reinigungskraft, haushaltshilfe, friseur, friseurin,
      frisör, frisörin, coiffeuse, coiffeur, kosmetikerin, müllmann, müllmänner, hausmeister,
      hausmeisterin, hauswart, abwart, tierarzt, tierärztin, busfahrer, busfahrerin, schulbusfahrer,
      hundesitter, hundesitterin, katzensitter, katzensitterin, makler, maklerin, anwältin,
      bibliothekarin, nonne, nonnen, ordensschwester, ordensfrau, klosterschwester, mönch, pfarrer,
      pfarrerin, pastor, pastorin, priester, kaplan, diakon, rabbiner`,
    },
    {
      means: { recipient: 'acquaintance', isProfession: true },
      phrases: [
        inFrames(
          'paket*, post*, brief*, zeitungs*, eil*, pizza*, essens*, kurier*, werbe*',
          'bote, boten, botin, botinnen, träger, trägerin, austräger, austrägerin, zusteller, zustellerin',
        ),
        inFrames(
          'paket*, pakete*, post*, post *, dhl *, ups *, hermes *, dpd *, gls *, amazon *, kurier*, liefer*, pizza*, bus*, schulbus*, taxi*, müll*, tram*, straßenbahn*, krankenwagen*, fahrdienst*',
          'fahrer, fahrers, fahrern, fahrerin, fahrerinnen',
        ),
        inFrames(
          'paket*, post*, müll*, getränke*, milch*, eis*, hausmeister*, biotonnen*',
          'mann, männer, frau, lieferant, lieferantin, lieferanten, dienst',
        ),
        `taxler, taxlerin, lieferant, lieferanten, lieferantin, getränkelieferanten, kurier, kassierer,
        kassiererin, kassier, kassierin, verkäufer, verkäuferin, verkäuferinnen, bäckersfrau, bäckerin,
        kellner, kellnerin, pförtner, pförtnerin, portier, concierge, hauswartin, abwartin, schornsteinfeger,
        schornsteinfegerin, kaminkehrer, rauchfangkehrer, kaminfeger, fußpflegerin, fußpfleger,
        podologin, nageldesignerin, nagelfee, gärtner, gärtnerin, handwerker, elektriker, klempner,
        reinigungsfrau, raumpflegerin, putzmann, putzhilfe, zugehfrau, perle im haushalt, schulkoch,
        schulköchin, schulweghelferin, schulweghelfer, schülerlotse, schülerlotsin, tagesvater,
        babysitter, babysitterin, platzwart, bademeister, bademeisterin, küster, küsterin, mesner, mesnerin`,
      ].join(', '),
    },
    {
      means: { recipient: 'acquaintance', isProfession: true, isCarer: true },
      phrases: `krankenschwester, krankenschwestern, krankenpfleger, pflegerin, pflegerinnen, pfleger,
      altenpflegerin, altenpfleger, pflegekraft, pflegekräfte, pflegeteam, hebamme, arzt, ärztin, hausarzt,
      hausärztin, kinderarzt, kinderärztin, frauenarzt, frauenärztin, zahnarzt, zahnärztin, chirurg,
      chirurgin, onkologe, onkologin, physio, physiotherapeut, physiotherapeutin, therapeut, therapeutin,
      psychologe, psychologin, logopädin, ergotherapeutin, heimhilfe, sanitäter, sanitäterin, apothekerin,
      apotheker, doktor, arzthelferin, doula`,
    },
    {
      means: { recipient: null, gender: 'f', mayBeSpouse: true },
      phrases: `frau, frauen, dame, damen, junge frau, junger frau, jungen frau, fur sie, altere dame,
      alteren dame`,
    },
    {
      means: { recipient: null, gender: 'm', mayBeSpouse: true },
      phrases: `mann, manner, mannern, herr, herren, herrn, junger mann, jungen mann, jungem mann, fur ihn,
      kerl, typen, alterer herr, alteren herrn`,
    },
  ],
  compound: [
    {
      anchor: 'whole',
      // What somebody teaches stands before what they are: "Handballtrainer", but no "Hometrainer".
      pattern:
        '(?!(?:home|heim|cross|fahrrad|ellipsen|rollen|kraft|bauch|arm|hand|finger|griff|muskel|atem|beckenboden|gedachtnis|gehirn|vokabel|schlingen|balance|koordinations|rucken|bein)-?trainer)(?:.{3,}(?=(?:trainer|lehrer)(?:in|innen)?$))?(.{3,}?)(?:s?(?:geburtstag|abschied|hochzeit|geschenk|geschenke|verabschiedung)|(?<=.(?:trainer|lehrer)(?:in|innen)?))',
      examples: ['kindergeburtstag', 'lehrerabschied', 'omageschenk', 'handballtrainerin'],
      counterexamples: ['geburtstag', 'geburtstagskind', 'hometrainer'],
    },
  ],
  owners: {
    possessive: words('s'),
    words: words('von der des einer eines meiner meines meinem unserer unseres'),
    genitiveArticles: words('einer eines meiner meines seiner seines unserer unseres ihrer ihres'),
    genitivePhrase: [
      {
        anchor: 'before',
        pattern: '(?:von )?(?:mein|unser|sein|ihr)e[mrsn](?: \\S+){0,3}',
        examples: ['meiner', 'von ihrem neuen', 'seines besten'],
        counterexamples: ['meine', 'von einer'],
      },
    ],
    genitiveForm: [
      {
        anchor: 'whole',
        pattern: '.*[^su]s',
        examples: ['mamas', 'omas'],
        counterexamples: ['boss', 'mutter', 'marius'],
      },
    ],
  },
  pronouns: {
    she: words('ihr ihrer ihrem'),
    he: words('er ihm ihn seinen seiner'),
    theirs: words('ihr ihre ihren ihrem ihrer sein seine seinen seinem seiner'),
    whose: words('dessen deren'),
    me: words('mich mir uns'),
    mine: words('mein meine meinen meinem meiner unser unsere unseren unserem unserer'),
  },
  others,
  ambiguous,
  describing: words(
    'neue neuer neuen neuem neues alte alter alten kleine kleiner kleinen kleines grosse grosser grossen gute guter guten beste bester besten liebe lieber lieben eigene eigener eigenen',
  ),
  friendSigns: [
    {
      pattern:
        '(?:hat|haben) sich (?!in )(?:[a-z]+ ){0,5}(?:getrennt|scheiden)|ist (?:[a-z]+ ){0,2}(?:verheiratet|geschieden|getrennt|single|verlassen worden)|heiratet|lasst sich scheiden|(?:ihr|ihre[nmr]?|sein|seine[nmr]?) (?:neue[nrs]? )?(?:mann|freund|verlobte[nr]?|ehemann|ex|ex-?mann|ex-?freund|frau|freundin|ehefrau)',
      examples: [
        'meine Freundin hat sich von ihrem Mann getrennt',
        'meine Freundin ist geschieden',
      ],
    },
  ],
  grownUpSigns: [
    {
      pattern: `(?:${anyAge})(?:,| ist| is| arbeitet als| jobbt als| lernt|, gelernte[rn]?| ist gelernte[rn]?| ist (?:von beruf|jetzt|seit kurzem)| wird (?:jetzt )?)? (?:(?:eine? |angehende[rn]? |werdende[rn]? |frischgebackene[rn]? ))?${profession}(?! (?:werden|spielen|spielt|kostum|verkleiden|figur))`,
      examples: [
        'meine Schwester, Bestatterin',
        'mein Bruder ist Polizist',
        'Nichte lernt Erzieherin',
      ],
    },
    {
      pattern: `(?:${anyAge})(?: [a-z]+){0,4} (?:bachelorarbeit|masterarbeit|doktorarbeit|diplomarbeit|staatsexamen|gesellenprufung|meisterprufung|abteilungsleiter(?:in)?|teamleiter(?:in)?|befordert|verbeamtet)|(?:${anyAge}|er|sie)(?: [a-z]+){0,3} (?:fahrt|darf)(?: [a-z]+){0,3} (?:motorrad|auto|taxi|lkw|allein fahren|alleine fahren)|(?:${anyAge}) (?:und|mit) (?:ihrem|ihr|seiner|seine) (?:mann|ehemann|frau|ehefrau|kinder|kindern)\\b`,
      examples: [
        'mein Sohn steckt mitten in der Bachelorarbeit',
        'meine Tochter darf seit Dienstag allein fahren',
        'die Schwester und ihr Mann',
      ],
    },
    {
      pattern: `${grown} (?:studiert|arbeitet|jobbt|promoviert|heiratet|zieht (?:aus|nach|um|zusammen|in (?:die|eine|seine|ihre) (?:erste )?(?:eigene )?(?:wohnung|wg))|schwanger|verheiratet|ausgezogen|umgezogen|(?:erwartet|bekommt|kriegt) (?:(?:im|bald) )?(?:[a-z]+ )?(?:ein|ihr|ihre|sein|seine) (?:(?:erstes|zweites) )?(?:kind|baby|zwillinge))`,
      examples: [
        'mein Neffe arbeitet als Koch',
        'unsere Tochter zieht nach Berlin',
        'meine Tochter erwartet ihr erstes Kind',
      ],
    },
    {
      pattern: `${grown} (?:fangt|beginnt|geht|startet|ist|war|kommt|muss|wurde|macht|leistet)(?: [a-z]+){0,4} (?:bundeswehr|bundesheer|militar|armee|rekrutenschule|zum bund|beim bund|bereitschaftspolizei|polizeischule|uni|universitat|fachhochschule|hochschule|zivildienst|zivi|fsj|bufdi|einberufen|eingezogen)\\b`,
      examples: ['Neffe fängt bei der Bundeswehr an', 'mein Enkel macht ein FSJ'],
    },
    {
      pattern: `${grown} (?:reist|geht|macht|fliegt|fahrt|zieht) (?:[a-z]+ ){0,4}(?:weltreise|um die welt|durch (?:asien|europa|sudamerika|australien|afrika|amerika)|ins ausland|auslandsjahr|backpacken|work and travel|sabbatical|auf reisen|ausbildung|lehre|praktikum|zum bund)`,
      examples: ['mein Sohn geht ein Jahr auf Reisen', 'Nichte macht eine Weltreise'],
    },
    {
      pattern: `${grown} (?:fahrt|fahren) (?:lkw|laster|taxi|einen? (?:[a-z]+ )?(?:auto|lkw|bus|motorrad)|mit (?:seinem|ihrem) (?:auto|motorrad|bus|wohnmobil))|(?:sohn|tochter|neffe|nichte|enkel|enkelin) (?:und|mit) (?:seiner|seine|ihrem|ihr|ihren) (?:frau|mann|freundin|freund|partner|partnerin)|(?:ihre|seine|die) erste eigene wohnung|(?:seinen|ihren) (?:neuen|ersten) job`,
      examples: ['mein Sohn und seine Frau', 'Neffe fährt LKW'],
    },
  ],
  agents: {
    f: [
      {
        pattern:
          '(?:fur|schenke?t?|schenken|machen?|mache) (?:(?:ich|man|wir|i|ma|blo?ss|nur|denn|zum [a-z]+) ){0,2}(?:eine?r?|ne|ner|die|der|a) (?:[a-z]+(?:e|en|ige) )?(?!medizin|disziplin|routin|maschin|kabin)[a-z]{4,}in',
        examples: ['Geschenk für eine Katzenliebhaberin', 'was schenkt man einer Hobbyfotografin'],
      },
    ],
    m: [
      {
        pattern:
          '(?:fur|schenke?t?|schenken) (?:(?:ich|man|wir|i|ma|blo?ss|nur|denn|zum [a-z]+) ){0,2}(?:einen|einem|nen|nem|an|am|den|dem) (?:[a-z]+en )?[a-z]*(?:liebhaber|freund|kenner|leser|gartner|koch|bahner|spieler|fahrer|sammler|laufer|bastler|handwerker|fotograf|angler|fischer|jager|zuchter|backer|trinker|wanderer|kletterer|segler|turner|maler|geniesser|anfanger|student|studenten|musiker|gitarrist|gitarristen|pianist|pianisten|imker|taucher|surfer|schwimmer|reiter|tanzer|sanger|griller|raucher|esser|heimwerker|tuftler|kochs|ganger|radler|biker|zocker|gamer|narren|schutzen)',
        examples: ['Geschenk für einen Käseliebhaber', 'was schenk ich bloss einem Hobbyimker'],
      },
      {
        pattern:
          '(?:einem|nem) [a-z]*(?:liebhaber|kenner|leser|gartner|koch|bahner|spieler|fahrer|sammler|laufer|bastler|angler|anfanger|musiker|imker) (?:eine |ne |a )?(?:freude|schenken|was|etwas)',
        examples: ['einem Eisenbahnsammler eine Freude machen'],
      },
    ],
  },
  from: words('aus von in'),
  employers: [
    {
      anchor: 'before',
      pattern:
        '(?:arbeite(?:t|n)|schafft|schaffet|jobbt|hackelt|malocht|angestellt|beschaftigt|tatig)(?: (?!(?:und|mag|liebt|gern|gerne|viel|oft)\\b)[a-z]+){0,2} (?:bei|beim|fur|in)(?: (?:der|dem|den|die|einer|einem|ner|nem|da))?',
      examples: ['er arbeitet bei der', 'jobbt seit Mai in', 'ist angestellt bei'],
      counterexamples: ['arbeitet viel in', 'kauft bei', 'arbeitet'],
    },
  ],
  origins: [
    {
      anchor: 'before',
      pattern:
        '(?:komm(?:t|en)|kam|kamen|stamm(?:t|en)|geflohen|gefluchtet|zugezogen|geburtig|ursprunglich|fluchtling)(?: (?:erst|gerade|ursprunglich|direkt|frisch|neu|eigentlich)){0,2} aus(?: (?:der|dem|den))?',
      examples: ['sie kommt aus', 'ist frisch geflohen aus', 'kam erst aus der'],
      counterexamples: ['ist aus', 'kommt mit'],
    },
    {
      anchor: 'before',
      pattern:
        '(?:wohn(?:t|en)|leb(?:t|en)|arbeite(?:t|n))(?: (?!und|reist|fahrt|mag|liebt)[a-z]+){0,4} (?:in|bei|nahe|am|an)(?: (?:der|dem|den))?',
      examples: ['er wohnt in', 'sie lebt seit zwei Jahren an der'],
      counterexamples: ['sie wohnt und liest in', 'liest in'],
    },
    {
      // Where somebody studies or stays, or where those are who are visited.
      anchor: 'before',
      pattern:
        '(?:studier(?:t|en)|studium|(?:auslands|austausch|freiwilligen|sabbat)(?:jahr|semester)|schuleraustausch|austausch|erasmus|au ?-?pair|work (?:and|&|n) travel|praktikum|freiwilligendienst)(?: [a-z]+)? (?:in|nach)(?: (?:der|dem|den|die))?|(?:gastgeber(?:in|n|innen)?|gastfamilie|freunden?|freundin(?:nen)?|verwandten?|verwandtschaft|familie|bekannten?|brieffreund(?:in)?|schwester|bruder|tante|onkel|cousin|cousine|kollegen?|kollegin) (?:druben )?in(?: (?:der|dem|den))?',
      examples: ['Work and Travel in', 'für zwei Gastgeber in der', 'sie studiert in'],
      counterexamples: ['verliebt in', 'Urlaub in den', 'will nach'],
    },
  ],
};
