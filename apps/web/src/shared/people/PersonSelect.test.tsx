import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { choose, draw, fieldOf, type OnScreen, settle, type } from "../../test/onScreen.tsx";
import { type Asked, stubServer } from "../../test/stubServer.ts";
import { PersonSelect } from "./PersonSelect.tsx";

const person = (name: string) => ({ id: name, name, photo_url: null, role: "Planner", department: "Sales" });
const DEBOUNCED = 300;

let asked: Asked;
let screen: OnScreen;
const onChange = vi.fn();
beforeEach(async () => {
  onChange.mockReset();
  asked = stubServer({
    "GET /people": ({ search_query: text = "" }) => {
      const data = ["Anna", "Andre", "Bram"]
        .filter((name) => name.toLowerCase().startsWith(text))
        .map(person);
      return { data, total: data.length };
    },
  });
  screen = await draw(<PersonSelect label="Lead" value={null} onChange={onChange} exclude={["Andre"]} />);
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const options = () => [...document.querySelectorAll("[role=option]")].map((one) => one.textContent);
async function open() {
  await act(async () => {
    fieldOf("Lead").focus();
    fieldOf("Lead").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  });
  await settle();
}

test("asks for no one until it is opened, and then for people who can sign in", async () => {
  expect(asked).toEqual([]);
  await open();
  expect(asked[0]?.query).toMatchObject({ search_query: "", active: "true" });
  expect(options().some((text) => text?.includes("Andre"))).toBe(false);
});

test("offers no one who was found for an earlier text", async () => {
  await open();
  await type("Lead", "an");
  await settle(DEBOUNCED);
  expect(options()).toHaveLength(1);
  await type("Lead", "ann");
  await settle();
  expect(options()).toEqual([]);
  await settle(DEBOUNCED);
  expect(options()).toHaveLength(1);
});

test("hands over who was chosen, without what is only shown beside the name", async () => {
  await open();
  await type("Lead", "br");
  await settle(DEBOUNCED);
  await choose("B");
  expect(onChange).toHaveBeenCalledWith({ id: "Bram", name: "Bram", photo_url: null });
  expect(fieldOf("Lead").maxLength).toBe(200);
});
