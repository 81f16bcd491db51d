import pg from "pg";

type Query = typeof pg.Client.prototype.query;
type Values = readonly (string | null)[];

/** What a connection knows of a statement that it prepared. */
interface Known {
  fields: pg.FieldDef[];
  rowOf: (values: Values) => Record<string, unknown>;
}

/** One object literal for all rows of a statement, compiled: rows that grow name by name cost several times as much. */
function rowMaker(fields: readonly pg.FieldDef[]): Known["rowOf"] {
  const parsers = fields.map(
    ({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, "text") as (text: string) => unknown,
  );
  const taken = parsers.map((_, at) => `p${at} = parsers[${at}]`).join(", ");
  const columns = fields.map(
    ({ name }, at) => `${JSON.stringify(name)}: v[${at}] === null ? null : p${at}(v[${at}])`,
  );
  const source = `const ${taken}; return (v) => ({ ${columns.join(", ")} });`;
  return new Function("parsers", source)(parsers) as Known["rowOf"];
}

/**
 * Lets a connection ask only once which columns a prepared statement has, instead of at each call: the database refuses
 * a prepared statement whose columns would change. Concerns queries with a name that leave types and rows as they are.
 */
export function rememberColumns(client: pg.PoolClient): void {
  const { connection } = client;
  const known = new Map<string, Known>();
  const silent = Object.assign(Object.create(connection) as pg.Connection, { describe: () => undefined });
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;

  const named = (name: string, config: pg.QueryConfig) =>
    new Promise<pg.QueryResult>((resolve, reject) => {
      const rows: Record<string, unknown>[] = [];
      let columns = known.get(name);
      const asked = new pg.Query(config.text, config.values, (error, result) => {
        if (error) return reject(error);
        resolve(Object.assign(result, { rows, fields: columns?.fields ?? [] }));
      });
      const { submit } = asked;
      query(
        Object.assign(asked, {
          name,
          submit: (to: pg.Connection) => submit.call(asked, columns ? silent : to),
          handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
            columns = { fields, rowOf: rowMaker(fields) };
            known.set(name, columns);
          },
          handleDataRow({ fields }: { fields: Values }): void {
            if (columns) rows.push(columns.rowOf(fields));
          },
        }),
      );
    }).catch((error: Error) => {
      // Leads back to who asked, and not to the socket that was read.
      Error.captureStackTrace(error);
      throw error;
    });

  client.query = ((config: pg.QueryConfig & { rowMode?: string; submit?: unknown }, ...more: unknown[]) => {
    const isPlain = more.length === 0 && !config.types && !config.rowMode && !config.submit;
    return isPlain && config.name ? named(config.name, config) : query(config, ...more);
  }) as Query;
}
