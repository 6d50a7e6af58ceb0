import type { Compilable, CompiledQuery } from 'kysely';
import type { Queries } from './database.ts';

/** Stands where a value will stand when the query runs. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built once for each database and then only given its values: what every visit and
 * every claim runs. Building and compiling take longer than an embedded database takes to answer.
 * `build` may put each of the values wherever a value can stand, and nowhere else.
 */
export function prepared<Values extends object, Row>(
  build: (db: Queries, values: Values) => Compilable<Row>,
): (db: Queries, values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Values;

  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const known = compiled.get(adapter);
    const query = known ?? build(db, placeholders).compile();
    if (!known) compiled.set(adapter, query);
    const parameters = query.parameters.map((each) =>
      each instanceof Placeholder ? values[each.name as keyof Values] : each,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
