const checkTimeoutMs = 8_000;

/** `failing`: the answer is an HTTP error, and no page of ours; a proxy without a backend may answer 404. */
export type ServerState = 'unreachable' | 'failing' | 'same release' | 'new release';

/**
 * Fetches the page at the current address and compares the name of its script with this document's, which
 * differs after a deployment. Returns `unreachable` when no answer comes within 8 s. Never throws.
 */
export async function checkServer(): Promise<ServerState> {
  if (!navigator.onLine) return 'unreachable';
  try {
    const answer = await fetch(location.href, { signal: AbortSignal.timeout(checkTimeoutMs) });
    const page = await answer.text();
    const script = document.querySelector('script[src*="/entry-client"]')?.getAttribute('src');
    // A page that has no such script, such as one under development, has no release to compare.
    const isOurs = !script || page.includes('/entry-client');
    if (!answer.ok && !(answer.status === 404 && isOurs)) return 'failing';
    const isSame = !script || page.includes(`"${script}"`);
    return isSame ? 'same release' : 'new release';
  } catch {
    return 'unreachable';
  }
}
