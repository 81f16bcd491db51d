import type { StarterJob } from "@vaardig/taxonomy/starter/starterTypes";
import type { users } from "../../domain/people/users.table.ts";
import { HEADLINES } from "../data/careerWords.ts";
import { dateBefore, monthStart, workdayBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { type DemoRandom, demoRandom } from "../demoRandom.ts";
import type { AccountPlan, CompanyPlan } from "../plan.ts";
import type { DemoContext } from "./demoContext.ts";
import { type DemoName, emailNameOf, makeName } from "./makeNames.ts";
import { makePlaces, type Place } from "./makePlaces.ts";

export interface DemoPerson {
  row: typeof users.$inferInsert & { id: string; email: string };
  /** Key of the person's job. */
  job: string;
  /** Mother tongue, ISO 639-1. */
  speaks: string;
  account: AccountPlan | null;
  /** Id of the duplicate entry of the same person. */
  sameAs?: string;
}

export interface CompanyIds {
  company: string;
  department(name: string): string;
  team(department: string, name: string): string;
  /** Returns the id of the role that people at this place hold. */
  role(place: Place): string;
  jobProfile(key: string): string;
}

/** Returns the place of each account: the first free one with its job. */
function seatAccounts(plan: CompanyPlan, places: Place[]): Map<number, AccountPlan> {
  const seats = new Map<number, AccountPlan>();
  for (const account of plan.accounts.filter(({ role }) => role !== "freelancer")) {
    const seat = places.findIndex(({ job }, at) => job === account.job && !seats.has(at));
    if (seat < 0) throw new Error(`the demo has no place for ${account.mailbox}@${plan.slug}`);
    seats.set(seat, account);
  }
  return seats;
}

/** Returns a status: now and then a person is new, invited or has left; leads are active. */
function statusOf({ leads }: Place, at: number): "active" | "invited" | "not_invited" | "deactivated" {
  if (leads) return "active";
  if (at % 31 === 17) return "invited";
  if (at % 47 === 21) return "not_invited";
  return at % 23 === 9 ? "deactivated" : "active";
}

function accountRow(account: AccountPlan, plan: CompanyPlan, context: DemoContext) {
  return {
    email: `${account.mailbox}@${plan.slug}.example`,
    status: "active" as const,
    account: true,
    passwordHash: context.passwordHash,
    language: account.language,
    onboardingStep: account.fresh ? ("languages" as const) : ("done" as const),
  };
}

const nameOf = ({ firstName, lastName, gender, speaks }: AccountPlan): DemoName => ({
  firstName,
  lastName,
  gender,
  speaks,
});

function phone(random: DemoRandom): string {
  return `+31 6 5550 ${String(random.int(0, 9999)).padStart(4, "0")}`;
}

/** Days since the administrator, who added everyone else, started with the product. */
const FOUNDED = 310;

/** Returns the company's own people, managers before their reports. */
export function makeEmployees(
  plan: CompanyPlan,
  places: Place[],
  ids: CompanyIds,
  context: DemoContext,
): DemoPerson[] {
  const random = demoRandom(`${plan.slug} employees`);
  const seats = seatAccounts(plan, places);
  const taken = new Set(plan.accounts.map(emailNameOf));
  const idAt = (at: number) => demoId(plan.slug, "employee", at);
  return places.map((place, at) => {
    const account = seats.get(at) ?? null;
    const drawn = account ? nameOf(account) : makeName(random, taken);
    const { speaks, ...name } = drawn;
    const status = statusOf(place, at);
    const invited = account?.fresh || status === "invited";
    const since = invited ? -7 : random.int(40, random.pick([900, 3000, 8000]));
    const isFounder = account?.role === "admin";
    const joined = status === "not_invited" ? -7 : since + (isFounder ? FOUNDED : 0);
    return {
      row: {
        companyId: ids.company,
        id: idAt(at),
        email: `${emailNameOf(name)}@${plan.slug}.example`,
        ...name,
        phone: phone(random),
        joinDate:
          joined > 0 ? monthStart(dateBefore(context.today, joined)) : dateBefore(context.today, joined),
        location: random.pick(plan.locations),
        systemRole: account?.role ?? plan.roles[place.job] ?? (place.leads ? "manager" : "employee"),
        status,
        account: true,
        language: speaks === "nl" && random.chance(plan.dutchShare) ? "nl" : "en",
        jobProfileId: ids.jobProfile(place.job),
        departmentId: place.department === null ? null : ids.department(place.department),
        teamId: place.department && place.team ? ids.team(place.department, place.team) : null,
        roleId: ids.role(place),
        managerId: place.reportsTo === null ? null : idAt(place.reportsTo),
        onboardingStep: status === "invited" || status === "not_invited" ? "languages" : "done",
        createdAt: workdayBefore(
          context.today,
          Math.max(isFounder ? FOUNDED : 2, Math.min(joined, random.int(60, 300))),
        ),
        ...(account && accountRow(account, plan, context)),
      },
      job: place.job,
      speaks,
      account,
    };
  });
}

/** Returns a candidate's headline in their language. */
function headlineOf({ id, language = "en" }: DemoPerson["row"], job: StarterJob): string {
  return demoRandom(`${id} headline`).pick(HEADLINES[language]).replace("{job}", job[language]);
}

/** Candidates in the profession of an open job, per candidate in another one. */
const OPEN_TO_OTHERS = 4;

/** Returns external people: the external account first, then candidates added by recruiters. */
export function makeCandidates(
  plan: CompanyPlan,
  colleagues: readonly DemoPerson[],
  ids: CompanyIds,
  context: DemoContext,
): DemoPerson[] {
  const random = demoRandom(`${plan.slug} candidates`);
  // A candidate with a colleague's name would look like the same person.
  const taken = new Set([...plan.accounts, ...colleagues.map(({ row }) => row)].map(emailNameOf));
  const approved = plan.vacancies.filter(({ status }) => status === "Approved").map(({ job }) => job);
  // The first job has the long list of applicants.
  const open = [...approved, ...approved.slice(0, 1), ...approved.slice(0, 1)];
  const places = makePlaces(plan).map(({ job }) => job);
  // Most candidates fit an open job, the others a possible future one.
  const times = Math.ceil((OPEN_TO_OTHERS * places.length) / open.length);
  const jobs = [...places, ...Array.from({ length: times }, () => open).flat()];
  const external = plan.accounts.filter(({ role }) => role === "freelancer");
  const phones = new Set<string>();
  /** Returns an unused number: two candidates with one number would look like the same person. */
  const ownPhone = (drawn: string) => {
    let number = drawn;
    while (phones.has(number))
      number = `${number.slice(0, -4)}${String((Number(number.slice(-4)) + 1) % 10_000).padStart(4, "0")}`;
    phones.add(number);
    return number;
  };
  return Array.from({ length: plan.candidates }, (_, at) => {
    const account = external[at] ?? null;
    const { speaks, ...name } = account ? nameOf(account) : makeName(random, taken);
    const job = account?.job ?? random.pick(jobs);
    const row: DemoPerson["row"] = {
      companyId: ids.company,
      id: demoId(plan.slug, "candidate", at),
      email: `${emailNameOf(name)}@mail.example`,
      ...name,
      phone: random.chance(0.8) ? ownPhone(phone(random)) : null,
      location: random.pick(plan.locations),
      systemRole: "freelancer",
      status: "active",
      account: false,
      language: speaks === "nl" && random.chance(plan.dutchShare) ? "nl" : "en",
      jobProfileId: ids.jobProfile(job),
      onboardingStep: "done",
      createdAt: workdayBefore(context.today, random.int(1, 200)),
      ...(account && accountRow(account, plan, context)),
    };
    row.headline = headlineOf(row, context.job(job));
    return { row, job, speaks, account };
  });
}
