import type { OccupationSkills, SkillLinker } from "../skills/skillLinker.ts";

const labels: [string, string][] = [
  ["python", "Python"],
  ["sql", "SQL"],
  ["postgresql", "PostgreSQL"],
  ["docker", "Docker"],
  ["kubernetes", "Kubernetes"],
  ["java", "Java"],
  ["sap", "SAP"],
  ["power-bi", "Power BI"],
  ["excel", "Excel"],
  ["scrum", "Scrum"],
  ["word", "Word"],
  ["driving-licence-b", "Rijbewijs B"],
  ["communication", "Communication"],
  ["project-management", "Project management"],
  ["photography", "Photography"],
  ["photography", "Fotografie"],
  ["wound-care", "Wondverzorging"],
  ["planning", "Planning"],
  ["teamwork", "Samenwerken"],
  ["reporting", "Rapporteren"],
  ["ci-cd", "CI/CD"],
  ["research-and-development", "Research and development"],
];

/** A small stand-in for the real linker: whole words are spotted, phrases linked by shared letter pairs. */
export const tinyLinker: SkillLinker = {
  link: (phrase, { k, minScore }) =>
    labels
      .map(([conceptId, label]) => ({ conceptId, label, score: similarity(phrase, label) }))
      .filter((hit) => hit.score >= minScore)
      .sort((a, b) => b.score - a.score)
      .slice(0, k),
  spot: (text) =>
    labels
      .flatMap(([conceptId, label]) =>
        [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${label}(?![\\p{L}\\p{N}])`, "giu"))].map(
          (match) => ({
            conceptId,
            label,
            start: match.index,
            end: match.index + match[0].length,
          }),
        ),
      )
      .sort((a, b) => a.start - b.start),
};

/** Knows what two job titles imply. */
export const tinyOccupations: OccupationSkills = {
  forTitle: (title) => {
    if (/data engineer/i.test(title)) {
      return [
        { conceptId: "python", label: "Python", score: 0.95, rarity: 3 },
        { conceptId: "sap", label: "SAP", score: 0.95, rarity: 4 },
        { conceptId: "data-modelling", label: "Data modelling", score: 0.95, rarity: 5 },
        { conceptId: "accuracy", label: "Accuracy", score: 1, rarity: 0.7 },
        { conceptId: "etching", label: "Etching", score: 0.1, rarity: 6 },
      ];
    }
    return /verpleegkundige/i.test(title)
      ? [{ conceptId: "medication", label: "Medicatie", score: 1, rarity: 4 }]
      : [];
  },
};

function similarity(a: string, b: string): number {
  const [left, right] = [pairs(a), pairs(b)];
  const shared = left.filter((pair) => right.includes(pair)).length;
  return (2 * shared) / Math.max(1, left.length + right.length);
}

function pairs(text: string): string[] {
  const padded = ` ${text.toLowerCase().trim()} `;
  return Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2));
}
