import { afterEach, expect, test, vi } from "vitest";
import { said } from "../../../test/drawPage.tsx";
import { draw, fieldOf, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { recordSent } from "../../../test/recordSent.ts";
import words from "../candidates.en.json";
import { EditSheet } from "./EditSheet.tsx";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const candidate = {
  id: ID,
  version: 4,
  headline: null,
  private: {
    first_name: "Noor",
    last_name: "Visser",
    email: "noor@mail.example",
    phone: null,
    location: null,
  },
};
let screen: OnScreen;
const onClose = vi.fn();
async function open(canChangeEmail: boolean) {
  const sent = recordSent(({ call }) => (call.startsWith("GET") ? { candidates: [candidate] } : {}));
  const person = { id: ID, name: "Noor Visser" };
  const sheet = <EditSheet person={person} canChangeEmail={canChangeEmail} onClose={onClose} />;
  screen = await draw(sheet, { candidates: words });
  await settle();
  return sent;
}
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("details are saved over the version that was read; the address of someone who signs in with it is locked", async () => {
  await open(false);
  expect(fieldOf(words.fields.email).disabled).toBe(true);
  expect(said()).toContain(words.edit["email-help"]);
  await screen.remove();
  const sent = await open(true);
  expect(fieldOf(words.fields.email).disabled).toBe(false);
  await type(words.fields.email, "noor.visser@mail.example");
  await press(words.edit.save);
  const saved = sent.find(({ call }) => call.startsWith("PUT"));
  expect(saved?.body).toMatchObject({ id: ID, version: 4, email: "noor.visser@mail.example" });
  expect(onClose).toHaveBeenCalledOnce();
});
