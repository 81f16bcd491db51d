import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { CareerJob } from "@vaardig/contract/career-path/careerJob";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { MatchBar } from "../../../shared/match/MatchBar.tsx";
import { StepIcon } from "../job/StepIcon.tsx";
import { useCareerJobTexts } from "../job/useCareerJobTexts.ts";

interface Props {
  jobs: readonly CareerJob[];
  comparedIds: readonly string[];
  /** True when the maximum number of jobs is selected. */
  isFull: boolean;
  onSelect: (id: string) => void;
  onCompare: (id: string) => void;
}

/** List view of the graph: by number of moves, best fit first. */
export function CareerList({ jobs, ...rest }: Props) {
  const words = useCareerJobTexts();
  const id = useId();
  const rings = [...Map.groupBy(jobs, ({ hops }) => hops)].filter(([hops]) => hops > 0);
  return (
    <Box sx={{ display: "grid", gap: 6 }}>
      {rings.map(([hops, ring]) => (
        <section key={hops} aria-labelledby={`${id}-${hops}`}>
          <Typography id={`${id}-${hops}`} variant="h2" sx={{ mb: 3 }}>
            {words.moves(hops)}
          </Typography>
          <Card component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {ring.map((job) => (
              <Row key={job.id} job={job} {...rest} />
            ))}
          </Card>
        </section>
      ))}
    </Box>
  );
}

function Row({ job, comparedIds, isFull, onSelect, onCompare }: Omit<Props, "jobs"> & { job: CareerJob }) {
  const { t } = useTranslation("career-path");
  const format = useFormat();
  const words = useCareerJobTexts();
  const isCompared = comparedIds.includes(job.id);
  const gaps = job.gap.first.map(({ skill }) => skill.name);
  const { count } = job.open_jobs;
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "auto minmax(0, 1fr)", md: "auto minmax(0, 1fr) 200px" },
        columnGap: 3,
        rowGap: 2,
        alignItems: "center",
        px: { xs: 3, sm: 4 },
        py: 3,
        minHeight: 64,
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Checkbox
        checked={isCompared}
        disabled={isFull && !isCompared}
        onChange={() => onCompare(job.id)}
        slotProps={{ input: { "aria-label": t("compare.choose", { name: job.name }) } }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ display: "flex", alignItems: "center", gap: 2 }}>
          <StepIcon step={job.step} />
          <Link
            component="button"
            type="button"
            aria-haspopup="dialog"
            onClick={() => onSelect(job.id)}
            sx={{ color: "text.primary", fontWeight: 600, textAlign: "start", overflowWrap: "anywhere" }}
          >
            {job.name}
          </Link>
        </Typography>
        <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
          {[
            words.effort(job.effort),
            gaps.length > 0 && t("gap-first", { skills: format.list(gaps) }),
            count > 0 && t("open-count", { count, formatted: format.number(count) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: 2, md: "auto" } }}>
        <MatchBar {...job.match} />
      </Box>
    </Box>
  );
}
