/** Style of a selected card; avatars keep a visible edge. */
export const SELECTED_STYLE = {
  bgcolor: "tint",
  "& .MuiAvatar-root": { bgcolor: "background.paper" },
} as const;
