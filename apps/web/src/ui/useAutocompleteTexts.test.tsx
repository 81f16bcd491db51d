import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { afterEach, expect, test } from "vitest";
import { i18n } from "../lib/language/i18n.ts";
import words from "../lib/words/common.nl.json";
import { act } from "../test/act.ts";
import { findNamed, pressNamed, said } from "../test/drawPage.tsx";
import { draw, type OnScreen } from "../test/onScreen.tsx";
import { useAutocompleteTexts } from "./useAutocompleteTexts.ts";

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  await act(async () => i18n.changeLanguage("en"));
});

function Choice({ options }: { options: string[] }) {
  return (
    <Autocomplete
      {...useAutocompleteTexts()}
      options={options}
      defaultValue={options[0] ?? null}
      renderInput={(params) => <TextField {...params} label="Job" />}
    />
  );
}

test("the buttons of a choice and its empty list speak the reader's language", async () => {
  screen = await draw(<Choice options={["Baker"]} />);
  i18n.addResourceBundle("nl", "common", words);
  await act(async () => i18n.changeLanguage("nl"));
  expect(findNamed("Wissen")).toBeDefined();
  await pressNamed("Opties tonen");
  expect(findNamed("Sluiten")).toBeDefined();
  await screen.remove();
  screen = await draw(<Choice options={[]} />);
  await pressNamed("Opties tonen");
  expect(said()).toContain("Geen opties");
});
