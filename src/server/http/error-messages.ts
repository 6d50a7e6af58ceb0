import de from '../../../content/i18n/de.ts';
import en from '../../../content/i18n/en.ts';
import fr from '../../../content/i18n/fr.ts';
import type { FailureCode, FieldFault } from '../../contract/failures.ts';
import type { Language } from '../../domain/language.ts';

/** The messages that the server sends; a code without a translation does not compile. */
type Words = Record<`failure.${FailureCode}` | `fault.${FieldFault}`, string>;
const words: Record<Language, Words> = { en, de, fr };

/** Returns the message for a failure code. */
export function failureMessage(code: FailureCode, language: Language): string {
  return words[language][`failure.${code}`];
}

/** Returns the message for an invalid field. */
export function faultMessage(fault: FieldFault, language: Language): string {
  return words[language][`fault.${fault}`];
}
