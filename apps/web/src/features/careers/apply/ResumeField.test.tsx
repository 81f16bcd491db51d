import { type ResolverResult, useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import uploadWords from "../../../lib/words/upload.en.json";
import { act } from "../../../test/act.ts";
import { pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import words from "../careers.en.json";
import { ResumeField } from "./ResumeField.tsx";

interface Values {
  resume: File | null;
}

function Form() {
  const form = useForm<Values>({
    defaultValues: { resume: null },
    resolver: ({ resume }): ResolverResult<Values> =>
      resume
        ? { values: { resume }, errors: {} }
        : { values: {}, errors: { resume: { type: "required", message: "This field is required" } } },
  });
  return (
    <form onSubmit={form.handleSubmit(() => undefined)}>
      <ResumeField
        control={form.control}
        onChosen={() => form.clearErrors("resume")}
        onRefused={(message) => form.setError("resume", { message })}
      />
      <button type="submit">Send</button>
    </form>
  );
}

async function choose(size: number) {
  const input = document.querySelector<HTMLInputElement>("[type=file]");
  const file = new File(["%PDF-"], "cv.pdf", { type: "application/pdf" });
  Object.defineProperty(file, "size", { value: size });
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  await act(async () => void input?.dispatchEvent(new Event("change", { bubbles: true })));
}

let screen: OnScreen | undefined;
afterEach(() => screen?.remove());

test("a file that is too large is refused as such, also after the form was sent without it", async () => {
  screen = await draw(<Form />, { careers: words, upload: uploadWords });
  await pressNamed("Send");
  expect(said()).toContain("This field is required");
  await choose(11_000_000);
  await pressNamed("Send");
  expect(said()).toContain(uploadWords.resume["too-large"]);
  expect(said()).not.toContain("This field is required");
  await choose(10_000);
  expect(said()).not.toContain(uploadWords.resume["too-large"]);
});
