import type { ApplicationCard } from "@vaardig/contract/applications/applications";

/** Returns the card of an application; person and id are named after `name`. */
export function buildCard(
  name: string,
  {
    person,
    ...more
  }: Omit<Partial<ApplicationCard>, "person"> & { person?: Partial<ApplicationCard["person"]> } = {},
): ApplicationCard {
  return {
    id: name,
    job_vacancy_id: "v",
    stage: "Application",
    stage_since: "2026-11-01T08:00:00.000Z",
    outcome: "active",
    archived: false,
    applied_at: null,
    next_action: null,
    version: 1,
    person: {
      id: `p-${name}`,
      name,
      photo_url: null,
      title: null,
      internal: false,
      account: false,
      language: "en",
      mail: "yes",
      ...person,
    },
    match: { score: null, band: null, capped: false, provisional: false },
    undo_until: null,
    forward: [],
    back: [],
    rejection: null,
    can: [],
    awaits_news: true,
    rejection_mail: "Rejection after application",
    ...more,
  };
}
