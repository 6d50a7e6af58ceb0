import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger, OperationNode, TableNode } from 'kysely';
import type { RequestPart, Tracing } from '../tracing/tracing.ts';
import type { Database } from './database.ts';

const systems = { sqlite: 'sqlite', postgres: 'postgresql' } as const;

/** Returns the database with a span for each transaction. */
export function tracedDatabase(database: Database, tracing: Tracing): Database {
  const part: RequestPart = {
    name: 'transaction',
    kind: 'client',
    attributes: { 'db.system.name': systems[database.kind] },
  };
  return {
    ...database,
    write: (work) =>
      tracing.span(part, () => {
        // Writes that share a commit run in the context of the first of them.
        const inContext = AsyncLocalStorage.snapshot();
        return database.write((tx) => inContext(() => work(tx)));
      }),
  };
}

/** Returns a logger for Kysely that makes a span of each statement on a table; never of its parameters. */
export function statementSpans(kind: Database['kind'], tracing: Tracing): Logger {
  return (event) => {
    const operation = operations[event.query.query.kind];
    if (operation === undefined) return;
    const table = tableOf(event.query.query);
    const part: RequestPart = {
      name: table === undefined ? operation : `${operation} ${table}`,
      kind: 'client',
      attributes: {
        'db.system.name': systems[kind],
        'db.operation.name': operation,
        ...(table !== undefined && { 'db.collection.name': table }),
      },
    };
    const error = event.level === 'error' ? event.error : undefined;
    tracing.record(part, event.queryDurationMillis, error);
  };
}

const operations: Readonly<Record<string, string>> = {
  SelectQueryNode: 'SELECT',
  InsertQueryNode: 'INSERT',
  UpdateQueryNode: 'UPDATE',
  DeleteQueryNode: 'DELETE',
};

/** As much of the nodes of statements as tells the table. */
interface StatementNode {
  readonly from?: { readonly froms: readonly OperationNode[] };
  readonly into?: OperationNode;
  readonly table?: OperationNode;
}

function tableOf(node: object): string | undefined {
  const { from, into, table } = node as StatementNode;
  return nameOf(into ?? table ?? from?.froms[0]);
}

/** The name of a table, or of the one behind an alias; undefined for a subquery. */
function nameOf(node: OperationNode | undefined): string | undefined {
  if (node?.kind === 'AliasNode') return nameOf((node as unknown as { node: OperationNode }).node);
  if (node?.kind !== 'TableNode') return undefined;
  return (node as TableNode).table.identifier.name;
}
