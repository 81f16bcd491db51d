import type { JobWorkRecord } from "@vaardig/contract/jobs/recruitingJobs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { buildRequiredSkill } from "../../../test/builders.ts";
import { draw, fieldOf, type OnScreen, openCall, press, settle, type } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import { testKeepsInput } from "../../../test/testKeepsInput.ts";
import words from "../jobs.en.json";
import { JobForm } from "./JobForm.tsx";
import type { JobBody } from "./jobValues.ts";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const SAVE = "Save job";
const JOB: JobWorkRecord = {
  id: ID,
  name: "Analyst",
  version: 1,
  values: {
    name: "Analyst",
    description: "",
    job_profile: { id: ID, name: "Analyst" },
    department: null,
    location: "Assen",
    hours: 36,
    salary_from: null,
    salary_to: null,
    headcount: 1,
    apply_by: null,
    hiring_manager: null,
    contact: null,
    available_from: null,
    external: false,
    skills: [buildRequiredSkill()],
  },
  approval: { decline_reason: null, submitted: null, decided: null, change: null },
  team: { owner: null, co_owners: [], members: [] },
};
const stored = (version: number, location: string): JobWorkRecord => ({
  ...JOB,
  version,
  values: { ...JOB.values, location },
});

async function open(onSaved = () => undefined, now = () => stored(2, "typed")) {
  openServer("/none");
  const saved: { body: JobBody; over: number | undefined }[] = [];
  const { calls, call } = openCall();
  const screen = await draw(
    <JobForm
      record={JOB}
      save={SAVE}
      onSave={(body, over) => {
        saved.push({ body, over: over?.version });
        return call();
      }}
      onSaved={onSaved}
      readAgain={async () => now()}
    />,
    { jobs: words },
  );
  return { screen, sent: saved, calls };
}

describe("a job", () => {
  testKeepsInput({ open: () => open(), field: words.field.location, save: SAVE });

  let screen: OnScreen;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("is left after the answer only when nothing was typed since; then the rest goes over what was saved", async () => {
    const onSaved = vi.fn(() => undefined);
    const opened = await open(onSaved);
    ({ screen } = opened);
    await type(words.field.location, "typed");
    await press(SAVE);
    await type(words.field.name, "Senior analyst");
    await act(async () => opened.calls[0]?.resolve(undefined));
    await settle();
    expect(onSaved).not.toHaveBeenCalled();
    expect(fieldOf(words.field.name).value).toBe("Senior analyst");
    await press(SAVE);
    expect(opened.sent[1]).toMatchObject({ over: 2, body: { name: "Senior analyst", location: "typed" } });
    await act(async () => opened.calls[1]?.resolve(undefined));
    await settle();
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test("changed in another tab shows both versions, and Cancel keeps what was typed and still asks", async () => {
    const opened = await open(undefined, () => stored(5, "Zwolle"));
    ({ screen } = opened);
    await type(words.field.location, "Emmen");
    await press(SAVE);
    await act(async () =>
      opened.calls[0]?.reject({ status: 409, code: "stale_version", message: "Changed" }),
    );
    await settle();
    expect(document.body.textContent).toContain("Zwolle");
    expect(opened.sent).toHaveLength(1);
    await press("Cancel");
    expect(fieldOf(words.field.location).value).toBe("Emmen");
    expect(document.body.textContent).toContain("You have unsaved changes");
  });
});
