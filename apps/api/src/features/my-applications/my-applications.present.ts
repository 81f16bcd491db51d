import { applicantStatus } from "@vaardig/contract/applications/applicantStatus";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import type { MyApplication, MyApplicationAct } from "@vaardig/contract/my-applications/myApplications";
import type {
  MyApplicationRow,
  OfferRow,
} from "../../domain/applications/my-applications/ownApplications.queries.ts";
import { stageBefore } from "../../domain/applications/pipelineMachine.ts";

/** Returns the status that the applicant knows of. */
export function statusOf({ stage, outcome, untold, acted, asked, offered }: MyApplicationRow) {
  // Someone who has not acted has no application, only an invitation or an offer.
  if (!acted && !asked) return "invitation_closed";
  if (!acted) return offered ? "offer" : "invited";
  return untold ? applicantStatus(stageBefore(stage), "active") : applicantStatus(stage, outcome);
}

const CAN_WITHDRAW: readonly Stage[] = ["Vacancy", "Application", "Interview", "Job offer"];

function actionsOf({ stage, outcome, open, acted }: MyApplicationRow): MyApplicationAct[] {
  if (!acted) return [];
  if (outcome === "active" && CAN_WITHDRAW.includes(stage)) return ["withdraw"];
  return outcome === "withdrawn" && open ? ["apply_again"] : [];
}

/** A choice of times comes before a booked interview. */
function interviewOf({ interview_at: at, interview_offered: isOffered }: MyApplicationRow) {
  if (isOffered) return { starts_at: null };
  return at && { starts_at: at.toISOString() };
}

/** Converts an application to the wire format for the applicant. */
export function presentMyApplication(row: MyApplicationRow, offer: OfferRow | undefined): MyApplication {
  const { id, vacancy_id, name, department, location, project_id, project_name, open } = row;
  const status = statusOf(row);
  const isShown = offer && (status === "offer" || status === "hired");
  return {
    id,
    vacancy: {
      id: vacancy_id,
      name,
      department,
      location,
      project: project_id && project_name ? { id: project_id, name: project_name } : null,
      open,
    },
    status,
    applied_at: row.applied_at?.toISOString() ?? null,
    since: (row.acted ? row.stage_since : row.asked_at).toISOString(),
    offer: isShown
      ? {
          id: offer.id,
          salary: offer.salary,
          hours: offer.hours,
          start_date: offer.start_date,
          message: offer.message,
          status: offer.status,
        }
      : null,
    interview: interviewOf(row),
    version: row.version,
    can: actionsOf(row),
  };
}
