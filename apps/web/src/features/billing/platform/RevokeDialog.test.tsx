import type { StaffInvoice } from "@vaardig/contract/billing/invoices";
import { afterEach, expect, test, vi } from "vitest";
import { said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, press, type } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import words from "../billing-settings.en.json";
import { RevokeDialog } from "./RevokeDialog.tsx";

const payment = { id: "01890a5d-ac96-774b-bcce-b302099a8057" } as StaffInvoice["payments"][number];
let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("a payment is undone with a reason; a refusal keeps the dialog and the reason", async () => {
  const sent = openServer("/billing/payments/revoke");
  const onClose = vi.fn();
  screen = await draw(<RevokeDialog payment={payment} onClose={onClose} />, { "billing-settings": words });
  await press(words.payments.revoke);
  expect(sent).toEqual([]);
  await type(words.payments.reason, "Of another company");
  await press(words.payments.revoke);
  expect(sent[0]?.body).toEqual({ id: payment.id, reason: "Of another company" });
  await sent[0]?.refuse(409, "billing_state");
  expect(onClose).not.toHaveBeenCalled();
  expect(said()).toContain("Refused");
  await press(words.payments.revoke);
  await sent[1]?.answer({});
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.message()).toBe(words.payments.revoked);
});
