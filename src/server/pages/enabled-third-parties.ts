import type { Config } from '../config/read-config.ts';
import { operatorCountries } from '../config/settings.ts';
import { affiliateCountries } from '../gift-finder/views/marketplace-link.ts';

type Connectable = Pick<Config, 'ads' | 'affiliate' | 'analytics' | 'finderModel'>;
type Known = Connectable & Pick<Config, 'operator' | 'logDays' | 'backupDays'>;

/**
 * What holds on this site and what does not, by the names that pages made at build time use for it: the
 * third parties, the operator's country, and each of the operator's details that is configured
 * (`operator.phone`). Where no country is configured, the texts are those of Austria and say so (`no-country`).
 */
function factsOf(config: Known): ReadonlyMap<string, boolean> {
  const { ads, affiliate, analytics, finderModel, operator, logDays, backupDays } = config;
  const country = operator.country ?? 'AT';
  return new Map([
    ['ads', ads.adsClient !== null],
    ['affiliate', affiliateCountries(affiliate).length > 0],
    ['counting', analytics.analytics !== 'none'],
    ['first-party', analytics.analytics === 'first-party'],
    ['google', analytics.analytics === 'google'],
    ['model', finderModel !== null],
    ['country', operator.country !== null],
    ...operatorCountries.map((each): [string, boolean] => [each.toLowerCase(), each === country]),
    // A period that is not configured is marked in the text, so the text is there.
    ['logs', logDays !== 0],
    ['backups', backupDays !== 0],
    ...Object.entries(operator).map(([detail, value]): [string, boolean] => [
      `operator.${detail}`,
      value !== null,
    ]),
  ]);
}

/**
 * Whether all conditions hold; `no-ads` is the opposite of `ads`, and `at|ch` is either. A fact that
 * does not exist is a mistake in the page, and an error.
 */
function doHold(conditions: string, facts: ReadonlyMap<string, boolean>): boolean {
  const isTrue = (name: string) => {
    const holds = facts.get(name);
    if (holds === undefined) throw new Error(`A page depends on "${name}", which is no fact.`);
    return holds;
  };
  const holds = (fact: string) => (fact.startsWith('no-') ? !isTrue(fact.slice(3)) : isTrue(fact));
  return conditions.split(' ').every((condition) => condition.split('|').some(holds));
}

/**
 * Leaves out the parts of a page that do not hold here: `<p data-if="no-counting no-ads">` stays where
 * there is neither. An element of the same kind inside such a part would end it.
 */
export function withEnabledThirdParties(html: string, config: Known): string {
  const facts = factsOf(config);
  return html.replace(
    /<(\w+)([^>]*) data-if="([^"]+)"([^>]*)>(.*?)<\/\1>\n?/gs,
    (part, name: string, before: string, conditions: string, after: string, text: string) => {
      if (!doHold(conditions, facts)) return '';
      return `<${name}${before}${after}>${text}</${name}>${part.endsWith('\n') ? '\n' : ''}`;
    },
  );
}

/** Who receives what is typed into the gift finder; "" where no language model is asked. */
export function finderModelName({ finderModel }: Pick<Config, 'finderModel'>): string {
  return finderModel?.operator.name ?? '';
}
