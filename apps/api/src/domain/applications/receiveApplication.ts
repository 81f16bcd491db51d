import type { Role } from "@vaardig/contract/roles";
import { v7 } from "uuid";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import { addRecord } from "../candidates/addRecord.ts";
import { recordEvent } from "../events/recordEvent.ts";
import { loadVacancyFacts, type VacancyFacts, worksOn } from "../jobs/vacancyScope.ts";
import { type ApplicationRow, lockApplication } from "./applicationRow.ts";
import { EVENT_OF } from "./lastMove.ts";
import { moveApplication } from "./moveApplication.ts";
import { notifyOwners } from "./notifyOwners.ts";

/** What someone wrote when applying; what was not asked is null. */
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

/** `already` stands in the process, `ended` was rejected or hired: both are left as they are. */
export type Reception = { id: string; result: "received" | "already" | "ended" };

/** Refuses unless this person may apply for the vacancy now. */
function checkOpen(person: Arrival["person"], vacancy: VacancyFacts & { deadlinePassed: boolean }): void {
  const reader = { userId: person.id, role: person.role };
  if (worksOn(reader, vacancy)) throw new AppError("own_vacancy");
  if (person.role === "freelancer" && !vacancy.external) throw new AppError("access_denied");
  if (vacancy.live && vacancy.deadlinePassed) throw new AppError("deadline_passed");
  if (vacancy.live) return;
  const wasPublished = vacancy.publication !== "open" && vacancy.status !== "Draft";
  throw new AppError(wasPublished ? "vacancy_closed" : "access_denied");
}

/** Refuses, at the field, an application that lacks what is asked for the roles of projects and of external people. */
function checkTerms({ person, source, form }: Arrival, projectId: string | null): void {
  // The careers page asks for little: an account is not needed there either.
  if (source === "careers" || (person.role !== "freelancer" && projectId === null)) return;
  const fields = {
    ...(form.hourlyRate === null && { hourly_rate: "required" }),
    ...(form.availableUntil === null && { available_until: "required" }),
  };
  if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
}

/** The person's application, held until the transaction ends; put on the list now where there was none. */
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

/** What was written the last time counts. */
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

/** A person who was moved on without having applied applies where the application stands. */
async function noteApplied(tx: Tx, { companyId, person, source }: Arrival, held: ApplicationRow) {
  const { id, stage, stage_since: since, version } = held;
  const data = { application_id: id, from: stage, to: stage, since: since.toISOString(), version, source };
  const kind = EVENT_OF.apply;
  await recordEvent(tx, {
    ...{ companyId, actorId: person.id, kind, userId: person.id, subjectId: held.vacancy_id, data },
  });
}

/**
 * Takes an application in, from inside or from the careers page: who was only on the list moves to Application, who
 * withdrew comes back there, who was moved further without applying stays there; the owner and co-owners get a mail. Throws `not_found`, `access_denied`, `own_vacancy`
 * and, when it was closed or its last day to apply ended meanwhile, `vacancy_closed` or `deadline_passed`.
 */
export async function receiveApplication(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs" | "secrets">,
  arrival: Arrival,
): Promise<Reception> {
  const { companyId, vacancyId, person, source, form } = arrival;
  // Anyone who closes the vacancy at this moment waits, or is waited for.
  await tx.$client.query("select 1 from vacancies where company_id = $1 and id = $2 for share", [
    companyId,
    vacancyId,
  ]);
  const vacancy = await loadVacancyFacts(tx, companyId, vacancyId);
  checkOpen(person, vacancy);
  checkTerms(arrival, vacancy.projectId);
  const held = await holdApplication(tx, arrival);
  const { id, stage, outcome, version } = held;
  if (outcome === "rejected" || outcome === "hired") return { id, result: "ended" };
  const isFurther = outcome === "active" && stage !== "Vacancy";
  if (isFurther && held.applied_at) return { id, result: "already" };
  if (isFurther) await noteApplied(tx, arrival, held);
  // With the version that is held: an earlier application, since withdrawn, is not this one.
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
