import type { Outcome, Stage } from "@vaardig/contract/applications/pipeline";
import { usePath } from "../../../lib/usePath.ts";

/** What the counts per stage count: everyone but those who withdrew. */
const COUNTED: readonly Outcome[] = ["active", "rejected", "hired"];

/**
 * Returns a function that gives the address of the applications in a stage, of the jobs that are not closed;
 * undefined for readers without that list. By default everyone in the counts per stage.
 */
export function useApplicationsPath(): (
  stage: Stage,
  more?: { outcome?: Outcome; open?: string },
) => string | undefined {
  const list = usePath()("applications");
  return (stage, { outcome, open } = {}) => {
    if (!list) return undefined;
    const query = new URLSearchParams({
      jobs: "open",
      stage,
      outcome: outcome ?? COUNTED.join(","),
      ...(open && { open }),
    });
    return `${list}?${query}`;
  };
}
