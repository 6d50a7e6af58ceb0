import type { GiftCriteria, ParsedQueryView } from '../../contract/schemas.ts';
import { euros } from '../../domain/money/euros.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Chip, ChoiceChip, type Option } from './chip.tsx';
import { ageBands, ageLabel, budgets } from './options.ts';

/** The names of recipients and occasions in the language of the page, by id. */
export interface PartNames {
  readonly recipients: Readonly<Record<string, string>>;
  readonly occasions: Readonly<Record<string, string>>;
}

/** The lists of a search that name what the visitor has removed. */
export type RemovalList =
  | 'withoutSituations'
  | 'withoutInterests'
  | 'withoutKinds'
  | 'withoutExclusions';

interface ChoiceChipsProps {
  query: ParsedQueryView;
  names: PartNames;
  onChange: (changes: GiftCriteria) => void;
  onRemove: (changes: GiftCriteria) => void;
}

/** The parts of a query of which there is one each: they can be removed, changed and added. */
export function ChoiceChips({ query, names, onChange, onRemove }: ChoiceChipsProps) {
  return (
    <>
      <ChoiceChip
        kind="for"
        label={query.recipients.map(({ label }) => label).join(', ') || null}
        value={query.recipients[0]?.recipient ?? ''}
        options={optionsOf(names.recipients)}
        onChoose={(recipient) => onChange({ recipient })}
        onRemove={() => onRemove({ recipient: null })}
      />
      <AgeChip age={query.age} onChange={onChange} onRemove={onRemove} />
      <ChoiceChip
        kind="occasion"
        label={query.occasion?.label ?? null}
        value={query.occasion?.occasion ?? ''}
        options={optionsOf(names.occasions)}
        onChoose={(occasion) => onChange({ occasion })}
        onRemove={() => onRemove({ occasion: null })}
      />
      <BudgetChip budget={query.budget} onChange={onChange} onRemove={onRemove} />
    </>
  );
}

type ChipEvents = Pick<ChoiceChipsProps, 'onChange' | 'onRemove'>;

function AgeChip({ age, onChange, onRemove }: ChipEvents & Pick<ParsedQueryView, 'age'>) {
  const { t } = useI18n();
  const value = age ? `${age.min}-${age.max}` : '';
  const offered = ageBands.map((band) => ({ value: band.join('-'), label: ageLabel(band, t) }));
  const smaller = ageBands.filter(([min]) => min < (age?.min ?? 0)).length;
  const options = age ? withOwn(offered, { value, label: age.label }, smaller) : offered;
  const choose = (chosen: string) => {
    const [min, max] = ageBands.find((band) => band.join('-') === chosen) ?? [];
    if (min !== undefined && max !== undefined) onChange({ age: { min, max } });
  };
  return (
    <ChoiceChip
      kind="age"
      label={age?.label ?? null}
      value={value}
      options={options}
      onChoose={choose}
      onRemove={() => onRemove({ age: null })}
    />
  );
}

function BudgetChip({ budget, onChange, onRemove }: ChipEvents & Pick<ParsedQueryView, 'budget'>) {
  const { t, language } = useI18n();
  const value = budget ? budgetValue(budget) : '';
  const offered = budgets.map((maxEuros) => ({
    value: budgetValue({ min: null, max: maxEuros }),
    label: t('finder.upTo', { price: euros(maxEuros, language) }),
  }));
  const most = budget?.max ?? budget?.min ?? 0;
  const smaller = budgets.filter((maxEuros) => maxEuros < most).length;
  const options = budget ? withOwn(offered, { value, label: budget.label }, smaller) : offered;
  const choose = (chosen: string) => {
    const max = budgets.find((maxEuros) => budgetValue({ min: null, max: maxEuros }) === chosen);
    if (max !== undefined) onChange({ budget: { min: null, max } });
  };
  return (
    <ChoiceChip
      kind="budget"
      label={budget?.label ?? null}
      value={value}
      options={options}
      onChoose={choose}
      onRemove={() => onRemove({ budget: null })}
    />
  );
}

interface ListChipsProps {
  query: ParsedQueryView;
  onRemove: (from: RemovalList, name: string) => void;
}

/** The parts of a query of which there may be many: they can be removed. */
export function ListChips({ query, onRemove }: ListChipsProps) {
  const { t } = useI18n();
  return (
    <>
      {query.situations.map(({ situation, label }) => (
        <Chip
          key={`situation ${situation}`}
          label={label}
          onRemove={() => onRemove('withoutSituations', situation)}
        />
      ))}
      {query.interests.map(({ concept, label, isTrait }) => (
        <Chip
          key={`likes ${concept}`}
          {...(isTrait ? {} : { kind: t('finder.chip.likes') })}
          label={label}
          onRemove={() => onRemove('withoutInterests', concept)}
        />
      ))}
      {query.kinds.map(({ kind, label }) => (
        <Chip
          key={`kind ${kind}`}
          kind={t('finder.chip.kind')}
          label={label}
          onRemove={() => onRemove('withoutKinds', kind)}
        />
      ))}
      {query.exclusions.map(({ name, label }) => (
        <Chip
          key={name}
          label={label}
          outlined
          onRemove={() => onRemove('withoutExclusions', name)}
        />
      ))}
    </>
  );
}

/** Returns the options with what the visitor has written, before the first larger one where the menu does not offer it. */
function withOwn(options: readonly Option[], own: Option, smaller: number): readonly Option[] {
  if (options.some(({ value }) => value === own.value)) return options;
  return [...options.slice(0, smaller), own, ...options.slice(smaller)];
}

/** Returns a budget as the value of an option. */
const budgetValue = ({ min, max }: { min: number | null; max: number | null }) =>
  `${min ?? ''}-${max ?? ''}`;

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
