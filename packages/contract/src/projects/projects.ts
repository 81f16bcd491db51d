import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, date, emptyPayload, id, listOf, listQuery } from "../fields.ts";
import { APPROVAL_ACTS } from "../jobs/approvalActs.ts";
import { approval, jobStatus, publication, team, teamBody } from "../jobs/jobWork.ts";
import {
  commandBody,
  declineBody,
  filterCounts,
  JOB_CREATORS,
  jobFilter,
  WORK_LIST_ACTS,
} from "../jobs/recruitingJobs.ts";
import { matchSummary } from "../matching.ts";
import { named } from "../organization/organization.ts";
import { PROFILE_ROLES } from "../roles.ts";
import { requiredSkill } from "../skill-profiles/skillProfiles.ts";
import { projectBody, projectRoleChanges, projectShape } from "./projectBody.ts";

export const project = z.object({
  id,
  name: z.string(),
  department: z.string().nullable(),
  startDate: date,
  endDate: date,
  status: jobStatus,
  publication,
  roles_count: z.number().int(),
  created_at: z.string(),
  version: z.number().int(),
  /**
   * Approval actions: edit, assign, delete, submit, approve, decline, discard_change, hold, reopen, close.
   */
  can: canOf(APPROVAL_ACTS),
});
export type Project = z.output<typeof project>;

export const listedProject = project.extend({
  /** Null for readers without access to the work. */
  owner_name: z.string().nullable(),
  /**
   * True when a change awaits approval, while the approved version stays in force; false for readers without
   * access to the work.
   */
  change_waiting: z.boolean(),
  /** Number of active applications for the project's roles; null for readers without access to the work. */
  applicants_count: z.number().int().nullable(),
});
export type ListedProject = z.output<typeof listedProject>;

export const listProjects = endpoint({
  method: "GET",
  path: "/project_vacancy",
  tag: "projects",
  summary:
    "List the company's projects for recruiters, HR and administrators; for others, those open to them or that they work on",
  access: PROFILE_ROLES,
  query: listQuery.extend({ filter: jobFilter.default("all") }),
  payload: listOf(listedProject).extend({ counts: filterCounts, can: canOf(WORK_LIST_ACTS) }),
});

/** A project role for display, which is a job of the project. */
export const projectRole = z.object({
  id,
  role: z.string(),
  job_profile: named.nullable(),
  roleStartDate: date,
  roleEndDate: date,
  hours: z.number().int().nullable(),
  salary_from: z.number().int().nullable(),
  salary_to: z.number().int().nullable(),
  roleDescription: z.string(),
  skills: z.array(requiredSkill),
  /** The reader's match; null for readers who do not look for work. */
  match: matchSummary.nullable(),
  applicants_count: z.number().int().nullable(),
});
export type ProjectRole = z.output<typeof projectRole>;

const roleValues = projectRole
  .omit({ match: true, applicants_count: true, id: true })
  .extend({ id: id.nullable() });

export const projectDetail = project.extend({
  description: z.string(),
  roles: z.array(projectRole),
  /** The internal part, for team and approvers; null for other readers. */
  work: z
    .object({
      /** Values of the form: the pending change, otherwise the version in force. */
      values: z.object({
        name: z.string(),
        description: z.string(),
        department: named.nullable(),
        startDate: date,
        endDate: date,
        roles: z.array(roleValues),
      }),
      approval: approval.omit({ change: true }).extend({
        /** Changed values by field, and added, removed or changed roles. */
        change: z
          .object({
            fields: approval.shape.change.unwrap().shape.fields,
            roles: z.array(
              z.object({
                role: z.string(),
                kind: z.enum(["added", "removed", "changed"]),
                change: approval.shape.change,
              }),
            ),
          })
          .nullable(),
      }),
      team,
    })
    .nullable(),
});
export type ProjectDetail = z.output<typeof projectDetail>;

export const getProject = endpoint({
  method: "GET",
  path: "/project_vacancy/detail",
  tag: "projects",
  summary: "Get a project with its roles and the signed-in person's match with each",
  access: PROFILE_ROLES,
  query: z.strictObject({ id }),
  payload: projectDetail,
});

const makesSense = ["stale_version", "conflict"] as const;

export const createProject = endpoint({
  method: "POST",
  path: "/project_vacancy",
  tag: "projects",
  summary:
    "Create a project with its roles: as a draft, or approved at once when an administrator creates it",
  access: JOB_CREATORS,
  idempotent: true,
  body: projectBody,
  payload: projectDetail,
  message: "project_made",
});

export const saveProject = endpoint({
  method: "PUT",
  path: "/project_vacancy",
  tag: "projects",
  summary: "Update a project and its roles; after approval, all changes but descriptions require approval",
  access: JOB_CREATORS,
  /** Absent fields keep their value; `roles`, when given, replaces the whole list. */
  body: z
    .strictObject({
      ...projectShape.shape,
      department: id.nullable(),
      roles: z.array(projectRoleChanges).min(1, "role_needed").max(50),
    })
    .partial()
    .extend({ id, version: z.number().int() }),
  payload: projectDetail,
  message: "project_saved",
  errors: makesSense,
});

export const deleteProject = endpoint({
  method: "DELETE",
  path: "/project_vacancy",
  tag: "projects",
  summary: "Delete a draft, or an approved project whose roles never had an applicant",
  access: JOB_CREATORS,
  query: z.strictObject({ id, version: z.coerce.number().int() }),
  payload: emptyPayload,
  errors: makesSense,
});

function command<const P extends string, const B extends z.ZodType>(path: P, summary: string, body: B) {
  return endpoint({
    method: "POST",
    path: `/project_vacancy/${path}` as const,
    tag: "projects",
    summary,
    access: JOB_CREATORS,
    body,
    payload: projectDetail,
    errors: makesSense,
  });
}

export const submitProject = command(
  "submit",
  "Submit a draft or declined project with its roles for approval",
  commandBody,
);
export const approveProject = command("approve", "Approve a project or its pending change", commandBody);
export const declineProject = command(
  "decline",
  "Decline a project or its pending change, with a reason",
  declineBody,
);
export const discardProjectChange = command(
  "discard_change",
  "Discard a project's pending or declined change; the approved version does not change",
  commandBody,
);
export const holdProject = command(
  "hold",
  "Put a project on hold; its roles are hidden from job seekers until it is reopened",
  commandBody,
);
export const reopenProject = command("reopen", "Reopen a project that is on hold or closed", commandBody);
export const closeProject = command("close", "Close a project to applications; rejects no one", commandBody);

export const saveProjectMembers = endpoint({
  method: "PUT",
  path: "/project_vacancy/members",
  tag: "projects",
  summary: "Set the owner, co-owners and members of a project and its roles",
  access: JOB_CREATORS,
  body: teamBody,
  payload: projectDetail,
  errors: makesSense,
});
