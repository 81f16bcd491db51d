import { afterEach, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { said } from "../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../test/onScreen.tsx";
import { LevelInput } from "./LevelInput.tsx";
import { LevelSteps } from "./LevelSteps.tsx";

const MEANINGS = ["Starts", "Follows", "Works alone", "Leads", "Teaches"];
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
});
const radios = () => [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
const field = async (more: Partial<Parameters<typeof LevelInput>[0]> = {}) => {
  await screen?.remove();
  const onChange = vi.fn();
  screen = await draw(<LevelInput level={2} label="Level of SQL" {...{ onChange }} {...more} />);
  return onChange;
};
const steps = async (props: Parameters<typeof LevelSteps>[0]) => {
  await screen?.remove();
  screen = await draw(<LevelSteps {...props} />);
  return document.querySelector("[role=img]")?.getAttribute("aria-label") ?? "";
};

test("five named levels: the present one is chosen, and pressing another reports it", async () => {
  const onChange = await field();
  expect(document.querySelector("[role=radiogroup]")?.getAttribute("aria-label")).toBe("Level of SQL");
  expect(radios().map((one) => one.getAttribute("aria-label"))).toEqual([
    "Beginner",
    "Basic",
    "Intermediate",
    "Advanced",
    "Expert",
  ]);
  expect(radios().findIndex(({ checked }) => checked)).toBe(1);
  await act(async () => radios()[4]?.click());
  expect(onChange).toHaveBeenCalledWith(5);
});

test("the line below means the chosen level, and the focused one while it has the focus", async () => {
  await field({ descriptions: MEANINGS });
  const line = () => document.querySelector("[aria-live]")?.textContent;
  expect(line()).toBe("Basic: Follows");
  await act(async () => radios()[3]?.focus());
  expect(line()).toBe("Advanced: Leads");
  await act(async () => radios()[3]?.blur());
  expect(line()).toBe("Basic: Follows");
});

test("a missing level is an error until one is chosen", async () => {
  await field({ level: null, missing: "Choose a level" });
  expect(document.querySelector("[role=radiogroup]")?.getAttribute("aria-invalid")).toBe("true");
  const id = document.querySelector("[role=radiogroup]")?.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(id)?.textContent).toBe("Choose a level");
  await field({ missing: "Choose a level" });
  expect(document.querySelector("[aria-invalid]")).toBeNull();
  expect(said()).not.toContain("Choose a level");
});

test("a licence has no levels, and a disabled field takes none", async () => {
  await field({ kind: "licence" });
  expect(radios()).toEqual([]);
  expect(said()).toContain("there is no level");
  await field({ disabled: true });
  expect(radios().every(({ disabled }) => disabled)).toBe(true);
});

test("a level that is only read says the required one, and as a gap only when it is higher", async () => {
  expect(await steps({ level: 2, required: 4 })).toBe("Basic, 2 of 5; Advanced, required level 4 of 5");
  expect(said()).toContain("Basic · Advanced required");
  await steps({ level: 4, required: 4 });
  expect(said()).not.toContain("required");
  expect(await steps({ level: null })).toBe("No level stated");
  await steps({ level: null, required: 1 });
  expect(said()).toContain("No level stated · Beginner required");
  await steps({ level: 2, bare: true });
  expect(said()).toBe("");
  await steps({ level: null, kind: "licence" });
  expect(said()).toBe("Not held");
  await steps({ level: 1, kind: "licence" });
  expect(said()).toBe("Held");
});

test("steps with descriptions can be focused, those without cannot", async () => {
  await steps({ level: 2, descriptions: MEANINGS });
  expect(document.querySelector<HTMLElement>("[role=img]")?.tabIndex).toBe(0);
  await steps({ level: 2 });
  expect(document.querySelector("[role=img]")?.hasAttribute("tabindex")).toBe(false);
});
