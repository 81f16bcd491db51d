import { lazy, Suspense } from "react";
import { pageOf } from "./pageOf.ts";

const Details = lazy(async () => {
  const { CompanyDetailsPage } = await import("../features/companies/pages/CompanyDetailsPage.tsx");
  return { default: CompanyDetailsPage };
});
const Invoices = lazy(async () => ({
  default: pageOf(await import("../features/billing/pages/CompanyInvoices.tsx")),
}));

/** One company as staff see it: lifecycle, invoices and profile. */
export function CompanyScreen() {
  return (
    <Details>
      <Suspense>
        <Invoices />
      </Suspense>
    </Details>
  );
}
