import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, use } from "react";
import { BarTitle } from "./barSlot.ts";
import { FoldedTools } from "./FoldedTools.tsx";
import { ThumbBar } from "./ThumbBar.tsx";
import { useBarSlot } from "./useBarSlot.ts";
import { VISUALLY_HIDDEN } from "./visuallyHidden.ts";

interface Props {
  title: string;
  /** One-line purpose of the page, where useful; a phone leaves out one that is words alone. */
  description?: ReactNode;
  /** The primary action. */
  action?: ReactNode;
  /** On a phone the action is at the lower edge, because reading ends with it. */
  isActionAtThumb?: boolean;
  /** One row of filters, which folds into the bar of a phone, or of what `isKept` says stays. */
  children?: ReactNode;
  /** The row stays in sight on a phone, because the page begins with it. */
  isKept?: boolean;
}

/** Whether the bar already says the title: "Internal jobs" says "Jobs". */
const isSaid = (bar: string, title: string) => bar.toLocaleLowerCase().includes(title.toLocaleLowerCase());

/** Page header: title, description, primary action, a row of filters. On a phone the bar has the title where it can. */
export function PageHeader(props: Props) {
  const { title, description, action, isActionAtThumb = false, children, isKept = false } = props;
  const slot = useBarSlot();
  const bar = use(BarTitle);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const folds = children !== undefined && !isKept;
  // The bar of a phone says the title, and the page begins with its content.
  const isBare = slot !== null && (folds || isSaid(bar, title));
  return (
    <Box component="header" sx={isBare ? undefined : { mb: { xs: 4, sm: 6 } }}>
      <Box
        sx={{
          mb: isBare && action && !isActionAtThumb ? 4 : 0,
          display: "flex",
          flexWrap: "wrap",
          gap: { xs: 2, sm: 4 },
          alignItems: "flex-start",
        }}
      >
        <Box sx={isBare ? { display: "contents" } : { flex: "1 1 280px", minWidth: 0 }}>
          <Typography variant="h1" sx={isBare ? VISUALLY_HIDDEN : undefined}>
            {title}
          </Typography>
          {description && !(isPhone && typeof description === "string") && !isBare && (
            <Typography
              // What is more than words brings paragraphs of its own.
              component={typeof description === "string" ? "p" : "div"}
              sx={{ mt: 1, color: "text.secondary", maxWidth: 640 }}
            >
              {description}
            </Typography>
          )}
        </Box>
        {action &&
          (isActionAtThumb ? (
            <ThumbBar>{action}</ThumbBar>
          ) : (
            <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>{action}</Box>
          ))}
      </Box>
      {children && (
        <FoldedTools slot={folds ? slot : null}>
          <Box
            sx={{
              ...(isBare ? { mb: 4 } : { mt: { xs: 3, sm: 5 } }),
              display: "flex",
              flexWrap: "wrap",
              gap: 2,
              alignItems: "center",
            }}
          >
            {children}
          </Box>
        </FoldedTools>
      )}
    </Box>
  );
}
