import { describe, expect, it } from "vitest";
import {
  ALL_SELECTED,
  countSelected,
  isSelected,
  NONE_SELECTED,
  select,
  singleSelectedName,
  toSelection,
} from "./selection.ts";

const anna = { id: "1", name: "Anna" };
const bo = { id: "2", name: "Bo" };
const filter = { search_query: "x" };

describe("selection", () => {
  it("keeps ticks across pages and names the only one", () => {
    const one = select(NONE_SELECTED, [anna], true);
    expect(singleSelectedName(one)).toBe("Anna");
    const two = select(one, [bo], true);
    expect(countSelected(two, 50)).toBe(2);
    expect(singleSelectedName(two)).toBeUndefined();
    expect(toSelection(two, filter)).toEqual({ user_ids: ["1", "2"] });
    expect(isSelected(select(two, [anna], false), "1")).toBe(false);
  });

  it("takes all that the filter finds but those whose tick was taken away", () => {
    const some = select(ALL_SELECTED, [bo], false);
    expect(isSelected(some, "1")).toBe(true);
    expect(isSelected(some, "2")).toBe(false);
    expect(countSelected(some, 50)).toBe(49);
    expect(toSelection(some, filter)).toEqual({ filter, except: ["2"] });
    expect(toSelection(select(some, [bo], true), filter)).toEqual({ filter, except: [] });
    expect(singleSelectedName(some)).toBeUndefined();
  });
});
