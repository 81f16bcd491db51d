import pg from "pg";

/** Listens to one more channel on a connection. */
export async function subscribeToChannel(
  client: pg.Client,
  channel: string,
  onPayload: (payload: string) => void,
): Promise<void> {
  client.on("notification", (message) => {
    if (message.channel === channel) onPayload(message.payload ?? "");
  });
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
}
