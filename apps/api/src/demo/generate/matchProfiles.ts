type Weights<T> = readonly (readonly [T, number])[];

/** How closely people match the requirements of their job. */
export interface MatchProfile {
  /** Probability of having an expected skill. */
  coverage: number;
  /** Levels above or below the required one. */
  levelShift: Weights<number>;
  source: Weights<"confirmed" | "self" | "inferred">;
  /** Maximum days since the last use; 0 = not stated. */
  unusedDays: Weights<number>;
}

export const EMPLOYEE_PROFILE: MatchProfile = {
  coverage: 0.84,
  levelShift: [
    [0, 45],
    [-1, 25],
    [1, 22],
    [-2, 8],
  ],
  source: [
    ["self", 50],
    ["confirmed", 32],
    ["inferred", 18],
  ],
  unusedDays: [
    [0, 45],
    [180, 30],
    [700, 15],
    [2500, 10],
  ],
};

export const CANDIDATE_PROFILE: MatchProfile = {
  ...EMPLOYEE_PROFILE,
  coverage: 0.78,
  source: [
    ["self", 60],
    ["inferred", 30],
    ["confirmed", 10],
  ],
};

/** Demo accounts have an impressive profile. */
export const ACCOUNT_PROFILE: MatchProfile = {
  coverage: 0.93,
  levelShift: [
    [0, 62],
    [1, 24],
    [-1, 14],
  ],
  source: [
    ["confirmed", 48],
    ["self", 42],
    ["inferred", 10],
  ],
  unusedDays: [
    [0, 60],
    [200, 40],
  ],
};
