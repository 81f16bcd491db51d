import { HIRING_PERIODS } from "@vaardig/contract/analysis/hiringAnalysis";
import { useAddress } from "../../../lib/useAddress.ts";
import { parseListParam, toListParam } from "./useSkillsFilter.ts";

type Period = (typeof HIRING_PERIODS)[number];
const USUAL: Period = "12";

/** Returns the filter of the hiring analysis, stored in the URL. */
export function useHiringFilter() {
  const address = useAddress();
  const months = HIRING_PERIODS.find((one) => one === address.get("months")) ?? USUAL;
  const departments = parseListParam(address.get("departments"));
  const job = address.get("job");
  return {
    address,
    months,
    departments,
    job,
    isFiltered: months !== USUAL || departments.length > 0 || job !== undefined,
    query: { months, ...(departments.length > 0 && { departments }), ...(job && { job }) },
    setMonths: (value: string | undefined) =>
      address.set({ months: value === USUAL ? null : (value ?? null) }),
    setDepartments: (ids: readonly string[]) => address.set({ departments: toListParam(ids) }),
    setJob: (id: string | null) => address.set({ job: id }),
    clear: () => address.set({ months: null, departments: null, job: null }),
  };
}
export type HiringFilterState = ReturnType<typeof useHiringFilter>;
