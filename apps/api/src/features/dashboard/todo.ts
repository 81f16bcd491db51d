import type { Place, Todo, TodoKey } from "@vaardig/contract/dashboard/dashboard";
import { TODO_KEYS } from "@vaardig/contract/dashboard/dashboard";
import type { Language } from "@vaardig/contract/limits";
import { PROFILE_PARTS } from "@vaardig/contract/profile/profileParts";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import { readPendingRequests } from "../../domain/skills/confirmations/requests.queries.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import {
  type CompanyState,
  type PendingCount,
  type ProposedSkills,
  pendingApprovals,
  proposedSkills,
  type RoleWithoutProfile,
  rolesWithoutProfile,
} from "./company.queries.ts";
import { canManageCompany, type PeopleKey, peopleKeysOf } from "./dashboard.policy.ts";
import type { PeopleState } from "./figures.ts";
import { goalsTodo } from "./goalsTodo.ts";
import { hiringTodo } from "./hiringTodo.ts";
import { type HeldInterview, interviewsHeld } from "./interviews.queries.ts";
import type { OwnState } from "./own.queries.ts";
import { cardsOf, countPeople } from "./people.queries.ts";
import { listOf, placeOf } from "./places.ts";

/** A to-do before names and photos are looked up. */
interface Draft extends Pick<Todo, "key" | "count" | "leads_to"> {
  peopleIds?: string[];
  names?: string[];
  parts?: Todo["parts"];
  at?: Date;
}

/** Returns all to-dos in the viewer's scope, in the order of the contract. */
export async function todoOf(
  tx: Tx,
  { viewer, language, secrets }: { viewer: Viewer; language: Language; secrets: Secrets },
  { own, company, state }: { own: OwnState | null; company: CompanyState | null; state: PeopleState | null },
): Promise<Todo[]> {
  const all: Draft[] = [
    ...(own ? ownTodo(viewer, own) : []),
    ...interviewsTodo(await interviewsHeld(tx, viewer.companyId, viewer.userId)),
    confirmationsTodo(await readPendingRequests(tx, viewer.companyId, viewer.userId)),
    ...(company ? companyTodo(company) : []),
    ...(company ? approvalsTodo(await pendingApprovals(tx, viewer.companyId)) : []),
    ...(await goalsTodo(tx, viewer)),
    ...(await hiringTodo(tx, viewer)),
    ...(await peopleTodo(tx, viewer, state)),
    ...(canManageCompany(viewer)
      ? [
          ...proposalsTodo(await proposedSkills(tx, viewer.companyId, language)),
          ...rolesTodo(await rolesWithoutProfile(tx, viewer.companyId)),
        ]
      : []),
  ];
  const drafts = all.filter(({ count }) => count > 0);
  const ids = drafts.flatMap(({ peopleIds = [] }) => peopleIds);
  const cards = await cardsOf(tx, viewer.companyId, ids);
  const personOf = (id: string) => {
    const card = cards.get(id);
    if (!card) return [];
    return [{ id, name: card.name, photo_url: photoUrl(secrets, viewer.companyId, card.photo_id) }];
  };
  const order = (key: TodoKey) => TODO_KEYS.indexOf(key);
  return drafts
    .map(({ peopleIds = [], names = [], parts = [], at, ...draft }) => ({
      ...draft,
      people: peopleIds.flatMap(personOf),
      names,
      parts,
      at: at?.toISOString() ?? null,
    }))
    .sort((a, b) => order(a.key) - order(b.key));
}

function ownTodo({ role }: Viewer, own: OwnState): Draft[] {
  const has = { ...own, skills: own.enough };
  const parts = PROFILE_PARTS.filter((part) => !has[part]);
  // The wizard asks for the missing parts of a profile; only employees go through it.
  if (role === "employee" && !own.onboarded)
    return [{ key: "onboarding", count: 1, leads_to: placeOf("onboarding") }];
  return [
    { key: "profile", count: parts.length, parts, leads_to: placeOf("profile") },
    { key: "unlevelled_skills", count: own.unlevelled, leads_to: placeOf("your-skills") },
  ];
}

function interviewsTodo(held: HeldInterview[]): Draft[] {
  const draft = (key: TodoKey, some: HeldInterview[]): Draft => {
    const [first] = some;
    return {
      key,
      count: some.length,
      names: some.slice(0, 3).map(({ name }) => name),
      ...(first && { at: first.starts_at }),
      // A single one is opened directly.
      leads_to: placeOf("interviews", some.length === 1 && first ? { open: first.application_id } : {}),
    };
  };
  return [
    draft(
      "interviews",
      held.filter(({ to_come }) => to_come),
    ),
    draft(
      "scorecards_to_give",
      held.filter(({ to_come }) => !to_come),
    ),
  ];
}

function confirmationsTodo({ total, first }: { total: number; first: string[] }): Draft {
  const leadsTo = placeOf("confirmations", { list: "received" });
  return { key: "confirmations_asked", count: total, peopleIds: first, leads_to: leadsTo };
}

function companyTodo(company: CompanyState): Draft[] {
  return [
    {
      key: "company_profile",
      count: company.hasIndustry ? 0 : 1,
      leads_to: placeOf("company-profile"),
    },
    {
      key: "sign_ups",
      count: company.signUps,
      peopleIds: company.signUpIds,
      leads_to: placeOf("employee-role", { status: "awaiting_approval" }),
    },
  ];
}

function approvalsTodo({ jobs, projects }: { jobs: PendingCount; projects: PendingCount }): Draft[] {
  const pending = { filter: "pending" };
  return [
    {
      key: "jobs_to_approve",
      count: jobs.total,
      names: jobs.names,
      leads_to: placeOf("recruiting-jobs", pending),
    },
    {
      key: "projects_to_approve",
      count: projects.total,
      names: projects.names,
      leads_to: placeOf("recruiting-jobs", { kind: "projects", ...pending }),
    },
  ];
}

const listOfPeople = (key: PeopleKey): Place =>
  key === "not_invited" ? listOf({ employeeStatus: [key] }) : listOf({ attention: [key] });

async function peopleTodo(tx: Tx, viewer: Viewer, state: PeopleState | null): Promise<Draft[]> {
  // People without skills come from the match index: a query would have to check everyone.
  const inRows = peopleKeysOf(viewer).filter((key) => key !== "no_skills");
  const counted = await countPeople(tx, viewer, inRows);
  if (state) counted.set("no_skills", state.withoutSkills);
  return [...counted].map(([key, { count, firstIds: peopleIds }]) => ({
    key,
    count,
    peopleIds,
    leads_to: listOfPeople(key),
  }));
}

function proposalsTodo({ total, names }: ProposedSkills): Draft[] {
  const leadsTo = placeOf("skill-catalogue", { scope: "proposed" });
  return [{ key: "proposed_skills", count: total, names, leads_to: leadsTo }];
}

/** Id of the roles without a department on the organization screen. */
const OUTSIDE = "outside";

function rolesTodo({ total, first }: { total: number; first: RoleWithoutProfile[] }): Draft[] {
  const [role] = first;
  if (!role) return [];
  const open = [...new Set(first.map((one) => one.department_id ?? OUTSIDE))].join(",");
  return [
    {
      key: "roles_without_profile",
      count: total,
      names: first.map(({ name }) => name),
      leads_to: placeOf("departments-teams-roles", { open, unit: role.id }),
    },
  ];
}
