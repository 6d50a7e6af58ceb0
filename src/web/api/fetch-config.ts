import type { PublicConfig } from '../../contract/schemas.ts';

/** Longer than this and the page does without, in milliseconds. */
const patience = 60_000;

/** The run-time configuration, for pages that are the same for everyone and so come without it. */
export async function fetchConfig(): Promise<PublicConfig> {
  const answer = await fetch('/api/config', { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`The configuration answered ${answer.status}.`);
  return answer.json();
}
