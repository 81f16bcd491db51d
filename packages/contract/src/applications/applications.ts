import { z } from "zod";
import { endpoint, type Payload } from "../endpoint.ts";
import { canOf, date, id, language, listOf, listQuery, timestamp } from "../fields.ts";
import { jobStatus, publication } from "../jobs/jobWork.ts";
import { LIMITS } from "../limits.ts";
import { REJECTION_SITUATIONS } from "../mail-templates/mailSituations.ts";
import { matchSummary } from "../matching.ts";
import { oneOrMany } from "../oneOrMany.ts";
import { named, personRef } from "../organization/organization.ts";
import { moveReason } from "./applicationReasons.ts";
import { OUTCOMES, STAGES, TASK_TYPES } from "./pipeline.ts";

/** Roles that see pipelines, of jobs they work on. */
export const PIPELINE_READERS = ["moderator", "admin", "hr_manager", "manager"] as const;

const stage = z.enum(STAGES);
const outcome = z.enum(OUTCOMES);

/** The next action: the earliest open task, an interview, or an offer that is missing or awaits a reply. */
export const nextAction = z.object({
  kind: z.enum(["task", "interview_offered", "interview", "offer_open", "offer_accepted", "offer_missing"]),
  /** Set for tasks and interviews. */
  title: z.string().nullable(),
  task_type: z.enum(TASK_TYPES).nullable(),
  /** Date of a task, timestamp of an interview. */
  at: z.string().nullable(),
});
export type NextAction = z.output<typeof nextAction>;

/** Actions of a recruiter on an application. */
export const APPLICATION_ACTS = [
  "move",
  "offer",
  "hire",
  "reject",
  "undo_rejection",
  "reinstate",
  "archive",
  "restore",
] as const;
export type ApplicationAct = (typeof APPLICATION_ACTS)[number];

/** An application as a card on the board. */
export const applicationCard = z.object({
  id,
  job_vacancy_id: id,
  stage,
  /** When the application entered the stage. */
  stage_since: timestamp,
  outcome,
  archived: z.boolean(),
  /** Null when a recruiter added the person and no application was submitted. */
  applied_at: timestamp.nullable(),
  person: personRef.extend({
    title: z.string().nullable(),
    internal: z.boolean(),
    /** True when the person has an account to sign in with. */
    account: z.boolean(),
    /** Language of emails to the person. */
    language,
    /** Whether an email about this application can be delivered. */
    mail: z.enum(["yes", "no_address", "unsubscribed"]),
  }),
  /**
   * True after an application, a booked interview or an answered offer, and for who was invited to an
   * interview or has an offer: a rejection emails them by default. False for people who were only added.
   */
  awaits_news: z.boolean(),
  /** Template that a rejection would use now. */
  rejection_mail: z.enum(REJECTION_SITUATIONS),
  match: matchSummary,
  next_action: nextAction.nullable(),
  version: z.number().int(),
  /** Until when a rejection can be undone; null otherwise. */
  undo_until: timestamp.nullable(),
  /** Stages to move to: forward, back (a reason is required), and the stage of a rejection. */
  forward: z.array(stage),
  back: z.array(stage),
  rejection: stage.nullable(),
  can: canOf(APPLICATION_ACTS),
});
export type ApplicationCard = z.output<typeof applicationCard>;

export const pipelineStage = z.object({
  stage,
  count: z.number().int(),
  /** When the oldest application entered the stage. */
  oldest_since: timestamp.nullable(),
  cards: z.array(applicationCard),
});

export const PIPELINE_SORTS = ["newest", "oldest"] as const;

const pipelineFilter = {
  job_vacancy_id: id,
  search_query: listQuery.shape.search_query,
  /** Includes withdrawn and archived applications. */
  ended: z.stringbool().default(false),
};

/** Actions on a job's pipeline: move applications, add people. */
export const PIPELINE_ACTS = ["move", "add"] as const;
export type PipelineAct = (typeof PIPELINE_ACTS)[number];

export const getPipeline = endpoint({
  method: "GET",
  path: "/candidate_list/pipeline",
  tag: "applications",
  summary: "Get the stages of a job with their counts and a page of applications each",
  access: PIPELINE_READERS,
  query: z.strictObject({
    ...pipelineFilter,
    statuses_filter: oneOrMany(stage).optional(),
    sort: z.enum(PIPELINE_SORTS).default("newest"),
    page: listQuery.shape.page,
    size: z.coerce.number().int().min(1).max(LIMITS.pageSizeMax).default(20),
  }),
  payload: z.object({
    vacancy: z.object({
      id,
      name: z.string(),
      status: jobStatus,
      publication,
      headcount: z.number().int(),
      hired: z.number().int(),
    }),
    stages: z.array(pipelineStage),
    can: canOf(PIPELINE_ACTS),
  }),
});
export type Pipeline = Payload<typeof getPipeline>;

export const getPipelineCards = endpoint({
  method: "GET",
  path: "/candidate_list/cards",
  tag: "applications",
  summary: "Get selected cards of a board, with the counts of its stages",
  access: PIPELINE_READERS,
  query: z.strictObject({ ...pipelineFilter, ids: oneOrMany(id, 100) }),
  payload: z.object({
    /** The requested cards that match the filter. */
    cards: z.array(applicationCard),
    stages: z.array(pipelineStage.omit({ cards: true })),
  }),
});

export const countStages = endpoint({
  method: "GET",
  path: "/candidate_list/stage_counts",
  tag: "applications",
  summary:
    "Count the applications per stage of the jobs that the signed-in person works on, without closed jobs",
  access: PIPELINE_READERS,
  payload: z.object({
    data: z.array(
      z.object({
        job_vacancy_id: id,
        stage,
        count: z.number().int(),
        /** Number of active applications. */
        active: z.number().int(),
        /** Number that came into the stage in the last seven days. */
        recent: z.number().int(),
      }),
    ),
  }),
});
export type StageCount = Payload<typeof countStages>["data"][number];

/** A server-sent event: cards changed, another user's attempt conflicted, or the client must reload. */
export const pipelineNews = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("changed"), job_vacancy_id: id, ids: z.array(id) }),
  z.object({ kind: z.literal("contested"), job_vacancy_id: id, id, actor: z.string() }),
  z.object({ kind: z.literal("reset") }),
]);
export type PipelineNews = z.output<typeof pipelineNews>;

export const followPipeline = endpoint({
  method: "GET",
  path: "/candidate_list/pipeline/live",
  tag: "applications",
  summary:
    "Stream the changes of one board, or of all boards that the signed-in person works on (server-sent events)",
  access: PIPELINE_READERS,
  query: z.strictObject({
    /** When absent: every job that the reader works on and that is not closed. */
    job_vacancy_id: id.optional(),
  }),
  payload: pipelineNews,
  raw: ["text/event-stream"],
});

export const APPLICATION_SORTS = ["newest", "oldest", "name", "-name", "vacancy", "-vacancy"] as const;

export const applicationRow = applicationCard
  .omit({ match: true })
  .extend({ vacancy: named, owner: z.string().nullable() });
export type ApplicationListRow = z.output<typeof applicationRow>;

export const listApplications = endpoint({
  method: "GET",
  path: "/applications",
  tag: "applications",
  summary: "List applications across jobs",
  access: PIPELINE_READERS,
  query: listQuery.extend({
    job_vacancy_id: oneOrMany(id).optional(),
    statuses_filter: oneOrMany(stage).optional(),
    outcome: oneOrMany(outcome).optional(),
    archived: z.enum(["no", "yes", "all"]).default("no"),
    /** Only jobs that the reader owns. */
    mine: z.stringbool().default(false),
    /** `open`: without those of closed jobs, as the counts per stage. */
    jobs: z.enum(["all", "open"]).default("all"),
    sort: z.enum(APPLICATION_SORTS).default("newest"),
  }),
  payload: listOf(applicationRow).extend({
    /** Number of results for each filter value, with the other filters applied. */
    stages: z.array(z.object({ stage, count: z.number().int() })),
    outcomes: z.array(z.object({ outcome, count: z.number().int() })),
    vacancies: z.array(z.object({ id, name: z.string(), count: z.number().int() })),
  }),
});

const reason = z.object({ code: moveReason, note: z.string().nullable() });

/** An event in an application's history. */
export const applicationEvent = z.object({
  at: timestamp,
  actor: z.string().nullable(),
  action: z.string(),
  from: stage.nullable(),
  to: stage.nullable(),
  reason: moveReason.nullable(),
});
export type ApplicationEvent = z.output<typeof applicationEvent>;

export const offer = z.object({
  id,
  salary: z.number().int(),
  hours: z.number().int(),
  start_date: date,
  message: z.string(),
  status: z.enum(["made", "accepted", "declined", "replaced"]),
  answer: z.string().nullable(),
  created_at: timestamp,
});
export type Offer = z.output<typeof offer>;

export const applicationDetail = applicationCard.extend({
  vacancy: named,
  source: z.enum(["added", "applied", "careers"]),
  motivation: z.string().nullable(),
  hourly_rate: z.number().nullable(),
  salary_proposal: z.number().int().nullable(),
  hours: z.number().int().nullable(),
  available_from: date.nullable(),
  available_until: date.nullable(),
  /** The latest reason of a move or rejection, with the recruiter's note; null without one. */
  reason: reason.nullable(),
  /** The résumé of the application and the number of its skills not yet confirmed or left out. */
  resume: z
    .object({ file_id: id, name: z.string(), url: z.string(), unconfirmed_skills: z.number().int() })
    .nullable(),
  /** Salary, hours and start date of the job; the defaults of an offer. */
  job_terms: z.object({
    salary_from: z.number().int().nullable(),
    salary_to: z.number().int().nullable(),
    hours: z.number().int().nullable(),
    starts_on: date.nullable(),
  }),
  offers: z.array(offer),
  history: z.array(applicationEvent),
});
export type ApplicationDetail = z.output<typeof applicationDetail>;

export const getApplication = endpoint({
  method: "GET",
  path: "/applications/detail",
  tag: "applications",
  summary: "Get an application with its submitted details, offers and history",
  access: PIPELINE_READERS,
  query: z.strictObject({ id }),
  payload: applicationDetail,
});
