import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href, paths } from '../../../contract/paths.ts';
import { formatAgo } from '../../i18n/ago.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { usePath } from '../../routing/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useStableRandom } from '../../ui/use-stable-random.ts';
import { PreviewStrip } from './preview-strip.tsx';
import { type LastWishlist, type NoLastWishlist, useLastWishlist } from './use-last-wishlist.ts';

const headings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Shows the list used last in this browser, or a link to all lists. Shows nothing until that is known. */
export function LastListCard() {
  const last = useLastWishlist();
  if (!last) return null;
  return typeof last === 'string' ? <NoLastListCard reason={last} /> : <LastListFacts {...last} />;
}

/** Shows the last used list with a heading chosen at random once per page view. */
export function LastListFacts({ list, recent, now }: LastWishlist) {
  const i18n = useI18n();
  const { t, count } = i18n;
  const path = usePath();
  const random = useStableRandom() ?? 0;
  const heading = headings[Math.floor(random * headings.length)] ?? 1;
  const changed = formatAgo(new Date(list.updatedAt), now, i18n);
  return (
    <Card
      label={t('home.status.label')}
      title={t(`home.status.heading.${heading}`, {
        name: list.name ?? t('home.status.defaultName'),
      })}
      strip={list.itemCount > 0 && <PreviewStrip list={list} />}
      to={path(href(paths.admin, { adminToken: list.adminToken }))}
      action={t('home.status.continue')}
    >
      {count('wishlist.wishes', list.itemCount)}, {t('wishlist.changed', { when: changed })}
      {recent > 0 && (
        <>
          {' · '}
          <Link to={path(paths.wishlists)}>{count('home.status.recent', recent)}</Link>
        </>
      )}
    </Card>
  );
}

/** Shows a link to all lists when this browser has none or the server cannot be reached. */
export function NoLastListCard({ reason }: { reason: NoLastWishlist }) {
  const { t } = useI18n();
  const path = usePath();
  return (
    <Card
      label={t('nav.wishlists')}
      title={t(reason === 'none' ? 'home.status.none' : 'home.status.fallback')}
      strip={reason !== 'none' && <PreviewStrip list={null} />}
      to={path(paths.wishlists)}
      action={t('home.status.toLists')}
    />
  );
}

interface CardProps {
  label: string;
  title: string;
  strip: ReactNode;
  to: string;
  action: string;
  children?: ReactNode;
}

function Card({ label, title, strip, to, action, children }: CardProps) {
  return (
    <section className="last-list-card" aria-label={label}>
      <div className="last-list-card__main">
        {strip}
        <div>
          <h2 className="last-list-card__title">{title}</h2>
          {children && <p className="secondary-text">{children}</p>}
        </div>
      </div>
      <Link className="text-link" to={to}>
        {action}
        <Icon node={ArrowRight} />
      </Link>
    </section>
  );
}
