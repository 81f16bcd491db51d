import type { ProjectDetail } from "@vaardig/contract/projects/projects";
import { describe } from "vitest";
import { buildRequiredSkill } from "../../../test/builders.ts";
import { draw, openCall } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import { testKeepsInput } from "../../../test/testKeepsInput.ts";
import words from "../projects.en.json";
import { ProjectForm } from "./ProjectForm.tsx";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const DATES = { roleStartDate: "2027-01-04", roleEndDate: "2027-06-30" };
const PROJECT = {
  id: ID,
  name: "Wind farm",
  version: 1,
  work: {
    values: {
      name: "Wind farm",
      description: "Turbines",
      department: null,
      startDate: "2027-01-04",
      endDate: "2027-06-30",
      roles: [
        {
          id: ID,
          role: "Engineer",
          job_profile: { id: ID, name: "Engineer" },
          ...DATES,
          hours: 36,
          salary_from: null,
          salary_to: null,
          roleDescription: "",
          skills: [buildRequiredSkill()],
        },
      ],
    },
  },
} as unknown as ProjectDetail;

describe("a project", () => {
  testKeepsInput({
    open: async () => {
      openServer("/none");
      const { calls, call } = openCall();
      const screen = await draw(<ProjectForm record={PROJECT} save="Save project" onSave={call} />, {
        projects: words,
      });
      return { screen, sent: calls };
    },
    field: words.field.name,
    save: "Save project",
  });
});
