import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { said } from "../test/drawPage.tsx";
import { draw, fieldOf, type OnScreen, type } from "../test/onScreen.tsx";
import { FormSection } from "./FormSection.tsx";
import { LongText } from "./LongText.tsx";
import { ShortText } from "./ShortText.tsx";

let screen: OnScreen;
afterEach(async () => screen.remove());

function Fields({ problem }: { problem?: string }) {
  const [short, setShort] = useState("");
  const [long, setLong] = useState("");
  return (
    <>
      <ShortText label="Name" value={short} onChange={setShort} limit={5} problem={problem} />
      <LongText label="Words" value={long} onChange={setLong} limit={500} />
      <p>{`${short}|${long}`}</p>
    </>
  );
}

test("what is typed is handed over, by a short field and by a long one", async () => {
  screen = await draw(<Fields />);
  await type("Name", "Ann");
  await type("Words", "Two lines");
  expect(document.querySelector("p:last-of-type")?.textContent).toBe("Ann|Two lines");
  expect(fieldOf("Name").tagName).toBe("INPUT");
  expect(fieldOf("Words").tagName).toBe("TEXTAREA");
});

test("a problem is an alert at the field, which is then invalid", async () => {
  screen = await draw(<Fields />);
  expect(fieldOf("Name").getAttribute("aria-invalid")).not.toBe("true");
  await screen.remove();
  screen = await draw(<Fields problem="Taken" />);
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Taken");
  expect(fieldOf("Name").getAttribute("aria-invalid")).toBe("true");
});

test("a section is named by its title, with help where there is some", async () => {
  screen = await draw(<FormSection title="Place">fields</FormSection>);
  const named = document.querySelector("section")?.getAttribute("aria-labelledby") ?? "";
  expect(document.getElementById(named)?.textContent).toBe("Place");
  expect(said()).toBe("Placefields");
  await screen.remove();
  screen = await draw(
    <FormSection title="Place" help="Where you work">
      fields
    </FormSection>,
  );
  expect(said()).toBe("PlaceWhere you workfields");
});
