import type { Tx } from "./database.ts";

interface Preparable<P> {
  prepare(name: string): P;
}

const preparedOf = new WeakMap<Tx, Map<string, unknown>>();

/**
 * Returns a Drizzle query that is built and planned once per connection: doing so at every call costs more
 * than running it. For frequent reads, with `sql.placeholder` for variable values. `name` must be unique in
 * the server.
 */
export function preparedQuery<P>(tx: Tx, name: string, build: (tx: Tx) => Preparable<P>): P {
  let known = preparedOf.get(tx);
  if (!known) {
    known = new Map();
    preparedOf.set(tx, known);
  }
  const query = (known.get(name) as P | undefined) ?? build(tx).prepare(name);
  known.set(name, query);
  return query;
}
