/** Columns of a skill's row on a wide screen: skill, level, kind, importance, must-have, remove. */
export const ROW_GRID = {
  display: "grid",
  columnGap: 4,
  alignItems: "start",
  gridTemplateColumns: {
    xs: "minmax(0, 1fr) minmax(0, 1fr)",
    lg: "minmax(150px, 200px) minmax(320px, 1fr) 124px 124px 120px 40px",
  },
} as const;
