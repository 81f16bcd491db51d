import type { Tx } from "../../../platform/db/database.ts";
import { notifyEach } from "../../notifications/notify.ts";

interface Started {
  company_id: string;
  user_id: string;
  course_id: string;
  titles: Record<string, string>;
}

/** Notifies people that courses they started are no longer offered. */
export async function notifyWithdrawn(
  tx: Tx,
  courseIds: readonly string[],
  actorId: string | null = null,
): Promise<void> {
  if (courseIds.length === 0) return;
  const { rows } = await tx.$client.query<Started>({
    name: "started_courses_withdrawn",
    text: `select e.company_id, e.user_id, e.course_id, c.titles from enrolments e join courses c on c.id = e.course_id
      where e.course_id = any($1::uuid[]) and e.state = 'started'`,
    values: [courseIds],
  });
  for (const [companyId, own] of Map.groupBy(rows, (row) => row.company_id)) {
    const list = own.map(({ user_id: userId, course_id: subjectId, titles }) => {
      const title = titles.en ?? titles.nl ?? Object.values(titles)[0] ?? "";
      const values = { name_en: title, name_nl: titles.nl ?? title };
      return { userId, subjectId, values, key: `course_withdrawn ${subjectId}` };
    });
    await notifyEach(tx, { companyId, actorId, kind: "course_withdrawn", type: "course" }, list);
  }
}
