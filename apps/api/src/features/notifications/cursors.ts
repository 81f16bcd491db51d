import { z } from "zod";
import type { Cursor } from "../../domain/notifications/notifications.queries.ts";

const read = z.tuple([
  z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/),
  z.uuid(),
]);

/** Formats the end of a page for the next call. */
export const formatCursor = ({ moment, id }: Cursor): string => `${moment}_${id}`;

/** Parses the end of the previous page; undefined for anything not written here. */
export function parseCursor(text: string): Cursor | undefined {
  const { success, data } = read.safeParse(text.split("_"));
  if (!success || Number.isNaN(Date.parse(data[0]))) return undefined;
  return { moment: data[0], id: data[1] };
}
