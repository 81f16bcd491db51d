import { TEAM_CELL, type TeamCell, type TeamPerson } from "@vaardig/contract/team/team";

/** A person at a skill. */
export interface ReadCell {
  /** Place of the skill among those shown. */
  skill: number;
  /** Whether the person has the skill, whatever the level. */
  has: boolean;
  /** Null where no one stated one, or where the person does not have the skill. */
  level: number | null;
  /** What the person's job asks for; null where it does not. */
  required: number | null;
  /** The job asks for more than the level that is stated. */
  gap: boolean;
  confirmed: boolean;
  waiting: boolean;
}

/** What a cell of the wire says. */
export function readCell([skill, held, asked, marks]: TeamCell): ReadCell {
  const has = held !== null;
  return {
    ...{ skill, has },
    level: held || null,
    required: asked || null,
    gap: asked > 0 && (!has || (held > 0 && held < asked)),
    confirmed: (marks & TEAM_CELL.confirmed) !== 0,
    waiting: (marks & TEAM_CELL.waiting) !== 0,
  };
}

/** Levels of a person that wait for confirmation, of the shown skills. */
export function countWaiting({ cells }: Pick<TeamPerson, "cells">): number {
  return cells.filter((cell) => readCell(cell).waiting).length;
}
