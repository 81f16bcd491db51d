import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { draw, isAsked, type OnScreen, press, settle, stepBack, type } from "../../test/onScreen.tsx";
import { openServer } from "../../test/openServer.ts";
import { signedInAs } from "../../test/signedInAs.ts";
import { testKeepsInput } from "../../test/testKeepsInput.ts";
import { ApplySheet } from "./ApplySheet.tsx";
import words from "./apply.en.json";

const VACANCY = { id: "01890a5d-ac96-774b-bcce-b302099a8057", name: "Analyst" };
const NO_FILES = { "/files": () => ({ data: [], total: 0 }) };

async function open(reads: Record<string, () => unknown> = {}, as?: ReturnType<typeof signedInAs>) {
  const sent = openServer("/applications", reads);
  const sheet = <ApplySheet job={VACANCY} onClose={() => undefined} />;
  const screen = await draw(sheet, { apply: words }, as);
  return { sent, screen };
}

async function fill(): Promise<void> {
  await type(words.fields.available_from, "2099-01-01");
  await type(words.fields.available_until, "2099-06-01");
  await type(words.fields.hours, "32");
  await type(words.fields.hourly_rate, "50");
}

describe("an application", () => {
  testKeepsInput({
    open,
    prepare: fill,
    field: words.fields.salary_proposal,
    typed: "4000",
    save: words.send,
  });
});

describe("its résumé", () => {
  let screen: OnScreen;
  beforeEach(() => {
    window.history.pushState({ idx: 0 }, "", "/before");
    window.history.pushState({ idx: 1 }, "", "/form");
  });
  afterEach(async () => {
    await screen.remove();
    vi.unstubAllGlobals();
  });
  const choose = async (kind: "other" | "none") => {
    await act(async () => document.querySelector<HTMLInputElement>(`input[value=${kind}]`)?.click());
    await settle();
  };

  test("holds the application while another one is chosen that is not there, and lets it go without", async () => {
    const opened = await open(NO_FILES);
    ({ screen } = opened);
    await fill();
    await choose("other");
    expect(document.body.textContent).not.toContain(words.resume.missing);
    await press(words.send);
    expect(opened.sent).toHaveLength(0);
    expect(document.body.textContent).toContain(words.resume.missing);
    await choose("none");
    await press(words.send);
    expect(opened.sent).toMatchObject([{ body: { resume_file_id: null } }]);
  });

  test("is asked for when the sheet is left after it was chosen", async () => {
    ({ screen } = await open(NO_FILES));
    await choose("other");
    await stepBack();
    expect(isAsked("Leave without saving?")).toBe(true);
  });
});

describe("the manager of someone inside", () => {
  let screen: OnScreen;
  afterEach(async () => {
    await screen.remove();
    vi.unstubAllGlobals();
  });
  const box = () => document.querySelector<HTMLInputElement>("input[type=checkbox]");
  const apply = async (role: "employee" | "freelancer", mayKnow: boolean) => {
    const opened = await open(NO_FILES, signedInAs(role));
    ({ screen } = opened);
    if (role === "freelancer") await fill();
    else {
      await type(words.fields.available_from, "2099-01-01");
      await type(words.fields.hours, "32");
    }
    if (mayKnow) await act(async () => box()?.click());
    await press(words.send);
    return opened.sent[0]?.body;
  };

  test("mentions the application only where the person says so", async () => {
    expect(await apply("employee", false)).toMatchObject({ manager_may_know: false });
    await screen.remove();
    expect(await apply("employee", true)).toMatchObject({ manager_may_know: true });
  });

  test("is no question to someone outside", async () => {
    expect(await apply("freelancer", false)).toMatchObject({ manager_may_know: false });
    expect(document.body.textContent).not.toContain(words["manager-may-know"]);
  });
});
