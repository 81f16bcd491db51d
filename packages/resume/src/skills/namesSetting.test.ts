import { expect, it } from "vitest";
import { namesSetting } from "./namesSetting.ts";

it.each(["dakkapel", "SEH", "Papierfabriek", "care homes", "Control room", "woningbouw"])(
  "takes %s for the place, the people or the object of the work",
  (words) => expect(namesSetting(words)).toBe(true),
);

it.each(["dakkapellen plaatsen", "triage", "caring for residents", "metselwerk"])(
  "takes %s for no setting",
  (words) => expect(namesSetting(words)).toBe(false),
);
