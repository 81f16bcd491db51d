import type { StoredFile } from "@vaardig/contract/files/files";
import { LIMITS } from "@vaardig/contract/limits";
import { afterEach, describe, expect, test, vi } from "vitest";
import upload from "../../../lib/words/upload.en.json";
import { act } from "../../../test/act.ts";
import { pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../../test/onScreen.tsx";
import { type Asked, refused, stubServer } from "../../../test/stubServer.ts";
import words from "../onboarding.en.json";
import { ResumeStep } from "./ResumeStep.tsx";

const UPLOAD = "POST /files";
const DAMAGED = "This document is damaged";
const GO_ON = "You can also continue without a résumé.";

const fileOf = (name: string, bytes = 4) => new File([new Uint8Array(bytes)], name);
const alerts = () => [...document.querySelectorAll("[role=alert]")].map((one) => one.textContent);
const sent = (asked: Asked) => asked.filter(({ call }) => call === UPLOAD).length;

/** Drops a file on the area for résumés, as a hand with a mouse does. */
async function drop(file: File): Promise<void> {
  const area = document.querySelector("input[type=file]")?.parentElement;
  const event = new Event("drop", { bubbles: true, cancelable: true });
  const item = { kind: "file", type: file.type, getAsFile: () => file };
  Object.assign(event, { dataTransfer: { files: [file], items: [item], types: ["Files"] } });
  await act(async () => void area?.dispatchEvent(event));
  await settle(50);
}

async function choosePicture(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[accept*="png"]');
  if (!input) throw new Error("No field for a picture");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  await act(async () => void input.dispatchEvent(new Event("change", { bubbles: true })));
  await settle();
}

let screen: OnScreen | undefined;
const goTo = vi.fn<(step: string) => void>();
async function open(answer?: Parameters<typeof stubServer>[0][string]): Promise<Asked> {
  goTo.mockClear();
  const none = () => ({ data: [], total: 0 });
  const asked = stubServer({ "GET /files": none, ...(answer && { [UPLOAD]: answer }) });
  const wizard = { step: "resume", goTo, finish: async () => undefined, leave: () => undefined } as const;
  screen = await draw(<ResumeStep wizard={wizard} resume={null} />, { onboarding: words, upload });
  return asked;
}
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

describe("a résumé that cannot be used", () => {
  test.each<[what: string, file: File, told: object, said: string]>([
    ["the server's words", fileOf("broken.pdf"), { message: DAMAGED }, DAMAGED],
    ["what it is not", fileOf("game.pdf"), { code: "file_unsupported_type" }, upload.resume["wrong-type"]],
  ])("is refused with %s, and may be left out", async (_what, file, told, text) => {
    const asked = await open(refused(422, {}, told));
    await drop(file);
    expect(sent(asked)).toBe(1);
    expect(alerts()).toEqual([`${text}. ${GO_ON}`]);
    await pressNamed(words.resume["go-on-without"]);
    expect(goTo).toHaveBeenCalledWith("skills");
  });

  test("is refused before it is sent where it is too large", async () => {
    const asked = await open();
    await drop(fileOf("huge.pdf", LIMITS.resumeBytes + 1));
    expect(alerts()).toEqual([`${upload.resume["too-large"]}. ${GO_ON}`]);
    expect(sent(asked)).toBe(0);
  });

  test("gives way to the next that is dropped", async () => {
    const asked = await open(refused(422, {}, { message: DAMAGED }));
    await drop(fileOf("broken.pdf"));
    stubServer({});
    await drop(fileOf("good.docx"));
    expect(sent(asked)).toBe(1);
    expect(alerts()).toEqual([]);
    expect(said()).toContain(upload.resume.reading);
  });
});

describe("a picture", () => {
  test("that is none is refused in words, and one that is too large is not sent", async () => {
    const asked = await open(refused(415, {}, { code: "file_unsupported_type" }));
    await choosePicture(fileOf("drawing.png"));
    expect(alerts()).toEqual([upload.picture["wrong-type"]]);
    await choosePicture(fileOf("huge.png", LIMITS.pictureBytes + 1));
    expect(alerts()).toEqual([upload.picture["too-large"]]);
    expect(sent(asked)).toBe(1);
    expect(document.querySelector("section img")).toBeNull();
  });

  test("that is stored is shown, and may be replaced", async () => {
    const stored: Partial<StoredFile> = { id: "1", name: "me.png", url: "/files/me.png" };
    await open(() => stored);
    await choosePicture(fileOf("me.png"));
    expect(document.querySelector("section img")?.getAttribute("src")).toBe("/files/me.png");
    expect(said()).toContain(upload.picture.replace);
    expect(alerts()).toEqual([]);
  });
});
