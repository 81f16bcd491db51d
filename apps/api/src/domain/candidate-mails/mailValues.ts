import { APPLICANT_STATUS_TEXTS, applicantStatus } from "@vaardig/contract/applications/applicantStatus";
import type { Outcome, Stage } from "@vaardig/contract/applications/pipeline";
import type { Language } from "@vaardig/contract/limits";
import type { MailValues } from "@vaardig/contract/mail-templates/mailVariables";
import type { Role } from "@vaardig/contract/roles";
import type { Config } from "../../config.ts";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import { ACTED_SQL, AWAITS_ANSWER_SQL, INVITED_SQL } from "../applications/applicantActs.ts";
import { latestOfferSql } from "../applications/latestOffer.ts";
import { unsubscribedAt } from "../candidates/unsubscribed.ts";
import { jobNameIn } from "../jobs/jobName.ts";
import { type EarlierContact, earlierContact } from "./earlierContact.ts";
import { formatDay, formatEuros } from "./localValues.ts";
import { NO_INTEREST } from "./noInterest.ts";
import { personLink } from "./personLink.ts";

/** Returns the values for an email in one language. */
export type ValuesByLanguage = (language: Language) => MailValues;

/** A recipient, with the values that every email can use. */
export interface Addressee {
  userId: string;
  email: string;
  language: Language;
  values: ValuesByLanguage;
  /** Follows an application without an account: emails carry an invitation link. */
  comesIn: boolean;
  /** External and with an active account: the link of an email requires signing in. */
  signsIn: boolean;
  /** External, not hired, and never acted in a way that an email about this job would respond to. */
  unasked: boolean;
  /** Unsubscribed from emails that do not respond to the person's own actions. */
  unsubscribed: boolean;
  company: string;
}

interface Row {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  systemRole: Role;
  account: boolean;
  active: boolean;
  stage: Stage | null;
  outcome: Outcome | null;
  acted: boolean;
  /** My applications shows the application: the person acted, or is asked to. */
  follows: boolean;
  /** An email about this job was sent or is queued. */
  written: boolean;
  /** Times, an email that asks for days or an offer asked the person something. */
  invited: boolean;
  /** An offer awaits an answer. */
  offered: boolean;
  unsubscribed: boolean;
  company: string;
  slug: string;
  job: string | null;
  labels: Record<string, string> | null;
  recruiter: string | null;
  offerSalary: number | null;
  offerHours: number | null;
  offerStart: string | null;
}

const isUnasked = ({ systemRole, acted, outcome }: Row) =>
  systemRole === "freelancer" && !acted && outcome !== "hired";

function contactOf({ written, offered, invited }: Row): EarlierContact {
  if (!written) return "never";
  if (offered) return "offered";
  return invited ? "invited" : "written";
}

function valuesOf(row: Row, link: string): ValuesByLanguage {
  return (language) => {
    const job = row.job === null ? null : jobNameIn({ name: row.job, labels: row.labels }, language);
    return {
      first_name: row.firstName,
      last_name: row.lastName,
      company: row.company,
      link,
      no_interest: isUnasked(row) ? NO_INTEREST[language] : "",
      ...(row.recruiter !== null && { recruiter: row.recruiter }),
      ...(job !== null && {
        job,
        earlier_contact: earlierContact(language, contactOf(row), { job, company: row.company }),
      }),
      // Only people who take part see a stage; people who are merely on a list do not.
      ...(row.stage !== null && {
        stage: row.acted
          ? APPLICANT_STATUS_TEXTS[language][applicantStatus(row.stage, row.outcome ?? "active")].label
          : "",
      }),
      ...(row.offerSalary !== null && { offer_salary: formatEuros(row.offerSalary, language) }),
      ...(row.offerHours !== null && { offer_hours: String(row.offerHours) }),
      ...(row.offerStart !== null && { offer_start: formatDay(row.offerStart, language) }),
    };
  };
}

/**
 * Returns the recipients of an email, with or without a job, and their values; unknown people are left out.
 */
export async function mailValues(
  tx: Tx,
  config: Pick<Config, "publicUrl">,
  about: { companyId: string; senderId: string; vacancyId: string | null; userIds: readonly string[] },
): Promise<Addressee[]> {
  const { companyId, senderId, vacancyId, userIds } = about;
  const { rows } = await tx.$client.query<Row>({
    name: "mail_values",
    text: `select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.language,
        u.system_role as "systemRole", u.account, u.status = 'active' as active, a.stage, a.outcome, c.name as company, c.slug, v.name as job,
        p.labels, ${fullName("s")} as recruiter, coalesce(${ACTED_SQL}, false) as acted,
        coalesce(${ACTED_SQL} or a.outcome = 'active' and ${AWAITS_ANSWER_SQL}, false) as follows,
        coalesce(${INVITED_SQL}, false) as invited, o.status = 'made' as offered, ${unsubscribedAt("u")} is not null as unsubscribed,
        exists (select 1 from mails m where m.company_id = u.company_id and m.user_id = u.id and m.vacancy_id = v.id
          and m.sender_id is not null and m.status <> 'failed' and (m.status <> 'queued' or m.send_at is null)) as written,
        o.salary as "offerSalary", o.hours as "offerHours", to_char(o.start_date, 'YYYY-MM-DD') as "offerStart"
      from users u
      join companies c on c.id = u.company_id
      left join vacancies v on v.company_id = u.company_id and v.id = $3
      left join job_profiles p on p.id = v.job_profile_id
      left join applications a on a.company_id = u.company_id and a.vacancy_id = v.id and a.user_id = u.id
      left join lateral ${latestOfferSql("a")} o on true
      left join users s on s.company_id = u.company_id and s.id = $4
      where u.company_id = $1 and u.id = any($2::uuid[])
      order by array_position($2::uuid[], u.id)`,
    values: [companyId, userIds, vacancyId, senderId],
  });
  return rows.map((row) => ({
    userId: row.id,
    email: row.email,
    language: row.language,
    company: row.company,
    comesIn: !row.account && row.follows && row.stage !== "Vacancy" && row.outcome === "active",
    signsIn: row.systemRole === "freelancer" && row.account && row.active,
    unasked: isUnasked(row),
    unsubscribed: row.systemRole === "freelancer" && row.unsubscribed,
    values: valuesOf(row, personLink(config, row, vacancyId)),
  }));
}
