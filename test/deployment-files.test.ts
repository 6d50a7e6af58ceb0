import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiCalls, href, localize, paths } from '../src/contract/paths.ts';
import { languages } from '../src/domain/language.ts';
import { limits } from '../src/domain/limits.ts';
import { configExitCode } from '../src/server/process/exit-codes.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** The block that begins with `head`, up to the line that closes it. */
function blockOf(text: string, head: string): string {
  const start = text.indexOf(head);
  const indent = /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? '';
  return start === -1 ? '' : text.slice(start, text.indexOf(`\n${indent}}`, start));
}

/** nginx writes "101m" and Caddy "101MiB", whose "101MB" would be a million bytes each. */
const megabytes = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]) * 1024 * 1024;

test('systemd starts the server again while its database is away, not after a bad setting', () => {
  const unit = read('deploy/wishbow.service');
  const [, general = '', service = ''] = unit.split(/^\[(?:Unit|Service)\]$/m);
  expect(general).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(service).toMatch(/^Restart=on-failure$/m);
  expect(service).toMatch(new RegExp(`^RestartPreventExitStatus=${configExitCode}$`, 'm'));
  expect(Number(/^RestartSec=(\d+)$/m.exec(service)?.[1])).toBeGreaterThanOrEqual(1);
});

test('files that the systemd unit names exist', () => {
  const named = read('deploy/wishbow.service').match(/src\/server\/[\w/.-]+\.(?:ts|mjs)/g) ?? [];
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('where memory runs out, systemd leaves the server alone', () => {
  expect(read('deploy/wishbow.service')).toMatch(/^OOMPolicy=continue$/m);
});

test('the log of nginx has no token, however its path is spelled', () => {
  const lines = blockOf(read('deploy/nginx.conf'), 'map $uri').matchAll(/^ +~(\S+) +(\S+);$/gm);
  const rules = [...lines].map(([, pattern = '', logged = '']) => ({ pattern, logged }));
  const logged = (path: string) => {
    const rule = rules.find(({ pattern }) => new RegExp(pattern).test(path));
    return rule ? rule.logged.replace('$uri', path) : '/-';
  };
  expect(rules).toHaveLength(3);
  const token = 'Ab3-_xyzAb3-_xyzAb3-_xyz';
  for (const path of [
    href(paths.guest, { guestToken: token }),
    href(paths.admin, { adminToken: token }),
    href(paths.receipt, { receipt: token }),
    href(apiCalls.readWishlist.path, { token }),
  ]) {
    for (const spelled of [
      path,
      localize('de', path),
      path.replace(/wishlist/, 'Wishlist'),
      `/EN${path}`,
      `/https://wishes.example.org${path}`,
      path.toUpperCase(),
    ]) {
      expect(logged(spelled), spelled).not.toContain(token.slice(-6));
      expect(logged(spelled), spelled).not.toContain(token.slice(-6).toUpperCase());
    }
  }
  for (const page of [paths.home, paths.finder, paths.privacy, '/article/10-things']) {
    for (const path of [page, ...languages.map((each) => localize(each, page))]) {
      expect(logged(path)).toBe(path);
    }
  }
});

test('no logger of Caddy that names whole requests writes into its log', () => {
  const general = blockOf(read('deploy/Caddyfile'), '\tlog {');
  const [, excluded = ''] = /^\t\texclude (.+)$/m.exec(general) ?? [];
  expect(excluded.split(' ')).toEqual(['http.log.error', 'http.handlers.reverse_proxy']);
  const access = blockOf(read('deploy/Caddyfile').slice(general.length), 'fields {');
  for (const field of ['request>uri', 'request>headers', 'resp_headers']) {
    expect(access).toContain(`${field} delete`);
  }
});

test('the proxies write each header that the server believes', () => {
  const nginx = blockOf(
    read('deploy/nginx.conf').slice(read('deploy/nginx.conf').indexOf('443')),
    'server_name',
  );
  for (const header of [
    'Host',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Request-Id',
    'traceparent',
  ]) {
    expect(nginx).toMatch(new RegExp(`^    proxy_set_header ${header} `, 'm'));
  }
  // Headers of a location would replace those of the server.
  expect(nginx).not.toMatch(/^ {8,}proxy_set_header/m);
  // Caddy writes the others by itself.
  const caddy = blockOf(read('deploy/Caddyfile'), 'reverse_proxy {');
  expect(caddy).toContain('header_up X-Request-Id {http.request.uuid}');
  expect(caddy).toContain('header_up -traceparent');
});

test('the proxies let the largest upload and the largest list file through', () => {
  const nginx = read('deploy/nginx.conf');
  const size = /client_max_body_size (\d+)m;/;
  expect(megabytes(nginx, size)).toBeGreaterThan(limits.imageBytes);
  const imports = blockOf(nginx, `location = ${apiCalls.importWishlist.path} {`);
  expect(megabytes(imports, size)).toBeGreaterThan(limits.importBytes);
  expect(imports).toContain('proxy_pass http://127.0.0.1:3000;');
  const caddy = megabytes(read('deploy/Caddyfile'), /max_size (\d+)MiB/);
  expect(caddy).toBeGreaterThan(limits.importBytes);
});

test('the nightly backup of the handbook keeps none for longer than its settings say', () => {
  const handbook = read('docs/operating.md');
  const days = Number(/^BACKUP_DAYS=(\d+)$/m.exec(handbook)?.[1]);
  const wholeDays = Number(/wishbow-\*' -mtime \+(\d+) /.exec(handbook)?.[1]);
  // A night whose search begins a little earlier leaves what is one day older.
  expect(wholeDays + 2).toBe(days);
});

test('the folder of the database’s password is made for its owner alone', () => {
  expect(read('compose.postgres.yml')).toContain('mkdir -m 0700 secrets');
});
