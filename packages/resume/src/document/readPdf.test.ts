import { rgb } from "pdf-lib";
import { describe, expect, it } from "vitest";
import { type Canvas, textsOf } from "../testing/drawnPdf.ts";

const dark = rgb(0.1, 0.1, 0.4);
const light = rgb(0.8, 0.8, 0.8);

/** Writes each letter by itself, so much further on as letter-spacing makes it. */
function track({ write, font }: Canvas, text: string, gap: number, { isSpaced = true } = {}): void {
  let x = 50;
  for (const letter of text) {
    if (letter !== " " || isSpaced) write(letter, x, 700);
    x += font.widthOfTextAtSize(letter, 10) + gap;
  }
}

describe("readPdf: words", () => {
  it.each([1, 2, 4, 7])("rejoins words whose letters stand %d points apart", async (gap) => {
    expect(await textsOf((canvas) => track(canvas, "WERKERVARING EN STAGES", gap))).toEqual([
      "WERKERVARING EN STAGES",
    ]);
  });

  it("finds the words of letter-spaced text that has no spaces", async () => {
    const draw = (canvas: Canvas) => track(canvas, "TALEN EN CURSUSSEN", 3, { isSpaced: false });
    expect(await textsOf(draw)).toEqual(["TALEN EN CURSUSSEN"]);
  });

  it("closes a short heading in capitals, and leaves single letters apart that are words", async () => {
    expect(await textsOf((canvas) => track(canvas, "TALEN", 4))).toEqual(["TALEN"]);
    expect(await textsOf(({ write }) => write("Rijbewijs B C E", 50, 700))).toEqual(["Rijbewijs B C E"]);
  });

  it("parts a title in bold from the employer behind it", async () => {
    const draw = ({ write, bold }: Canvas) => {
      write("Design Engineer", 50, 700, { bold: true });
      write("Machinefabriek B.V.", 53 + bold.widthOfTextAtSize("Design Engineer", 10), 700);
    };
    expect(await textsOf(draw)).toEqual(["Design Engineer\tMachinefabriek B.V."]);
  });
});

describe("readPdf: ratings", () => {
  const dots = ({ page }: Canvas, y: number, filled: number) => {
    for (let at = 0; at < 5; at += 1)
      page.drawCircle({ x: 150 + at * 12, y, size: 4, color: at < filled ? dark : light });
  };

  it("reads drawn dots beside their label", async () => {
    const draw = (canvas: Canvas) => {
      for (const [at, label] of ["Wondzorg", "Python", "Excel"].entries()) {
        canvas.write(label, 50, 700 - at * 18);
        dots(canvas, 703 - at * 18, 5 - at);
      }
    };
    expect(await textsOf(draw)).toEqual(["Wondzorg\t●●●●●", "Python\t●●●●○", "Excel\t●●●○○"]);
  });

  it("takes rings for empty marks", async () => {
    const draw = (canvas: Canvas) => {
      canvas.write("SQL", 50, 700);
      for (let at = 0; at < 5; at += 1)
        canvas.page.drawCircle({
          x: 150 + at * 12,
          y: 703,
          size: 4,
          ...(at < 2 ? { color: dark } : { borderColor: dark, borderWidth: 1 }),
        });
    };
    expect(await textsOf(draw)).toEqual(["SQL\t●●○○○"]);
  });

  it("reads bars under their labels by what of them is filled", async () => {
    const draw = ({ page, write }: Canvas) => {
      for (const [at, [label, share]] of (
        [
          ["SEO", 0.8],
          ["Canva", 0.4],
        ] as const
      ).entries()) {
        const y = 700 - at * 30;
        write(label, 50, y);
        page.drawRectangle({ x: 50, y: y - 10, width: 120, height: 5, color: light });
        page.drawRectangle({ x: 50, y: y - 10, width: 120 * share, height: 5, color: dark });
      }
    };
    expect(await textsOf(draw)).toEqual(["SEO\t●●●●○", "Canva\t●●○○○"]);
  });

  it("reads bars beside which the rest of their track is drawn", async () => {
    const draw = ({ page, write }: Canvas) => {
      write("Mailchimp", 50, 700);
      page.drawRectangle({ x: 150, y: 701, width: 48, height: 5, color: dark });
      page.drawRectangle({ x: 198, y: 701, width: 32, height: 5, color: light });
    };
    expect(await textsOf(draw)).toEqual(["Mailchimp\t●●●○○"]);
  });

  it("takes the line and the accent under a heading for no rating", async () => {
    const draw = ({ page, write }: Canvas) => {
      write("Vaardigheden", 50, 700, { size: 14 });
      page.drawRectangle({ x: 50, y: 694, width: 200, height: 2, color: light });
      page.drawRectangle({ x: 50, y: 694, width: 40, height: 2, color: dark });
    };
    expect(await textsOf(draw)).toEqual(["Vaardigheden"]);
  });

  it("marks lines with a drawn bullet", async () => {
    const draw = ({ page, write }: Canvas) => {
      page.drawCircle({ x: 52, y: 703, size: 1.5, color: dark });
      write("Wonden verzorgen", 60, 700);
    };
    expect(await textsOf(draw)).toEqual(["• Wonden verzorgen"]);
  });
});

describe("readPdf: tables", () => {
  it("reads the rows of a drawn table with the lines of each cell together", async () => {
    const draw = ({ page, write }: Canvas) => {
      const [left, middle, right] = [50, 120, 300];
      for (const y of [720, 680, 640]) page.drawLine({ start: { x: left, y }, end: { x: 500, y } });
      for (const x of [left, middle, right, 500]) page.drawLine({ start: { x, y: 720 }, end: { x, y: 640 } });
      const rows = [
        [["2018 –", "heden"], ["Teamleider magazijn"], ["Ahold Delhaize,", "Zwolle"]],
        [["2013 – 2018"], ["Heftruckchauffeur"], ["DHL Supply", "Chain, Tiel"]],
      ];
      for (const [row, cells] of rows.entries())
        for (const [at, cell] of cells.entries())
          for (const [line, text] of cell.entries())
            write(text, ([left, middle, right][at] ?? 0) + 4, 706 - row * 40 - line * 14);
    };
    expect(await textsOf(draw)).toEqual([
      "2018 – heden\tTeamleider magazijn\tAhold Delhaize, Zwolle",
      "2013 – 2018\tHeftruckchauffeur\tDHL Supply Chain, Tiel",
    ]);
  });

  it("reads a table with a column for each level beside a side column", async () => {
    const draw = ({ page, write }: Canvas) => {
      for (const [at, text] of ["Talen", "Nederlands", "Engels", "Duits", "Frans"].entries())
        write(text, 40, 722 - at * 17);
      for (const y of [730, 710, 690, 670, 650]) page.drawLine({ start: { x: 200, y }, end: { x: 500, y } });
      for (const x of [200, 320, 380, 440, 500]) page.drawLine({ start: { x, y: 730 }, end: { x, y: 650 } });
      for (const [at, text] of ["Programma", "Basis", "Goed", "Expert"].entries())
        write(text, [204, 324, 384, 444][at] ?? 0, 715);
      write("Word", 204, 695);
      write("x", 404, 695);
      write("Access", 204, 675);
      write("x", 344, 675);
      write("Python", 204, 655);
      write("x", 464, 655);
    };
    expect(await textsOf(draw)).toEqual([
      "Talen",
      "Nederlands",
      "Engels",
      "Duits",
      "Frans",
      "Word\tGoed",
      "Access\tBasis",
      "Python\tExpert",
    ]);
  });
});
