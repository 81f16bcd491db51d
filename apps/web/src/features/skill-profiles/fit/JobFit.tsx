import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { MatchRequirement, MatchSheet } from "@vaardig/contract/matching";
import type { Skill } from "@vaardig/contract/skills/skills";
import type { ReactNode } from "react";
import { MatchSheetView } from "../../../shared/match/MatchSheetView.tsx";
import { GapList } from "../job-requirements/GapList.tsx";

interface Props {
  sheet: MatchSheet;
  title: string;
  help: string;
  /** Content beside the title. */
  action?: ReactNode;
  /** Renders the acts on a missing or too low skill; `level` is the one to reach where it is not the required one. */
  gapActs: (skill: Skill, level?: number) => ReactNode;
  /** Id of the job profile, for the reader's own fit. */
  jobProfile?: string | null;
  /** True for the reader's own fit, whose advice has acts of its own. */
  isMine?: boolean;
  /** Renders the action for any requirement. */
  rowAction?: ((requirement: MatchRequirement) => ReactNode) | undefined;
}

/** Required skills next to the person's; identical for the person, the manager and HR. */
export function JobFit(props: Props) {
  const { sheet, title, help, action, gapActs, jobProfile, isMine = false, rowAction } = props;
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
          <MatchSheetView
            sheet={sheet}
            jobProfile={jobProfile}
            actsFor={isMine ? undefined : ({ skill, to }) => gapActs(skill, to)}
            rowAction={rowAction}
          />
        </CardContent>
      </Card>
      <GapList requirements={sheet.requirements} actsFor={gapActs} />
    </Box>
  );
}
