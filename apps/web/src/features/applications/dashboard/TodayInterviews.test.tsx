import { afterEach, describe, expect, test, vi } from "vitest";
import { drawPage, said } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { refused, stubServer } from "../../../test/stubServer.ts";
import words from "../applications.en.json";
import { TodayInterviews } from "./TodayInterviews.tsx";

const CALL = "GET /interviews/mine";
const interview = (name: string, startsAt: Date) => ({
  id: name,
  application_id: name,
  title: "First",
  kind: "video",
  place: "",
  minutes: 45,
  starts_at: startsAt.toISOString(),
  applicant: { id: name, name, photo_url: null },
  vacancy: "Cook",
  given: false,
});
const open = () => drawPage(TodayInterviews, {}, { applications: words });

describe("the interviews of today", () => {
  let screen: OnScreen | undefined;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("are those of today alone", async () => {
    const noon = new Date();
    noon.setHours(12, 0, 0, 0);
    const tomorrow = new Date(noon.getFullYear(), noon.getMonth(), noon.getDate() + 1, 12);
    const data = [interview("Anna de Vries", noon), interview("Bram Bos", tomorrow)];
    stubServer({ [CALL]: () => ({ data, total: 2 }) });
    screen = await open();
    expect(said()).toContain("Anna de Vries");
    expect(said()).not.toContain("Bram Bos");
  });

  test("say when there are none", async () => {
    stubServer({ [CALL]: () => ({ data: [], total: 0 }) });
    screen = await open();
    expect(said()).toContain(words["no-interviews-today"]);
  });

  test("say when they cannot be read", async () => {
    stubServer({ [CALL]: refused(500) });
    screen = await open();
    expect(said()).toContain("Out of order");
  });
});
