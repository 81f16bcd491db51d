import { describe, expect, it } from "vitest";
import { type Canvas, linesOf, textsOf } from "../testing/drawnPdf.ts";

describe("readPdf: columns", () => {
  it("keeps a date at the right end of a line with its line", async () => {
    const draw = ({ write, font }: Canvas) => {
      const right = (text: string, y: number) => write(text, 545 - font.widthOfTextAtSize(text, 10), y);
      for (let job = 0; job < 4; job += 1) {
        const y = 760 - job * 60;
        write(`Data Engineer ${job}`, 50, y);
        right(`Jan 201${job} – Dec 201${job + 1}`, y);
        write("Parcelwise", 50, y - 14);
        right("Utrecht", y - 14);
        write("Built pipelines in Python and Scala for track-and-trace events of parcels.", 60, y - 28);
      }
    };
    const texts = await textsOf(draw);
    expect(texts[0]).toBe("Data Engineer 0\tJan 2010 – Dec 2011");
    expect(texts[1]).toBe("Parcelwise\tUtrecht");
  });

  it("reads labels with colons before what they name", async () => {
    const draw = ({ write }: Canvas) => {
      const rows = ["Periode:", "Rol:", "Taken:", "Methoden:"];
      for (const [at, label] of rows.entries()) {
        write(label, 50, 700 - at * 16, { bold: true });
        write(`waarde nummer ${at}`, 150, 700 - at * 16);
      }
    };
    expect((await textsOf(draw))[1]).toBe("Rol:\twaarde nummer 1");
  });

  it("reads a sidebar between a head and a foot that run across the page", async () => {
    const draw = ({ write }: Canvas) => {
      write("Marloes van de Berg, wijkverpleegkundige in Amersfoort en omstreken, Utrecht", 50, 780, {
        size: 12,
      });
      for (let at = 0; at < 8; at += 1) {
        write(`Vaardigheid ${at}`, 50, 740 - at * 15);
        write(`Regel ${at} over het werk in de wijk met cliënten`, 220, 738 - at * 13);
      }
      write("Deze regel loopt onder beide kolommen door over de hele breedte van het blad.", 50, 580);
    };
    const lines = await linesOf(draw);
    expect(lines.map(({ column }) => column)).toEqual([
      "full",
      ...Array(8).fill("left"),
      ...Array(8).fill("right"),
      "full",
    ]);
  });

  it("reads three columns of a band, and what is below across the page", async () => {
    const draw = ({ write }: Canvas) => {
      write("Nadia Visser", 50, 780, { size: 18 });
      const columns = [
        ["Contact", "Utrecht", "06-11223344", "nadia@voorbeeld.nl"],
        ["Vaardigheden", "SEO", "Google Analytics", "Projectmanagement"],
        ["Talen", "Nederlands (moedertaal)", "Engels (vloeiend)", "Spaans (basis)"],
      ];
      for (const [side, column] of columns.entries())
        for (const [at, text] of column.entries()) write(text, 50 + side * 175, 740 - at * 14);
      write("Werkervaring", 50, 670);
      write("Marketing Manager | Coolblue | 2020 - heden", 50, 650);
      write(
        "Verantwoordelijk voor de campagnes van de Nederlandse webshop en voor vijf marketeers.",
        50,
        636,
      );
    };
    const texts = await textsOf(draw);
    expect(texts.slice(1, 10)).toEqual([
      "Contact",
      "Utrecht",
      "06-11223344",
      "nadia@voorbeeld.nl",
      "Vaardigheden",
      "SEO",
      "Google Analytics",
      "Projectmanagement",
      "Talen",
    ]);
    expect(texts.indexOf("Werkervaring")).toBe(texts.indexOf("Spaans (basis)") + 1);
  });

  it("leaves out page numbers and heads that come again", async () => {
    const pageOf =
      (number: number) =>
      ({ write }: Canvas) => {
        write("Curriculum vitae Daan Okafor", 50, 815);
        write(`Text of page ${number === 1 ? "one" : "two"}`, 50, 600);
        write(`Page ${number} of 2`, 280, 20);
      };
    expect(await textsOf(pageOf(1), pageOf(2))).toEqual([
      "Curriculum vitae Daan Okafor",
      "Text of page one",
      "Text of page two",
    ]);
  });
});

describe("readPdf: headings left of their sections", () => {
  it("reads each before its section, also where its baseline is another", async () => {
    const rows: [string, string][] = [
      ["Werk", "Kapster bij Salon Mila"],
      ["", "Knippen en kleuren"],
      ["", "Leerlingen begeleid"],
      ["Opleiding", "Kapper, mbo 3"],
      ["", "Kappersschool Breda"],
      ["Talen", "Nederlands en Pools"],
    ];
    const draw = ({ write }: Canvas) => {
      for (const [at, [label, text]] of rows.entries()) {
        if (label !== "") write(label, 50, 700 - at * 16 - 3, { bold: true });
        write(text, 160, 700 - at * 16);
      }
    };
    expect(await textsOf(draw)).toEqual(rows.flat().filter((text) => text !== ""));
  });
});
