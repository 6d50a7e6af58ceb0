import { useId } from 'react';
import { FieldNote } from './field.tsx';

interface RadioListProps<V extends string> {
  label: string;
  options: readonly { value: V; label: string }[];
  /** null until an option is chosen */
  value: V | null;
  onChoose: (value: V) => void;
  fault?: string | undefined;
}

/** Shows a few options, of which one can be chosen. */
export function RadioList<V extends string>(props: RadioListProps<V>) {
  const { label, options, value, onChoose, fault } = props;
  const id = useId();
  return (
    // Not a field set, which cannot be marked as invalid.
    <div
      role="radiogroup"
      className="radio-list"
      aria-labelledby={`${id}-label`}
      aria-describedby={fault ? `${id}-under` : undefined}
      aria-invalid={fault ? true : undefined}
    >
      <span className="field__label" id={`${id}-label`}>
        {label}
      </span>
      {options.map((option) => (
        <div className="checkbox" key={option.value}>
          <input
            type="radio"
            id={`${id}-${option.value}`}
            name={id}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
        </div>
      ))}
      {fault && (
        <div className="field__note" id={`${id}-under`}>
          <FieldNote fault={fault} />
        </div>
      )}
    </div>
  );
}
