import { limits } from '../../domain/limits.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { GoneNote } from './gone-note.tsx';
import { Meanwhile } from './meanwhile.tsx';
import type { useGuestWords } from './use-guest-words.ts';

/** The field for the words below the name. */
export function GuestWords({ words }: { words: ReturnType<typeof useGuestWords> }) {
  const { t } = useI18n();
  const { text, changed, busy, theirs, isGone } = words;
  return (
    <form
      className="part"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed && !isGone) void words.send();
      }}
    >
      <TextArea
        label={t('settings.words')}
        rows={2}
        maxLength={limits.wishlistDescription}
        counter={(count, max) => t('common.count', { count, max })}
        value={text}
        onText={words.type}
      />
      {isGone ? (
        <GoneNote text={text} />
      ) : theirs ? (
        <Meanwhile
          text={t('settings.words.meanwhile', { text: theirs.description ?? '' })}
          onMine={() => void words.send()}
          onTheirs={words.takeTheirs}
        />
      ) : (
        <div className="part-acts">
          <Button type="submit" variant="line" busy={busy} disabled={!changed && !busy}>
            {t('common.save')}
          </Button>
        </div>
      )}
    </form>
  );
}
