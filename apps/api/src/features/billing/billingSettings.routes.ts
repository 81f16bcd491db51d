import type { BillingSettings } from "@vaardig/contract/billing/staffBilling";
import {
  getBillingSettings,
  saveBillingSettings,
  sellerForm,
  setSeatPrice,
} from "@vaardig/contract/billing/staffBilling";
import { nextNumber } from "../../domain/billing/allocateInvoiceNumber.ts";
import { todayOf } from "../../domain/billing/billingRun.ts";
import { changeSettings, setPrice } from "../../domain/billing/changeSettings.ts";
import { findSettings, listPrices, type SettingsRow } from "../../domain/billing/settings.queries.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { validateMerged } from "./validateMerged.ts";

const UNSET: BillingSettings["seller"] = {
  name: "",
  address_line_1: "",
  address_line_2: "",
  zip_code: "",
  city: "",
  country: "NL",
  registration_number: "",
  vat_number: "",
  email: "",
  iban: "",
  vat_rate: 2_100,
  payment_term_days: 14,
  number_prefix: "VA",
};

function presentSeller(row: SettingsRow): BillingSettings["seller"] {
  return {
    name: row.name,
    address_line_1: row.addressLine1,
    address_line_2: row.addressLine2,
    zip_code: row.zipCode,
    city: row.city,
    country: row.country,
    registration_number: row.registrationNumber,
    vat_number: row.vatNumber,
    email: row.email,
    iban: row.iban,
    vat_rate: row.vatRate,
    payment_term_days: row.paymentTermDays,
    number_prefix: row.numberPrefix,
  };
}

async function readSettings(tx: Tx, today: string): Promise<BillingSettings> {
  const row = await findSettings(tx);
  const prices = await listPrices(tx);
  return {
    version: row?.version ?? 0,
    today,
    seller: row ? presentSeller(row) : UNSET,
    prices: prices.map(({ validFrom: from, cents }) => ({ from, cents })),
    next_number: row ? await nextNumber(tx, row, Number(today.slice(0, 4))) : null,
    can: ["edit"],
  };
}

/**
 * Registers the routes of the seller's details and prices: rows of the platform's own company, to which staff
 * belong.
 */
export function billingSettingsRoutes(app: App): void {
  route(app, getBillingSettings, ({ tx, services }) => readSettings(tx, todayOf(services.config)));

  route(app, saveBillingSettings, async ({ tx, viewer, services, body }) => {
    const { version, ...changes } = body;
    const stored = await findSettings(tx);
    const seller = validateMerged(sellerForm, stored ? presentSeller(stored) : UNSET, changes);
    if (!(await changeSettings(tx, viewer.companyId, version, seller))) throw new AppError("stale_version");
    return readSettings(tx, todayOf(services.config));
  });

  route(app, setSeatPrice, async ({ tx, viewer, services, body }) => {
    const today = todayOf(services.config);
    if (body.from < today) throw new AppError("validation_failed", { fields: { from: "price_past" } });
    await setPrice(tx, viewer.companyId, body);
    return readSettings(tx, today);
  });
}
