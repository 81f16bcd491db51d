import { z } from "zod";
import type { Cursor } from "../../domain/notifications/notifications.queries.ts";

const read = z.tuple([
  z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/),
  z.uuid(),
]);

/** Where a page ends, as the next call says it. */
export const writeCursor = ({ moment, id }: Cursor): string => `${moment}_${id}`;

/** What a call says of the page before; undefined for what was not written here. */
export function readCursor(text: string): Cursor | undefined {
  const { success, data } = read.safeParse(text.split("_"));
  if (!success || Number.isNaN(Date.parse(data[0]))) return undefined;
  return { moment: data[0], id: data[1] };
}
