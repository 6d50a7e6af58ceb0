import { configPath } from '../../contract/other-paths.ts';
import type { PublicConfig } from '../../contract/schemas.ts';

const configTimeoutMs = 60_000;

/**
 * Returns the run-time configuration, which prerendered pages do not contain. Throws when no answer comes
 * within 60 s, or the answer is an error.
 */
export async function fetchConfig(): Promise<PublicConfig> {
  const answer = await fetch(configPath, { signal: AbortSignal.timeout(configTimeoutMs) });
  if (!answer.ok) throw new Error(`The configuration answered ${answer.status}.`);
  return answer.json();
}
