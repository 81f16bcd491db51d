/** The level that counts of a claim `c`: one that no one confirmed is unknown where evidence is asked. */
export const COUNTED_LEVEL = {
  stated: "c.level",
  confirmed: "case when c.source = 'confirmed' then c.level end",
} as const;
