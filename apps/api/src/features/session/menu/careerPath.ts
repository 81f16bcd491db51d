import { entry } from "./entry.ts";

const LABEL: [string, string] = ["Career Path", "Loopbaanpad"];

/** Where one's own job can lead. */
export const careerPath = entry("career-path", LABEL, ["employee", "admin", "hr_manager"], {
  icon: "career",
});

/** The same for managers, whose people come first. */
export const careerPathOfManager = entry("career-path", LABEL, ["manager"], { icon: "career" });
