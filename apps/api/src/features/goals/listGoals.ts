import type { Payload, Query } from "@vaardig/contract/endpoint";
import type { getGoals } from "@vaardig/contract/goals/goals";
import { recordEvents } from "../../domain/events/recordEvents.ts";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import { goalsOf, peopleWithGoals } from "../../domain/learning/goals/goals.queries.ts";
import { employeesWhere } from "../../domain/people/employeesWhere.ts";
import { peopleCards } from "../../domain/people/peopleCards.ts";
import { readPrivateData } from "../../domain/people/readPrivateData.ts";
import { authorize } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canSeeGoalsOfOthers, goalListActs } from "./goals.policy.ts";
import { type GoalReader, presentGoals } from "./goals.present.ts";

type GoalsQuery = Query<typeof getGoals>;
type List = Payload<typeof getGoals>;

const isNamed = (name: string, text: string) => name.toLocaleLowerCase().includes(text.toLocaleLowerCase());

/** Returns one person's goals, the viewer's own when no id is given. */
export async function listOfPerson(
  reader: GoalReader,
  viewer: Viewer,
  { user_id: userId, state, search_query: text, page, size }: GoalsQuery,
): Promise<Pick<List, "data" | "total" | "can">> {
  const person = await readPrivateData(reader.tx, viewer, userId, "goals.read");
  const isMine = person.id === viewer.userId;
  const rows = (await goalsOf(reader.tx, reader.companyId, [person.id], state)).filter(({ name }) =>
    isNamed(name, text),
  );
  const shown = rows.slice(page * size, (page + 1) * size);
  const data = await presentGoals(reader, shown, isMine ? "owner" : "keeper");
  return { data, total: rows.length, can: goalListActs(isMine) };
}

/** Returns the goals of everyone the viewer is responsible for, by person; those with overdue goals first. */
export async function listByPerson(
  reader: GoalReader,
  viewer: Viewer,
  { state, search_query, page, size }: GoalsQuery,
): Promise<Pick<List, "people" | "total" | "can">> {
  authorize(canSeeGoalsOfOthers(viewer));
  const { tx, companyId, secrets, language } = reader;
  const where = employeesWhere(viewer, { search_query, employeeStatus: ["active"] });
  // No one is responsible for themselves.
  const others = {
    ...where,
    name: `${where.name}_o`,
    text: `${where.text} and u.id <> $${where.values.length + 1}`,
  };
  const found = await peopleWithGoals(
    tx,
    { ...others, values: [...where.values, viewer.userId] },
    { page, size },
  );
  const ids = found.rows.map(({ id }) => id);
  // Reading the own line is not logged.
  if (viewer.role !== "manager")
    await recordEvents(
      tx,
      ids.map((userId) => ({ companyId, actorId: viewer.userId, kind: "goals.read", userId })),
    );
  const cards = await peopleCards(tx, companyId, ids, language);
  const goals = Map.groupBy(
    await presentGoals(reader, await goalsOf(tx, companyId, ids, state), "keeper"),
    ({ owner }) => owner.id,
  );
  const people = found.rows.flatMap(({ id, ...counts }) => {
    const card = cards.get(id);
    if (!card) return [];
    const { name, title: job, photoId } = card;
    const person = { id, name, job, photo_url: photoUrl(secrets, companyId, photoId) };
    return [{ person, ...counts, goals: goals.get(id) ?? [] }];
  });
  return { people, total: found.total, can: goalListActs(false) };
}
