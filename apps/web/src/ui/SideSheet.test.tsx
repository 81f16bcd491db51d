// @vitest-environment happy-dom
import { use } from "react";
import { expect, test } from "vitest";
import { draw } from "../test/onScreen.tsx";
import { SideSheet } from "./SideSheet.tsx";

const never = new Promise<string>(() => undefined);
const Late = () => <p>{use(never)}</p>;

test("content that still loads leaves the page and the sheet's title in sight", async () => {
  const screen = await draw(
    <>
      <button type="button">Apply</button>
      <SideSheet open title="Application" onClose={() => undefined}>
        <Late />
      </SideSheet>
    </>,
  );
  expect(document.querySelector<HTMLElement>("body button")?.style.display).toBe("");
  expect(document.querySelector("[role=dialog]")?.textContent).toContain("Application");
  await screen.remove();
});
