import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { Link as RouterLink } from "react-router";

interface Props {
  title: string;
  /** Description of the content, in one line. */
  text?: ReactNode;
  /** Where all of it is. */
  /** How it is shown, at the title's end. */
  tool?: ReactNode;
  more?: { to: string | undefined; label: string } | undefined;
  children: ReactNode;
}

/** One subject of the dashboard: a title that says what one sees, the content, and the way to all of it. */
export function Panel({ title, text, more, tool, children }: Props) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 4, sm: 6 }, display: "flex", flexDirection: "column", minWidth: 0 }}
    >
      <Box sx={{ display: "flex", gap: 2, alignItems: "flex-start" }}>
        <Typography id={id} variant="h3" component="h2" className="long-words" sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        {tool && <Box sx={{ flex: "none", mt: -1, mr: -1 }}>{tool}</Box>}
      </Box>
      {text && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
          {text}
        </Typography>
      )}
      <Box sx={{ mt: 4, flex: 1 }}>{children}</Box>
      {more?.to && (
        <Link
          component={RouterLink}
          to={more.to}
          sx={{ mt: 4, alignSelf: "flex-start", minHeight: 24, display: "inline-flex", alignItems: "center" }}
        >
          {more.label}
        </Link>
      )}
    </Card>
  );
}
