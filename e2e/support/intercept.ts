import type { Page } from '@playwright/test';

/** Delays the requests of the page to these addresses until the returned function is called. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Answers the requests of the page to these addresses with an error and no words, as a gateway does; returns what ends that. */
export async function failRequests(
  page: Page,
  addresses: string,
  status = 500,
): Promise<() => Promise<void>> {
  await page.route(addresses, (route) => route.fulfill({ status }));
  return () => page.unroute(addresses);
}

/** Lets no request of the page reach these addresses; returns what ends that. */
export async function loseRequests(
  page: Page,
  addresses: string | RegExp,
): Promise<() => Promise<void>> {
  await page.route(addresses, (route) => route.abort());
  return () => page.unroute(addresses);
}
