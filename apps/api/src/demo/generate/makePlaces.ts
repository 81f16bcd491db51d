import type { CompanyPlan, Headcount } from "../plan.ts";

/** A position in the company for one person. */
export interface Place {
  job: string;
  department: string | null;
  team: string | null;
  /** Index of the superior place; null for the director. */
  reportsTo: number | null;
  leads: boolean;
}

/** Returns the company's places from the top down, so that superiors come first. */
export function makePlaces(plan: CompanyPlan): Place[] {
  const director = { job: plan.director, department: null, team: null, reportsTo: null, leads: true };
  const places: Place[] = [director];
  const add = (place: Place): number => places.push(place) - 1;
  const addStaff = (unit: Pick<Place, "department" | "team">, staff: Headcount, reportsTo: number) => {
    for (const [job, count] of Object.entries(staff)) {
      for (let at = 0; at < count; at += 1) add({ job, ...unit, reportsTo, leads: false });
    }
  };
  for (const { name, head, staff, teams = [] } of plan.departments) {
    const department = { department: name, team: null };
    const top = add({ job: head, ...department, reportsTo: 0, leads: true });
    addStaff(department, staff, top);
    for (const team of teams) {
      const unit = { department: name, team: team.name };
      const lead = add({ job: team.lead, ...unit, reportsTo: top, leads: true });
      addStaff(unit, team.staff, lead);
    }
  }
  return places;
}
