import { configureStore, type ThunkAction, type UnknownAction } from "@reduxjs/toolkit";
import { afterEach, expect, test, vi } from "vitest";
import { buildLiveToken, buildMenu } from "../test/builders.ts";
import "../features/analysis/analysis.api.ts";
import "../features/applications/applications.api.ts";
import "../features/candidates/candidates.api.ts";
import "../features/companies/companies.api.ts";
import "../features/dashboard/dashboard.api.ts";
import "../features/employees/employees.api.ts";
import "../features/skill-profiles/skill-profiles.api.ts";
import "../features/talent-pools/talentPools.api.ts";
import { baseApi } from "../lib/api/baseApi.ts";
import { authReducer, signedIn } from "../lib/auth.slice.ts";
import { snackbarReducer } from "../lib/snackbar.slice.ts";
import "../shared/organization/organization.api.ts";
import "../shared/resume-review/resumeReview.api.ts";

type Started = ThunkAction<PromiseLike<unknown>, unknown, unknown, UnknownAction>;
const endpoints = baseApi.endpoints as Record<string, { initiate: (input: object) => Started }>;

afterEach(() => {
  vi.unstubAllGlobals();
});

const COMMANDS = [
  "moveApplication",
  "moveApplications",
  "rejectApplication",
  "undoRejection",
  "reinstateApplication",
  "archiveApplication",
  "restoreApplication",
  "makeOffer",
  "hireApplicant",
];

/** What shows the record that a call changes, whichever feature it belongs to. */
const CASES: [string, string[]][] = [
  ...COMMANDS.map((command): [string, string[]] => [
    command,
    [
      "listApplications",
      "countStages",
      "getApplication",
      "listCandidates",
      "getUserStatus",
      "getHiringAnalysis",
      "listHiringChoices",
    ],
  ]),
  ["tickTask", ["listMyTasks", "getApplication", "listApplications"]],
  ["saveCandidateContact", ["listCandidates", "getUserStatus", "listApplications", "listDuplicates"]],
  ["eraseCandidates", ["listCandidates", "listApplications", "countStages", "listMyTasks"]],
  [
    "addFromResume",
    ["getDashboard", "listBestVacancies", "getApplication", "getEmployee", "getSkillHeatMap"],
  ],
  ...["extendTrial", "suspendCompany", "resumeCompany", "saveCustomer", "resendFirstInvitation"].map(
    (command): [string, string[]] => [command, ["listCompanies", "getCustomer", "listCompanyMoves"]],
  ),
  ["saveSkillProfile", ["listRoles", "listEmployees", "getSkillHeatMap"]],
  ["recordConsent", ["listCandidates", "getUserStatus"]],
  ["convertToEmployee", ["listCandidates", "listEmployees", "getEmployee"]],
  ["deactivateEmployees", ["listEmployees", "getEmployee", "listCandidates", "listDashboardVacancies"]],
];

test.each(CASES)("after %s, %j are read again", async (command, reads) => {
  const asked: string[] = [];
  vi.stubGlobal("window", { location: { pathname: "/", search: "" } });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json({ success: true, payload: {} });
  });
  const store = configureStore({
    reducer: { auth: authReducer, snackbar: snackbarReducer, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  store.dispatch(signedIn({ token: buildLiveToken(), menu_schema: buildMenu(), expire_in: 60 }));
  const start = (name: string) =>
    store.dispatch(endpoints[name]?.initiate({ body: {}, query: {} }) as Started);
  for (const read of reads) await start(read);
  const shown = asked.splice(0);
  expect(shown).toHaveLength(reads.length);
  await start(command);
  await vi.waitFor(() => expect(asked.slice(1).toSorted()).toEqual(shown.toSorted()));
});
