import GlobalStyles from "@mui/material/GlobalStyles";

/** Print styles: hides the frame and interactive elements. */
export function PrintStyles() {
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
