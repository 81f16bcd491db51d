import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { said } from "../../test/drawPage.tsx";
import { draw, findButton, type OnScreen, press } from "../../test/onScreen.tsx";
import words from "./certificates.en.json";
import { ScanField } from "./ScanField.tsx";

type Chosen = File | null | undefined;
const pdf = new File(["%PDF"], "diploma.pdf", { type: "application/pdf" });

let screen: OnScreen;
const onFile = vi.fn<(file: Chosen) => void>();
async function open(stored: string | null, isBusy = false) {
  const Held = () => {
    const [file, setFile] = useState<Chosen>();
    const take = (next: Chosen) => {
      onFile(next);
      setFile(next);
    };
    return <ScanField stored={stored} file={file} onFile={take} isBusy={isBusy} />;
  };
  screen = await draw(<Held />, { certificates: words });
}
async function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no file input");
  Object.defineProperty(input, "files", { configurable: true, value: [file] });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
}
afterEach(async () => {
  onFile.mockReset();
  await screen.remove();
});

test("without a scan one is chosen, and nothing can be removed", async () => {
  await open(null);
  expect(document.querySelector("[role=group]")?.getAttribute("aria-label")).toBe(words.scan);
  expect(said()).toContain(words["no-scan"]);
  expect(findButton(words["choose-scan"])).toBeDefined();
  expect(findButton(words["remove-scan"])).toBeUndefined();
  await choose(pdf);
  expect(onFile).toHaveBeenCalledWith(pdf);
  expect(said()).toContain("diploma.pdf");
  expect(findButton(words["replace-scan"])).toBeDefined();
});

test("what was chosen is taken back to none where none is stored", async () => {
  await open(null);
  await choose(pdf);
  await press(words["remove-scan"]);
  expect(onFile).toHaveBeenLastCalledWith(null);
  expect(said()).toContain(words["no-scan"]);
});

test("what was chosen is taken back to the stored scan, which a second press removes", async () => {
  await open("stored.pdf");
  await choose(pdf);
  await press(words["remove-scan"]);
  expect(onFile).toHaveBeenLastCalledWith(undefined);
  expect(said()).toContain("stored.pdf");
  await press(words["remove-scan"]);
  expect(onFile).toHaveBeenLastCalledWith(null);
  expect(said()).not.toContain("stored.pdf");
});

test("a file that cannot be used is not taken, and the next one takes the words away", async () => {
  await open("stored.pdf");
  await choose(new File(["x"], "virus.exe"));
  expect(document.querySelector("[role=alert]")?.textContent).toBe(words["scan-problems"]["wrong-type"]);
  expect(onFile).not.toHaveBeenCalled();
  await choose(pdf);
  expect(document.querySelector("[role=alert]")).toBeNull();
});

test("nothing is removed while it is sent", async () => {
  await open("stored.pdf", true);
  expect(findButton(words["remove-scan"])?.disabled).toBe(true);
});
