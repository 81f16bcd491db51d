import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { said } from "../../../test/drawPage.tsx";
import { draw, findButton, isAsked, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import words from "../account.en.json";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.tsx";

let screen: OnScreen;
const onClose = vi.fn();
const writeText = vi.fn();
beforeEach(async () => {
  vi.resetAllMocks();
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText }, userAgent: navigator.userAgent });
  screen = await draw(<RecoveryCodesDialog codes={["aaaa-1", "bbbb-2"]} onClose={onClose} />, {
    account: words,
  });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the codes close only once the reader says that they are saved, not by Escape", async () => {
  expect(said()).toContain("aaaa-1bbbb-2");
  expect(document.activeElement?.textContent).toBe("Copy");
  expect(findButton("Done")?.disabled).toBe(true);
  const pressed = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
  await act(async () => document.activeElement?.dispatchEvent(pressed));
  await settle();
  expect(isAsked("Your recovery codes")).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => document.querySelector<HTMLElement>("input[type=checkbox]")?.click());
  await press("Done");
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("copying takes one code a line, and a browser that refuses is said", async () => {
  await press("Copy");
  expect(writeText).toHaveBeenCalledWith("aaaa-1\nbbbb-2");
  expect(screen.message()).toBe("Codes copied");
  writeText.mockRejectedValue(new Error("NotAllowed"));
  await press("Copy");
  expect(screen.message()).toContain("could not be copied. Download or print them.");
});

test("the downloaded file holds one code a line under a name that says what it is", async () => {
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return "blob:codes";
  });
  const revoked = vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await press("Download");
  expect(await blobs[0]?.text()).toBe("aaaa-1\nbbbb-2\n");
  expect(names).toEqual(["vaardig-recovery-codes.txt"]);
  expect(revoked).toHaveBeenCalledWith("blob:codes");
});
