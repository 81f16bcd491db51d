import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../../platform/db/database.ts";
import { timeIn } from "../../../platform/i18n/timeIn.ts";
import { withoutLinks } from "../../../platform/mail/template.ts";
import type { TxServices } from "../../../platform/services.ts";
import { type NewMail, queueMails } from "../../mails/queueMail.ts";
import type { CompanyRow } from "../company.queries.ts";
import { LIFECYCLE_MAILS } from "./lifecycleMails.ts";
import { STAFF_MAILS } from "./staffMails.ts";

const MAILS = { ...LIFECYCLE_MAILS, ...STAFF_MAILS };

/** Path of the billing screen by language. */
const BILLING: Record<Language, string> = {
  en: "/admin/settings/billing",
  nl: "/admin/instellingen/facturatie",
};

interface Admin {
  id: string;
  email: string;
  language: Language;
  first_name: string;
}

const isTold = (about: string): about is keyof typeof MAILS => about in MAILS;

/**
 * Emails every administrator of a company, in their language, about a lifecycle step; does nothing for codes
 * without an email.
 */
export async function mailAdmins(
  tx: Tx,
  { config, jobs }: Pick<TxServices, "config" | "jobs">,
  company: CompanyRow,
  about: string,
): Promise<void> {
  if (!isTold(about)) return;
  const { rows } = await tx.$client.query<Admin>(
    `select id, email, language, first_name from users
     where company_id = $1 and system_role = 'admin' and status = 'active' order by id`,
    [company.id],
  );
  const mails = rows.map(({ id: userId, email: to, language, first_name }): NewMail => {
    const inWords = (at: Date | null) => (at ? timeIn(at, language, config.TIME_ZONE) : "");
    const mail = MAILS[about][language]({
      firstName: withoutLinks(first_name),
      companyName: withoutLinks(company.name),
      trialEnd: inWords(company.trialEndsAt),
      cancelsAt: inWords(company.cancelsAt),
      loginLink: `${config.publicUrl}/login`,
      billingLink: `${config.publicUrl}${BILLING[language]}`,
    });
    return { companyId: company.id, name: about, userId, to, ...mail };
  });
  await queueMails(tx, { jobs }, mails);
}
