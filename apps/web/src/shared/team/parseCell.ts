import { TEAM_CELL, type TeamCell, type TeamPerson } from "@vaardig/contract/team/team";

/** A decoded cell of a person and a skill. */
export interface ParsedCell {
  /** Index of the skill among the visible ones. */
  skill: number;
  /** True when the person has the skill, at any level. */
  has: boolean;
  /** Null when unstated, or when the person lacks the skill. */
  level: number | null;
  /** Level required by the person's job; null when not required. */
  required: number | null;
  /** True when the required level exceeds the stated one. */
  gap: boolean;
  confirmed: boolean;
  waiting: boolean;
}

/** Decodes a cell of the wire format. */
export function parseCell([skill, held, asked, marks]: TeamCell): ParsedCell {
  const has = held !== null;
  return {
    skill,
    has,
    level: held || null,
    required: asked || null,
    gap: asked > 0 && (!has || (held > 0 && held < asked)),
    confirmed: (marks & TEAM_CELL.confirmed) !== 0,
    waiting: (marks & TEAM_CELL.waiting) !== 0,
  };
}

/** Returns the number of a person's pending confirmations among the visible skills. */
export function countWaiting({ cells }: Pick<TeamPerson, "cells">): number {
  return cells.filter((cell) => parseCell(cell).waiting).length;
}
