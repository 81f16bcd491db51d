/** The seven values of `system_role`; each person has one. */
export const ROLES = [
  "employee",
  "manager",
  "admin",
  "hr_manager",
  "moderator",
  "freelancer",
  "staff",
] as const;

export type Role = (typeof ROLES)[number];

/** First path segment of signed-in URLs, per role; the same in both languages. */
export const ROLE_HOME: Record<Role, `/${string}`> = {
  employee: "/employee",
  manager: "/manager",
  admin: "/admin",
  hr_manager: "/hr-manager",
  moderator: "/recruitment-manager",
  freelancer: "/external",
  staff: "/staff",
};

/** Dutch path segments that redirect to a role's prefix. */
export const ROLE_HOME_ALIAS: Record<string, Role> = {
  "/medewerker": "employee",
  "/leidinggevende": "manager",
  "/beheerder": "admin",
  "/hr-beheerder": "hr_manager",
  "/wervingsmanager": "moderator",
  "/extern": "freelancer",
  "/platformbeheer": "staff",
};

/** Roles of the company's own people. */
export const INTERNAL_ROLES = [
  "employee",
  "manager",
  "admin",
  "hr_manager",
  "moderator",
] as const satisfies Role[];

/** Roles with their own skill profile. */
export const PROFILE_ROLES = [...INTERNAL_ROLES, "freelancer"] as const satisfies Role[];
