/** SQL for the counted level of a claim `c`: when evidence is required, an unconfirmed level is unknown. */
export const COUNTED_LEVEL = {
  stated: "c.level",
  confirmed: "case when c.source = 'confirmed' then c.level end",
} as const;
