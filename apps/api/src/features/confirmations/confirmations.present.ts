import {
  CONFIRMATION_DAYS,
  type GivenEndorsement,
  type PossibleResponder,
  type ReceivedRequest,
  type SentRequest,
} from "@vaardig/contract/confirmations/confirmations";
import type { Language } from "@vaardig/contract/limits";
import type { Skill } from "@vaardig/contract/skills/skills";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import type { GivenEndorsementRow } from "../../domain/skills/confirmations/endorsements.queries.ts";
import type { RequestRow } from "../../domain/skills/confirmations/requests.queries.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { isConfirming } from "./answerRequest.ts";
import { answerActs, endorsementActs, requestActs } from "./confirmations.policy.ts";
import type { ResponderRow } from "./responders.queries.ts";

/** The reader of requests, and the means to present them. */
export interface RequestReader {
  tx: Tx;
  viewer: Viewer;
  language: Language;
  secrets: Secrets;
}

const DAY_MS = 86_400_000;

const titleIn = (labels: Record<string, string> | null, language: Language): string | null =>
  labels?.[language] ?? labels?.en ?? null;

function presentRequest(row: RequestRow, skill: Skill) {
  const { id, level, message, state, answered_level, reason, created_at: at, closed_at, version } = row;
  return {
    id,
    skill,
    level,
    message,
    state,
    answered_level,
    reason,
    version,
    created_at: at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    expires_at: new Date(at.getTime() + CONFIRMATION_DAYS.expires * DAY_MS).toISOString(),
  };
}

async function skillsOf({ tx, language }: RequestReader, rows: readonly { skill_id: string }[]) {
  return skillsById(
    tx,
    rows.map(({ skill_id: id }) => id),
    language,
  );
}

/** Converts requests to the wire format for the person who was asked. */
export async function presentReceived(
  reader: RequestReader,
  rows: readonly RequestRow[],
): Promise<ReceivedRequest[]> {
  const { tx, viewer, language, secrets } = reader;
  const skills = await skillsOf(reader, rows);
  const confirms = new Map<string, boolean>();
  for (const { user_id: id } of rows)
    if (!confirms.has(id)) confirms.set(id, await isConfirming(tx, viewer, id));
  return rows.flatMap((row) => {
    const skill = skills.get(row.skill_id);
    if (!skill) return [];
    const person = {
      id: row.user_id,
      name: row.user_name,
      photo_url: photoUrl(secrets, viewer.companyId, row.user_photo_id),
      title: titleIn(row.user_title, language),
    };
    const kind = confirms.get(row.user_id) ? ("confirm" as const) : ("endorse" as const);
    return { ...presentRequest(row, skill), person, kind, can: answerActs(row) };
  });
}

/** Converts requests to the wire format for the requester. */
export async function presentSent(
  reader: RequestReader,
  rows: readonly RequestRow[],
): Promise<SentRequest[]> {
  const skills = await skillsOf(reader, rows);
  return rows.flatMap((row) => {
    const skill = skills.get(row.skill_id);
    if (!skill) return [];
    const responder = {
      id: row.responder_id,
      name: row.responder_name,
      photo_url: photoUrl(reader.secrets, reader.viewer.companyId, row.responder_photo_id),
    };
    const reminded = row.reminded_at?.toISOString() ?? null;
    return {
      ...presentRequest(row, skill),
      responder,
      reminded_at: reminded,
      taken_back: row.taken_back,
      can: requestActs(row),
    };
  });
}

/** Converts endorsements to the wire format for their author. */
export async function presentGiven(
  reader: RequestReader,
  rows: readonly GivenEndorsementRow[],
): Promise<GivenEndorsement[]> {
  const skills = await skillsOf(reader, rows);
  return rows.flatMap((row) => {
    const skill = skills.get(row.skill_id);
    if (!skill) return [];
    const photo = photoUrl(reader.secrets, reader.viewer.companyId, row.photo_id);
    return {
      id: row.id,
      skill,
      level: row.level,
      person: { id: row.user_id, name: row.user_name, photo_url: photo },
      created_at: row.created_at.toISOString(),
      taken_back_at: row.taken_back_at?.toISOString() ?? null,
      can: endorsementActs(row),
    };
  });
}

/** Converts people who can be asked to the wire format, each with the earlier requests. */
export function presentResponders(
  { viewer, language, secrets }: RequestReader,
  rows: readonly ResponderRow[],
  before: (id: string) => Pick<PossibleResponder, "asked" | "endorsed">,
): PossibleResponder[] {
  return rows.map(({ id, name, photo_id, title, relation, kind }) => ({
    id,
    name,
    relation,
    kind,
    ...before(id),
    photo_url: photoUrl(secrets, viewer.companyId, photo_id),
    title: titleIn(title, language),
  }));
}
