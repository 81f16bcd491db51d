import type { SessionPayload } from "@vaardig/contract/session/session";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { openSession, type SignIn } from "../../domain/accounts/sessions/openSession.ts";
import type { Account } from "../../domain/accounts/sessions/session.queries.ts";
import { LIFE_MS } from "../../domain/accounts/sessions/sessionStore.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { describeDevice } from "../../platform/session/device.ts";
import { menuFor } from "./menu/menuFor.ts";
import { refusalOf } from "./session.policy.ts";
import { presentSessionUser } from "./session.present.ts";

/** Opens a session of eight hours for a person who proved their identity. Throws 403 by status. */
export async function startSession(
  tx: Tx,
  call: { request: FastifyRequest; services: { config: Config } },
  account: Account,
  { method, factor }: Omit<SignIn, "device">,
): Promise<SessionPayload> {
  const refusal = refusalOf(account);
  if (refusal) throw new AppError(refusal);
  const { id: userId, systemRole } = account.user;
  const jti = await openSession(tx, account, {
    method,
    factor,
    device: describeDevice(call.request.headers["user-agent"]),
  });
  const lifeSeconds = LIFE_MS / 1_000;
  const token = call.request.server.jwt.sign(
    { user: presentSessionUser(account) },
    { sub: userId, jti, expiresIn: `${lifeSeconds}s` },
  );
  return { token, menu_schema: menuFor(systemRole, call.services.config), expire_in: lifeSeconds };
}
