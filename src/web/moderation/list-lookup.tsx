import type { ModerationList, ModerationView } from '../../contract/moderation.ts';
import { reportReasons } from '../../contract/moderation.ts';
import { href, imagePath } from '../../contract/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { Badge } from '../ui/surfaces/badge.tsx';
import { Disclosure } from '../ui/surfaces/disclosure.tsx';
import { ActForm, FindForm } from './act-form.tsx';
import { Erase, EraseClaim } from './erase.tsx';
import { ChoiceField, WhyField } from './reason-field.tsx';
import { ReportCards } from './reports.tsx';
import { useDate } from './use-date.ts';

/** Looks for a list, and shows what is on it and what can be done about it. */
export function ListLookup({ view }: { view: ModerationView }) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="part">
      <h2 id="part">{t('moderation.tab.list')}</h2>
      <FindForm view={view} label={t('moderation.list.find')} />
      {view.list && <FoundList view={view} list={view.list} />}
    </section>
  );
}

interface PartProps {
  view: ModerationView;
  list: ModerationList;
}

function FoundList({ view, list }: PartProps) {
  const { t } = useI18n();
  const date = useDate();
  return (
    <>
      <h3>{list.name ?? t('moderation.unnamed')}</h3>
      {list.isTakenDown && <Badge tone="berry">{t('moderation.list.takenDown')}</Badge>}
      <p className="secondary-text">
        {t('moderation.list.dates', { made: date(list.createdAt), used: date(list.touchedAt) })}
      </p>
      <ReportCards view={view} reports={list.reports} count={list.reportCount} />
      <Items view={view} list={list} />
      <Claims view={view} list={list} />
      {list.isTakenDown ? (
        <ActForm view={view} act="restore" words={[list.guestToken]}>
          <Button type="submit">{t('moderation.restore')}</Button>
        </ActForm>
      ) : (
        <TakeDown view={view} list={list} />
      )}
      <Erase
        view={view}
        act="delete-list"
        words={[list.guestToken]}
        summary={t('moderation.deleteList')}
        button={t('moderation.deleteList.button')}
      >
        <p>{t('moderation.deleteList.text')}</p>
      </Erase>
    </>
  );
}

function Items({ view, list }: PartProps) {
  const { t } = useI18n();
  return (
    <>
      <h4>{t('moderation.list.items')}</h4>
      {list.items.length === 0 && <p>{t('moderation.list.noItems')}</p>}
      {list.items.map(({ id, title, url, imageKey }) => (
        <div key={id} className="moderation__row">
          {imageKey && (
            <img
              src={`${href(imagePath, { imageKey })}?w=320`}
              alt={t('moderation.picture', { title })}
              loading="lazy"
            />
          )}
          <div>
            <p>
              <strong>{title}</strong>
            </p>
            {url && <p className="moderation__address">{url}</p>}
            <Erase
              view={view}
              act="delete-item"
              words={[list.guestToken, id]}
              summary={t('moderation.deleteItem', { title })}
              button={t('moderation.delete.item')}
            />
            {imageKey && (
              <Erase
                view={view}
                act="delete-picture"
                words={[imageKey]}
                summary={t('moderation.deletePicture', { title })}
                button={t('moderation.delete.picture')}
              />
            )}
          </div>
        </div>
      ))}
    </>
  );
}

function Claims({ view, list }: PartProps) {
  const { t } = useI18n();
  const date = useDate();
  const titles = new Map(list.items.map(({ id, title }) => [id, title]));
  return (
    <>
      <h4>{t('moderation.list.claims')}</h4>
      {list.claims.length === 0 && <p>{t('moderation.list.noClaims')}</p>}
      {list.claims.map(({ id, itemId, name, at }) => (
        <div key={id}>
          <p>
            {t('moderation.list.claimOf', { name, date: date(at) })}: {titles.get(itemId)}
          </p>
          <EraseClaim view={view} claim={{ id, name }} />
        </div>
      ))}
    </>
  );
}

function TakeDown({ view, list }: PartProps) {
  const { t } = useI18n();
  return (
    <Disclosure summary={t('moderation.takeDown')}>
      <p>{t('moderation.takeDown.text')}</p>
      <ActForm view={view} act="take-down" words={[list.guestToken]}>
        <ChoiceField
          label={t('moderation.reason')}
          options={reportReasons.map((value) => ({ value, label: t(`report.${value}`) }))}
        />
        <WhyField hint={t('moderation.whyHint.owner')} />
        <Button type="submit">{t('moderation.takeDown.button')}</Button>
      </ActForm>
    </Disclosure>
  );
}
