// Says that a request has jwtVerify, also to programs that do not build the server.
import type {} from "@fastify/jwt";
import type { Endpoint } from "@vaardig/contract/endpoint";
import type { Role } from "@vaardig/contract/roles";
import type { FastifyRequest } from "fastify";
import { AppError } from "../http/appError.ts";
import type { Services } from "../services.ts";
import { lacksFactor } from "./sessions.ts";
import { type Claims, claims as claimsShape } from "./verifiedTokens.ts";

/** Who calls, as the session row and its person say now; the token only names the session. */
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

/** Whether a call may change something, which a paused company may not. */
const isWrite = ({ method, reads, whilePaused }: CalledEndpoint) =>
  method !== "GET" && !reads && !whilePaused;

/** Checks the bearer token and its session. Throws 401 when missing, expired or ended, 403 on a write while paused, for a suspended company and without the required factor. */
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
  // Set before the role is checked, so that a refusal is known to be this person's.
  request.viewer = viewer;
  if (lacksFactor(session) && !endpoint.withoutFactor) throw new AppError("second_factor_setup_required");
  return viewer;
}
