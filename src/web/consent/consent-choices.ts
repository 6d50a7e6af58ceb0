import { type ConsentChoice, serviceOf } from '../../domain/consent.ts';

/** Consent to no category. */
export const noConsent: ConsentChoice = { analytics: false, advertising: false, functional: false };

/** Returns consent to every category in which the site has a service; false for the others. */
export function fullConsent(services: string): ConsentChoice {
  return {
    analytics: serviceOf('analytics', services) !== null,
    advertising: serviceOf('advertising', services) !== null,
    functional: serviceOf('functional', services) !== null,
  };
}
