import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** What comes to a browser, and is not compiled to what an older one knows. */
const folders = ['web', 'contract', 'domain'].map((name) =>
  fileURLToPath(new URL(`../${name}`, import.meta.url)),
);

/**
 * Functions of pages and workers that a browser of docs/browsers.md lacks. TypeScript has one list of these, for the
 * newest browsers; functions of JavaScript itself are checked by tsconfig.browsers.json.
 */
const tooNew = `
  AbortSignal.any Document.parseHTMLUnsafe Response.json URL.canParse URL.parse bytes canShare
  caretPositionFromPoint checkVisibility clearAppBadge computedStyleMap createWritable
  databases estimate getCoalescedEvents getComposedRanges getHTML getPredictedEvents
  getSetCookie hidePopover moveBefore readText requestClose requestIdleCallback setAppBadge
  setHTMLUnsafe share showPopover startViewTransition togglePopover
`
  .trim()
  .split(/\s+/);

/** Calls that are made only where the function is there; docs/browsers.md says what happens elsewhere. */
const askedFirst = [
  'screens/guest/lazy-dialogs.ts: requestIdleCallback',
  'ui/overlays/popup-menu.tsx: hidePopover',
  'ui/overlays/popup-menu.tsx: showPopover',
  'ui/overlays/toast-region.tsx: togglePopover',
  'wishlists/sharing/share-panel.tsx: share',
];

it('pages call no function that a promised browser lacks, unless they ask for it first', () => {
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => {
        const source = readFileSync(join(folder, file), 'utf8');
        return tooNew
          .filter((name) => new RegExp(`\\b${name}(?:\\?\\.)?\\(`).test(source))
          .map((name) => `${file.replaceAll('\\', '/')}: ${name}`);
      }),
  );
  expect(found.sort()).toEqual(askedFirst);
});
