import type { Viewer } from "../../platform/session/authenticate.ts";

/** Returns the approval columns of a new job or project: approved for an administrator, otherwise a draft. */
export function initialApproval({ userId, role }: Pick<Viewer, "userId" | "role">) {
  if (role !== "admin") return {};
  const now = new Date();
  return {
    status: "Approved" as const,
    submittedBy: userId,
    submittedAt: now,
    decidedBy: userId,
    decidedAt: now,
  };
}
