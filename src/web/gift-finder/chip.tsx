import { ChevronDown, Plus, X } from 'lucide';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { PopupMenu } from '../ui/overlays/popup-menu.tsx';

interface ChipProps {
  /** a short label before it */
  kind?: string;
  label: string;
  /** an exclusion has an outline instead of a fill */
  outlined?: boolean;
  onRemove: () => void;
}

/** Shows one part of the parsed query with a button that removes it. */
export function Chip({ kind, label, outlined = false, onRemove }: ChipProps) {
  return (
    <li className={outlined ? 'chip chip--line' : 'chip'}>
      <span className="chip__text">
        {kind && <span className="chip__kind">{kind}</span>} {label}
      </span>
      <RemoveChip what={kind ? `${kind} ${label}` : label} onRemove={onRemove} />
    </li>
  );
}

/** One choice of a menu. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceChipProps {
  kind: 'for' | 'age' | 'occasion' | 'budget';
  /** null when the query does not mention it */
  label: string | null;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
  onRemove: () => void;
}

/** Shows one part of the parsed query with a menu to change it and a button to remove it; or a menu to add it. */
export function ChoiceChip({ kind, label, value, options, onChoose, onRemove }: ChoiceChipProps) {
  const { t } = useI18n();
  if (label === null)
    return (
      <li>
        <PopupMenu
          title={t(`finder.chip.${kind}.choose`)}
          buttonClass="chip chip--add"
          button={
            <>
              <Icon node={Plus} />
              {t(`finder.chip.${kind}.add`)}
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
        title={t(`finder.chip.${kind}.choose`)}
        buttonClass="chip__button"
        button={
          <>
            <span className="chip__kind">{t(`finder.chip.${kind}`)}</span> {label}
            <Icon node={ChevronDown} />
          </>
        }
        value={value}
        options={options}
        onChoose={(chosen) => {
          if (chosen !== value) onChoose(chosen);
        }}
      />
      <RemoveChip what={`${t(`finder.chip.${kind}`)} ${label}`} onRemove={onRemove} />
    </li>
  );
}

function RemoveChip({ what, onRemove }: { what: string; onRemove: () => void }) {
  const { t } = useI18n();
  return (
    <button
      type="button"
      className="chip__remove"
      aria-label={t('finder.chip.remove', { what })}
      onClick={onRemove}
    >
      <Icon node={X} />
    </button>
  );
}
