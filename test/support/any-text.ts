import fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

/** Any code point that can stand alone. */
const codePoint = fc
  .integer({ min: 0, max: 0x10ffff - surrogates.count })
  .map((n) => String.fromCodePoint(n < surrogates.first ? n : n + surrogates.count));

/** What every object has, and a careless look-up finds. */
const inheritedNames = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];

/**
 * Returns an arbitrary of any text, now and then a name that every object has. It gives what fast-check's own unit
 * `binary` does, which takes nearly a second of processor time each time it is built.
 */
export function anyText({ minLength = 0, maxLength = 10 } = {}): fc.Arbitrary<string> {
  const text = fc.string({ unit: codePoint, minLength, maxLength });
  const names = inheritedNames.filter(({ length }) => length <= maxLength);
  if (names.length === 0) return text;
  return fc.oneof(
    { weight: 19, arbitrary: text },
    { weight: 1, arbitrary: fc.constantFrom(...names) },
  );
}
