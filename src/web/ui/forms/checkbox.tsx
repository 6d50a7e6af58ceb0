import { type ComponentProps, useId } from 'react';

interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'checked' | 'onChange'> {
  label: string;
  hint?: string;
  checked: boolean;
  onChecked: (checked: boolean) => void;
}

/** Shows a checkbox, for a value that is saved when the form is submitted. */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} kind="check" />;
}

/** Shows a switch, for a value that is saved at once. */
export function Switch(props: CheckboxProps) {
  return <Choice {...props} kind="switch" />;
}

function Choice({
  kind,
  label,
  hint,
  checked,
  onChecked,
  ...rest
}: CheckboxProps & { kind: 'check' | 'switch' }) {
  const id = useId();
  return (
    <div className={`checkbox checkbox--${kind}`}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        role={kind === 'switch' ? 'switch' : undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        onChange={(event) => onChecked(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="checkbox__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
