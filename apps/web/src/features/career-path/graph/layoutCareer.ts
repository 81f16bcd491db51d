import type { CareerJob } from "@vaardig/contract/career-path/careerJob";
import type { CareerEdge } from "@vaardig/contract/career-path/careerPath";

export const CARD_SIZE = { width: 264, height: 68 };
const GAP = { x: 88, y: 12 };

export interface PlacedJob {
  job: CareerJob;
  x: number;
  y: number;
}

export interface CareerLine {
  source: string;
  target: string;
  path: string;
  /** True for the best route to its target; other edges are drawn only for the selected target. */
  isBest: boolean;
}

export interface CareerLayout {
  placed: PlacedJob[];
  lines: CareerLine[];
  width: number;
  height: number;
  /** Job ids column by column, top to bottom. */
  columns: string[][];
}

/** Returns for each job the last edge of its best route. */
function bestEdges(
  jobs: ReadonlyMap<string, CareerJob>,
  edges: readonly CareerEdge[],
): Map<string, CareerEdge> {
  const worth = ({ source, fit }: CareerEdge) => fit * (jobs.get(source)?.fit ?? 0);
  const best = new Map<string, CareerEdge>();
  for (const edge of edges) {
    const before = best.get(edge.target);
    if (!before || worth(edge) > worth(before)) best.set(edge.target, edge);
  }
  return best;
}

const byLevel = (a: CareerJob, b: CareerJob) => (b.step ?? 0) - (a.step ?? 0) || b.fit - a.fit;

/** Returns a curve from the right side of one card to the left side of another. */
function curve(from: PlacedJob, to: PlacedJob): string {
  const [x1, y1] = [from.x + CARD_SIZE.width, from.y + CARD_SIZE.height / 2];
  const [x2, y2] = [to.x, to.y + CARD_SIZE.height / 2];
  const middle = (x1 + x2) / 2;
  return `M ${x1} ${y1} C ${middle} ${y1}, ${middle} ${y2}, ${x2} ${y2}`;
}

/**
 * Places jobs in columns by number of moves: the first column by seniority, later ones beside their
 * predecessors, so that edges rarely cross.
 */
export function layoutCareer(jobs: readonly CareerJob[], edges: readonly CareerEdge[]): CareerLayout {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const drawn = edges.filter(({ source, target }) => byId.has(source) && byId.has(target));
  const best = bestEdges(byId, drawn);
  const last = Math.max(0, ...jobs.map(({ hops }) => hops));
  const columns: CareerJob[][] = [];
  for (let hops = 0; hops <= last; hops += 1) {
    const before = new Map((columns[hops - 1] ?? []).map(({ id }, at) => [id, at]));
    const placeOf = ({ id }: CareerJob) => before.get(best.get(id)?.source ?? "") ?? before.size;
    const column = jobs.filter((job) => job.hops === hops);
    columns.push(column.sort((a, b) => (hops > 1 ? placeOf(a) - placeOf(b) : 0) || byLevel(a, b)));
  }
  const tallest = Math.max(...columns.map(({ length }) => length));
  const height = tallest * (CARD_SIZE.height + GAP.y) - GAP.y;
  const placed = columns.flatMap((column, hops) => {
    const top = (height - (column.length * (CARD_SIZE.height + GAP.y) - GAP.y)) / 2;
    return column.map((job, at) => ({
      job,
      x: hops * (CARD_SIZE.width + GAP.x),
      y: top + at * (CARD_SIZE.height + GAP.y),
    }));
  });
  const places = new Map(placed.map((one) => [one.job.id, one]));
  const lines = drawn.flatMap((edge) => {
    const [from, to] = [places.get(edge.source), places.get(edge.target)];
    if (!from || !to) return [];
    const { source, target } = edge;
    return { source, target, path: curve(from, to), isBest: best.get(target) === edge };
  });
  return {
    placed,
    lines,
    width: columns.length * (CARD_SIZE.width + GAP.x) - GAP.x,
    height,
    columns: columns.map((column) => column.map(({ id }) => id)),
  };
}

/** Returns the card that an arrow key leads to; null without one. */
export function nextCard({ placed, columns }: CareerLayout, id: string, key: string): string | null {
  const at = columns.findIndex((column) => column.includes(id));
  const column = columns[at];
  const here = placed.find(({ job }) => job.id === id);
  if (!column || !here) return null;
  if (key === "ArrowUp") return column[column.indexOf(id) - 1] ?? null;
  if (key === "ArrowDown") return column[column.indexOf(id) + 1] ?? null;
  const beside = columns[key === "ArrowRight" ? at + 1 : key === "ArrowLeft" ? at - 1 : -1] ?? [];
  const near = placed
    .filter(({ job }) => beside.includes(job.id))
    .sort((a, b) => Math.abs(a.y - here.y) - Math.abs(b.y - here.y));
  return near[0]?.job.id ?? null;
}
