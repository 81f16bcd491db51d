import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import editorWords from "../../../shared/mail-editor/mail-editor.en.json";
import { act } from "../../../test/act.ts";
import { buildCard } from "../../../test/buildCard.ts";
import { draw, fieldOf, findButton, type OnScreen, press, type } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import words from "../applications.en.json";
import { RejectDialog, type Rejection } from "./RejectDialog.tsx";

const card = (name: string, more: Partial<Omit<ApplicationCard, "person">>, language: "en" | "nl" = "en") =>
  buildCard(name, { ...more, person: { id: name, language } });
const met = { rejection_mail: "Rejection after interview" } as const;
const unreached = card("Cas Mol", {});
const CARDS = [
  card("Ann Bos", {}),
  card("Bo Smit", {}),
  card("Dirk Kok", {}, "nl"),
  card("Eva Prins", met),
  { ...unreached, person: { ...unreached.person, mail: "no_address" as const } },
];

let screen: OnScreen;
let rejected: Rejection | undefined;
beforeEach(async () => {
  rejected = undefined;
  const text = { subject: "Your application", message: "<p>Dear {{first_name}}</p>" };
  openServer("/none", { "/mail_template": () => ({ temp_name: "x", words: { en: text, nl: text } }) });
  screen = await draw(
    <RejectDialog
      cards={CARDS}
      onReject={(why) => {
        rejected = why;
      }}
      onClose={() => undefined}
    />,
    { applications: words, "mail-editor": editorWords },
  );
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

const summaries = () => [...document.querySelectorAll("summary")].map((one) => one.textContent);
const part = (title: string) =>
  [...document.querySelectorAll("section")].find((one) => one.querySelector("h3")?.textContent === title);

it("keeps the reason apart from what is sent, and shows each text by situation and language with who gets it", () => {
  expect(part("Only your team sees this")?.querySelectorAll("summary")).toHaveLength(0);
  expect(part("What they receive")?.textContent).not.toContain("Reason");
  expect(summaries()).toEqual([
    "2 emails after an application, in English: Ann Bos and Bo Smit",
    "1 email after an application, in Dutch: Dirk Kok",
    "1 email after an interview, in English: Eva Prins",
  ]);
  expect(part("What they receive")?.textContent).toContain("No email address, so no email: Cas Mol.");
  expect(findButton("Reject 5, email 4")).toBeDefined();
});

it("changes the text of one situation in one language, marks it, and takes it back", async () => {
  await press("Edit email");
  await type("Subject", "No, sorry");
  expect(summaries()[0]).toBe("2 emails after an application, in English: Ann Bos and Bo Smit · edited");
  expect(document.body.textContent).toContain("This text goes to 2 people in English");
  await act(async () => document.querySelector<HTMLElement>("input[type=radio]")?.click());
  await press("Reject 5, email 4");
  expect(rejected?.words).toEqual({
    "Rejection after application": { en: { subject: "No, sorry", message: "<p>Dear {{first_name}}</p>" } },
  });
  await press("Use the original text");
  expect(fieldOf("Subject").value).toBe("Your application");
  expect(summaries()[0]).not.toContain("edited");
});

it("sends no text whose variable has no value in its situation, and says so", async () => {
  await press("Edit email");
  await type("Subject", "Not on {{offer_start}}");
  expect(document.body.textContent).toContain("“offer_start” has no value in this type of email");
  expect(findButton("Reject 5, email 4")?.disabled).toBe(true);
});
