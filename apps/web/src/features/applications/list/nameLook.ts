/** How the name of a person is written where it opens the application. */
export const NAME_LOOK = {
  textAlign: "left",
  overflowWrap: "anywhere",
  color: "text.primary",
  fontWeight: 600,
} as const;
