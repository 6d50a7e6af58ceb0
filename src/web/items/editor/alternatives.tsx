import { useI18n } from '../../i18n/use-i18n.tsx';
import { ConflictNote } from './conflict-note.tsx';
import type { FieldsEditor } from './fields-editor.ts';
import type { TypedField } from './item-form.ts';

interface AlternativesProps {
  editor: Pick<FieldsEditor, 'state' | 'takeText'>;
  field: TypedField;
  label: string;
}

/** Shows below a field what another owner wrote in it, and what the shop offers for it. */
export function Alternatives({ editor: { state, takeText }, field, label }: AlternativesProps) {
  const { t } = useI18n();
  const ownersText = state.conflicts.texts[field];
  const { [field as keyof typeof state.offered]: shopsText } = state.offered;
  return (
    <>
      {ownersText !== undefined && (
        <ConflictNote
          field={label}
          text={t('item.form.meanwhile', { text: ownersText || t('item.form.meanwhileEmpty') })}
          onTake={() => takeText(field, ownersText)}
        />
      )}
      {shopsText !== undefined && (
        <ConflictNote
          field={label}
          text={t('item.form.inShop', { text: shopsText })}
          onTake={() => takeText(field, shopsText)}
        />
      )}
    </>
  );
}
