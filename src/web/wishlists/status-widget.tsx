import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatAgo } from '../i18n/ago.ts';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { useChance } from '../ui/use-chance.ts';
import { PreviewStrip } from './preview-strip.tsx';
import { type LastWishlist, useLastWishlist } from './use-last-wishlist.ts';

const headings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The list used last in this browser, and the way back to it. Nothing where there is none. */
export function StatusWidget() {
  const last = useLastWishlist();
  if (!last) return null;
  return last === 'out of reach' ? <StatusFallback /> : <StatusCard {...last} />;
}

export function StatusCard({ list, recent, now }: LastWishlist) {
  const i18n = useI18n();
  const { t, count } = i18n;
  const path = usePath();
  const chance = useChance() ?? 0;
  const heading = headings[Math.floor(chance * headings.length)] ?? 1;
  const changed = formatAgo(new Date(list.updatedAt), now, i18n);
  return (
    <Status
      label={t('home.status.label')}
      title={t(`home.status.heading.${heading}`, {
        name: list.name ?? t('home.status.defaultName'),
      })}
      imageKeys={list.imageKeys}
      to={path(paths.admin(list.adminToken))}
      action={t('home.status.continue')}
    >
      {count('wishlist.wishes', list.itemCount)}, {t('wishlist.changed', { when: changed })}
      {recent > 0 && (
        <>
          {' · '}
          <Link to={path(paths.wishlists)}>{count('home.status.recent', recent)}</Link>
        </>
      )}
    </Status>
  );
}

/** There are lists, and what is on them cannot be asked just now. */
export function StatusFallback() {
  const { t } = useI18n();
  const path = usePath();
  return (
    <Status
      label={t('nav.wishlists')}
      title={t('home.status.fallback')}
      imageKeys={[]}
      to={path(paths.wishlists)}
      action={t('home.status.toLists')}
    />
  );
}

interface StatusProps {
  label: string;
  title: string;
  imageKeys: readonly string[];
  to: string;
  action: string;
  children?: ReactNode;
}

function Status({ label, title, imageKeys, to, action, children }: StatusProps) {
  return (
    <section className="status" aria-label={label}>
      <div className="status-main">
        <PreviewStrip imageKeys={imageKeys} />
        <div>
          <h2 className="status-title">{title}</h2>
          {children && <p className="meta">{children}</p>}
        </div>
      </div>
      <Link className="link" to={to}>
        {action}
        <ArrowRight className="icon" aria-hidden="true" />
      </Link>
    </section>
  );
}
