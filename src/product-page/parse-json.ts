import { jsonrepair } from 'jsonrepair';
import type { Json } from './json-values.ts';
import { decodeEntities } from './plain-text.ts';

/** Repair takes time in proportion to the length, with a large factor. */
const longestRepair = 400_000;

/**
 * JSON as shops write it: with line breaks in strings, comments, trailing commas, a second document
 * behind the first, character references instead of quotes. Undefined when nothing helps.
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
  if (text.length > longestRepair || !/^[[{]/.test(text)) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what breaks strings
  const oneLine = text.replace(/\/\/[^\n"']*\n/g, '\n').replace(/[\u0000-\u001f]+/g, ' ');
  try {
    return JSON.parse(jsonrepair(oneLine));
  } catch {
    return firstDocument(oneLine);
  }
}

/** What stands before the place where braces are balanced for the first time. */
function firstDocument(text: string): Json {
  const end = endOfJson(text, 0);
  return end === null ? undefined : attempt(text.slice(0, end));
}

/** The index behind the object or list that opens at `start`; null when it never closes. */
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
