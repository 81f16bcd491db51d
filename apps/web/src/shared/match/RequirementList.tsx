import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { MatchRequirement } from "@vaardig/contract/matching";
import { type ReactNode, useId } from "react";
import { RequirementRow } from "./RequirementRow.tsx";

interface Props {
  title: string;
  lines: readonly MatchRequirement[];
  hasPoints: boolean;
  /** Renders an action for a requirement. */
  rowAction?: ((requirement: MatchRequirement) => ReactNode) | undefined;
}

/** One part of the sheet; nothing without lines. */
export function RequirementList({ title, lines, hasPoints, rowAction }: Props) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 6 }}>
      <Typography id={id} variant="h3">
        {title}
        <Box component="span" className="tabular" sx={{ ml: 2, color: "text.secondary", fontWeight: 400 }}>
          {lines.length}
        </Box>
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: "none" }}>
        {lines.map((line) => (
          <RequirementRow
            key={line.skill.id}
            requirement={line}
            hasPoints={hasPoints}
            action={rowAction?.(line)}
          />
        ))}
      </Box>
    </Box>
  );
}
