import { type SecondFactorDetails, secondFactorDetails } from "@vaardig/contract/session/secondFactor";
import { isApiError } from "../../../lib/api/apiError.ts";

/** Returns the data of the second step when an error requires it; otherwise undefined. */
export function secondFactorOf(error: unknown): SecondFactorDetails | undefined {
  if (!isApiError(error) || error.code !== "second_factor_required") return undefined;
  return secondFactorDetails.safeParse(error.details).data;
}
