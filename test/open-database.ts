import { migrate } from '../src/server/db/migrate.ts';
import { openSqlite } from '../src/server/db/sqlite.ts';

/** What each server does first: opens the file that it is told, and gives it its newest shape. */
const database = openSqlite(process.argv[2] ?? '', { fault: console.error });
await migrate(database);
await database.close();
