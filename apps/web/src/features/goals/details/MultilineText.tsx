import Typography from "@mui/material/Typography";

/** A text with its line breaks. */
export function MultilineText({ text }: { text: string }) {
  return (
    <Typography sx={{ mt: 3, maxWidth: 720, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {text}
    </Typography>
  );
}
