import type { Interview, InterviewAct, OwnInterview } from "@vaardig/contract/interviews/interviews";
import { interviewTitleIn } from "@vaardig/contract/interviews/interviewTitles";
import type { Language } from "@vaardig/contract/limits";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import { canChangeInterview } from "../../domain/interviews/canChangeInterview.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { InterviewRow } from "./interviews.queries.ts";

/** Returns whether the application is active, so that its interviews can be arranged. */
export const isUnderWay = ({ outcome, archived }: Pick<InterviewRow, "outcome" | "archived">) =>
  outcome === "active" && !archived;

const isOver = ({ starts_at: at }: InterviewRow) => at !== null && at.getTime() <= Date.now();

const slotsOf = ({ slots }: InterviewRow) =>
  slots.map(({ starts_at: at, ...slot }) => ({ ...slot, starts_at: new Date(at).toISOString() }));

const common = (
  { id, title, kind, place, minutes, status, starts_at: at, version }: InterviewRow,
  language: Language,
) => ({
  id,
  kind,
  place,
  minutes,
  status,
  version,
  title: interviewTitleIn(title, language),
  starts_at: at?.toISOString() ?? null,
});

function actionsOf(row: InterviewRow, arranges: boolean): InterviewAct[] {
  if (!arranges || row.status === "canceled" || isOver(row)) return [];
  if (!isUnderWay(row)) return ["cancel"];
  return ["book", "change", "cancel"];
}

/** Converts an interview to the wire format for people who arrange or see it. */
export function presentInterview(
  row: InterviewRow,
  {
    companyId,
    secrets,
    language,
    arranges,
  }: { companyId: string; secrets: Secrets; language: Language; arranges: boolean },
): Interview {
  return {
    ...common(row, language),
    application_id: row.application_id,
    slots: slotsOf(row),
    interviewers: row.interviewers.map(({ photo_id: photo, ...person }) => ({
      ...person,
      photo_url: photoUrl(secrets, companyId, photo),
    })),
    can: actionsOf(row, arranges),
  };
}

/** Returns whether the applicant may still exchange the booked time for another one that is free. */
export function canChooseAnother({ status, starts_at: at, slots }: InterviewRow): boolean {
  if (status !== "booked" || at === null || !canChangeInterview(at)) return false;
  return slots.some(({ free, starts_at: other }) => free && Date.parse(other) !== at.getTime());
}

/** Converts an interview to the wire format for the applicant, with the times that can be chosen now. */
export function presentOwn(row: InterviewRow, language: Language): OwnInterview {
  const free = slotsOf(row).filter((slot) => slot.free);
  const isOffer = row.status === "offered" && free.length > 0;
  const mayPick = isUnderWay(row) && (isOffer || canChooseAnother(row));
  return {
    ...common(row, language),
    slots: mayPick ? free : [],
    interviewers: row.interviewers.map(({ name }) => name),
    can: mayPick ? [row.status === "offered" ? "pick" : "change"] : [],
  };
}
