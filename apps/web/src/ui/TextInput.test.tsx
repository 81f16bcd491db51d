import { useForm } from "react-hook-form";
import { afterEach, describe, expect, test } from "vitest";
import { act } from "../test/act.ts";
import { draw, fieldOf, type OnScreen, type } from "../test/onScreen.tsx";
import { ShortText } from "./ShortText.tsx";
import { TextInput } from "./TextInput.tsx";

const LIMIT = 10;

function Sample({ start = "" }: { start?: string }) {
  const { control } = useForm<{ motivation: string }>({ defaultValues: { motivation: start } });
  return (
    <TextInput
      control={control as never}
      name={"motivation" as never}
      label="Motivation"
      help="Why you"
      rows={3}
      counter={LIMIT}
    />
  );
}

let screen: OnScreen;
afterEach(() => screen.remove());
const words = () => document.body.textContent ?? "";

/** What the browser does: it reports the paste, and puts in as much as fits. */
async function paste(text: string): Promise<void> {
  const field = fieldOf("Motivation");
  const fits = text.replaceAll("\r\n", "\n").slice(0, field.maxLength - field.value.length);
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  await act(async () => void field.dispatchEvent(event));
  await type("Motivation", field.value + fits);
}

describe("a text with a limit", () => {
  test("counts, and stops at the limit", async () => {
    screen = await draw(<Sample start="Hello" />);
    expect(words()).toContain("5 / 10");
    expect(words()).toContain("Why you");
    expect(fieldOf("Motivation").maxLength).toBe(LIMIT);
    await type("Motivation", "0123456789");
    expect(words()).toContain("10 characters is the limit.");
    expect(words()).not.toContain("Why you");
  });

  test("says how much of what was pasted did not fit, until there is room again", async () => {
    screen = await draw(<Sample start="Hello" />);
    await paste("1234567890ab");
    expect(fieldOf("Motivation").value).toBe("Hello12345");
    expect(words()).toContain("7 characters did not fit: 10 is the limit.");
    await type("Motivation", "Hello");
    expect(words()).not.toContain("did not fit");
  });

  test("says nothing of a paste that fits, counting a line's end as one character", async () => {
    screen = await draw(<Sample start="Hello" />);
    await paste("12\r\n34");
    expect(fieldOf("Motivation").value).toBe("Hello12\n34");
    expect(words()).not.toContain("did not fit");
  });

  test("on one line says when it is full, and what is wrong in its place", async () => {
    const line = (value: string, problem?: string) => (
      <ShortText label="Name" value={value} onChange={() => undefined} limit={LIMIT} problem={problem} />
    );
    screen = await draw(line("Hello"));
    expect(fieldOf("Name").maxLength).toBe(LIMIT);
    expect(words()).not.toContain("5 / 10");
    await screen.remove();
    screen = await draw(line("0123456789"));
    expect(document.querySelector("[role=alert]")?.textContent).toBe("10 characters is the limit.");
    await screen.remove();
    screen = await draw(line("0123456789", "There is one of this name"));
    expect(document.querySelector("[role=alert]")?.textContent).toBe("There is one of this name");
  });

  test("keeps a text that is longer already, and says so by its count", async () => {
    screen = await draw(<Sample start="longer than the limit" />);
    expect(fieldOf("Motivation").value).toBe("longer than the limit");
    expect(words()).toContain("21 / 10");
  });
});
