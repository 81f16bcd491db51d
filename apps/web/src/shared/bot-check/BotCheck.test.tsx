import { useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import common from "../../lib/words/common.en.json";
import { act } from "../../test/act.ts";
import { said } from "../../test/drawPage.tsx";
import { draw, findButton, type OnScreen, press } from "../../test/onScreen.tsx";
import { BotCheck } from "./BotCheck.tsx";
import type { BotCheckHandle } from "./useBotCheck.ts";

let screen: OnScreen;
const renew = vi.fn();
let fail: () => void;
function Page({ state }: Pick<BotCheckHandle, "state">) {
  const form = useForm({ defaultValues: { token: "" } });
  fail = () => form.setError("token", { type: "server", message: "Try the check again" });
  return <BotCheck control={form.control} check={{ state, renew } as never} />;
}
afterEach(async () => {
  renew.mockReset();
  await screen.remove();
});
const status = () => document.querySelector("[role=status]")?.textContent;

test("says nothing before it begins", async () => {
  await draw(<Page state={"idle" as never} />).then((drawn) => {
    screen = drawn;
  });
  expect(said()).toBe("");
});

test.each(["done", "failed"] as const)("says that it is %s", async (state) => {
  screen = await draw(<Page state={state} />);
  expect(status()).toBe(common["bot-check"][state]);
  expect(findButton(common["try-again"]) !== undefined).toBe(state === "failed");
  expect(document.querySelector("[role=progressbar]")).toBeNull();
});

test("a failed one is tried again", async () => {
  screen = await draw(<Page state="failed" />);
  await press(common["try-again"]);
  expect(renew).toHaveBeenCalledTimes(1);
});

test("the reason is said of a failed one, and not while or after another runs", async () => {
  screen = await draw(<Page state="failed" />);
  await act(async () => fail());
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Try the check again");
  await screen.remove();
  screen = await draw(<Page state="done" />);
  await act(async () => fail());
  expect(document.querySelector("[role=alert]")).toBeNull();
});
