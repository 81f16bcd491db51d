import type { ListWeight } from "./headingWeight.ts";
import { markersOf } from "./markers.ts";
import type { PlacedLine } from "./placedLine.ts";

type OpenLine = PlacedLine<ListWeight>;

/** "Without it we cannot put you on the rota" gives a reason, which the other items may have too. */
const reason = /(?<!\p{L})(?:zonder|without)(?!\p{L})/u;

/**
 * Decides how much is wanted what stands below "Requirements" or "What you'll need". An ad that has a part of its own
 * for what is welcome means the rest: it is a must. Where one item of the list is called a must the others are not,
 * and where the ad does not tell the two apart nothing is.
 */
export function weighDemands(lines: readonly OpenLine[]): PlacedLine[] {
  const hasWelcome = lines.some(({ weight }) => weight === "plus");
  let isMeant = false;
  let end = 0;
  return lines.map(({ weight, ...line }, at) => {
    if (at >= end && isFirm(lines[at])) {
      end = endOfList(lines, at);
      isMeant = hasWelcome && !lines.slice(at, end).some(isCalledMust);
    }
    return { ...line, weight: weight !== "demanded" ? weight : isMeant ? "must" : null };
  });
}

function isFirm(line: OpenLine | undefined): boolean {
  return line?.weight === "demanded" || line?.weight === "must";
}

function endOfList(lines: readonly OpenLine[], from: number): number {
  const end = lines.findIndex((line, at) => at > from && !isFirm(line));
  return end < 0 ? lines.length : end;
}

/** "Figma, non-negotiable", or below "Must have". */
function isCalledMust({ line, weight }: OpenLine): boolean {
  return (
    weight === "must" ||
    markersOf(line.folded).some(
      ({ kind, from, to }) => kind === "must" && !reason.test(line.folded.slice(from, to)),
    )
  );
}
