import type { EventCategory } from "@vaardig/contract/events/events";

/** First word of an event's kind → category. A reading (`….read`) is a view, whatever was read. */
const CATEGORY_OF: Record<string, EventCategory> = {
  skill: "skills",
  skills: "skills",
  level: "skills",
  goal: "work",
  wish: "skills",
  profile: "profile",
  experience: "profile",
  education: "profile",
  certificate: "profile",
  data_request: "account",
  legal_hold: "account",
  resume: "profile",
  file: "profile",
  languages: "profile",
  onboarding: "profile",
  employee: "work",
  talent_pool: "work",
  application: "work",
  vacancy: "work",
  interview: "work",
  scorecard: "work",
  candidate: "account",
  mail: "work",
  note: "notes",
  task: "notes",
  role: "account",
  session: "account",
  invitation: "account",
};

/** Kinds of actions by others that the person learns of later or not at all. */
export const HIDDEN_FROM_PERSON = [
  "talent_pool.person_added",
  "talent_pool.person_put_back",
  "talent_pool.person_removed",
  "application.added",
  "application.moved",
  "application.archived",
  "application.restored",
  "application.rejected",
  "application.rejection_undone",
  "application.reinstated",
  "scorecard.given",
  "scorecard.changed",
  "notes.read",
  "tasks.read",
  "candidate.kept_apart",
  "candidate.suspected_again",
  "candidate.merged",
  "candidate.merge_undone",
  "candidate.owner_changed",
  "mail.written",
];

/** Kinds of events that only the person themselves may see. */
export const ONLY_OWN_EVENTS = ["vacancy.saved", "vacancy.unsaved", "wish.added", "wish.removed"];

/** Returns the category of a kind by its noun; every reading counts as a view. */
export function categoryOf(kind: string): EventCategory {
  const [noun = "", verb] = kind.split(".");
  return verb === "read" ? "views" : (CATEGORY_OF[noun] ?? "work");
}

/** Returns the first words of the kinds in some categories. */
export function nounsOf(categories: readonly EventCategory[]): string[] {
  return Object.keys(CATEGORY_OF).filter((noun) => categories.some((one) => one === CATEGORY_OF[noun]));
}
