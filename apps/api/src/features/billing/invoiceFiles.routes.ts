import { downloadInvoice } from "@vaardig/contract/billing/invoices";
import { companyOfInvoice } from "../../domain/billing/invoices.queries.ts";
import { makePdf } from "../../domain/billing/pdf/makePdf.ts";
import { invoiceFileName, readDocument } from "../../domain/billing/pdf/readDocument.ts";
import { acrossCompanies, inCompany } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { found } from "../../platform/http/appError.ts";
import { FileAnswer } from "../../platform/http/fileAnswer.ts";
import { slowRoute } from "../../platform/http/route.ts";

/**
 * Registers the download of invoices as PDF: a company's own for its administrators, everyone's for staff.
 */
export function invoiceFilesRoutes(app: App): void {
  slowRoute(app, downloadInvoice, async ({ query, viewer, services: { db } }) => {
    const document =
      viewer.role === "staff"
        ? await acrossCompanies(db, async (tx) =>
            readDocument(tx, found(await companyOfInvoice(tx, query.id)), query.id),
          )
        : await inCompany(db, viewer.companyId, (tx) => readDocument(tx, viewer.companyId, query.id));
    const shown = found(document);
    return new FileAnswer(invoiceFileName(shown.invoice.number), "application/pdf", await makePdf(shown));
  });
}
