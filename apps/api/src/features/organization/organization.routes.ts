import type { App } from "../../platform/http/app.ts";
import { departmentsRoutes } from "./departments.routes.ts";
import { impactRoutes } from "./impact.routes.ts";
import { listsRoutes } from "./lists.routes.ts";
import { organigramRoutes } from "./organigram.routes.ts";
import { rolesRoutes } from "./roles.routes.ts";
import { teamsRoutes } from "./teams.routes.ts";

/** Registers the routes of departments, teams, roles and the organigram. */
export function organizationRoutes(app: App): void {
  listsRoutes(app);
  departmentsRoutes(app);
  teamsRoutes(app);
  rolesRoutes(app);
  impactRoutes(app);
  organigramRoutes(app);
}
