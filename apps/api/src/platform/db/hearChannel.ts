import pg from "pg";

/** Lets a connection hear of one more channel. */
export async function hearChannel(
  client: pg.Client,
  channel: string,
  onPayload: (payload: string) => void,
): Promise<void> {
  client.on("notification", (message) => {
    if (message.channel === channel) onPayload(message.payload ?? "");
  });
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
}
