import Box from "@mui/material/Box";

interface Props {
  /** The letter as it is printed on a keyboard. */
  letter: string;
}

/** The shortcut of a menu item, for the eye; the item says it in `aria-keyshortcuts`. */
export function MenuKey({ letter }: Props) {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{
        ml: "auto",
        pl: 6,
        font: "inherit",
        fontSize: "caption.fontSize",
        color: "text.secondary",
        "@media (hover: none)": { display: "none" },
      }}
    >
      {letter}
    </Box>
  );
}
