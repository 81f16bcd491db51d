import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import upload from "../../../lib/words/upload.en.json";
import form from "../../../shared/company/company-form.en.json";
import { act } from "../../../test/act.ts";
import { draw, findButton, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import words from "../companies.en.json";
import { LogoChoice } from "./LogoChoice.tsx";

let isDrawn = true;
/** A picture that the browser draws or not, as the test says. */
class Picture {
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  set src(_address: string) {
    queueMicrotask(() => (isDrawn ? this.onload() : this.onerror()));
  }
}

let screen: OnScreen;
const onChange = vi.fn();
function Field() {
  const [file, setFile] = useState<File | null>(null);
  const change = (next: File | null) => {
    onChange(next);
    setFile(next);
  };
  return <LogoChoice name="Delta" file={file} onChange={change} />;
}
beforeEach(async () => {
  onChange.mockReset();
  vi.stubGlobal("Image", Picture);
  screen = await draw(<Field />, { companies: words, "company-form": form, upload });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
async function take(file: File) {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  await act(async () => {
    Object.defineProperty(input, "files", { value: [file], configurable: true });
    input?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await settle();
}
const png = () => new File(["a"], "logo.png", { type: "image/png" });

test("takes a picture, which can be replaced and removed", async () => {
  isDrawn = true;
  await take(png());
  expect(onChange).toHaveBeenCalledOnce();
  expect(findButton(form.logo.replace)).toBeDefined();
  await press(form.logo.remove);
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(findButton(form.logo.choose)).toBeDefined();
});

test("refuses a file that is called a picture and cannot be drawn", async () => {
  isDrawn = false;
  await take(png());
  expect(onChange).not.toHaveBeenCalled();
  expect(document.querySelector("[role=alert]")?.textContent).toBe(upload.picture["wrong-type"]);
});
