import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { candidateMail } from "../candidate-mails/candidateMail.ts";
import { hiredValues, signInOf } from "../candidate-mails/hiredValues.ts";
import { convertCandidate } from "../candidates/convertCandidate.ts";
import { hasAddress } from "../candidates/hasAddress.ts";
import { cancelInterviews } from "../interviews/cancelInterviews.ts";
import { type MovedApplication, moveApplication } from "./moveApplication.ts";

interface Hire {
  id: string;
  version: number;
  /** Turns an external person into an employee, with an invitation. */
  convert: boolean;
  /** Sends the applicant an email about the hire. */
  mail: boolean;
}

interface Filled {
  headcount: number;
  hired: number;
}

/** Returns the headcount of a job and the number of people hired for it. */
export async function countHired(tx: Tx, companyId: string, vacancyId: string): Promise<Filled> {
  const { rows } = await tx.$client.query<Filled>(
    `select v.headcount, (select count(*)::int from applications a
        where a.company_id = v.company_id and a.vacancy_id = v.id and a.outcome = 'hired') as hired
     from vacancies v where v.company_id = $1 and v.id = $2`,
    [companyId, vacancyId],
  );
  return rows[0] ?? { headcount: 1, hired: 0 };
}

/** Returns the new employee's department and start date, from the job and the latest offer. */
async function termsOf(tx: Tx, companyId: string, { id, vacancyId }: MovedApplication) {
  const { rows } = await tx.$client.query<{ department_id: string | null; start_date: string | null }>(
    `select v.department_id, (select to_char(o.start_date, 'YYYY-MM-DD') from offers o
        where o.company_id = v.company_id and o.application_id = $3 and o.status in ('made', 'accepted')
        order by o.created_at desc limit 1) as start_date
     from vacancies v where v.company_id = $1 and v.id = $2`,
    [companyId, vacancyId, id],
  );
  return rows[0] ?? { department_id: null, start_date: null };
}

/**
 * Returns whether an earlier hire gave the result asked for now: the person was converted to an employee, or
 * was not.
 */
async function isHiredSo(tx: Tx, companyId: string, { id, convert }: Hire): Promise<boolean> {
  const { rows } = await tx.$client.query<{ external: boolean; converted: boolean }>(
    `select u.system_role = 'freelancer' as external, exists (select from events e
        where e.company_id = a.company_id and e.user_id = a.user_id and e.kind = 'candidate.converted'
          and e.data->>'application_id' = a.id::text) as converted
     from applications a join users u on u.company_id = a.company_id and u.id = a.user_id
     where a.company_id = $1 and a.id = $2`,
    [companyId, id],
  );
  const [now] = rows;
  return now !== undefined && (convert ? !now.external : !now.converted);
}

const todayIn = (timeZone: string) => new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date());

/** Returns whether a person has an email address, can sign in and is external. */
async function reachOf(tx: Tx, companyId: string, userId: string) {
  const { rows } = await tx.$client.query<{ email: string; signsIn: boolean; external: boolean }>(
    `select email, account and status = 'active' as "signsIn", system_role = 'freelancer' as external
     from users where company_id = $1 and id = $2`,
    [companyId, userId],
  );
  const { email, ...reach } = found(rows[0]);
  return { ...reach, hasAddress: hasAddress(email) };
}

/**
 * Hires an applicant, emails congratulations and cancels upcoming interviews; a repeated call returns the
 * same result. Only a person without an account is invited. The job stays open: closing it is a separate
 * decision.
 */
export async function hireApplicant(
  tx: Tx,
  services: TxServices,
  viewer: Viewer,
  hire: Hire,
): Promise<MovedApplication & Filled> {
  const { companyId, userId: actorId } = viewer;
  const { id, version, convert, mail } = hire;
  const isThere = () => isHiredSo(tx, companyId, hire);
  const moved = await moveApplication(tx, { companyId, actorId, id, version, action: "hire", isThere });
  if (!moved.changed) return { ...moved, ...(await countHired(tx, companyId, moved.vacancyId)) };
  const { vacancyId, userId } = moved;
  const { department_id, start_date: joinDate } = await termsOf(tx, companyId, moved);
  const { signsIn, external, hasAddress: isReached } = await reachOf(tx, companyId, userId);
  const invite = convert && external && !signsIn && isReached;
  if (mail)
    await candidateMail({
      tx,
      services,
      companyId,
      senderId: actorId,
      vacancyId,
      userId,
      tempName: "Hired",
      variables: hiredValues({
        // A day that has passed is no first day to look forward to.
        hasFirstDay: joinDate !== null && joinDate >= todayIn(services.config.TIME_ZONE),
        signIn: signInOf({ signsIn: signsIn && external, invite }),
      }),
    });
  await cancelInterviews(tx, services, {
    companyId,
    actorId,
    applicationId: id,
    isTold: true,
    because: "not_needed",
  });
  if (convert)
    await convertCandidate(tx, services, viewer, {
      userId,
      place: { department_id },
      joinDate,
      invite,
      applicationId: id,
    });
  return { ...moved, ...(await countHired(tx, companyId, vacancyId)) };
}
