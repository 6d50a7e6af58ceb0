import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { anyText } from '../support/any-text.ts';
import { itemForm } from '../support/client.ts';
import { onBothDatabases } from '../support/databases.ts';

const fields = [
  'id',
  'itemId',
  'title',
  'name',
  'url',
  'price',
  'description',
  'maxQuantity',
  'mostWanted',
  'surprise',
  'surpriseUntil',
  'allowUndo',
  'removeImage',
  'claimerName',
  'link',
  'adminTokens',
  '__proto__',
  'constructor',
] as const;

/** Days at both ends of what ISO 8601 can tell, which an offset moves into another year. */
const instant = fc
  .tuple(
    fc.constantFrom('0000-01-01', '0001-01-01', '2030-01-01', '9999-12-31'),
    fc.constantFrom('00:00:00', '23:59:59.999'),
    fc.constantFrom('Z', '+14:00', '-12:00'),
  )
  .map(([day, time, offset]) => `${day}T${time}${offset}`);

const value = fc.oneof(
  anyText({ maxLength: 120 }),
  instant,
  fc.constantFrom('', 'admin', 'guest', 'https://shop.example/x', '\u0000'),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.object({ maxDepth: 2 }),
);
const body = fc.oneof(
  { weight: 5, arbitrary: fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 6 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const header = fc.dictionary(
  fc.constantFrom('idempotency-key', 'accept-language', 'if-none-match', 'x-xsrf-token', 'origin'),
  fc.stringMatching(/^[\x21-\x7e]{1,40}$/),
  { maxKeys: 2 },
);
const calls = Object.values(endpoints).filter((call) => !call.path.endsWith('/events'));

onBothDatabases('random requests to every call', (stage) => {
  test('no random request causes a server error, and a refused one changes nothing', async () => {
    const { list, item } = await stage.api.listWith({ title: 'Kite', maxQuantity: 99 });
    const { adminToken, guestToken } = list;
    const known = fc.constantFrom(adminToken, guestToken, item.id, 'x', '0'.repeat(40));
    const part = fc.oneof(known, anyText({ minLength: 1, maxLength: 40 }));
    // Links that stop working in the middle would make every later call a trivial 404.
    const lasting = calls.filter(
      ({ path, method }) => !path.endsWith('/rotate') && method !== 'DELETE',
    );
    const dying = calls.filter((call) => !lasting.includes(call));
    const strange = anyText({ minLength: 1, maxLength: 40 });

    const attempt = async (
      [call, params]: [(typeof calls)[number], string[]],
      sent: unknown,
      headers: Record<string, string>,
      asForm: boolean,
    ) => {
      let used = 0;
      const path = call.path.replace(/:\w+/g, () =>
        encodeURIComponent((params[used++] ?? 'x').toWellFormed()),
      );
      const before = await stage.api.call('GET', `/api/wishlist/token/${adminToken}`);
      const reply = await stage.api.call(
        call.method,
        path,
        call.method === 'GET' ? undefined : asForm ? itemForm(sent ?? null) : sent,
        headers,
      );
      expect(reply.status, `${call.method} ${path} ${JSON.stringify(sent)}`).toBeLessThan(500);
      if (reply.status < 400) {
        const exported = await stage.api.call('GET', `/api/wishlist/${adminToken}/export`);
        expect(exported.status, `export after ${JSON.stringify(sent)}`).toBe(200);
        return;
      }
      expect(reply.body).toMatchObject({ status: reply.status });
      const after = await stage.api.call('GET', `/api/wishlist/token/${adminToken}`);
      expect(after.body).toEqual(before.body);
    };

    const request = fc.oneof(
      fc.tuple(fc.constantFrom(...lasting), fc.array(part, { minLength: 2, maxLength: 2 })),
      fc.tuple(fc.constantFrom(...dying), fc.array(strange, { minLength: 2, maxLength: 2 })),
    );
    await fc.assert(fc.asyncProperty(request, body, header, fc.boolean(), attempt), {
      numRuns: 400,
    });
  }, 120_000);
});
