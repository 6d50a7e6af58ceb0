import de from '../../../content/i18n/de.json' with { type: 'json' };
import en from '../../../content/i18n/en.json' with { type: 'json' };
import fr from '../../../content/i18n/fr.json' with { type: 'json' };
import type { FailureCode, FieldFault } from '../../contract/failures.ts';
import type { Language } from '../../domain/language.ts';

/** Only what the server says itself; a code without its sentence in a language does not compile. */
type Words = Record<`failure.${FailureCode}` | `fault.${FieldFault}`, string>;
const words: Record<Language, Words> = { en, de, fr };

/** The sentence for a failure, in the language of whoever asked. */
export function failureMessage(code: FailureCode, language: Language): string {
  return words[language][`failure.${code}`];
}

/** What is wrong with one field, in the language of whoever asked. */
export function faultMessage(fault: FieldFault, language: Language): string {
  return words[language][`fault.${fault}`];
}
