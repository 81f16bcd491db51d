import {
  answerConsent,
  askConsent as askConsentCall,
  convertToEmployee,
  getUserStatus,
  previewConversion,
  recordConsent,
  saveCandidateOwner,
} from "@vaardig/contract/candidates/candidateStatus";
import { consumeLink, readLink } from "../../../domain/accounts/links/consumeLink.ts";
import { authorizeManagement } from "../../../domain/candidates/candidateScope.ts";
import { convertCandidate } from "../../../domain/candidates/convertCandidate.ts";
import { invitationReach } from "../../../domain/candidates/invitationReach.ts";
import { countSeats } from "../../../domain/companies/countSeats.ts";
import { recordEvent } from "../../../domain/events/recordEvent.ts";
import { recordEvents } from "../../../domain/events/recordEvents.ts";
import { findPerson } from "../../../domain/people/findPerson.ts";
import { acrossCompanies, type Tx } from "../../../platform/db/database.ts";
import type { App } from "../../../platform/http/app.ts";
import { AppError, authorize, found } from "../../../platform/http/appError.ts";
import { route } from "../../../platform/http/route.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { presentCandidate, presentCandidates } from "../list/candidateList.present.ts";
import { findCandidates } from "../list/candidateRows.queries.ts";
import { requestConsent, retentionWithoutConsent, saveConsent } from "./consent.ts";
import { emailPlaceOf } from "./emailPlaceOf.ts";
import { canOwnCandidates, companyOf, countCandidatesAmong, setOwner } from "./records.queries.ts";
import { activeJobsOf, poolsOf, statusOf } from "./status.queries.ts";

/** Throws 404 for another company's person, 403 for a colleague. */
async function checkCandidate(tx: Tx, companyId: string, userId: string): Promise<void> {
  authorize(found(await findPerson(tx, companyId, userId)).systemRole === "freelancer");
}

/** Does the same check, and throws 403 when the viewer does not manage the record. */
async function checkKept(tx: Tx, viewer: Viewer, userId: string): Promise<void> {
  await checkCandidate(tx, viewer.companyId, userId);
  await authorizeManagement(tx, viewer, [userId]);
}

export function recordsRoutes(app: App): void {
  route(app, getUserStatus, async (call) => {
    const { query, viewer, tx } = call;
    const { companyId, userId: actorId } = viewer;
    const { user_id: userId } = query;
    await checkCandidate(tx, companyId, userId);
    const rows = await findCandidates(tx, companyId, [userId]);
    await recordEvent(tx, { companyId, actorId, kind: "status.read", userId });
    const [applications, jobs, pools] = await Promise.all([
      statusOf(tx, companyId, userId),
      activeJobsOf(tx, companyId, userId),
      poolsOf(tx, companyId, userId),
    ]);
    const candidate = found((await presentCandidates(tx, call, rows))[0]);
    return {
      candidate,
      applications: applications.map(
        ({ vacancy_id, vacancy, since, applied_at, next_interview, ...row }) => ({
          ...row,
          vacancy: { id: vacancy_id, name: vacancy },
          since: since.toISOString(),
          applied_at: applied_at?.toISOString() ?? null,
          next_interview: next_interview?.toISOString() ?? null,
        }),
      ),
      talent_pools: pools.map(({ id, name }) => ({ id, name })),
      email_from: emailPlaceOf(viewer, candidate, jobs, pools),
      consent_asked_at: rows[0]?.consent_asked_at?.toISOString() ?? null,
    };
  });

  route(app, saveCandidateOwner, async ({ body, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { owner_id: ownerId } = body;
    const ids = [...new Set(body.selection.user_ids)];
    const { people, others } = await countCandidatesAmong(tx, companyId, ids);
    if (people < ids.length) throw new AppError("not_found");
    authorize(others === 0);
    await authorizeManagement(tx, viewer, ids);
    if (ownerId !== null && !(await canOwnCandidates(tx, companyId, ownerId)))
      throw new AppError("validation_failed", { fields: { owner_id: "person_unknown" } });
    const changed = await setOwner(tx, companyId, ids, ownerId);
    await recordEvents(
      tx,
      changed.map(({ user_id: userId, owner_id: from }) => ({
        companyId,
        actorId,
        kind: "candidate.owner_changed",
        userId,
        data: { from, to: ownerId },
      })),
    );
    return { changed };
  });

  route(app, recordConsent, async (call) => {
    const { body, viewer, tx } = call;
    const { companyId, userId: actorId } = viewer;
    await checkKept(tx, viewer, body.user_id);
    await saveConsent(tx, { companyId, actorId }, body.user_id, body.given);
    return presentCandidate(tx, call, body.user_id);
  });

  route(app, askConsentCall, ({ body, viewer, tx, services }) =>
    requestConsent(tx, services, viewer, body.user_ids),
  );

  route(app, answerConsent, ({ body, services }) =>
    acrossCompanies(services.db, async (tx) => {
      const { secret, agree } = body;
      const read = agree === undefined ? readLink : consumeLink;
      const { companyId, userId } = await read(tx, "consent", secret);
      const { company, first_name } = found(await companyOf(tx, companyId, userId));
      if (agree !== undefined) await saveConsent(tx, { companyId, actorId: userId }, userId, agree);
      const [row] = await findCandidates(tx, companyId, [userId]);
      const { state, until } = retentionWithoutConsent(found(row));
      return {
        company,
        first_name,
        agreed: agree ?? null,
        without: { state, until: until?.toISOString() ?? null },
      };
    }),
  );

  route(app, previewConversion, async ({ query, viewer, tx }) => {
    await checkCandidate(tx, viewer.companyId, query.user_id);
    const { inUse, invited } = await countSeats(tx, viewer.companyId);
    return {
      seats: { in_use: inUse, after: inUse + invited + 1 },
      invitation: await invitationReach(tx, viewer.companyId, query.user_id),
    };
  });

  route(app, convertToEmployee, async ({ body, viewer, tx, services }) => {
    const { user_id: userId, manager_id: managerId, join_date: joinDate, invite, ...place } = body;
    const outcome = await convertCandidate(tx, services, viewer, {
      userId,
      place,
      managerId,
      joinDate,
      invite,
    });
    const { converted, invited } = outcome;
    return { user_id: outcome.userId, converted, invited };
  });
}
