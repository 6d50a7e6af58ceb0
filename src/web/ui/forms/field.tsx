import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

/** The texts of a form field. */
export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  /** the validation error, shown in place of the hint; forms set it after the first submission */
  fault?: string | undefined;
}

interface FieldProps extends FieldTexts {
  /** the id of the control inside */
  id: string;
  /** shown below the control, beside the hint */
  aside?: ReactNode;
  children: ReactNode;
}

/** Returns the attributes that link a control to its label, hint and fault. */
export function fieldControl(
  id: string,
  { hint, fault }: Omit<FieldTexts, 'label'>,
  aside = false,
) {
  return {
    id,
    'aria-describedby': hint || fault || aside ? `${id}-under` : undefined,
    'aria-invalid': fault ? (true as const) : undefined,
  };
}

/** Shows the label above the control, and below it the hint or fault with something short beside it. */
export function Field({ id, label, hint, fault, aside, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children}
      {(hint || fault || aside) && (
        <div className="field__note" id={`${id}-under`}>
          <FieldNote hint={hint} fault={fault} />
          {aside}
        </div>
      )}
    </div>
  );
}

/** Shows the hint or the fault; screen readers announce a fault as soon as it appears. */
export function FieldNote({ hint, fault }: Omit<FieldTexts, 'label'>) {
  if (!fault) return <span>{hint}</span>;
  return (
    <span className="field__fault" role="alert">
      <Icon node={CircleAlert} />
      {fault}
    </span>
  );
}
