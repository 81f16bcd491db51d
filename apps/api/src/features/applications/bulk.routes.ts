import { moveApplications } from "@vaardig/contract/applications/applicationCommands";
import type { Body } from "@vaardig/contract/endpoint";
import { REJECTION_SITUATIONS } from "@vaardig/contract/mail-templates/mailSituations";
import { type MovedApplication, moveApplication } from "../../domain/applications/moveApplication.ts";
import { notifyOfMove } from "../../domain/applications/notifyOfMove.ts";
import { rejectApplication } from "../../domain/applications/rejectApplication.ts";
import { undoRejection } from "../../domain/applications/undoRejection.ts";
import { canMovePipeline, loadJobFacts } from "../../domain/jobs/jobScope.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { checkMailWords, checkVariables } from "../../platform/mail/checkMailWords.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canMoveApplication, canSeeTasks } from "./applications.policy.ts";
import { cardsById } from "./cards.queries.ts";
import { presentCards } from "./presentCards.ts";

type Bulk = Body<typeof moveApplications>;

interface Call {
  tx: Tx;
  services: TxServices;
  viewer: Viewer;
}

async function one(
  { tx, services, viewer }: Call,
  { action, to, reason, note, mail, words }: Bulk,
  target: Bulk["applications"][number],
) {
  const commanded = { companyId: viewer.companyId, actorId: viewer.userId, ...target };
  if (action === "undo_rejection") return undoRejection(tx, commanded);
  const command = { ...commanded, note };
  if (action === "reject" && reason)
    return rejectApplication(tx, services, { ...command, reason, mail, words });
  return moveApplication(tx, { ...command, action, to, reason });
}

/**
 * Runs one of several commands on its own: a refused one is rolled back and reported, and the others
 * continue.
 */
async function attempt(
  call: Call,
  body: Bulk,
  target: Bulk["applications"][number],
  moved: MovedApplication[],
): Promise<string | null> {
  const { tx } = call;
  await tx.$client.query("savepoint one");
  try {
    const after = await one(call, body, target);
    await tx.$client.query("release savepoint one");
    moved.push(after);
    return null;
  } catch (error) {
    await tx.$client.query("rollback to savepoint one");
    if (!(error instanceof AppError)) throw error;
    return error.fields?.reason ? "reason_missing" : error.code;
  }
}

/** Throws, at the field, for texts that could not be sent to anyone. */
function checkTexts({ words = {} }: Bulk): void {
  for (const situation of REJECTION_SITUATIONS) {
    try {
      checkVariables(situation, checkMailWords(words[situation] ?? {}));
    } catch (error) {
      if (!(error instanceof AppError) || !error.fields) throw error;
      const fields = Object.entries(error.fields).map(([field, issue]) => [
        field.replace("words.", `words.${situation}.`),
        issue,
      ]);
      throw new AppError(error.code, { fields: Object.fromEntries(fields) });
    }
  }
}

export function bulkRoutes(app: App): void {
  route(app, moveApplications, async ({ body, ...call }) => {
    const { tx, viewer } = call;
    const vacancy = await loadJobFacts(tx, viewer.companyId, body.job_vacancy_id);
    authorize(canMovePipeline(viewer, vacancy));
    checkTexts(body);
    const tasks = canSeeTasks(viewer);
    // A fixed order, so that concurrent overlapping selections cannot deadlock.
    const targets = [...body.applications].sort((a, b) => (a.id < b.id ? -1 : 1));
    const ids = targets.map(({ id }) => id);
    const known = await cardsById(tx, viewer.companyId, ids, tasks);
    const codes = new Map<string, string | null>();
    const moved: MovedApplication[] = [];
    for (const target of targets) {
      const row = known.find(({ id }) => id === target.id);
      const here = row?.vacancy_id === vacancy.id;
      if (!row || !here) codes.set(target.id, "not_found");
      else if (!canMoveApplication(viewer, vacancy, row.user_id)) codes.set(target.id, "access_denied");
      else codes.set(target.id, await attempt(call, body, target, moved));
    }
    // An undo restores the earlier state, which needs no notification.
    if (body.action !== "undo_rejection")
      await notifyOfMove(tx, { companyId: viewer.companyId, actorId: viewer.userId, vacancy, moved });
    const rows = (await cardsById(tx, viewer.companyId, ids, tasks)).filter(
      ({ vacancy_id }) => vacancy_id === vacancy.id,
    );
    const cards = await presentCards(call, vacancy, rows);
    return {
      results: body.applications.map(({ id }) => {
        const code = codes.get(id) ?? null;
        return { id, done: code === null, code, card: cards.find((card) => card.id === id) ?? null };
      }),
    };
  });
}
