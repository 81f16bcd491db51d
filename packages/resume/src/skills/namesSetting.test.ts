import { expect, it } from "vitest";
import { namesSetting } from "./namesSetting.ts";

it.each(["dakkapel", "SEH", "Papierfabriek", "care homes", "Control room", "woningbouw"])(
  "takes %s for where, for whom or on what someone works",
  (words) => expect(namesSetting(words)).toBe(true),
);

it.each(["dakkapellen plaatsen", "triage", "caring for residents", "metselwerk"])(
  "takes %s for no setting",
  (words) => expect(namesSetting(words)).toBe(false),
);
