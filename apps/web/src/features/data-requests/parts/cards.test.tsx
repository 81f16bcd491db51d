import { afterEach, beforeEach, expect, test, vi } from "vitest";
import words from "../../../shared/my-data/my-data.en.json";
import { act } from "../../../test/act.ts";
import { pressNamed, said } from "../../../test/drawPage.tsx";
import { openList, pressInSheet } from "../../../test/lists.ts";
import {
  draw,
  fieldOf,
  findButton,
  isAsked,
  type OnScreen,
  press,
  settle,
  type,
} from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { refused } from "../../../test/stubServer.ts";
import { HoldsCard } from "./HoldsCard.tsx";
import { RetentionCard } from "./RetentionCard.tsx";

const BO = { id: "01890a5d-ac96-774b-bcce-b302099a8081", name: "Bo Prins", photo_url: null };
const { holds, retention } = words;
let screen: OnScreen;
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
beforeEach(() => {
  replies = {
    "GET /legal_hold": () => ({ data: [{ person: BO, reason: "A court case" }], total: 1 }),
    "GET /people": () => ({ data: [{ ...BO, role: null, department: null }], total: 1 }),
    "POST /legal_hold": () => ({}),
    "DELETE /legal_hold": () => ({}),
    "GET /data_retention": () => ({ months: 24, version: 3, can: ["edit"] }),
    "PUT /data_retention": () => ({ months: 12, version: 4, can: ["edit"] }),
  };
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (part: React.ReactNode) => {
  server = serve(replies);
  screen = await draw(part, { "my-data": words });
  await settle();
};

test("a hold ends only after a question, and then what protected the person is gone", async () => {
  await open(<HoldsCard />);
  expect(said()).toContain("Bo PrinsA court case");
  await pressNamed("End the hold on Bo Prins");
  expect(isAsked(holds["remove-text"])).toBe(true);
  await pressInSheet("Cancel");
  expect(server.commands()).toEqual([]);
  await pressNamed("End the hold on Bo Prins");
  await pressInSheet(holds.remove);
  await settle();
  expect(server.commands()).toEqual([{ call: "DELETE /legal_hold", query: { user_id: BO.id } }]);
  expect(screen.message()).toBe(holds.removed);
});

test("a hold that cannot be ended says why", async () => {
  replies["DELETE /legal_hold"] = refused(409);
  await open(<HoldsCard />);
  await pressNamed("End the hold on Bo Prins");
  await pressInSheet(holds.remove);
  await settle();
  expect(screen.message()).toBe("Out of order");
});

test("a hold needs a person and a reason", async () => {
  await open(<HoldsCard />);
  await press(holds.add);
  await pressInSheet(holds.save);
  expect(said()).toContain(holds.choose);
  expect(server.commands()).toEqual([]);
  await openList(holds.person);
  const option = document.querySelector<HTMLElement>("[role=option]");
  await act(async () => option?.click());
  await type(words.why, "A court case");
  await pressInSheet(holds.save);
  await settle();
  expect(server.commands()).toEqual([
    { call: "POST /legal_hold", body: { user_id: BO.id, reason: "A court case" } },
  ]);
  expect(screen.message()).toBe(holds.added);
  await vi.waitFor(() => expect(isAsked(holds.person)).toBe(false));
});

test("the months after leaving are changed over the version that is shown, within their limits", async () => {
  await open(<RetentionCard />);
  expect(said()).toContain("erased after 24 months");
  await press(retention.edit);
  await type(retention.months, "0");
  await press(retention.save);
  expect(fieldOf(retention.months).getAttribute("aria-invalid")).toBe("true");
  expect(server.commands()).toEqual([]);
  await type(retention.months, "12");
  await press(retention.save);
  await settle();
  expect(server.commands()).toEqual([{ call: "PUT /data_retention", body: { months: 12, version: 3 } }]);
  expect(screen.message()).toBe(retention.saved);
});

test("someone who may not change the months only reads them; unknown ones are not shown", async () => {
  replies["GET /data_retention"] = () => ({ months: 24, version: 3, can: [] });
  await open(<RetentionCard />);
  expect(findButton(retention.edit)).toBeUndefined();
  await screen.remove();
  replies["GET /data_retention"] = () => new Promise(() => undefined);
  await open(<RetentionCard />);
  expect(said()).toBe("");
});
