import type { Language } from "@vaardig/contract/limits";
import type { PoolPerson as Shown } from "@vaardig/contract/talent-pools/talentPools";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import type { BestOpenJob } from "../../domain/matching/matchEngine.ts";
import { peopleCards } from "../../domain/people/peopleCards.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../platform/db/database.ts";
import { presentBestJobs } from "./bestJobs.ts";
import { membershipsOf, type PoolPerson } from "./poolPeople.queries.ts";
import { poolPersonActions } from "./talent-pools.policy.ts";
import type { ReaderContext } from "./talent-pools.present.ts";
import type { TalentPoolRow } from "./talent-pools.queries.ts";

/** Converts a page of a pool's people to the wire format, in order. */
export async function presentPoolPeople(
  tx: Tx,
  { viewer, services, language }: ReaderContext & { language: Language },
  pool: TalentPoolRow,
  people: readonly PoolPerson[],
  best: ReadonlyMap<string, BestOpenJob>,
): Promise<Shown[]> {
  const { companyId } = viewer;
  const ids = people.map(({ id }) => id);
  const cards = await peopleCards(tx, companyId, ids, language);
  const memberships = await membershipsOf(tx, companyId, pool.id, ids);
  const jobs = await presentBestJobs(
    tx,
    viewer,
    ids.flatMap((id) => best.get(id) ?? []),
  );
  const skills = await skillsById(
    tx,
    [...memberships.values()].flatMap((one) => one.skill_ids),
    language,
  );
  const actionsOf = poolPersonActions(viewer, pool);
  return ids.flatMap((id) => {
    const [card, membership] = [cards.get(id), memberships.get(id)];
    if (!card || !membership) return [];
    return {
      id,
      name: card.name,
      photo_url: photoUrl(services.secrets, companyId, card.photoId),
      internal: card.internal,
      title: card.headline ?? card.title,
      department: card.department,
      location: card.location,
      skills: membership.skill_ids.flatMap((skillId) => skills.get(skillId) ?? []),
      best_job: jobs.get(id) ?? null,
      added_at: membership.added_at.toISOString(),
      added_by: membership.added_by,
      unsubscribed_at: membership.unsubscribed_at?.toISOString() ?? null,
      can: actionsOf(card),
    };
  });
}
