import { z } from "zod";
import { STAGES } from "../applications/pipeline.ts";
import { endpoint } from "../endpoint.ts";
import { canOf, clearable, date, done, id, listOf, listQuery } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { named } from "../organization/organization.ts";
import { PROFILE_ROLES } from "../roles.ts";
import { requiredSkill, requirements } from "../skill-profiles/skillProfiles.ts";
import { adText } from "./adText.ts";
import { vacancy, vacancyDetail } from "./jobs.ts";
import { teamBody, vacancyWork } from "./vacancyWork.ts";

/** Who makes vacancies and projects, or proposes them. */
export const VACANCY_MAKERS = ["employee", "manager", "hr_manager", "admin", "moderator"] as const;

/** Values of `filter`; default all. */
export const vacancyFilter = z.enum([
  "all",
  "mine",
  "draft",
  "pending",
  "open",
  /** Open, and no one has applied. */
  "unanswered",
  /** Open, and the last day to apply is over. */
  "overdue",
  "approved",
  "declined",
  "closed",
]);
export type VacancyFilter = z.output<typeof vacancyFilter>;

export const listedVacancy = vacancy.extend({
  /** Null for those who may not see the work. */
  owner_name: z.string().nullable(),
  /** What is in force stays so until the change is approved; false for those who may not see the work. */
  change_waiting: z.boolean(),
  /** People on its list who are still in the running, by stage; none for those who may not see the work. */
  applicants: z.array(z.object({ stage: z.enum(STAGES), count: z.number().int() })),
});
export type ListedVacancy = z.output<typeof listedVacancy>;

export const filterCounts = z.array(z.object({ filter: vacancyFilter, count: z.number().int() }));

/** What may be done with the list of vacancies or projects. */
export const WORK_LIST_ACTS = ["create"] as const;
export type WorkListAct = (typeof WORK_LIST_ACTS)[number];

export const listVacancies = endpoint({
  method: "GET",
  path: "/job_vacancy",
  tag: "jobs",
  summary:
    "The company's vacancies for recruiters, HR and administrators; for others what is open to them and what they work on; roles of projects are with their project",
  access: PROFILE_ROLES,
  query: listQuery.extend({ filter: vacancyFilter.default("all") }),
  payload: listOf(listedVacancy).extend({ counts: filterCounts, can: canOf(WORK_LIST_ACTS) }),
});

/** What those who work on a vacancy and who approve it see beside it, with the version that all of it is of. */
const vacancyWorkRecord = vacancyWork.extend({ id, name: z.string(), version: z.number().int() });
export type VacancyWorkRecord = z.output<typeof vacancyWorkRecord>;

export const getVacancyWork = endpoint({
  method: "GET",
  path: "/job_vacancy/work",
  tag: "jobs",
  summary: "What the form of a vacancy holds, how its approval goes, what waits, and who works on it",
  access: VACANCY_MAKERS,
  query: z.strictObject({ id }),
  payload: vacancyWorkRecord,
});

/** A vacancy after an act; `work` is null for anyone who works on it no more. */
const workedVacancy = vacancyDetail.extend({ work: vacancyWork.nullable() });
export type WorkedVacancy = z.output<typeof workedVacancy>;

const name = z.string().trim().min(1).max(LIMITS.name);
const euros = z.number().int().min(0).max(1_000_000).nullable();
export const weekHours = z.number().int().min(1).max(LIMITS.availabilityHours, "availability").nullable();

/** Euros a month: what is asked first must not be above the second. */
interface Pay {
  salary_from?: number | null | undefined;
  salary_to?: number | null | undefined;
  external?: boolean | undefined;
}

/** What is wrong with a pay range, by field: it runs upwards, and whatever external people see has one. */
export function payIssues({ salary_from: from, salary_to: to, external }: Pay): Record<string, string> {
  if (external && (from ?? null) === null) return { salary_from: "pay_range_required" };
  if (external && (to ?? null) === null) return { salary_to: "pay_range_required" };
  return typeof from === "number" && typeof to === "number" && from > to ? { salary_to: "pay_order" } : {};
}

function checkPay(values: Pay, ctx: z.RefinementCtx): void {
  for (const [field, message] of Object.entries(payIssues(values)))
    ctx.addIssue({ code: "custom", path: [field], message });
}

const fields = {
  name,
  job_profile_id: z.uuid("job_profile_required"),
  description: z.string().trim().max(LIMITS.longText),
  department_id: id.nullable(),
  location: z.string().trim().max(LIMITS.name).nullable(),
  hours: weekHours,
  salary_from: euros,
  salary_to: euros,
  headcount: z.number().int().min(1).max(999),
  available_from: date.nullable(),
  /** The last day to apply: today or later when it is set. */
  apply_by: date.nullable(),
  /** Active colleagues; who is named already may stay. */
  hiring_manager_id: id.nullable(),
  contact_id: id.nullable(),
  external: z.boolean(),
};

export const vacancyBody = z
  .strictObject({
    ...fields,
    description: fields.description.default(""),
    department_id: fields.department_id.default(null),
    location: fields.location.default(null),
    hours: weekHours.default(null),
    salary_from: euros.default(null),
    salary_to: euros.default(null),
    headcount: fields.headcount.default(1),
    available_from: fields.available_from.default(null),
    apply_by: fields.apply_by.default(null),
    hiring_manager_id: fields.hiring_manager_id.default(null),
    contact_id: fields.contact_id.default(null),
    external: fields.external.default(false),
    /** Left out: those of the job profile. */
    skills: requirements.optional(),
  })
  .superRefine(checkPay);

const makesSense = ["stale_version", "conflict"] as const;

export const createVacancy = endpoint({
  method: "POST",
  path: "/job_vacancy",
  tag: "jobs",
  summary: "Make a vacancy: a draft, or approved at once when an administrator makes it",
  access: VACANCY_MAKERS,
  idempotent: true,
  body: vacancyBody,
  payload: workedVacancy,
});

export const saveVacancyChanges = endpoint({
  method: "PUT",
  path: "/job_vacancy",
  tag: "jobs",
  summary:
    "Change a vacancy; another name, job profile, department, hours, salary or skills of an approved one waits for approval",
  access: VACANCY_MAKERS,
  /** A field that is left out stays as it is. */
  body: z
    .strictObject({ ...fields, description: clearable(fields.description, ""), skills: requirements })
    .partial()
    .extend({ id, version: z.number().int() }),
  payload: workedVacancy,
  errors: makesSense,
});

export const deleteVacancy = endpoint({
  method: "DELETE",
  path: "/job_vacancy",
  tag: "jobs",
  summary: "Delete a draft, or an approved vacancy that never had an applicant",
  access: VACANCY_MAKERS,
  query: z.strictObject({ id, version: z.coerce.number().int() }),
  payload: done,
  errors: makesSense,
});

export const commandBody = z.strictObject({ id, version: z.number().int() });
export const declineBody = commandBody.extend({ reason: z.string().trim().min(1).max(LIMITS.description) });

function command<const P extends string, const B extends z.ZodType>(path: P, summary: string, body: B) {
  return endpoint({
    method: "POST",
    path: `/job_vacancy/${path}` as const,
    tag: "jobs",
    summary,
    access: VACANCY_MAKERS,
    body,
    payload: workedVacancy,
    errors: makesSense,
  });
}

export const submitVacancy = command(
  "submit",
  "Ask for approval of a draft or a declined vacancy",
  commandBody,
);
export const approveVacancy = command("approve", "Approve a vacancy, or the change that waits", commandBody);
export const declineVacancy = command(
  "decline",
  "Decline a vacancy, or the change that waits, with a reason",
  declineBody,
);
export const discardVacancyChange = command(
  "discard_change",
  "Drop the change that waits or was declined; what is in force stays",
  commandBody,
);
export const holdVacancy = command("hold", "Show it to nobody for a while", commandBody);
export const reopenVacancy = command("reopen", "Show it again", commandBody);
export const closeVacancy = command(
  "close",
  "Take no more applications; no one is rejected by it",
  commandBody,
);

export const saveVacancyMembers = endpoint({
  method: "PUT",
  path: "/job_vacancy/members",
  tag: "jobs",
  summary: "Say who works on a vacancy: owner, co-owners and members",
  access: VACANCY_MAKERS,
  body: teamBody,
  payload: workedVacancy,
  errors: makesSense,
});

/** A skill that a text asks for, with every place where it does (UTF-16, end exclusive). */
export const textSkill = requiredSkill.extend({
  /** Null where the text states none: whoever adds the skill chooses it. */
  level: requiredSkill.shape.level.nullable(),
  /** Where there is no level: one to begin with, which no one claims. */
  suggested_level: requiredSkill.shape.level.nullable(),
  /** The words it was recognised by. */
  words: z.string(),
  places: z.array(z.object({ start: z.number().int(), end: z.number().int() })).min(1),
});
export type TextSkill = z.output<typeof textSkill>;

/** ISO 639-1; null where too few words tell. Of other languages than English and Dutch only names are read as skills. */
const textLanguage = z.string().nullable();

export const skillsOfText = endpoint({
  method: "POST",
  path: "/job_vacancy/skills_of_text",
  tag: "jobs",
  summary: "The skills that a job text asks for, in the order of the text; nothing is stored",
  access: VACANCY_MAKERS,
  reads: true,
  body: z.strictObject({ text: adText }),
  payload: z.object({ skills: z.array(textSkill), language: textLanguage }),
});

/** A field that a text fills, with the words it comes from; null where the text does not say. */
const told = <T extends z.ZodType>(value: T) => z.object({ value, words: z.string() }).nullable();

/** What a job ad says, as fields of a job. */
export const adOfText = z.object({
  name: told(z.string()),
  /** The profile whose name is nearest to the title, if one is near. */
  job_profile: told(named),
  department: told(named),
  location: told(z.string()),
  hours: told(z.number().int()),
  salary_from: told(z.number().int()),
  salary_to: told(z.number().int()),
  available_from: told(date),
  /** The text without markup. */
  description: z.string(),
  skills: z.array(textSkill),
  /** Titles of other jobs that the text says to look for as well. */
  other_jobs: z.array(z.string()),
  /** The ads of a text that holds several (UTF-16, end exclusive); what is read is the first. Empty where there is one. */
  ads: z.array(z.object({ title: z.string(), start: z.number().int(), end: z.number().int() })),
  language: textLanguage,
});
export type AdOfText = z.output<typeof adOfText>;

export const readAdText = endpoint({
  method: "POST",
  path: "/job_vacancy/from_text",
  tag: "jobs",
  summary: "A pasted job ad as fields of a job, each with the words it comes from; nothing is stored",
  access: VACANCY_MAKERS,
  reads: true,
  body: z.strictObject({ text: adText }),
  payload: adOfText,
});
