import type { Config } from '../config/read-config.ts';

type Sources = Readonly<Record<string, readonly string[]>>;

/** Where Google Analytics 4 and AdSense load from and send to, beside the origin of their script. */
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
 * The wider policy of open pages, where the operator has connected a third party; null where there
 * is none. It lets the visitor's browser do what he agrees to; whether he has is the page's to know.
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
 * What a browser may do with an answer; nothing of the device is asked for.
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
    ...(tls ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
