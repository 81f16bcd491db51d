import type { EventCategory } from "@vaardig/contract/events/events";

/** First word of an event's kind → what it is about. A reading (`….read`) is a view, whatever it read. */
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

/** What others do with a person before the person hears of it. */
export const KEPT_FROM_PERSON = [
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

/** What is no one's but the person's own. */
export const OWN_ALONE = ["vacancy.saved", "vacancy.unsaved", "wish.added", "wish.removed"];

/** Category of a kind by its noun; whatever was only read counts as a view. */
export function categoryOf(kind: string): EventCategory {
  const [noun = "", verb] = kind.split(".");
  return verb === "read" ? "views" : (CATEGORY_OF[noun] ?? "work");
}

/** First words of the kinds in some categories. */
export function nounsOf(categories: readonly EventCategory[]): string[] {
  return Object.keys(CATEGORY_OF).filter((noun) => categories.some((one) => one === CATEGORY_OF[noun]));
}
