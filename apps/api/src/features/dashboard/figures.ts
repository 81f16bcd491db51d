import type { Figure, Place, Point } from "@vaardig/contract/dashboard/dashboard";
import type { Language } from "@vaardig/contract/limits";
import type { MatchEngine, SkillCoverage, SkillState } from "../../domain/matching/matchEngine.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canManageCompany, peopleKeysOf } from "./dashboard.policy.ts";
import { countByDepartment, countJoined, type DepartmentCount, type MonthCount } from "./figures.queries.ts";
import type { OwnState } from "./own.queries.ts";
import { listOf, placeOf } from "./places.ts";

const MONTHS = 12;
/** Number of bars in a chart: for a company, and for a line, next to the manager's own figures. */
const BARS = 8;
const LINE_BARS = 5;

/** The same as `EXPECTED` in domain/people/attention.ts, for the list's URL. */
const WORKING = { employeeStatus: ["not_invited", "invited", "active"] };

const alone = { of: null, previous: null, series: [] };

/** Returns the figures about the viewer's own skills. */
export function ownFigures(own: OwnState): Figure[] {
  const skills = placeOf("your-skills");
  return [
    { ...alone, key: "skills", value: own.skills, leads_to: skills },
    { ...alone, key: "confirmed", value: own.confirmed, previous: own.confirmed_before, leads_to: skills },
    { ...alone, key: "saved_jobs", value: own.saved_jobs, leads_to: placeOf("saved-jobs") },
  ];
}

/** The people in the viewer's scope, as figures and to-dos need them. */
export interface PeopleState extends SkillState {
  departments: DepartmentCount[];
}

/** Returns the state of the people in the viewer's scope; null when it is empty. */
export async function peopleState(
  tx: Tx,
  viewer: Viewer,
  engine: Pick<MatchEngine, "skillState">,
): Promise<PeopleState | null> {
  if (peopleKeysOf(viewer).length === 0) return null;
  const departments = await countByDepartment(tx, viewer);
  const people = sum(departments.map((one) => one.people));
  // In a company scope the viewer is one of the people.
  if (people <= (canManageCompany(viewer) ? 1 : 0)) return null;
  return { departments, ...(await engine.skillState(viewer)) };
}

/** Returns the figures about the people in the viewer's scope. */
export async function peopleFigures(
  tx: Tx,
  viewer: Viewer,
  { departments, cover }: PeopleState,
  language: Language,
): Promise<Figure[]> {
  const people = sum(departments.map((one) => one.people));
  const ofCompany = canManageCompany(viewer);
  return [
    {
      ...alone,
      key: "headcount",
      value: people,
      series: ofCompany ? departmentBars(departments) : [],
      leads_to: listOf(WORKING),
    },
    {
      ...alone,
      key: "active",
      value: sum(departments.map((one) => one.active)),
      of: people,
      leads_to: listOf({ employeeStatus: ["active"] }),
    },
    ...(ofCompany ? [joinedFigure(await countJoined(tx, viewer))] : []),
    ...(await coverFigure(tx, cover, { language, bars: ofCompany ? BARS : LINE_BARS })),
  ];
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

function departmentBars(departments: DepartmentCount[]): Point[] {
  return departments.slice(0, BARS).map(({ id, name, people, active }) => ({
    id: id ?? "none",
    name,
    value: active,
    of: people,
    previous: null,
    leads_to: id === null ? null : listOf({ departments: [id], ...WORKING }),
  }));
}

/** Those who work here and joined from a month on until the end of another, each given by its first day. */
function joinedBetween(from: string, to: string): Place {
  const end = new Date(`${to}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  // Who joins later this month is not counted either.
  const last = Math.min(end.getTime(), Date.now());
  return listOf({ joined: [from, new Date(last).toISOString().slice(0, 10)], ...WORKING });
}

function joinedFigure(months: MonthCount[]): Figure {
  const [before, last] = [months.slice(0, -MONTHS), months.slice(-MONTHS)];
  return {
    key: "joined",
    value: sum(last.map((one) => one.joined)),
    of: null,
    previous: sum(before.map((one) => one.joined)),
    series: last.map(({ month, joined }, at) => ({
      id: month,
      name: null,
      value: joined,
      of: null,
      previous: before[at]?.joined ?? null,
      leads_to: joinedBetween(month, month),
    })),
    leads_to: joinedBetween(last[0]?.month ?? "", last.at(-1)?.month ?? ""),
  };
}

async function coverFigure(
  tx: Tx,
  skills: SkillCoverage[],
  { language, bars }: { language: Language; bars: number },
): Promise<Figure[]> {
  const asked = sum(skills.map((one) => one.asked));
  if (asked === 0) return [];
  const worst = skills
    .filter(({ short }) => short > 0)
    .sort((a, b) => b.short - a.short || a.asked - b.asked || (a.skillId < b.skillId ? -1 : 1))
    .slice(0, bars);
  const names = await skillsById(
    tx,
    worst.map((one) => one.skillId),
    language,
  );
  const bar = ({ skillId: id, short, asked: of }: SkillCoverage): Point => ({
    id,
    name: names.get(id)?.name ?? "",
    value: short,
    of,
    previous: null,
    leads_to: listOf({ short: [id] }),
  });
  return [
    {
      key: "skill_cover",
      value: sum(skills.map((one) => one.met)),
      of: asked,
      previous: null,
      series: worst.map(bar),
      leads_to: listOf({ attention: ["skill_gaps"] }),
    },
  ];
}
