import { type ComponentProps, type ReactNode, useId } from 'react';
import { CharacterCounter, type CharacterCounterTexts } from './character-counter.tsx';
import { Field, type FieldTexts, fieldControl } from './field.tsx';

interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange' | 'value'> {
  value: string;
  onText?: (text: string) => void;
  /** a live counter against `maxLength` */
  counter?: CharacterCounterTexts;
  /** a button joined to the field */
  action?: ReactNode;
}

export function TextField({
  label,
  hint,
  fault,
  value,
  onText,
  counter,
  action,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const { maxLength } = rest;
  const aside = counter && maxLength !== undefined && (
    <CharacterCounter count={value.length} max={maxLength} words={counter} />
  );
  const input = (
    <input
      type="text"
      {...rest}
      {...fieldControl(id, { hint, fault }, Boolean(aside))}
      className="input"
      value={value}
      onChange={(event) => onText?.(event.target.value)}
    />
  );
  return (
    <Field id={id} label={label} hint={hint} fault={fault} aside={aside}>
      {action ? (
        <div className="input-group">
          {input}
          {action}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}
