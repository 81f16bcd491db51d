import type { SystemEvent } from "@vaardig/contract/events/events";
import type { Language } from "@vaardig/contract/limits";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../platform/db/database.ts";
import { fillTemplate } from "../../platform/i18n/translate.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { categoryOf } from "./eventKinds.ts";
import type { EventRow } from "./events.queries.ts";
import en from "./eventWords.en.json" with { type: "json" };
import nl from "./eventWords.nl.json" with { type: "json" };

const WORDS: Record<Language, Record<string, string>> = { en, nl };
/** Number of skills listed by name; the rest is counted. */
const NAMED = 3;

/** Returns the ids of the skills in an event. */
function skillIdsOf({ kind, subject_id: subject, data }: EventRow): string[] {
  if (!WORDS.en[kind]?.includes("{{skills}}")) return [];
  if (Array.isArray(data.skill_ids)) return data.skill_ids.filter((id) => typeof id === "string");
  return subject ? [subject] : [];
}

/** Converts events to the wire format, in the reader's language. */
export async function presentEvents(
  tx: Tx,
  { viewer, language, secrets }: { viewer: Viewer; language: Language; secrets: Secrets },
  rows: EventRow[],
): Promise<SystemEvent[]> {
  const words = WORDS[language];
  const skills = await skillsById(tx, rows.flatMap(skillIdsOf), language);
  const list = new Intl.ListFormat(language, { type: "conjunction" });

  const skillsOf = (row: EventRow): string => {
    const names = skillIdsOf(row).flatMap((id) => skills.get(id)?.name ?? []);
    const rest = names.length - NAMED;
    if (rest <= 0) return list.format(names);
    return list.format([...names.slice(0, NAMED), fillTemplate(words.more ?? "", { count: rest })]);
  };
  const actorOf = (row: EventRow): string | undefined => {
    if (row.actor_id === viewer.userId) return words.you;
    return row.actor ?? (row.actor_id === null ? words.product : words.someone);
  };
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    category: categoryOf(row.kind),
    user_id: row.user_id,
    actor:
      row.actor_id === null || row.actor === null
        ? null
        : {
            id: row.actor_id,
            name: row.actor,
            photo_url: photoUrl(secrets, viewer.companyId, row.actor_photo_id),
          },
    text: fillTemplate(words[row.kind] ?? words.other ?? "", {
      actor: actorOf(row) ?? "",
      skills: skillsOf(row),
    }),
  }));
}
