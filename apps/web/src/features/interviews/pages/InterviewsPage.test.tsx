import type { HeldInterview } from "@vaardig/contract/interviews/interviews";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import words from "../../../shared/interviews/interviews.en.json";
import { addressQuery, drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import { InterviewsPage } from "./InterviewsPage.tsx";

let screen: OnScreen | undefined;
beforeEach(() => vi.useFakeTimers({ now: new Date("2026-03-02T09:00:00.000Z"), toFake: ["Date"] }));
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the interviews one conducts", () => {
  const CALL = "GET /interviews/mine";
  const held = (id: string, at: string, more: Partial<HeldInterview> = {}): HeldInterview =>
    ({
      id,
      application_id: `app ${id}`,
      title: "First",
      kind: "phone",
      place: "",
      minutes: 45,
      starts_at: at,
      applicant: { id, name: id, photo_url: null },
      vacancy: "Cook",
      given: false,
      ...more,
    }) as HeldInterview;
  const show = async (data: HeldInterview[]) => {
    stubServer({ [CALL]: () => ({ data, total: data.length }) });
    screen = await drawPage(InterviewsPage, {}, { interviews: words });
  };

  test("are to come, or past with the latest first, each with what is to be done", async () => {
    await show([
      held("Old", "2026-02-01T09:00:00.000Z", { given: true }),
      held("New", "2026-03-01T09:00:00.000Z"),
      held("Soon", "2026-03-05T09:00:00.000Z", { title: "Cook", place: "https://call.example" }),
    ]);
    const names = [...document.querySelectorAll("section li h3")].map(({ textContent }) => textContent);
    expect(names).toEqual(["Soon", "New", "Old"]);
    expect(said()).toContain("Cook · Phone call · https://call.example");
    // The same word as title and job is said once.
    expect(said()).not.toContain("Cook · Cook");
    expect(findNamed(`${words.prepare.act}: Soon`)).toBeDefined();
    expect(findNamed(`${words["read-scorecards"]}: Old`)).toBeDefined();
    await pressNamed(`${words["give-scorecard"]}: New`);
    expect(addressQuery()).toBe("?open=app+New");
  });

  test("none are explained, and an empty part is left out", async () => {
    await show([]);
    expect(said()).toContain(words["page-none-text"]);
    await screen?.remove();
    await show([held("Soon", "2026-03-05T09:00:00.000Z")]);
    expect(said()).not.toContain(words.been);
  });
});
