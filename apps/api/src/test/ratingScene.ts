import type { Rating } from "@vaardig/contract/skills/skillHistory";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { expect } from "vitest";
import type { Answer, TestApp } from "./buildApp.ts";
import type { TestUser } from "./factories.ts";

/** Returns what tests of a person's ratings do; `on` is read at each call, once the tests are set up. */
export function ratingScene(on: () => { test: TestApp; person: TestUser; welding: string }) {
  const addSkill = (level: number, more: object = {}) =>
    on()
      .test.as(on().person)
      .post("/skill_proficiency", { skill_id: on().welding, level, ...more });
  const confirm = (by: TestUser, level: number, more: object = {}) =>
    on()
      .test.as(by)
      .post("/skill_proficiency/confirm", {
        user_id: on().person.id,
        skill_id: on().welding,
        level,
        ...more,
      });
  const one = (answer: Answer) => {
    expect(answer.body).toMatchObject({ success: true });
    return answer.body.payload as PersonSkill;
  };

  async function held(reader: TestUser = on().person): Promise<PersonSkill[]> {
    const answer = await on().test.as(reader).get("/skill_proficiency", { user_id: on().person.id });
    return (answer.body.payload as { data: PersonSkill[] }).data;
  }

  async function history(reader: TestUser = on().person, skillId = on().welding): Promise<Rating[]> {
    const query = { user_id: on().person.id, skill_id: skillId };
    const answer = await on().test.as(reader).get("/skill_proficiency/history", query);
    expect(answer.status).toBe(200);
    return (answer.body.payload as { data: Rating[] }).data;
  }
  return { addSkill, confirm, one, held, history };
}
