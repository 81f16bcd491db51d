import type { JobMatch } from "@vaardig/contract/jobs/jobs";
import { afterEach, describe, expect, test, vi } from "vitest";
import apply from "../../../shared/apply/apply.en.json";
import { buildVacancy } from "../../../test/builders.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { refused, stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../jobs.en.json";
import { JobList } from "./JobList.tsx";

const CALL = "GET /job_vacancy/matches";
const FIT = { score: 0.1, band: "very_low", capped: false, provisional: false } as const;
const job = (saved = false): JobMatch => ({ ...buildVacancy({ saved }), match: FIT, applied: false });
const listed = (data: JobMatch[]) => ({
  data,
  total: data.length,
  kinds: [],
  departments: [{ name: "IT & Data", count: 1 }],
  bands: [{ band: "very_low", count: 1 }],
});
const isPressed = (name: string) => findNamed(name)?.getAttribute("aria-pressed");

let screen: OnScreen | undefined;
const open = async (at = "/", saved = false) => {
  screen = await drawPage(() => <JobList saved={saved} />, { at }, { jobs: words });
  return screen;
};
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

describe("the jobs that fit a person", () => {
  testRefetches({
    open,
    call: CALL,
    answer: () => listed([job()]),
    failed: words["load-failed"],
    shown: job().name,
  });

  test("are filtered and searched in the address, and asked for so", async () => {
    const asked = stubServer({ [CALL]: () => listed([job()]) });
    const last = () => asked.findLast(({ call }) => call === CALL)?.query;
    await open();
    await pressNamed(words.match);
    await pressNamed(/^Very low match/);
    expect(addressQuery()).toBe("?band=very_low");
    expect(last()).toMatchObject({ band: "very_low" });
    await pressNamed("Match · Very low match");
    await pressNamed(/^Very low match/);
    expect(addressQuery()).toBe("");
    await pressNamed(words.department);
    await pressNamed(/^IT & Data/);
    await search(words.search, "data");
    expect(new URLSearchParams(addressQuery())).toEqual(
      new URLSearchParams({ department: "IT & Data", search: "data" }),
    );
    expect(last()).toMatchObject({ department: "IT & Data", search_query: "data" });
  });

  test("open as the address says; without a result the filters are cleared", async () => {
    stubServer({ [CALL]: ({ search_query: text }) => listed(text ? [] : [job()]) });
    await open("/?department=IT+%26+Data&search=xyz");
    expect(findNamed("Department · IT & Data")).toBeDefined();
    expect(said()).toContain("No results found");
    await pressNamed(words["hide-filters"]);
    expect(findNamed(words["show-filters"])?.getAttribute("aria-expanded")).toBe("false");
    await pressNamed("Clear filters");
    expect(addressQuery()).toBe("");
    expect(said()).toContain(job().name);
  });
});

describe("the filters of jobs", () => {
  const BOTH = {
    ...listed([job()]),
    closing_soon: 2,
    kinds: [
      { kind: "all", count: 5 },
      { kind: "jobs", count: 3 },
      { kind: "projects", count: 2 },
    ],
    bands: [
      { band: "very_low", count: 1 },
      { band: "high", count: 0 },
    ],
  };
  const VIEWS = "GET /saved_views";

  test("offer kinds, bands with jobs, closing and an order, each asked for by its name", async () => {
    const asked = stubServer({ [CALL]: () => BOTH, [VIEWS]: () => ({ data: [] }) });
    const last = () => asked.findLast(({ call }) => call === CALL)?.query;
    await open();
    await pressNamed("Projects · 2");
    expect(addressQuery()).toBe("?kind=projects");
    expect(last()).toMatchObject({ kind: "projects" });
    expect(last()).not.toHaveProperty("saved");
    await pressNamed("Projects · 2");
    expect(addressQuery()).toBe("");
    await pressNamed("Closing soon · 2");
    expect(last()).toMatchObject({ closing: "soon" });
    await pressNamed("Closing soon · 2");
    expect(addressQuery()).toBe("");
    await pressNamed(words.match);
    expect(findNamed(/^High match$|^High match\d/)).toBeUndefined();
    await pressNamed(/^Very low match/);
    await pressNamed("Match · Very low match");
    await pressNamed(/^High match or stronger/);
    expect(addressQuery()).toBe("?min=high");
    expect(last()).toMatchObject({ min_band: "high" });
    expect(last()).not.toHaveProperty("band");
    await pressNamed(words.sort.label);
    await pressNamed(words.sort.deadline);
    expect(last()).toMatchObject({ sort: "deadline", min_band: "high" });
    await pressNamed(words.sort.label);
    await pressNamed(words.sort.match);
    expect(addressQuery()).toBe("?min=high");
  });

  test("keep a chosen one that has no jobs left, so that it can be taken off", async () => {
    const none = { ...BOTH, closing_soon: 0, kinds: BOTH.kinds.map((kind) => ({ ...kind, count: 0 })) };
    stubServer({ [CALL]: () => none, [VIEWS]: () => ({ data: [] }) });
    await open("/?band=high&closing=soon&kind=jobs");
    expect(findNamed("Match · High match")).toBeDefined();
    expect(isPressed("Closing soon · 0")).toBe("true");
    expect(isPressed("Jobs · 0")).toBe("true");
    await screen?.remove();
    await open();
    expect(findNamed(/^Closing soon/)).toBeUndefined();
    expect(findNamed(/^Projects/)).toBeUndefined();
  });

  test("of saved jobs ask for them alone, and keep no searches", async () => {
    const asked = stubServer({ [CALL]: () => BOTH, [VIEWS]: () => ({ data: [] }) });
    await open("/", true);
    expect(asked.findLast(({ call }) => call === CALL)?.query).toMatchObject({ saved: "true" });
    expect(asked.some(({ call }) => call === VIEWS)).toBe(false);
  });
});

describe("a job", () => {
  /** A server that keeps whether the job is saved. */
  const keeps = (start: boolean) => {
    let saved = start;
    const keep = (to: boolean) => () => {
      saved = to;
      return { done: true };
    };
    stubServer({
      [CALL]: ({ saved: only }) => listed(saved || only !== "true" ? [job(saved)] : []),
      "GET /saved_views": () => ({ data: [] }),
      "POST /saved_job": keep(true),
      "DELETE /saved_job": keep(false),
    });
  };
  const save = words.save.replace("{{name}}", job().name);
  const unsave = words.unsave.replace("{{name}}", job().name);

  test("is saved, and undo takes it off again", async () => {
    keeps(false);
    const { message, undo } = await open();
    await pressNamed(save);
    expect(isPressed(unsave)).toBe("true");
    await undo();
    expect(isPressed(save)).toBe("false");
    expect(message()).toBe(words.unsaved);
  });

  test("leaves the saved jobs, and undo puts it back; without any the list says so", async () => {
    keeps(true);
    const { undo } = await open("/", true);
    await pressNamed(unsave);
    expect(said()).toContain(words["none-saved-title"]);
    await undo();
    expect(isPressed(unsave)).toBe("true");
  });
});

describe("the card of a job", () => {
  const shown = async (more: Partial<JobMatch>) => {
    stubServer({ [CALL]: () => listed([{ ...job(), ...more }]), "GET /saved_views": () => ({ data: [] }) });
    await open();
    return said();
  };

  test("says when it starts and that one applied", async () => {
    const card = await shown({ available_from: "2026-05-01", applied: true });
    expect(card).toContain("Starts 1 May 2026");
    expect(card).toContain(words.applied);
    await screen?.remove();
    expect(await shown({})).not.toContain(words.applied);
  });

  test("has a bookmark only where it may be saved or is saved", async () => {
    await shown({ can: [], saved: false });
    expect(findNamed(words.save.replace("{{name}}", job().name))).toBeUndefined();
    await screen?.remove();
    await shown({ can: [], saved: true });
    expect(findNamed(words.unsave.replace("{{name}}", job().name))).toBeDefined();
  });

  test("that cannot be saved says why and stays as it was", async () => {
    stubServer({
      [CALL]: () => listed([job()]),
      "GET /saved_views": () => ({ data: [] }),
      "POST /saved_job": refused(403),
    });
    const { message } = await open();
    await pressNamed(words.save.replace("{{name}}", job().name));
    expect(message()).toBe("Out of order");
    expect(isPressed(words.save.replace("{{name}}", job().name))).toBe("false");
  });
});

describe("the match of a job", () => {
  const opened = async (can: JobMatch["can"]) => {
    stubServer({
      [CALL]: () => listed([{ ...job(), can }]),
      "GET /my_applications": () => ({ data: [], total: 0 }),
    });
    const at = `/?open=${job().id}`;
    const List = () => <JobList saved={false} />;
    screen = await drawPage(List, { at }, { jobs: words, apply }, signedInAs("employee"));
    return document.querySelector("[role=dialog]");
  };

  test("ends with applying, while the job takes applications", async () => {
    expect((await opened(["save", "apply"]))?.textContent).toContain(apply.apply);
    await pressNamed(apply.apply);
    expect(said()).toContain(apply.send);
  });

  test("ends without it where the reader may not apply", async () => {
    const sheet = await opened(["save"]);
    expect(sheet?.textContent).toContain(words["your-match"]);
    expect(findNamed(apply.apply)).toBeUndefined();
  });
});
