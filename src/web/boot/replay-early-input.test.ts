// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { applicationListens, recordEarlyInput } from './replay-early-input.ts';

afterEach(() => void vi.useRealTimers());

/** Records presses on a page with two buttons and a link; `clicks` counts what each button receives afterwards. */
function recordedPage() {
  document.body.innerHTML =
    '<button type="button">Claim</button><button type="button">Report</button><a href="#top">Top</a>';
  const [claim, report] = document.querySelectorAll('button');
  const link = document.querySelector('a');
  if (!claim || !report || !link) throw new Error('a part is missing');
  recordEarlyInput();
  const { promise: hydrated, resolve: finish } = Promise.withResolvers<void>();
  const clicks = { claim: vi.fn<() => void>(), report: vi.fn<() => void>() };
  return {
    claim,
    report,
    link,
    clicks,
    hydrate: () => {
      claim.addEventListener('click', clicks.claim);
      report.addEventListener('click', clicks.report);
      document.dispatchEvent(new CustomEvent(applicationListens, { detail: hydrated }));
    },
    finish: async () => {
      finish();
      await hydrated;
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test('a press is carried out once, after hydration', async () => {
  const { claim, clicks, hydrate, finish } = recordedPage();
  claim.click();
  claim.click();
  expect(claim.getAttribute('aria-busy')).toBe('true');
  hydrate();
  expect(claim.hasAttribute('aria-busy')).toBe(false);
  expect(clicks.claim).not.toHaveBeenCalled();
  await finish();
  expect(clicks.claim).toHaveBeenCalledOnce();
});

test('a press is kept for half a minute, and its button says so for as long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const [waitMs, times] of [
    [29_000, 1],
    [31_000, 0],
  ] as const) {
    const { claim, clicks, hydrate, finish } = recordedPage();
    claim.click();
    vi.advanceTimersByTime(waitMs);
    expect(claim.hasAttribute('aria-busy')).toBe(times === 1);
    hydrate();
    await finish();
    expect(clicks.claim).toHaveBeenCalledTimes(times);
  }
});

test.each<[string, (page: ReturnType<typeof recordedPage>) => void]>([
  ['followed a link', ({ link }) => link.click()],
  ['left the page', () => dispatchEvent(new Event('pagehide'))],
])('a press is dropped when the visitor has %s', async (_, act) => {
  const page = recordedPage();
  page.claim.click();
  act(page);
  expect(page.claim.hasAttribute('aria-busy')).toBe(false);
  page.hydrate();
  await page.finish();
  expect(page.clicks.claim).not.toHaveBeenCalled();
});

test('what is pressed during hydration replaces what was pressed before', async () => {
  const { claim, report, clicks, hydrate, finish } = recordedPage();
  claim.click();
  hydrate();
  report.click();
  await finish();
  expect(clicks.report).toHaveBeenCalledOnce();
  expect(clicks.claim).not.toHaveBeenCalled();
});

test('a form is submitted after its texts are entered, and one that works by itself is left alone', async () => {
  document.body.innerHTML =
    '<form id="app"><input /><button>Open</button></form><form id="own" method="post"><button>Act</button></form>';
  const [app, own] = document.forms;
  const input = document.querySelector('input');
  if (!app || !own || !input) throw new Error('a part is missing');
  const events: string[] = [];
  recordEarlyInput();
  input.value = 'link';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  app.requestSubmit();
  input.value = '';
  own.addEventListener('submit', (event) => {
    events.push(`own, prevented: ${event.defaultPrevented}`);
    event.preventDefault();
  });
  own.requestSubmit();
  app.addEventListener('submit', () => events.push(`app: ${input.value}`));
  input.addEventListener('input', () => events.push(`input: ${input.value}`));
  const hydrated = Promise.resolve();
  document.dispatchEvent(new CustomEvent(applicationListens, { detail: hydrated }));
  await vi.waitFor(() =>
    expect(events).toEqual(['own, prevented: false', 'input: link', 'app: link']),
  );
});

test('a text that was typed before the recording began is entered', async () => {
  document.body.innerHTML = '<input value="tea" /><textarea>tea</textarea>';
  const input = document.querySelector('input');
  const area = document.querySelector('textarea');
  if (!input || !area) throw new Error('a part is missing');
  input.value = 'tea for grandma';
  recordEarlyInput();
  const entered: string[] = [];
  document.body.addEventListener('input', ({ target }) =>
    entered.push((target as HTMLInputElement).value),
  );
  // Hydration replaces the value.
  input.value = 'tea';
  document.dispatchEvent(new CustomEvent(applicationListens, { detail: Promise.resolve() }));
  await vi.waitFor(() => expect(entered).toEqual(['tea for grandma']));
});
