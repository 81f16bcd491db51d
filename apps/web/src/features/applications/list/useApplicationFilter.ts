import { APPLICATION_SORTS, type listApplications } from "@vaardig/contract/applications/applications";
import { OUTCOMES, STAGES } from "@vaardig/contract/applications/pipeline";
import type { Input, Query } from "@vaardig/contract/endpoint";
import { useAddress } from "../../../lib/useAddress.ts";

type ApplicationQuery = Omit<Query<typeof listApplications>, "page" | "size">;
type Sort = ApplicationQuery["sort"];

const chosen = <T extends string>(given: string | undefined, known: readonly T[]): T[] =>
  known.filter((one) => given?.split(",").includes(one));

export interface ApplicationFilter {
  query: ApplicationQuery;
  /** Filter in the format of the API call. */
  sent: NonNullable<Input<typeof listApplications>["query"]>;
  isFiltered: boolean;
  vacancies: string[];
  set: (name: "stage" | "outcome" | "vacancy", values: readonly string[]) => void;
  setSearch: (search: string) => void;
  setMine: (mine: boolean) => void;
  setOpenJobs: (isOpen: boolean) => void;
  setArchived: (archived: ApplicationQuery["archived"]) => void;
  setSort: (sort: Sort) => void;
  clear: () => void;
}

const UUID = /^[0-9a-f-]{36}$/;

/** Returns the filters of the Applications screen, stored in the URL. */
export function useApplicationFilter(): ApplicationFilter {
  const address = useAddress();
  const search = address.get("search") ?? "";
  const stages = chosen(address.get("stage"), STAGES);
  const outcomes = chosen(address.get("outcome"), OUTCOMES);
  const vacancies = (address.get("vacancy") ?? "").split(",").filter((one) => UUID.test(one));
  const mine = address.get("mine") === "yes";
  const jobs = address.get("jobs") === "open" ? ("open" as const) : ("all" as const);
  const [archived = "no"] = chosen(address.get("archived"), ["yes", "all"] as const);
  const [sort = "newest"] = chosen(address.get("sort"), APPLICATION_SORTS);
  const query: ApplicationQuery = {
    search_query: search,
    ...(stages.length > 0 && { statuses_filter: stages }),
    ...(outcomes.length > 0 && { outcome: outcomes }),
    ...(vacancies.length > 0 && { job_vacancy_id: vacancies }),
    archived,
    mine,
    jobs,
    sort,
  };
  return {
    query,
    sent: { ...query, mine: String(mine) },
    isFiltered:
      search !== "" ||
      stages.length + outcomes.length + vacancies.length > 0 ||
      mine ||
      jobs === "open" ||
      archived !== "no",
    vacancies,
    set: (name, values) => address.set({ [name]: values.join(",") }),
    setSearch: (text) => address.set({ search: text }),
    setMine: (on) => address.set({ mine: on ? "yes" : null }),
    setOpenJobs: (on) => address.set({ jobs: on ? "open" : null }),
    setArchived: (which) => address.set({ archived: which === "no" ? null : which }),
    setSort: (which) => address.set({ sort: which === "newest" ? null : which }),
    clear: () =>
      address.set({
        search: null,
        stage: null,
        outcome: null,
        vacancy: null,
        mine: null,
        jobs: null,
        archived: null,
      }),
  };
}
