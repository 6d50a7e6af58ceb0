import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '../../src/server/backup/make-backup.ts';
import { isKnownImage } from '../../src/server/images/images.store.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { picture } from '../support/pictures.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = temporaryFolder(afterAll);

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ DATA_DIR: join(root, 'data') });
  const { body: list } = await app.api.create();
  await app.api.addItem(list.adminToken, { title: 'Kite' }, await picture('png'));
});
afterAll(() => app.close());

const backUp = (place: string) =>
  makeBackup({
    config: app.services.config,
    place,
    isKnownPicture: (key) => isKnownImage(app.services.database.read, key),
    version: '1.0.0',
    environment: {},
    now: new Date(),
  });

test('a backup without the pictures of the database says that it is not whole', async () => {
  const images = join(root, 'data', 'images');
  const whole = await backUp(join(root, 'whole'));
  expect(whole).toMatchObject({ isWhole: true, text: expect.stringContaining('and 1 picture.') });
  cpSync(images, join(root, 'aside'), { recursive: true });
  rmSync(images, { recursive: true });
  const lacking = await backUp(join(root, 'lacking'));
  cpSync(join(root, 'aside'), images, { recursive: true });
  expect(lacking).toMatchObject({
    isWhole: false,
    text: expect.stringMatching(/1 pictures .+ no readable file .+ DATA_DIR and IMAGE_STORE/),
  });
  expect(readdirSync(join(root, 'lacking'))).toHaveLength(1);
});

test('a backup that cannot be written names its own place and the reason', async () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  const blamed = (reason: string) =>
    new RegExp(`^No backup can be made in ${file}.* \\(${reason}: .+name a folder`);
  await expect(backUp(file)).rejects.toThrow(blamed('EEXIST'));
  await expect(backUp(join(file, 'deeper'))).rejects.toThrow(blamed('ENOTDIR'));
});

test('the work of another backup is left alone', async () => {
  const place = join(root, 'today.tar.gz');
  writeFileSync(`${place}.part`, '');
  await expect(backUp(place)).rejects.toThrow(/today\.tar\.gz\.part is there: another backup runs/);
  expect(existsSync(`${place}.part`)).toBe(true);
});

test.each(['today.zip', 'today.tar'])('"%s" is no place for a backup', async (place) => {
  await expect(backUp(place)).rejects.toThrow(`"${place}" is no place for a backup: name`);
  expect(existsSync(place)).toBe(false);
});
