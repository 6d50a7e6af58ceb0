import type { GiftSuggestion, UnderstoodWish } from '../../contract/schemas.ts';
import { Examples } from '../gift-finder/examples.tsx';
import { Results } from '../gift-finder/results.tsx';
import { SearchBox } from '../gift-finder/search-box.tsx';
import { Understood } from '../gift-finder/understood.tsx';
import { Waiting } from '../gift-finder/waiting.tsx';
import { objectAddress } from '../ui/objects.ts';
import { longTitle } from './fixtures.ts';
import { State } from './state.tsx';

const nothing = () => {};
const gift: GiftSuggestion = {
  imageUrl: objectAddress('teapot'),
  title: 'Pour-over coffee set',
  category: 'Coffee and tea',
  description: 'A glass carafe, a dripper and a hundred filters for five quiet minutes.',
  priceRange: '€25–60',
  amazonUrl: 'https://www.amazon.de/s?k=pour+over',
  because: 'coffee, up to €60',
};
const { because: _, ...plain } = gift;
const suggestions = [gift, { ...plain, title: longTitle, description: longTitle }];
const understood: UnderstoodWish = {
  recipients: [{ recipient: 'parent', label: 'Dad' }],
  age: { min: 60, max: 60, label: '60 years' },
  occasion: null,
  budget: { min: null, max: 60, label: 'up to €60' },
  interests: [{ concept: 'coffee', label: 'Coffee' }],
  kinds: [{ kind: 'book', label: 'Books' }],
  exclusions: [{ name: 'flag:alcohol', label: 'No alcohol' }],
  hint: 'interests',
};
const names = { recipients: { parent: 'mum or dad' }, occasions: { birthday: 'birthday' } };
const search = { country: 'DE', onSearch: nothing, onCountry: nothing } as const;
const found = (gifts: GiftSuggestion[], hasMore: boolean) =>
  ({
    state: 'found',
    country: 'DE',
    answer: { searchRequestId: `s${gifts.length}`, suggestions: gifts, hasMore, understood },
  }) as const;

export function FinderStates() {
  return (
    <>
      <State wide name="Search box with a long wish, searching; examples">
        <SearchBox {...search} asked={longTitle} searching />
        <Examples country="DE" />
      </State>
      <State wide name="A wish as it was understood, and changed">
        <Understood
          wish={understood}
          names={names}
          changes={{ occasion: null }}
          onChange={nothing}
          onReset={nothing}
        />
      </State>
      <State wide name="Suggestions">
        <Results outcome={found(suggestions, true)} onAgain={nothing} />
      </State>
      <State wide name="Suggestions on their way, none, failed">
        <Waiting />
        <Results outcome={found([], false)} onAgain={nothing} />
        <Results outcome={{ state: 'failed' }} onAgain={nothing} />
      </State>
    </>
  );
}
