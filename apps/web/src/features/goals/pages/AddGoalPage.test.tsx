import type { GoalDraft } from "@vaardig/contract/goals/goalDraft";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildGoal } from "../../../test/buildGoal.ts";
import { drawPage, pressNamed, said } from "../../../test/drawPage.tsx";
import {
  fieldOf,
  findButton,
  isAsked,
  type OnScreen,
  press,
  settle,
  stepBack,
  type,
} from "../../../test/onScreen.tsx";
import { openServer, type Save } from "../../../test/openServer.ts";
import { stubServer } from "../../../test/stubServer.ts";
import { PausedContext } from "../../../ui/whilePaused.ts";
import words from "../goals.en.json";
import { AddGoalPage } from "./AddGoalPage.tsx";

const PERSON = { id: buildGoal().id, name: "Anna de Vries" };
const START = { skills: [], person: PERSON, job_profile: null, required: [] };
const SKILL = buildGoal().skills[0]?.skill ?? {
  id: "",
  name: "",
  kind: "skill",
  group_id: null,
  group_name: null,
};
const DRAFT: GoalDraft = {
  step: 3,
  name: "Half a goal",
  description: "Why",
  start_date: "2026-02-01",
  due_date: "2026-05-01",
  skills: [{ skill: SKILL, level: 3 }],
  actions: [],
  person: null,
  job_profile_id: null,
  origin: "own",
};

const reads = (more: Record<string, () => unknown> = {}) => ({
  "/goals/preset": () => START,
  "/goals/draft": () => ({ draft: null, saved_at: null }),
  "/goals/suggestions": () => ({ data: [], total: 0 }),
  "/skill_level_description": () => ({ data: [], kinds: [], skills: [] }),
  "/learning_matching/matches": () => [{ count: 0 }],
  ...more,
});
const at = (address = "/add-goal") => drawPage(AddGoalPage, { at: address }, { goals: words });

describe("the wizard", () => {
  let screen: OnScreen | undefined;
  let sent: Save[] = [];
  const open = async (more: Record<string, () => unknown> = {}, address?: string) => {
    sent = openServer("/goals/", reads(more));
    screen = await at(address);
  };
  beforeEach(() => window.history.pushState({}, "", "/"));
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("asks on its first step for what is missing, and for an end after the start", async () => {
    await open();
    await press("Next");
    expect(said()).toContain("This field is required");
    expect(said()).toContain("A description is required");
    expect(document.activeElement).toBe(fieldOf("Name"));
    await type("Name", "Grow");
    await type("Description", "Because");
    await type("Start date", "2026-05-01");
    await type("Due date", "2026-05-01");
    await press("Next");
    expect(said()).toContain("The end date must be after the start date");
    await type("Due date", "2026-05-02");
    expect(said()).not.toContain("The end date must be after the start date");
    await press("Next");
    expect(said()).toContain(words.wizard["skill-search"]);
    expect(document.activeElement?.textContent).toBe(words.wizard.step.skills);
    await press("Next");
    expect(said()).toContain("At least one skill must be selected");
  });

  test("says before anyone types that a paused company saves nothing", async () => {
    openServer("/goals/", reads());
    const Paused = () => (
      <PausedContext value={<p>Nothing can be saved</p>}>
        <AddGoalPage />
      </PausedContext>
    );
    screen = await drawPage(Paused, { at: "/add-goal" }, { goals: words });
    expect(said()).toContain("Nothing can be saved");
  });

  test("stops a description at 700 characters", async () => {
    await open();
    expect(fieldOf("Description").maxLength).toBe(700);
  });

  test("continues where it was left, asks for an action, and is sent once", async () => {
    await open({ "/goals/draft": () => ({ draft: DRAFT, saved_at: new Date().toISOString() }) });
    expect(said()).toContain("Nothing is lost.");
    await press("Next");
    expect(said()).toContain("Add at least one action");
    expect(document.activeElement?.textContent).toBe(words.wizard.step.actions);
    await type("Activity", "Read a book");
    await press("Add activity");
    expect(document.activeElement).toBe(fieldOf("Activity"));
    await press("Next");
    expect(said()).toContain("Half a goal");
    expect(said()).toContain("Read a book (Activity)");
    await press("Set goal", 2);
    await settle(50);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      name: "Half a goal",
      origin: "own",
      skills: [{ skill_id: SKILL.id, level: 3 }],
      actions: [{ kind: "activity", title: "Read a book" }],
    });
  });

  test("offers the projects that use its skills, and continues without them when they cannot be read", async () => {
    const draft = { draft: DRAFT, saved_at: null };
    const role = { id: SKILL.id, name: "Grid map", roles: ["GIS specialist"], skills: [{ name: "GIS" }] };
    await open({ "/goals/draft": () => draft, "/recommendations": () => ({ projects: [role] }) });
    expect(said()).toContain(words.wizard.projects);
    expect(said()).toContain("Grid map");
    await screen?.remove();
    await open({
      "/goals/draft": () => draft,
      "/recommendations": () => {
        throw new Error("no answer");
      },
    });
    expect(said()).not.toContain(words.wizard.projects);
    expect(document.querySelector("[role=alert]")).toBeNull();
    await type("Activity", "Read a book");
    await press("Add activity");
    await press("Next");
    expect(said()).toContain("Read a book (Activity)");
  });

  test("leads to the step of what the server refuses, with everything there", async () => {
    await open({ "/goals/draft": () => ({ draft: { ...DRAFT, step: 4, actions: [READ] }, saved_at: null }) });
    await press("Set goal");
    await sent[0]?.refuse(400, "validation_failed", { "skills.0.skill_id": "This skill does not exist" });
    expect(said()).toContain(SKILL.name);
    expect(said()).toContain(words.wizard["skill-search"]);
  });

  test("begins with what another screen names, and is kept when it is left", async () => {
    const kept: unknown[] = [];
    stubServer({
      "GET /goals/preset": () => ({ ...START, skills: [{ skill: SKILL, level: 4 }] }),
      "GET /goals/suggestions": () => ({ data: [], total: 0 }),
      "POST /goals/draft": () => kept.push(1) && { saved_at: "2026-03-02T10:00:00.000Z" },
    });
    screen = await at(`/add-goal?skills=${SKILL.id}:4`);
    expect(fieldOf("Name").value).toBe(`Grow in ${SKILL.name}`);
    await type("Description", "Because");
    await screen.remove();
    screen = undefined;
    await settle();
    expect(kept).toHaveLength(1);
  });

  test("opened again at once reads what it kept only when that is stored", async () => {
    let stored: GoalDraft | null = null;
    sent = openServer("/goals/draft", reads({ "/goals/draft": () => ({ draft: stored, saved_at: null }) }));
    const LeftAndOpened = () => {
      const [isLeft, setLeft] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setLeft(!isLeft)}>
            Other page
          </button>
          {!isLeft && <AddGoalPage />}
        </>
      );
    };
    screen = await drawPage(LeftAndOpened, { at: "/add-goal" }, { goals: words });
    await type("Name", "Half a goal");
    await press("Other page");
    expect(sent).toHaveLength(1);
    await press("Other page");
    expect(said()).not.toContain(words.wizard.steps);
    expect(findButton("Next")).toBeUndefined();
    stored = DRAFT;
    await sent[0]?.answer({ saved_at: "2026-03-02T10:00:00.000Z" });
    await settle();
    await press("Back", 1);
    await press("Back", 1);
    expect(fieldOf("Description").value).toBe("Why");
  });

  test("does not write over a goal that another tab keeps, until it is asked to", async () => {
    const over: unknown[] = [];
    let kept = "2026-03-02T10:00:00.000Z";
    await open({
      "/goals/draft": () => ({ draft: DRAFT, saved_at: kept }),
    });
    vi.stubGlobal(
      "fetch",
      answering(over, () => kept),
    );
    kept = "2026-03-02T10:05:00.000Z";
    await press("Back");
    await press("Back");
    await type("Name", "Here");
    window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    await settle();
    expect(said()).toContain(words.wizard["other-kept"]);
    await press("Save this one instead");
    await settle();
    expect(said()).not.toContain(words.wizard["other-kept"]);
    expect(over).toEqual(["2026-03-02T10:00:00.000Z", "2026-03-02T10:05:00.000Z"]);
    expect(fieldOf("Name").value).toBe("Here");
  });

  test("of a goal that is changed asks before it is left, and of an untouched one does not", async () => {
    const goal = buildGoal();
    await open(
      { "/goals/": () => ({ data: [goal], total: 1, people: [], goal, can: [] }) },
      `/add-goal?goal=${goal.id}`,
    );
    await stepBack();
    expect(isAsked("Leave without saving?")).toBe(false);
    await screen?.remove();
    screen = await at(`/add-goal?goal=${goal.id}`);
    await type("Name", "Mine");
    await stepBack();
    expect(isAsked("Leave without saving?")).toBe(true);
    await press("Stay here");
    expect(fieldOf("Name").value).toBe("Mine");
  });

  test("asks when the page is closed before it was kept, and keeps it at once", async () => {
    const kept: unknown[] = [];
    stubServer({
      "GET /goals/preset": () => ({ ...START, skills: [{ skill: SKILL, level: 4 }] }),
      "GET /goals/suggestions": () => ({ data: [], total: 0 }),
      "POST /goals/draft": () => kept.push(1) && { saved_at: "2026-03-02T10:00:00.000Z" },
    });
    screen = await at(`/add-goal?skills=${SKILL.id}:4`);
    const close = () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    await type("Description", "Because");
    expect(close()).toBe(true);
    await settle();
    expect(kept).toHaveLength(1);
    expect(close()).toBe(false);
  });

  test("of a goal that someone else changed shows both versions", async () => {
    const goal = buildGoal();
    let now = goal;
    const list = () => ({ data: [now], total: 1, people: [], goal: now, can: [] });
    await open({ "/goals/": list }, `/add-goal?goal=${goal.id}`);
    await type("Name", "Mine");
    for (let step = 1; step < 4; step += 1) await press("Next");
    await press("Save changes");
    now = { ...goal, version: 4, name: "Theirs", due_date: "2026-12-31" };
    await sent[0]?.refuse(409, "stale_version");
    expect(isAsked(words.wizard.stale)).toBe(true);
    expect(isAsked("Theirs")).toBe(true);
    await pressNamed("Keep mine");
    expect(sent[1]?.body).toMatchObject({ name: "Mine", due_date: "2026-12-31", version: 4 });
  });
});

/** A server that keeps a goal only over the one that is kept. */
function answering(over: unknown[], kept: () => string) {
  const others = window.fetch;
  return async (address: string, init: RequestInit = {}) => {
    if (init.method !== "POST" || !address.endsWith("/goals/draft")) return others(address, init);
    const body = JSON.parse(String(init.body)) as { over: string | null };
    over.push(body.over);
    if (body.over === kept()) return Response.json({ success: true, payload: { saved_at: kept() } });
    const refusal = { success: false, code: "stale_version", message: "Changed", request_id: "r-1" };
    return Response.json(refusal, { status: 409 });
  };
}

const READ = { kind: "activity" as const, title: "Read", course_id: null, project_id: null, skill_id: null };
