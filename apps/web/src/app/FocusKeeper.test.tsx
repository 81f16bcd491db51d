import { Suspense, use, useState } from "react";
import { expect, test } from "vitest";
import { act } from "../test/act.ts";
import { untilSaid } from "../test/drawPage.tsx";
import { draw, findButton, press } from "../test/onScreen.tsx";
import { FocusKeeper } from "./FocusKeeper.tsx";

function Late({ words }: { words: Promise<string> }) {
  return <p>{use(words)}</p>;
}

function Page({ words }: { words: Promise<string> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Late words={words} />}
    </>
  );
}

test("a page that words hid for a moment has the focus where it was", async () => {
  let arrive: (words: string) => void = () => undefined;
  const words = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const screen = await draw(
    <Suspense fallback={<p>Loading</p>}>
      <FocusKeeper>
        <Page words={words} />
      </FocusKeeper>
    </Suspense>,
  );
  const button = findButton("Open");
  button?.focus();
  await press("Open");
  expect(document.body.textContent).toContain("Loading");
  // As a browser does with what is hidden.
  await act(async () => button?.blur());
  await act(async () => arrive("Words"));
  await untilSaid("Words");
  expect(document.activeElement).toBe(button);
  await screen.remove();
});

test("someone who went elsewhere meanwhile stays there", async () => {
  let arrive: (words: string) => void = () => undefined;
  const words = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const screen = await draw(
    <>
      <button type="button">Elsewhere</button>
      <Suspense fallback={<p>Loading</p>}>
        <FocusKeeper>
          <Page words={words} />
        </FocusKeeper>
      </Suspense>
    </>,
  );
  findButton("Open")?.focus();
  await press("Open");
  await act(async () => findButton("Elsewhere")?.focus());
  await act(async () => arrive("Words"));
  await untilSaid("Words");
  expect(document.activeElement).toBe(findButton("Elsewhere"));
  await screen.remove();
});
