import { expect, it } from "vitest";
import { withoutAsides } from "./asides.ts";

it.each([
  ["I weld. In my spare time I bake bread. I also mill.", "I weld. I also mill."],
  ["Bestuurslid oudercommissie De Vlinder. Rijbewijs B.", "Rijbewijs B."],
  ["Referenties: mw. Hulshoff, docent farmacologie", ""],
  ["Cv gedownload van banen.example – loopbaancoaching", ""],
  ["Buiten werk ben ik imker.", ""],
  ["I train new members of the team.", "I train new members of the team."],
])("leaves out of %j what is no work", (text, expected) => {
  const kept = withoutAsides(text);
  expect(kept).toHaveLength(text.length);
  expect(kept.replace(/\s+/g, " ").trim()).toBe(expected);
});
