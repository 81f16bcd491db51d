import GlobalStyles from "@mui/material/GlobalStyles";

/** On paper the analysis stands alone, without the frame and what only a screen needs. */
export function PrintLook() {
  return (
    <GlobalStyles
      styles={{
        "@media print": {
          "aside, nav, button, [role=tablist], .MuiChip-root": { display: "none !important" },
          "body, #root > *": { display: "block !important", background: "none" },
          section: { breakInside: "avoid", border: "none !important" },
        },
      }}
    />
  );
}
