import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '../../domain/language.ts';
import { loadMessages } from '../i18n/messages.ts';
import { I18nProvider } from '../i18n/use-i18n.tsx';
import { ClaimLost } from './claim-lost.tsx';

beforeAll(() => Promise.all(languages.map(loadMessages)));

const said = (language: Language, claimedBy: string | null, isDeleted = false) =>
  renderToString(
    <I18nProvider language={language}>
      <MemoryRouter>
        <ClaimLost
          claimedBy={claimedBy}
          ownReceipt={null}
          isDeleted={isDeleted}
          left={2}
          onClose={() => undefined}
        />
      </MemoryRouter>
    </I18nProvider>,
  );

test.each([
  ['en', 'Ann was', 'Ann, Ben were', 'Somebody was'],
  ['de', 'Ann war ', 'Ann, Ben waren', 'Jemand war '],
  ['fr', 'Ann a été', 'Ann, Ben ont été', 'Quelqu’un a été'],
] as const)(
  'the guest who claimed first is named in a correct sentence: %s',
  (language, one, two, nobody) => {
    expect(said(language, 'Ann')).toContain(one);
    expect(said(language, 'Ann, Ben')).toContain(two);
    expect(said(language, 'Ann, Ann')).toContain(one);
    expect(said(language, 'Ann, Ann')).not.toContain('Ann, Ann');
    expect(said(language, null)).toContain(nobody);
    expect(said(language, 'Ann', true)).not.toContain('Ann');
  },
);
