// @vitest-environment happy-dom
import { describe } from "vitest";
import { losesNothing } from "../../test/losesNothing.ts";
import { draw, type } from "../../test/onScreen.tsx";
import { openServer } from "../../test/openServer.ts";
import { ApplySheet } from "./ApplySheet.tsx";
import words from "./apply.en.json";

const VACANCY = { id: "01890a5d-ac96-774b-bcce-b302099a8057", name: "Analyst" };

describe("an application", () => {
  losesNothing({
    open: async () => {
      const sent = openServer("/applications");
      const screen = await draw(<ApplySheet vacancy={VACANCY} onClose={() => undefined} />, {
        apply: words,
      });
      return { sent, screen };
    },
    prepare: async () => {
      await type(words.fields.available_from, "2099-01-01");
      await type(words.fields.available_until, "2099-06-01");
      await type(words.fields.hours, "32");
      await type(words.fields.hourly_rate, "50");
    },
    field: words.fields.salary_proposal,
    typed: "4000",
    save: words.send,
  });
});
