// @vitest-environment happy-dom
import type { JobMatch } from "@vaardig/contract/jobs/jobs";
import { afterEach, describe, expect, test, vi } from "vitest";
import apply from "../../../shared/apply/apply.en.json";
import { buildVacancy } from "../../../test/builders.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { readsAgain } from "../../../test/readsAgain.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { stubServer } from "../../../test/stubServer.ts";
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
  readsAgain({
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
    await pressNamed("Very low match · 1");
    expect(isPressed("Very low match · 1")).toBe("true");
    expect(addressQuery()).toBe("?band=very_low");
    expect(last()).toMatchObject({ band: "very_low" });
    await pressNamed("Very low match · 1");
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
