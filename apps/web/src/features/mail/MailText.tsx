import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { splitLinks } from "./splitLinks.ts";

/** Text of an email; only URLs of this site are links. */
export function MailText({ text }: { text: string }) {
  const parts = splitLinks(text, window.location.origin).map((part, at) => ({ ...part, key: `part-${at}` }));
  return (
    <Typography component="div" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {parts.map(({ key, text: words, href }) =>
        href ? (
          <Link key={key} href={href} target="_blank" rel="noopener noreferrer" underline="always">
            {words}
          </Link>
        ) : (
          words
        ),
      )}
    </Typography>
  );
}
