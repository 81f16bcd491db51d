import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { CareerComparison } from "@vaardig/contract/career-path/careerPath";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { MatchBar } from "../../../shared/match/MatchBar.tsx";
import { LevelSteps } from "../../../shared/skills/LevelSteps.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useCompareCareerJobsQuery } from "../career-path.api.ts";
import { useCareerJobTexts } from "../job/useCareerJobTexts.ts";

interface Props {
  userId: string | undefined;
  ids: readonly string[];
  onClose: () => void;
}

/** The skill column is sticky, and narrow enough on a phone to leave space for a job. */
const SKILL = {
  position: "sticky",
  left: 0,
  zIndex: 1,
  bgcolor: "background.paper",
  width: { xs: 132, sm: "auto" },
  px: { xs: 2, sm: 4 },
} as const;

/** Two or three jobs side by side: the match with each, and current and required level per skill. */
export function CompareSheet({ userId, ids, onClose }: Props) {
  const { t } = useTranslation("career-path");
  const query = { ...(userId && { user_id: userId }), ids: [...ids] };
  const { currentData, error, refetch } = useCompareCareerJobsQuery({ query });
  return (
    <SideSheet open onClose={onClose} title={t("compare.title")} width={920} isText>
      {error ? (
        <ErrorState title={t("compare.failed")} error={error} onRetry={refetch} />
      ) : currentData ? (
        <Comparison {...currentData} />
      ) : (
        <DetailSkeleton lines={10} />
      )}
    </SideSheet>
  );
}

function Comparison({ targets, skills }: CareerComparison) {
  const { t } = useTranslation("career-path");
  const format = useFormat();
  const words = useCareerJobTexts();
  const shared = skills.filter((row) => row.shared).map(({ skill }) => skill.name);
  return (
    <>
      <Typography sx={{ mb: 4 }}>
        {shared.length > 0
          ? t("compare.shared", { count: shared.length, skills: format.list(shared) })
          : t("compare.shared-none")}
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-label={t("compare.title")}>
        <Table
          size="small"
          sx={{ minWidth: { xs: 120 + 150 * targets.length, sm: 200 + 210 * targets.length } }}
        >
          <TableHead>
            <TableRow sx={{ verticalAlign: "bottom" }}>
              <TableCell sx={SKILL}>{t("compare.skill")}</TableCell>
              {targets.map(({ job, match, effort }) => (
                <TableCell key={job.id}>
                  <Typography component="span" sx={{ display: "block", mb: 2, fontWeight: 600 }}>
                    {job.name}
                  </Typography>
                  <MatchBar {...match} />
                  <Typography variant="caption" component="span" sx={{ display: "block", mt: 1 }}>
                    {words.effort(effort)}
                  </Typography>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {skills.map(({ skill, have, needs, shared: isShared }) => (
              <TableRow key={skill.id} sx={{ bgcolor: isShared ? "tint" : undefined }}>
                <TableCell
                  component="th"
                  scope="row"
                  className="long-words"
                  sx={{
                    ...SKILL,
                    bgcolor: isShared ? "tint" : SKILL.bgcolor,
                    fontWeight: isShared ? 600 : 400,
                  }}
                >
                  {skill.name}
                  {isShared && (
                    <Box component="span" sx={{ display: "block", color: "text.secondary", fontWeight: 400 }}>
                      {t("compare.all-short")}
                    </Box>
                  )}
                </TableCell>
                {targets.map(({ job }, at) => (
                  <TableCell key={job.id}>
                    {needs[at] === null ? (
                      <Typography variant="caption" sx={{ color: "text.secondary" }}>
                        {t("compare.not-asked")}
                      </Typography>
                    ) : (
                      <LevelSteps level={have} required={needs[at] ?? null} kind={skill.kind} bare />
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="caption" component="p" sx={{ mt: 3, color: "text.secondary" }}>
        {t("compare.legend")}
      </Typography>
    </>
  );
}
