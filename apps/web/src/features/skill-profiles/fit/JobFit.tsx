import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { MatchRequirement, MatchSheet } from "@vaardig/contract/matching";
import type { Skill } from "@vaardig/contract/skills/skills";
import type { ReactNode } from "react";
import { MatchSheetView } from "../../../shared/match/MatchSheetView.tsx";
import { Gaps } from "../job-requirements/Gaps.tsx";

interface Props {
  sheet: MatchSheet;
  title: string;
  help: string;
  /** Content beside the title. */
  action?: ReactNode;
  /** Renders the action for a missing or too low skill. */
  gapAction: (skill: Skill) => ReactNode;
  /** Renders the action for any requirement. */
  rowAction?: ((requirement: MatchRequirement) => ReactNode) | undefined;
}

/** Required skills next to the person's; identical for the person, the manager and HR. */
export function JobFit({ sheet, title, help, action, gapAction, rowAction }: Props) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 6,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" },
      }}
    >
      <Card component="section" aria-labelledby="job">
        <CardContent>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 4, alignItems: "flex-start", mb: 5 }}>
            <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
              <Typography id="job" variant="h2">
                {title}
              </Typography>
              <Typography sx={{ mt: 1, color: "text.secondary" }}>{help}</Typography>
            </Box>
            {action}
          </Box>
          <MatchSheetView sheet={sheet} actionFor={gapAction} rowAction={rowAction} />
        </CardContent>
      </Card>
      <Gaps requirements={sheet.requirements} actionFor={gapAction} />
    </Box>
  );
}
