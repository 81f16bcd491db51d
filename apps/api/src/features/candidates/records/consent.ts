import { and, eq, inArray } from "drizzle-orm";
import { createLink, linkAddress } from "../../../domain/accounts/links/createLink.ts";
import { formatDay } from "../../../domain/candidate-mails/localValues.ts";
import { authorizeManagement } from "../../../domain/candidates/candidateScope.ts";
import { ensureCandidateRecord } from "../../../domain/candidates/ensureCandidateRecord.ts";
import { hasAddress } from "../../../domain/candidates/hasAddress.ts";
import { consentRequest as template } from "../../../domain/candidates/mails/consentRequest.ts";
import { type Retention, retentionOf } from "../../../domain/candidates/retention.ts";
import { companies } from "../../../domain/companies/companies.table.ts";
import { recordEvent } from "../../../domain/events/recordEvent.ts";
import { type NewMail, queueMails } from "../../../domain/mails/queueMail.ts";
import { unsubscribeFooter } from "../../../domain/mails/unsubscribeFooter.ts";
import { unsubscribeLinks } from "../../../domain/mails/unsubscribeLink.ts";
import { users } from "../../../domain/people/users.table.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError, found } from "../../../platform/http/appError.ts";
import { withoutLinks } from "../../../platform/mail/template.ts";
import type { TxServices } from "../../../platform/services.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { type CandidateFacts, findCandidates } from "../list/candidateRows.queries.ts";

/**
 * Records whether an external person agrees to be kept for a year. Agreeing again restarts the year; after a
 * withdrawal the period without consent applies.
 */
export async function saveConsent(
  tx: Tx,
  { companyId, actorId }: { companyId: string; actorId: string | null },
  userId: string,
  given: boolean,
): Promise<void> {
  await ensureCandidateRecord(tx, companyId, userId);
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

/** The number of people asked for consent, and the names of those who were not asked. */
interface ConsentRequestResult {
  asked: number;
  no_address: string[];
  unsubscribed: string[];
}

/** Returns the retention of a candidate without consent. */
export function retentionWithoutConsent(row: CandidateFacts): Pick<Retention, "state" | "until"> {
  const { kept_from: keptFrom, own_account: ownAccount } = row;
  // An account outlasts every process, so it takes precedence.
  const inProcess = row.in_process && !ownAccount;
  return retentionOf({ keptFrom, consentAt: null, inProcess, ownAccount });
}

/**
 * Asks external people for consent by email, each with a link of their own; people without an address and
 * unsubscribed people are not asked. Throws 404 for an unknown candidate, 403 when the viewer does not manage
 * a record.
 */
export async function requestConsent(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs" | "secrets">,
  viewer: Viewer,
  userIds: string[],
): Promise<ConsentRequestResult> {
  const { companyId, userId: actorId } = viewer;
  const ids = [...new Set(userIds)];
  const people = await tx
    .select({
      id: users.id,
      email: users.email,
      language: users.language,
      firstName: users.firstName,
      lastName: users.lastName,
      companyName: companies.name,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.companyId, companyId), eq(users.systemRole, "freelancer"), inArray(users.id, ids)));
  if (people.length < ids.length) throw new AppError("not_found");
  await authorizeManagement(tx, viewer, ids);
  const facts = new Map((await findCandidates(tx, companyId, ids)).map((row) => [row.id, row]));
  const left: Pick<ConsentRequestResult, "no_address" | "unsubscribed"> = {
    no_address: [],
    unsubscribed: [],
  };
  const mails: NewMail[] = [];
  for (const { companyName: typedName, ...user } of people) {
    const { id: userId, email, language } = user;
    const row = found(facts.get(userId));
    const name = `${user.firstName} ${user.lastName}`.trim();
    if (!hasAddress(email)) left.no_address.push(name);
    else if (row.unsubscribed_at) left.unsubscribed.push(name);
    else {
      const link = linkAddress(
        services.config,
        "consent",
        await createLink(tx, { companyId, id: userId }, "consent"),
        language,
      );
      const companyName = withoutLinks(typedName);
      const { state: without, until } = retentionWithoutConsent(row);
      const day = until ? formatDay(until.toISOString().slice(0, 10), language) : "";
      const { subject, text } = template[language]({
        firstName: withoutLinks(user.firstName),
        companyName,
        link,
        without,
        day,
      });
      const out = unsubscribeLinks(services.config, services.secrets, { companyId, userId });
      const footer = unsubscribeFooter(language, { company: companyName, page: out.page, about: "consent" });
      mails.push({
        companyId,
        name: "consent_asked" as const,
        userId,
        to: email,
        senderId: actorId,
        subject,
        text: text + footer.text,
        unsubscribe: out.post,
      });
      await recordEvent(tx, { companyId, actorId, kind: "candidate.consent_asked", userId });
    }
  }
  await queueMails(tx, services, mails);
  await tx.$client.query(
    `insert into candidate_records (company_id, user_id, source, kept_from, consent_asked_at)
     select company_id, id, case when account then 'sign_up' else 'by_hand' end, created_at, now()
     from users where company_id = $1 and id = any($2::uuid[])
     on conflict (company_id, user_id) do update set consent_asked_at = now()`,
    [companyId, mails.map(({ userId }) => userId)],
  );
  return { asked: mails.length, ...left };
}
