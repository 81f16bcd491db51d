import { describe, expect, it } from "vitest";
import { leadershipIn } from "./leadership.ts";
import { mentionsLeadership } from "./testing/leadershipLinker.ts";

describe("leading people, whatever they are called", () => {
  it.each([
    "you supervise four plasterers",
    "lead one buyer and one assistant",
    "managing a small team",
    "je stuurt een ploeg van vier dakdekkers aan",
    "je stuurt twee administrateurs aan",
    "je geeft leiding aan zes mensen",
    "het aansturen van een team",
    "supervising casual crew",
    "je stuurt dagelijks 22 eigen chauffeurs en een wisselend aantal charters aan",
  ])("is asked for: %s", (text) => {
    expect(leadershipIn(text)).toHaveLength(1);
  });

  it.each([
    "you manage your own time",
    "je stuurt elke week een rapport",
    "you lead by example",
    "the leading supplier of paint",
    "je begeleidt drie bewoners",
    "you supervise eight bachelor's theses a year",
  ])("is not asked for: %s", (text) => {
    expect(leadershipIn(text)).toEqual([]);
  });

  it("is a requirement of its own in an ad", () => {
    expect(mentionsLeadership("Profiel\n- Je stuurt vier monteurs aan")).toEqual(["people management"]);
  });
});
