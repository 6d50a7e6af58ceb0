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
  jsonPart.lastIndex = start;
  for (let part = jsonPart.exec(text); part !== null; part = jsonPart.exec(text)) {
    if (part.index > start + maxDocumentLength) return null;
    const [token] = part;
    if (/^["'`]/.test(token)) jsonPart.lastIndex = endOfString(text, part.index);
    else depth += token === '{' || token === '[' ? 1 : -1;
    if (depth === 0 && /[\]}]/.test(token)) return part.index + 1;
  }
  return null;
}

const maxDocumentLength = 1_500_000;
const jsonPart = /["'`{}[\]]/g;

/** The index behind the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  const quote = text[start];
  let at = start + 1;
  while (at < text.length && text[at] !== quote) at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}
