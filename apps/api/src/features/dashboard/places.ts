import type { Place } from "@vaardig/contract/dashboard/dashboard";
import type { Attention } from "@vaardig/contract/employees/employees";

/** Returns a link to a screen with a query. */
export function placeOf(screen: Place["screen"], query: Place["query"] = {}): Place {
  return { screen, query };
}

interface ListFilter {
  departments?: string[];
  employeeStatus?: string[];
  attention?: Attention[];
  short?: string[];
  /** First and last day. */
  joined?: [string, string];
}

/** The employee list, filtered as its address says it. */
export function listOf(filter: ListFilter): Place {
  const values = Object.entries(filter).map(([name, chosen]) => [name, (chosen ?? []).join(",")]);
  return placeOf("employee-list", Object.fromEntries(values));
}
