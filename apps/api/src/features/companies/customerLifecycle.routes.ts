import type { LifecycleMove } from "@vaardig/contract/companies/companies";
import {
  extendTrial,
  listCompanyMoves,
  resumeCompany,
  suspendCompany,
} from "@vaardig/contract/companies/customerLifecycle";
import { findCustomer, lockCustomer } from "../../domain/companies/company.queries.ts";
import { moveLifecycle } from "../../domain/companies/lifecycle/moveLifecycle.ts";
import { listMoves } from "../../domain/companies/lifecycle/moves.queries.ts";
import { mailAdmins } from "../../domain/companies/mails/mailAdmins.ts";
import type { Tx } from "../../platform/db/database.ts";
import { seeEveryCompany } from "../../platform/db/seeEveryCompany.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { presentCustomer, presentMove } from "./companies.present.ts";

interface Command {
  params: { id: string };
  body: { version: number; reason: string; days?: number };
  viewer: Viewer;
  tx: Tx;
  services: TxServices;
}

/** The email to administrators for each command. */
const TOLD = { extend_trial: "trial_extended", suspend: "suspended", resume: "resumed" } as const;

/** Runs one lifecycle command by staff; of two commands based on one state the second fails as stale. */
async function command(
  { params, body, viewer, tx, services }: Command,
  move: keyof typeof TOLD & LifecycleMove,
) {
  await seeEveryCompany(tx);
  const before = found(await lockCustomer(tx, params.id));
  if (before.lifecycleVersion !== body.version) throw new AppError("stale_version");
  const { reason, days } = body;
  const by = { actorId: viewer.userId, reason };
  const row = await moveLifecycle(tx, before.id, move, by, days === undefined ? {} : { days });
  if (row === "not_allowed") throw new AppError("company_move_not_allowed");
  await mailAdmins(tx, services, row, TOLD[move]);
  return presentCustomer(tx, services, row);
}

/** Registers the routes of a company's lifecycle, for staff, and of its log. */
export function customerLifecycleRoutes(app: App): void {
  route(app, extendTrial, (call) => command(call, "extend_trial"));
  route(app, suspendCompany, (call) => command(call, "suspend"));
  route(app, resumeCompany, (call) => command(call, "resume"));

  route(app, listCompanyMoves, async ({ params, query, tx }) => {
    await seeEveryCompany(tx);
    const { id } = found(await findCustomer(tx, params.id));
    const { rows, total } = await listMoves(tx, id, query);
    return { data: rows.map(presentMove), total };
  });
}
