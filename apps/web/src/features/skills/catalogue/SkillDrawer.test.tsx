import type { SkillDetail } from "@vaardig/contract/skills/skillCatalogue";
import { describe } from "vitest";
import { draw } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import { testShowsBothVersions } from "../../../test/testShowsBothVersions.ts";
import words from "../skill-catalogue.en.json";
import { SkillDrawer } from "./SkillDrawer.tsx";

const NONE = { count: 0, first: [] };
const SKILL: SkillDetail = {
  id: "01890a5d-ac96-774b-bcce-b302099a8057",
  name: "Ice watch",
  also: [],
  kind: "skill",
  group: null,
  is_own: true,
  status: "approved",
  proposed_by: null,
  people_count: 0,
  job_profiles_count: 0,
  version: 1,
  can: ["edit"],
  name_en: "Ice watch",
  name_nl: null,
  aliases_en: [],
  aliases_nl: [],
  company_aliases_en: [],
  company_aliases_nl: [],
  description_en: "Watches.",
  description_nl: "",
  levels_en: null,
  levels_nl: null,
  levels: [],
  merged_from: [],
  people: null,
  job_profiles: NONE,
  vacancies_count: 0,
  wishes_count: null,
  similar: [],
};

async function open() {
  const now = { ...SKILL, version: 2, description_en: "Looks out.", name_en: "Harbour ice watch" };
  const sent = openServer("/skill", { "/skill_catalogue/skill": () => now });
  const drawer = <SkillDrawer of={SKILL} isProposal={false} onClose={() => undefined} />;
  return { sent, screen: await draw(drawer, { "skill-catalogue": words }) };
}

describe("a skill of the catalogue", () => {
  testShowsBothVersions({
    open,
    title: words.edit.conflict,
    save: words.edit.save,
    field: { label: words.fields.description_en, name: "description_en", theirs: "Looks out." },
    taken: words.fields.name_en,
  });
});
