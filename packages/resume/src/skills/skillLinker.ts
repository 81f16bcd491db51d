export interface LinkedConcept {
  conceptId: string;
  label: string;
  /** 0–1, 1 is the label itself. */
  score: number;
}

export interface SpottedConcept {
  conceptId: string;
  label: string;
  /** Where the words stand in the text, end exclusive. */
  start: number;
  end: number;
}

/** What finds skills in text; the caller brings the one that knows its taxonomy. */
export interface SkillLinker {
  link(phrase: string, options: { k: number; minScore: number }): LinkedConcept[];
  spot(text: string): SpottedConcept[];
}

/** What knows the skills that go with a job title; `score` (0–1) says how typical a skill is. */
export interface OccupationSkills {
  forTitle(title: string): LinkedConcept[];
}
