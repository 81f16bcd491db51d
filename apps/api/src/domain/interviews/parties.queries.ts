import type { Language } from "@vaardig/contract/limits";
import type { Role } from "@vaardig/contract/roles";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import { found } from "../../platform/http/appError.ts";
import { jobNameIn, type NamedJob } from "../jobs/jobName.ts";

export interface Colleague {
  id: string;
  name: string;
  firstName: string;
  email: string;
  language: Language;
  role: Role;
  interviews: boolean;
}

/** An interview with the people and details needed to notify them. */
export interface Appointment {
  id: string;
  applicationId: string;
  vacancyId: string;
  title: string;
  kind: "video" | "phone" | "on_site";
  place: string;
  minutes: number;
  sequence: number;
  status: "offered" | "booked" | "canceled";
  startsAt: Date | null;
  slots: Date[];
  offeredBy: string;
  /** The person sent an application; false for a sourced person. */
  applied: boolean;
  company: string;
  /** Returns the name of the job in a language. */
  jobIn: (language: Language) => string;
  applicant: { id: string; name: string; email: string; language: Language };
}

interface Row extends Omit<Appointment, "applicant" | "jobIn" | "slots"> {
  vacancy: string;
  labels: NamedJob["labels"];
  userId: string;
  name: string;
  email: string;
  language: Language;
  slots: Date[] | null;
}

/** Returns the current state of an interview. Throws 404 when the company has none of this id. */
export async function appointmentOf(tx: Tx, companyId: string, id: string): Promise<Appointment> {
  const { rows } = await tx.$client.query<Row>({
    name: "interview_appointment",
    text: `select i.id, i.application_id as "applicationId", a.vacancy_id as "vacancyId", i.title, i.kind, i.place, i.minutes,
        i.sequence, i.status, i.starts_at as "startsAt", i.offered_by as "offeredBy", a.applied_at is not null as applied, c.name as company, v.name as vacancy, p.labels,
        u.id as "userId", ${fullName("u")} as name, u.email, u.language,
        (select array_agg(s.starts_at order by s.starts_at) from interview_slots s
          where s.company_id = i.company_id and s.interview_id = i.id) as slots
      from interviews i
      join applications a on a.company_id = i.company_id and a.id = i.application_id
      join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
      left join job_profiles p on p.id = v.job_profile_id
      join users u on u.company_id = a.company_id and u.id = a.user_id
      join companies c on c.id = i.company_id
      where i.company_id = $1 and i.id = $2`,
    values: [companyId, id],
  });
  const { userId, name, email, language, slots, vacancy, labels, ...rest } = found(rows[0]);
  const jobIn = (reader: Language) => jobNameIn({ name: vacancy, labels }, reader);
  return { ...rest, jobIn, slots: slots ?? [], applicant: { id: userId, name, email, language } };
}

/** Returns the interviewers and the organizer, each once; people who can no longer sign in are left out. */
export async function colleaguesOf(tx: Tx, companyId: string, id: string): Promise<Colleague[]> {
  const { rows } = await tx.$client.query<Colleague>({
    name: "interview_colleagues",
    text: `select u.id, ${fullName("u")} as name, u.first_name as "firstName", u.email, u.language,
        u.system_role as role, bool_or(w.interviews) as interviews
      from (select user_id, true as interviews from interviewers where company_id = $1 and interview_id = $2
        union all select offered_by, false from interviews where company_id = $1 and id = $2) w
      join users u on u.company_id = $1 and u.id = w.user_id
      where u.status = 'active' group by u.company_id, u.id order by u.last_name, u.first_name, u.id`,
    values: [companyId, id],
  });
  return rows;
}
