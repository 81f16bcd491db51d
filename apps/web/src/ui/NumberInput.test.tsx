import { type UseFormReturn, useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { act } from "../test/act.ts";
import { draw, fieldOf, type OnScreen, type } from "../test/onScreen.tsx";
import { NumberInput } from "./NumberInput.tsx";

interface Values {
  salary: number | null;
}
let form: UseFormReturn<Values>;

function Sample() {
  form = useForm<Values>({ defaultValues: { salary: 4100 } });
  return <NumberInput control={form.control as never} name={"salary" as never} label="Salary" />;
}

let screen: OnScreen;
afterEach(() => screen.remove());

test("a thousand written with a point or a comma is a thousand, and stays as it was typed", async () => {
  screen = await draw(<Sample />);
  expect(fieldOf("Salary").value).toBe("4100");
  for (const typed of ["8.000", "8,000", "8 000", "8000"]) {
    await type("Salary", typed);
    expect(form.getValues("salary")).toBe(8_000);
    expect(fieldOf("Salary").value).toBe(typed);
  }
  await type("Salary", "36,");
  expect(fieldOf("Salary").value).toBe("36,");
  await type("Salary", "36,5");
  expect(form.getValues("salary")).toBe(36.5);
});

test("nothing is null, words are no number and stay, and another value replaces what was typed", async () => {
  screen = await draw(<Sample />);
  await type("Salary", "");
  expect(form.getValues("salary")).toBeNull();
  await type("Salary", "a lot");
  expect(form.getValues("salary")).toBeNaN();
  expect(fieldOf("Salary").value).toBe("a lot");
  await act(async () => form.setValue("salary", 12));
  expect(fieldOf("Salary").value).toBe("12");
});
