/** Style of a selected card; avatars keep a visible edge. */
export const SELECTED_LOOK = {
  bgcolor: "tint",
  "& .MuiAvatar-root": { bgcolor: "background.paper" },
} as const;
