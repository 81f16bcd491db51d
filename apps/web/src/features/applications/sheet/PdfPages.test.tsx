import { afterAll, afterEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../../test/onScreen.tsx";
import words from "../applications.en.json";

const { drawn, pages } = vi.hoisted(() => ({ drawn: [] as number[], pages: { count: 2 } }));
vi.mock("unpdf/pdfjs", () => ({
  getDocument: () => ({
    destroy: () => Promise.resolve(),
    promise: Promise.resolve({
      get numPages() {
        return pages.count;
      },
      getPage: async (number: number) => ({
        getViewport: ({ scale }: { scale: number }) => ({ width: 100 * scale, height: 140 * scale }),
        render: () => {
          drawn.push(number);
          return { cancel: () => undefined, promise: Promise.resolve() };
        },
        getTextContent: async () => ({ items: [{ str: `Text of page ${number}` }] }),
      }),
    }),
  }),
}));

// Files of a worker share their modules: an earlier one may have loaded the real reader, and a later one needs it.
vi.resetModules();
const { PdfPages } = await import("./PdfPages.tsx");
afterAll(() => {
  vi.resetModules();
});

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
  drawn.length = 0;
  pages.count = 2;
});
const show = async (answer: () => Response) => {
  vi.stubGlobal("fetch", async () => answer());
  await act(async () => {
    screen = await draw(<PdfPages url="/api/files/content?id=1" />, { applications: words });
  });
  await settle();
};
const figures = () => [...document.querySelectorAll("figure")].map((page) => page.getAttribute("aria-label"));

test("draws each page, and says its text to screen readers", async () => {
  await show(() => new Response("%PDF"));
  expect(figures()).toEqual(["Page 1 of 2", "Page 2 of 2"]);
  expect(drawn.toSorted()).toEqual([1, 2]);
  expect(said()).toContain("Text of page 2");
});

test("says how many pages of a long document are in the download alone", async () => {
  pages.count = 11;
  await show(() => new Response("%PDF"));
  expect(figures()).toHaveLength(8);
  expect(said()).toContain("3 more pages in the download");
});

test("says when the file cannot be shown", async () => {
  await show(() => new Response("", { status: 403 }));
  expect(said()).toContain(words.resume["not-shown"]);
});
