import { FileUp } from 'lucide';
import { useId, useState } from 'react';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { FieldNote } from '../../ui/forms/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Disclosure } from '../../ui/surfaces/disclosure.tsx';
import { OpenByLink } from './open-by-link.tsx';
import { useImportFiles } from './use-import-files.ts';

interface ImportListProps {
  /** this browser remembers no list, so one may be looked for */
  hasNone: boolean;
  onTake: (tokens: readonly string[]) => Promise<void>;
}

/** Shows the ways to import lists: by link, from a recovery file, or from an exported list. */
export function ImportList({ hasNone, onTake }: ImportListProps) {
  const { t } = useI18n();
  const id = useId();
  const [isOpen, setOpen] = useState(hasNone);
  const { importFiles, reading, fault } = useImportFiles(onTake);

  return (
    <Disclosure open={isOpen} onToggle={setOpen} summary={<h2>{t('bring.summary')}</h2>}>
      {hasNone && <p className="max-w-measure import-list__lost">{t('bring.lost')}</p>}
      <div className="import-list">
        <OpenByLink quiet />
        <fieldset className="card card__body field" aria-describedby={`${id}-under`}>
          <legend className="visually-hidden">{t('bring.file')}</legend>
          <p className="field__label" aria-hidden="true">
            {t('bring.file')}
          </p>
          <label className="btn btn--line import-list__file" aria-busy={reading || undefined}>
            <Icon node={FileUp} />
            {t(reading ? 'bring.reading' : 'bring.choose')}
            <input
              type="file"
              multiple
              disabled={reading}
              accept=".html,.htm,.txt,.json,text/html,text/plain,application/json"
              onChange={({ target }) => {
                void importFiles([...(target.files ?? [])]);
                // Without the reset, choosing the same file again fires no change event.
                target.value = '';
              }}
            />
          </label>
          <div className="field__note" id={`${id}-under`}>
            <FieldNote hint={t('bring.fileHint')} fault={fault ?? undefined} />
          </div>
        </fieldset>
      </div>
    </Disclosure>
  );
}
