import { type ComponentProps, useId } from 'react';
import { CharacterCounter, type CharacterCounterTexts } from './character-counter.tsx';
import { Field, type FieldTexts, fieldControl } from './field.tsx';

interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'onChange' | 'value'> {
  value: string;
  onText: (text: string) => void;
  /** a live counter against `maxLength` */
  counter?: CharacterCounterTexts;
}

/** Shows a field of several lines that grows with its text, up to a third of the screen. */
export function TextArea({ label, hint, fault, value, onText, counter, ...rest }: TextAreaProps) {
  const id = useId();
  const { maxLength } = rest;
  const aside = counter && maxLength !== undefined && (
    <CharacterCounter count={value.length} max={maxLength} words={counter} />
  );
  return (
    <Field id={id} label={label} hint={hint} fault={fault} aside={aside}>
      <textarea
        rows={3}
        {...rest}
        {...fieldControl(id, { hint, fault }, Boolean(aside))}
        className="input"
        value={value}
        onChange={(event) => onText(event.target.value)}
      />
    </Field>
  );
}
