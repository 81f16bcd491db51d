import { useState } from "react";
import { expect, test } from "vitest";
import { drawHook } from "../test/drawHook.tsx";
import { settle } from "../test/onScreen.tsx";
import { useDebounced } from "./useDebounced.ts";

test("a value comes once it stands still, and not for each change on the way", async () => {
  const seen: string[] = [];
  const screen = await drawHook(() => {
    const [text, setText] = useState("");
    const settled = useDebounced(text, 60);
    if (seen.at(-1) !== settled) seen.push(settled);
    return setText;
  });
  for (const text of ["a", "ab", "abc"]) await screen.run((set) => set(text));
  await settle(80);
  expect(seen).toEqual(["", "abc"]);
  await screen.remove();
});
