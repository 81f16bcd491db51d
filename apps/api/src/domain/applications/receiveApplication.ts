import type { Role } from "@vaardig/contract/roles";
import { v7 } from "uuid";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import { addRecord } from "../candidates/addRecord.ts";
import { recordEvent } from "../events/recordEvent.ts";
import { type JobFacts, loadJobFacts, worksOn } from "../jobs/jobScope.ts";
import { type ApplicationRow, lockApplication } from "./applicationRow.ts";
import { EVENT_KINDS } from "./lastMove.ts";
import { moveApplication } from "./moveApplication.ts";
import { notifyOwners } from "./notifyOwners.ts";

/** The fields of an application form; a field that was not asked is null. */
export interface ApplicationForm {
  hourlyRate: number | null;
  availableFrom: string | null;
  availableUntil: string | null;
  hours: number | null;
  motivation: string;
  salaryProposal: number | null;
  managerMayKnow?: boolean;
}

interface Arrival {
  companyId: string;
  vacancyId: string;
  person: { id: string; name: string; role: Role };
  source: "applied" | "careers";
  form: ApplicationForm;
}

/**
 * `already`: the application is in process; `ended`: it was rejected or the person hired. Both are left
 * unchanged.
 */
export type ApplicationReceipt = { id: string; result: "received" | "already" | "ended" };

/** Throws unless this person may apply for the job now. */
function checkOpen(person: Arrival["person"], vacancy: JobFacts & { deadlinePassed: boolean }): void {
  const reader = { userId: person.id, role: person.role };
  if (worksOn(reader, vacancy)) throw new AppError("own_vacancy");
  if (person.role === "freelancer" && !vacancy.external) throw new AppError("access_denied");
  if (vacancy.live && vacancy.deadlinePassed) throw new AppError("deadline_passed");
  if (vacancy.live) return;
  const wasPublished = vacancy.publication !== "open" && vacancy.status !== "Draft";
  throw new AppError(wasPublished ? "vacancy_closed" : "access_denied");
}

/**
 * Throws `validation_failed` with the missing fields of an application for a project role or by an external
 * person.
 */
function checkTerms({ person, source, form }: Arrival, projectId: string | null): void {
  // The careers page asks for few fields: it requires no account either.
  if (source === "careers" || (person.role !== "freelancer" && projectId === null)) return;
  const fields = {
    ...(form.hourlyRate === null && { hourly_rate: "required" }),
    ...(form.availableUntil === null && { available_until: "required" }),
  };
  if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
}

/**
 * Returns the person's application for the job with its row locked until the transaction ends; creates it
 * when there was none.
 */
async function holdApplication(tx: Tx, { companyId, vacancyId, person, source }: Arrival) {
  await tx.$client.query(
    `insert into applications (company_id, id, vacancy_id, user_id, added_by, source)
     values ($1, $2, $3, $4, $4, $5) on conflict (company_id, vacancy_id, user_id) do nothing`,
    [companyId, v7(), vacancyId, person.id, source],
  );
  const { rows } = await tx.$client.query<{ id: string }>(
    "select id from applications where company_id = $1 and vacancy_id = $2 and user_id = $3",
    [companyId, vacancyId, person.id],
  );
  return lockApplication(tx, companyId, rows[0]?.id ?? "");
}

/** Stores the form of an application; the latest one counts. */
async function keepForm(tx: Tx, companyId: string, id: string, source: string, form: ApplicationForm) {
  await tx.$client.query(
    `update applications set source = $3, applied_at = now(), motivation = $4, hourly_rate = $5,
       salary_proposal = $6, hours = $7, available_from = $8, available_until = $9,
       manager_may_know = $10
     where company_id = $1 and id = $2`,
    [
      companyId,
      id,
      source,
      form.motivation,
      form.hourlyRate,
      form.salaryProposal,
      form.hours,
      form.availableFrom,
      form.availableUntil,
      form.managerMayKnow ?? false,
    ],
  );
}

/** Records that a person who was moved ahead without having applied now applies, at their current stage. */
async function noteApplied(tx: Tx, { companyId, person, source }: Arrival, held: ApplicationRow) {
  const { id, stage, stage_since: since, version } = held;
  const data = { application_id: id, from: stage, to: stage, since: since.toISOString(), version, source };
  const kind = EVENT_KINDS.apply;
  await recordEvent(tx, {
    companyId,
    actorId: person.id,
    kind,
    userId: person.id,
    subjectId: held.vacancy_id,
    data,
  });
}

/**
 * Receives an application, from inside the company or from the careers page. A person who was only listed, or
 * who withdrew, moves to Application; a person who was moved further stays there. Owners and co-owners get an
 * email. Throws `not_found`, `access_denied`, `own_vacancy`, and `vacancy_closed` or `deadline_passed` when
 * the job closed or its deadline passed meanwhile.
 */
export async function receiveApplication(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs" | "secrets">,
  arrival: Arrival,
): Promise<ApplicationReceipt> {
  const { companyId, vacancyId, person, source, form } = arrival;
  // The share lock makes this transaction and one that closes the job wait for each other.
  await tx.$client.query("select 1 from vacancies where company_id = $1 and id = $2 for share", [
    companyId,
    vacancyId,
  ]);
  const vacancy = await loadJobFacts(tx, companyId, vacancyId);
  checkOpen(person, vacancy);
  checkTerms(arrival, vacancy.projectId);
  const held = await holdApplication(tx, arrival);
  const { id, stage, outcome, version } = held;
  if (outcome === "rejected" || outcome === "hired") return { id, result: "ended" };
  const isFurther = outcome === "active" && stage !== "Vacancy";
  if (isFurther && held.applied_at) return { id, result: "already" };
  if (isFurther) await noteApplied(tx, arrival, held);
  // The locked version distinguishes this application from an earlier one that was withdrawn.
  else
    await moveApplication(tx, {
      companyId,
      actorId: person.id,
      id,
      version,
      action: "apply",
      data: { source },
    });
  await keepForm(tx, companyId, id, source, form);
  if (person.role === "freelancer")
    await addRecord(tx, {
      companyId,
      userId: person.id,
      source: source === "careers" ? "careers" : "sign_up",
    });
  await notifyOwners(tx, services, { companyId, vacancy, applicationId: id, applicant: person });
  return { id, result: "received" };
}
