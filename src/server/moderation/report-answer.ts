import de from '../../../content/i18n/de/report.json' with { type: 'json' };
import en from '../../../content/i18n/en/report.json' with { type: 'json' };
import fr from '../../../content/i18n/fr/report.json' with { type: 'json' };
import { type ReportAnswer, reportDecisions } from '../../contract/moderation.ts';
import { fillPlaceholders } from '../../domain/fill-placeholders.ts';
import { isLanguage, type Language } from '../../domain/language.ts';
import { mailtoLink } from '../../domain/mailto-link.ts';
import { productName } from '../../domain/product.ts';
import type { StoredReport } from './moderation.store.ts';

type AnsweredReport = Pick<
  StoredReport,
  'email' | 'reference' | 'statement' | 'decision' | 'language' | 'created_at'
>;

const words: Record<Language, typeof en> = { en, de, fr };

/**
 * The message that tells a reporter what was decided and what can be done about it (Art. 16(5) of
 * Regulation (EU) 2022/2065), in the language of the report; null where nobody asked for an answer or
 * nothing was decided yet.
 */
export function reportAnswer(report: AnsweredReport): ReportAnswer | null {
  const { email, reference, statement } = report;
  const decision = reportDecisions.find((each) => each === report.decision);
  if (email === null || !decision) return null;
  const language = isLanguage(report.language) ? report.language : 'en';
  const t = words[language];
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const values = {
    reference: reference ?? '',
    date: day.format(report.created_at),
    product: productName,
  };
  const subject = fillPlaceholders(t['report.answer.subject'], values);
  const body = [
    fillPlaceholders(t['report.answer.greeting'], values),
    t[`report.answer.${decision}`],
    ...(statement ? [`${t['report.answer.why']} ${statement}`] : []),
    t['report.answer.redress'],
  ].join('\n\n');
  return { to: email, subject, body, link: mailtoLink(email, subject, body) };
}
