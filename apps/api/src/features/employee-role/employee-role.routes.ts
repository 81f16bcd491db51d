import {
  ACCOUNT_STATUSES,
  approveSignUp,
  declineSignUp,
  getAccessMatrix,
  listAccessRefusals,
  listEmployeeRoles,
  previewRoleChange,
  saveEmployeeRole,
} from "@vaardig/contract/employee-role/employeeRole";
import { ROLES } from "@vaardig/contract/roles";
import { signUpApproved } from "../../domain/accounts/mails/signUpApproved.ts";
import { listRefusals } from "../../domain/accounts/refusals/activity.queries.ts";
import { endSessionsOf } from "../../domain/accounts/sessions/endSessionsOf.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { queueMail } from "../../domain/mails/queueMail.ts";
import {
  type AccountCount,
  changeRole,
  companyNameOf,
  countAccounts,
  countActiveAdmins,
  countMatchingAccounts,
  type EmployeeRoleRow,
  findAccount,
  listAccounts,
  settleSignUp,
} from "../../domain/people/employee-role/employeeRole.queries.ts";
import { ensureAdminRemains } from "../../domain/people/ensureAdminRemains.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canChangeRole } from "./employee-role.policy.ts";
import { presentEmployeeRole, presentRefusal } from "./employee-role.present.ts";
import { countWork, handOverWork, revertWork } from "./handOverWork.ts";
import { presentAccessMatrix } from "./presentAccessMatrix.ts";
import { otherRecruiters } from "./recruiterWork.queries.ts";

/** Approves or declines a waiting sign-up. Throws `conflict` when it is not waiting. */
async function settle(
  tx: Tx,
  { companyId, userId }: Viewer,
  id: string,
  status: "active" | "deactivated",
): Promise<EmployeeRoleRow> {
  const person = found(await findAccount(tx, companyId, id));
  const row = await settleSignUp(tx, companyId, person.id, status);
  if (!row) throw new AppError("conflict");
  const kind = status === "active" ? "sign_up.approved" : "sign_up.declined";
  await recordEvent(tx, { companyId, actorId: userId, kind, userId: row.id });
  return row;
}

/** Emails an approved person in their own language. */
async function tellApproved(
  tx: Tx,
  services: TxServices,
  companyId: string,
  { id: userId, email: to, firstName, language }: EmployeeRoleRow,
): Promise<void> {
  const companyName = await companyNameOf(tx, companyId);
  const loginLink = `${services.config.publicUrl}/login`;
  const mail = signUpApproved[language]({ firstName, companyName, loginLink });
  await queueMail(tx, services, { companyId, name: "sign_up_approved", userId, to, ...mail });
}

function sumOf(counts: AccountCount[], matches: (entry: AccountCount) => boolean): number {
  return counts.filter(matches).reduce((total, entry) => total + entry.number, 0);
}

export function employeeRoleRoutes(app: App): void {
  route(app, listEmployeeRoles, async ({ query, viewer, tx }) => {
    const { search_query: search, system_role: systemRole, status, page, size } = query;
    const { companyId } = viewer;
    const [rows, all] = await Promise.all([
      listAccounts(tx, companyId, { search, systemRole, status, page, size }),
      countAccounts(tx, companyId),
    ]);
    const counts = search ? await countMatchingAccounts(tx, companyId, search) : all;
    const admins = sumOf(all, (entry) => entry.systemRole === "admin" && entry.status === "active");
    return {
      data: rows.map((row) => presentEmployeeRole(row, admins)),
      total: sumOf(
        counts,
        (entry) => (!systemRole || entry.systemRole === systemRole) && (!status || entry.status === status),
      ),
      roles: ROLES.filter((role) => role !== "staff").map((role) => ({
        system_role: role,
        count: sumOf(counts, (entry) => entry.systemRole === role),
      })),
      statuses: ACCOUNT_STATUSES.map((value) => ({
        status: value,
        count: sumOf(counts, (entry) => entry.status === value),
      })),
    };
  });

  route(app, saveEmployeeRole, async ({ body, viewer, tx, services }) => {
    const { companyId, userId } = viewer;
    const { user_id: id, system_role: systemRole, version } = body;
    const person = found(await findAccount(tx, companyId, id));
    authorize(canChangeRole(person));
    if (person.version !== version) throw new AppError("stale_version");
    if (person.systemRole === systemRole) {
      return presentEmployeeRole(person, await countActiveAdmins(tx, companyId));
    }
    if (person.systemRole === "admin" && person.status === "active")
      await ensureAdminRemains(tx, companyId, id);
    const given =
      person.systemRole === "moderator"
        ? await handOverWork(tx, companyId, id, body.hand_over_to)
        : undefined;
    if (systemRole === "moderator" && body.take_back) await revertWork(tx, companyId, id);
    const row = await changeRole(tx, companyId, person, systemRole);
    if (!row) throw new AppError("stale_version");
    await endSessionsOf(tx, companyId, [id]);
    services.sessions.forgetUser(id);
    await recordEvent(tx, {
      companyId,
      actorId: userId,
      kind: "role.changed",
      userId: id,
      data: { from: person.systemRole, to: systemRole, ...(given && { handed_over: given }) },
    });
    return presentEmployeeRole(row, await countActiveAdmins(tx, companyId));
  });

  route(app, previewRoleChange, async ({ query, viewer, tx }) => {
    const { companyId } = viewer;
    const person = found(await findAccount(tx, companyId, query.user_id));
    authorize(canChangeRole(person));
    if (person.systemRole !== "moderator" || query.system_role === "moderator")
      return { owns: { vacancies: 0, talent_pools: 0, candidates: 0, tasks: 0 }, recruiters: [] };
    return {
      owns: await countWork(tx, companyId, person.id),
      recruiters: await otherRecruiters(tx, companyId, person.id),
    };
  });

  route(app, approveSignUp, async ({ body, viewer, tx, services }) => {
    const row = await settle(tx, viewer, body.user_id, "active");
    await tellApproved(tx, services, viewer.companyId, row);
    return presentEmployeeRole(row, await countActiveAdmins(tx, viewer.companyId));
  });

  route(app, declineSignUp, async ({ body, viewer, tx }) => {
    const row = await settle(tx, viewer, body.user_id, "deactivated");
    return presentEmployeeRole(row, await countActiveAdmins(tx, viewer.companyId));
  });

  route(app, getAccessMatrix, async ({ language }) => ({ data: presentAccessMatrix(language) }));

  route(app, listAccessRefusals, async ({ query, viewer, tx, services }) => {
    const { search_query: search, kind, page, size } = query;
    const { rows, total } = await listRefusals(tx, viewer.companyId, { search, kind, page, size });
    return { data: rows.map((row) => presentRefusal(services.secrets, viewer.companyId, row)), total };
  });
}
