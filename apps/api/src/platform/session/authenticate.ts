// Declares `jwtVerify` on requests, also for programs that do not build the server.
import type {} from "@fastify/jwt";
import type { Endpoint } from "@vaardig/contract/endpoint";
import type { Role } from "@vaardig/contract/roles";
import type { FastifyRequest } from "fastify";
import { AppError } from "../http/appError.ts";
import type { Services } from "../services.ts";
import { isFactorOverdue } from "./sessions.ts";
import { type Claims, tokenClaims as claimsShape } from "./verifiedTokens.ts";

/** The caller, from the current rows of the session and person; the token only names the session. */
export interface Viewer {
  userId: string;
  companyId: string;
  sessionId: string;
  role: Role;
}

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

type CalledEndpoint = Pick<Endpoint, "method" | "reads" | "whilePaused" | "withoutFactor">;

const BEARER = "Bearer ";
async function claimsOf(request: FastifyRequest, { sessions }: Services): Promise<Claims> {
  const { authorization } = request.headers;
  if (!authorization?.startsWith(BEARER)) throw new AppError("session_missing");
  const token = authorization.slice(BEARER.length);
  const known = sessions.tokens.get(token);
  if (known) return known;
  try {
    const claims = claimsShape.parse(await request.jwtVerify());
    sessions.tokens.add(token, claims);
    return claims;
  } catch (cause) {
    throw new AppError("session_expired", { cause });
  }
}

/** Returns whether a call may change data, which a paused company may not. */
const isWrite = ({ method, reads, whilePaused }: CalledEndpoint) =>
  method !== "GET" && !reads && !whilePaused;

/**
 * Verifies the bearer token and its session. Throws 401 when it is missing, expired or ended, and 403 on a
 * write while paused, for a suspended company, or without the required second factor.
 */
export async function authenticate(
  request: FastifyRequest,
  services: Services,
  endpoint: CalledEndpoint,
): Promise<Viewer> {
  const claims = await claimsOf(request, services);
  const session = await services.sessions.find(claims.user.company_id, claims.jti);
  if (!session || session.userId !== claims.sub) {
    const isSuspended = await services.sessions.isSuspended(claims.user.company_id);
    throw new AppError(isSuspended ? "company_suspended" : "session_revoked");
  }
  if (session.readOnly && isWrite(endpoint)) throw new AppError("company_paused");
  const { userId, companyId, role, id: sessionId } = session;
  const viewer = { userId, companyId, role, sessionId };
  // Set before the access level is checked, so that a refusal is attributed to this person.
  request.viewer = viewer;
  if (isFactorOverdue(session) && !endpoint.withoutFactor) throw new AppError("second_factor_setup_required");
  return viewer;
}
