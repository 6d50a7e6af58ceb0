import { expect, test } from 'vitest';
import { limits } from '../../../src/domain/limits.ts';
import { itemForm } from '../../support/client.ts';
import { onBothDatabases } from '../../support/databases.ts';

onBothDatabases('wrong input', (stage) => {
  const problem = (status: number, code: string) => ({ status, code });

  test('every kind of wrong link gets the same 404 from every call', async () => {
    const { list, item } = await stage.api.listWith({ title: 'Kite' });
    const old = list.adminToken;
    const { body: rotated } = await stage.api.rotate(list.adminToken, 'admin');
    const before = (await stage.api.asOwner(rotated.adminToken)).body;
    const answers = new Set<string>();
    const wrong = [
      'x',
      '..%2f..',
      'ä'.repeat(24),
      "' or 1=1 --",
      'A'.repeat(24),
      'A'.repeat(4000),
      '%zz',
      old,
      `${rotated.adminToken} `,
    ];
    for (const bad of [...wrong, list.guestToken]) {
      const token = encodeURIComponent(bad);
      const replies = [
        await stage.api.update(token, { name: 'x' }),
        await stage.api.addItem(token, { title: 'x' }),
        await stage.api.updateItem(token, { id: item.id, title: 'x' }),
        await stage.api.removeItem(token, item.id),
        await stage.api.rotate(token, 'guest'),
        await stage.api.erase(token),
        await stage.api.exportList(token),
        ...(bad === list.guestToken
          ? []
          : [
              await stage.api.asGuest(token),
              await stage.api.call('GET', `/api/wishlist/${token}/events`),
              await stage.api.claim(token, item.id, 'Eve'),
              await stage.api.undo(token, item.id, 'x'),
              await stage.api.report(token, { reason: 'scam' }),
            ]),
      ];
      for (const reply of replies) {
        expect(reply.status, `${bad.slice(0, 40)} ${JSON.stringify(reply.body)}`).toBe(404);
        answers.add(JSON.stringify(reply.body));
      }
    }
    expect((await stage.api.claim(rotated.adminToken, item.id, 'Eve')).status).toBe(404);
    expect([...answers]).toHaveLength(1);
    expect((await stage.api.asOwner(rotated.adminToken)).body).toEqual(before);
  });

  const wrongItems: [string, unknown, string, string][] = [
    ['no title', {}, 'title', 'required'],
    ['an empty title', { title: ' ' }, 'title', 'required'],
    ['a title of 101 letters', { title: 'x'.repeat(101) }, 'title', 'too_long'],
    ['a title that is a number', { title: 5 }, 'title', 'invalid'],
    [
      'a description of 501 letters',
      { title: 'a', description: 'x'.repeat(501) },
      'description',
      'too_long',
    ],
    ['a price of 61 letters', { title: 'a', price: 'x'.repeat(61) }, 'price', 'too_long'],
    ['a link that runs a script', { title: 'a', url: 'javascript:alert(1)' }, 'url', 'not_a_url'],
    ['a link that is a file', { title: 'a', url: 'file:///etc/passwd' }, 'url', 'not_a_url'],
    [
      'a link with a password',
      { title: 'a', url: 'https://u:p@shop.example/' },
      'url',
      'not_a_url',
    ],
    ['a link that is no link', { title: 'a', url: 'teapot' }, 'url', 'not_a_url'],
    ['two links', { title: 'a', url: 'https://a.example https://b.example' }, 'url', 'not_a_url'],
    ['a link that is a path', { title: 'a', url: 'https:shop.example/x' }, 'url', 'not_a_url'],
    [
      'a link of 2,049 letters',
      { title: 'a', url: `https://a.example/${'x'.repeat(2031)}` },
      'url',
      'too_long',
    ],
    ['none of a thing', { title: 'a', maxQuantity: 0 }, 'maxQuantity', 'out_of_range'],
    ['a hundred of a thing', { title: 'a', maxQuantity: 100 }, 'maxQuantity', 'out_of_range'],
    ['half of a thing', { title: 'a', maxQuantity: 1.5 }, 'maxQuantity', 'invalid'],
    [
      'an item that is maybe most wanted',
      { title: 'a', mostWanted: 'yes' },
      'mostWanted',
      'invalid',
    ],
    ['a list instead of an item', [], '', 'invalid'],
    ['nothing at all', null, '', 'invalid'],
  ];

  test.each(wrongItems)('%s is refused with its name', async (_name, data, field, code) => {
    const { list, item } = await stage.api.listWith({ title: 'Kite' });
    for (const reply of [
      await stage.api.addItem(list.adminToken, data as Record<string, unknown>),
      await stage.api.updateItem(
        list.adminToken,
        (Array.isArray(data) || data === null
          ? data
          : { id: item.id, ...(data as object) }) as Record<string, unknown>,
      ),
    ]) {
      expect(reply.body).toMatchObject({
        ...problem(400, 'request.invalid'),
        errors: [{ field, code }],
      });
    }
    expect((await stage.api.asOwner(list.adminToken)).body).toEqual(list);
  });

  test('texts of the largest allowed length are stored whole', async () => {
    const title = '😀'.repeat(limits.itemTitle / 2);
    const description = 'é'.repeat(limits.itemDescription);
    const { item } = await stage.api.listWith({
      title,
      description,
      price: '9'.repeat(60),
      maxQuantity: 99,
    });
    expect(item).toMatchObject({ title, description, maxQuantity: 99 });
  });

  test('a form without data, with broken data, or with another type is refused', async () => {
    const { list } = await stage.api.listWith({ title: 'Kite' });
    const path = `/api/wishlist/${list.adminToken}/items`;
    const replies = [
      [await stage.api.call('POST', path, new FormData()), 400, 'request.invalid'],
      [await stage.api.call('POST', path, itemForm('{"title": ')), 400, 'request.malformed'],
      [await stage.api.call('POST', path, { title: 'x' }), 415, 'request.unsupported_type'],
      [await stage.api.call('POST', path), 415, 'request.unsupported_type'],
      [
        await stage.api.call('POST', path, 'no form', { 'content-type': 'multipart/form-data' }),
        400,
        'request.malformed',
      ],
      [
        await stage.api.call('POST', path, '--x\r\nbroken', {
          'content-type': 'multipart/form-data; boundary=x',
        }),
        400,
        'request.malformed',
      ],
      [
        await stage.api.call(
          'POST',
          path,
          itemForm(JSON.stringify({ title: 'x', junk: 'x'.repeat(70_000) })),
        ),
        413,
        'request.too_large',
      ],
    ] as const;
    for (const [reply, status, code] of replies)
      expect(reply.body).toMatchObject(problem(status, code));
    expect((await stage.api.asOwner(list.adminToken)).body).toEqual(list);
  });

  test('a form is read with and without a content type', async () => {
    const { body: list } = await stage.api.create();
    const path = `/api/wishlist/${list.adminToken}/items`;
    const part = (type: string, data: string) =>
      `--x\r\nContent-Disposition: form-data; name="data"${type}\r\n\r\n${data}\r\n--x--\r\n`;
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    const json = '\r\nContent-Type: application/json';
    for (const type of [
      '',
      json,
      `${json}; charset=utf-8`,
      `; filename="data.json"${json}`,
      '\r\nContent-Type: text/plain',
    ]) {
      const added = await stage.api.call('POST', path, part(type, '{"title":"Kite"}'), form);
      expect(added.status, type).toBe(201);
      const broken = await stage.api.call('POST', path, part(type, '{"title":'), form);
      expect(broken.body, type).toMatchObject(problem(400, 'request.malformed'));
      const named = await stage.api.call('POST', path, part(type, '{"title":5}'), form);
      expect(named.body, type).toMatchObject({ status: 400, errors: [{ field: 'title' }] });
    }
  });

  test('bodies that are not JSON, too large, or of another type are refused', async () => {
    const { list, item } = await stage.api.listWith({ title: 'Kite' });
    const json = { 'content-type': 'application/json' };
    const claim = `/api/wishlist/claim/${list.guestToken}`;
    const replies = [
      [await stage.api.call('POST', claim, '{', json), 400, 'request.malformed'],
      [
        await stage.api.call('POST', claim, '{"__proto__": {"a": 1}}', json),
        400,
        'request.malformed',
      ],
      [await stage.api.call('POST', claim, '', json), 400, 'request.invalid'],
      [await stage.api.call('POST', claim, '"text"', json), 400, 'request.invalid'],
      [
        await stage.api.call('POST', claim, `itemId=${item.id}`, {
          'content-type': 'application/x-www-form-urlencoded',
        }),
        415,
        'request.unsupported_type',
      ],
      [
        await stage.api.call('POST', claim, 'x', { 'content-type': 'text/plain' }),
        415,
        'request.unsupported_type',
      ],
      [await stage.api.call('POST', claim, itemForm({})), 415, 'request.unsupported_type'],
      [
        await stage.api.call('POST', claim, { itemId: 'x'.repeat(70_000) }),
        413,
        'request.too_large',
      ],
      [
        await stage.api.call('POST', `/api/wishlist/update/${list.adminToken}`, {
          surpriseUntil: 'tomorrow',
        }),
        400,
        'request.invalid',
      ],
      [
        await stage.api.call('POST', `/api/wishlist/update/${list.adminToken}`, {
          surpriseUntil: '9999-12-31T23:59:59-12:00',
        }),
        400,
        'request.invalid',
      ],
      [
        await stage.api.call('POST', `/api/wishlist/${list.adminToken}/rotate`, { link: 'both' }),
        400,
        'request.invalid',
      ],
      [
        await stage.api.call('POST', '/api/wishlist/summaries', { adminTokens: 'x' }),
        400,
        'request.invalid',
      ],
      [
        await stage.api.call('POST', '/api/wishlist/summaries', {
          adminTokens: Array(201).fill('x'),
        }),
        400,
        'request.invalid',
      ],
      [await stage.api.call('GET', '/api/nothing/here'), 404, 'route.not_found'],
      [await stage.api.call('DELETE', '/wishlist'), 404, 'route.not_found'],
    ] as const;
    for (const [reply, status, code] of replies) {
      expect(reply.body).toMatchObject(problem(status, code));
      expect(reply.headers.get('content-type')).toContain('application/problem+json');
    }
    expect((await stage.api.asOwner(list.adminToken)).body).toEqual(list);
  });

  test('control characters, unpaired surrogates and invisible titles cannot be stored', async () => {
    const { item } = await stage.api.listWith({
      title: ' a\u0000b\nc\ud800 ',
      description: 'x\u0007\ty\r\nz',
    });
    expect(item.title).toBe('a b c\ufffd');
    expect(item.description).toBe('x \ty\nz');
    const { body: list } = await stage.api.create();
    const refused = await stage.api.addItem(list.adminToken, { title: '\u200b\u2060' });
    expect(refused.body).toMatchObject({
      status: 400,
      errors: [{ field: 'title', code: 'required' }],
    });
  });
});
