import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

/**
 * What nobody expected to be said fails the test that said it. A test that expects it
 * replaces the method: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
export function installConsoleGuard(): void {
  const said: string[] = [];
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...parts: unknown[]) => {
      said.push(`console.${method}: ${format(...parts)}`);
    };
  }
  const complain = () => {
    const lines = said.splice(0);
    if (lines.length > 0) throw new Error(`Nothing was to be said here:\n${lines.join('\n')}`);
  };
  afterEach(complain);
  afterAll(complain);
}
