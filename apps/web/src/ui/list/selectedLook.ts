/** A ticked card; pictures on it keep their edge. */
export const SELECTED_LOOK = {
  bgcolor: "tint",
  "& .MuiAvatar-root": { bgcolor: "background.paper" },
} as const;
