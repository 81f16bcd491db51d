import type { GoalDetail } from "@vaardig/contract/goals/goals";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";

/** Returns a goal in progress for SQL, with one activity. */
export function buildGoal(overrides: Partial<GoalDetail> = {}): GoalDetail {
  return {
    id: ID,
    name: "Grow in SQL",
    description: "Ask me",
    start_date: "2026-01-01",
    due_date: "2026-06-30",
    state: "in_progress",
    overdue: false,
    progress: 50,
    origin: "own",
    assigned_by: null,
    reason: null,
    owner: { id: ID, name: "Anna de Vries", photo_url: null },
    job_profile: null,
    skills: [
      {
        skill: { id: ID, name: "SQL", kind: "skill", group_id: null, group_name: null },
        level: 4,
        current: 2,
        required: 4,
      },
    ],
    actions_count: 1,
    actions_done: 0,
    comments_count: 0,
    completed_at: null,
    version: 3,
    actions: {
      courses: [],
      projects: [],
      activities: [
        {
          id: ID,
          kind: "activity",
          title: "Read",
          course_id: null,
          project_id: null,
          skill_id: null,
          progress: 0,
          is_closed: false,
          done_at: null,
        },
      ],
    },
    can: ["complete_action", "complete", "comment", "edit", "cancel", "delete"],
    ...overrides,
  };
}
