import { pageViewSummary } from './analytics/page-view-summary.ts';
import { pageViewsSince } from './analytics/page-views.store.ts';
import { readConfig } from './config/read-config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { world } from './world.ts';

// What our own counting has counted in the last days: `npm run page-views`, or `-- 7` for a week.

const days = Number(world.words[0] ?? 30);
const since = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const database = openDatabase(readConfig(world.environment), console.error);
await migrate(database);
console.log(pageViewSummary(await pageViewsSince(database.read, since)));
await database.close();
