import { afterEach, expect, test, vi } from "vitest";
import { buildItem } from "../test/builders.ts";
import { drawPage, findNamed, pressNamed, said } from "../test/drawPage.tsx";
import type { OnScreen } from "../test/onScreen.tsx";
import { signedInAs } from "../test/signedInAs.ts";
import { ErrorState } from "./ErrorState.tsx";
import { RecordError } from "./RecordError.tsx";
import { ScreenTabs } from "./ScreenTabs.tsx";

const onRetry = vi.fn();
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  onRetry.mockClear();
});

const menu = [
  buildItem("employees", ["People", "Mensen"], {
    children: [
      buildItem("employee-list", ["Everyone", "Iedereen"]),
      buildItem("employee-details", ["Person", "Persoon"], {
        segment: { en: "person/:id", nl: "persoon/:id" },
        hidden: true,
        children: [
          buildItem("employee-profile", ["Profile", "Profiel"], { icon: "" }),
          buildItem("employee-goals", ["Goals", "Doelen"], { icon: "" }),
          buildItem("employee-fit", ["Fit", "Match"], { icon: "" }),
        ],
      }),
    ],
  }),
];
const open = async (page: React.ReactNode, at = "/hr-manager/people/person/7/goals", items = menu) => {
  await screen?.remove();
  const auth = { ...signedInAs("hr_manager").auth(), menuSchema: items };
  screen = await drawPage(() => page, { at }, {}, { auth: () => auth });
};
const error = (status: number, code = "said") => ({
  status,
  code,
  message: "The server's words",
  requestId: "r-9",
});
const link = (name: string) => findNamed(name)?.getAttribute("href");

test("what could not be read says why, with the request, and is read again", async () => {
  await open(<ErrorState title="No goals" error={error(500)} onRetry={onRetry} />);
  expect(document.querySelector("[role=alert]")?.textContent).toContain("No goals");
  expect(said()).toContain("The server's words");
  expect(said()).toContain("r-9");
  await pressNamed("Try again");
  expect(onRetry).toHaveBeenCalledOnce();
});

test("an error without words of the server has the client's, and no retry where none is possible", async () => {
  await open(<ErrorState error={new TypeError("x")} />);
  expect(said()).toContain("Operation failed");
  expect(said()).not.toContain("x is");
  expect(findNamed("Try again")).toBeUndefined();
});

test("what one may not see is not read again, and leads back to the list", async () => {
  await open(<ErrorState title="No goals" error={error(403)} onRetry={onRetry} />);
  expect(findNamed("Try again")).toBeUndefined();
  expect(said()).not.toContain("No goals");
  expect(link("Back to Everyone")).toBe("/hr-manager/people/everyone");
});

test("without a list of its own a page leads home", async () => {
  await open(<ErrorState error={error(403)} />, "/hr-manager", []);
  const home = document.querySelector("a");
  expect(home?.getAttribute("href")).toBe("/hr-manager");
});

const record = (cause: unknown) => (
  <RecordError missing="No such person" failed="Not read" error={cause} onRetry={onRetry} />
);
test.each([
  ["is not there", error(404)],
  ["has a broken address", error(400)],
  ["is someone else's", error(403)],
  ["does not belong here", undefined],
])("a record that %s is missing, and is not read again", async (_what, cause) => {
  await open(record(cause));
  expect(said()).toContain("No such person");
  expect(findNamed("Try again")).toBeUndefined();
  expect(link("Back to Everyone")).toBeTruthy();
});

test.each([[error(500)], [error(0)], [new TypeError("x")]])(
  "a record that could not be read because of %o is not called missing",
  async (cause) => {
    await open(record(cause));
    expect(said()).toContain("Not read");
    expect(said()).not.toContain("No such person");
    await pressNamed("Try again");
    expect(onRetry).toHaveBeenCalledOnce();
    expect(link("Back to Everyone")).toBeTruthy();
  },
);

const tabs = () =>
  [...document.querySelectorAll("nav a")].map((one) => ({
    name: one.textContent,
    to: one.getAttribute("href"),
    current: one.getAttribute("aria-current"),
  }));
test("the tabs of a record lead to its parts, and the present one is named", async () => {
  await open(<ScreenTabs without={["employee-fit"]} />);
  expect(tabs()).toEqual([
    { name: "Profile", to: "/hr-manager/people/person/7/profile", current: null },
    { name: "Goals", to: "/hr-manager/people/person/7/goals", current: "page" },
  ]);
  expect(document.querySelector("nav [aria-label=Person]")).not.toBeNull();
});

test("a screen without tabs has none", async () => {
  await open(<ScreenTabs />, "/hr-manager/people/everyone");
  expect(document.querySelector("nav")).toBeNull();
});
