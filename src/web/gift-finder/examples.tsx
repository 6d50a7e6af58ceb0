import { Link } from 'react-router';
import type { Country } from '../../domain/marketplaces.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { searchUrl } from './search-params.ts';

const examples = [
  'finder.example.1',
  'finder.example.2',
  'finder.example.3',
  'finder.example.4',
] as const;

/** Shows links to example queries, which also demonstrate what the finder understands. */
export function Examples({ country }: { country: Country }) {
  const { t } = useI18n();
  return (
    <section className="finder-examples" aria-labelledby="finder-examples">
      <h2 id="finder-examples" className="text-lg">
        {t('finder.examples')}
      </h2>
      <ul>
        {examples.map((key) => (
          <li key={key}>
            <Link
              className="chip chip--line"
              to={searchUrl({ text: t(key), country, changes: {} })}
              preventScrollReset
              defaultShouldRevalidate={false}
            >
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
