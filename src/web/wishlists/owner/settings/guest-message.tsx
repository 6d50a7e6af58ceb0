import { limits } from '../../../../domain/limits.ts';
import { useI18n } from '../../../i18n/use-i18n.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { EditConflict } from '../edit-conflict.tsx';
import { NotFoundNotice } from '../not-found-notice.tsx';
import type { useGuestMessage } from './use-guest-message.ts';

/** Shows the field for the message to guests, and a conflict or that the list is not found. */
export function GuestMessage({ message }: { message: ReturnType<typeof useGuestMessage> }) {
  const { t } = useI18n();
  const { text, changed, busy, theirs, isNotFound } = message;
  return (
    <form
      className="dialog-section"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed && !isNotFound) void message.send();
      }}
    >
      <TextArea
        label={t('settings.words')}
        rows={2}
        maxLength={limits.wishlistDescription}
        counter={(count, max) => t('common.count', { count, max })}
        value={text}
        onText={message.type}
      />
      {isNotFound ? (
        <NotFoundNotice text={text} />
      ) : theirs ? (
        <EditConflict
          text={t('settings.words.meanwhile', { text: theirs.description ?? '' })}
          onMine={() => void message.send()}
          onTheirs={message.takeTheirs}
        />
      ) : (
        <div className="dialog-section__actions">
          <Button type="submit" variant="line" busy={busy} disabled={!changed && !busy}>
            {t('common.save')}
          </Button>
        </div>
      )}
    </form>
  );
}
