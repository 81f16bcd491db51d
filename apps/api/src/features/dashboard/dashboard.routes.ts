import { getDashboard } from "@vaardig/contract/dashboard/dashboard";
import type { App } from "../../platform/http/app.ts";
import { route } from "../../platform/http/route.ts";
import { companyState } from "./company.queries.ts";
import { canManageOwnProfile, canOverseeHiring } from "./dashboard.policy.ts";
import { ownFigures, peopleFigures, peopleState } from "./figures.ts";
import { firstStepsOf, isFirstStep } from "./firstSteps.ts";
import { hiringState } from "./hiring.queries.ts";
import { hiringFigures } from "./hiringFigures.ts";
import { ownState } from "./own.queries.ts";
import { todoOf } from "./todo.ts";

export function dashboardRoutes(app: App): void {
  route(app, getDashboard, async ({ viewer, tx, services, language }) => {
    const { companyId, userId, role } = viewer;
    const own = canManageOwnProfile(viewer) ? await ownState(tx, companyId, userId) : null;
    const company = role === "admin" ? await companyState(tx, companyId, userId) : null;
    const state = await peopleState(tx, viewer, services.matching);
    const todo = await todoOf(tx, { viewer, language, secrets: services.secrets }, { own, company, state });
    const people = state ? await peopleFigures(tx, viewer, state, language) : [];
    const steps = company ? firstStepsOf(company) : [];
    return {
      todo: steps.length > 0 ? todo.filter((one) => !isFirstStep(one)) : todo,
      // Viewers responsible for people see figures about those; their own skills are on the skills screen.
      figures: people.length > 0 || !own ? people : ownFigures(own),
      hiring: canOverseeHiring(viewer) ? hiringFigures(await hiringState(tx, viewer), viewer) : [],
      first_steps: steps,
    };
  });
}
