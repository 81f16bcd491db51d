import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, timestamp } from "../fields.ts";
import { PROFILE_ROLES } from "../roles.ts";
import { dataRequest } from "./dataRequests.ts";

/** Purposes of processing. */
export const DATA_PURPOSES = [
  "employment",
  "development",
  "recruiting",
  "communication",
  "security",
] as const;
/** Retention periods. */
export const DATA_PERIODS = ["account", "process", "career", "month", "year", "day", "session"] as const;
/** Who can read the data besides the person. */
export const DATA_READERS = ["no_one", "colleagues", "line_and_hr", "recruiters", "hr", "involved"] as const;

export const storedDataKind = z.object({
  /** File name in the data export. */
  kind: z.string(),
  count: z.number().int(),
  /** Timestamp of the oldest record. */
  since: timestamp.nullable(),
  purpose: z.enum(DATA_PURPOSES),
  period: z.enum(DATA_PERIODS),
  readers: z.enum(DATA_READERS),
});
export type StoredDataKind = z.output<typeof storedDataKind>;

export const MY_DATA_ACTS = ["request", "erase"] as const;

export const myData = z.object({
  kinds: z.array(storedDataKind),
  /** Consents with the dates given and withdrawn, newest first. */
  consents: z.array(z.object({ given_at: timestamp, withdrawn_at: timestamp.nullable() })),
  requests: z.array(dataRequest),
  /** Retention in months after leaving; null for external people. */
  months_after_leaving: z.number().int().nullable(),
  can: canOf(MY_DATA_ACTS),
});
export type MyData = z.output<typeof myData>;

export const getMyData = endpoint({
  method: "GET",
  path: "/my_data",
  tag: "data-requests",
  summary:
    "Get an overview of the signed-in person's data: kinds with counts, dates, purpose, retention and who has access, consents and requests",
  access: PROFILE_ROLES,
  payload: myData,
});

export const EXPORT_FORMATS = ["json", "json_resume", "csv"] as const;

export const exportAccount = endpoint({
  method: "GET",
  path: "/account/export",
  tag: "data-requests",
  summary:
    "Export the signed-in person's data: everything as JSON, the profile as JSON Resume, or one CSV file per kind (ZIP)",
  access: PROFILE_ROLES,
  query: z.strictObject({ format: z.enum(EXPORT_FORMATS).default("json") }),
  payload: z.unknown(),
  raw: ["application/json", "application/zip"],
});
