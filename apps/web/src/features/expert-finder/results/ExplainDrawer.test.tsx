import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../../test/onScreen.tsx";
import { recordSent } from "../../../test/recordSent.ts";
import words from "../expert-finder.en.json";
import { ExplainDrawer } from "./ExplainDrawer.tsx";

let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
function Page() {
  const [userId, setUserId] = useState("anna");
  return (
    <>
      <button type="button" onClick={() => setUserId("bo")}>
        Next person
      </button>
      <ExplainDrawer userId={userId} skills={[]} onClose={() => undefined} />
    </>
  );
}

test("while another person's explanation loads, the former person's is not shown for it", async () => {
  recordSent(({ body }) =>
    body.user_id === "anna"
      ? { person: { id: "anna", name: "Anna de Vries" }, requirements: [] }
      : new Promise(() => undefined),
  );
  screen = await draw(<Page />, { "expert-finder": words });
  await settle();
  expect(said()).toContain("Anna de Vries");
  await pressNamed("Next person");
  expect(said()).not.toContain("Anna de Vries");
});
