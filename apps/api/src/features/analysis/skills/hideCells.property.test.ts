import { MIN_PEOPLE_SHOWN } from "@vaardig/contract/analysis/skillsAnalysis";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type CellSize, canShowTotal, hideCells } from "./hideCells.ts";

/**
 * Sums of cells that are shown, as rows of 0 and 1; a cell follows from them where its unit row is a
 * combination.
 */
function follows(told: readonly number[][], cell: number): boolean {
  const rank = (rows: readonly number[][]): number => {
    const left = rows.map((row) => [...row]);
    let done = 0;
    for (let column = 0; column < (left[0]?.length ?? 0); column += 1) {
      const pivot = left.findIndex((row, at) => at >= done && Math.abs(row[column] ?? 0) > 1e-9);
      const row = left[pivot];
      if (!row) continue;
      left.splice(pivot, 1);
      left.splice(done, 0, row);
      const by = row[column] ?? 1;
      for (let other = done + 1; other < left.length; other += 1) {
        const factor = (left[other]?.[column] ?? 0) / by;
        left[other] = (left[other] ?? []).map((value, at) => value - factor * (row[at] ?? 0));
      }
      done += 1;
    }
    return done;
  };
  const unit = (told[0] ?? []).map((_, at) => (at === cell ? 1 : 0));
  return told.length > 0 && rank(told) === rank([...told, unit]);
}

const sizes = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 7 });

test("no cell of fewer than five follows from the figures shown, whatever departments are chosen", () => {
  fc.assert(
    fc.property(sizes, fc.array(fc.integer({ min: 1, max: 127 }), { maxLength: 12 }), (known, choices) => {
      const cells: CellSize[] = known.map((one, at) => ({ known: one, key: String(at) }));
      const hidden = hideCells(cells);
      const rowOf = (chosen: readonly CellSize[]) => cells.map((cell) => (chosen.includes(cell) ? 1 : 0));
      const chosen = [cells, ...choices.map((bits) => cells.filter((_, at) => bits & (1 << at)))];
      const told = [
        ...cells.filter((cell) => !hidden.has(cell)).map((cell) => rowOf([cell])),
        ...chosen.filter((some) => canShowTotal(some, hidden)).map(rowOf),
      ];
      for (const [at, cell] of cells.entries())
        if (cell.known < MIN_PEOPLE_SHOWN) expect([known, at, follows(told, at)]).toEqual([known, at, false]);
    }),
    { numRuns: 2_000 },
  );
});

test("nothing is hidden where each cell has five people or more", () => {
  const enough = fc.array(fc.integer({ min: MIN_PEOPLE_SHOWN, max: 40 }));
  fc.assert(
    fc.property(enough, (known) => {
      expect(hideCells(known.map((one, at) => ({ known: one, key: String(at) }))).size).toBe(0);
    }),
  );
});

test("no more is hidden than it takes: without the largest of those added it would not be safe", () => {
  fc.assert(
    fc.property(sizes, (known) => {
      const cells = known.map((one, at) => ({ known: one, key: String(at) }));
      const hidden = [...hideCells(cells)];
      const added = hidden.filter((cell) => cell.known >= MIN_PEOPLE_SHOWN).sort((a, b) => b.known - a.known);
      const less = hidden.filter((cell) => cell !== added[0]);
      const together = less.reduce((total, cell) => total + cell.known, 0);
      if (added.length > 0) expect(less.length < 2 || together < MIN_PEOPLE_SHOWN).toBe(true);
    }),
  );
});

test("the same cells are hidden in whatever order they come", () => {
  fc.assert(
    fc.property(sizes, (known) => {
      const cells = known.map((one, at) => ({ known: one, key: String(at) }));
      const keysOf = (hidden: Set<CellSize>) => [...hidden].map(({ key }) => key).sort();
      expect(keysOf(hideCells(cells.toReversed()))).toEqual(keysOf(hideCells(cells)));
    }),
  );
});
