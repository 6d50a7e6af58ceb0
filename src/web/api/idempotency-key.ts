/** Returns a new random key of 32 hexadecimal digits. `crypto.randomUUID` does not exist on pages over plain HTTP. */
export function createIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
