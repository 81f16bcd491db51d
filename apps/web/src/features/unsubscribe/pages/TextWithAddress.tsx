import Box from "@mui/material/Box";

/** Placeholder of the address in a text until it is drawn. */
export const ADDRESS_PLACE = "\u0000";

/** Draws a text with the masked address on one line, which a browser would break behind its "…". */
export function TextWithAddress({ text, address }: { text: string; address: string }) {
  const [before, after] = text.split(ADDRESS_PLACE);
  if (after === undefined) return before;
  return (
    <>
      {before}
      <Box component="span" sx={{ display: "inline-block", maxWidth: "100%", overflowWrap: "anywhere" }}>
        {address}
      </Box>
      {after}
    </>
  );
}
