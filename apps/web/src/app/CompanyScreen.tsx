import Box from "@mui/material/Box";
import { lazy, Suspense } from "react";
import { type PageModule, pageOf } from "./pageOf.ts";

const load = (page: () => Promise<PageModule>) => lazy(async () => ({ default: pageOf(await page()) }));

const Details = load(() => import("../features/companies/pages/CompanyDetailsPage.tsx"));
const Invoices = load(() => import("../features/billing/pages/CompanyInvoices.tsx"));

/** One company for staff: its life and profile, and below them its invoices. */
export function CompanyScreen() {
  return (
    <>
      <Details />
      <Box sx={{ mt: 8 }}>
        <Suspense>
          <Invoices />
        </Suspense>
      </Box>
    </>
  );
}
