import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { recordEvent } from "../../../platform/events/recordEvent.ts";
import { AppError } from "../../../platform/http/appError.ts";
import { type NewMail, queueMails } from "../../../platform/mail/queueMail.ts";
import { askConsent as template } from "../../../platform/mail/templates/askConsent.ts";
import { withoutLinks } from "../../../platform/mail/templates/template.ts";
import { unsubscribeFooter } from "../../../platform/mail/unsubscribeFooter.ts";
import { unsubscribeLinks } from "../../../platform/mail/unsubscribeLink.ts";
import { hasAddress } from "../../../platform/recruiting/candidates/hasAddress.ts";
import type { TxServices } from "../../../platform/services.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { createLink, linkAddress } from "../../../platform/session/createLink.ts";
import { companies } from "../../company/company.table.ts";
import { users } from "../../employees/employees.table.ts";
import { candidateRecords } from "../candidates.table.ts";

/**
 * Writes down whether an external person agrees to be kept for a year. Agreeing anew begins the year anew; agreeing no
 * more leaves the days that count without consent.
 */
export async function saveConsent(
  tx: Tx,
  { companyId, actorId }: { companyId: string; actorId: string | null },
  userId: string,
  given: boolean,
): Promise<void> {
  await tx.$client.query(
    `insert into candidate_records (company_id, user_id, source, kept_from)
     select company_id, id, case when account then 'sign_up' else 'by_hand' end, created_at
     from users where company_id = $1 and id = $2 on conflict do nothing`,
    [companyId, userId],
  );
  await tx.$client.query(
    `update candidate_records set version = version + 1,
       kept_from = case when $3 and consent_at is not null then now() else kept_from end,
       consent_at = case when $3 then now() end, consent_asked_at = null
     where company_id = $1 and user_id = $2`,
    [companyId, userId, given],
  );
  const own = given ? "candidate.consent_given" : "candidate.consent_withdrawn";
  const noted = given ? "candidate.consent_noted" : "candidate.consent_ended";
  const kind = actorId === userId ? own : noted;
  await recordEvent(tx, { companyId, actorId, kind, userId });
}

/** Asks external people by mail, each by a link of their own; who asks is answered. 404 for somebody who is none. */
export async function askConsent(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs" | "secrets">,
  { companyId, userId: actorId }: Viewer,
  userIds: string[],
): Promise<number> {
  const ids = [...new Set(userIds)];
  const people = await tx
    .select({ user: users, companyName: companies.name })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.companyId, companyId), eq(users.systemRole, "freelancer"), inArray(users.id, ids)));
  if (people.length < ids.length) throw new AppError("not_found");
  const unwanted = await tx
    .select({ userId: candidateRecords.userId })
    .from(candidateRecords)
    .where(
      and(
        eq(candidateRecords.companyId, companyId),
        inArray(candidateRecords.userId, ids),
        isNotNull(candidateRecords.unsubscribedAt),
      ),
    );
  // Nobody is asked who cannot answer or wants no such mail.
  const asked = people.filter(
    ({ user }) => hasAddress(user.email) && !unwanted.some(({ userId }) => userId === user.id),
  );
  const mails: NewMail[] = [];
  for (const { user, companyName } of asked) {
    const secret = await createLink(tx, user, "consent");
    const link = linkAddress(services.config, "consent", secret, user.language);
    const { subject, text } = template[user.language]({ companyName: withoutLinks(companyName), link });
    const out = unsubscribeLinks(services.config, services.secrets, { companyId, userId: user.id });
    const footer = unsubscribeFooter(user.language, { company: withoutLinks(companyName), page: out.page });
    mails.push({
      ...{ companyId, userId: user.id, to: user.email, senderId: actorId, subject },
      ...{ text: text + footer.text, unsubscribe: out.post },
    });
    await recordEvent(tx, { companyId, actorId, kind: "candidate.consent_asked", userId: user.id });
  }
  await queueMails(tx, services, mails);
  await tx.$client.query(
    `insert into candidate_records (company_id, user_id, source, kept_from, consent_asked_at)
     select company_id, id, case when account then 'sign_up' else 'by_hand' end, created_at, now()
     from users where company_id = $1 and id = any($2::uuid[])
     on conflict (company_id, user_id) do update set consent_asked_at = now()`,
    [companyId, asked.map(({ user }) => user.id)],
  );
  return asked.length;
}
