import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { STAGES, type Stage } from "@vaardig/contract/applications/pipeline";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { Link } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { statusSelected, useCandidatesDashboard } from "../candidatesDashboard.slice.ts";
import { useApplicationsPath } from "../list/applicationsPath.ts";

interface Props {
  /** Undefined while loading. */
  counts: readonly { stage: Stage; count: number; recent: number }[] | undefined;
  /** True when a status filters one job's pipeline; counters over all jobs lead to the list of applications. */
  canSelect: boolean;
}

const box = {
  p: 3,
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "flex-start",
  width: "100%",
  textAlign: "left",
  border: 1,
  borderRadius: 1,
} as const;

/** Number of applications per stage, as on the board, and how many of them came in the last week. */
export function StatusCounters({ counts, canSelect }: Props) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const dispatch = useDispatch();
  const pathOf = useApplicationsPath();
  const { selectedStatus } = useCandidatesDashboard();
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: "none",
        display: "grid",
        gap: 3,
        gridTemplateColumns: "repeat(auto-fit, minmax(112px, 1fr))",
        gridAutoRows: "1fr",
      }}
    >
      {STAGES.map((stage) => {
        const list = pathOf(stage);
        const { count = 0, recent = 0 } = counts?.find((one) => one.stage === stage) ?? {};
        const isOn = selectedStatus === stage;
        const look = {
          ...box,
          borderColor: isOn ? "primary.main" : "divider",
          bgcolor: isOn ? "tint" : "background.paper",
        };
        const words = (
          <>
            <Typography className="tabular" sx={{ typography: "h2" }} component="span">
              {counts ? format.number(count) : "–"}
            </Typography>
            <Typography variant="caption" component="span" sx={{ display: "block", color: "text.secondary" }}>
              {t(`stages.${stage}`)}
            </Typography>
            {recent > 0 && (
              <Typography variant="caption" component="span" className="tabular" sx={{ display: "block" }}>
                {t("counter-recent", { number: format.number(recent) })}
              </Typography>
            )}
          </>
        );
        return (
          <Box component="li" key={stage} sx={{ display: "grid" }}>
            {canSelect ? (
              <ButtonBase aria-pressed={isOn} onClick={() => dispatch(statusSelected(stage))} sx={look}>
                {words}
              </ButtonBase>
            ) : list ? (
              <ButtonBase
                component={Link}
                to={list}
                sx={{ ...look, "&:hover": { borderColor: "controlLine" } }}
              >
                {words}
              </ButtonBase>
            ) : (
              <Box sx={look}>{words}</Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
