import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findDate, findDateRange } from "./dates.ts";

function short(text: string): string | null {
  const range = findDateRange(text);
  const point = (date: { year: number; month: number | null } | null) =>
    date === null ? "" : `${date.year}${date.month === null ? "" : `/${date.month}`}`;
  return range && `${point(range.start)}–${range.current ? "now" : point(range.end)}`;
}

describe("findDateRange", () => {
  it.each([
    ["Jan 2019 – present", "2019/1–now"],
    ["sept. 2018 t/m heden", "2018/9–now"],
    ["2015-2018", "2015–2018"],
    ["2015-18", "2015–2018"],
    ["03/2017 - 12/2020", "2017/3–2020/12"],
    ["sinds 2020", "2020–now"],
    ["Since May 2021", "2021/5–now"],
    ["Engineer, from March 2015 to June 2017", "2015/3–2017/6"],
    ["van 2010 tot 2012", "2010–2012"],
    ["mei '18 - nu", "2018/5–now"],
    ["2019-03 - 2020-11", "2019/3–2020/11"],
    ["01-02-2015 tot 01-03-2017", "2015/2–2017/3"],
    ["1 april 2012 tot en met 31 december 2014", "2012/4–2014/12"],
    ["Developer (augustus 2016 – juni 2019)", "2016/8–2019/6"],
    ["Jan 2019 -", "2019/1–now"],
    ["June 2016 to date", "2016/6–now"],
    ["MARCH 2019 – CURRENT", "2019/3–now"],
    ["zomer 2018 – najaar 2019", "2018–2019"],
    ["04/2018 – heute", "2018/4–now"],
    ["Mai 2015 bis März 2018", "2015/5–2018/3"],
    ["Legal Intern, Feb – July 2015", "2015/2–2015/7"],
    ["sept. 2016 à août 2018", "2016/9–2018/8"],
    ["seit 2020", "2020–now"],
    ["depuis janvier 2021", "2021/1–now"],
    ["Aug. 2016 – Sept. 2018", "2016/8–2018/9"],
    ["begin 2014 t/m eind 2016", "2014–2016"],
    ["1st of March 2019 to 2nd April 2020", "2019/3–2020/4"],
    ["2023-02 -> now", "2023/2–now"],
    ["03/18 – now", "2018/3–now"],
    ["2012 – 02/18", "2012–2018/2"],
    ["11/16 – 02/18", "2016/11–2018/2"],
    ["10/2022–\tResearcher", "2022/10–now"],
    ["2019-03-15 - 2020-11-30", "2019/3–2020/11"],
    ["2017 – vandaag", "2017–now"],
    ["2021 / heden", "2021–now"],
    ["03/2019/nu", "2019/3–now"],
    ["2017 / 2021", "2017–2021"],
    ["Cook (March 2019 –)", "2019/3–now"],
    ["2019-03-2021-02", "2019/3–2021/2"],
    ["03/19-02/21", "2019/3–2021/2"],
  ])("reads %s", (text, expected) => {
    expect(short(text)).toBe(expected);
  });

  it.each(["2018 - 2016", "call 0612345678", "in 2012", "1234 AB", "mayor of 12 towns", "open 08/12 – late"])(
    "finds none in %s",
    (text) => {
      expect(findDateRange(text)).toBeNull();
    },
  );

  it("tells the words and where they are", () => {
    expect(findDateRange("Chef, 2015 - 2018, Zwolle")).toMatchObject({ words: "2015 - 2018", index: 6 });
  });

  it("never ends before it begins, whatever the text", () => {
    const piece = fc.constantFrom(
      "2015",
      "jan",
      "mei 2020",
      " - ",
      "t/m",
      "heden",
      "12/1999",
      "'18",
      " ",
      "3",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const range = findDateRange(pieces.join(" "));
        expect(range?.end && range.start ? range.end.year >= range.start.year : true).toBe(true);
      }),
    );
  });
});

describe("findDate", () => {
  it("reads a single date", () => {
    expect(findDate("Diploma, juni 2016")).toMatchObject({
      start: { year: 2016, month: 6 },
      words: "juni 2016",
    });
    expect(findDate("no date")).toBeNull();
  });
});
