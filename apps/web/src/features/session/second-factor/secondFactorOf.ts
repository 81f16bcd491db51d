import { type SecondFactorDetails, secondFactorDetails } from "@vaardig/contract/session/secondFactor";
import { isApiError } from "../../../lib/api/apiError.ts";

/** What the second step needs, where a refusal of the first one asks for it. */
export function secondFactorOf(error: unknown): SecondFactorDetails | undefined {
  if (!isApiError(error) || error.code !== "second_factor_required") return undefined;
  return secondFactorDetails.safeParse(error.details).data;
}
