import type { PublicConfig } from '../../contract/schemas.ts';

export type Connectable = Pick<PublicConfig, 'analytics' | 'adsClient'>;

/** True where the operator has set up nothing that anybody could agree to. */
export function isNothingConnected({ analytics, adsClient }: Connectable): boolean {
  return analytics === 'none' && adsClient === null;
}
