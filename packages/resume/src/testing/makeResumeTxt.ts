import type { ResumeContent } from "./resumeContent.ts";

/** Makes a plain text résumé. */
export function makeResumeTxt(content: ResumeContent): string {
  const sections = [...content.main, ...content.side].map(
    (section) => `${section.heading.toUpperCase()}\n${section.lines.join("\n")}`,
  );
  return [[content.name, ...content.contact].join("\n"), ...sections].join("\n\n");
}
