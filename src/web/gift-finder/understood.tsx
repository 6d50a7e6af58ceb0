import { Lightbulb, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import type { GiftCriteria, UnderstoodWish } from '../../contract/schemas.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Chip, ChoiceChip } from './chip.tsx';
import { type AgeBand, ageBands, ageLabel, budgets, euros } from './choices.ts';
import { useKeptPlace } from './use-kept-place.ts';

/** What receivers and occasions are called, in the language of the page. */
export interface PartNames {
  readonly recipients: Readonly<Record<string, string>>;
  readonly occasions: Readonly<Record<string, string>>;
}

interface UnderstoodProps {
  wish: UnderstoodWish;
  names: PartNames;
  changes: GiftCriteria;
  onChange: (changes: GiftCriteria) => void;
  onReset: () => void;
}

/** A wish in chips: each can be taken out, and who, when, how old and how much can be chosen anew. */
export function Understood({ wish, names, changes, onChange, onReset }: UnderstoodProps) {
  const { t, language } = useI18n();
  const { recipients, age, occasion, budget } = wish;
  const options = (of: Readonly<Record<string, string>>) =>
    Object.entries(of).map(([value, label]) => ({ value, label }));
  const list = useRef<HTMLUListElement>(null);
  const keepPlace = useKeptPlace(list, wish);
  const takeOut = (change: GiftCriteria) => {
    keepPlace();
    onChange(change);
  };
  const without = (from: 'withoutInterests' | 'withoutKinds' | 'withoutExclusions', name: string) =>
    takeOut({ [from]: [...(changes[from] ?? []), name] });
  const isChanged = Object.keys(changes).length > 0;

  return (
    <section className="finder-understood" aria-label={t('finder.understood')}>
      <ul ref={list} className="chips">
        <ChoiceChip
          kind={t('finder.chip.for')}
          label={recipients.map(({ label }) => label).join(', ') || null}
          value={recipients[0]?.recipient ?? ''}
          options={options(names.recipients)}
          onChoose={(recipient) => onChange({ recipient })}
          onRemove={() => takeOut({ recipient: null })}
        />
        <ChoiceChip
          kind={t('finder.chip.age')}
          label={age?.label ?? null}
          value={age ? `${age.min}-${age.max}` : ''}
          options={ageBands.map((band) => ({ value: band.join('-'), label: ageLabel(band, t) }))}
          onChoose={(value) => {
            const [min, max] = value.split('-').map(Number) as unknown as AgeBand;
            onChange({ age: { min, max } });
          }}
          onRemove={() => takeOut({ age: null })}
        />
        <ChoiceChip
          kind={t('finder.chip.occasion')}
          label={occasion?.label ?? null}
          value={occasion?.occasion ?? ''}
          options={options(names.occasions)}
          onChoose={(chosen) => onChange({ occasion: chosen })}
          onRemove={() => takeOut({ occasion: null })}
        />
        <ChoiceChip
          kind={t('finder.chip.budget')}
          label={budget?.label ?? null}
          value={budget && budget.min === null ? String(budget.max) : ''}
          options={budgets.map((most) => ({
            value: String(most),
            label: t('finder.upTo', { price: euros(most, language) }),
          }))}
          onChoose={(most) => onChange({ budget: { min: null, max: Number(most) } })}
          onRemove={() => takeOut({ budget: null })}
        />
        {wish.interests.map(({ concept, label }) => (
          <Chip
            key={`likes ${concept}`}
            kind={t('finder.chip.likes')}
            label={label}
            onRemove={() => without('withoutInterests', concept)}
          />
        ))}
        {wish.kinds.map(({ kind, label }) => (
          <Chip
            key={`kind ${kind}`}
            kind={t('finder.chip.kind')}
            label={label}
            onRemove={() => without('withoutKinds', kind)}
          />
        ))}
        {wish.exclusions.map(({ name, label }) => (
          <Chip
            key={name}
            label={label}
            outlined
            onRemove={() => without('withoutExclusions', name)}
          />
        ))}
        {isChanged && (
          <li>
            <button
              type="button"
              className="chip chip-quiet"
              onClick={() => {
                keepPlace();
                onReset();
              }}
            >
              <RotateCcw className="icon" aria-hidden="true" />
              {t('finder.chip.reset')}
            </button>
          </li>
        )}
      </ul>
      {wish.hint && (
        <p className="finder-hint">
          <Lightbulb className="icon" aria-hidden="true" />
          {t(`finder.hint.${wish.hint}`)}
        </p>
      )}
    </section>
  );
}
