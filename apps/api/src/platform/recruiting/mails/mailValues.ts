import { APPLICANT_WORDS, applicantStatus } from "@vaardig/contract/applicantStatus";
import type { Language } from "@vaardig/contract/limits";
import type { MailValues } from "@vaardig/contract/mailVariables";
import type { Outcome, Stage } from "@vaardig/contract/pipeline";
import type { Role } from "@vaardig/contract/roles";
import type { Config } from "../../../config.ts";
import type { Tx } from "../../db/database.ts";
import { fullName } from "../../db/nameSql.ts";
import { personLink } from "./personLink.ts";

/** Somebody who is written to, with what every mail can say. */
export interface Addressee {
  userId: string;
  email: string;
  language: Language;
  values: MailValues;
  /** Follows an application without an account: a mail brings a link of its own, with which the account begins. */
  comesIn: boolean;
}

interface Row {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  systemRole: Role;
  account: boolean;
  stage: Stage | null;
  outcome: Outcome | null;
  company: string;
  slug: string;
  job: string | null;
  recruiter: string | null;
}

/** Who and what of a mail about a vacancy (or none) to some people; those the company does not have are left out. */
export async function mailValues(
  tx: Tx,
  config: Pick<Config, "publicUrl">,
  about: { companyId: string; senderId: string; vacancyId: string | null; userIds: readonly string[] },
): Promise<Addressee[]> {
  const { companyId, senderId, vacancyId, userIds } = about;
  const { rows } = await tx.$client.query<Row>({
    name: "mail_values",
    text: `select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.language,
        u.system_role as "systemRole", u.account, a.stage, a.outcome, c.name as company, c.slug, v.name as job,
        ${fullName("s")} as recruiter
      from users u
      join companies c on c.id = u.company_id
      left join vacancies v on v.company_id = u.company_id and v.id = $3
      left join applications a on a.company_id = u.company_id and a.vacancy_id = v.id and a.user_id = u.id
      left join users s on s.company_id = u.company_id and s.id = $4
      where u.company_id = $1 and u.id = any($2::uuid[])
      order by array_position($2::uuid[], u.id)`,
    values: [companyId, userIds, vacancyId, senderId],
  });
  return rows.map((row) => ({
    userId: row.id,
    email: row.email,
    language: row.language,
    comesIn: !row.account && row.stage !== null && row.stage !== "Vacancy" && row.outcome === "active",
    values: {
      first_name: row.firstName,
      last_name: row.lastName,
      company: row.company,
      link: personLink(config, row, vacancyId),
      ...(row.recruiter !== null && { recruiter: row.recruiter }),
      ...(row.job !== null && { job: row.job }),
      ...(row.stage !== null && {
        stage: APPLICANT_WORDS[row.language][applicantStatus(row.stage, row.outcome ?? "active")].label,
      }),
    },
  }));
}
