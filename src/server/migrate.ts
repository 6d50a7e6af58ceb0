import { readConfig } from './config/read-config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { world } from './world.ts';

const database = openDatabase(readConfig(world.environment), (error) =>
  console.error(error.message),
);
const names = await migrate(database);
console.log(names.length > 0 ? `Migrated: ${names.join(', ')}.` : 'Nothing to migrate.');
await database.close();
