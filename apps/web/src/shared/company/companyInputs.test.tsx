import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApiError } from "../../lib/api/apiError.ts";
import uploadWords from "../../lib/words/upload.en.json";
import { act } from "../../test/act.ts";
import { said } from "../../test/drawPage.tsx";
import { pick } from "../../test/lists.ts";
import {
  draw,
  fieldOf,
  findButton,
  type OnScreen,
  openCall,
  press,
  settle,
  type,
} from "../../test/onScreen.tsx";
import words from "./company-form.en.json";
import { IndustryInput } from "./IndustryInput.tsx";
import { LogoField } from "./LogoField.tsx";

let screen: OnScreen;
let stored: string;
function Industry({ value = "" }: { value?: string }) {
  const { control, watch } = useForm<{ industry: string }, unknown, { industry: string }>({
    defaultValues: { industry: value },
  });
  stored = watch("industry");
  return <IndustryInput control={control} name="industry" label="Industry" required />;
}
const show = async (part: React.ReactNode) => {
  screen = await draw(part, { "company-form": words, upload: uploadWords });
};
afterEach(() => screen.remove());
const blur = async () => {
  const field = fieldOf("Industry");
  await act(async () => {
    field.focus();
    field.blur();
  });
  await settle();
};

test("a chosen industry is stored by its one name, whatever the language it is typed in", async () => {
  await show(<Industry />);
  expect(said()).toContain(words["industry-help"]);
  await pick("Industry", "Retail");
  expect(stored).toBe("Retail");
  await type("Industry", "detailhandel");
  expect(stored).toBe("detailhandel");
  await blur();
  expect(stored).toBe("Retail");
  expect(fieldOf("Industry").value).toBe("Retail");
});

test("an industry of one's own is kept as it was typed, and is said to be none of the list", async () => {
  await show(<Industry />);
  await type("Industry", "Kite making");
  await blur();
  expect(stored).toBe("Kite making");
  expect(said()).toContain(words["industry-own"]);
  await screen.remove();
  await show(<Industry value="Retail" />);
  expect(said()).toContain(words["industry-help"]);
});

const onUpload = vi.fn<(file: File) => Promise<unknown>>();
const onRemove = vi.fn<() => Promise<unknown>>();
beforeEach(() => {
  onUpload.mockReset().mockResolvedValue({});
  onRemove.mockReset().mockResolvedValue({});
});
const logo = (logo_url: string | null) => (
  <LogoField company={{ name: "Noordlicht", logo_url }} onUpload={onUpload} onRemove={onRemove} />
);
const failure = (code: string, message: string): ApiError => ({ status: 409, code, message });
const send = async (name: string) => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  Object.defineProperty(input, "files", { value: [new File(["x"], name)], configurable: true });
  await act(async () => void input?.dispatchEvent(new Event("change", { bubbles: true })));
  await settle();
};
const problem = () => document.querySelector("[role=alert]")?.textContent;

test("a logo is sent at once; what cannot be one is refused before, until the next file", async () => {
  await show(logo(null));
  expect(said()).toContain(words.logo.choose);
  expect(findButton(words.logo.remove)).toBeUndefined();
  await send("logo.pdf");
  expect(problem()).toBe(uploadWords.picture["wrong-type"]);
  expect(onUpload).not.toHaveBeenCalled();
  await send("logo.png");
  expect(problem()).toBeUndefined();
  expect(onUpload).toHaveBeenCalledOnce();
  expect(screen.message()).toBe(words.logo.saved);
});

test("a logo that is there is replaced or removed, but not while that is under way", async () => {
  const { calls, call } = openCall<unknown>();
  onRemove.mockImplementation(call);
  await show(logo("/logo.png"));
  expect(said()).toContain(words.logo.replace);
  await press(words.logo.remove);
  expect(findButton(words.logo.remove)?.disabled).toBe(true);
  await act(async () => calls[0]?.resolve({}));
  await settle();
  expect(findButton(words.logo.remove)?.disabled).toBe(false);
  expect(screen.message()).toBe(words.logo.removed);
});

test("the server's refusal is said, of a wrong kind in the words of pictures", async () => {
  await show(logo("/logo.png"));
  onUpload.mockRejectedValueOnce(failure("file_unsupported_type", "Not supported"));
  await send("logo.png");
  expect(problem()).toBe(uploadWords.picture["wrong-type"]);
  onRemove.mockRejectedValueOnce(failure("conflict", "Paused"));
  await press(words.logo.remove);
  expect(problem()).toBe("Paused");
  expect(screen.message()).toBe("");
  expect(findButton(words.logo.remove)?.disabled).toBe(false);
});
