import { jobKind } from "@vaardig/contract/jobs/jobs";
import { BANDS, LIMITS } from "@vaardig/contract/limits";
import { z } from "zod";

const wish = <T extends z.ZodType>(value: T) => value.optional().catch(undefined);

const read = z.object({
  search: z.string().trim().max(LIMITS.searchQuery).catch(""),
  kind: jobKind.catch("all"),
  band: wish(z.enum(BANDS)),
  min: wish(z.enum(BANDS)),
  department: wish(z.string().max(LIMITS.name)),
  closing: wish(z.literal("soon")),
});

/** Parses the URL query of a job search; unknown parameters are ignored, as on the screen. */
export function parseJobSearch(address: string) {
  const given = Object.fromEntries(new URLSearchParams(address));
  const { min: min_band, ...wishes } = read.parse({ search: "", ...given });
  return { ...wishes, min_band };
}
