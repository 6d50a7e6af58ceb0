import type { Compilable, CompiledQuery } from 'kysely';
import type { Queries } from './database.ts';

/** Marks the position of a value in a compiled query. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Returns a function that runs a query and returns its rows. The query is built once per database, because
 * building and compiling take longer than an embedded database takes to answer. `build` may use each of
 * the values only as a parameter of the query.
 */
export function prepared<Values extends object, Row>(
  build: (db: Queries, values: Values) => Compilable<Row>,
): (db: Queries, values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Values;

  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const cached = compiled.get(adapter);
    const query = cached ?? build(db, placeholders).compile();
    if (!cached) compiled.set(adapter, query);
    const parameters = query.parameters.map((each) =>
      each instanceof Placeholder ? values[each.name as keyof Values] : each,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
