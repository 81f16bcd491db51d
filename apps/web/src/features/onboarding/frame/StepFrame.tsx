import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  title: string;
  intro: ReactNode;
  /** Buttons at the bottom, always visible. */
  actions: ReactNode;
  /** Error message of a refused step; input is kept. */
  problem?: string | null;
  children: ReactNode;
}

/** One step of the wizard: heading, introduction, content, and fixed buttons. */
export function StepFrame({ title, intro, actions, problem, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The pressed button was unmounted, so the focus moves to the heading for screen readers.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  return (
    <Box sx={{ flex: 1, display: "flex", flexDirection: "column" }}>
      <Box sx={{ flex: 1, py: { xs: 6, sm: 8 } }}>
        <Typography ref={heading} variant="h1" tabIndex={-1} data-focus-target>
          {title}
        </Typography>
        <Typography sx={{ mt: 2, mb: 8, color: "text.secondary", maxWidth: 640 }}>{intro}</Typography>
        {children}
      </Box>
      <Box
        sx={{
          position: "sticky",
          bottom: 0,
          zIndex: 1,
          mx: { xs: -4, sm: 0 },
          px: { xs: 4, sm: 0 },
          py: { xs: 3, sm: 4 },
          bgcolor: "background.default",
          borderTop: 1,
          borderColor: "divider",
        }}
      >
        {problem && (
          <Alert severity="error" sx={{ mb: 3 }}>
            {problem}
          </Alert>
        )}
        <Box sx={{ display: "flex", gap: 2, alignItems: "center" }}>{actions}</Box>
      </Box>
    </Box>
  );
}
