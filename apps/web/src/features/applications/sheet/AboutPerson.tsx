import type { ApplicationDetail } from "@vaardig/contract/applications/applications";
import { useState } from "react";
import { usePath } from "../../../lib/usePath.ts";
import { NotesSection } from "../../../shared/notes/NotesSection.tsx";
import { type OpenTask, TasksSection } from "../../../shared/tasks/TasksSection.tsx";

const FEW = 5;

/** Tasks about the applicant, and notes about a candidate; nothing for readers who see no candidates. */
export function AboutPerson({ detail: { person, vacancy } }: { detail: ApplicationDetail }) {
  const readsCandidates = usePath()("candidates-list") !== undefined;
  const [open, setOpen] = useState<OpenTask>(null);
  if (!readsCandidates) return null;
  return (
    <>
      <TasksSection
        userId={person.id}
        open={open}
        onOpen={setOpen}
        vacancies={[vacancy]}
        vacancyId={vacancy.id}
        size={FEW}
        isPart
      />
      {/* Notes about a colleague are their managers', not recruiting's. */}
      {!person.internal && <NotesSection userId={person.id} isCandidate isPart />}
    </>
  );
}
