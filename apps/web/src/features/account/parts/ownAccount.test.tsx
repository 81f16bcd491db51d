import type { Account } from "@vaardig/contract/account/account";
import { afterEach, expect, test, vi } from "vitest";
import * as passkeys from "../../../lib/passkeys.ts";
import { act } from "../../../test/act.ts";
import { said } from "../../../test/drawPage.tsx";
import {
  draw,
  fieldOf,
  findButton,
  isAsked,
  type OnScreen,
  press,
  pressInDialog,
  settle,
  type,
} from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../account.en.json";
import { AddPasskeyDialog } from "../factors/AddPasskeyDialog.tsx";
import { RenamePasskeyDialog } from "../factors/RenamePasskeyDialog.tsx";
import { DeleteSection } from "./DeleteSection.tsx";
import { NameSection } from "./NameSection.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { RetentionSection } from "./RetentionSection.tsx";

const ACCOUNT = {
  name: "Anna de Vries",
  email: "anna@x.example",
  company_name: "Noordlicht",
  has_password: true,
} as Account;
let screen: OnScreen;
let server: ReturnType<typeof serve>;
const open = async (part: React.ReactNode, replies: Parameters<typeof serve>[0] = {}) => {
  server = serve(replies);
  screen = await draw(part, { account: words });
};
afterEach(async () => {
  await screen.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const PASSWORD = "Secret-2026!";

test("a password is changed with the old one, and the fields are empty then; who has none gets no fields", async () => {
  await open(<PasswordSection account={ACCOUNT} />, { "PUT /account/password": () => ({}) });
  const fields = [words.password.old, words.password.new, words.password.again];
  await type(fields[0] ?? "", "Old-2025!");
  for (const field of fields.slice(1)) await type(field, PASSWORD);
  await press(words.password.save);
  expect(server.commands()).toEqual([
    {
      call: "PUT /account/password",
      body: { password: "Old-2025!", new_password1: PASSWORD, new_password2: PASSWORD },
    },
  ]);
  expect(screen.message()).toBe(words.password.changed);
  for (const field of fields) expect(fieldOf(field).value).toBe("");
  await screen.remove();
  await open(<PasswordSection account={{ ...ACCOUNT, has_password: false }} />);
  expect(said()).toContain(words.password.none);
  expect(document.querySelector("form")).toBeNull();
});

test("a wrong old password keeps what was typed", async () => {
  await open(<PasswordSection account={ACCOUNT} />, {
    "PUT /account/password": refused(400, {}, { fields: { password: "Wrong password" } }),
  });
  await type(words.password.old, "Old-2025!");
  await type(words.password.new, PASSWORD);
  await type(words.password.again, PASSWORD);
  await press(words.password.save);
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Wrong password");
  expect(fieldOf(words.password.new).value).toBe(PASSWORD);
});

const keeping = (consent_at: string | null) => ({ state: "open", until: null, consent_at }) as never;
test("consent is given and taken back by its switch, and undone by the message", async () => {
  await open(<RetentionSection account={ACCOUNT} keeping={keeping(null)} />, {
    "PUT /account/consent": () => ({}),
  });
  const toggle = () =>
    act(async () => document.querySelector<HTMLInputElement>("input[type=checkbox]")?.click());
  await toggle();
  await settle();
  expect(server.commands()).toEqual([{ call: "PUT /account/consent", body: { consent: true } }]);
  expect(screen.message()).toBe(words.keeping.given);
  await screen.undo();
  expect(server.commands().at(-1)?.body).toEqual({ consent: false });
  expect(screen.message()).toBe(words.keeping["taken-back"]);
  await screen.remove();
  await open(<RetentionSection account={ACCOUNT} keeping={keeping("2026-01-05T08:00:00.000Z")} />, {
    "PUT /account/consent": refused(409),
  });
  expect(document.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked).toBe(true);
  await toggle();
  await settle();
  expect(server.commands()[0]?.body).toEqual({ consent: false });
  expect(screen.message()).toBe("Out of order");
});

test("an account is deleted only with its address typed, and shows what was erased; cancelling forgets the address", async () => {
  const onErased = vi.fn();
  await open(<DeleteSection account={ACCOUNT} onErased={onErased} />, {
    "DELETE /account": () => ({ id: "n", erased: [] }),
  });
  await press(words.delete.open);
  await type(words.delete.email, "anna@");
  await pressInDialog("Cancel");
  await press(words.delete.open);
  expect(fieldOf(words.delete.email).value).toBe("");
  await pressInDialog(words.delete.confirm);
  expect(server.commands()).toEqual([]);
  await type(words.delete.email, "anna@x.example");
  await pressInDialog(words.delete.confirm);
  expect(server.commands()).toEqual([{ call: "DELETE /account", body: { email: "anna@x.example" } }]);
  expect(onErased).toHaveBeenCalledWith({ id: "n", erased: [] });
});

test("name and address are changed in the profile, where one has one", async () => {
  await open(<NameSection account={ACCOUNT} profile="/employee/profile" />);
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/employee/profile");
  expect(said()).toContain(words.name.text);
  await screen.remove();
  await open(<NameSection account={ACCOUNT} profile={undefined} />);
  expect(document.querySelector("a")).toBeNull();
  expect(said()).toContain(words.name["text-fixed"]);
});

const PASSKEY = { id: "k1", name: "Laptop" } as never;
test("a passkey gets another name, and a refusal keeps the dialog", async () => {
  const onClose = vi.fn();
  const replies: Parameters<typeof serve>[0] = { "PUT /account/passkeys/k1": refused(409) };
  await open(<RenamePasskeyDialog passkey={PASSKEY} onClose={onClose} />, replies);
  await type(words.passkeys.name, "Phone");
  await press("Save");
  expect(isAsked("Out of order")).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  replies["PUT /account/passkeys/k1"] = () => ({});
  await press("Save");
  expect(server.commands().at(-1)).toEqual({ call: "PUT /account/passkeys/k1", body: { name: "Phone" } });
  expect(onClose).toHaveBeenCalledOnce();
});

test("a passkey is made after a proof, added under its name, and hands over its recovery codes", async () => {
  const onDone = vi.fn();
  const response = { clientDataJSON: "c", attestationObject: "a", transports: [] };
  vi.spyOn(passkeys, "createPasskey")
    .mockRejectedValueOnce(new passkeys.PasskeyError("cancelled", null))
    .mockResolvedValue({ id: "i", rawId: "r", type: "public-key", response, clientExtensionResults: {} });
  const confirmed = vi.fn((call: () => Promise<unknown>) => call());
  await open(<AddPasskeyDialog confirmed={confirmed as never} onDone={onDone} onClose={() => undefined} />, {
    "GET /account/passkeys": () => ({ challenge: "x" }),
    "POST /account/passkeys": () => ({ recovery_codes: ["one"] }),
  });
  await type(words.passkeys.name, "Phone");
  await press(words.passkeys.make);
  await vi.waitFor(() => expect(said()).toContain(words.passkeys.prompt.cancelled));
  expect(onDone).not.toHaveBeenCalled();
  await press(words.passkeys.make);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(["one"]));
  expect(said()).not.toContain(words.passkeys.prompt.cancelled);
  expect(server.commands()).toMatchObject([
    { call: "POST /account/passkeys", body: { name: "Phone", passkey: { id: "i" } } },
  ]);
  expect(confirmed).toHaveBeenCalledTimes(3);
});

test("where the proof is given up no passkey is made", async () => {
  const made = vi.spyOn(passkeys, "createPasskey");
  const giveUp = (async () => undefined) as never;
  await open(<AddPasskeyDialog confirmed={giveUp} onDone={() => undefined} onClose={() => undefined} />);
  await press(words.passkeys.make);
  expect(made).not.toHaveBeenCalled();
  expect(findButton(words.passkeys.make)).toBeDefined();
});
