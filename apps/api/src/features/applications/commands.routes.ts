import {
  archiveApplication,
  hireApplicant as hire,
  moveApplication as move,
  makeOffer as offer,
  reinstateApplication as reinstate,
  rejectApplication as reject,
  restoreApplication,
  undoRejection as undo,
} from "@vaardig/contract/applications/applicationCommands";
import { offerWarnings } from "@vaardig/contract/applications/offerWarnings";
import { REJECTION_SITUATIONS } from "@vaardig/contract/mail-templates/mailSituations";
import { hireApplicant } from "../../domain/applications/hireApplicant.ts";
import { makeOffer } from "../../domain/applications/makeOffer.ts";
import { moveApplication } from "../../domain/applications/moveApplication.ts";
import { notifyOfMove } from "../../domain/applications/notifyOfMove.ts";
import { rejectApplication } from "../../domain/applications/rejectApplication.ts";
import { reinstateApplication, undoRejection } from "../../domain/applications/undoRejection.ts";
import { canEditJob } from "../../domain/jobs/jobScope.ts";
import { jobTermsOf } from "../../domain/jobs/jobTerms.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { notifyOnConflict } from "./notifyOnConflict.ts";
import { cardOf, openApplication } from "./openApplication.ts";

/** Formats a day in a time zone: `2026-12-01`. */
const dayIn = (at: Date, timeZone: string) => new Intl.DateTimeFormat("en-CA", { timeZone }).format(at);

export function commandsRoutes(app: App): void {
  route(app, move, async ({ body, ...call }) => {
    const { tx, viewer } = call;
    const vacancy = await openApplication(tx, viewer, body.id);
    const { companyId, userId: actorId } = viewer;
    const moved = await notifyOnConflict(tx, viewer, () =>
      moveApplication(tx, { companyId, actorId, action: "move", ...body }),
    );
    await notifyOfMove(tx, { companyId, actorId, vacancy, moved: [moved] });
    return { card: await cardOf(call, vacancy, body.id) };
  });

  route(app, reject, async ({ body, ...call }) => {
    const { tx, viewer, services } = call;
    const vacancy = await openApplication(tx, viewer, body.id);
    const { companyId, userId: actorId } = viewer;
    // The texts apply to every situation, whatever happened since the email was previewed.
    const words = Object.fromEntries(REJECTION_SITUATIONS.map((situation) => [situation, body.words]));
    const { mail, ...moved } = await notifyOnConflict(tx, viewer, () =>
      rejectApplication(tx, services, { companyId, actorId, ...body, words }),
    );
    await notifyOfMove(tx, { companyId, actorId, vacancy, moved: [moved] });
    return { card: await cardOf(call, vacancy, body.id), mail };
  });

  route(app, undo, async ({ body, ...call }) => {
    const { tx, viewer } = call;
    const vacancy = await openApplication(tx, viewer, body.id);
    const { companyId, userId: actorId } = viewer;
    await notifyOnConflict(tx, viewer, () => undoRejection(tx, { companyId, actorId, ...body }));
    return { card: await cardOf(call, vacancy, body.id) };
  });

  route(app, reinstate, async ({ body, ...call }) => {
    const { tx, viewer } = call;
    const vacancy = await openApplication(tx, viewer, body.id);
    const { companyId, userId: actorId } = viewer;
    const moved = await notifyOnConflict(tx, viewer, () =>
      reinstateApplication(tx, { companyId, actorId, ...body }),
    );
    await notifyOfMove(tx, { companyId, actorId, vacancy, moved: [moved] });
    return { card: await cardOf(call, vacancy, body.id) };
  });

  for (const [endpoint, action] of [
    [archiveApplication, "archive"],
    [restoreApplication, "restore"],
  ] as const) {
    route(app, endpoint, async ({ body, ...call }) => {
      const { tx, viewer } = call;
      const vacancy = await openApplication(tx, viewer, body.id);
      const { companyId, userId: actorId } = viewer;
      await notifyOnConflict(tx, viewer, () => moveApplication(tx, { companyId, actorId, action, ...body }));
      return { card: await cardOf(call, vacancy, body.id) };
    });
  }

  route(app, offer, async ({ body, ...call }) => {
    const { tx, viewer, services } = call;
    const vacancy = await openApplication(tx, viewer, body.id);
    const { companyId, userId: actorId } = viewer;
    const { start_date: startDate, anyway, ...terms } = body;
    if (!anyway) {
      const today = dayIn(new Date(), services.config.TIME_ZONE);
      const fields = offerWarnings(body, await jobTermsOf(tx, companyId, vacancy.id), today);
      if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
    }
    const moved = await notifyOnConflict(tx, viewer, () =>
      makeOffer(tx, services, { companyId, actorId, startDate, ...terms }),
    );
    await notifyOfMove(tx, { companyId, actorId, vacancy, moved: [moved] });
    return { card: await cardOf(call, vacancy, body.id) };
  });

  route(app, hire, async ({ body, ...call }) => {
    const { tx, viewer, services } = call;
    const vacancy = await openApplication(tx, viewer, body.id);
    const { headcount, hired } = await notifyOnConflict(tx, viewer, () =>
      hireApplicant(tx, services, viewer, body),
    );
    const mayClose = hired >= headcount && vacancy.publication !== "closed" && canEditJob(viewer, vacancy);
    return {
      card: await cardOf(call, vacancy, body.id),
      headcount,
      hired,
      may_close: mayClose,
      vacancy_version: vacancy.version,
    };
  });
}
