import { expect, test, vi } from 'vitest';
import type { OwnerView, Problem } from '../../../src/contract/schemas.ts';
import { dayMs } from '../../../src/domain/time.ts';
import { moderate } from '../../../src/server/moderation/moderate.ts';
import {
  MaintenanceJobs,
  reportRetentionDays,
} from '../../../src/server/operations/maintenance-jobs.ts';
import { startApp } from '../../support/app.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { picture } from '../../support/pictures.ts';

let time = Date.UTC(2026, 10, 21);

onBothDatabases(
  'an operator',
  (stage) => {
    const run = (...args: string[]) => moderate(stage.app.services, args);
    const report = async (token: string, body: Record<string, unknown>, language = 'en') => {
      const sent = await stage.api.call<{ reference: string } & Problem>(
        'POST',
        `/api/wishlist/report/${token}`,
        body,
        { 'accept-language': language },
      );
      return { ...sent, reference: sent.body.reference };
    };

    test('reads what guests reported, with the item, the reason and a number for each', async () => {
      const { list, item } = await stage.api.listWith({ title: 'Kite' });
      const sent = await report(list.guestToken, {
        reason: 'scam',
        note: 'Not\na gift.',
        itemId: item.id,
        email: ' jo@example.org ',
      });
      expect(sent.status).toBe(201);
      expect(sent.reference).toMatch(/^R-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
      const reports = await run('reports');
      const line = reports.split('\n').find((each) => each.includes(sent.reference));
      for (const part of [
        `/wishlist/guest/${list.guestToken}`,
        'scam',
        '"Kite"',
        '"Not\\na gift."',
      ])
        expect(line).toContain(part);
      expect(await run('report', sent.reference)).toContain('E-mail: jo@example.org');
      // The log says that there is one, and neither of what nor about whom.
      const logged = stage.app
        .log()
        .split('\n')
        .find((each) => each.includes(sent.reference));
      expect(logged).toContain('a list was reported');
      expect(logged).not.toMatch(/scam|jo@example|wishlistId/);
    });

    test('gets every report, however many there are of one list', async () => {
      const { list } = await stage.api.listWith({ title: 'Kite' });
      for (let n = 0; n < 25; n++) await report(list.guestToken, { reason: 'other' });
      expect((await run('reports')).split(list.guestToken)).toHaveLength(26);
    });

    test('gets the hundred oldest reports that wait, and how many there are', async () => {
      const other = (await stage.api.create()).body;
      await report(other.guestToken, { reason: 'other' });
      const { list } = await stage.api.listWith({ title: 'Kite' });
      const sent: string[] = [];
      for (let n = 0; n < 104; n++) {
        time += 1000;
        const email = n === 103 ? 'jo@example.org' : null;
        sent.push((await report(list.guestToken, { reason: 'other', email })).reference);
      }
      await run('decide', sent[0] ?? '', 'no-action', 'Nothing is wrong with it.');
      const lines = (await run('report', list.guestToken)).split('\n');
      expect(lines[0]).toBe('Reports: 100 of 104, the oldest undecided ones first.');
      const shown = lines.join('\n').match(/R-[A-Z2-9]{4}-[A-Z2-9]{4}/g);
      expect(shown).toEqual(sent.slice(1, 101));
      expect(await run('report', sent[3] ?? '')).not.toContain('Reports: ');

      const { database } = stage.app.services;
      const before = (await run('reports')).split('\n');
      const open = Number(/^Reports: 100 of (\d+),/.exec(before[0] ?? '')?.[1]);
      expect(before).toHaveLength(101);
      const update = vi.spyOn(database, 'write');
      const decided = await run('decide', list.guestToken, 'no-action', 'Nothing is wrong.');
      expect(decided).toContain('Reports decided: 103. Answers to send: 1.');
      expect(decided).toContain('To: jo@example.org');
      expect(update).toHaveBeenCalledOnce();
      const after = (await run('reports')).split('\n');
      expect(after[0]).toBe(
        `Reports: ${open - 103} of ${open - 103}, the oldest undecided ones first.`,
      );
    });

    test('gets a report whose answer was lost once, with the same reference', async () => {
      const { list } = await stage.api.listWith({ title: 'Kite' });
      const send = (key: string, reason = 'scam') =>
        stage.api.report(list.guestToken, { reason }, { 'idempotency-key': key.padEnd(16, '-') });
      const first = await send('report');
      const again = await send('report');
      expect(again.status).toBe(201);
      expect(again.body).toEqual(first.body);
      expect((await send('report', 'other')).body.code).toBe('idempotency.key_reused');
      expect((await send('another')).body.reference).not.toBe(first.body.reference);
      expect((await run('reports')).split(list.guestToken)).toHaveLength(3);
      expect(stage.app.log().split(first.body.reference)).toHaveLength(2);
    });

    test('gets no report without a reason, with half an address, or about a list that is not found', async () => {
      const { list } = await stage.api.listWith({ title: 'Kite' });
      const bad = (await report(list.guestToken, { reason: 'dislike' })).body;
      expect(bad.errors).toMatchObject([{ field: 'reason' }]);
      for (const email of [
        'jo',
        'jo@example',
        'jo@example.org\nBcc: all@example.org',
        '<jo@x.org>',
      ]) {
        const { body } = await report(list.guestToken, { reason: 'scam', email });
        expect(body.errors).toMatchObject([{ field: 'email', code: 'not_an_email' }]);
      }
      expect((await report(list.guestToken, { reason: 'scam', email: '' })).status).toBe(201);
      expect((await report(list.adminToken, { reason: 'scam' })).status).toBe(404);
      // Removed while the report was written: it is about the list then.
      const gone = await report(list.guestToken, { reason: 'scam', itemId: 'gone' });
      expect(gone.status).toBe(201);
    });

    test('decides about a report and gets the answer to send, in the reporter’s language', async () => {
      time = Date.UTC(2026, 10, 21);
      const { list } = await stage.api.listWith({ title: 'Kite' });
      const body = { reason: 'hateful', email: 'jo@example.org' };
      const { reference } = await report(list.guestToken, body, 'de');
      const answer = await run(
        'decide',
        reference.toLowerCase(),
        'no-action',
        'Das',
        'ist',
        'Satire.',
      );
      expect(answer).toContain('To: jo@example.org');
      expect(answer).toContain(`Subject: Deine Meldung ${reference} bei Wishbow`);
      expect(answer).toContain('vom 21. November 2026');
      expect(answer).toContain('Unsere Gründe: Das ist Satire.');
      expect(answer).toContain('an ein Gericht wenden');
      expect(answer).toMatch(/mailto:jo@example\.org\?subject=Deine%20Meldung/);
      expect(await run('reports')).not.toContain(reference);
      expect(await run('report', reference)).toContain('no-action');
      await expect(run('decide', 'R-AAAA-AAAA', 'no-action', 'x')).rejects.toThrow(
        'Reports decided: 0.',
      );
      await expect(run('report', 'R-AAAA-AAAA')).rejects.toThrow('There is no such report.');
      await expect(run('show', 'x')).rejects.toThrow('No list has this guest link.');
      await expect(run('decide', reference, 'maybe', 'x')).rejects.toThrow('decide <reference');
    });

    test('keeps a decided report for half a year, and an open one without limit', async () => {
      const { list } = await stage.api.listWith({ title: 'Kite' });
      const [decided, waiting] = [
        await report(list.guestToken, { reason: 'scam' }),
        await report(list.guestToken, { reason: 'scam' }),
      ];
      await run('decide', decided.reference, 'no-action', 'Fine.');
      time += (reportRetentionDays - 1) * dayMs;
      await new MaintenanceJobs(stage.app.services).run();
      expect(await run('report', decided.reference)).toContain('no-action');
      time += 2 * dayMs;
      await new MaintenanceJobs(stage.app.services).run();
      await expect(run('report', decided.reference)).rejects.toThrow('There is no such report.');
      expect(await run('report', waiting.reference)).toContain('Not decided yet.');
    });

    test('takes a list down: guests do not find it, its owner reads the reason and cannot change it', async () => {
      const { list, item } = await stage.api.listWith({ title: 'Kite' });
      const { body } = await stage.api.claim(list.guestToken, item.id, 'Ann');
      await report(list.guestToken, { reason: 'scam', email: 'jo@example.org' });
      const done = await run('take-down', list.guestToken, 'scam', 'It asks', 'for money.');
      expect(done).toContain('Answers to send: 1.');
      expect(done).toContain('we have taken the list down');
      expect((await stage.api.asGuest(list.guestToken)).status).toBe(404);
      expect((await stage.api.receipt(body.claim.receipt)).status).toBe(404);

      const owner = await stage.api.call('GET', `/api/wishlist/token/${list.adminToken}`);
      expect(owner).toMatchObject({
        status: 403,
        body: {
          code: 'wishlist.taken_down',
          takedown: {
            name: null,
            reason: 'scam',
            statement: 'It asks for money.',
            since: new Date(time).toISOString(),
          },
        },
      });
      expect(JSON.stringify(owner.body)).not.toMatch(/jo@example|Kite|Ann/);
      for (const refused of [
        await stage.api.update(list.adminToken, { name: 'New' }),
        await stage.api.addItem(list.adminToken, { title: 'Drum' }),
        await stage.api.updateItem(list.adminToken, { id: item.id, title: 'Drum' }),
        await stage.api.removeItem(list.adminToken, item.id),
        await stage.api.rotate(list.adminToken, 'guest'),
        await stage.api.call('GET', `/api/wishlist/${list.adminToken}/events`),
      ])
        expect(refused).toMatchObject({ status: 403, body: { code: 'wishlist.taken_down' } });
      // A call for guests knows no admin token, whatever became of its list.
      expect(await stage.api.claim(list.adminToken, item.id, 'Bo')).toMatchObject({
        status: 404,
        body: { code: 'wishlist.not_found' },
      });
      const mine = (await stage.api.summaries([list.adminToken])).body.wishlists;
      expect(mine).toMatchObject([{ takenDown: true, itemCount: 1 }]);

      await run('restore', list.guestToken);
      expect((await stage.api.asGuest(list.guestToken)).status).toBe(200);
      expect((await stage.api.asOwner(list.adminToken)).body.items).toHaveLength(1);
      const again = (await stage.api.summaries([list.adminToken])).body.wishlists;
      expect(again).toMatchObject([{ takenDown: false }]);
      await expect(run('take-down', 'x', 'scam', 'y')).rejects.toThrow(
        'No list has this guest link.',
      );
    });

    test.each([
      ['takes a list down', 'reports', ['take-down', 'scam', 'It asks for money.']],
      ['deletes a list', 'idempotency', ['delete-list']],
    ] as const)(
      '%s and decides its reports, or does neither',
      async (_title, lost, [act, ...why]) => {
        const { schema } = stage.app.services.database.read;
        const { list } = await stage.api.listWith({ title: 'Kite' });
        const { reference } = await report(list.guestToken, { reason: 'scam' });
        await schema.alterTable(lost).renameTo('elsewhere').execute();
        await expect(run(act, list.guestToken, ...why)).rejects.toThrow(lost);
        await schema.alterTable('elsewhere').renameTo(lost).execute();
        expect((await stage.api.asGuest(list.guestToken)).status).toBe(200);
        expect(await run('report', reference)).toContain('Not decided yet.');
      },
    );

    test('leaves the owner of a list that was taken down the export and the deletion', async () => {
      const { list } = await stage.api.listWith({ title: 'Kite' });
      await run('take-down', list.guestToken, 'other', 'Why.');
      const copy = await stage.api.exportList(list.adminToken);
      expect(copy.body.items).toMatchObject([{ title: 'Kite' }]);
      expect((await stage.api.erase(list.adminToken)).status).toBe(204);
      expect((await stage.api.asOwner(list.adminToken)).status).toBe(404);
      await expect(run('restore', list.guestToken)).rejects.toThrow('No list has this guest link.');
    });

    test('deletes an item, a picture, a claim or a whole list', async () => {
      const { body: made } = await stage.api.create();
      const photo = await picture('png', { width: 41, height: 43 });
      await stage.api.addItem(made.adminToken, { title: 'Kite' }, photo);
      const { body: list } = await stage.api.addItem(made.adminToken, { title: 'Drum' });
      const [kite, drum] = list.items;
      const image = `/api/image/${kite?.imageKey}`;
      expect((await stage.api.call('GET', image)).status).toBe(200);
      const { body: ann } = await stage.api.claim(list.guestToken, kite?.id ?? '', 'Ann');

      const shown = await run('show', list.guestToken);
      for (const part of [kite?.id, drum?.id, image, ann.claim.id, '"Ann"'])
        expect(shown).toContain(part);

      const link = `https://x.example/wishlist/receipt/${ann.claim.receipt}`;
      const known = JSON.parse(await run('claim', link));
      expect(known).toMatchObject({ claimerName: 'Ann', itemId: kite?.id });
      expect(await run('delete-claim', link)).toBe('The claim of "Ann" is erased.');
      expect((await stage.api.receipt(ann.claim.receipt)).status).toBe(404);
      await expect(run('claim', ann.claim.id)).rejects.toThrow('There is no such claim.');
      expect((await stage.api.claim(list.guestToken, kite?.id ?? '', 'Bob')).status).toBe(200);

      expect(await run('delete-picture', `https://x.example${image}?w=320`)).toContain('had it: 1');
      expect((await stage.api.call('GET', image)).status).toBe(404);
      expect(await run('delete-item', list.guestToken, drum?.id ?? '')).toBe('"Drum" is deleted.');
      const left = (await stage.api.asGuest(list.guestToken)).body.items;
      expect(left).toMatchObject([{ title: 'Kite', imageKey: null }]);

      await report(list.guestToken, { reason: 'personal', email: 'jo@example.org' });
      expect(await run('delete-list', list.guestToken)).toContain('To: jo@example.org');
      expect((await stage.api.asOwner(list.adminToken)).status).toBe(404);
    });

    test('blocks a domain: its links are removed and refused, those of others stay', async () => {
      const { list, item } = await stage.api.listWith({
        title: 'Kite',
        url: 'https://www.bad.example/kite',
      });
      await stage.api.addItem(list.adminToken, {
        title: 'Drum',
        url: 'https://good.example/?from=bad.example',
      });
      await run('block', 'Bad.example');
      const urls = (await stage.api.asGuest(list.guestToken)).body.items.map(({ url }) => url);
      expect(urls).toEqual([null, 'https://good.example/?from=bad.example']);

      const file = {
        format: 'wishbow-list-1',
        name: null,
        surprise: false,
        surpriseUntil: null,
        allowUndo: false,
      };
      const brought = ['https://good.example', 'https://shop.bad.example/x'].map((url) => ({
        title: 'Kite',
        url,
        createdAt: '2026-01-01T00:00:00Z',
        image: null,
      }));
      const refusedFile = await stage.api.importList({ ...file, items: brought });
      expect(refusedFile.body).toMatchObject({
        status: 400,
        errors: [{ field: 'items.1.url', code: 'blocked' }],
      });

      for (const url of ['https://bad.example', 'http://a.BAD.example./x']) {
        const refused = await stage.api.addItem(list.adminToken, { title: 'x', url });
        expect(refused.body).toMatchObject({ errors: [{ field: 'url', code: 'blocked' }] });
        const changed = await stage.api.updateItem(list.adminToken, {
          id: item.id,
          title: 'x',
          url,
        });
        expect(changed.status).toBe(400);
      }
      const near = { title: 'x', url: 'https://notbad.example' };
      expect((await stage.api.addItem(list.adminToken, near)).status).toBe(201);
      expect(await run('blocked')).toBe('bad.example');
      await run('unblock', 'bad.example');
      expect(await run('blocked')).toBe('No domain is blocked.');
    });

    test('blocks a domain however it is written, and is told when the text is none', async () => {
      for (const [typed, url] of [
        ['Bücher.example', 'https://bücher.example/kite'],
        ['https://user@one.example:8080/a?b#c', 'https://shop.one.example/kite'],
        ['*.two.example', 'https://www.two.example/kite'],
        ['three.example.', 'https://three.example/kite'],
      ] as const) {
        const { list } = await stage.api.listWith({ title: 'Kite', url });
        expect(await run('block', typed)).toMatch(/^Links to [a-z0-9.-]+ are refused/);
        expect((await stage.api.asGuest(list.guestToken)).body.items[0]?.url).toBeNull();
        const again = await stage.api.addItem(list.adminToken, { title: 'Drum', url });
        expect(again.body).toMatchObject({ errors: [{ code: 'blocked' }] });
        await run('unblock', typed);
      }
      expect(await run('blocked')).toBe('No domain is blocked.');
      for (const typed of ['example', '192.0.2.7', 'no domain', '[::1]', 'a..b', '.']) {
        await expect(run('block', typed)).rejects.toThrow('is not a domain');
      }
      expect(await run('blocked')).toBe('No domain is blocked.');
    });

    test('blocks a domain of thousands of items while others make lists', async () => {
      const { list } = await stage.api.listWith({ title: 'Kite' });
      await stage.app.services.database.write(async (tx) => {
        const { wishlist_id } = await tx
          .selectFrom('items')
          .select('wishlist_id')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow();
        for (let start = 0; start < 2500; start += 500) {
          const rows = Array.from({ length: 500 }, (_, n) => ({
            id: `many-${start + n}`,
            wishlist_id,
            title: 'Drum',
            url: `https://many.example/${start + n}`,
            created_at: 1,
            updated_at: 1,
          }));
          await tx.insertInto('items').values(rows).execute();
        }
      });
      const progress = { isDone: false };
      const blocking = run('block', 'many.example').finally(() => {
        progress.isDone = true;
      });
      let made = 0;
      while (!progress.isDone) {
        expect((await stage.api.create()).status).toBe(201);
        if (!progress.isDone) made += 1;
      }
      expect(await blocking).toContain('were removed: 1');
      expect(made).toBeGreaterThan(1);
      const { body } = await stage.api.asOwner(list.adminToken);
      expect(body.items.filter(({ url }) => url !== null)).toEqual([]);
    });

    test('sees names without the control characters of a terminal', async () => {
      const { list } = await stage.api.listWith({ title: 'Kite' });
      await stage.api.update(list.adminToken, { name: 'abc\u202Etxt.exe\u200B' });
      await report(list.guestToken, { reason: 'other', note: '\u009b31mred \u2066x' });
      const reports = await run('reports');
      expect(reports).toContain('abctxt.exe\\u{200b}');
      expect(reports).not.toMatch(/[\p{Cf}\u0080-\u009f]/u);
    });

    test('gets the list of commands without one, and as a failure after an unknown one', async () => {
      expect(await run()).toContain('take-down <guest link>');
      for (const args of [
        ['repots'],
        ['take-down'],
        ['take-down', 'x', 'scam'],
        ['take-down', 'x', 'y', 'z'],
        ['delete-item', 'x', 'y', 'z'],
        ['reports', 'x'],
        ['show', 'x', 'y'],
      ])
        await expect(run(...args)).rejects.toThrow('take-down <guest link>');
    });
  },
  { now: () => time },
);

test('receives twenty reports of one visitor an hour, further ones are refused', async () => {
  const app = await startApp({ RATE_LIMIT: 'on' });
  const api = app.api;
  const { body: list } = await api.call<OwnerView>('POST', '/api/wishlist/create');
  const statuses: number[] = [];
  for (let n = 0; n < 21; n++)
    statuses.push((await api.report(list.guestToken, { reason: 'other' })).status);
  expect(statuses).toEqual([...Array(20).fill(201), 429]);
  await app.close();
});
