import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toasts.ts';
import { ManagerDialog, type ManagerQuestion } from './manager-dialog.tsx';
import type { MyWishlists } from './use-my-wishlists.ts';
import { WishlistRow } from './wishlist-row.tsx';

/** The lists this browser remembers: on their way, out of reach, none, or some. */
export function WishlistRows({ mine, read }: { mine: MyWishlists; read: () => void }) {
  const { t } = useI18n();
  const [question, setQuestion] = useState<ManagerQuestion | null>(null);

  if (mine.state === 'loading') return <SkeletonCards label={t('manager.loading')} count={3} />;
  if (mine.state === 'failed')
    return (
      <Notice title={t('manager.failed.title')} text={t('manager.failed.text')}>
        <Button variant="line" onClick={read}>
          {t('common.tryAgain')}
        </Button>
      </Notice>
    );

  const lists = mine.wishlists;
  const askForgetAll = () => {
    if (lists.length > 0) setQuestion({ act: 'forgetAll', lists });
    else showToast({ kind: 'info', text: t('manager.nothingToForget') });
  };

  return (
    <>
      {lists.length === 0 ? (
        <Notice title={t('manager.empty.title')} text={t('manager.empty.text')} />
      ) : (
        <ul className="rows">
          {lists.map((list) => (
            <WishlistRow
              key={list.adminToken}
              list={list}
              onAsk={(act) => setQuestion({ act, list })}
            />
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Button variant="quiet" icon={EyeOff} onClick={askForgetAll}>
          {t('manager.forgetAll')}
        </Button>
      </div>
      {question && (
        <ManagerDialog question={question} onClose={() => setQuestion(null)} onDone={read} />
      )}
    </>
  );
}
