import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import LockIcon from "lucide-react/icons/lock";
import MailIcon from "lucide-react/icons/mail";
import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** True for internal content; the other part is sent. */
  isInside?: boolean;
  children: ReactNode;
}

/** A part of a dialog whose header shows whether its content is internal or sent. */
export function DialogPart({ title, isInside = false, children }: Props) {
  const id = useId();
  const Icon = isInside ? LockIcon : MailIcon;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 4, display: "grid", gap: 4, ...(isInside && { bgcolor: "background.default" }) }}
    >
      <Box sx={{ display: "flex", gap: 2, alignItems: "center" }}>
        <Icon size={16} aria-hidden />
        <Typography id={id} variant="h3" component="h3" sx={{ overflowWrap: "anywhere" }}>
          {title}
        </Typography>
      </Box>
      {children}
    </Paper>
  );
}
