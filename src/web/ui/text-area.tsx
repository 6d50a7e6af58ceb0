import { type ComponentProps, useId } from 'react';
import { Counter, type CounterWords } from './counter.tsx';
import { Field, type FieldTexts, fieldControl } from './field.tsx';

interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'onChange' | 'value'> {
  value: string;
  onText: (text: string) => void;
  /** a live counter against `maxLength` */
  counter?: CounterWords;
}

/** Several lines; grows with what is typed, up to a third of the screen. */
export function TextArea({ label, hint, fault, value, onText, counter, ...rest }: TextAreaProps) {
  const id = useId();
  const { maxLength } = rest;
  const aside = counter && maxLength !== undefined && (
    <Counter count={value.length} max={maxLength} words={counter} />
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
