import { useRef, useState } from 'react';
import type { WishlistSummary } from '../../../contract/schemas.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { EmptyState } from '../../illustrations/empty-state.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { Disclosure } from '../../ui/surfaces/disclosure.tsx';
import { SkeletonCards } from '../../ui/surfaces/skeleton.tsx';
import { LazySharePanel } from '../owner/lazy-dialogs.ts';
import { restoreToken } from '../tokens/stored-tokens.ts';
import { AllListsTools } from './all-lists-tools.tsx';
import { useListSearch } from './list-search.tsx';
import { ManagerDialog, type ManagerQuestion } from './manager-dialog.tsx';
import type { MyWishlists } from './use-my-wishlists.ts';
import { type RowAct, WishlistRow } from './wishlist-row.tsx';

const acts = ['share', 'archive', 'forget', 'delete'] as const satisfies RowAct[];
const archivedActs = ['bringBack', 'forget', 'delete'] as const satisfies RowAct[];

interface WishlistRowsProps {
  mine: MyWishlists;
  read: () => Promise<unknown>;
  /** whether new lists can be created */
  enabled: boolean;
}

/** Shows the lists this browser remembers, or that they are loading, not reachable, or none. */
export function WishlistRows({ mine, read, enabled }: WishlistRowsProps) {
  const { t } = useI18n();
  const [question, setQuestion] = useState<ManagerQuestion | null>(null);
  const [shared, setShared] = useState<WishlistSummary | null>(null);
  const listsRef = useRef<HTMLDivElement>(null);
  const { found, field } = useListSearch(mine.state === 'listed' ? mine.wishlists : []);

  if (mine.state === 'loading')
    return (
      <>
        <SkeletonCards label={t('manager.loading')} count={3} />
        <noscript>
          <p>{t('manager.needsScript')}</p>
        </noscript>
      </>
    );
  if (mine.state === 'failed')
    return (
      <EmptyState title={t('manager.failed.title')} text={t('manager.failed.text')}>
        <Button variant="line" onClick={() => void read()}>
          {t('common.tryAgain')}
        </Button>
      </EmptyState>
    );

  const { wishlists, archived } = mine;
  const all = [...wishlists, ...archived];

  /** Moves the focus to the lists if the focused row was removed: keyboard users continue from there. */
  const refreshRows = async () => {
    await read();
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) listsRef.current?.focus();
    });
  };

  const bringBack = ({ adminToken, name }: WishlistSummary) => {
    const stored = restoreToken(adminToken);
    const text = t('manager.broughtBack', { name: name ?? t('wishlist.unnamed') });
    showToast(stored ? { kind: 'info', text } : { kind: 'failure', text: t('take.notKept') });
    void refreshRows();
  };

  const act = (list: WishlistSummary) => (chosen: RowAct) => {
    if (chosen === 'share') setShared(list);
    else if (chosen === 'bringBack') bringBack(list);
    else setQuestion({ act: chosen, list });
  };

  return (
    <div ref={listsRef} className="my-wishlists" tabIndex={-1}>
      {wishlists.length === 0 ? (
        enabled && <EmptyState title={t('manager.empty.title')} text={t('manager.empty.text')} />
      ) : (
        <>
          {field}
          <ul className="wishlist-rows">
            {found.map((list) => (
              <WishlistRow
                key={list.adminToken}
                list={list}
                heading="h2"
                acts={acts}
                onAct={act(list)}
              />
            ))}
          </ul>
        </>
      )}
      {archived.length > 0 && (
        <Disclosure summary={<h2>{t('manager.archivedFold', { count: archived.length })}</h2>}>
          <ul className="wishlist-rows">
            {archived.map((list) => (
              <WishlistRow
                key={list.adminToken}
                list={list}
                heading="h3"
                acts={archivedActs}
                onAct={act(list)}
              />
            ))}
          </ul>
        </Disclosure>
      )}
      <AllListsTools
        lists={all}
        onForgetAll={() => setQuestion({ act: 'forgetAll', lists: all })}
      />
      {shared && <LazySharePanel list={shared} onClose={() => setShared(null)} />}
      {question && (
        <ManagerDialog
          question={question}
          onClose={() => setQuestion(null)}
          onDone={() => void refreshRows()}
        />
      )}
    </div>
  );
}
