import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import LockIcon from "lucide-react/icons/lock";
import MailIcon from "lucide-react/icons/mail";
import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** Read in the team alone; the other part leaves. */
  isInside?: boolean;
  children: ReactNode;
}

/** A part of a dialog that says by its head whether what is in it is sent. */
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
