import { keyedHash } from './keyed-hash.ts';

/** Returns the signature of texts, or of texts and then bytes: 43 characters of base64url. */
export type Signer = (...parts: [...texts: string[], last: string | Uint8Array]) => string;

/**
 * Returns how to sign for one purpose with a secret. A signature for one purpose is none for another. Signatures of
 * exported files and open pages are kept by others, so a purpose keeps its name. A part before the last must contain no
 * line break, because two lists of parts could have the same signature then.
 */
export function signer(secret: string, purpose: string): Signer {
  const hash = keyedHash(secret);
  const label = `${purpose}\n`;
  return (...parts) => {
    const last = parts.at(-1);
    if (last === undefined || typeof last === 'string') return hash(label + parts.join('\n'));
    return hash([purpose, ...parts.slice(0, -1), ''].join('\n'), last);
  };
}
