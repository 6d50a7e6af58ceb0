import { useId } from 'react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Field, fieldControl } from '../ui/forms/field.tsx';

interface ChoiceFieldProps {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
}

/** A word of an act that is one of several. */
export function ChoiceField({ label, options }: ChoiceFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select {...fieldControl(id, {})} className="input" name="word" required>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** The last word of an act: why it is done. */
export function WhyField({ hint }: { hint: string }) {
  const { t } = useI18n();
  const id = useId();
  return (
    <Field id={id} label={t('moderation.why')} hint={hint}>
      <textarea
        {...fieldControl(id, { hint })}
        className="input"
        name="word"
        rows={3}
        maxLength={2000}
        required
      />
    </Field>
  );
}
