import { productName } from '../../domain/product.ts';
import { escapeHtml } from '../../domain/text.ts';
import type { Config } from '../config/read-config.ts';
import { finderModelName, withWhatIsConnected } from './what-is-connected.ts';

/** Without these the legal pages are not complete: what is missing is said in its place. */
const needed = { name: 'OPERATOR_NAME', address: 'OPERATOR_ADDRESS', email: 'OPERATOR_EMAIL' };

/**
 * Completes a page that was made at build time: what the operator has connected, and his details where
 * a legal page says `{{operator.name}}` and the like. An entry of a list that has no detail to
 * show is left out; a necessary detail that is not configured is marked, so that an operator sees what to do.
 */
export function withOperatorDetails(html: string, config: Config): string {
  const { operator, retentionMonths } = config;
  const values: Record<string, string | null> = {
    product: productName,
    retentionMonths: String(retentionMonths),
    finderModel: finderModelName(config),
  };
  for (const [name, value] of Object.entries(operator)) {
    const missing = Object.entries(needed).find(([key]) => key === name)?.[1];
    values[`operator.${name}`] = value ?? (missing ? `[${missing}]` : null);
  }
  return withWhatIsConnected(config.ads.adsClient ? html : withoutAds(html), config)
    .replace(/<dt>[^<]*<\/dt>\s*<dd>\{\{([\w.]+)\}\}<\/dd>/g, (entry, name: string) =>
      values[name] === null ? '' : entry,
    )
    .replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => escapeHtml(values[name] ?? ''));
}

/** The page without the places for advertisements, which the build leaves in. */
function withoutAds(html: string): string {
  return html.replace(/<(div|li) class="ad [^>]*data-ad=.*?<\/\1>/gs, '');
}
