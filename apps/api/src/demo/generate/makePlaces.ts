import type { CompanyPlan, Headcount } from "../plan.ts";

/** A place in the company for one person. */
export interface Place {
  job: string;
  department: string | null;
  /** Index of the place it reports to; null for the director. */
  reportsTo: number | null;
  leads: boolean;
}

/** The company's places from the top down, so that whoever is reported to comes first. */
export function makePlaces(plan: CompanyPlan): Place[] {
  const places: Place[] = [{ job: plan.director, department: null, reportsTo: null, leads: true }];
  const add = (place: Place): number => places.push(place) - 1;
  const addStaff = (department: string, staff: Headcount, reportsTo: number) => {
    for (const [job, count] of Object.entries(staff)) {
      for (let at = 0; at < count; at += 1) add({ job, department, reportsTo, leads: false });
    }
  };
  for (const { name, head, staff, teams = [] } of plan.departments) {
    const top = add({ job: head, department: name, reportsTo: 0, leads: true });
    addStaff(name, staff, top);
    for (const team of teams) {
      const lead = add({ job: team.lead, department: name, reportsTo: top, leads: true });
      addStaff(name, team.staff, lead);
    }
  }
  return places;
}
