import pg from "pg";
import { subscribeToChannel } from "./subscribeToChannel.ts";

/**
 * Opens a connection that listens to one channel. Rejects when the database is unavailable; after its `end`
 * event nothing more is delivered.
 */
export async function listenTo(
  config: pg.ClientConfig,
  channel: string,
  onPayload: (payload: string) => void,
): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on("error", () => undefined);
  try {
    await client.connect();
    await subscribeToChannel(client, channel, onPayload);
  } catch (error) {
    await client.end();
    throw error;
  }
  return client;
}
