import type { Candidate } from "@vaardig/contract/profile/profile";
import { PROFILE_PARTS } from "@vaardig/contract/profile/profileParts";
import { expect, it } from "vitest";
import { findMissingParts } from "./completeness.ts";

const record: NonNullable<Candidate["private"]> = {
  first_name: "Robin",
  last_name: "Falcon",
  email: "robin@example.com",
  phone: null,
  location: null,
  gender: "Undefined",
  join_date: null,
  availability: null,
  system_role: "employee",
  status: "active",
  languages: [],
  resume: null,
  picture: null,
  created_at: "2026-01-01T00:00:00.000Z",
};
const empty: Candidate = {
  id: "1",
  name: "Robin Falcon",
  photo_url: null,
  headline: null,
  about: null,
  role: null,
  job_profile: null,
  department: null,
  team: null,
  manager: null,
  skills_public: true,
  skills: [],
  private: record,
  version: 1,
  can: [],
};
const none = { experience: 0, education: 0 };
const skills = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    skill: { id: String(at), name: "welding", kind: "skill" as const, group_id: null, group_name: null },
    level: 3,
    source: "self" as const,
    endorsed_by: [],
  }));

it("misses everything of an empty profile, in order", () => {
  expect(findMissingParts(empty, none)).toEqual([...PROFILE_PARTS]);
});

it("misses nothing of a full one", () => {
  const full: Candidate = {
    ...empty,
    photo_url: "/p",
    headline: "Welder",
    about: "Steel",
    skills: skills(5),
    private: {
      ...record,
      languages: [{ language: "nl", level: "Native" }],
      resume: {
        id: "1",
        name: "cv.pdf",
        use_as: "resume",
        content_type: "application/pdf",
        size: 1,
        url: "/r",
        created_at: record.created_at,
        can: [],
      },
    },
  };
  expect(findMissingParts(full, { experience: 1, education: 1 })).toEqual([]);
});

it("asks for five skills", () => {
  expect(findMissingParts({ ...empty, skills: skills(4) }, none)).toContain("skills");
  expect(findMissingParts({ ...empty, skills: skills(5) }, none)).not.toContain("skills");
});
