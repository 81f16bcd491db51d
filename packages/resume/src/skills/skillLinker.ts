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
  /** The words stand in another form or order than the name has them. */
  isReworded?: true;
}

/** What finds skills in text; the caller brings the one that knows its taxonomy. */
export interface SkillLinker {
  link(phrase: string, options: { k: number; minScore: number }): LinkedConcept[];
  spot(text: string): SpottedConcept[];
}

/** What knows which skills go together. */
export interface SkillRelatedness {
  /** Whether few jobs ask for a skill of which is known what goes with it; of licences and own skills it may not be. */
  isNarrow(conceptId: string): boolean;
  /** Whether the same jobs ask for two skills or both are of one group. */
  areRelated(conceptId: string, other: string): boolean;
}

/** A skill that goes with a job title; `score` says how much of the jobs with such a title ask for it. */
export interface ImpliedSkill extends LinkedConcept {
  /** Natural logarithm of how many jobs there are for each that asks for it: 0 when all do. */
  rarity: number;
}

/** What knows the skills that go with a job title. */
export interface OccupationSkills {
  forTitle(title: string): ImpliedSkill[];
}
