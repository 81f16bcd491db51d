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
  /** An external person becomes one of the company's own, with an invitation. */
  convert: boolean;
  /** Writes to the person that the job is theirs. */
  mail: boolean;
}

interface Filled {
  headcount: number;
  hired: number;
}

/** How many a vacancy looks for, and how many of them it has. */
export async function countHired(tx: Tx, companyId: string, vacancyId: string): Promise<Filled> {
  const { rows } = await tx.$client.query<Filled>(
    `select v.headcount, (select count(*)::int from applications a
        where a.company_id = v.company_id and a.vacancy_id = v.id and a.outcome = 'hired') as hired
     from vacancies v where v.company_id = $1 and v.id = $2`,
    [companyId, vacancyId],
  );
  return rows[0] ?? { headcount: 1, hired: 0 };
}

/** Where the new colleague starts, and when, as the vacancy and the latest offer say. */
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

/** Whether a hire that may be a repeated one did what is asked now: a person was made a colleague by it, or was not. */
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

/** How someone can be reached, and whether they sign in already. */
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
 * Hires once, congratulates and cancels interviews to come; anyone who repeats it is told the same. An invitation leaves
 * only for someone without an account. The vacancy stays open: closing it is someone's decision.
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
      ...{ tx, services, companyId, senderId: actorId, vacancyId, userId, tempName: "Hired" },
      variables: hiredValues({
        hasFirstDay: joinDate !== null,
        signIn: signInOf({ signsIn: signsIn && external, invite }),
      }),
    });
  await cancelInterviews(tx, services, { companyId, actorId, applicationId: id, because: "not_needed" });
  if (convert)
    await convertCandidate(tx, services, viewer, {
      ...{ userId, place: { department_id }, joinDate, invite, applicationId: id },
    });
  return { ...moved, ...(await countHired(tx, companyId, vacancyId)) };
}
