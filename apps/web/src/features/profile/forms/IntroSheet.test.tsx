import type { Candidate } from "@vaardig/contract/profile/profile";
import { describe } from "vitest";
import { draw } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import { testShowsBothVersions } from "../../../test/testShowsBothVersions.ts";
import words from "../profile.en.json";
import { IntroSheet } from "./IntroSheet.tsx";

const AT = "2026-01-01T00:00:00.000Z";
const PERSON: Candidate = {
  id: "01890a5d-ac96-774b-bcce-b302099a8057",
  name: "Anna de Vries",
  photo_url: null,
  headline: "Planner",
  about: null,
  role: null,
  job_profile: null,
  department: null,
  team: null,
  manager: null,
  skills_public: true,
  skills: [],
  version: 1,
  can: ["edit"],
  private: {
    first_name: "Anna",
    last_name: "de Vries",
    email: "anna@mail.example",
    phone: null,
    location: "Assen",
    gender: "Undefined",
    join_date: null,
    availability: null,
    system_role: "employee",
    status: "active",
    languages: [],
    resume: null,
    picture: null,
    created_at: AT,
  },
};
const now = (): Candidate => ({
  ...PERSON,
  version: 2,
  headline: "Their headline",
  private: PERSON.private && { ...PERSON.private, location: "Zwolle" },
});

async function open() {
  const sent = openServer("/candidate", { "/candidate": () => ({ candidates: [now()] }) });
  const sheet = <IntroSheet person={PERSON} onClose={() => undefined} />;
  return { sent, screen: await draw(sheet, { profile: words }) };
}

describe("an introduction", () => {
  testShowsBothVersions({
    open,
    title: words.stale,
    save: "Save",
    field: { label: words.fields.headline, name: "headline", theirs: "Their headline" },
    taken: words.fields.location,
  });
});
