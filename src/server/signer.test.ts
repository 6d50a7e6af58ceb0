import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '../../test/support/app.ts';
import { Sessions } from './http/anti-forgery.ts';
import { imageKey, isSignedEncoding, signEncoded } from './images/image-keys.ts';
import { OperatorSessions } from './moderation/operator-sessions.ts';
import { isSigned, signedPath } from './products/signed-address.ts';
import { signer } from './signer.ts';

const secret = 'the secret of a site';

test('a signature is an HMAC of purpose and parts, a line each', () => {
  const hmac = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  expect(signer(secret, 'one')('a', 'b')).toBe(hmac('one\na\nb'));
  expect(signer(secret, 'one')('a')).toBe(hmac('one\na'));
  expect(signer(secret, 'one')('a', Buffer.from('b'))).toBe(hmac('one\na\nb'));
  expect(signer(secret, 'one')(Buffer.from('b'))).toBe(hmac('one\nb'));
});

test('what is signed for one purpose or with one secret is not signed for another', () => {
  const signatures = [signer(secret, 'one'), signer(secret, 'two'), signer('other', 'one')].map(
    (sign) => sign('a'),
  );
  expect(new Set(signatures).size).toBe(3);
});

test('a signature of an earlier release is valid: of a picture, an address, a session', async () => {
  expect(imageKey(secret, 'list-1', Buffer.from('upload'))).toBe(
    '85c6685a4f0cd2f89d7956f8fc5fd4bfa8400b0d',
  );
  const ofPicture = 'R5bYBhJhImFXZ24x4DDxhHbUpDW7z4AU1LYHOMfI01w';
  expect(signEncoded(secret, Buffer.from('webp'))).toBe(ofPicture);
  expect(isSignedEncoding(secret, Buffer.from('webp'), ofPicture)).toBe(true);
  expect(isSignedEncoding(secret, Buffer.from('other'), ofPicture)).toBe(false);

  const signature = 'qwP5W3aXNBvb5eL_H-ookLCdg4iAncVY4AA6i21uNR8';
  const address = { url: 'https://shop.example/kite.jpg', until: '1900000', signature };
  expect(isSigned(secret, address, 1_899_999)).toBe(true);
  expect(isSigned(secret, { ...address, until: '1900001' }, 1_899_999)).toBe(false);
  expect(signedPath(secret, address.url, 1_000_000)).toContain(signature);

  const session = '29800000.Rqug8JPRJWYBkksShXJaZwRkPYwVjsRUbZOHFyYColY';
  const form = 'LIx7eXZcpad2gM-Cw75OS9Kf2fVaDTsbjoQK51N1BeQ';
  const app = await startApp({}, { now: () => 1_000_000 });
  onTestFinished(() => app.close());
  const operators = new OperatorSessions(secret, 'operator token', app.services);
  expect(operators.start('operator token')).toBe(session);
  expect(await operators.open(session)).toMatchObject({ formToken: form });
  const another = new OperatorSessions(secret, 'another token', app.services);
  expect(await another.open(session)).toBeNull();

  expect(new Sessions(secret, false).tokenOf('2f0c6f0e-session')).toBe(
    'byk1du3BIBfdFd-iTII1Fij9_JiyQ0v4IX8rj1zZ5vs',
  );
});
