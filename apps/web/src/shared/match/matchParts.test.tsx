import type { MatchRequirement, MatchSheet } from "@vaardig/contract/matching";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pressNamed, said } from "../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../test/onScreen.tsx";
import { AdvicePanel } from "./AdvicePanel.tsx";
import { MatchBar } from "./MatchBar.tsx";
import { MissingMustHaves } from "./MissingMustHaves.tsx";
import match from "./match.en.json";
import { RequirementList } from "./RequirementList.tsx";
import { RequirementRow } from "./RequirementRow.tsx";
import { StrengthsAndGaps } from "./StrengthsAndGaps.tsx";
import { UnusedSkills } from "./UnusedSkills.tsx";

const skill = (name: string, kind: "skill" | "licence" = "skill") => ({
  id: name,
  name,
  kind,
  group_id: null,
  group_name: null,
});
const LINE: MatchRequirement = {
  skill: skill("SQL"),
  status: "met",
  need: 3,
  have: 3,
  kind: "essential",
  importance: 3,
  must_have: false,
  via: null,
  via_level: null,
  credit: 1,
  points: 40,
  lost: 0.04,
  source: "self",
  endorsed_by: [],
  last_used: null,
  expires_on: null,
  stated_at: null,
  own_level: null,
};
let screen: OnScreen | undefined;
beforeEach(() => vi.useFakeTimers({ now: new Date("2026-03-02T09:00:00.000Z"), toFake: ["Date"] }));
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.useRealTimers();
});
const text = async (part: React.ReactNode) => {
  await screen?.remove();
  screen = await draw(part, { match });
  return said();
};
const row = (more: Partial<MatchRequirement>, hasPoints = true) =>
  text(<RequirementRow requirement={{ ...LINE, ...more }} hasPoints={hasPoints} />);

test("a line shows its points, and a loss only where it counts", async () => {
  expect(await row({})).toContain("40.0 of 40.0 points");
  expect(await row({})).not.toContain("−");
  expect(await row({ lost: 0.05 })).toContain("−0.1");
  expect(await row({ lost: 20 })).toContain("40.0 of 60.0 points−20.0");
  expect(await row({ lost: 20 }, false)).not.toContain("points");
});

test("a line is marked as a must-have or optional, not both", async () => {
  expect(await row({ must_have: true, kind: "optional" })).toContain(match["must-have"]);
  expect(said()).not.toContain(match.optional);
  expect(await row({ kind: "optional" })).toContain(match.optional);
  expect(await row({})).not.toContain(match.optional);
});

test("a line shows where its level comes from, how old it is and until when", async () => {
  expect(await row({})).toContain(match.source.self);
  expect(await row({ source: "endorsed", endorsed_by: ["Ann", "Bo"] })).toContain("Endorsed by Ann and Bo");
  const via = { status: "adjacent", via: skill("MySQL"), via_level: 3 } as const;
  expect(await row(via)).toContain("Counts in part through MySQL (Intermediate)");
  expect(said()).not.toContain(match.source.self);
  expect(await row({ ...via, via_level: null })).toContain("Counts in part through MySQL");
  expect(await row({ status: "level_unknown" })).toContain(match.status.level_unknown);
  expect(await row({ status: "missing", have: null, expires_on: "2026-01-01" })).toContain(
    "Expired on 1 Jan 2026",
  );
  expect(said()).not.toContain(match.source.self);
  expect(await row({ expires_on: "2026-04-01" })).toContain("Valid until 1 Apr 2026");
  expect(await row({ stated_at: "2025-02-01T00:00:00.000Z" })).toContain("stated last year");
  expect(await row({ stated_at: "2025-04-01T00:00:00.000Z" })).not.toContain("stated");
  expect(await row({ own_level: 2, last_used: "2026-01-01" })).toMatch(/says .* · last used 1 Jan 2026/);
});

test("a part counts its lines, and without any there is none", async () => {
  const list = (lines: MatchRequirement[]) => (
    <RequirementList
      title="Has"
      lines={lines}
      hasPoints
      rowAction={({ skill: { name } }) => `Act on ${name}`}
    />
  );
  expect(await text(list([LINE]))).toContain("Has1SQL");
  expect(said()).toContain("Act on SQL");
  expect(await text(list([]))).toBe("");
});

test("what is missing is named with its level, and what caps the match", async () => {
  const sheet = (more: Partial<MatchSheet>) =>
    ({ requirements: [], capped_by: null, ...more }) as unknown as MatchSheet;
  const missing = { ...LINE, status: "missing", must_have: true, have: null } as const;
  const licence = { ...missing, skill: skill("VCA", "licence") };
  expect(await text(<MissingMustHaves sheet={sheet({ requirements: [missing] })} />)).toBe(
    "Missing must-have: SQL (Intermediate).",
  );
  const two = sheet({
    requirements: [missing, licence, { ...missing, must_have: false }],
    capped_by: skill("SQL"),
  });
  expect(await text(<MissingMustHaves sheet={two} />)).toBe(
    "2 missing must-haves: SQL (Intermediate) and VCA. Without SQL the match is Moderate at most.",
  );
  expect(await text(<MissingMustHaves sheet={sheet({ requirements: [LINE] })} />)).toBe("");
});

test("advice is to learn, to raise, to confirm or to obtain", async () => {
  const change = (more: object) => ({ skill: skill("SQL"), from: 2, to: 3, gain: 12.34, ...more });
  const changes = [
    change({}),
    change({ skill: skill("Go"), from: null }),
    change({ skill: skill("C"), from: 3 }),
    change({ skill: skill("VCA", "licence"), to: 5 }),
  ];
  const told = await text(
    <AdvicePanel lift={{ band: "high", changes }} actsFor={({ to }) => ` act ${to}`} />,
  );
  expect(told).toContain("To reach High match");
  expect(told).toContain("Raise SQL to Intermediate +12.3 points act 3");
  expect(told).toContain("Learn Go at Intermediate");
  expect(told).toContain("Update C at Intermediate");
  expect(told).toContain("Obtain VCA");
});

test("a match says its band and score, a cap, and that it is provisional; without a score that it is not known", async () => {
  expect(await text(<MatchBar band="high" score={0.73} />)).toContain("High match73%");
  expect(said()).not.toContain("not confirmed");
  expect(await text(<MatchBar band="high" score={0.73} provisional />)).toContain("not confirmed");
  expect(await text(<MatchBar band={null} score={null} provisional />)).toBe("Not enough information");
  await text(<MatchBar band="moderate" score={0.5} capped />);
  expect(document.querySelector("svg[role=img]")).not.toBeNull();
});

test("strengths and gaps are lines of their own, and unused skills a few until all are asked for", async () => {
  expect(await text(<StrengthsAndGaps person={{ strengths: ["SQL", "Go"], gaps: [] }} />)).toBe(
    "Has SQL and Go",
  );
  expect(await text(<StrengthsAndGaps person={{ strengths: [], gaps: ["C"] }} />)).toBe("Gap: C");
  expect(await text(<UnusedSkills skills={[]} />)).toContain(match["not-used-none"]);
  await text(<UnusedSkills skills={Array.from({ length: 9 }, (_none, at) => skill(`S${at}`))} />);
  expect(said()).not.toContain("S8");
  await pressNamed("Show all 9");
  expect(said()).toContain("S8");
});
