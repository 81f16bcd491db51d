import { describe, expect, it } from "vitest";
import { askedOf } from "./testing/namedSkills.ts";

describe("what may still be learned is no condition", () => {
  it.each([
    ["Dutch at B1 or the will to get there.", ["Dutch plus 3"]],
    ["Must have: Dutch at B1, or the will to get there", ["Dutch plus 3"]],
    ["You speak English, and Dutch at B1 level or are willing to learn it.", ["English 3", "Dutch plus 3"]],
    ["Bereid om Nederlands te leren", ["Dutch plus"]],
    ["Vereist: Engels, en bereid om Nederlands te leren", ["English must", "Dutch plus"]],
    ["Je spreekt Nederlands of bent bereid het te leren.", ["Dutch plus"]],
    ["Nederlands op B1-niveau of de wil om daar te komen is vereist.", ["Dutch plus 3"]],
    ["Must speak Dutch or be prepared to learn.", ["Dutch plus"]],
    ["Dutch is a must, or the ambition to reach B1 within a year.", ["Dutch plus"]],
    ["Je spreekt Engels of bent bereid om Nederlands te leren.", ["English plus", "Dutch plus"]],
    ["Ervaring met lassen, of je wilt planning bij ons leren", ["lassen plus", "planning plus"]],
    ["VCA, or the willingness to obtain it", ["VCA"]],
    ["VCA (of je haalt het binnen een half jaar)", ["VCA"]],
    ["VCA, or you obtain it within six months", ["VCA"]],
    ["You know Excel and want to learn SQL.", ["Excel", "SQL plus"]],
  ])("%s", (text, asked) => expect(askedOf(text)).toEqual(asked));

  it.each([
    ["Willing to learn, team player, good Dutch", ["Dutch 3"]],
    ["A willingness to learn and SQL", ["SQL"]],
    ["You must know Java or Python.", ["Java must", "Python must"]],
    ["Kennis van Excel is vereist.", ["Excel must"]],
  ])("but %s asks as before", (text, asked) => expect(askedOf(text)).toEqual(asked));
});
