import type { Body } from "@vaardig/contract/endpoint";
import type { Language } from "@vaardig/contract/limits";
import { dateIssues } from "@vaardig/contract/projects/projectBody";
import type { saveProject } from "@vaardig/contract/projects/projects";
import { checkPlaces } from "../../domain/jobs/checkPlaces.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { readRole } from "./readRole.ts";
import type { StoredProject, StoredRole } from "./storedProject.ts";

type Form = Omit<Body<typeof saveProject>, "id" | "version">;

const EMPTY: StoredProject = {
  name: "",
  description: "",
  department: null,
  startDate: "",
  endDate: "",
  roles: [],
};

function checkDates({ startDate, endDate, roles }: StoredProject): void {
  const dated = roles.map(({ starts_on, ends_on }) => ({
    roleStartDate: starts_on ?? startDate,
    roleEndDate: ends_on ?? endDate,
  }));
  const issues = dateIssues({ startDate, endDate, roles: dated });
  if (issues.length === 0) return;
  throw new AppError("validation_failed", {
    fields: Object.fromEntries(issues.map(([path, issue]) => [path.join("."), issue])),
  });
}

/**
 * Returns the stored form of a project's form values; absent values and roles stay as in `before`. Throws at
 * an invalid field.
 */
export async function readForm(
  tx: Tx,
  { companyId, language }: { companyId: string; language: Language },
  form: Form,
  before: { values: StoredProject; held: StoredRole[] } = { values: EMPTY, held: [] },
): Promise<StoredProject> {
  const { roles: given, ...rest } = form;
  const set = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const values: StoredProject = { ...before.values, ...set };
  await checkPlaces(
    tx,
    companyId,
    { departmentId: form.department },
    { department: "department", jobProfile: "" },
  );
  const ids = given?.flatMap(({ id }) => id ?? []) ?? [];
  if (new Set(ids).size < ids.length)
    throw new AppError("validation_failed", { fields: { roles: "choice" } });
  const roles: StoredRole[] = [];
  for (const [at, role] of given?.entries() ?? [])
    roles.push(await readRole(tx, { companyId, language, at, held: before.held }, role));
  const next = { ...values, roles: given ? roles : before.values.roles };
  checkDates(next);
  return { ...next, roles: next.roles.map((role) => ({ ...role, department_id: values.department })) };
}
