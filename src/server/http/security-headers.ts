import type { Config } from '../config/read-config.ts';

type Sources = Readonly<Record<string, readonly string[]>>;

/** Origins that Google Analytics 4 and AdSense use, beside that of their script. */
const google: { readonly analytics: Sources; readonly ads: Sources } = {
  // https://developers.google.com/tag-platform/security/guides/csp
  analytics: {
    'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    'img-src': ['https://*.google-analytics.com'],
  },
  ads: {
    'connect-src': ['https://*.doubleclick.net', 'https://*.googlesyndication.com'],
    'frame-src': ['https://*.doubleclick.net', 'https://*.googlesyndication.com'],
    'img-src': ['https://*.doubleclick.net', 'https://*.googlesyndication.com'],
    'script-src': ['https://*.doubleclick.net', 'https://*.googlesyndication.com'],
  },
};

/** Scripts and styles come from this origin only and never inline; nobody may frame a page. */
const strict: Sources = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
};

function policyOf(tls: boolean, wider: readonly Sources[] = []): string {
  const names = new Set([strict, ...wider].flatMap((sources) => Object.keys(sources)));
  const policy = [...names].map((name) => {
    const sources = [strict, ...wider].flatMap((each) => each[name] ?? []);
    return `${name} ${[...new Set(sources)].join(' ')}`;
  });
  return [...policy, ...(tls ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/**
 * Returns the content security policy of public pages where the operator has enabled third parties; null
 * where there are none. It permits what the visitor may consent to; the page itself asks for consent.
 */
export function openPolicy(config: Pick<Config, 'tls' | 'analytics' | 'ads'>): string | null {
  const { analyticsId, analyticsOrigin } = config.analytics;
  const { adsClient, adsOrigin } = config.ads;
  const scriptOf = (origin: string): Sources => ({
    'connect-src': [origin],
    'img-src': [origin],
    'script-src': [origin],
  });
  const wider = [
    ...(analyticsId ? [scriptOf(analyticsOrigin), google.analytics] : []),
    ...(adsClient ? [scriptOf(adsOrigin), google.ads] : []),
  ];
  return wider.length > 0 ? policyOf(config.tls, wider) : null;
}

/**
 * Returns the security headers of every response.
 * Reference: OWASP Secure Headers Project.
 */
export function securityHeaders({ tls }: { tls: boolean }): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policyOf(tls),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(tls ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
