import { useId } from 'react';
import { Field, type FieldTexts, fieldControl } from './field.tsx';

interface SelectFieldProps extends FieldTexts {
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onValue: (value: string) => void;
}

/** Shows several options, of which one can be chosen, in the browser's own menu. */
export function SelectField({ label, hint, fault, options, value, onValue }: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} fault={fault}>
      <select
        {...fieldControl(id, { hint, fault })}
        className="input"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
