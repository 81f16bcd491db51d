import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawPage, findNamed, pressNamed, said, untilSaid } from "../../../test/drawPage.tsx";
import {
  choose,
  fieldOf,
  findButton,
  type OnScreen,
  openSelect,
  press,
  settle,
} from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import words from "../mail-templates.en.json";
import { CandidateMailsPage } from "./CandidateMailsPage.tsx";
import { JobMessagePage } from "./JobMessagePage.tsx";
import { PoolMessagePage } from "./PoolMessagePage.tsx";

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
const openPool = async () => {
  server = serve(replies);
  screen = await drawPage(
    PoolMessagePage,
    { at: `/${POOL}`, path: "/:talentPoolId" },
    { "mail-templates": words },
    signedInAs("hr_manager"),
  );
  await settle();
};
const sent = (call: string) => server.all.filter((one) => one.call === call);
const subject = () => fieldOf("Subject").value;

test("an email to a pool goes to everyone, to those who were ticked, or to those who are named", async () => {
  replies["POST /mail_template/send"] = () => ({ total: 3 });
  await openPool();
  expect(sent("POST /mail_template/check").at(-1)?.body).toEqual({
    talent_pool_id: POOL,
    recipients: { everybody: true },
  });
  expect(findNamed("Everyone in the pool · 1")?.getAttribute("aria-pressed")).toBe("true");
  await pressNamed("Everyone in the pool · 1");
  await press("Send");
  expect(said()).toContain("A recipient is required");
});

test("a pool is emailed about an open job of one's own alone, and begins with its invitation", async () => {
  const job = (id: string, more: object) => ({
    id,
    name: `Job ${id}`,
    location: "Delft",
    external: false,
    publication: "open",
    status: "Approved",
    change_waiting: false,
    ...more,
  });
  replies["GET /job_vacancy"] = () => ({
    data: [job(JOB, {}), job("closed", { publication: "closed" }), job("draft", { status: "Draft" })],
    total: 3,
  });
  await openPool();
  expect(sent("GET /job_vacancy")[0]?.query).toMatchObject({ filter: "mine" });
  await openSelect("About a job");
  const options = [...document.querySelectorAll("[role=option]")].map((one) => one.textContent);
  expect(options).toEqual(["No specific job", `Job ${JOB} · Delft · for colleagues only`]);
  await choose("Job");
  await settle();
  expect(subject()).toBe("About Vacancy");
  expect(sent("POST /mail_template/check").at(-1)?.body).toMatchObject({ talent_pool_id: POOL, job_id: JOB });
  await openSelect("About a job");
  await choose("No specific job");
  await settle();
  expect(subject()).toBe("");
});

const sending = (more: object = {}) => ({
  id: "s1",
  subject: "Welcome",
  sender: null,
  created_at: "2026-01-05T08:00:00.000Z",
  total: 6,
  queued: 4,
  sent: 1,
  bounced: 1,
  delayed: 1,
  scheduled: 2,
  ...more,
});
const mail = (more: object = {}) => ({
  id: "m1",
  user_id: "bram",
  name: "Bram",
  internal: false,
  job_id: JOB,
  job: "Analyst",
  sender: null,
  to: "bram@x.example",
  subject: "Welcome",
  html: null,
  text: "The text",
  state: "bounced",
  error: "smtp 550",
  created_at: "2026-01-05T08:00:00.000Z",
  send_at: null,
  sent_at: null,
  ...more,
});

test("what was sent says how far it is, and what bounced is sent again", async () => {
  replies["GET /mail_template/sendings"] = () => ({ data: [sending({ queued: 3 })], total: 1 });
  replies["GET /mail_template/sent"] = ({ query }) =>
    query.state === "bounced"
      ? { data: [mail()], total: 1 }
      : { data: [mail(), mail({ id: "m2", state: "sent" })], total: 2 };
  replies["POST /mail_template/retry"] = () => ({ mail_ids: ["m1"] });
  await openJob();
  for (const chip of ["1 sent", "2 scheduled", "1 delayed", "1 bounced"]) expect(said()).toContain(chip);
  expect(said()).not.toContain("being sent");
  expect(said()).toContain("The mail server is not accepting them");
  await press("Welcome");
  await settle();
  expect(said()).toContain("refused this address (550)");
  await press("Send 1 again");
  expect(sent("POST /mail_template/retry")).toEqual([
    { call: "POST /mail_template/retry", body: { job_id: JOB, mail_ids: ["m1"] } },
  ]);
  expect(screen.message()).toBe("1 email is being sent again");
});

test("what is leaving is looked at again until it has left", async () => {
  let left = 4;
  replies["GET /mail_template/sendings"] = () => ({
    data: [sending({ queued: left, delayed: 0, scheduled: 0 })],
    total: 1,
  });
  await openJob();
  expect(said()).toContain("4 being sent");
  left = 0;
  await untilSaid("1 sent");
  await vi.waitFor(() => expect(said()).not.toContain("being sent"), 3_000);
  const asked = sent("GET /mail_template/sendings").length;
  expect(asked).toBeGreaterThan(1);
});

test("the emails to someone show who sent them, about which job and what is planned, and are read on the spot", async () => {
  const planned = mail({
    id: "m3",
    state: "queued",
    send_at: "2999-01-01T08:00:00.000Z",
    subject: "Later",
    job: null,
    job_id: null,
  });
  server = serve({
    "GET /mail_template/sent": () => ({ data: [mail({ sender: "Mia" }), planned], total: 2 }),
  });
  screen = await drawPage(
    CandidateMailsPage,
    { at: "/bram", path: "/:candidateId" },
    { "mail-templates": words },
    signedInAs("hr_manager", "recruiting-job"),
  );
  expect(server.reads("/mail_template/sent")).toEqual([{ user_id: "bram", page: "0", size: "20" }]);
  expect(said()).toContain("by Mia");
  expect(said()).toContain("by a former colleague");
  expect(findNamed("Analyst")?.getAttribute("href")).toBe("/hr-manager/recruiting-job");
  expect(said()).toContain("Scheduled");
  expect(said()).not.toContain("The text");
  await press("Read");
  expect(said()).toContain("The text");
  expect(findButton("Hide")).toBeDefined();
});

test("the emails to someone are read again each time that they are shown", async () => {
  server = serve({ "GET /mail_template/sent": () => ({ data: [mail({ sender: "Mia" })], total: 1 }) });
  const Tabs = () => {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setShown((before) => !before)}>
          Switch
        </button>
        {isShown && <CandidateMailsPage />}
      </>
    );
  };
  const texts = { "mail-templates": words };
  screen = await drawPage(Tabs, { at: "/bram", path: "/:candidateId" }, texts, signedInAs("hr_manager"));
  await press("Switch");
  await press("Switch");
  expect(server.reads("/mail_template/sent")).toHaveLength(2);
});
