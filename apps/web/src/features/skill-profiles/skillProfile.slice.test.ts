import type { RequiredSkill, SkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { describe, expect, test } from "vitest";
import { signedOut } from "../../lib/auth.slice.ts";
import {
  changesDiscarded,
  headSaved,
  jobSelected,
  profileRead,
  profileSaved,
  type SkillProfileState,
  skillAdded,
  skillProfileReducer,
  skillRated,
  skillRemoved,
} from "./skillProfile.slice.ts";

const entry = (id: string, name = id): RequiredSkill => ({
  skill: { id, name, kind: "skill" as const, group_id: null, group_name: null },
  level: 3,
  kind: "essential",
  importance: 3,
  must_have: false,
});

const profile = (rest: Partial<SkillProfile> = {}): SkillProfile => ({
  id: "job",
  name: "Welder",
  sector: null,
  description: "",
  skills_count: 2,
  people_count: 0,
  roles_count: 0,
  is_shared: false,
  version: 1,
  can: ["edit"],
  name_en: "Welder",
  name_nl: null,
  description_en: "",
  description_nl: null,
  made_from: null,
  roles: [],
  skills: [entry("a"), entry("b")],
  ...rest,
});

type Action = Parameters<typeof skillProfileReducer>[1];
const after = (...actions: Action[]): SkillProfileState =>
  [jobSelected("job"), profileRead(profile()), ...actions].reduce<SkillProfileState | undefined>(
    (state, action) => skillProfileReducer(state, action),
    undefined,
  ) as SkillProfileState;
const ids = ({ skillProfile }: SkillProfileState) => skillProfile?.skills.map(({ skill }) => skill.id);

describe("the open skill profile", () => {
  test("holds what was read of the selected job, and nothing of another", () => {
    expect(after()).toMatchObject({ selectedJob: "job", selectedTitle: "Welder" });
    expect(after(profileRead(profile({ id: "other", name: "Other" }))).selectedTitle).toBe("Welder");
    expect(after(jobSelected("other"))).toMatchObject({ skillProfile: null, selectedTitle: null });
  });

  test("a change that is taken back is none", () => {
    const changed = after(skillRated({ id: "a", rating: { level: 5 } }));
    expect(changed.skillProfile?.isDirty).toBe(true);
    const back = skillProfileReducer(changed, skillRated({ id: "a", rating: { level: 3 } }));
    expect(back.skillProfile?.isDirty).toBe(false);
    expect(after(skillRemoved("b"), skillAdded({ entry: entry("b"), at: 1 })).skillProfile?.isDirty).toBe(
      false,
    );
    expect(after(skillRemoved("b"), changesDiscarded()).skillProfile?.isDirty).toBe(false);
  });

  test("a skill is there once", () => {
    expect(ids(after(skillAdded({ entry: entry("c") }), skillAdded({ entry: entry("c") })))).toEqual([
      "a",
      "b",
      "c",
    ]);
  });

  test("a read does not take away what is changed, but names it again", () => {
    const dutch = profile({ name: "Lasser", skills: [entry("a", "eerste"), entry("b", "tweede")] });
    const state = after(skillRemoved("b"), profileRead(dutch));
    expect(ids(state)).toEqual(["a"]);
    expect(state.skillProfile?.skills[0]?.skill.name).toBe("eerste");
    expect(state.selectedTitle).toBe("Lasser");
  });

  test("what someone else saved is not passed off as seen while there are changes", () => {
    const newer = profile({ version: 2, skills: [entry("z")] });
    const dirty = after(skillRemoved("b"), profileRead(newer));
    expect([ids(dirty), dirty.skillProfile?.stored.version]).toEqual([["a"], 1]);
    expect(ids(after(profileRead(newer)))).toEqual(["z"]);
  });

  test("an older read that comes late does not undo a save", () => {
    const saved = profile({ version: 2, skills: [entry("a")] });
    expect(ids(after(skillRemoved("b"), profileSaved(saved), profileRead(profile())))).toEqual(["a"]);
  });

  test("saving the name keeps the changes of the skills", () => {
    const state = after(skillRemoved("b"), headSaved(profile({ version: 2, name: "Fitter" })));
    expect(state).toMatchObject({
      selectedTitle: "Fitter",
      skillProfile: { isDirty: true, stored: { version: 2 } },
    });
    expect(ids(state)).toEqual(["a"]);
  });

  test("is gone when the session is", () => {
    expect(after(signedOut())).toMatchObject({ skillProfile: null, selectedJob: null });
  });
});
