import type { IdGenerator } from '../id-generator.ts';

/** Without characters that are easily confused: 0 and O, 1 and I. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 8;

/** Returns a new reference of a report, such as "R-7KDM-Q2PX": 40 random bits. */
export function reportReference(ids: IdGenerator): string {
  const bytes = Buffer.from(ids.token(), 'base64url').subarray(0, length);
  const text = [...bytes].map((byte) => characters[byte % characters.length]).join('');
  return `R-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Returns whether the text has the form of a reference, in upper or lower case. */
export function isReportReference(text: string): boolean {
  return /^R-[A-Z2-9]{4}-[A-Z2-9]{4}$/i.test(text);
}
