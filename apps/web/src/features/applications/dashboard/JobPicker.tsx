import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import type { StageCount } from "@vaardig/contract/applications/applications";
import type { ListedJob } from "@vaardig/contract/jobs/recruitingJobs";
import { useState } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  vacancies: readonly ListedJob[];
  /** Current counts; undefined while loading. */
  counts: readonly StageCount[] | undefined;
  selected: string | null;
  onSelect: (id: string) => void;
}

/** Number of jobs shown before "show all". */
const FEW = 6;

/** The recruiter's jobs; selecting one shows its board, selecting it again hides the board. */
export function JobPicker({ vacancies, counts, selected, onSelect }: Props) {
  const { t } = useTranslation("applications");
  const [all, setAll] = useState(false);
  const shown = all ? vacancies : vacancies.filter(({ id }, at) => at < FEW || id === selected);
  return (
    <Box component="section" aria-labelledby="my-vacancies">
      <Typography id="my-vacancies" variant="h2" sx={{ mb: 3 }}>
        {t("my-vacancies")}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: "none",
          display: "grid",
          gap: 3,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(220px, 100%), 1fr))",
        }}
      >
        {shown.map((vacancy) => {
          const isOn = vacancy.id === selected;
          const own = counts?.filter(({ job_vacancy_id: of }) => of === vacancy.id);
          const running = own?.map(({ stage, active: count }) => ({ stage, count })) ?? vacancy.applicants;
          const count = running.reduce((sum, one) => sum + one.count, 0);
          const fresh = running.find(({ stage }) => stage === "Application")?.count ?? 0;
          return (
            <Box component="li" key={vacancy.id} sx={{ display: "grid" }}>
              <ButtonBase
                aria-pressed={isOn}
                onClick={() => onSelect(vacancy.id)}
                sx={{
                  p: 4,
                  display: "flex",
                  flexDirection: "column",
                  alignItems: "flex-start",
                  justifyContent: "flex-start",
                  textAlign: "left",
                  border: 1,
                  borderRadius: 1,
                  borderColor: isOn ? "primary.main" : "divider",
                  bgcolor: isOn ? "tint" : "background.paper",
                }}
              >
                <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{vacancy.name}</Typography>
                <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                  {[vacancy.department, vacancy.location].filter(Boolean).join(" · ")}
                </Typography>
                <Typography variant="caption" component="p" className="tabular" sx={{ mt: 2 }}>
                  {t("vacancy-people", { count })}
                  {fresh > 0 && ` · ${t("vacancy-new", { count: fresh })}`}
                </Typography>
              </ButtonBase>
            </Box>
          );
        })}
      </Box>
      {shown.length < vacancies.length && (
        <Button size="small" sx={{ mt: 2, ml: -3 }} onClick={() => setAll(true)}>
          {t("all-vacancies", { count: vacancies.length })}
        </Button>
      )}
    </Box>
  );
}
