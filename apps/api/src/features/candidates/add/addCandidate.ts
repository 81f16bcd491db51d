import type { addCandidate as endpoint } from "@vaardig/contract/candidates/candidateList";
import type { Body } from "@vaardig/contract/endpoint";
import type { Language } from "@vaardig/contract/limits";
import { v7 } from "uuid";
import { candidateRecords } from "../../../domain/candidates/candidates.table.ts";
import { recordEvent } from "../../../domain/events/recordEvent.ts";
import { addHistory } from "../../../domain/people/profile/addHistory.ts";
import { users } from "../../../domain/people/users.table.ts";
import { addSkillRows, type NewSkillRow } from "../../../domain/skills/addSkillRows.ts";
import { canonicalSkillIds } from "../../../domain/taxonomy/canonicalSkillIds.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/appError.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";

type NewCandidate = Body<typeof endpoint>;

/**
 * Adds an external person without an account, with what a recruiter confirmed of a résumé; returns the id.
 * Throws `email_taken`, and `validation_failed` for an unknown skill.
 */
export async function addCandidate(
  tx: Tx,
  { companyId, userId: actorId }: Viewer,
  body: NewCandidate,
  language: Language,
): Promise<string> {
  const userId = v7();
  const inserted = await tx
    .insert(users)
    .values({
      companyId,
      id: userId,
      email: body.email,
      firstName: body.first_name,
      lastName: body.last_name,
      phone: body.phone,
      location: body.location,
      headline: body.headline,
      language,
      systemRole: "freelancer",
      status: "active",
      account: false,
      onboardingStep: "done",
    })
    .onConflictDoNothing({ target: [users.companyId, users.email] })
    .returning({ id: users.id });
  if (inserted.length === 0) throw new AppError("email_taken", { fields: { email: "email_taken" } });
  const consentAt = body.consent ? new Date() : null;
  await tx
    .insert(candidateRecords)
    .values({ companyId, userId, source: body.source, ownerId: actorId, consentAt });
  await addHistory(tx, { companyId, userId }, body);
  await addSkills(tx, { companyId, userId, actorId }, body.skills);
  const data = { source: body.source };
  await recordEvent(tx, { companyId, actorId, kind: "candidate.added", userId, data });
  if (body.consent) await recordEvent(tx, { companyId, actorId, kind: "candidate.consent_noted", userId });
  return userId;
}

async function addSkills(
  tx: Tx,
  { companyId, userId, actorId: createdBy }: { companyId: string; userId: string; actorId: string },
  skills: NewCandidate["skills"],
): Promise<void> {
  if (skills.length === 0) return;
  const canonical = await canonicalSkillIds(
    tx,
    skills.map(({ skill_id }) => skill_id),
  );
  const wanted = new Map<string, NewSkillRow>();
  for (const [at, { skill_id, level, source, words, last_used: lastUsed }] of skills.entries()) {
    const skillId = canonical.get(skill_id);
    if (!skillId)
      throw new AppError("validation_failed", { fields: { [`skills.${at}.skill_id`]: "skill_unknown" } });
    wanted.set(skillId, { createdBy, skillId, level, source, words, lastUsed });
  }
  await addSkillRows(tx, companyId, userId, [...wanted.values()]);
}
