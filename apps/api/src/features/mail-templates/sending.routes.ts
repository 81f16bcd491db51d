import {
  checkRecipients as checkRecipientsEndpoint,
  listMailRecipients,
  listSendings as listSendingsEndpoint,
  listSentMails,
  retryMails,
  sendMails as sendMailsEndpoint,
} from "@vaardig/contract/mailTemplates";
import { STAGES } from "@vaardig/contract/pipeline";
import type { App } from "../../app.ts";
import { recordEvent } from "../../platform/events/recordEvent.ts";
import { authorize } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { mailJobKey } from "../../platform/mail/queueMail.ts";
import { readPrivate } from "../../platform/people/readPrivate.ts";
import { hasAddress } from "../../platform/recruiting/candidates/hasAddress.ts";
import { jobToRead, jobToWriteAbout } from "./readJob.ts";
import { countRecipients, listRecipients } from "./recipients.queries.ts";
import { checkRecipients, sendMails } from "./sendMails.ts";
import { presentSending, presentSent } from "./sentMails.present.ts";
import { listSendings, listSent, requeue } from "./sentMails.queries.ts";

/** Writing to the applicants of a vacancy, and what became of it. */
export function sendingRoutes(app: App): void {
  route(app, listMailRecipients, async ({ query, viewer, tx }) => {
    const { companyId } = viewer;
    const { id } = await jobToWriteAbout(tx, viewer, query.job_id);
    const { rows, total } = await listRecipients(tx, companyId, id, query);
    const counts = await countRecipients(tx, companyId, id);
    return {
      data: rows.map(({ applicationId, userId, email, ...row }) => ({
        ...row,
        application_id: applicationId,
        user_id: userId,
        has_address: hasAddress(email),
      })),
      total,
      stages: STAGES.map((stage) => {
        const { count, withoutAddress } = counts.get(stage) ?? { count: 0, withoutAddress: 0 };
        return { stage, count, without_address: withoutAddress };
      }),
    };
  });

  route(app, checkRecipientsEndpoint, async ({ body, viewer, tx }) => {
    const { id } = await jobToWriteAbout(tx, viewer, body.job_id);
    return checkRecipients(tx, viewer.companyId, id, body.recipients);
  });

  route(app, sendMailsEndpoint, async ({ body: { job_id: jobId, ...body }, viewer, tx, services }) => {
    const { id: vacancyId } = await jobToWriteAbout(tx, viewer, jobId);
    return sendMails(tx, services, viewer, { ...body, vacancyId });
  });

  route(app, listSendingsEndpoint, async ({ query: { job_id: vacancyId, page, size }, viewer, tx }) => {
    await jobToRead(tx, viewer, vacancyId);
    const { rows, total } = await listSendings(tx, { companyId: viewer.companyId, vacancyId, page, size });
    return { data: rows.map(presentSending), total };
  });

  route(app, listSentMails, async ({ query, viewer, tx }) => {
    const { job_id: vacancyId, user_id: userId, sending, state, page, size } = query;
    if (vacancyId) await jobToRead(tx, viewer, vacancyId);
    else {
      // Without a vacancy it is the person's record; where people of a line apply is not their manager's business.
      await readPrivate(tx, viewer, userId, "mail.read");
      authorize(viewer.role !== "manager");
    }
    const status = state === "bounced" ? "failed" : state;
    const { companyId } = viewer;
    const sent = await listSent(tx, { companyId, vacancyId, userId, sending, status, page, size });
    return { data: sent.rows.map(presentSent), total: sent.total };
  });

  route(app, retryMails, async ({ body, viewer, tx, services }) => {
    const { companyId, userId: actorId } = viewer;
    const { id: subjectId } = await jobToWriteAbout(tx, viewer, body.job_id);
    const ids = await requeue(tx, companyId, subjectId, body.mail_ids);
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
