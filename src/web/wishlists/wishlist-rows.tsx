import { useRef, useState } from 'react';
import type { WishlistSummary } from '../../contract/schemas.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Notice } from '../ui/notice.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toasts.ts';
import { AllListsTools } from './all-lists-tools.tsx';
import { ManagerDialog, type ManagerQuestion } from './manager-dialog.tsx';
import { LaterSharePanel } from './opened-later.ts';
import { bringBackToken } from './stored-tokens.ts';
import type { MyWishlists } from './use-my-wishlists.ts';
import { type RowAct, WishlistRow } from './wishlist-row.tsx';

const acts = ['share', 'archive', 'forget', 'delete'] as const satisfies RowAct[];
const archivedActs = ['bringBack', 'forget', 'delete'] as const satisfies RowAct[];

interface WishlistRowsProps {
  mine: MyWishlists;
  read: () => Promise<unknown>;
  /** whether new lists can be made just now */
  enabled: boolean;
}

/** The lists this browser remembers: on their way, out of reach, none, or some. */
export function WishlistRows({ mine, read, enabled }: WishlistRowsProps) {
  const { t } = useI18n();
  const [question, setQuestion] = useState<ManagerQuestion | null>(null);
  const [shared, setShared] = useState<WishlistSummary | null>(null);
  const place = useRef<HTMLDivElement>(null);

  if (mine.state === 'loading') return <SkeletonCards label={t('manager.loading')} count={3} />;
  if (mine.state === 'failed')
    return (
      <Notice title={t('manager.failed.title')} text={t('manager.failed.text')}>
        <Button variant="line" onClick={() => void read()}>
          {t('common.tryAgain')}
        </Button>
      </Notice>
    );

  const { wishlists, archived } = mine;
  const all = [...wishlists, ...archived];

  /** The row that had the focus may be gone: whoever uses the keyboard goes on from the lists. */
  const readOn = async () => {
    await read();
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) place.current?.focus();
    });
  };

  const bringBack = ({ adminToken, name }: WishlistSummary) => {
    const kept = bringBackToken(adminToken);
    const text = t('manager.broughtBack', { name: name ?? t('wishlist.unnamed') });
    showToast(kept ? { kind: 'info', text } : { kind: 'failure', text: t('take.notKept') });
    void readOn();
  };

  const act = (list: WishlistSummary) => (chosen: RowAct) => {
    if (chosen === 'share') setShared(list);
    else if (chosen === 'bringBack') bringBack(list);
    else setQuestion({ act: chosen, list });
  };

  return (
    <div ref={place} className="my-lists" tabIndex={-1}>
      {wishlists.length === 0 ? (
        enabled && <Notice title={t('manager.empty.title')} text={t('manager.empty.text')} />
      ) : (
        <ul className="rows">
          {wishlists.map((list) => (
            <WishlistRow
              key={list.adminToken}
              list={list}
              heading="h2"
              acts={acts}
              onAct={act(list)}
            />
          ))}
        </ul>
      )}
      {archived.length > 0 && (
        <Disclosure summary={<h2>{t('manager.archivedFold', { count: archived.length })}</h2>}>
          <ul className="rows">
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
      {shared && <LaterSharePanel list={shared} onClose={() => setShared(null)} />}
      {question && (
        <ManagerDialog
          question={question}
          onClose={() => setQuestion(null)}
          onDone={() => void readOn()}
        />
      )}
    </div>
  );
}
