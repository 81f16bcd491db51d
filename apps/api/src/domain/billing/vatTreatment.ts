import type { VatKind } from "@vaardig/contract/billing/billing";
import { isInEu } from "@vaardig/contract/billing/countries";
import { parseVatNumber } from "@vaardig/contract/billing/vatNumber";

interface Seller {
  country: string;
  vatRate: number;
}

interface Buyer {
  country: string;
  vatNumber: string;
}

/**
 * Returns the VAT treatment of a sale. Within one country: its rate. To another member state: reverse charge
 * for a buyer with a well-formed VAT number, otherwise the seller's rate. Outside the EU: none.
 */
export function vatTreatment(seller: Seller, buyer: Buyer): { kind: VatKind; rate: number } {
  const domestic = { kind: "domestic", rate: seller.vatRate } as const;
  if (seller.country === buyer.country) return domestic;
  if (!isInEu(seller.country) || !isInEu(buyer.country)) return { kind: "outside_scope", rate: 0 };
  const isBusiness = buyer.vatNumber !== "" && parseVatNumber(buyer.country, buyer.vatNumber) !== undefined;
  return isBusiness ? { kind: "reverse_charge", rate: 0 } : domestic;
}
