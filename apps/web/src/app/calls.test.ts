import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import type { Tag } from "../lib/api/baseApi.ts";
import { loadAllCalls } from "../test/allCalls.ts";

const { baseApi, tags, reads, commands, open } = await loadAllCalls();
afterEach(() => {
  vi.unstubAllGlobals();
});
// Files of a worker share their modules; those of this one hold no screens.
afterAll(() => {
  vi.resetModules();
});

/** The reads that show each kind of record, which are repeated when one of the kind has changed. */
const SHOWN: Record<string, string> = {
  session: "getSession",
  billing: "getBilling getBillingSettings listCompanyInvoices listInvoices previewSeats",
  "bulk-uploads": "listBulkUploads listUploadCauses",
  candidates:
    "explainExpert findExperts getCandidateNotes getUserStatus listCandidateFilters listCandidates listDuplicates listMerges",
  "career-path": "compareCareerJobs getCareerPath getCareerRecommendations tryCareerChanges",
  certificates: "listCertificates",
  company: "getCompany getCompanySecurity",
  confirmations: "getAskable getGivenEndorsements getReceivedRequests getSentRequests",
  companies: "getCustomer listCompanies listCompanyMoves",
  courses: "getCourseRatings listCatalogueCourses",
  dashboard: "getDashboard",
  "data-requests": "getDataRetention getMyData listDataRequests listLegalHolds",
  employees:
    "compareCareerJobs findExperts getAnalysisChoices getCandidate getCareerPath getCareerRecommendations getEmployee getJobProfileUses getOrganigram getSkillHeatMap getSkillProfile getSkillTrend getTeamSkills listEmployees listFinderChoices listJobProfiles listOrganigramPeople listPeople listSinglePoints listSkillFacts listSkillGaps listSkillPeople listTeamChoices previewInvitation previewSeats searchOrganization tryCareerChanges",
  "employee-role": "listEmployeeRoles",
  events: "getSystemEvents",
  files: "getCandidate getMyApplication getOnboarding getSession getUserStatus listFiles",
  goals: "getCourseProposals getGoalComments getGoalSuggestions getGoals getLevelProposals",
  invitations: "getEmployee listEmployees listInvitations previewInvitation previewSeats",
  applications:
    "checkRecipients countStages getApplication getApplicationOutlook getHiringAnalysis getMyApplication getProject getUserStatus listApplications listCandidateFilters listCandidates listHiringChoices listJobs listMailRecipients listMyApplications listProjects",
  interviews: "getApplication getScorecards listClashes listHeldInterviews listInterviews listOwnInterviews",
  jobs: "compareCareerJobs getApplicationMatch getApplicationOutlook getCareerPath getCareerRecommendations getHiringAnalysis getJob getJobMatch getJobProfileUses getJobWork getOpenness getPoolFits getPoolPersonMatch listBestVacancies listDashboardVacancies listHiringChoices listJobChoices listJobMatches listJobs listOfferedJobs listPeopleMatches listPoolPeople listSkillGaps readVacancySkills tryCareerChanges",
  mail: "listOutbox listSendings listSentMails",
  "mail-templates": "getMailTemplate listTemplateNames previewMail",
  notifications: "countUnread listNotifications",
  "notification-preferences": "getNotificationPreferences",
  onboarding: "getOnboarding getSession",
  organization:
    "getAnalysisChoices getAskable getEmployee getJobProfileUses getOrganigram getSkillHeatMap getSkillProfile getSkillTrend getTeamSkills listDepartments listEmployees listFinderChoices listJobProfiles listOrganigramPeople listPeople listRoles listSinglePoints listSkillFacts listSkillGaps listSkillPeople listTeamChoices listTeams readSearch searchOrganization",
  profile:
    "getAccount getCandidate getCertificates getEducation getExperience getMyData getUserStatus listCandidates listDuplicates",
  projects: "getGoalProjects getProject listProjects",
  "saved-views": "listSavedViews",
  security: "getSecurity listSessions",
  skills:
    "compareCareerJobs explainExpert findExperts getAnalysisChoices getApplicationMatch getApplicationOutlook getAskable getCandidate getCareerPath getCareerRecommendations getCatalogueSkill getCourseProposals getGoalCourses getGoalPreset getGoalSuggestions getJobMatch getJobRequirements getLevelProposals getPoolFits getPoolPersonMatch getProject getRecommendations getScorecards getSkillHeatMap getSkillHistory getSkillProficiency getSkillTrend getTeamSkills listBestVacancies listCandidates listJobMatches listPeopleMatches listPoolPeople listSinglePoints listSkillCatalogue listSkillFacts listSkillGaps listSkillPeople tryCareerChanges",
  wishes: "getSkillWish",
  "skill-profiles":
    "compareCareerJobs getAnalysisChoices getCareerPath getCareerRecommendations getJobProfileUses getJobRequirements getJobSkillRecommendations getSkillHeatMap getSkillProfile getSkillTrend getTeamSkills listJobProfiles listRoles listSinglePoints listSkillFacts listSkillGaps listSkillPeople readProfileSkills tryCareerChanges",
  "skill-catalogue":
    "getCatalogueSkill getLevelDescriptions listLicences listSkillCatalogue listSkillGroups listSkillMerges readSearch searchSkills",
  "talent-pools":
    "checkRecipients getPoolFits getPoolToWriteTo getTalentPool getUserStatus listCandidateFilters listCandidates listMailRecipients listPoolPeople listTalentPools",
  tasks: "getApplication getCandidateTasks listMyTasks",
};

test("a change of one kind of record repeats the reads that show it, and no other", async () => {
  const { start, repeatedBy, invalidate } = open();
  for (const read of reads) await start(read);
  for (const tag of tags) {
    const repeated = await repeatedBy(() => invalidate(tag));
    const shown = tag === "language" ? reads : SHOWN[tag]?.split(" ");
    expect([tag, repeated.toSorted()]).toEqual([tag, shown?.toSorted()]);
  }
});

/** The kinds of records that commands change, with the commands and their calls below them. */
const TABLE = readFileSync(resolve(import.meta.dirname, "../test/commands.txt"), "utf8");
let kinds = "";
const CASES = TABLE.trimEnd()
  .split("\n")
  .flatMap((line) => {
    const [, command = "", call] = /^ {2}(\w+) (.+)$/.exec(line) ?? [];
    if (call) return [{ command, call, kinds }];
    kinds = line;
    return [];
  });

test("every command has its own call, and reads again what it changes and nothing else", async () => {
  expect(CASES.map(({ command }) => command).toSorted()).toEqual(commands.toSorted());
  const readOf = (tag: Tag) => `shows ${tag}`;
  baseApi.injectEndpoints({
    endpoints: (builder) =>
      Object.fromEntries(
        tags.map((tag) => [
          readOf(tag),
          builder.query<null, object>({ queryFn: () => ({ data: null }), providesTags: [tag] }),
        ]),
      ),
  });
  const { start, call, repeatedBy } = open();
  for (const tag of tags) await start(readOf(tag));
  for (const expected of CASES) {
    let address: string | undefined;
    const repeated = await repeatedBy(async () => {
      address = await call(expected.command);
    });
    const changed = tags.filter((tag) => repeated.includes(readOf(tag))).toSorted();
    expect({ ...expected, call: address, kinds: changed.join(" ") || "nothing" }).toEqual(expected);
  }
});
