import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import {
  choose,
  fieldOf,
  isAsked,
  type OnScreen,
  openSelect,
  press,
  pressInDialog,
  settle,
  type,
} from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { offline, refused } from "../../../test/stubServer.ts";
import words from "../mail-templates.en.json";
import { JobMessagePage } from "./JobMessagePage.tsx";

const JOB = "01890a5d-ac96-774b-bcce-b302099a8001";
const POOL = "01890a5d-ac96-774b-bcce-b302099a8002";
const NONE = { count: 0, names: [] };
const BRAM = {
  application_id: "a-bram",
  user_id: "bram",
  name: "Bram",
  stage: "Application",
  language: "en",
  has_address: true,
  not_for_them: false,
  in_pipeline: false,
  unsubscribed_at: null,
};
const text = (name: string) => ({ subject: `About ${name}`, message: "<p>Hello</p>" });
const template = (name: string, more: object = {}) => ({
  temp_name: name,
  source: "company",
  words: { en: text(name), nl: text(`${name} NL`) },
  version: 4,
  changed_by: null,
  changed_at: null,
  can: ["delete"],
  ...more,
});
const check = (more: object = {}) => ({
  total: 3,
  languages: { en: 2, nl: 1 },
  without_address: NONE,
  not_for_them: NONE,
  in_pipeline: NONE,
  unsubscribed: NONE,
  untrue: NONE,
  ...more,
});

let screen: OnScreen;
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
beforeEach(() => {
  replies = {
    "GET /mail_template/recipients": () => ({
      data: [BRAM],
      total: 1,
      stages: [
        { stage: "Application", count: 3 },
        { stage: "Interview", count: 1 },
      ],
    }),
    "GET /mail_template": ({ query }) => template(query.temp_name ?? ""),
    "GET /mail_template/template_names": () => ({
      data: ["Application", "Vacancy", "Welcome"].map((name) => ({ temp_name: name })),
      can: ["save_job", "save_company"],
    }),
    "POST /mail_template/check": () => check(),
    "GET /mail_template/sendings": () => ({ data: [], total: 0 }),
    "GET /job_vacancy": () => ({ data: [], total: 0 }),
    "POST /mail_template/preview": () => ({ subject: "s", html: "", text: "" }),
    "GET /talent_pools/detail": () => ({ id: POOL, name: "Offshore", can: ["write"] }),
  };
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const openJob = async () => {
  server = serve(replies);
  screen = await drawPage(
    JobMessagePage,
    { at: `/${JOB}`, path: "/:jobId" },
    { "mail-templates": words },
    signedInAs("hr_manager", "recruiting-job"),
  );
  await settle();
};
const sent = (call: string) => server.all.filter((one) => one.call === call);
const subject = () => fieldOf("Subject").value;

test("an email to a stage begins with its text, its recipients are checked, and it is sent once it is confirmed", async () => {
  replies["POST /mail_template/send"] = () => ({ total: 3 });
  await openJob();
  expect(subject()).toBe("About Application");
  await pressNamed("Interview · 1");
  await settle();
  expect(subject()).toBe("About Interview");
  expect(sent("POST /mail_template/check").at(-1)?.body).toEqual({
    job_id: JOB,
    recipients: { stages: ["Interview"], application_ids: [] },
    temp_name: "Interview",
  });
  await press("Send to 3 people");
  expect(isAsked("Send to 3 people?")).toBe(true);
  expect(isAsked("2 in English and 1 in Dutch")).toBe(true);
  expect(sent("POST /mail_template/send")).toHaveLength(0);
  await pressInDialog("Send to 3 people");
  expect(sent("POST /mail_template/send")).toEqual([
    {
      call: "POST /mail_template/send",
      body: {
        job_id: JOB,
        recipients: { stages: ["Interview"], application_ids: [] },
        words: { en: text("Interview"), nl: text("Interview NL") },
        skip_without_address: true,
      },
    },
  ]);
  expect(screen.message()).toBe("3 emails are being sent");
  expect(findNamed("Interview · 1")?.getAttribute("aria-pressed")).toBe("false");
});

test("without a recipient nothing is asked or sent, and the field says so", async () => {
  await openJob();
  await press("Send");
  expect(said()).toContain("A recipient is required");
  expect(isAsked("Send to")).toBe(false);
});

test("what cannot be sent is said at its field", async () => {
  await openJob();
  await pressNamed("Application · 3");
  await type("Subject", "");
  await press("Send to 3 people");
  expect(isAsked("Send to 3 people?")).toBe(false);
  expect(fieldOf("Subject").getAttribute("aria-invalid")).toBe("true");
});

test("who gets no email is named before it is sent", async () => {
  const one = (name: string, count = 1) => ({ count, names: [name] });
  replies["POST /mail_template/check"] = () =>
    check({
      languages: { en: 3, nl: 0 },
      without_address: one("Wim"),
      in_pipeline: one("Pia"),
      unsubscribed: one("Una", 3),
      untrue: one("Uri"),
    });
  await openJob();
  await pressNamed("Application · 3");
  expect(said()).toContain("1 person cannot be reached by email");
  expect(said()).toContain("1 person is already in this job's pipeline");
  expect(said()).toContain("Una and 2 more have unsubscribed");
  expect(said()).toContain("something about Uri that did not happen");
  await type("Subject", "Mine");
  await press("Send to 3 people");
  expect(isAsked("Wim cannot be reached by email")).toBe(true);
  expect(isAsked("Pia is already in this job's pipeline")).toBe(true);
  expect(isAsked("Una and 2 more have unsubscribed")).toBe(true);
  expect(isAsked("You changed only one language")).toBe(false);
  expect(sent("POST /mail_template/check").at(-1)?.body).not.toHaveProperty("temp_name");
});

test("a text changed in one language alone is said for those who get the other", async () => {
  await openJob();
  await pressNamed("Application · 3");
  await type("Subject", "Mine");
  await press("Send to 3 people");
  expect(isAsked("You changed only one language: 1 person gets the template's text in Dutch")).toBe(true);
});

test("an email that was refused stays, and has a new key; one that may have been sent keeps its key", async () => {
  replies["POST /mail_template/send"] = refused(409);
  await openJob();
  await pressNamed("Application · 3");
  const again = async () => {
    await press("Send to 3 people");
    await pressInDialog("Send to 3 people");
  };
  await again();
  expect(said()).toContain("Out of order Everything you entered is still here.");
  replies["POST /mail_template/send"] = offline;
  await again();
  replies["POST /mail_template/send"] = refused(503);
  await again();
  replies["POST /mail_template/send"] = () => ({ total: 3 });
  await again();
  const keys = server.keys.filter((_key, at) => server.all[at]?.call === "POST /mail_template/send");
  expect(keys).toHaveLength(4);
  expect(keys[0]).not.toBe(keys[1]);
  expect(new Set(keys.slice(1)).size).toBe(1);
});

test("another template asks before it replaces what was written, and is taken at once where nothing was", async () => {
  await openJob();
  await openSelect("Template");
  await choose("Welcome");
  await settle();
  expect(subject()).toBe("About Welcome");
  await type("Subject", "Mine");
  await openSelect("Template");
  await choose("Vacancy");
  expect(isAsked("Replace your text?")).toBe(true);
  expect(subject()).toBe("Mine");
  await pressInDialog("Replace");
  await settle();
  expect(subject()).toBe("About Vacancy");
});

test("a text is saved as a template of the job or the company, over the version that it replaces", async () => {
  replies["POST /mail_template"] = () => ({});
  await openJob();
  await press("Save as template");
  await act(async () => document.querySelector<HTMLElement>("[role=dialog] input[value=own]")?.click());
  expect([...document.querySelectorAll("[role=dialog] button")].at(-1)).toMatchObject({ disabled: true });
  await type("Name", " Welcome ");
  await settle(260);
  expect(sent("GET /mail_template").at(-1)?.query).toEqual({ temp_name: "Welcome", job_id: JOB });
  expect(isAsked("There is already a template")).toBe(false);
  await act(async () => document.querySelector<HTMLElement>("[role=dialog] input[value=company]")?.click());
  await settle();
  expect(isAsked("There is already a template with this name")).toBe(true);
  await pressInDialog("Replace template");
  expect(sent("POST /mail_template")).toEqual([
    {
      call: "POST /mail_template",
      body: {
        job_id: null,
        temp_name: "Welcome",
        words: { en: text("Application"), nl: text("Application NL") },
        version: 4,
      },
    },
  ]);
  expect(screen.message()).toBe("Template saved");
});

test("the email of a stage is saved under its stage for this job; a refusal keeps the dialog", async () => {
  replies["POST /mail_template"] = refused(409, {}, { fields: { temp_name: "Taken" } });
  await openJob();
  await press("Save as template");
  await settle(260);
  await pressInDialog("Save template");
  expect(sent("POST /mail_template")[0]?.body).toMatchObject({ job_id: JOB, temp_name: "Application" });
  expect(isAsked("Taken")).toBe(true);
});

test("a template of the company is deleted as such, comes back by undo, and the stage's text takes its place", async () => {
  replies["DELETE /mail_template"] = () => ({});
  replies["POST /mail_template"] = () => ({});
  await openJob();
  await openSelect("Template");
  await choose("Welcome");
  await settle();
  await press("Delete template");
  expect(sent("DELETE /mail_template")).toEqual([
    { call: "DELETE /mail_template", query: { temp_name: "Welcome" } },
  ]);
  await settle();
  expect(subject()).toBe("About Application");
  await screen.undo();
  expect(sent("POST /mail_template")[0]?.body).toEqual({
    job_id: null,
    temp_name: "Welcome",
    words: { en: text("Welcome"), nl: text("Welcome NL") },
  });
});

test("someone who does not work on the job sees that; a job without people says that", async () => {
  replies["GET /mail_template/recipients"] = refused(403);
  await openJob();
  expect(said()).toContain("You do not work on this job");
  await screen.remove();
  replies["GET /mail_template/recipients"] = () => ({
    data: [],
    total: 0,
    stages: [{ stage: "Application", count: 0 }],
  });
  await openJob();
  expect(said()).toContain("No one to email yet");
});
