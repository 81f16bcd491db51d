import type { Interview, OwnInterview } from "@vaardig/contract/interviews/interviews";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { applicantScene, inHours } from "../../test/applicantScene.ts";
import { mailNamesTo, mailsTo } from "../../test/mailsTo.ts";
import { readCalendar } from "../../test/readCalendar.ts";

const { at, stands, offerTimes, book, took, texts, subjects } = applicantScene();

describe("an invitation to an interview", () => {
  it("with times names them and the link, in the reader's language, its title too", async () => {
    await stands({ language: "en" });
    await offerTimes();
    const [text] = await texts();
    expect(text).toMatch(/^Choose a time: First interview, Planner\n/);
    expect(text).toContain("First interview");
    expect(text, "each on a line of its own").toMatch(/We suggest:\n.+ CES?T\n.+ CES?T\n\n/);
    expect(text).not.toContain("not interested");
    expect(text?.match(/ at \d\d:00 CES?T/g)).toHaveLength(2);
    expect(text).toContain("https://vaardig.test/external/my-applications");
    expect(await mailNamesTo(at.test.db, at.person.email)).toEqual(["interview_times"]);
  });

  it("without times asks for some and names none", async () => {
    await stands({ stage: "Interview", language: "nl" });
    const body = { job_id: at.vacancy.id, recipients: { application_ids: [at.id] }, temp_name: "Interview" };
    expect((await at.test.as(at.recruiter).post("/mail_template/send", body)).status).toBe(200);
    const [text] = await texts();
    expect(text).toContain("Welke dagen en tijden komen je uit?");
    expect(text).not.toMatch(/\d\d:\d\d|vaardig\.test/);
    expect(await mailNamesTo(at.test.db, at.person.email)).toEqual(["interview"]);
    const withTimes = await at.test
      .as(at.recruiter)
      .post("/mail_template/send", { ...body, temp_name: "Interview times" });
    expect(withTimes.status).toBe(400);
    expect(await texts()).toHaveLength(1);
  });

  it("is taken back for times that were not chosen, and cancelled for a booked time", async () => {
    await stands();
    const cancel = ({ id: one, version }: Interview) =>
      at.test.as(at.recruiter).post("/interviews/cancel", { id: one, version });
    await cancel(await offerTimes());
    expect(await mailNamesTo(at.test.db, at.interviewer.email), "no time was chosen").toEqual([]);
    await cancel((await book(await offerTimes({ minutes: 30 }))).body.payload as Interview);
    const mails = await subjects();
    expect(mails[1]).toBe("The suggested interview will not take place: Planner");
    expect(mails.at(-1)).toBe("Your interview will not take place: Planner");
    const [offered, canceled] = [(await texts())[1], (await texts()).at(-1)];
    expect(offered).toContain("you no longer need to choose a time");
    expect(canceled).toContain("I am sorry, but this interview for Planner will not take place:");
    expect(canceled).not.toContain("choose a time");
    expect(await mailNamesTo(at.test.db, at.person.email)).toEqual([
      ...(["interview_times", "interview_times_withdrawn"] as const),
      ...(["interview_times", "interview_booked", "interview_canceled"] as const),
    ]);
  });

  it("is cancelled with the reason for a person who withdrew, and without one for others", async () => {
    await stands({ language: "nl" });
    await book(await offerTimes());
    const [row] = await acrossCompanies(at.test.db, (tx) =>
      tx.select().from(applications).where(eq(applications.id, at.id)),
    );
    await at.test.as(at.person).post("/my_applications/withdraw", { id: at.id, version: row?.version });
    const text = (await texts()).at(-1);
    expect(text).toMatch(/^Je gesprek gaat niet door: Planner\n/);
    expect(text).toContain("Je hebt je sollicitatie op de vacature Planner ingetrokken.");
    expect(text).not.toContain("Beantwoord deze e-mail");
    expect((await mailNamesTo(at.test.db, at.person.email)).slice(2)).toEqual(["interview_withdrawn"]);
    const told = (await mailsTo(at.test.db, at.interviewer.email)).at(-1);
    expect(told?.text).toContain("withdrew their application, so the interview for the job of Planner on");
    await stands();
    const booked = (await book(await offerTimes())).body.payload as Interview;
    await at.test.as(at.recruiter).post("/interviews/cancel", { id: booked.id, version: booked.version });
    expect((await texts()).at(-1)).not.toContain("withdrew");
    expect((await mailsTo(at.test.db, at.interviewer.email)).at(-1)?.text).not.toContain("withdrew");
  });

  it("is cancelled for a person who never applied and stepped back, without an application", async () => {
    await stands({ stage: "Vacancy", applied: false });
    await book(await offerTimes());
    const [row] = await acrossCompanies(at.test.db, (tx) =>
      tx.select().from(applications).where(eq(applications.id, at.id)),
    );
    await at.test.as(at.person).post("/my_applications/withdraw", { id: at.id, version: row?.version });
    const text = (await texts()).at(-1);
    expect(text).toContain("You withdrew from consideration for the job of Planner");
    expect(text).not.toContain("application");
    expect((await mailNamesTo(at.test.db, at.person.email)).slice(2)).toEqual(["interview_stepped_back"]);
    const told = (await mailsTo(at.test.db, at.interviewer.email)).at(-1);
    expect(told?.text).toContain("withdrew from consideration, so the interview");
  });

  it("informs a person who asked for nothing that no interest needs no answer", async () => {
    await stands({ stage: "Vacancy", applied: false });
    await offerTimes();
    expect((await texts())[0]).toMatch(/my-applications\n\nIf the page .+\n\nIf you are not interested, you/);
  });

  it("with new times names the time that was booked, which leaves the calendar as it was", async () => {
    await stands();
    const change = async (one: Interview) =>
      (
        await at.test.as(at.recruiter).put("/interviews", {
          id: one.id,
          version: one.version,
          title: "Second interview",
          kind: "phone",
          place: "",
          minutes: 30,
          slots: [inHours(90).toISOString()],
          interviewer_ids: [at.interviewer.id],
        })
      ).body.payload as Interview;
    const moved = await change((await book(await offerTimes())).body.payload as Interview);
    const mail = (await mailsTo(at.test.db, at.person.email)).at(-1);
    expect(mail?.text).toMatch(
      /We have to rearrange your interview on \w+ \d.+ at \d\d:00 CES?T; I am sorry/,
    );
    expect(mail?.text).toContain("Second interview, 30 minutes\nBy phone\n");
    const left = { METHOD: "CANCEL", SUMMARY: "First interview – Noordlicht", LOCATION: "Herestraat 1" };
    expect(readCalendar(mail?.calendar ?? "")).toMatchObject(left);
    const told = (await mailsTo(at.test.db, at.interviewer.email)).at(-1);
    expect(told?.text).toMatch(
      /^We are looking for a new time with Ann .+, so the interview for the job of Planner on/m,
    );
    await change(moved);
    const again = (await mailsTo(at.test.db, at.person.email)).at(-1);
    expect(again).toMatchObject({
      calendar: null,
      text: expect.stringContaining("This new proposal replaces them"),
    });
    expect(again?.text).not.toMatch(/calendar|We have to move/);
    expect([mail?.name, again?.name]).toEqual(["interview_changed_booked", "interview_changed"]);
  });

  it.each([
    ["en", /^We are looking for a new time with Ann Person, so the interview for the job of Planner on/m],
    ["nl", /^We zoeken met Ann Person een nieuw moment, dus het gesprek \(Eerste gesprek\) voor de functie/m],
  ] as const)(
    "with new times for a person without an address informs colleagues that there is no email, in %s",
    async (language, told) => {
      await stands();
      await acrossCompanies(at.test.db, async (tx) => {
        await tx
          .update(users)
          .set({ email: `${at.person.id}@none.invalid` })
          .where(eq(users.id, at.person.id));
        await tx.update(users).set({ language }).where(eq(users.id, at.interviewer.id));
      });
      const { id: one, version } = (await book(await offerTimes())).body.payload as Interview;
      await at.test.as(at.recruiter).put("/interviews", {
        id: one,
        version,
        title: "First interview",
        kind: "phone",
        place: "",
        minutes: 30,
        slots: [inHours(90).toISOString()],
        interviewer_ids: [at.interviewer.id],
      });
      const mail = (await mailsTo(at.test.db, at.interviewer.email)).at(-1);
      expect(mail?.name).toBe("colleague_interview_canceled");
      expect(mail?.text).toMatch(told);
      expect(mail?.text.split("\n--\n")[0]).not.toMatch(/sent|gestuurd|krijgt/);
    },
  );

  it("with new times for a person who had a booked one does not ask whether they are interested at all", async () => {
    await stands({ stage: "Vacancy", applied: false });
    const change = async (one: Interview) =>
      (
        await at.test.as(at.recruiter).put("/interviews", {
          id: one.id,
          version: one.version,
          title: "First interview",
          kind: "phone",
          place: "",
          minutes: 30,
          slots: [inHours(90).toISOString()],
          interviewer_ids: [at.interviewer.id],
        })
      ).body.payload as Interview;
    const unasked = /not interested|unsubscribe/;
    const waiting = await change(await offerTimes());
    expect((await texts()).at(-1), "nothing was booked").toMatch(unasked);
    await change((await book(waiting)).body.payload as Interview);
    expect((await texts()).at(-1)).toContain("We have to rearrange your interview");
    expect((await texts()).at(-1)).not.toMatch(unasked);
    await at.test.as(at.recruiter).post("/mail_template/send", {
      job_id: at.vacancy.id,
      recipients: { application_ids: [at.id] },
      temp_name: "Interview",
    });
    expect((await texts()).at(-1)).not.toMatch(unasked);
  });

  it("once booked says who the person meets, and to colleagues that another time replaces it", async () => {
    await stands();
    const two = await offerTimes();
    const booked = (await book(two)).body.payload as Interview;
    const name = "Test Person";
    expect((await texts()).at(-1)).toContain(`You will talk to: ${name}`);
    expect(readCalendar((await mailsTo(at.test.db, at.person.email)).at(-1)?.calendar ?? "")).toMatchObject({
      DESCRIPTION: `Planner, with ${name}`,
    });
    const toldFirst = (await mailsTo(at.test.db, at.interviewer.email)).at(-1)?.text;
    expect(toldFirst).toMatch(
      /^You will interview Ann .+ for the job of Planner \(First interview, 45 minutes\):$/m,
    );
    expect(toldFirst).not.toContain("This replaces");
    expect(await mailNamesTo(at.test.db, at.interviewer.email)).toEqual(["colleague_interview_booked"]);
    const other = { id: booked.id, slot_id: two.slots[1]?.id, version: booked.version };
    await at.test.as(at.recruiter).post("/interviews/book", other);
    expect((await mailsTo(at.test.db, at.interviewer.email)).at(-1)?.text).toContain(
      "This replaces the earlier time.",
    );
    expect((await mailNamesTo(at.test.db, at.interviewer.email)).slice(1)).toEqual([
      "colleague_interview_replaced",
    ]);
    expect((await mailsTo(at.test.db, at.recruiter.email)).at(-1)?.text).toMatch(
      /^Test Person will interview Ann /m,
    );
  });

  it("says that it is by phone, by video or on site, also without a place", async () => {
    await stands();
    await offerTimes({ kind: "phone", place: "" });
    await offerTimes({ kind: "video", place: "https://meet.test/a", minutes: 30 });
    await offerTimes({ kind: "on_site", place: "", minutes: 60 });
    const [phone, video, onSite] = await texts();
    expect(phone).toContain("45 minutes\nBy phone\n");
    expect(video).toContain("30 minutes\nVideo call: https://meet.test/a\n");
    expect(onSite).toContain("60 minutes\nOn site\n");
  });

  it("of a time that cannot be changed any more does not promise that it can", async () => {
    await stands();
    await book(await offerTimes());
    await book(await offerTimes({ minutes: 30, slots: [inHours(6).toISOString()] }));
    const mails = (await texts()).filter((text) => text.startsWith("Your interview for Planner"));
    expect(mails.map((text) => text.includes("You can choose another time"))).toEqual([true, false]);
    const names = await mailNamesTo(at.test.db, at.person.email);
    expect(names.filter((name) => name !== "interview_times")).toEqual([
      ...(["interview_booked", "interview_booked_for_good"] as const),
    ]);
  });

  it("of the last time that is left does not promise another one", async () => {
    await stands();
    const { slots, ...interview } = await offerTimes();
    const [soon, late] = slots;
    await acrossCompanies(at.test.db, (tx) =>
      tx.$client.query("update interview_slots set starts_at = now() - interval '1 hour' where id = $1", [
        soon?.id,
      ]),
    );
    await book({ ...interview, slots: late ? [late] : [] });
    expect((await texts()).at(-1)).not.toContain("another time");
    const { body } = await at.test
      .as(at.person)
      .get("/my_applications/interviews", { application_id: at.id });
    expect((body.payload as { data: OwnInterview[] }).data).toMatchObject([{ status: "booked", can: [] }]);
  });

  it("for an interview that took place is not offered again", async () => {
    await stands();
    const interview = await offerTimes();
    const booked = (await book(interview)).body.payload as Interview;
    await took(interview);
    const before = (await texts()).length;
    const answer = await at.test.as(at.recruiter).put("/interviews", {
      id: booked.id,
      version: booked.version,
      title: "T",
      kind: "phone",
      minutes: 30,
      slots: [inHours(90).toISOString()],
      interviewer_ids: [at.interviewer.id],
    });
    expect(answer.body.code).toBe("move_not_allowed");
    expect(await texts()).toHaveLength(before);
  });
});
