import pg from "pg";

const BEGIN = { name: "tx_begin", text: "begin", types: [] };
const SET = { name: "tx_set", text: "select set_config($1, $2, true)", types: [] };
const COMMIT = { name: "tx_commit", text: "commit", types: [] };

type Step = readonly [{ name: string }, string[]];

const prepared = new WeakSet<pg.Connection>();

/**
 * Sends statements ahead of the query that follows: without a Sync the database answers them together with it, which
 * saves the server a wake-up for an answer that it waits for anyway. Nothing is awaited; a step that fails takes the
 * connection with it, so that nothing runs on what it did not do.
 */
function sendAhead(client: pg.PoolClient, steps: readonly Step[], status: "T" | "I"): void {
  let running = steps.length;
  const ahead = Object.assign(new pg.Query(""), {
    submit(connection: pg.Connection): void {
      if (!prepared.has(connection)) {
        prepared.add(connection);
        for (const statement of [BEGIN, SET, COMMIT]) connection.parse(statement, true);
      }
      for (const [{ name }, values] of steps) {
        connection.bind({ statement: name, values }, true);
        connection.execute({}, true);
      }
    },
    handleDataRow(): void {},
    handleCommandComplete(_message: unknown, connection: pg.Connection): void {
      running -= 1;
      // What a Sync would be answered with: the next answers belong to the next query.
      if (running === 0) connection.emit("readyForQuery", { status });
    },
    handleError(error: Error, connection: pg.Connection): void {
      connection.stream.destroy(error);
    },
  });
  client.query(ahead);
}

/** Begins a transaction with one setting of its own, in the message of the first query that follows. */
export function openTransaction(client: pg.PoolClient, setting: string, value: string): void {
  sendAhead(
    client,
    [
      [BEGIN, []],
      [SET, [setting, value]],
    ],
    "T",
  );
}

/** Commits in the message of whatever is asked of the connection next. */
export function commitAhead(client: pg.PoolClient): void {
  sendAhead(client, [[COMMIT, []]], "I");
}
