import { readConfig } from './config/read-config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { moderate } from './wishlists/moderate.ts';
import { world } from './world.ts';

const database = openDatabase(readConfig(world.environment), console.error);
await migrate(database);
console.log(await moderate({ database, now: Date.now }, world.words));
await database.close();
