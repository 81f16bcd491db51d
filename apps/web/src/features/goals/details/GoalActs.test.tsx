import type { Goal } from "@vaardig/contract/goals/goals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { buildGoal } from "../../../test/buildGoal.ts";
import { drawPage, pressNamed, said } from "../../../test/drawPage.tsx";
import { fieldOf, findButton, isAsked, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { recordSent, refusal, type Sent } from "../../../test/recordSent.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import words from "../goals.en.json";
import { GoalActs } from "./GoalActs.tsx";
import type { GoalCommand } from "./useGoalActs.ts";

const OTHER = "01890a5d-ac96-774b-bcce-b302099a8058";
const SQL = { ...buildGoal().skills[0]?.skill };

describe("the actions on a goal", () => {
  let screen: OnScreen | undefined;
  let sent: Sent[] = [];
  const open = async (more: Partial<Goal> = {}, only?: readonly GoalCommand[]) => {
    const goal = buildGoal(more);
    const Page = () => <GoalActs goal={goal} {...(only && { only })} />;
    const who = signedInAs("manager", "goals", "add-goal", "line-goals");
    screen = await drawPage(Page, { at: "/a-goal" }, { goals: words }, who);
  };
  const commands = () => sent.filter(({ call }) => !call.startsWith("GET"));
  const chooseAct = async (name: string) => {
    await pressNamed("More for Grow in SQL");
    const item = [...document.querySelectorAll<HTMLElement>("[role=menuitem]")].find(
      ({ textContent }) => textContent === name,
    );
    if (!item) throw new Error(`No act "${name}"`);
    await act(async () => item.click());
    await settle();
  };
  beforeEach(() => {
    sent = recordSent(({ call }) => (call.startsWith("GET") ? { data: [], kinds: [], skills: [] } : {}));
  });
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("are those that the server allows, and in a list only the named ones with their goal", async () => {
    await open({ can: ["accept", "decline", "edit"] });
    expect(findButton("Accept")).toBeDefined();
    expect(findButton("Start")).toBeUndefined();
    await pressNamed("More for Grow in SQL");
    const items = [...document.querySelectorAll("[role=menuitem]")];
    expect(items.map(({ textContent }) => textContent)).toEqual(["Edit goal"]);
    expect(items[0]?.getAttribute("href")).toBe(`/manager/add-goal?goal=${buildGoal().id}`);
    await screen?.remove();
    await open({ can: ["accept", "decline", "edit"] }, ["accept"]);
    expect(findButton("Accept")?.getAttribute("aria-label")).toBe("Accept: Grow in SQL");
    expect(findButton("Decline")).toBeUndefined();
    expect(document.querySelector("[aria-haspopup=menu]")).toBeNull();
  });

  test("are sent at once unless they end the goal, and once when pressed twice", async () => {
    await open({ can: ["accept", "decline"] });
    await press("Accept", 2);
    expect(commands()).toHaveLength(1);
    expect(commands()[0]?.body).toMatchObject({ id: buildGoal().id, version: 3 });
    expect(screen?.message()).toBe("Goal accepted");
    await press("Decline");
    expect(commands()).toHaveLength(1);
    expect(isAsked("Decline “Grow in SQL”?")).toBe(true);
    expect(fieldOf("Reason (optional)").required).toBe(false);
  });

  test("ask for the reason of a cancellation, and forget it when they are closed", async () => {
    await open({ can: ["cancel"] });
    await chooseAct("Cancel goal");
    expect(findButton("Cancel goal")?.disabled).toBe(true);
    await type("Reason", "   ");
    expect(findButton("Cancel goal")?.disabled).toBe(true);
    await type("Reason", "No time");
    await press("Cancel");
    await chooseAct("Cancel goal");
    expect(fieldOf("Reason").value).toBe("");
    await type("Reason", "Another job");
    await press("Cancel goal");
    expect(commands()[0]?.body).toMatchObject({ reason: "Another job" });
  });

  test("stay open with what was typed when the server refuses", async () => {
    sent = recordSent(() => refusal("stale_version", "Someone else changed it"));
    await open({ can: ["cancel"] });
    await chooseAct("Cancel goal");
    await type("Reason", "Another job");
    await press("Cancel goal");
    expect(document.querySelector("[role=dialog] [role=alert]")?.textContent).toBe("Someone else changed it");
    expect(fieldOf("Reason").value).toBe("Another job");
  });

  test("name what is wrong with an entry before what is wrong in general", async () => {
    sent = recordSent(() =>
      refusal("invalid", "Some entries are not valid", { fields: { reason: "The reason is too long" } }),
    );
    await open({ can: ["cancel"] });
    await chooseAct("Cancel goal");
    await type("Reason", "Another job");
    await press("Cancel goal");
    expect(document.querySelector("[role=dialog] [role=alert]")?.textContent).toBe("The reason is too long");
  });

  test("lead from a deleted goal to one's own list, and from someone else's to the team's", async () => {
    await open({ can: ["delete"] });
    await chooseAct("Delete goal");
    await press("Delete goal");
    expect(window.location.pathname).toBe("/manager/goals");
    await screen?.remove();
    await open({ can: ["delete"], owner: { id: OTHER, name: "Bram", photo_url: null } });
    await chooseAct("Delete goal");
    await press("Delete goal");
    expect(window.location.pathname).toBe("/manager/line-goals");
  });

  test("of a reached goal name what is unfinished, and send only the levels that are ticked", async () => {
    await open({ can: ["complete"], actions_count: 3, actions_done: 1 });
    await press("Mark as completed");
    expect(said()).toContain("2 actions are not done yet.");
    expect(said()).not.toContain(words.reached.evidence);
    const box = () => document.querySelector<HTMLInputElement>("[role=dialog] input[type=checkbox]");
    await act(async () => box()?.click());
    expect(said()).toContain(words.reached.evidence);
    expect(document.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value).toBe("4");
    await act(async () => box()?.click());
    expect(said()).not.toContain(words.reached.evidence);
    await act(async () => box()?.click());
    await act(async () => document.querySelector<HTMLElement>("input[type=radio][value='5']")?.click());
    await type(words.reached.evidence, "  Built the warehouse ");
    const confirms = [...document.querySelectorAll<HTMLElement>("[role=dialog] button")];
    await act(async () => confirms.at(-1)?.click());
    await settle();
    expect(commands()[0]?.body).toMatchObject({
      levels: [{ skill_id: SQL.id, level: 5 }],
      evidence: "Built the warehouse",
    });
  });
});
