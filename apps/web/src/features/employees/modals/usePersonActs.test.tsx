import { afterEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { recordSent } from "../../../test/recordSent.ts";
import words from "../employees.en.json";
import { usePersonActs } from "./usePersonActs.ts";

const person = { id: "iris", name: "Iris Bos" };
let screen: HookOnScreen<ReturnType<typeof usePersonActs>>;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("each entry of a person's menu opens its own dialog about that person; reactivating needs none", async () => {
  const sent = recordSent(() => ({ user_ids: ["iris"] }));
  screen = await drawHook(usePersonActs, { employees: words });
  const opened = async (what: Parameters<ReturnType<typeof usePersonActs>["act"]>[1]) => {
    await screen.run(({ act }) => act(person, what));
    return screen.result().modal;
  };
  const one = { selection: { user_ids: ["iris"] }, count: 1, name: "Iris Bos" };
  expect(await opened("edit")).toEqual({ kind: "edit", person });
  expect(await opened("invite")).toEqual({ kind: "invite", ...one });
  expect(await opened("resend_invitation")).toEqual({ kind: "invite", ...one });
  expect(await opened("add_to_talent_pool")).toEqual({ kind: "pool", ...one });
  expect(await opened("add_to_job")).toEqual({ kind: "job", ...one });
  expect(await opened("reset_second_factor")).toEqual({ kind: "factor", person });
  expect(await opened("deactivate")).toEqual({
    kind: "leave",
    act: "deactivate",
    acts: ["deactivate"],
    ...one,
  });
  expect(await opened("delete")).toEqual({ kind: "leave", act: "delete", acts: ["delete"], ...one });
  expect(sent).toEqual([]);
  await screen.run(({ setModal }) => setModal(null));
  expect(await opened("reactivate")).toBeNull();
  expect(sent.map(({ body }) => body)).toEqual([{ selection: { user_ids: ["iris"] }, take_back: false }]);
});
