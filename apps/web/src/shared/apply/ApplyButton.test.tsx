import type { Role } from "@vaardig/contract/roles";
import { afterEach, expect, test, vi } from "vitest";
import { findNamed } from "../../test/drawPage.tsx";
import { draw, findButton, type OnScreen, press, settle } from "../../test/onScreen.tsx";
import { signedInAs } from "../../test/signedInAs.ts";
import { stubServer, timesAsked } from "../../test/stubServer.ts";
import { ApplyButton } from "./ApplyButton.tsx";
import words from "./apply.en.json";

const JOB = { id: "01890a5d-ac96-774b-bcce-b302099a8057", name: "Analyst" };
const mine = (more: object = {}) => ({ id: "a1", status: "invited", can: [], ...more });

let screen: OnScreen;
async function open(applications: object[], isOpen = true, role: Role = "employee") {
  const list = () => ({ data: applications, total: applications.length });
  const asked = stubServer({ "GET /my_applications": list });
  screen = await draw(
    <ApplyButton job={JOB} open={isOpen} />,
    { apply: words },
    signedInAs(role, "my-applications"),
  );
  await settle();
  return asked;
}
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("who has not applied can, while the job is open", async () => {
  const asked = await open([]);
  expect(findButton(words.apply)).toBeDefined();
  expect(document.querySelector("[role=dialog]")).toBeNull();
  expect(asked[0]?.query).toMatchObject({ job_vacancy_id: JOB.id });
  await press(words.apply);
  expect(document.querySelector("[role=dialog]")?.textContent).toContain(words.send);
  await press("Cancel");
  await settle(300);
  expect(document.querySelector("[role=dialog]")).toBeNull();
});

test("a closed job, or one of the reader's own, offers nothing", async () => {
  await open([], false);
  expect(document.querySelector("button, a")).toBeNull();
});

test.each(["moderator", "staff"] as Role[])("a %s does not apply here, so nothing is asked", async (role) => {
  const asked = await open([], true, role);
  expect(timesAsked(asked, "GET /my_applications")).toBe(0);
  expect(document.querySelector("button, a")).toBeNull();
});

test("an application that was sent is led to, in the words of its state", async () => {
  await open([mine()]);
  const link = findNamed("Your application: Invitation");
  expect(link?.getAttribute("href")).toMatch(/my-applications\?open=a1$/);
  expect(findButton(words.apply)).toBeUndefined();
});

test.each([
  ["can be followed by another one while the job is open", true, true],
  ["is led to once the job is closed", false, false],
])("an ended application %s", async (_what, isOpen, again) => {
  await open([mine({ can: ["apply_again"] })], isOpen);
  expect(findButton(words.again) !== undefined).toBe(again);
  expect(findNamed(/^Your application/) !== undefined).toBe(!again);
});
