import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draw, type OnScreen, press, settle } from "../../test/onScreen.tsx";
import { recordSent, refusal, type Sent } from "../../test/recordSent.ts";
import { signedInAs } from "../../test/signedInAs.ts";
import { InterviewSheet } from "./InterviewSheet.tsx";
import words from "./interviews.en.json";
import { suggestSlots } from "./suggestSlots.ts";

const ANN = { id: "01890a5d-ac96-774b-bcce-b302099a8058", name: "Ann Bos" };
const APPLICATION = "01890a5d-ac96-774b-bcce-b302099a8059";

let screen: OnScreen;
let sent: Sent[];
let suggested: string[];
let answer: () => unknown;
const [onRefused, onClose] = [vi.fn(), vi.fn()];
beforeEach(async () => {
  vi.clearAllMocks();
  window.history.pushState({}, "", "/");
  suggested = suggestSlots(new Date()).map((at) => at.toISOString());
  answer = () => ({});
  // The reader has another interview at the second of the suggested times.
  const clashes = { data: [{ starts_at: suggested[1], person: { id: "me", name: "Anna de Vries" } }] };
  sent = recordSent(({ call }) => {
    if (call === "GET /interviews/clashes") return clashes;
    return call.startsWith("GET") ? { data: [], total: 0 } : answer();
  });
  screen = await draw(
    <InterviewSheet applicationId={APPLICATION} applicant={ANN} onRefused={onRefused} onClose={onClose} />,
    { interviews: words },
    signedInAs("moderator"),
  );
  await settle();
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const offers = () => sent.filter(({ call }) => call === "POST /interviews");

test("an offer begins with the first times at which the interviewers are free", async () => {
  await press(document.querySelector("[type=submit]")?.textContent ?? "");
  expect(offers()[0]?.body).toMatchObject({
    application_id: APPLICATION,
    slots: [suggested[0], suggested[2], suggested[3]],
    interviewer_ids: [signedInAs("moderator").auth().user?.id],
  });
  expect(onClose).toHaveBeenCalledOnce();
});

test("a refused offer reads again what changed, and sent again it is the same offer", async () => {
  answer = () => refusal("conflict", "Ann has withdrawn");
  const button = document.querySelector("[type=submit]")?.textContent ?? "";
  await press(button);
  await press(button);
  expect(onRefused).toHaveBeenCalledTimes(2);
  expect(onClose).not.toHaveBeenCalled();
  expect(new Set(offers().map(({ key }) => key)).size).toBe(1);
});
