import type { GiftSuggestion, ParsedQueryView } from '../../contract/schemas.ts';
import { Examples } from '../gift-finder/examples.tsx';
import { ParsedQuery } from '../gift-finder/parsed-query.tsx';
import { Loading } from '../gift-finder/results/loading.tsx';
import { Results } from '../gift-finder/results/results.tsx';
import { SearchBox } from '../gift-finder/search-box.tsx';
import { objectUrl } from '../illustrations/object-url.ts';
import { longTitle } from './fixtures.ts';
import { State } from './state.tsx';

const noop = () => {};
const gift: GiftSuggestion = {
  imageUrl: objectUrl('teapot'),
  title: 'Pour-over coffee set',
  category: 'Coffee and tea',
  description: 'A glass carafe, a dripper and a hundred filters for five quiet minutes.',
  priceRange: '€25–60',
  amazonUrl: 'https://www.amazon.de/s?k=pour+over&tag=wishes-21',
  plainUrl: 'https://www.amazon.de/s?k=pour+over',
  because: 'coffee, up to €60',
};
const { because: _, ...plain } = gift;
const modelIdea: GiftSuggestion = { ...plain, title: 'Harbour sounds', fromModel: true };
const suggestions = [gift, modelIdea, { ...plain, title: longTitle, description: longTitle }];
const parsedQuery: ParsedQueryView = {
  recipients: [{ recipient: 'parent', label: 'Dad' }],
  age: { min: 60, max: 60, label: '60 years' },
  occasion: null,
  situations: [{ situation: 'hospital', label: 'In hospital' }],
  budget: { min: null, max: 60, label: 'up to €60' },
  interests: [{ concept: 'coffee', label: 'Coffee' }],
  kinds: [{ kind: 'book', label: 'Books' }],
  exclusions: [{ name: 'flag:alcohol', label: 'No alcohol' }],
  notice: null,
  hint: 'interests',
};
const names = { recipients: { parent: 'mum or dad' }, occasions: { birthday: 'birthday' } };
const search = { country: 'DE', notice: null, onSearch: noop, onCountry: noop } as const;
const found = (gifts: GiftSuggestion[], hasMore: boolean) =>
  ({
    state: 'found',
    country: 'DE',
    answer: {
      searchRequestId: `s${gifts.length}`,
      suggestions: gifts,
      hasMore,
      understood: parsedQuery,
      mayImprove: true,
    },
  }) as const;

/** Shows the parts of the gift finder in every state. */
export function FinderStates() {
  return (
    <>
      <State wide name="Search box with a long query, searching; examples">
        <SearchBox {...search} searchedText={longTitle} searching />
        <Examples country="DE" />
      </State>
      <State wide name="A parsed query, and a changed one">
        <ParsedQuery
          query={parsedQuery}
          names={names}
          changes={{ occasion: null }}
          onChange={noop}
          onReset={noop}
        />
      </State>
      <State wide name="Suggestions">
        <Results
          outcome={found(suggestions, true)}
          improvement={{ isPending: true, answer: null }}
          country="DE"
          onAgain={noop}
        />
      </State>
      <State wide name="Suggestions on their way, none, failed, without an answer">
        <Loading />
        <Results outcome={found([], false)} country="DE" onAgain={noop} />
        <Results outcome={{ state: 'failed', isLost: false }} country="DE" onAgain={noop} />
        <Results outcome={{ state: 'failed', isLost: true }} country="DE" onAgain={noop} />
      </State>
    </>
  );
}
