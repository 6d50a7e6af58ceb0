import { consentServices } from '../../domain/consent.ts';
import { productName } from '../../domain/product.ts';
import { escapeHtml } from '../../domain/text.ts';
import type { Config } from '../config/read-config.ts';
import type { OperatorCountry, settings } from '../config/settings.ts';
import { finderModelName, withEnabledThirdParties } from './enabled-third-parties.ts';

type Detail = keyof Config['operator'];

/** The setting behind each of the operator's details. */
const settingOf: Readonly<Record<Detail, keyof typeof settings>> = {
  name: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  email: 'OPERATOR_EMAIL',
  phone: 'OPERATOR_PHONE',
  country: 'OPERATOR_COUNTRY',
  representatives: 'OPERATOR_REPRESENTATIVES',
  registerCourt: 'OPERATOR_REGISTER_COURT',
  register: 'OPERATOR_REGISTER',
  capital: 'OPERATOR_CAPITAL',
  authority: 'OPERATOR_AUTHORITY',
  profession: 'OPERATOR_PROFESSION',
  vat: 'OPERATOR_VAT',
  businessId: 'OPERATOR_BUSINESS_ID',
  responsible: 'OPERATOR_RESPONSIBLE',
  hosting: 'OPERATOR_HOSTING',
  purpose: 'OPERATOR_PURPOSE',
  shares: 'OPERATOR_SHARES',
  dataProtectionOfficer: 'OPERATOR_DATA_PROTECTION_OFFICER',
  euRepresentative: 'OPERATOR_EU_REPRESENTATIVE',
};

const requiredEverywhere: readonly Detail[] = ['name', 'address', 'email', 'country'];

/** What the law of a country requires beyond that, of every operator. */
const requiredIn: Readonly<Record<OperatorCountry, readonly Detail[]>> = {
  AT: [],
  // The person responsible for the articles, § 18(2) MStV.
  DE: ['responsible'],
  CH: [],
  // Article 1-1 LCEN: telephone, directeur de la publication, hébergeur.
  FR: ['phone', 'responsible', 'hosting'],
};

/** The names of the settings that the legal pages need and that are not configured; [] if complete. */
export function missingDetails({ operator, logDays, backupDays, finderModel }: Config): string[] {
  const required = [...requiredEverywhere, ...requiredIn[operator.country ?? 'AT']];
  return [
    ...required.filter((detail) => operator[detail] === null).map((detail) => settingOf[detail]),
    ...(logDays === null ? ['LOG_DAYS'] : []),
    ...(backupDays === null ? ['BACKUP_DAYS'] : []),
    ...(finderModel && finderModel.operator.address === null ? ['FINDER_LLM_ADDRESS'] : []),
  ];
}

/**
 * Completes a page that was made at build time: what the operator has connected, and the operator's
 * details where a legal page says `{{operator.name}}` and the like. An entry of a list that has no
 * detail to show is left out; a required detail that is not configured is shown as the name of its
 * setting in brackets.
 */
export function withOperatorDetails(html: string, config: Config): string {
  const { operator, retentionMonths, logDays, backupDays, finderModel } = config;
  const missing = new Set(missingDetails(config));
  const shown = (value: string | number | null, setting: string) =>
    value === null && missing.has(setting) ? `[${setting}]` : value;
  const values: Record<string, string | number | null> = {
    product: productName,
    retentionMonths,
    logDays: shown(logDays, 'LOG_DAYS'),
    backupDays: shown(backupDays, 'BACKUP_DAYS'),
    finderModel: finderModelName(config),
    consentServices: consentServices({ ...config.analytics, ...config.ads }),
    'finderModel.address': shown(finderModel?.operator.address ?? null, 'FINDER_LLM_ADDRESS'),
    'finderModel.transfer': finderModel?.operator.transfer ?? null,
  };
  for (const [detail, setting] of Object.entries(settingOf))
    values[`operator.${detail}`] = shown(operator[detail as Detail], setting);
  return withEnabledThirdParties(config.ads.adsClient ? html : withoutAds(html), config)
    .replace(/<dt>[^<]*<\/dt>\s*<dd>\{\{([\w.]+)\}\}<\/dd>\n?/g, (entry, name: string) =>
      values[name] === null ? '' : entry,
    )
    .replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => escapeHtml(String(values[name] ?? '')));
}

/** The page without the places for advertisements, which the build leaves in. */
function withoutAds(html: string): string {
  return html.replace(/<(div|li) class="ad [^>]*data-ad=.*?<\/\1>/gs, '');
}
