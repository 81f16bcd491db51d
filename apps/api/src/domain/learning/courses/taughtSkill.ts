/** What a course teaches in a skill, from one level (0 = none needed) to another. */
export interface TaughtSkill {
  skillId: string;
  levelFrom: number;
  levelTo: number;
}
