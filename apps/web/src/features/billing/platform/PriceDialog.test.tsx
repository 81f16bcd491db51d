import { afterEach, expect, test, vi } from "vitest";
import { draw, type OnScreen, press, type } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import words from "../billing-settings.en.json";
import { PriceDialog } from "./PriceDialog.tsx";

let screen: OnScreen;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

test("a price starts today by the invoices' time zone, whatever the day is where the reader is", async () => {
  const sent = openServer("/billing/price");
  const onClose = vi.fn();
  screen = await draw(<PriceDialog today="2031-03-01" onClose={onClose} />, { "billing-settings": words });
  await type(words.prices.amount, "9,00");
  await press(words.prices.save);
  expect(sent[0]?.body).toEqual({ from: "2031-03-01", cents: 900 });
  expect(onClose).not.toHaveBeenCalled();
  await sent[0]?.answer({});
  expect(onClose).toHaveBeenCalledOnce();
});
