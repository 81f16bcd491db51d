import { entry } from "./entry.ts";

const LABEL: [string, string] = ["Career Path", "Loopbaanpad"];

/** The own career path. */
export const careerPath = entry("career-path", LABEL, ["employee", "admin", "hr_manager"], {
  icon: "career",
});

/** The career path of managers, whose people come first in the menu. */
export const careerPathOfManager = entry("career-path", LABEL, ["manager"], { icon: "career" });
