import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inCompany } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";
import { mailsTo } from "../../test/mailsTo.ts";
import { applications } from "../applications/applications.table.ts";
import { candidateMail } from "./candidateMail.ts";

let app: TestApp;
let company: TestCompany;
let sender: TestUser;
let vacancyId: string;
beforeAll(async () => {
  app = await buildApp();
  company = await buildCompany(app.db, { name: "Noordlicht" });
  sender = await buildUser(app.db, company, { systemRole: "moderator", firstName: "Rita", lastName: "Smit" });
  vacancyId = (await buildVacancy(app.db, sender, { name: "Planner" })).id;
});
afterAll(() => app.close());

type Given = Partial<Parameters<typeof candidateMail>[0]>;
const write = (userId: string, given: Given) =>
  inCompany(app.db, company.id, (tx) =>
    candidateMail({
      tx,
      services: app.app.services,
      companyId: company.id,
      senderId: sender.id,
      vacancyId,
      userId,
      ...given,
    }),
  );

test("a stage's mail reaches a person in their language, at its time, about its vacancy", async () => {
  const person = await buildUser(app.db, company, { systemRole: "freelancer", language: "nl" });
  const sendAt = new Date(Date.now() + 600_000);
  const id = await write(person.id, { tempName: "Rejection after application", sendAt });
  expect(await mailsTo(app.db, person.email)).toMatchObject([
    {
      id,
      vacancyId,
      senderId: sender.id,
      userId: person.id,
      sendAt,
      status: "queued",
      subject: "Je sollicitatie op de vacature Planner",
      text: expect.stringMatching(/Rita Smit\nNoordlicht\n\n--\n/),
    },
  ]);
});

test("a caller brings values and a calendar of its own, and replaces the usual link", async () => {
  const person = await buildUser(app.db, company, { systemRole: "employee" });
  const message = "<p>{{interview_time}}, {{link}}</p>";
  await write(person.id, {
    words: { en: { subject: "{{interview_title}}", message } },
    variables: () => ({
      interview_title: "Talk",
      interview_time: "10:00 & later",
      link: "https://a.test/x?token=1",
    }),
    calendar: "BEGIN:VCALENDAR",
  });
  expect(await mailsTo(app.db, person.email)).toMatchObject([
    {
      subject: "Talk",
      text: "10:00 & later, https://a.test/x?token=1",
      calendar: "BEGIN:VCALENDAR",
      html: '<p>10:00 &amp; later, <a href="https://a.test/x?token=1">https://a.test/x?token=1</a></p>',
    },
  ]);
});

test("who follows an application without an account gets a link that opens one, and no one else does", async () => {
  const other = await buildCompany(app.db);
  const elsewhere = await buildUser(app.db, other);
  const guest = { systemRole: "freelancer", account: false } as const;
  const [applied, listed, rejected, known, account] = await Promise.all([
    buildUser(app.db, company, guest),
    buildUser(app.db, company, guest),
    buildUser(app.db, company, guest),
    buildUser(app.db, company, { ...guest, email: elsewhere.email }),
    buildUser(app.db, company, { systemRole: "freelancer" }),
  ]);
  const appliedAt = new Date();
  const stages = [
    [applied, { stage: "Job offer", appliedAt }],
    [listed, { stage: "Vacancy" }],
    [rejected, { stage: "Rejection after interview", outcome: "rejected", appliedAt }],
    [known, { stage: "Interview", appliedAt }],
    [account, { stage: "Interview", appliedAt }],
  ] as const;
  await inCompany(app.db, company.id, (tx) =>
    tx.insert(applications).values(
      stages.map(([{ id: userId }, at]) => ({
        companyId: company.id,
        vacancyId,
        userId,
        addedBy: sender.id,
        ...at,
      })),
    ),
  );
  const words = { en: { subject: "News", message: "<p>{{link}}</p>" } };
  const textTo = async ({ id, email }: TestUser) => {
    const mailId = await write(id, { words });
    const text = (await mailsTo(app.db, email)).find((mail) => mail.id === mailId)?.text ?? "";
    const [link = "", note = ""] = text.split("\n\n");
    // What the link asks first is said where it asks something, and nowhere else.
    expect(note.startsWith("The link first asks you to choose a password")).toBe(
      link.includes("/set-password?"),
    );
    expect(note.startsWith("If the page asks you to sign in")).toBe(link.includes("/external/"));
    // An address with an account elsewhere gets none here: its page takes no answer.
    expect(note.includes("Reply to this email instead")).toBe(id === known.id);
    return link;
  };
  for (const person of [listed, rejected, known]) expect(await textTo(person)).toContain("/careers/");
  // A paragraph that only leads to the link is not sent where the page takes no answer.
  const lead = {
    en: { subject: "News", message: "<p>Two times:</p><p>Book here:<br>{{link}}</p><p>Bye</p>" },
  };
  await write(known.id, { words: lead });
  const [mail] = (await mailsTo(app.db, known.email)).slice(-1);
  const note =
    "You have no account with Noordlicht, so reply to this email to respond or to change something.";
  expect(mail?.text).toContain(`Two times:\n\n${note}\n\nBye`);
  expect(mail?.html).toContain(`<p>Two times:</p><p>${note}</p><p>Bye</p>`);
  expect(await textTo(account)).toContain("/external/my-applications");
  const [first, second] = [await textTo(applied), await textTo(applied)];
  const set = async (text: string) => {
    const invite = new URL(text).searchParams.get("invite");
    const body = { invite, new_password1: "Kanaal-brug-7", new_password2: "Kanaal-brug-7" };
    return (await app.ask("POST", "/auth/set_password", { body })).body.code;
  };
  expect(await set(first), "a later mail's link replaces it").toBe("invitation_expired");
  expect(await set(second)).toBeUndefined();
  expect(await textTo(applied), "the account is there").toContain("/external/my-applications");
});

test("no one without an address is written to, and what cannot be filled is not written", async () => {
  const email = `${randomUUID()}@none.invalid`;
  const unreached = await buildUser(app.db, company, { systemRole: "freelancer", email });
  expect(await write(unreached.id, { tempName: "Interview" })).toBeUndefined();
  expect(await mailsTo(app.db, email)).toEqual([]);
  const person = await buildUser(app.db, company, { systemRole: "freelancer" });
  const words = { en: { subject: "S", message: "<p>{{offer_start}}</p>" } };
  await expect(write(person.id, { words })).rejects.toMatchObject({
    fields: { "words.en.message": "mail_variable_missing|name=offer_start|person=Test Person" },
  });
  await expect(write(person.id, { tempName: "Nothing" })).rejects.toMatchObject({
    fields: { temp_name: "mail_template_unknown" },
  });
  expect(await mailsTo(app.db, person.email)).toEqual([]);
});

test("what a link asks is said right under it, in text and in HTML, also in a list and before the greeting", async () => {
  const person = await buildUser(app.db, company, { systemRole: "freelancer" });
  const message = "<p>Look:</p><ul><li>{{link}}</li><li>More</li></ul><p>Bye</p>";
  await write(person.id, { words: { en: { subject: "S", message } } });
  const [mail] = await mailsTo(app.db, person.email);
  const note = "If the page asks you to sign in, use your account with Noordlicht.";
  expect(mail?.html).toMatch(new RegExp(`</li></ul><p>${note}</p><p>Bye</p>`));
  expect(mail?.text).toMatch(new RegExp(`- More\\n\\n${note}\\n\\nBye`));
});
