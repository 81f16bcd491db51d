/** A skill that a course teaches, from one level (0 = none needed) to another. */
export interface TaughtSkill {
  skillId: string;
  levelFrom: number;
  levelTo: number;
}
