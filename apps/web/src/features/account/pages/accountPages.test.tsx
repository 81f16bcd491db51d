import { afterEach, expect, test, vi } from "vitest";
import uploadWords from "../../../lib/words/upload.en.json";
import dataWords from "../../../shared/my-data/my-data.en.json";
import { drawPage, findNamed, said } from "../../../test/drawPage.tsx";
import { draw, findButton, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../account.en.json";
import { ExportSection } from "../parts/ExportSection.tsx";
import { AccountPage } from "./AccountPage.tsx";
import { AccountProfilePage } from "./AccountProfilePage.tsx";

const ACCOUNT = { name: "Anna de Vries", email: "anna@x.example", company_name: "N", has_password: true };
const all = { account: words, upload: uploadWords, "my-data": dataWords };
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const open = async (...screens: "profile"[]) => {
  serve({ "GET /account": () => ACCOUNT, "GET /files": () => ({ data: [], total: 0 }) });
  screen = await drawPage(AccountProfilePage, {}, all, signedInAs("employee", ...screens));
  await settle();
};

test("someone with a profile has a picture and changes the name there; another account has neither", async () => {
  await open("profile");
  expect(said()).toContain(uploadWords.picture.title);
  expect(findNamed(words.name.open)?.getAttribute("href")).toBe("/employee/profile");
  await screen?.remove();
  await open();
  expect(said()).toContain("Anna de Vries");
  expect(said()).not.toContain(uploadWords.picture.title);
  expect(findNamed(words.name.open)).toBeUndefined();
});

test("the account is headed by its address", async () => {
  serve({});
  screen = await drawPage(AccountPage, {}, all, signedInAs("employee", "profile"));
  expect(said()).toContain("anna@noordlicht.example");
});

test("one copy of the data is made at a time", async () => {
  const server = serve({ "GET /account/export": () => new Promise(() => undefined) });
  screen = await draw(<ExportSection />, all);
  const locked = () =>
    (["json", "csv"] as const).map((format) =>
      findButton(dataWords.copy[format])?.getAttribute("aria-disabled"),
    );
  expect(locked()).toEqual(["false", "false"]);
  await press(dataWords.copy.json);
  expect(locked()).toEqual(["true", "true"]);
  await press(dataWords.copy.csv);
  expect(server.all.map(({ query }) => query)).toEqual([{ format: "json" }]);
});

testRefetches({
  open: () => drawPage(AccountProfilePage, {}, all, signedInAs("employee")),
  call: "GET /account",
  answer: () => ACCOUNT,
  failed: "Out of order",
  shown: "Anna de Vries",
});
