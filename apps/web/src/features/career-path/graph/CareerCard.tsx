import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import type { CareerJob } from "@vaardig/contract/career-path/careerJob";
import type { Node, NodeProps } from "@xyflow/react";
import WorkIcon from "lucide-react/icons/briefcase";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { StepIcon } from "../job/StepIcon.tsx";
import { useCareerJobTexts } from "../job/useCareerJobTexts.ts";
import { useCareerChart } from "./careerContext.ts";
import { CARD_SIZE } from "./layoutCareer.ts";

export type CareerNode = Node<{ job: CareerJob }, "job">;

const LINE = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** The longest names of jobs need two lines. */
const NAME = {
  overflow: "hidden",
  overflowWrap: "anywhere",
  lineHeight: 1.25,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
} as const;

/** Node of a job: title, match and effort; the present job is tinted. */
export const CareerCard = memo(function CareerCard({ data: { job } }: NodeProps<CareerNode>) {
  const { t } = useTranslation("career-path");
  const format = useFormat();
  const words = useCareerJobTexts();
  const { selectedId, comparedIds, onSelect } = useCareerChart();
  const isPresent = job.hops === 0;
  const isMarked = job.id === selectedId || comparedIds.includes(job.id);
  const { count } = job.open_jobs;
  return (
    // React Flow disables pointer events on nodes that cannot be dragged or selected.
    <Box sx={{ width: CARD_SIZE.width, height: CARD_SIZE.height, pointerEvents: "all" }}>
      <ButtonBase
        data-job={job.id}
        onClick={() => onSelect(job.id)}
        aria-haspopup="dialog"
        sx={{
          width: "100%",
          height: "100%",
          display: "flex",
          flexDirection: "column",
          alignItems: "stretch",
          justifyContent: "center",
          gap: 1,
          textAlign: "start",
          px: 3,
          borderRadius: 1,
          border: 1.5,
          borderColor: isMarked || isPresent ? "primary.main" : "divider",
          bgcolor: isPresent ? "tint" : "background.paper",
          "&:hover": { borderColor: isMarked || isPresent ? "primary.main" : "controlLine" },
          ...(isMarked && { outline: "2px solid", outlineColor: "primary.main", outlineOffset: 2 }),
        }}
      >
        <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
          <Typography title={job.name} sx={{ flex: 1, minWidth: 0, fontWeight: 600, ...NAME }}>
            {job.name}
          </Typography>
          {count > 0 && (
            <Typography
              variant="caption"
              sx={{ flex: "none", display: "flex", alignItems: "center", gap: 1, color: "text.secondary" }}
            >
              <WorkIcon size={14} role="img" aria-label={t("open-jobs")} />
              <span className="tabular">{format.number(count)}</span>
            </Typography>
          )}
        </Box>
        <Typography
          variant="caption"
          component="p"
          sx={{ display: "flex", alignItems: "center", gap: 1.5, color: "text.secondary" }}
        >
          {!isPresent && <StepIcon step={job.step} />}
          <Box component="span" sx={LINE}>
            {words.short(job)}
          </Box>
        </Typography>
      </ButtonBase>
    </Box>
  );
});
