import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toasts.ts';
import { ManagerDialog, type ManagerQuestion } from './manager-dialog.tsx';
import { useMyWishlists } from './use-my-wishlists.ts';
import { WishlistRow } from './wishlist-row.tsx';

export function MyWishlists() {
  const { t } = useI18n();
  const { mine, read } = useMyWishlists();
  const [question, setQuestion] = useState<ManagerQuestion | null>(null);

  if (mine.state === 'loading')
    return (
      <p className="notice meta" role="status">
        {t('manager.loading')}
      </p>
    );
  if (mine.state === 'failed')
    return (
      <Notice title={t('manager.failed.title')} text={t('manager.failed.text')}>
        <button type="button" className="btn btn-line" onClick={read}>
          {t('common.tryAgain')}
        </button>
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
        <button type="button" className="btn btn-quiet" onClick={askForgetAll}>
          <EyeOff className="icon" aria-hidden="true" />
          {t('manager.forgetAll')}
        </button>
      </div>
      {question && (
        <ManagerDialog question={question} onClose={() => setQuestion(null)} onDone={read} />
      )}
    </>
  );
}
