import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, test } from "vitest";
import { act } from "../../../test/act.ts";
import { draw, fieldOf, type OnScreen, settle, type } from "../../../test/onScreen.tsx";
import { AliasInput } from "./AliasInput.tsx";

let screen: OnScreen;
let names: string[];
function Page() {
  const { control, watch } = useForm({ defaultValues: { aliases: ["Postgres"] } });
  names = watch("aliases");
  return <AliasInput control={control} name="aliases" label="Also called" />;
}
beforeEach(async () => {
  screen = await draw(<Page />);
});
afterEach(() => screen.remove());
const key = async (name: string) => {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  await act(async () => fieldOf("Also called").dispatchEvent(event));
  await settle();
};

test("a comma and Enter each add a name without its spaces, and empty the field", async () => {
  await type("Also called", " PG , ,psql,");
  expect(names).toEqual(["Postgres", "PG", "psql"]);
  expect(fieldOf("Also called").value).toBe("");
  await type("Also called", " PostgreSQL ");
  expect(names).toHaveLength(3);
  await key("Enter");
  expect(names.at(-1)).toBe("PostgreSQL");
  expect(fieldOf("Also called").value).toBe("");
});

test("a name is there once, whatever its capitals, and leaving the field loses nothing", async () => {
  await type("Also called", "POSTGRES,pg,PG,");
  expect(names).toEqual(["Postgres", "pg"]);
  await act(async () => fieldOf("Also called").focus());
  await type("Also called", "psql");
  await act(async () => fieldOf("Also called").blur());
  await settle();
  expect(names).toEqual(["Postgres", "pg", "psql"]);
});

test("the last name is removed by Backspace in an empty field", async () => {
  await act(async () => fieldOf("Also called").focus());
  await key("Backspace");
  expect(names).toEqual([]);
});
