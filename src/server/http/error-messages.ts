import deClaims from '../../../content/i18n/de/claims.json' with { type: 'json' };
import deCommon from '../../../content/i18n/de/common.json' with { type: 'json' };
import deOwner from '../../../content/i18n/de/owner.json' with { type: 'json' };
import enClaims from '../../../content/i18n/en/claims.json' with { type: 'json' };
import enCommon from '../../../content/i18n/en/common.json' with { type: 'json' };
import enOwner from '../../../content/i18n/en/owner.json' with { type: 'json' };
import frClaims from '../../../content/i18n/fr/claims.json' with { type: 'json' };
import frCommon from '../../../content/i18n/fr/common.json' with { type: 'json' };
import frOwner from '../../../content/i18n/fr/owner.json' with { type: 'json' };
import type { FailureCode, FieldFault } from '../../contract/failures.ts';
import type { Language } from '../../domain/language.ts';

/**
 * The messages that the server sends; a code without a translation does not compile. Only the files that have them are
 * imported: all of a language would be 25 files for each start to read.
 */
type Words = Record<`failure.${FailureCode}` | `fault.${FieldFault}`, string>;
const words: Record<Language, Words> = {
  en: { ...enClaims, ...enCommon, ...enOwner },
  de: { ...deClaims, ...deCommon, ...deOwner },
  fr: { ...frClaims, ...frCommon, ...frOwner },
};

/** Returns the message for a failure code. */
export function failureMessage(code: FailureCode, language: Language): string {
  return words[language][`failure.${code}`];
}

/** Returns the message for an invalid field. */
export function faultMessage(fault: FieldFault, language: Language): string {
  return words[language][`fault.${fault}`];
}
