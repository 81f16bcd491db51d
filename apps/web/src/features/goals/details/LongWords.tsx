import Typography from "@mui/material/Typography";

/** A text as it was typed, with its lines. */
export function LongWords({ text }: { text: string }) {
  return (
    <Typography sx={{ mt: 3, maxWidth: 720, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {text}
    </Typography>
  );
}
