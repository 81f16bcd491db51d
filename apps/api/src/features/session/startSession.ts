import { LIMITS } from "@vaardig/contract/limits";
import type { SessionPayload } from "@vaardig/contract/session/session";
import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { v7 } from "uuid";
import type { Config } from "../../config.ts";
import type { Account } from "../../domain/accounts/sessions/session.queries.ts";
import { LIFE_MS } from "../../domain/accounts/sessions/sessionStore.ts";
import { sessions } from "../../domain/accounts/sessions/sessions.table.ts";
import { companies } from "../../domain/companies/companies.table.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { menuFor } from "./menu/menuFor.ts";
import { refusalOf } from "./session.policy.ts";
import { presentSessionUser } from "./session.present.ts";

/** How the person proved who it is. */
export type SignInMethod = "password" | "social" | "invitation";

const DAY_MS = 24 * 3_600_000;

/** The first sign-in of an admin starts the company's trial. */
async function startTrial(tx: Tx, { user, company }: Account): Promise<void> {
  if (user.systemRole !== "admin" || company.lifecycle !== "setup") return;
  const started = await tx
    .update(companies)
    .set({ lifecycle: "trialing", trialEndsAt: new Date(Date.now() + LIMITS.trialDays * DAY_MS) })
    .where(and(eq(companies.id, company.id), eq(companies.lifecycle, "setup")));
  if (started.rowCount)
    await recordEvent(tx, { companyId: company.id, actorId: user.id, kind: "company.trial_started" });
}

/** Opens a session of eight hours for somebody who proved to be this person. Throws 403 by status. */
export async function startSession(
  tx: Tx,
  call: { request: FastifyRequest; services: { config: Config } },
  account: Account,
  method: SignInMethod,
): Promise<SessionPayload> {
  const refusal = refusalOf(account);
  if (refusal) throw new AppError(refusal);
  const { id: userId, companyId, systemRole } = account.user;
  const jti = v7();
  await tx.insert(sessions).values({ companyId, id: jti, userId, expiresAt: new Date(Date.now() + LIFE_MS) });
  await recordEvent(tx, {
    companyId,
    actorId: userId,
    kind: "session.started",
    userId,
    subjectId: jti,
    data: { method },
  });
  await startTrial(tx, account);
  const lifeSeconds = LIFE_MS / 1_000;
  const token = call.request.server.jwt.sign(
    { user: presentSessionUser(account) },
    { sub: userId, jti, expiresIn: `${lifeSeconds}s` },
  );
  return { token, menu_schema: menuFor(systemRole, call.services.config), expire_in: lifeSeconds };
}
