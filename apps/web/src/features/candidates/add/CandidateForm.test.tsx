import { describe } from "vitest";
import { draw, type } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import { testKeepsInput } from "../../../test/testKeepsInput.ts";
import words from "../candidates.en.json";
import { CandidateForm } from "./CandidateForm.tsx";

describe("a new candidate", () => {
  testKeepsInput({
    open: async () => {
      const sent = openServer("/candidate_list/candidates");
      const screen = await draw(<CandidateForm onAdded={() => undefined} />, { candidates: words });
      return { sent, screen };
    },
    prepare: async () => {
      await type(words.fields.first_name, "Bo");
      await type(words.fields.last_name, "Smit");
      await type(words.fields.email, "bo@mail.example");
    },
    field: words.fields.location,
    save: words.form.add,
  });
});
