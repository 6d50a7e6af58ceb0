import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  /** what is wrong, instead of the hint; a form says it after the first attempt to send */
  fault?: string | undefined;
}

interface FieldProps extends FieldTexts {
  /** the id of the control inside */
  id: string;
  /** right below the control, beside the hint */
  aside?: ReactNode;
  children: ReactNode;
}

/** The ids and states that tie a control to its texts. */
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

/** Label above, control, then hint (or what is wrong) left and something short right. */
export function Field({ id, label, hint, fault, aside, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {(hint || fault || aside) && (
        <div className="field-under" id={`${id}-under`}>
          <FieldNote hint={hint} fault={fault} />
          {aside}
        </div>
      )}
    </div>
  );
}

/** The hint, or what is wrong, said as soon as it is there. */
export function FieldNote({ hint, fault }: Omit<FieldTexts, 'label'>) {
  if (!fault) return <span>{hint}</span>;
  return (
    <span className="field-fault" role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      {fault}
    </span>
  );
}
