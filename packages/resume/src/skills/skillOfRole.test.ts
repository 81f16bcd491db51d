import { describe, expect, it } from "vitest";
import { skillOfRole } from "./skillOfRole.ts";

const NAMES = [
  "contract management",
  "plaagdierbeheersing",
  "hr-advies",
  "brewing",
  "advies",
  "wagenparkbeheer",
];
const linker = {
  spot: (text: string) =>
    NAMES.filter((name) => text.endsWith(name)).map((name) => ({
      conceptId: name,
      label: name,
      start: text.length - name.length,
      end: text.length,
    })),
};

function skillIn(title: string): [string, string] | null {
  const found = skillOfRole(title, linker);
  return found && [found.conceptId, title.slice(found.start, found.end)];
}

describe("the skill that a title is made of", () => {
  it.each<[string, string, string]>([
    ["Contract manager / legal counsel", "contract management", "Contract manager"],
    ["Legal counsel / contract manager", "contract management", "contract manager"],
    ["Senior contract manager", "contract management", "contract manager"],
    ["Plaagdierbeheerser", "plaagdierbeheersing", "Plaagdierbeheerser"],
    ["HR-adviseur", "hr-advies", "HR-adviseur"],
    ["Head brewer", "brewing", "brewer"],
    ["Wagenparkbeheerder", "wagenparkbeheer", "Wagenparkbeheerder"],
  ])("of %s is %s", (title, skill, words) => expect(skillIn(title)).toEqual([skill, words]));

  it.each(["Adviseur", "Receptionist", "Super user", ""])("of %s is none", (title) =>
    expect(skillIn(title)).toBeNull(),
  );
});
