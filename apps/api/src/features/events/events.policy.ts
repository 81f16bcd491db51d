import { EVENT_CATEGORIES, type EventCategory } from "@vaardig/contract/events/events";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { HIDDEN_FROM_PERSON, ONLY_OWN_EVENTS } from "./eventKinds.ts";

/**
 * Returns the event categories a reader may see about a person in their scope: the person everything but
 * notes; HR, administrators and recruiters everything; managers what concerns the work, without sign-ins and
 * views.
 */
export function readableCategories(viewer: Pick<Viewer, "role" | "userId">, userId: string): EventCategory[] {
  if (userId === viewer.userId) return EVENT_CATEGORIES.filter((one) => one !== "notes");
  if (viewer.role === "manager") return ["skills", "profile", "work", "notes"];
  return [...EVENT_CATEGORIES];
}

/** Returns the kinds of events that are hidden from the reader. */
export function hiddenKinds(viewer: Pick<Viewer, "userId">, userId: string): string[] {
  return userId === viewer.userId ? HIDDEN_FROM_PERSON : ONLY_OWN_EVENTS;
}
