import { APPROVAL_ACTS, type ApprovalAct } from "@vaardig/contract/jobs/approvalActs";
import { ROLES, type Role } from "@vaardig/contract/roles";
import { describe, expect, it } from "vitest";
import { canMovePipeline, canSeeJob, canSeePipeline, type JobFacts } from "../jobs/jobScope.ts";
import { type ApprovalState, approvalActions } from "./approval.ts";

const PARTS = ["owner", "co_owner", "member", "none"] as const;
type Part = (typeof PARTS)[number];
const ME = "me";

function factsFor(part: Part, standing: ApprovalState): JobFacts & ApprovalState {
  return {
    ...standing,
    live: standing.publication === "open" && (standing.status === "Approved" || standing.hasChange),
    external: false,
    ownerId: part === "owner" ? ME : "another",
    coOwnerIds: part === "co_owner" ? [ME] : [],
    memberIds: part === "member" ? [ME] : [],
  };
}

/** Every state a vacancy can be in, and the acts that make sense in it. */
const FRESH: ApprovalAct[] = ["edit", "assign"];
const DECIDED: Record<ApprovalState["publication"], ApprovalAct[]> = {
  open: ["edit", "assign", "hold", "close"],
  on_hold: ["edit", "assign", "reopen", "close"],
  closed: ["assign", "reopen"],
};
const WITH_APPLICANTS: [Omit<ApprovalState, "hasApplicants">, ApprovalAct[]][] = [
  [{ status: "Draft", publication: "open", hasChange: false }, [...FRESH, "delete", "submit"]],
  [{ status: "Pending", publication: "open", hasChange: false }, [...FRESH, "approve", "decline"]],
  [{ status: "Declined", publication: "open", hasChange: false }, [...FRESH, "submit"]],
  ...(["open", "on_hold", "closed"] as const).flatMap((publication): typeof WITH_APPLICANTS => [
    [{ status: "Approved", publication, hasChange: false }, DECIDED[publication]],
    [
      { status: "Pending", publication, hasChange: true },
      [...DECIDED[publication], "approve", "decline", "discard_change"],
    ],
    [
      { status: "Declined", publication, hasChange: true },
      [...DECIDED[publication], "submit", "discard_change"],
    ],
  ]),
];

const STATES = WITH_APPLICANTS.flatMap(([state, acts]): [ApprovalState, ApprovalAct[]][] => [
  [{ ...state, hasApplicants: true }, acts],
  [
    { ...state, hasApplicants: false },
    state.status === "Approved" || state.hasChange ? [...acts, "delete"] : acts,
  ],
]);

const OWNERS: readonly Part[] = ["owner", "co_owner"];
const WORKERS: readonly Part[] = [...OWNERS, "member"];
const MAKERS: readonly Role[] = ["manager", "hr_manager", "moderator"];

/** Who may, by act: the permission table in words of its own. */
function may(role: Role, part: Part, act: ApprovalAct, { status }: ApprovalState): boolean {
  if (role === "freelancer" || role === "staff") return false;
  if (act === "approve" || act === "decline") return role === "admin";
  if (act === "submit") return OWNERS.includes(part);
  if (act === "assign" || act === "delete" || act === "discard_change")
    return role === "admin" || OWNERS.includes(part);
  if (role === "admin") return true;
  if (!WORKERS.includes(part)) return false;
  if (act === "edit") return MAKERS.includes(role) || status === "Draft" || status === "Declined";
  return MAKERS.includes(role);
}

describe("what may be done to a vacancy or project", () => {
  it.each(STATES)("in %j", (standing, fitting) => {
    for (const role of ROLES)
      for (const part of PARTS) {
        const expected = APPROVAL_ACTS.filter(
          (act) => fitting.includes(act) && may(role, part, act, standing),
        );
        const actual = approvalActions({ userId: ME, role }, factsFor(part, standing));
        expect([role, part, actual]).toEqual([role, part, expected]);
      }
  });

  it("is nothing on a role of a project, which follows its project", () => {
    for (const [standing] of STATES) {
      const facts = { ...factsFor("owner", standing), isRole: true };
      expect(approvalActions({ userId: ME, role: "admin" }, facts)).toEqual([]);
    }
  });
});

describe("who sees", () => {
  const DRAFT: ApprovalState = {
    status: "Draft",
    publication: "open",
    hasChange: false,
    hasApplicants: false,
  };
  const CHANGE: ApprovalState = {
    status: "Pending",
    publication: "open",
    hasChange: true,
    hasApplicants: false,
  };
  const rolesThat = (sees: (viewer: { userId: string; role: Role }) => boolean) =>
    ROLES.filter((role) => sees({ userId: ME, role }));

  it("a draft: recruiters, administrators and those who work on it", () => {
    expect(rolesThat((viewer) => canSeeJob(viewer, factsFor("none", DRAFT)))).toEqual(["admin", "moderator"]);
    const ofMembers = rolesThat((viewer) => canSeeJob(viewer, factsFor("member", DRAFT)));
    expect(ofMembers).toEqual(["employee", "manager", "admin", "hr_manager", "moderator"]);
  });

  it("an approved one while its change waits: everyone it is meant for", () => {
    const internal = factsFor("none", CHANGE);
    const own = ["employee", "manager", "admin", "hr_manager", "moderator"];
    expect(rolesThat((viewer) => canSeeJob(viewer, internal))).toEqual(own);
    const external = { ...internal, external: true };
    expect(rolesThat((viewer) => canSeeJob(viewer, external))).toEqual([...own, "freelancer"]);
  });

  it("a pipeline, and moves in it", () => {
    const of = (part: Part) => factsFor(part, CHANGE);
    expect(rolesThat((viewer) => canSeePipeline(viewer, of("none")))).toEqual(["admin", "hr_manager"]);
    const draft = factsFor("none", DRAFT);
    expect(rolesThat((viewer) => canSeePipeline(viewer, draft))).toEqual(["admin"]);
    const seen = rolesThat((viewer) => canSeePipeline(viewer, of("member")));
    expect(seen).toEqual(["manager", "admin", "hr_manager", "moderator"]);
    expect(rolesThat((viewer) => canMovePipeline(viewer, of("none")))).toEqual(["admin"]);
    const moving = rolesThat((viewer) => canMovePipeline(viewer, of("member")));
    expect(moving).toEqual(["admin", "hr_manager", "moderator"]);
  });
});
