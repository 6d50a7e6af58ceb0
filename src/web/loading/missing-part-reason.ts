import { checkServer } from './check-server.ts';

/** Returns the key of the sentence that says why a part of the application, or its texts, did not load. */
export async function missingPartReason(): Promise<'status.0' | 'part.failed' | 'part.updated'> {
  const server = await checkServer();
  if (server === 'unreachable') return 'status.0';
  return server === 'new release' ? 'part.updated' : 'part.failed';
}
