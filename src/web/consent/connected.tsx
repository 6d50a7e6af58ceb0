import type { OptionalCategory } from '../../domain/consent.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import type { Connectable } from './is-nothing-connected.ts';

/** What can be so on a site, in each category, and by which name whoever serves the page knows it. */
const states: Readonly<Record<'analytics' | 'advertising', Readonly<Record<string, MessageKey>>>> =
  {
    analytics: {
      'no-counting': 'consent.notConnected',
      'first-party': 'consent.analytics.own',
      google: 'consent.analytics.google',
    },
    advertising: { 'no-ads': 'consent.notConnected', ads: 'consent.advertising.google' },
  };

interface ConnectedProps {
  category: OptionalCategory;
  /** null on a page that is made before anybody knows: whoever serves it leaves what holds */
  config: Connectable | null;
}

/** Says whether this site has anything in a category. */
export function Connected({ category, config }: ConnectedProps) {
  const { t } = useI18n();
  if (category === 'functional') return null;
  const facts = config && [
    config.analytics === 'none' ? 'no-counting' : config.analytics,
    config.adsClient === null ? 'no-ads' : 'ads',
  ];
  return Object.entries(states[category])
    .filter(([fact]) => !facts || facts.includes(fact))
    .map(([fact, words]) => (
      <p key={fact} className="consent-connected" data-if={facts ? undefined : fact}>
        {t(words)}
      </p>
    ));
}
