import { EVENT_CATEGORIES, type EventCategory } from "@vaardig/contract/events/events";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { KEPT_FROM_PERSON, OWN_ALONE } from "./eventKinds.ts";

/**
 * What a reader within the scope learns about a person: the person everything but the notes; HR, administrators and
 * recruiters everything; managers what concerns the work, and neither who signed in nor who looked at the record.
 */
export function readableCategories(viewer: Pick<Viewer, "role" | "userId">, userId: string): EventCategory[] {
  if (userId === viewer.userId) return EVENT_CATEGORIES.filter((one) => one !== "notes");
  if (viewer.role === "manager") return ["skills", "profile", "work", "notes"];
  return [...EVENT_CATEGORIES];
}

/** Kinds that the reader does not learn of. */
export function hiddenKinds(viewer: Pick<Viewer, "userId">, userId: string): string[] {
  return userId === viewer.userId ? KEPT_FROM_PERSON : OWN_ALONE;
}
