/**
 * Calls that name people but have the scope of another record (a job, a talent pool) or of a filtered list.
 * The values are the test files under `features` that check 403 and other companies.
 */
export const SCOPES_ELSEWHERE: Record<string, string> = {
  "DELETE /account/second_factor": "account/factors.test.ts",
  "DELETE /goals/": "goals/goals.test.ts",
  "DELETE /goals/proposals": "goals/levelProposals.test.ts",
  "DELETE /talent_pools/candidates": "talent-pools/poolPeople.test.ts",
  "GET /mail_template/recipients": "mail-templates/sending.test.ts",
  "GET /talent_pools/candidates": "talent-pools/poolPeople.test.ts",
  "POST /confirmations": "confirmations/confirmations.test.ts",
  "PUT /goals/": "goals/goals.test.ts",
  "POST /candidate_list/export": "candidates/list/candidateList.test.ts",
  "POST /files": "files/files.test.ts",
  "POST /mail_template/preview": "mail-templates/mail-templates.test.ts",
  "POST /talent_pools/candidates/restore": "talent-pools/poolPeople.test.ts",
};
