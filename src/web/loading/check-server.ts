const checkTimeoutMs = 8_000;

/** `failing`: the answer is an HTTP error, and no page. */
export type ServerState = 'unreachable' | 'failing' | 'same release' | 'new release';

/**
 * Fetches the page at the current address and compares the name of its script with this document's, which
 * differs after a deployment. Returns `unreachable` when no answer comes within 8 s. Never throws.
 */
export async function checkServer(): Promise<ServerState> {
  if (!navigator.onLine) return 'unreachable';
  try {
    const answer = await fetch(location.href, { signal: AbortSignal.timeout(checkTimeoutMs) });
    if (!answer.ok && answer.status !== 404) return 'failing';
    const script = document.querySelector('script[src*="/entry-client"]')?.getAttribute('src');
    // A page that has no such script, such as one under development, has no release to compare.
    const isSame = !script || (await answer.text()).includes(`"${script}"`);
    return isSame ? 'same release' : 'new release';
  } catch {
    return 'unreachable';
  }
}
