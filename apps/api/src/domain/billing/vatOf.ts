import type { VatKind } from "@vaardig/contract/billing/billing";
import { isInEu } from "@vaardig/contract/billing/countries";
import { readVatNumber } from "@vaardig/contract/billing/vatNumber";

interface Seller {
  country: string;
  vatRate: number;
}

interface Buyer {
  country: string;
  vatNumber: string;
}

/**
 * How VAT of a sale is settled. Within a country its own rate; to another member state the buyer owes it where it has a
 * VAT number of valid form, and the seller's rate is charged where it has none; beyond the Union there is none.
 */
export function vatOf(seller: Seller, buyer: Buyer): { kind: VatKind; rate: number } {
  const domestic = { kind: "domestic", rate: seller.vatRate } as const;
  if (seller.country === buyer.country) return domestic;
  if (!isInEu(seller.country) || !isInEu(buyer.country)) return { kind: "outside_scope", rate: 0 };
  const isBusiness = buyer.vatNumber !== "" && readVatNumber(buyer.country, buyer.vatNumber) !== undefined;
  return isBusiness ? { kind: "reverse_charge", rate: 0 } : domestic;
}
