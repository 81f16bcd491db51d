import pg from "pg";
import { hearChannel } from "./hearChannel.ts";

/** A connection that hears of one channel; it rejects when the database is away, and tells nothing after its `end`. */
export async function listenTo(
  config: pg.ClientConfig,
  channel: string,
  onPayload: (payload: string) => void,
): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on("error", () => undefined);
  try {
    await client.connect();
    await hearChannel(client, channel, onPayload);
  } catch (error) {
    await client.end();
    throw error;
  }
  return client;
}
