import type { Job } from "@vaardig/contract/jobs/jobs";
import type { Role } from "@vaardig/contract/roles";
import type { MenuItem, SessionUser } from "@vaardig/contract/session/session";
import type { RequiredSkill } from "@vaardig/contract/skill-profiles/skillProfiles";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";

/** Returns a person as in the token's claims. */
export function buildUser(overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    id: ID,
    email: "anna@noordlicht.example",
    first_name: "Anna",
    last_name: "de Vries",
    system_role: "employee",
    company_id: ID,
    company_name: "Noordlicht",
    company_slug: "noordlicht",
    language: "en",
    ...overrides,
  };
}

/** Returns an unsigned token with the given claims, as the client reads it. */
export function buildToken(claims: unknown): string {
  const payload = Buffer.from(JSON.stringify(claims), "utf8").toString("base64url");
  return `header.${payload}.signature`;
}

/** Returns a token that is valid for one hour. */
export function buildLiveToken(role: Role = "employee"): string {
  return buildToken({ user: buildUser({ system_role: role }), exp: Math.floor(Date.now() / 1000) + 3600 });
}

/** Returns a menu entry; its segments are its labels with `-` for spaces. */
export function buildItem(
  key: string,
  [en, nl]: [string, string],
  overrides: Partial<MenuItem> = {},
): MenuItem {
  const segment = (label: string) => label.toLowerCase().replaceAll(" ", "-");
  return {
    key,
    label: { en, nl },
    segment: { en: segment(en), nl: segment(nl) },
    icon: "work",
    order: 0,
    user_types: [],
    hidden: false,
    children: [],
    ...overrides,
  };
}

/** Returns a menu: a personal category with a tabbed screen, and jobs with a detail below a parameter. */
export function buildMenu(): MenuItem[] {
  return [
    buildItem("personal", ["Personal", "Persoonlijk"], {
      children: [
        buildItem("my-skills", ["My Skills", "Mijn vaardigheden"], {
          children: [
            buildItem("your-skills", ["Your Skills", "Jouw vaardigheden"], { icon: "" }),
            buildItem("job-requirements", ["Job Requirements", "Functie-eisen"], { icon: "" }),
          ],
        }),
      ],
    }),
    buildItem("jobs-and-projects", ["Jobs & Projects", "Vacatures & projecten"], {
      children: [
        buildItem("jobs", ["Jobs", "Vacatures"], {
          children: [
            buildItem("job-match-details", ["Match", "Match"], {
              segment: { en: ":jobId/details", nl: ":jobId/details" },
              hidden: true,
            }),
          ],
        }),
      ],
    }),
  ];
}

/** Returns SQL at a medium level as a job requirement. */
export function buildRequiredSkill(): RequiredSkill {
  return {
    skill: { id: ID, name: "SQL", kind: "skill", group_id: null, group_name: null },
    level: 3,
    kind: "essential",
    importance: 3,
    must_have: false,
  };
}

/** Returns an open job with only the required fields. */
export function buildVacancy(overrides: Partial<Job> = {}): Job {
  return {
    id: ID,
    name: "Data engineer",
    department: "IT & Data",
    location: null,
    hours: null,
    salary_from: null,
    salary_to: null,
    status: "Approved",
    publication: "open",
    available_from: null,
    apply_by: null,
    closing: null,
    external: false,
    headcount: 1,
    project: null,
    starts_on: null,
    ends_on: null,
    created_at: "2026-01-01T00:00:00.000Z",
    saved: false,
    version: 1,
    can: ["save"],
    ...overrides,
  };
}
