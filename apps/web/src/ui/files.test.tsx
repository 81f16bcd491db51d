import { afterEach, expect, test, vi } from "vitest";
import { act } from "../test/act.ts";
import { said } from "../test/drawPage.tsx";
import { draw, findButton, type OnScreen, settle } from "../test/onScreen.tsx";
import { ChooseFileButton } from "./ChooseFileButton.tsx";
import { FileDrop } from "./FileDrop.tsx";

let screen: OnScreen;
const onFile = vi.fn();
afterEach(async () => {
  onFile.mockReset();
  await screen.remove();
});
const input = () => document.querySelector<HTMLInputElement>("input[type=file]");
const cv = new File(["words"], "cv.pdf");
async function choose(files: File[]) {
  const field = input();
  if (!field) throw new Error("no file field");
  Object.defineProperty(field, "files", { configurable: true, value: files });
  await act(async () => void field.dispatchEvent(new Event("change", { bubbles: true })));
  await settle();
}

test("a button hands over the chosen file, and nothing where none was chosen", async () => {
  screen = await draw(
    <ChooseFileButton accept=".pdf" onFile={onFile} isBusy={false}>
      Choose
    </ChooseFileButton>,
  );
  expect(input()?.accept).toBe(".pdf");
  await choose([]);
  expect(onFile).not.toHaveBeenCalled();
  await choose([cv]);
  expect(onFile).toHaveBeenCalledExactlyOnceWith(cv);
});

test("the same file can be chosen again", async () => {
  screen = await draw(
    <ChooseFileButton accept=".pdf" onFile={onFile} isBusy={false}>
      Choose
    </ChooseFileButton>,
  );
  const cleared = vi.fn();
  const field = input();
  if (field) Object.defineProperty(field, "value", { configurable: true, set: cleared, get: () => "" });
  await choose([cv]);
  expect(cleared).toHaveBeenCalledWith("");
});

test("no other file is chosen during an upload", async () => {
  screen = await draw(
    <ChooseFileButton accept=".pdf" onFile={onFile} isBusy>
      Choose
    </ChooseFileButton>,
  );
  expect(findButton("Choose")?.disabled).toBe(true);
});

const area = (more: object = {}) => (
  <FileDrop
    title="Drop it here"
    choose="Choose a file"
    hint="PDF, 10 MB"
    busy={null}
    problem={null}
    onFile={onFile}
    accept=".pdf"
    {...more}
  />
);

test("an area says what it takes, tied to its button", async () => {
  screen = await draw(area());
  const hint = findButton("Choose a file")?.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(hint)?.textContent).toBe("PDF, 10 MB");
  expect(document.querySelector("[role=status], [role=alert]")).toBeNull();
  await choose([cv]);
  expect(onFile.mock.calls[0]?.[0].name).toBe("cv.pdf");
});

test("while it is busy it says with what, and takes nothing", async () => {
  screen = await draw(area({ busy: "Uploading" }));
  expect(document.querySelector("[role=status]")?.textContent).toBe("Uploading");
  expect(document.querySelector("[role=progressbar]")?.getAttribute("aria-label")).toBe("Uploading");
  expect(findButton("Choose a file")).toBeUndefined();
  expect(said()).not.toContain("PDF, 10 MB");
});

test("the problem of the last file is an alert", async () => {
  screen = await draw(area({ problem: "Too large" }));
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Too large");
});
