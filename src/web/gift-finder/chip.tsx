import { ChevronDown, Plus, X } from 'lucide-react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { PopupMenu } from '../ui/popup-menu.tsx';

interface ChipProps {
  /** the small word before it */
  kind?: string;
  label: string;
  /** something that must not come */
  outlined?: boolean;
  onRemove: () => void;
}

/** One part of a wish, and its way out. */
export function Chip({ kind, label, outlined = false, onRemove }: ChipProps) {
  return (
    <li className={outlined ? 'chip chip-line' : 'chip'}>
      <span className="chip-text">
        {kind && <span className="chip-kind">{kind}</span>} {label}
      </span>
      <RemoveChip what={kind ? `${kind} ${label}` : label} onRemove={onRemove} />
    </li>
  );
}

interface ChoiceChipProps {
  kind: string;
  /** null where nothing is said about it */
  label: string | null;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
  onRemove: () => void;
}

/** A part that can be said otherwise, or said at all. */
export function ChoiceChip({ kind, label, value, options, onChoose, onRemove }: ChoiceChipProps) {
  const { t } = useI18n();
  if (label === null)
    return (
      <li>
        <PopupMenu
          title={t('finder.chip.add', { what: kind })}
          buttonClass="chip chip-add"
          button={
            <>
              <Plus className="icon" aria-hidden="true" />
              {kind}
            </>
          }
          value=""
          options={options}
          onChoose={onChoose}
        />
      </li>
    );
  return (
    <li className="chip">
      <PopupMenu
        title={t('finder.chip.change', { what: kind })}
        buttonClass="chip-button"
        button={
          <>
            <span className="chip-kind">{kind}</span> {label}
            <ChevronDown className="icon" aria-hidden="true" />
          </>
        }
        value={value}
        options={options}
        onChoose={onChoose}
      />
      <RemoveChip what={`${kind} ${label}`} onRemove={onRemove} />
    </li>
  );
}

function RemoveChip({ what, onRemove }: { what: string; onRemove: () => void }) {
  const { t } = useI18n();
  return (
    <button
      type="button"
      className="chip-remove"
      aria-label={t('finder.chip.remove', { what })}
      onClick={onRemove}
    >
      <X className="icon" aria-hidden="true" />
    </button>
  );
}
