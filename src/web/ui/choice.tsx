import { type ComponentProps, useId } from 'react';

interface ChoiceProps
  extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'checked' | 'onChange'> {
  label: string;
  hint?: string;
  checked: boolean;
  onChecked: (checked: boolean) => void;
}

/** A box to tick: it counts when the form is sent. */
export function CheckBox(props: ChoiceProps) {
  return <Choice {...props} kind="check" />;
}

/** A switch: it counts at once. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} kind="switch" />;
}

function Choice({
  kind,
  label,
  hint,
  checked,
  onChecked,
  ...rest
}: ChoiceProps & { kind: 'check' | 'switch' }) {
  const id = useId();
  return (
    <div className={`choice choice-${kind}`}>
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
        <span className="choice-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
