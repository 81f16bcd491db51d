import type { GoalDraft } from "@vaardig/contract/goals/goalDraft";
import { createScreenSlice } from "../../lib/createScreenSlice.ts";

export type SelectedSkill = GoalDraft["skills"][number];
/** An action in the wizard; with an id when the goal already has it. */
export type SelectedAction = GoalDraft["actions"][number] & { id?: string };

export interface GoalFactsInput {
  name: string;
  description: string;
  start_date: string;
  due_date: string;
}

interface GoalsState {
  step: number;
  facts: GoalFactsInput;
  selectedSkills: SelectedSkill[];
  selectedCourses: SelectedAction[];
  selectedProjects: SelectedAction[];
  selectedActivities: SelectedAction[];
}

/** State of the open wizard; goals, actions, projects and matched courses are in the API cache. */
export const goalsSlice = createScreenSlice<GoalsState>("goals", {
  step: 1,
  facts: { name: "", description: "", start_date: "", due_date: "" },
  selectedSkills: [],
  selectedCourses: [],
  selectedProjects: [],
  selectedActivities: [],
});
