import type { DemoPerson } from "./makePeople.ts";

interface Dated {
  userId: string;
  createdAt?: Date | undefined;
}

/** Returns the people with their creation moved before the first record about them. */
export function backdatePeople(people: readonly DemoPerson[], told: readonly Dated[]): DemoPerson[] {
  const first = new Map<string, Date>();
  for (const { userId, createdAt } of told) {
    const before = first.get(userId);
    if (createdAt && (!before || createdAt < before)) first.set(userId, createdAt);
  }
  return people.map((person) => {
    const { id, createdAt } = person.row;
    const began = first.get(id);
    return began && createdAt && began < createdAt
      ? { ...person, row: { ...person.row, createdAt: began } }
      : person;
  });
}
