import { writeFileSync } from 'node:fs';
import { configurationPage } from '../src/server/config/configuration-page.ts';

writeFileSync(new URL('../docs/configuration.md', import.meta.url), configurationPage());
