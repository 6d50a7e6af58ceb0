import { jsonrepair } from 'jsonrepair';
import { decodeEntities } from '../plain-text.ts';
import type { Json } from './json-values.ts';

/** In characters. Repair is slow, so longer documents are not repaired. */
const maxRepairLength = 400_000;

/**
 * Returns the parsed JSON, or undefined when it cannot be read. Tolerates the mistakes of shops:
 * line breaks in strings, comments, trailing commas, a second document behind the first, character
 * references instead of quotes. Never throws.
 */
export function parseJson(source: string): Json {
  const text = source
    .trim()
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .replace(/;\s*$/, '')
    .trim();
  if (text === '') return undefined;
  return (
    attempt(text) ??
    attempt(/^[[{]\s*&quot;/.test(text) ? decodeEntities(text) : '') ??
    repair(text)
  );
}

function attempt(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function repair(text: string): Json {
  if (text.length > maxRepairLength || !/^[[{]/.test(text)) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what breaks strings
  const oneLine = text.replace(/\/\/[^\n"']*\n/g, '\n').replace(/[\u0000-\u001f]+/g, ' ');
  try {
    return JSON.parse(jsonrepair(oneLine));
  } catch {
    return firstDocument(oneLine);
  }
}

/** The text up to the place where the braces are balanced for the first time. */
function firstDocument(text: string): Json {
  const end = endOfJson(text, 0);
  return end === null ? undefined : attempt(text.slice(0, end));
}

/**
 * Returns the index after the object or list that begins at `start`; null when it is not closed
 * within 1,500,000 characters.
 */
export function endOfJson(text: string, start: number): number | null {
  let depth = 0;
  let quote = '';
  const last = Math.min(text.length, start + 1_500_000);
  for (let at = start; at < last; at += 1) {
    const character = text[at];
    if (quote !== '') {
      if (character === '\\') at += 1;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'" || character === '`') quote = character;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}
