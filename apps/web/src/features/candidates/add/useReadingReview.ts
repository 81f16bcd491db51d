import type { addCandidate, ResumeReading } from "@vaardig/contract/candidates/candidateList";
import type { Input } from "@vaardig/contract/endpoint";
import type { ReviewedSkill, ReviewState } from "@vaardig/contract/resume-review/resumeReview";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { draftActs, type ReviewModel } from "../../../shared/resume-review/reviewModel.ts";
import {
  EMPTY_DRAFT,
  entriesByGroup,
  type ReviewRow,
  readyRows,
  rowsOf,
} from "../../../shared/resume-review/reviewRows.ts";

type Body = Input<typeof addCandidate>["body"];
type Chosen = Pick<Body, "experience" | "education" | "languages" | "certificates" | "skills">;

/** Returns whether the document states this level; a named licence counts as held. */
function isAsRead(read: ReviewedSkill | undefined, level: number): boolean {
  return read !== undefined && (read.level === level || read.skill.kind === "licence");
}

/**
 * Returns the data of a new candidate: selected and complete rows. A level set by the recruiter counts as
 * confirmed.
 */
export function chosenOf(ready: readonly ReviewRow[]): Chosen {
  const { experience, education, languages, certificates, skills } = entriesByGroup(ready);
  const read = new Map(ready.flatMap(({ key, skill }) => (skill?.read ? [[key, skill.read] as const] : [])));
  return {
    experience: experience.map(({ entry }) => entry),
    education: education.map(({ entry }) => entry),
    languages: languages.map(({ entry }) => entry),
    certificates: certificates.map(({ entry }) => entry),
    skills: skills.map(({ key, entry }) => ({
      ...entry,
      source: isAsRead(read.get(key), entry.level) ? ("inferred" as const) : ("confirmed" as const),
      words: read.get(key)?.words?.slice(0, 300) ?? null,
    })),
  };
}

/** Returns the review rows of an unsaved résumé; decisions stay local until the candidate is added. */
export function useReadingReview(reading: ResumeReading) {
  const { t } = useTranslation("resume-review");
  const { show } = useSnackbar();
  const [draft, change] = useState(EMPTY_DRAFT);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const stateOf = ({ key }: ReviewRow): ReviewState => (leftOut.has(key) ? "left_out" : "open");
  const rows = rowsOf(reading, draft).map((row) => ({ ...row, state: stateOf(row) }));
  const keysOf = (changed: readonly ReviewRow[]) => changed.map(({ key }) => key);
  const onPutBack: ReviewModel["onPutBack"] = (changed) => {
    const back = new Set(keysOf(changed));
    setLeftOut((before) => new Set([...before].filter((key) => !back.has(key))));
  };
  const model: ReviewModel = {
    rows,
    draft,
    unlinked: reading.unlinked,
    recognized: reading.recognized,
    mainLanguage: reading.written_in,
    canReview: true,
    counted: "chosen",
    ...draftActs(change),
    onPutBack,
    onLeaveOut: (changed) => {
      setLeftOut((before) => new Set([...before, ...keysOf(changed)]));
      show(t("left-out", { count: changed.length }), "success", { undo: () => onPutBack(changed) });
    },
  };
  return { model, ready: readyRows(rows, draft) };
}
