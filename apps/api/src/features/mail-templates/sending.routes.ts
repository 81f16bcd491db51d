import { STAGES } from "@vaardig/contract/applications/pipeline";
import {
  checkRecipients as checkRecipientsEndpoint,
  listMailRecipients,
  listSendings as listSendingsEndpoint,
  listSentMails,
  retryMails,
  sendMails as sendMailsEndpoint,
} from "@vaardig/contract/mail-templates/mailSendings";
import { listPoolRecipients } from "../../domain/candidate-mails/poolRecipients.queries.ts";
import { countRecipients, listRecipients } from "../../domain/candidate-mails/recipients.queries.ts";
import { renewLinks } from "../../domain/candidate-mails/renewLinks.ts";
import { hasAddress } from "../../domain/candidates/hasAddress.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { mailJobKey } from "../../domain/mails/queueMail.ts";
import { listSendings, listSent, requeueMails } from "../../domain/mails/sentMails.queries.ts";
import { readPrivateData } from "../../domain/people/readPrivateData.ts";
import type { App } from "../../platform/http/app.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { subjectToEmail, subjectToRead } from "./readAbout.ts";
import { checkRecipients, sendMails } from "./sendMails.ts";
import { presentSending, presentSent } from "./sentMails.present.ts";

/** Registers the routes for emailing a job's applicants or a talent pool, and for the sent emails. */
export function sendingRoutes(app: App): void {
  route(app, listMailRecipients, async ({ query, viewer, tx }) => {
    const { companyId } = viewer;
    const { vacancyId, poolId, forColleagues } = await subjectToEmail(tx, viewer, query);
    const ofJob = poolId === null ? vacancyId : null;
    const { rows, total } = poolId
      ? await listPoolRecipients(tx, companyId, { poolId, vacancyId }, query)
      : await listRecipients(tx, companyId, found(ofJob), query);
    const counts = ofJob === null ? undefined : await countRecipients(tx, companyId, ofJob);
    return {
      data: rows.map(({ applicationId, userId, email, external, inPipeline, unsubscribedAt, ...row }) => ({
        ...row,
        application_id: applicationId,
        user_id: userId,
        has_address: hasAddress(email),
        not_for_them: forColleagues && external,
        in_pipeline: inPipeline,
        unsubscribed_at: unsubscribedAt?.toISOString() ?? null,
      })),
      total,
      stages: STAGES.flatMap((stage) => {
        if (!counts) return [];
        const { count, withoutAddress } = counts.get(stage) ?? { count: 0, withoutAddress: 0 };
        return { stage, count, without_address: withoutAddress };
      }),
    };
  });

  route(app, checkRecipientsEndpoint, async ({ body, viewer, tx }) => {
    const about = await subjectToEmail(tx, viewer, body);
    return checkRecipients(tx, viewer.companyId, about, body.recipients, body.temp_name);
  });

  route(app, sendMailsEndpoint, async ({ body, viewer, tx, services, language }) =>
    sendMails(tx, services, viewer, await subjectToEmail(tx, viewer, body), body, language),
  );

  route(app, listSendingsEndpoint, async ({ query, viewer, tx, language }) => {
    const { page, size } = query;
    const about = await subjectToRead(tx, viewer, query);
    const { rows, total } = await listSendings(tx, {
      companyId: viewer.companyId,
      ...about,
      language,
      page,
      size,
    });
    return { data: rows.map(presentSending), total };
  });

  route(app, listSentMails, async ({ query, viewer, tx }) => {
    const { user_id: userId, sending, state, page, size } = query;
    const about = await subjectToRead(tx, viewer, query);
    if (about.vacancyId === null && about.poolId === null) {
      // Without a job or pool these are emails in the person's record; where people of a line apply is none
      // of their manager's business.
      await readPrivateData(tx, viewer, userId, "mail.read");
      authorize(viewer.role !== "manager");
    }
    const status = state === "bounced" ? "failed" : state;
    const { companyId } = viewer;
    const sent = await listSent(tx, { companyId, ...about, userId, sending, status, page, size });
    return { data: sent.rows.map(presentSent), total: sent.total };
  });

  route(app, retryMails, async ({ body, viewer, tx, services }) => {
    const { companyId, userId: actorId } = viewer;
    const { vacancyId, poolId } = await subjectToEmail(tx, viewer, body);
    const subjectId = poolId ?? found(vacancyId);
    const ids = await requeueMails(tx, companyId, { vacancyId, poolId }, body.mail_ids);
    await renewLinks(tx, services, companyId, ids);
    for (const id of ids)
      await services.jobs.add(tx, "send_mail", { companyId, id }, { key: mailJobKey(id) });
    if (ids.length > 0)
      await recordEvent(tx, {
        companyId,
        actorId,
        kind: "mail.retried",
        subjectId,
        data: { count: ids.length },
      });
    return { mail_ids: ids };
  });
}
