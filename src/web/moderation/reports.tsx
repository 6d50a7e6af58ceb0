import {
  type ModerationReport,
  type ModerationView,
  reportDecisions,
  reportReasons,
} from '../../contract/moderation.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { Card } from '../ui/surfaces/card.tsx';
import { Disclosure } from '../ui/surfaces/disclosure.tsx';
import { ActForm, FindForm } from './act-form.tsx';
import { AnswerToSend } from './answer-to-send.tsx';
import { ChoiceField, WhyField } from './reason-field.tsx';
import { useDate } from './use-date.ts';

/** Shows the reports that wait for a decision, or those that were looked for. */
export function Reports({ view }: { view: ModerationView }) {
  const { t } = useI18n();
  const none = view.query === '' ? 'moderation.reports.none' : 'moderation.reports.notFound';
  return (
    <section aria-labelledby="part">
      <h2 id="part">{t('moderation.tab.reports')}</h2>
      <FindForm view={view} label={t('moderation.reports.find')} />
      {view.reports.length === 0 && <p>{t(none)}</p>}
      <ReportCards view={view} reports={view.reports} count={view.reportCount} />
    </section>
  );
}

interface ReportCardsProps {
  view: ModerationView;
  reports: readonly ModerationReport[];
  /** how many there are, shown or not */
  count: number;
}

/** Shows how many reports there are, and the oldest of them, each with what can be done about it. */
export function ReportCards({ view, reports, count }: ReportCardsProps) {
  const { t } = useI18n();
  if (reports.length === 0) return null;
  return (
    <>
      {count > 1 && <p>{t('moderation.reports.shown', { shown: reports.length, count })}</p>}
      <ul className="moderation__cards">
        {reports.map((report) => (
          <ReportCard key={report.reference} view={view} report={report} />
        ))}
      </ul>
    </>
  );
}

function ReportCard({ view, report }: { view: ModerationView; report: ModerationReport }) {
  const { t } = useI18n();
  const date = useDate();
  const { reference, at, item, note, email, list, decidedAt, answer } = report;
  return (
    <Card as="li">
      <h3>
        {reference}: {list.name ?? t('moderation.unnamed')}
      </h3>
      <p className="secondary-text">{t('moderation.report.of', { date: date(at) })}</p>
      <p>
        <strong>{reasonText(report.reason, t)}</strong>
      </p>
      {item && <p>{t('moderation.report.item', { title: item.title })}</p>}
      {note && <blockquote className="moderation__quote">{note}</blockquote>}
      <p>{email ? t('moderation.report.email', { email }) : t('moderation.report.noEmail')}</p>
      {decidedAt && (
        <p>
          {t('moderation.report.decided', { date: date(decidedAt) })}: {decisionText(report, t)}
        </p>
      )}
      {answer && <AnswerToSend answer={answer} />}
      {view.tab !== 'list' && (
        <ActForm view={view} tab="list" query={list.guestToken}>
          <Button type="submit" variant="line">
            {t('moderation.openList')}
          </Button>
        </ActForm>
      )}
      {!decidedAt && <Decide view={view} reference={reference} />}
    </Card>
  );
}

function Decide({ view, reference }: { view: ModerationView; reference: string }) {
  const { t } = useI18n();
  return (
    <Disclosure summary={t('moderation.decide')}>
      <ActForm view={view} act="decide" words={[reference]}>
        <ChoiceField
          label={t('moderation.decision')}
          options={reportDecisions.map((value) => ({
            value,
            label: t(`moderation.decision.${value}`),
          }))}
        />
        <WhyField hint={t('moderation.whyHint.decision')} />
        <Button type="submit">{t('moderation.decide')}</Button>
      </ActForm>
    </Disclosure>
  );
}

type Translate = ReturnType<typeof useI18n>['t'];

/** Returns a reason in words; a reason of another release as it is stored. */
function reasonText(stored: string, t: Translate): string {
  const reason = reportReasons.find((each) => each === stored);
  return reason ? t(`report.${reason}`) : stored;
}

function decisionText({ decision: stored }: ModerationReport, t: Translate): string {
  const decision = reportDecisions.find((each) => each === stored);
  return decision ? t(`moderation.decision.${decision}`) : (stored ?? '');
}
