import { candidateNotes, candidateTasks } from "../domain/candidates/candidates.table.ts";
import { files } from "../domain/files/files.table.ts";
import { certificates, educations, experiences } from "../domain/people/career.table.ts";
import { personSkills, skillWishes } from "../domain/skills/personSkills.table.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";
import type { TestUser } from "./factories.ts";
import type { PersonRecordIds } from "./scopeRow.ts";

/** Creates one record of each kind about a person; `by` is the author of notes and tasks. */
export function buildPersonRecords(
  db: Database,
  person: TestUser,
  { skillId, by }: { skillId: string; by: TestUser },
): Promise<PersonRecordIds> {
  const own = { companyId: person.companyId, userId: person.id };
  const year = { started: "2015-09-01", finished: "2019-07-01" };
  const idOf = ([row]: { id: string }[]) => row?.id ?? "";
  return acrossCompanies(db, async (tx) => ({
    experience: idOf(
      await tx
        .insert(experiences)
        .values({ ...own, position: "Baker", company: "Bakery", startDate: "2020-01-01" })
        .returning(),
    ),
    education: idOf(
      await tx
        .insert(educations)
        .values({ ...own, ...year, degree: "A", institution: "B", level: "C" })
        .returning(),
    ),
    certificate: idOf(
      await tx
        .insert(certificates)
        .values({ ...own, name: "First aid" })
        .returning(),
    ),
    file: idOf(
      await tx
        .insert(files)
        .values({
          ...own,
          createdBy: person.id,
          useAs: "resume",
          name: "cv.pdf",
          contentType: "application/pdf",
          size: 1,
          storageKey: `kept/${person.id}`,
        })
        .returning(),
    ),
    skill: idOf(
      await tx
        .insert(personSkills)
        .values({ ...own, skillId, level: 3, source: "self", createdBy: person.id })
        .returning(),
    ),
    wish: idOf(
      await tx
        .insert(skillWishes)
        .values({ ...own, skillId })
        .returning(),
    ),
    note: idOf(
      await tx
        .insert(candidateNotes)
        .values({ ...own, authorId: by.id, title: "A", description: "B" })
        .returning(),
    ),
    task: idOf(
      await tx
        .insert(candidateTasks)
        .values({
          ...own,
          title: "Call",
          type: "call",
          activityDate: "2030-01-01",
          authorId: by.id,
          assigneeId: by.id,
        })
        .returning(),
    ),
  }));
}
