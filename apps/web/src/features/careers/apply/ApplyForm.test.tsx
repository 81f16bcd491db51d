import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import uploadWords from "../../../lib/words/upload.en.json";
import applyWords from "../../../shared/apply/apply.en.json";
import { act } from "../../../test/act.ts";
import { said } from "../../../test/drawPage.tsx";
import { draw, fieldOf, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../careers.en.json";
import { ApplyForm } from "./ApplyForm.tsx";

const JOB = "01890a5d-ac96-774b-bcce-b302099a8057";
const SEND = "POST /careers/apply";
let challenge: object;
beforeAll(async () => {
  challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    deriveKey,
    cost: 1,
    counter: 1,
    hmacSignatureSecret: "a secret of the test",
  });
});
let screen: OnScreen;
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
const onSent = vi.fn();
beforeEach(async () => {
  onSent.mockReset();
  window.sessionStorage.clear();
  replies = { "GET /auth/challenge": () => Response.json(challenge), [SEND]: () => ({}) };
  server = serve(replies);
  screen = await draw(<ApplyForm slug="noordlicht" company="Noordlicht" jobId={JOB} onSent={onSent} />, {
    careers: words,
    apply: applyWords,
    upload: uploadWords,
  });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const attach = async (name: string, content: BlobPart = "%PDF") => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no field for a file");
  Object.defineProperty(input, "files", { value: [new File([content], name)], configurable: true });
  await act(async () => void input.dispatchEvent(new Event("change", { bubbles: true })));
  await settle();
};
const fill = async () => {
  await type(words.fields.first_name, "Anna");
  await type(words.fields.last_name, "Bos");
  await type(words.fields.email, "anna@x.example");
};
const sent = () =>
  server.commands().map(({ body = {} }) => ({
    file: body.file,
    data: JSON.parse(String(body.data)) as Record<string, unknown>,
  }));
/** Waits until this many applications were sent and answered; limited by the test's own timeout. */
const until = async (count: number) => {
  while (server.commands().length < count) await settle();
  await settle(50);
};
const tick = async (at: number) => {
  const box = document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")[at];
  await act(async () => box?.click());
};
const problem = () => [...document.querySelectorAll("[role=alert]")].map((one) => one.textContent).join();

test("an application is sent with its job, company and résumé, and without consent unless it is given", async () => {
  await fill();
  await attach("cv.pdf");
  expect(said()).toContain("cv.pdf");
  await type(applyWords.fields.motivation, "I fit");
  await press(applyWords.send);
  await until(1);
  const [first] = sent();
  expect(first?.file).toBeInstanceOf(File);
  expect(first?.data).toMatchObject({
    company_slug: "noordlicht",
    job_vacancy_id: JOB,
    first_name: "Anna",
    last_name: "Bos",
    email: "anna@x.example",
    motivation: "I fit",
    hours: null,
    salary_proposal: null,
    consent: false,
    recognize: false,
  });
  expect(first?.data.token).toBeTruthy();
  expect(onSent).toHaveBeenCalledWith("anna@x.example");
});

test("consent that is given is sent", async () => {
  await fill();
  await attach("cv.pdf");
  await tick(0);
  await press(applyWords.send);
  await until(1);
  expect(sent()[0]?.data.consent).toBe(true);
});

test("without a résumé nothing is sent; a file that is none is refused at once, in words of its own", async () => {
  await fill();
  await press(applyWords.send);
  await settle(100);
  expect(server.commands()).toEqual([]);
  expect(problem()).toContain("This field is required");
  await attach("cv.exe");
  expect(problem()).toContain(uploadWords.resume["wrong-type"]);
  await press(applyWords.send);
  await settle(100);
  expect(problem()).toContain(uploadWords.resume["wrong-type"]);
  expect(server.commands()).toEqual([]);
  await attach("cv.pdf");
  expect(problem()).toBe("");
});

test("a scan is offered to be recognised and is sent so; another file forgets the offer", async () => {
  replies[SEND] = refused(422, {}, { code: "file_scanned", message: "This is a scan" });
  await fill();
  await attach("cv.pdf");
  expect(said()).not.toContain(uploadWords.scan.recognize);
  await press(applyWords.send);
  await until(1);
  expect(problem()).toContain("This is a scan");
  expect(said()).toContain(uploadWords.scan.recognize);
  expect(fieldOf(words.fields.first_name).value).toBe("Anna");
  await tick(0);
  await press(applyWords.send);
  await until(2);
  expect(sent()[1]?.data).toMatchObject({ recognize: true, consent: false });
  await attach("other.pdf");
  expect(said()).not.toContain(uploadWords.scan.recognize);
  replies[SEND] = () => ({});
  await press(applyWords.send);
  await until(3);
  expect(sent()[2]?.data.recognize).toBe(false);
});

test("a refusal of the file is shown at its field, one of the job above the form, and nothing is lost", async () => {
  replies[SEND] = refused(422, {}, { code: "file_encrypted", message: "It has a password" });
  await fill();
  await attach("cv.pdf");
  await press(applyWords.send);
  await until(1);
  expect(problem()).toContain("It has a password");
  expect(said()).not.toContain(uploadWords.scan.recognize);
  replies[SEND] = refused(409, {}, { code: "vacancy_closed", message: "The job is closed" });
  await attach("cv.pdf");
  await press(applyWords.send);
  await until(2);
  expect(problem()).toContain("The job is closed");
  expect(onSent).not.toHaveBeenCalled();
  expect(fieldOf(words.fields.email).value).toBe("anna@x.example");
});
