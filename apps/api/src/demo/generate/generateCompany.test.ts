import { createHash } from "node:crypto";
import { loadStarter } from "@vaardig/taxonomy/starter/starter";
import { describe, expect, test } from "vitest";
import { HAVENZORG } from "../data/havenzorg.ts";
import { NOORDLICHT } from "../data/noordlicht.ts";
import { generateCompany } from "./generateCompany.ts";

const starter = loadStarter();
const skillIds = new Map(starter.skills.map(({ key }) => [key, `id of ${key}`]));
const input = { today: "2026-03-02", passwordHash: "hash", starter, skillIds };
const noordlicht = generateCompany(NOORDLICHT, input);
const havenzorg = generateCompany(HAVENZORG, input);

const hashOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const count = <T>(values: T[], matches: (value: T) => boolean) => values.filter(matches).length;

test("the same input gives the same rows, another day only other dates", () => {
  expect(hashOf(generateCompany(NOORDLICHT, input))).toBe(hashOf(noordlicht));
  const later = generateCompany(NOORDLICHT, { ...input, today: "2026-03-03" });
  expect(hashOf(later)).not.toBe(hashOf(noordlicht));
  expect(later.users.map(({ id, email }) => [id, email])).toEqual(
    noordlicht.users.map(({ id, email }) => [id, email]),
  );
});

describe.each([
  { name: "noordlicht", made: noordlicht, employees: 260, candidates: 150, departments: 8, vacancies: 25 },
  { name: "havenzorg", made: havenzorg, employees: 60, candidates: 25, departments: 6, vacancies: 8 },
])("$name", ({ name, made, ...expected }) => {
  const { users, vacancies } = made;
  const byId = new Map(users.map((user) => [user.id, user]));

  test("has the promised size", () => {
    expect({
      employees: count(users, ({ systemRole }) => systemRole !== "freelancer"),
      candidates: count(users, ({ systemRole }) => systemRole === "freelancer"),
      departments: made.organization.departments.length,
      vacancies: vacancies.vacancies.length,
    }).toEqual(expected);
  });

  test("gives every candidate a line in their language that names their work", () => {
    const candidates = users.filter(({ systemRole }) => systemRole === "freelancer");
    const jobs = [...starter.jobs, ...NOORDLICHT.ownJobs, ...HAVENZORG.ownJobs];
    const titles = jobs.flatMap(({ en, nl }) => [en, nl]);
    expect(candidates.filter(({ headline }) => !titles.some((title) => headline?.startsWith(title)))).toEqual(
      [],
    );
    const names = (lang: "en" | "nl") => new Set(jobs.map((job) => job[lang]));
    const [english, nederlands] = [names("en"), names("nl")];
    const isOwn = ({ language, headline }: (typeof candidates)[number]) =>
      [...(language === "nl" ? nederlands : english)].some((title) => headline?.startsWith(title));
    expect(candidates.filter((one) => !isOwn(one)).map(({ headline }) => headline)).toEqual([]);
    // People of one job profile name the same work, also where someone was entered twice.
    const workOf = ({ language, headline }: (typeof candidates)[number]) =>
      jobs.filter((job) => headline?.startsWith(job[language === "nl" ? "nl" : "en"])).map(({ key }) => key);
    for (const same of Map.groupBy(candidates, ({ jobProfileId }) => jobProfileId).values()) {
      const [first] = same;
      const work = new Set(first ? workOf(first) : []);
      expect(same.filter((one) => !workOf(one).some((key) => work.has(key)))).toEqual([]);
    }
    const dutch = candidates.filter(({ language }) => language === "nl").map(({ headline }) => headline);
    expect(dutch.filter((line) => / (with|ready|looking|who) /.test(line ?? ""))).toEqual([]);
  });

  test("gives every person one mailbox and no one a password but the accounts", () => {
    expect(repeated(users.map(({ email }) => email))).toEqual([]);
    const [accounts, others] = [true, false].map((wanted) =>
      users.filter(({ email, passwordHash }) => wanted === (passwordHash === "hash") && email),
    );
    expect(
      accounts?.map(({ email }) => email).filter((email) => !email.endsWith(`@${name}.example`)),
    ).toEqual([]);
    expect(others?.some(({ passwordHash }) => passwordHash)).toBe(false);
    expect(users.filter(({ email }) => !/^[a-z]+(\.[a-z]+)?@[a-z.]+\.example$/.test(email))).toEqual([]);
  });

  test("has managers who manage: every line ends at the director, and people with reports may lead them", () => {
    const employees = users.filter(({ systemRole }) => systemRole !== "freelancer");
    expect(count(employees, ({ managerId }) => managerId === null)).toBe(1);
    for (const [at, person] of employees.entries()) {
      const manager = person.managerId ? byId.get(person.managerId) : undefined;
      if (!manager) continue;
      expect(users.indexOf(manager)).toBeLessThan(at);
      expect(["manager", "hr_manager"], manager.email).toContain(manager.systemRole);
      expect(manager.status).toBe("active");
    }
  });

  test("gives everyone inside a role of their department and team, whose job is theirs, under their manager's role", () => {
    const { roles, teams } = made.organization;
    const roleById = new Map(roles.map((role) => [role.id, role]));
    expect(repeated(roles.map((role) => [role.departmentId, role.teamId, role.name].join()))).toEqual([]);
    for (const person of users.filter(({ systemRole }) => systemRole !== "freelancer")) {
      const role = roleById.get(person.roleId ?? "");
      const { departmentId, teamId, jobProfileId } = person;
      expect(role).toMatchObject({ departmentId, teamId, jobProfileId });
      expect(role?.parentId ?? null).toBe(byId.get(person.managerId ?? "")?.roleId ?? null);
      if (teamId) expect(teams.find(({ id }) => id === teamId)).toMatchObject({ departmentId });
    }
    const led = made.leads.map(({ id }) => id);
    const units = [...made.organization.departments, ...teams].map(({ id }) => id);
    expect([...led].sort()).toEqual([...units].sort());
  });

  test("generates careers whose dates follow each other and end with the job held now", () => {
    const { experiences, educations } = made.careers;
    for (const { startDate, endDate } of experiences) if (endDate) expect(startDate < endDate).toBe(true);
    for (const { started, finished } of educations) expect(started < finished).toBe(true);
    const current = experiences.filter(({ endDate }) => endDate === null).map(({ userId }) => userId);
    expect(repeated(current)).toEqual([]);
    expect(current.length).toBeGreaterThan(expected.employees * 0.8);
  });

  test("asks 8 to 15 skills of each of its jobs, a few of them a must", () => {
    for (const { id, uri } of made.jobProfiles.profiles) {
      const skills = made.jobProfiles.skills.filter(({ jobProfileId }) => jobProfileId === id);
      expect(skills.length, uri).toBeGreaterThanOrEqual(8);
      expect(skills.length, uri).toBeLessThanOrEqual(15);
      expect(
        count(skills, ({ mustHave }) => mustHave === true),
        uri,
      ).toBeGreaterThanOrEqual(1);
    }
  });

  test("gives a person a skill once at a time, with sources of every kind and an earlier level for some", () => {
    const current = made.skills.filter(({ validTo }) => validTo === null);
    expect(repeated(current.map(({ userId, skillId }) => `${userId} ${skillId}`))).toEqual([]);
    expect(new Set(current.map(({ source }) => source))).toEqual(new Set(["confirmed", "self", "inferred"]));
    expect(current.length / users.length).toBeGreaterThan(8);
    const earlier = made.skills.length - current.length;
    expect(earlier / current.length).toBeGreaterThan(0.05);
    for (const { validFrom, validTo } of made.skills)
      if (validTo && validFrom) expect(validFrom < validTo).toBe(true);
  });

  test("leaves those who never came without skills and languages", () => {
    const waiting = users.filter(({ onboardingStep }) => onboardingStep !== "done").map(({ id }) => id);
    expect(waiting.length).toBeGreaterThan(0);
    const told = [...made.skills, ...made.languages, ...made.wishes].map(({ userId }) => userId);
    expect(told.filter((id) => waiting.includes(id))).toEqual([]);
  });

  test("has vacancies in every state, written out, owned by recruiters", () => {
    const rows = vacancies.vacancies;
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(["Draft", "Pending", "Approved", "Declined"]),
    );
    expect(
      rows.filter(({ status, declineReason }) => (status === "Declined") !== Boolean(declineReason)),
    ).toEqual([]);
    for (const { id, description, ownerId, salaryFrom, salaryTo } of rows) {
      const paragraphs = description?.split("\n\n") ?? [];
      expect(paragraphs.length).toBeGreaterThanOrEqual(2);
      expect(paragraphs.length).toBeLessThanOrEqual(4);
      expect(byId.get(ownerId)?.systemRole).toBe("moderator");
      expect(salaryFrom).toBeLessThan(salaryTo ?? 0);
      expect(count(vacancies.skills, ({ vacancyId }) => vacancyId === id)).toBeGreaterThanOrEqual(5);
      const members = vacancies.members
        .filter(({ vacancyId }) => vacancyId === id)
        .map(({ userId }) => userId);
      expect(repeated([...members, ownerId])).toEqual([]);
    }
    expect(rows.some(({ ownerId }) => byId.get(ownerId)?.email === `recruiter@${name}.example`)).toBe(true);
    const external = count(rows, (row) => row.status === "Approved" && row.external === true);
    const approved = count(rows, ({ status }) => status === "Approved");
    expect(external / approved).toBeGreaterThan(0.35);
    expect(external / approved).toBeLessThan(0.85);
  });

  test("keeps vacancies only for those who may see them", () => {
    const shown = new Map(vacancies.vacancies.map((row) => [row.id, row]));
    expect(vacancies.saved.length).toBeGreaterThan(2);
    for (const { userId, vacancyId } of vacancies.saved) {
      const vacancy = shown.get(vacancyId);
      // A change that waits for approval leaves the vacancy open as it was.
      expect(vacancy?.status === "Approved" || vacancy?.revision).toBeTruthy();
      expect(vacancy?.publication).toBe("open");
      if (byId.get(userId)?.systemRole === "freelancer") expect(vacancy?.external).toBe(true);
    }
  });
});

test("noordlicht shows each publication and more than thirty jobs of its own", () => {
  const approved = noordlicht.vacancies.vacancies.filter(({ status }) => status === "Approved");
  expect(new Set(approved.map(({ publication }) => publication))).toEqual(
    new Set(["open", "on_hold", "closed"]),
  );
  expect(noordlicht.jobProfiles.profiles.length).toBeGreaterThanOrEqual(30);
  expect(new Set(noordlicht.users.map(({ status }) => status))).toEqual(
    new Set(["active", "invited", "not_invited", "deactivated"]),
  );
});

test("one vacancy has a change that waits, with its values in force and its applicants", () => {
  const { vacancies: rows, skills } = noordlicht.vacancies;
  const [changed, ...others] = rows.filter(({ revision }) => revision);
  expect(others).toEqual([]);
  expect(changed).toMatchObject({ status: "Pending", publication: "open", hours: 36 });
  expect(changed?.decidedAt?.getTime()).toBeLessThan(changed?.submittedAt?.getTime() ?? 0);
  const revision = changed?.revision as { hours: number; skills: { skill_id: string; level: number }[] };
  expect(revision.hours).toBe(32);
  const now = skills.filter(({ vacancyId }) => vacancyId === changed?.id);
  expect(revision.skills).toHaveLength(now.length - 1);
  const levels = new Map(now.map(({ skillId, level }) => [skillId, level]));
  expect(revision.skills.filter(({ skill_id: id, level }) => levels.get(id) !== level)).toHaveLength(1);
  expect(noordlicht.applications.applications.some(({ vacancyId }) => vacancyId === changed?.id)).toBe(true);
});

test("the pools say what they are for, and a second recruiter and HR work on them", () => {
  const { pools, members } = noordlicht.talentPools;
  const roleOf = new Map(noordlicht.users.map(({ id, systemRole }) => [id, systemRole]));
  for (const { id, description, ownerId } of pools) {
    expect(description).not.toBe("");
    const others = members.filter(({ talentPoolId }) => talentPoolId === id);
    expect(others.map(({ userId, part }) => [roleOf.get(userId), part])).toEqual([
      ["moderator", "co_owner"],
      ["hr_manager", "member"],
    ]);
    expect(others.map(({ userId }) => userId)).not.toContain(ownerId);
  }
});

test("some candidates are there twice: by a number written otherwise, by the name, with accents or without", () => {
  const outside = noordlicht.users.filter(({ systemRole }) => systemRole === "freelancer");
  const nine = (phone?: string | null) => (phone ?? "").replace(/\D/g, "").slice(-9);
  const fold = (name: string) =>
    name
      .normalize("NFKD")
      .replace(/[^a-z]/gi, "")
      .toLowerCase();
  const pairs = outside.flatMap((one, at) =>
    outside.slice(at + 1).flatMap((other) => {
      const phone = nine(one.phone) !== "" && nine(one.phone) === nine(other.phone);
      const [first, second] = [one, other].map(({ firstName, lastName }) => `${firstName} ${lastName}`);
      const name = fold(first ?? "") === fold(second ?? "");
      if (!phone && !name) return [];
      return [
        [
          phone && one.phone !== other.phone && "number",
          phone && "phone",
          name && "name",
          first !== second && "written",
        ],
      ];
    }),
  );
  expect(pairs.map((signs) => signs.filter(Boolean).join(" ")).sort()).toEqual([
    "name",
    "name written",
    "number phone written",
    "phone name",
  ]);
  expect(outside.slice(-4).every(({ passwordHash }) => !passwordHash)).toBe(true);
});

test("the two companies share no id", () => {
  const idsOf = (made: typeof noordlicht) =>
    JSON.stringify(made).match(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g) ?? [];
  const first = new Set(idsOf(noordlicht));
  expect(first.size).toBeGreaterThan(4_000);
  expect(idsOf(havenzorg).filter((id) => first.has(id))).toEqual([]);
});
