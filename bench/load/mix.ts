import { RETURN_REASONS } from "@vaardig/contract/applications/applicationReasons";
import type { LoadCompany, LoadRole } from "./seedLoad.ts";

/** One request of a person; `onAnswer` receives the payload of the response. */
export interface LoadRequest {
  method: "GET" | "POST";
  path: string;
  body?: unknown;
  onAnswer?: (payload: unknown) => void;
}

/** A request of a role; `weight` is its share of each hundred requests of the role. */
export interface MixedRoute {
  name: string;
  weight: number;
  ask(): LoadRequest;
}

/** Last known state of an application of the large board. */
export interface MovedCard {
  id: string;
  version: number;
  stage: string;
}

/** Ids used in requests, besides those of the company. */
export interface MixFacts extends LoadCompany {
  personIds: string[];
  skillIds: string[];
  cards: MovedCard[];
}

/** Requests per role, of a hundred. */
export const SHARES: Record<LoadRole, number> = {
  employee: 52,
  manager: 16,
  hr_manager: 8,
  moderator: 20,
  admin: 4,
};

const NAMES = ["an", "name 7", "hanna", "name 12", "finn", "guus 4"];

/**
 * Returns the requests of each role, with the shares of a working morning. `pick` selects an element of a
 * list.
 */
export function mixOf(
  facts: MixFacts,
  pick: <T>(list: readonly T[]) => T,
): Record<LoadRole, readonly MixedRoute[]> {
  const { vacancyIds, poolIds, departmentIds, personIds, skillIds, cards } = facts;
  const [large = "", ...small] = vacancyIds;
  const get = (name: string, weight: number, path: () => string): MixedRoute => ({
    name,
    weight,
    ask: () => ({ method: "GET", path: path() }),
  });
  const post = (name: string, weight: number, path: string, body: () => unknown): MixedRoute => ({
    name,
    weight,
    ask: () => ({ method: "POST", path, body: body() }),
  });
  const skills = () =>
    Array.from({ length: 5 }, () => pick(skillIds))
      .filter((id, at, all) => all.indexOf(id) === at)
      .map((id) => ({ skill_id: id, level: 3, kind: "essential", importance: 3, must_have: false }));
  const move = (): LoadRequest => {
    const card = pick(cards);
    const back = card.stage === "Interview";
    const to = back ? "Application" : "Interview";
    return {
      method: "POST",
      path: "/applications/move",
      body: { id: card.id, version: card.version, to, ...(back && { reason: RETURN_REASONS[0] }) },
      onAnswer: (payload) => Object.assign(card, (payload as { card: MovedCard }).card),
    };
  };
  const session = get("session", 10, () => "/auth/session");
  const dashboard = (weight: number) => get("dashboard", weight, () => "/dashboard");
  const vacancy = (weight: number) => get("vacancy", weight, () => `/job_vacancy/detail?id=${pick(small)}`);
  const organigram = (weight: number) => get("organigram", weight, () => "/organigram");
  const employees = (weight: number, filter: () => string) =>
    get("employees", weight, () => `/employee?size=25&employee_status=active${filter()}`);
  const ranked = get(
    "people for a vacancy",
    6,
    () => `/job_vacancy/people?job_vacancy_id=${pick(small)}&size=25`,
  );
  const experts = post("expert finder", 6, "/expert_finder/search", () => ({ skills: skills(), size: 25 }));
  return {
    employee: [
      session,
      dashboard(12),
      get("vacancy matches", 20, () => "/job_vacancy/matches?size=25"),
      vacancy(20),
      get("match explained", 10, () => `/job_vacancy/match?job_vacancy_id=${pick(small)}`),
      get("own skills", 12, () => "/skill_proficiency"),
      get("own applications", 7, () => "/my_applications?size=25"),
      organigram(2),
      get("colleagues", 4, () => `/organigram/people?size=25&search_query=${pick(NAMES)}`),
      post("keep a vacancy", 2, "/saved_job", () => ({ job_vacancy_id: pick(small) })),
      post("state a skill", 1, "/skill_proficiency", () => ({
        skill_id: pick(skillIds),
        level: 1 + pick([0, 1, 2, 3]),
      })),
    ],
    manager: [
      session,
      dashboard(18),
      employees(24, () => ""),
      get("employees to look at", 8, () => "/employee?size=25&attention=skills_to_confirm"),
      employees(10, () => `&search_query=${pick(NAMES)}`),
      vacancy(10),
      get("vacancies", 12, () => "/job_vacancy?size=25"),
      organigram(3),
      get("own skills", 5, () => "/skill_proficiency"),
    ],
    hr_manager: [
      session,
      dashboard(16),
      employees(26, () => `&departments=${pick(departmentIds)}`),
      employees(12, () => `&search_query=${pick(NAMES)}`),
      get("employees to look at", 3, () => "/employee?size=25&attention=no_skills"),
      get("employee", 13, () => `/employee/detail?id=${pick(personIds)}`),
      get("vacancies", 6, () => "/job_vacancy?size=25"),
      ranked,
      experts,
      organigram(2),
    ],
    moderator: [
      session,
      get("vacancies", 10, () => "/job_vacancy?size=25"),
      get("pipeline of 5,000", 6, () => `/candidate_list/pipeline?job_vacancy_id=${large}&size=20`),
      get("pipeline", 12, () => `/candidate_list/pipeline?job_vacancy_id=${pick(small)}&size=20`),
      get("cards", 8, () => `/candidate_list/cards?job_vacancy_id=${large}&ids=${pick(cards).id}`),
      get("stage counts", 7, () => "/candidate_list/stage_counts"),
      get("application", 12, () => `/applications/detail?id=${pick(cards).id}`),
      ranked,
      experts,
      get("pools", 5, () => "/talent_pools?size=25"),
      get("pool by fit", 4, () => `/talent_pools/candidates?id=${pick(poolIds)}&size=25`),
      get("interviews held", 6, () => "/interviews/mine"),
      vacancy(5),
      { name: "move", weight: 3, ask: move },
    ],
    admin: [
      session,
      dashboard(20),
      get("accounts", 30, () => "/employee_role?size=25&status=active"),
      employees(30, () => ""),
      get("company", 8, () => "/company"),
      organigram(2),
    ],
  };
}
