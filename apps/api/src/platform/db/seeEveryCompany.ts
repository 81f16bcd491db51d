import type { Tx } from "./database.ts";

/** Lets the rest of a staff member's transaction see every company; what is read and written names its company. */
export async function seeEveryCompany({ $client }: Tx): Promise<void> {
  await $client.query("select set_config('app.scope', 'platform', true)");
}
