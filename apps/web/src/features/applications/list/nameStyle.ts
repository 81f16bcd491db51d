/** Style of a person's name that opens the application. */
export const NAME_STYLE = {
  textAlign: "left",
  overflowWrap: "anywhere",
  color: "text.primary",
  fontWeight: 600,
} as const;
