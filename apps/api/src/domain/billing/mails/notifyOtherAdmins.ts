import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../../platform/db/database.ts";
import type { TxServices } from "../../../platform/services.ts";
import { queueMails } from "../../mails/queueMail.ts";
import { findPerson } from "../../people/findPerson.ts";
import { billingLink } from "./billingLink.ts";
import { formatLongDay } from "./formatMoney.ts";
import { cancellationWithdrawn, subscriptionCanceled } from "./subscriptionMails.ts";

interface Done {
  company: { id: string; name: string };
  actorId: string;
}

type Decision = { what: "canceled"; endsOn: string | null } | { what: "kept" };

interface Reader {
  id: string;
  email: string;
  language: Language;
  firstName: string;
}

const SOMEONE: Record<Language, string> = { en: "An administrator", nl: "Een beheerder" };

/** Emails the other administrators that the subscription was canceled or continues. */
export async function notifyOtherAdmins(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs">,
  { company, actorId }: Done,
  decision: Decision,
): Promise<void> {
  const { id: companyId, name } = company;
  const actor = await findPerson(tx, companyId, actorId);
  const { rows } = await tx.$client.query<Reader>(
    `select id, email, language, first_name as "firstName" from users
     where company_id = $1 and id <> $2 and system_role = 'admin' and status = 'active' and account
     order by created_at, id`,
    [companyId, actorId],
  );
  const mails = rows.map(({ id: userId, email: to, language, firstName }) => {
    const values = {
      firstName,
      company: name,
      by: actor?.name || SOMEONE[language],
      billingLink: billingLink(services.config, language),
    };
    const mail =
      decision.what === "kept"
        ? cancellationWithdrawn[language](values)
        : subscriptionCanceled[language]({
            ...values,
            ends: decision.endsOn && formatLongDay(decision.endsOn, language),
          });
    return { companyId, name: `subscription_${decision.what}` as const, userId, to, ...mail };
  });
  await queueMails(tx, services, mails);
}
