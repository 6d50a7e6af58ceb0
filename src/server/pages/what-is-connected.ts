import type { Config } from '../config/read-config.ts';

type Connectable = Pick<Config, 'ads' | 'analytics' | 'finderModel'>;

/** What holds on this site, by the names that pages made at build time use for it. */
function factsOf({ ads, analytics: { analytics }, finderModel }: Connectable): Set<string> {
  return new Set([
    ads.adsClient ? 'ads' : 'no-ads',
    analytics === 'none' ? 'no-counting' : analytics,
    finderModel ? 'model' : 'no-model',
  ]);
}

/**
 * Leaves out the parts of a page that do not hold here: `<p data-if="no-counting no-ads">` stays where
 * there is neither. An element of the same kind inside such a part would end it.
 */
export function withWhatIsConnected(html: string, config: Connectable): string {
  const facts = factsOf(config);
  return html.replace(
    /<(\w+)([^>]*) data-if="([^"]+)"([^>]*)>(.*?)<\/\1>\n?/gs,
    (part, name: string, before: string, needed: string, after: string, text: string) => {
      if (!needed.split(' ').every((fact) => facts.has(fact))) return '';
      return `<${name}${before}${after}>${text}</${name}>${part.endsWith('\n') ? '\n' : ''}`;
    },
  );
}

const providers = { anthropic: 'Anthropic', mistral: 'Mistral AI', google: 'Google' } as const;

/** Who is asked for the gift finder: at an address of the operator's own, whoever answers there. */
export function finderModelName({ finderModel }: Pick<Config, 'finderModel'>): string {
  if (!finderModel) return '';
  const { provider, url } = finderModel;
  const host = (url && URL.parse(url)?.host) ?? '';
  return provider === 'openai-compatible' || host ? host : providers[provider];
}
