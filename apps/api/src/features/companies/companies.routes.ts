import { listCompanies } from "@vaardig/contract/companies/companies";
import { type CompanySummaryRow, listCustomers } from "../../domain/companies/companies.queries.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { slowRoute } from "../../platform/http/route.ts";

function presentSummary(row: CompanySummaryRow) {
  const { id, name, slug, industry, lifecycle: state, seats } = row;
  return {
    id,
    name,
    slug,
    industry,
    state,
    seats,
    trial_ends_at: row.trial_ends_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

export function companiesRoutes(app: App): void {
  slowRoute(app, listCompanies, async ({ query, services }) => {
    const { state, search_query: search, page, size } = query;
    const { rows, total } = await acrossCompanies(services.db, (tx) =>
      listCustomers(tx, { state, search, page, size }),
    );
    return { data: rows.map(presentSummary), total };
  });
}
