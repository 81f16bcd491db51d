import { previewMail } from "@vaardig/contract/mail-templates/mailSendings";
import {
  deleteMailTemplate,
  getMailTemplate,
  listTemplateNames,
  type MailTemplate,
  saveMailTemplate,
} from "@vaardig/contract/mail-templates/mailTemplates";
import { canReceiveInvitationLink } from "../../domain/accounts/invitations/invitationLinks.ts";
import { linkAddress } from "../../domain/accounts/links/createLink.ts";
import { wordsOf } from "../../domain/candidate-mails/candidateMail.ts";
import { mailTemplateOf } from "../../domain/candidate-mails/mailTemplateOf.ts";
import {
  addTemplate,
  listTemplates,
  removeTemplate,
  replaceTemplate,
  type TemplateKey,
} from "../../domain/candidate-mails/mailTemplates.queries.ts";
import { mailValues } from "../../domain/candidate-mails/mailValues.ts";
import { needsInvitationLink, personMail } from "../../domain/candidate-mails/personMail.ts";
import { poolRecipient } from "../../domain/candidate-mails/poolRecipients.queries.ts";
import { applicationIdOf } from "../../domain/candidate-mails/recipients.queries.ts";
import { hasAddress } from "../../domain/candidates/hasAddress.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { checkMailWords, checkVariables } from "../../platform/mail/checkMailWords.ts";
import { redactSecrets } from "../../platform/mail/redactSecrets.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canManageCompanyTemplates, templateListActions } from "./mail-templates.policy.ts";
import { presentNames, presentTemplate } from "./mail-templates.present.ts";
import { jobToEmailAbout, subjectToEmail } from "./readAbout.ts";
import { requireAllRecipients } from "./sendMails.ts";

async function shown(
  tx: Tx,
  viewer: Viewer,
  { companyId, vacancyId, tempName }: TemplateKey,
): Promise<MailTemplate> {
  const template = found(await mailTemplateOf(tx, companyId, vacancyId, tempName));
  const changer = template.row && (await findPerson(tx, companyId, template.row.changedBy));
  return presentTemplate(tempName, template, {
    viewer,
    changedBy: changer?.name ?? null,
    ofJob: vacancyId !== null,
  });
}

/** Returns the key of the requested template; a job's own only for those who email about it. */
async function keyOf(
  tx: Tx,
  viewer: Viewer,
  { job_id: jobId, temp_name: tempName }: { job_id?: string | null | undefined; temp_name: string },
): Promise<TemplateKey> {
  if (jobId) await jobToEmailAbout(tx, viewer, jobId);
  return { companyId: viewer.companyId, vacancyId: jobId ?? null, tempName };
}

/** Returns the key of a template to change; the company's only for those who edit its templates. */
async function keyToChange(...given: Parameters<typeof keyOf>): Promise<TemplateKey> {
  const key = await keyOf(...given);
  authorize(key.vacancyId !== null || canManageCompanyTemplates(given[1]));
  return key;
}

function log(tx: Tx, viewer: Viewer, kind: string, { vacancyId }: TemplateKey): Promise<void> {
  const { companyId, userId: actorId } = viewer;
  return recordEvent(tx, { companyId, actorId, kind, ...(vacancyId !== null && { subjectId: vacancyId }) });
}

/** Registers the routes of email templates and of previews. */
export function mailTemplatesRoutes(app: App): void {
  route(app, getMailTemplate, async ({ query, viewer, tx }) =>
    shown(tx, viewer, await keyOf(tx, viewer, query)),
  );

  route(app, listTemplateNames, async ({ query: { job_id: jobId }, viewer, tx }) => {
    if (jobId) await jobToEmailAbout(tx, viewer, jobId);
    const data = presentNames(await listTemplates(tx, viewer.companyId, jobId ?? null));
    return { data, total: data.length, can: templateListActions(viewer, jobId !== undefined) };
  });

  route(app, saveMailTemplate, async ({ body, viewer, tx }) => {
    const key = await keyToChange(tx, viewer, body);
    const values = { words: checkMailWords(body.words), changedBy: viewer.userId };
    checkVariables(body.temp_name, values.words);
    const { version } = body;
    const saved =
      version === undefined
        ? await addTemplate(tx, key, values)
        : await replaceTemplate(tx, key, values, version);
    if (!saved) throw new AppError("stale_version");
    await log(tx, viewer, "mail_template.saved", key);
    return shown(tx, viewer, key);
  });

  route(app, deleteMailTemplate, async ({ query, viewer, tx }) => {
    const key = await keyToChange(tx, viewer, query);
    if (!(await removeTemplate(tx, key))) throw new AppError("not_found");
    await log(tx, viewer, "mail_template.deleted", key);
    return {};
  });

  route(app, previewMail, async ({ body, viewer, tx, services }) => {
    const { companyId, userId: senderId } = viewer;
    const { vacancyId, poolId, forColleagues } = await subjectToEmail(tx, viewer, body);
    if (poolId === null) found(await applicationIdOf(tx, companyId, found(vacancyId), body.user_id));
    const reader =
      poolId === null ? null : found(await poolRecipient(tx, companyId, { poolId, vacancyId }, body.user_id));
    if (forColleagues && reader?.external) requireAllRecipients("mail_job_for_colleagues", [reader]);
    if (reader?.inPipeline) requireAllRecipients("mail_in_pipeline", [reader]);
    const about = { companyId, senderId, vacancyId, userIds: [body.user_id] };
    const person = found((await mailValues(tx, services.config, about))[0]);
    if (person.unasked && person.unsubscribed) {
      const { first_name: first = "", last_name: last = "" } = person.values(person.language);
      requireAllRecipients("mail_unsubscribed", [{ name: `${first} ${last}`.trim() }]);
    }
    const words = await wordsOf(
      { tx, companyId, vacancyId },
      { words: body.words, tempName: body.temp_name },
    );
    const shownTo = { ...person, language: body.language ?? person.language };
    const bringsLink =
      needsInvitationLink(words, shownTo) && (await canReceiveInvitationLink(tx, companyId, person.userId));
    // A preview contains no working link.
    const own = bringsLink ? linkAddress(services.config, "invitation", "…", person.language) : undefined;
    const mail = personMail(services, companyId, { words, person: shownTo, own });
    const { email } = reader ?? person;
    const { unsubscribe: _, ...shown } = mail;
    // The unsubscribe link belongs to the recipient only.
    const [html, text] = [redactSecrets(shown.html), redactSecrets(shown.text)];
    return { ...shown, html, text, to: hasAddress(email) ? email : null };
  });
}
