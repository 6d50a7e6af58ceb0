import { installDependencies } from './install.mjs';
import { become, findNode } from './runtime.mjs';

installDependencies({ forTests: true });
become(findNode(), ['scripts/checks/run-checks.ts', ...process.argv.slice(2)]);
