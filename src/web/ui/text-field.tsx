import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onText: (text: string) => void;
  hint?: string;
  fault?: string | undefined;
  /** shows a live counter against `maxLength`; says it in words for those who listen */
  counter?: (count: number, max: number) => string;
  multiline?: boolean;
}

/** Label above, field, then hint (or what is wrong) left and counter right. */
export function TextField({
  label,
  value,
  onText,
  hint,
  fault,
  counter,
  multiline,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const shared = {
    id,
    value,
    className: 'input',
    'aria-describedby': `${id}-under`,
    'aria-invalid': fault ? (true as const) : undefined,
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {multiline ? (
        <textarea
          {...shared}
          rows={3}
          maxLength={rest.maxLength}
          placeholder={rest.placeholder}
          onChange={(event) => onText(event.target.value)}
        />
      ) : (
        <input type="text" {...rest} {...shared} onChange={(event) => onText(event.target.value)} />
      )}
      {(hint || fault || counter) && (
        <div className="field-under" id={`${id}-under`}>
          {fault ? (
            <span className="field-fault" role="alert">
              <CircleAlert className="icon" aria-hidden="true" />
              {fault}
            </span>
          ) : (
            <span>{hint}</span>
          )}
          {counter && rest.maxLength !== undefined && (
            <span className="num">
              <span aria-hidden="true">
                {value.length}/{rest.maxLength}
              </span>
              <span className="visually-hidden">{counter(value.length, rest.maxLength)}</span>
            </span>
          )}
        </div>
      )}
    </div>
  );
}
