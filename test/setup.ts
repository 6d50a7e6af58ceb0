import { afterEach } from 'vitest';
import { installConsoleGuard } from './console-guard.ts';
import { installNetworkGuard } from './network-guard.ts';

installConsoleGuard();
installNetworkGuard();

// The library cleans up after the first file of a worker only.
afterEach(async () => {
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});
