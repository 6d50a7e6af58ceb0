import { installConsoleGuard } from './console-guard.ts';
import { installNetworkGuard } from './network-guard.ts';

installConsoleGuard();
installNetworkGuard();
