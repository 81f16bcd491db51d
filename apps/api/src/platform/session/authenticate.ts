import type { Role } from "@vaardig/contract/roles";
import type { FastifyRequest } from "fastify";
import { AppError } from "../http/appError.ts";
import type { Services } from "../services.ts";

/** Who calls, as the session row and its person say now; the token only names the session. */
export interface Viewer {
  userId: string;
  companyId: string;
  sessionId: string;
  role: Role;
}

interface Claims {
  sub: string;
  jti: string;
  user: { company_id: string };
}

const BILLING = /^\/api\/(billing|auth\/logout)\b/;

/** Checks the bearer token and its session. Throws 401 when missing, expired or ended, 403 on a write while paused. */
export async function authenticate(request: FastifyRequest, services: Services): Promise<Viewer> {
  if (!request.headers.authorization?.startsWith("Bearer ")) throw new AppError("session_missing");
  let claims: Claims;
  try {
    claims = await request.jwtVerify<Claims>();
  } catch (cause) {
    throw new AppError("session_expired", { cause });
  }
  const session = await services.sessions.find(claims.user.company_id, claims.jti);
  if (!session || session.userId !== claims.sub) throw new AppError("session_revoked");
  if (session.readOnly && request.method !== "GET" && !BILLING.test(request.url))
    throw new AppError("company_paused");
  const { userId, companyId, role, id: sessionId } = session;
  return { userId, companyId, role, sessionId };
}
