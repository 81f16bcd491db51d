import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addedLines, divideRounded, type Period, prorate, seatsLine, totalsOf } from "./calculate.ts";
import { addDays, daysBetween, monthAfter } from "./days.ts";
import { vatTreatment } from "./vatTreatment.ts";

const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays("2024-01-01", days));
const period = fc
  .record({ from: day, seats: fc.nat(5_000), priceCents: fc.integer({ min: 1, max: 100_000 }) })
  .map(({ from, ...rest }): Period => ({ from, to: monthAfter(from, Number(from.slice(8))), ...rest }));
const counts = fc.array(fc.nat(8_000), { maxLength: 31 });

const countsIn = ({ from }: Period, seats: number[]) =>
  seats.map((count, at) => ({ day: addDays(from, at), seats: count }));

describe("an invoice's sums", () => {
  test("lines make the net amount, and net and VAT the total", () => {
    fc.assert(
      fc.property(period, counts, fc.integer({ min: 0, max: 5_000 }), (one, seats, rate) => {
        const lines = [seatsLine(one), ...addedLines(one, countsIn(one, seats))];
        const { netCents, vatCents, totalCents } = totalsOf(lines, rate);
        expect(lines.reduce((sum, line) => sum + line.netCents, 0)).toBe(netCents);
        expect(totalCents).toBe(netCents + vatCents);
        for (const amount of [netCents, vatCents, totalCents])
          expect(Number.isSafeInteger(amount)).toBe(true);
        expect(Math.abs(vatCents * 10_000 - netCents * rate)).toBeLessThanOrEqual(5_000);
      }),
    );
  });

  test("seats for some days never cost more than for the whole period, nor less than nothing", () => {
    fc.assert(
      fc.property(period, fc.nat(5_000), fc.nat(31), ({ from, to, priceCents }, seats, asked) => {
        const whole = daysBetween(from, to);
        const days = Math.min(asked, whole);
        const cost = prorate(seats, priceCents, days, whole);
        expect(cost).toBeGreaterThanOrEqual(0);
        expect(cost).toBeLessThanOrEqual(seats * priceCents);
        if (days === whole) expect(cost).toBe(seats * priceCents);
      }),
    );
  });

  test("seats added in a period are charged up to the most there were, however they came and went", () => {
    fc.assert(
      fc.property(period, counts, (one, seats) => {
        const list = countsIn(one, seats).filter(({ day: at }) => at < one.to);
        const lines = addedLines(one, list);
        const most = Math.max(one.seats, ...list.map((count) => count.seats));
        expect(lines.reduce((sum, line) => sum + line.seats, 0)).toBe(most - one.seats);
        const net = lines.reduce((sum, line) => sum + line.netCents, 0);
        expect(net).toBeLessThanOrEqual((most - one.seats) * one.priceCents);
        // The same counts given twice cost the same.
        const twice = list.flatMap((count) => [count, count]);
        expect(addedLines(one, twice)).toEqual(lines);
      }),
    );
  });

  test("rounds half away from zero, so that a credit note is what it corrects", () => {
    expect([divideRounded(5n, 10n), divideRounded(-5n, 10n), divideRounded(4n, 10n)]).toEqual([1, -1, 0]);
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 40n), max: 2n ** 40n }), (amount) => {
        expect(divideRounded(-amount, 7n) + divideRounded(amount, 7n)).toBe(0);
      }),
    );
  });

  test("a month later is a day that exists, and the anchor comes back", () => {
    expect(monthAfter("2026-01-31", 31)).toBe("2026-02-28");
    expect(monthAfter("2026-02-28", 31)).toBe("2026-03-31");
    expect(monthAfter("2027-12-15", 15)).toBe("2028-01-15");
    fc.assert(
      fc.property(day, (from) => {
        const days = daysBetween(from, monthAfter(from, Number(from.slice(8))));
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
      }),
    );
  });
});

test("VAT follows the buyer's country and number", () => {
  const seller = { country: "NL", vatRate: 2_100 };
  const of = (country: string, vatNumber = "") => vatTreatment(seller, { country, vatNumber });
  expect(of("NL", "NL004495445B01")).toEqual({ kind: "domestic", rate: 2_100 });
  expect(of("BE", "BE0428759497")).toEqual({ kind: "reverse_charge", rate: 0 });
  expect(of("BE")).toEqual({ kind: "domestic", rate: 2_100 });
  expect(of("BE", "BE0428759498")).toEqual({ kind: "domestic", rate: 2_100 });
  expect(of("CH", "CHE107787577")).toEqual({ kind: "outside_scope", rate: 0 });
  expect(of("US")).toEqual({ kind: "outside_scope", rate: 0 });
  expect(vatTreatment({ country: "CH", vatRate: 810 }, { country: "NL", vatNumber: "" }).kind).toBe(
    "outside_scope",
  );
});
