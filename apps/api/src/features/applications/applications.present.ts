import {
  APPLICATION_ACTS,
  type ApplicationAct,
  type ApplicationCard,
  type NextAction,
} from "@vaardig/contract/applications/applications";
import { interviewTitleIn } from "@vaardig/contract/interviews/interviewTitles";
import type { Language } from "@vaardig/contract/limits";
import { rejectionSituation } from "@vaardig/contract/mail-templates/mailSituations";
import type { MatchSummary } from "@vaardig/contract/matching";
import { stateOf } from "../../domain/applications/applicationRow.ts";
import {
  isBackward,
  type PipelineAction,
  transitionsFrom,
} from "../../domain/applications/pipelineMachine.ts";
import { UNDO_MS } from "../../domain/applications/undoTime.ts";
import { hasAddress } from "../../domain/candidates/hasAddress.ts";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { CardRow } from "./cards.queries.ts";

/** Actions of the applicant are no actions of a recruiter. */
const isRecruiters = (action: PipelineAction): action is ApplicationAct =>
  APPLICATION_ACTS.some((act) => act === action);

export interface CardContext {
  companyId: string;
  secrets: Secrets;
  language: Language;
  /** Returns whether the reader may move this person's application. */
  moves: (userId: string) => boolean;
  now?: Date;
}

const NOTHING = { title: null, task_type: null, at: null };

function offerAction({ stage, offer_status }: CardRow): NextAction | null {
  if (stage !== "Job offer" || offer_status === "declined") return null;
  if (offer_status === "made") return { kind: "offer_open", ...NOTHING };
  return { kind: offer_status === "accepted" ? "offer_accepted" : "offer_missing", ...NOTHING };
}

/**
 * Returns the next action: a pending offer, then the earlier of a task and an interview, then a missing
 * offer.
 */
function nextActionOf(row: CardRow, language: Language): NextAction | null {
  if (row.outcome !== "active" || row.archived_at) return null;
  const offer = offerAction(row);
  if (offer && offer.kind !== "offer_missing") return offer;
  const interviewAt = row.interview_at?.toISOString() ?? null;
  const talk: NextAction | null = row.interview_status && {
    kind: row.interview_status === "booked" ? "interview" : "interview_offered",
    title: row.interview_title && interviewTitleIn(row.interview_title, language),
    task_type: null,
    at: interviewAt,
  };
  const task: NextAction | null =
    row.task_on === null
      ? null
      : { kind: "task", title: row.task_title, task_type: row.task_type, at: row.task_on };
  if (talk && task) return interviewAt && interviewAt.slice(0, 10) < (row.task_on ?? "") ? talk : task;
  return talk ?? task ?? offer;
}

function undoUntil(row: CardRow, now: Date): Date | null {
  const until = new Date(row.stage_since.getTime() + UNDO_MS);
  return row.outcome === "rejected" && !row.archived_at && until > now ? until : null;
}

/** An unsubscribed person still gets emails about processes they take part in. */
function reachOf({ email, system_role: role, unsubscribed, acted }: CardRow) {
  if (!hasAddress(email)) return "no_address";
  return role === "freelancer" && unsubscribed && !acted ? "unsubscribed" : "yes";
}

/** Converts a card to the wire format, with the reader's current actions. */
export function presentCard(
  row: CardRow,
  match: MatchSummary,
  { companyId, secrets, language, moves, now = new Date() }: CardContext,
): ApplicationCard {
  const undo = undoUntil(row, now);
  const steps = moves(row.user_id)
    ? transitionsFrom(stateOf(row)).filter(({ action }) => action !== "undo_rejection" || undo)
    : [];
  const targets = steps.filter(({ action }) => action === "move").map(({ to }) => to.stage);
  return {
    id: row.id,
    job_vacancy_id: row.vacancy_id,
    stage: row.stage,
    stage_since: row.stage_since.toISOString(),
    outcome: row.outcome,
    archived: row.archived_at !== null,
    applied_at: row.applied_at?.toISOString() ?? null,
    person: {
      id: row.user_id,
      name: row.name,
      photo_url: photoUrl(secrets, companyId, row.photo_id),
      title: row.labels?.[language] ?? row.labels?.en ?? row.headline,
      internal: row.system_role !== "freelancer",
      account: row.account,
      language: row.language,
      mail: reachOf(row),
    },
    awaits_news: row.acted || row.invited,
    rejection_mail: rejectionSituation(row),
    match,
    next_action: nextActionOf(row, language),
    version: row.version,
    undo_until: undo?.toISOString() ?? null,
    forward: targets.filter((stage) => !isBackward(row.stage, stage)),
    back: targets.filter((stage) => isBackward(row.stage, stage)),
    rejection: steps.find(({ action }) => action === "reject")?.to.stage ?? null,
    can: [...new Set(steps.map(({ action }) => action).filter(isRecruiters))],
  };
}
