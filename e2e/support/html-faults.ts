import { HtmlValidate } from 'html-validate';

/** The standard rules, without those of taste: quotes, self-closing, and what React writes its way. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Titles carry the product's name and are as long as an article's heading.
    'long-title': 'off',
    // All files come from our own origin.
    'require-sri': 'off',
  },
});

/** Returns what is wrong with a document, as `rule: message (selector)`. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
