import fc from 'fast-check';
import { expect, test } from 'vitest';
import { updateWishlistBody } from './schemas.ts';

test('an instant that is accepted can be told in an answer, whatever its offset', () => {
  const isAccepted = (surpriseUntil: string) =>
    updateWishlistBody.safeParse({ surpriseUntil }).success;
  const offset = fc.constantFrom('Z', '+14:00', '+00:01', '-00:01', '-12:00');
  const local = fc.oneof(
    fc.constantFrom('0000-12-31T23:59:59', '0001-01-01T00:00:00', '9999-12-31T23:59:59.999'),
    fc
      .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, -1)),
  );
  fc.assert(
    fc.property(local, offset, (time, zone) => {
      const told = new Date(time + zone).toISOString();
      expect(isAccepted(time + zone), time + zone).toBe(/^(?!0000)\d{4}-/.test(told));
    }),
  );
});
