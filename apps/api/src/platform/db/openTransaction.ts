import pg from "pg";

const BEGIN = { name: "tx_begin", text: "begin", types: [] };
const SET = { name: "tx_set", text: "select set_config($1, $2, true)", types: [] };

const prepared = new WeakSet<pg.Connection>();

function execute(connection: pg.Connection, statement: string, values: string[]): void {
  connection.bind({ statement, values }, true);
  connection.execute({}, true);
}

/**
 * Begins a transaction with one setting of its own, in the message of the first query that follows: without a Sync
 * the database answers both at once, which saves the server a wake-up for an answer that it waits for anyway. Nothing
 * is awaited; an opening that fails takes the connection with it, so that no query runs without its setting.
 */
export function openTransaction(client: pg.PoolClient, setting: string, value: string): void {
  let running = 2;
  const opening = Object.assign(new pg.Query(""), {
    submit(connection: pg.Connection): void {
      if (!prepared.has(connection)) {
        prepared.add(connection);
        connection.parse(BEGIN, true);
        connection.parse(SET, true);
      }
      execute(connection, BEGIN.name, []);
      execute(connection, SET.name, [setting, value]);
    },
    handleDataRow(): void {},
    handleCommandComplete(_message: unknown, connection: pg.Connection): void {
      running -= 1;
      // What a Sync would be answered with: the next answers belong to the next query.
      if (running === 0) connection.emit("readyForQuery", { status: "T" });
    },
    handleError(error: Error, connection: pg.Connection): void {
      connection.stream.destroy(error);
    },
  });
  client.query(opening);
}
