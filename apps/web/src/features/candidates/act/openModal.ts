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

/** Which modal is open, and about whom. */
export type OpenModal =
  | { kind: "add" | "resume" | "duplicates" }
  | { kind: "upload"; finished?: string | undefined }
  | { kind: "pick" | "convert"; person: Person }
  | { kind: "edit"; person: Person & { can: readonly CandidateAct[] } }
  /** `isOneOfMany`: the other pairs come back after it. */
  | { kind: "merge"; ids: readonly [string, string]; isOneOfMany?: boolean }
  | { kind: "owner"; ids: readonly string[]; ownerId: string | null }
  | { kind: "erase"; ids: readonly string[]; name?: string | undefined }
  | ({ kind: "pool" | "job" } & Chosen);
