import type { ApplicationAct, ApplicationDetail } from "@vaardig/contract/applications/applications";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import type { Payload } from "@vaardig/contract/endpoint";
import type { listInterviews } from "@vaardig/contract/interviews/interviews";

type Interviews = Payload<typeof listInterviews>;

/** The act that comes next for an application. */
export type PrimaryAct =
  | { kind: "act"; act: Extract<ApplicationAct, "undo_rejection" | "reinstate" | "hire" | "offer"> }
  | { kind: "move"; to: Stage }
  | { kind: "times" }
  | { kind: "scorecard" };

const MINUTE_MS = 60_000;

/** Returns whether a booked interview is over. */
function isOver({ status, starts_at: at, minutes }: Interviews["data"][number], now: number): boolean {
  return status === "booked" && at !== null && Date.parse(at) + minutes * MINUTE_MS <= now;
}

/**
 * Returns the primary act of an application: what its stage, its offers and its interviews wait for; null
 * while someone else has to respond first. `interviews` is undefined outside the stage Interview.
 */
export function primaryActOf(
  { can, stage, offers, forward }: Pick<ApplicationDetail, "can" | "stage" | "offers" | "forward">,
  interviews: Interviews | undefined,
  now: number,
): PrimaryAct | null {
  if (can.includes("undo_rejection")) return { kind: "act", act: "undo_rejection" };
  if (can.includes("reinstate")) return { kind: "act", act: "reinstate" };
  const [to] = forward;
  const move: PrimaryAct | null = to ? { kind: "move", to } : null;
  if (stage === "Job offer") {
    if (offers.some(({ status }) => status === "made")) return move;
    const act = offers.some(({ status }) => status === "accepted") ? "hire" : "offer";
    return can.includes(act) ? { kind: "act", act } : move;
  }
  if (interviews?.data.length === 0 && interviews.can.includes("offer")) return { kind: "times" };
  const isHeld = interviews?.data.some((one) => isOver(one, now));
  if (isHeld && interviews?.scorecards === 0 && interviews.can.includes("give")) return { kind: "scorecard" };
  return move;
}
