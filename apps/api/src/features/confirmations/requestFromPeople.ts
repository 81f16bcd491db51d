import { CONFIRMATION_LIMITS } from "@vaardig/contract/confirmations/confirmations";
import { encodeIssue } from "@vaardig/contract/issueMessage";
import type { Language } from "@vaardig/contract/limits";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { countOpenRequests } from "../../domain/skills/confirmations/requests.queries.ts";
import { addRequests } from "../../domain/skills/confirmations/saveRequests.queries.ts";
import { closeSkill, lockPerson, openSkills } from "../../domain/skills/personSkills.queries.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { type RequestedSkill, requestedSkills, wasRequestedBefore } from "./requestedSkills.ts";
import { findResponders } from "./responders.queries.ts";

interface Wanted {
  skillIds: string[];
  userIds: string[];
  message: string;
}

/** Delay of the email, so that several requests become one and a withdrawn request none. */
const MAIL_AFTER_MS = 2 * 60_000;

/** Schedules the email about one person's requests to another. */
export async function queueRequestEmails(
  tx: Tx,
  { jobs }: Pick<TxServices, "jobs">,
  pair: { companyId: string; userId: string; responderId: string },
): Promise<void> {
  const runAt = new Date(Date.now() + MAIL_AFTER_MS);
  await jobs.add(tx, "tell_asked", pair, { key: `asked ${pair.userId} ${pair.responderId}`, runAt });
}

function refuse(field: string, key: string, values: Record<string, string> = {}): never {
  throw new AppError("validation_failed", { fields: { [field]: encodeIssue(key, values) } });
}

/** A request is a statement of the level: a level inferred from a résumé becomes the person's own. */
async function stateLevels(
  tx: Tx,
  { companyId, userId }: Viewer,
  skills: readonly RequestedSkill[],
): Promise<void> {
  for (const { row } of skills) {
    if (row?.source !== "inferred") continue;
    await closeSkill(tx, companyId, row.id);
    const { level, skillId, words, lastUsed, expiresOn } = row;
    const told = { level, skillId, words, lastUsed, expiresOn };
    await openSkills(tx, [{ companyId, userId, ...told, source: "self", createdBy: userId }]);
  }
}

/**
 * Sends each of these people a request about each of these skills, once, and returns the ids of the requests.
 * Throws, at the responsible field, for skills that cannot be requested, people who cannot answer, and
 * earlier requests or endorsements; then no request is sent.
 */
export async function requestFromPeople(
  tx: Tx,
  services: Pick<TxServices, "jobs">,
  viewer: Viewer,
  { skillIds, userIds, message }: Wanted,
  language: Language,
): Promise<string[]> {
  const { companyId, userId } = viewer;
  await lockPerson(tx, companyId, userId);
  const skills = await requestedSkills(tx, viewer, [...new Set(skillIds)], language);
  skills.forEach(({ name, level, row }, at) => {
    if (!row) refuse(`skill_ids.${at}`, "skill_unknown");
    if (level === null) refuse(`skill_ids.${at}`, "skill_not_askable", { name });
  });
  const people = new Map((await findResponders(tx, viewer, userIds)).map((one) => [one.id, one]));
  const before = await wasRequestedBefore(tx, viewer, skills);
  const nameOf = (id: string) => skills.find((one) => one.id === id)?.name ?? "";
  userIds.forEach((id, at) => {
    const person = people.get(id);
    if (!person) refuse(`user_ids.${at}`, "person_unknown");
    const { asked, endorsed } = before(id);
    const [name, again, known] = [person.name, asked[0], endorsed[0]];
    if (again) refuse(`user_ids.${at}`, "already_asked", { name, skill: nameOf(again) });
    if (known && person.kind === "endorse")
      refuse(`user_ids.${at}`, "already_endorsed", { name, skill: nameOf(known) });
  });
  const rows = [...people.keys()].flatMap((responderId) =>
    skills.flatMap(({ id: skillId, level }) =>
      level === null ? [] : [{ companyId, userId, responderId, skillId, level, message }],
    ),
  );
  if ((await countOpenRequests(tx, companyId, userId)) + rows.length > CONFIRMATION_LIMITS.open)
    throw new AppError("too_many_open");
  await stateLevels(tx, viewer, skills);
  const ids = await addRequests(tx, rows);
  for (const responderId of people.keys())
    await queueRequestEmails(tx, services, { companyId, userId, responderId });
  const data = { skill_ids: skills.map(({ id }) => id) };
  await recordEvent(tx, { companyId, actorId: userId, kind: "confirmation.asked", userId, data });
  return ids;
}
