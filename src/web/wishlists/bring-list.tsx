import { FileUp } from 'lucide-react';
import { useId } from 'react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { FieldNote } from '../ui/field.tsx';
import { OpenByLink } from './open-by-link.tsx';
import { useBringFiles } from './use-bring-files.ts';

interface BringListProps {
  onTake: (tokens: readonly string[]) => Promise<void>;
}

/** Opens a list by its link, and takes files: those that bring lists back, and those that make new ones. */
export function BringList({ onTake }: BringListProps) {
  const { t } = useI18n();
  const id = useId();
  const { bring, reading, fault } = useBringFiles(onTake);

  return (
    <Disclosure summary={<h2>{t('bring.summary')}</h2>}>
      <div className="bring">
        <OpenByLink quiet />
        <fieldset className="card card-body field" aria-describedby={`${id}-under`}>
          <legend className="visually-hidden">{t('bring.file')}</legend>
          <p className="field-label" aria-hidden="true">
            {t('bring.file')}
          </p>
          <label className="btn btn-line bring-file" aria-busy={reading || undefined}>
            <FileUp className="icon" aria-hidden="true" />
            {t(reading ? 'bring.reading' : 'bring.choose')}
            <input
              type="file"
              multiple
              disabled={reading}
              accept=".html,.htm,.txt,.json,text/html,text/plain,application/json"
              onChange={({ target }) => {
                void bring([...(target.files ?? [])]);
                // The same file may be chosen again after it was refused.
                target.value = '';
              }}
            />
          </label>
          <div className="field-under" id={`${id}-under`}>
            <FieldNote hint={t('bring.fileHint')} fault={fault ?? undefined} />
          </div>
        </fieldset>
      </div>
    </Disclosure>
  );
}
