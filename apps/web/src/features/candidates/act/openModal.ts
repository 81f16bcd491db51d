import type { CandidateAct } from "@vaardig/contract/candidates/candidateActs";

interface Person {
  id: string;
  name: string;
}

interface Chosen {
  selection: { user_ids: string[] };
  count: number;
  name?: string | undefined;
}

/** The open dialog or sheet, and its subject. */
export type OpenModal =
  | { kind: "add" | "resume" | "duplicates" }
  | { kind: "upload"; finished?: string | undefined }
  | { kind: "pick" | "convert"; person: Person }
  | { kind: "edit"; person: Person & { can: readonly CandidateAct[] } }
  /** `isOneOfMany`: returns to the list of pairs afterwards. */
  | { kind: "merge"; ids: readonly [string, string]; isOneOfMany?: boolean }
  | { kind: "owner"; ids: readonly string[]; ownerId: string | null }
  | { kind: "erase"; ids: readonly string[]; name?: string | undefined }
  | ({ kind: "pool" | "job" } & Chosen);
