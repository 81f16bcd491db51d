/**
 * Calls that name people and whose scope is another's: a vacancy's, a talent pool's, a list's that is cut to what it may
 * hold. Each with the test below `features` that holds it, for 403 and for another company.
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
