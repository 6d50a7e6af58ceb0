import { useId } from 'react';
import { FieldNote } from './field.tsx';

interface RadioListProps<V extends string> {
  label: string;
  options: readonly { value: V; label: string }[];
  /** null: nothing is chosen yet */
  value: V | null;
  onChoose: (value: V) => void;
  fault?: string | undefined;
}

/** One of a few, all of them in sight. */
export function RadioList<V extends string>(props: RadioListProps<V>) {
  const { label, options, value, onChoose, fault } = props;
  const id = useId();
  return (
    <fieldset className="radio-list" aria-describedby={fault ? `${id}-under` : undefined}>
      <legend className="field-label">{label}</legend>
      {options.map((option) => (
        <div className="choice" key={option.value}>
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
        <div className="field-under" id={`${id}-under`}>
          <FieldNote fault={fault} />
        </div>
      )}
    </fieldset>
  );
}
