import Box from "@mui/material/Box";
import type { CareersJob } from "@vaardig/contract/careers/careers";
import { useTranslation } from "react-i18next";

/** The separator of the first item in a line is clipped. */
const FACT = {
  position: "relative",
  pl: 4,
  "&::before": { content: '"·"', position: "absolute", left: 0, width: 16, textAlign: "center" },
} as const;

/** Department, location and hours in one wrapping line. */
export function JobFacts({ job }: { job: CareersJob }) {
  const { t } = useTranslation("careers");
  const facts = [job.department, job.location, job.hours && t("hours", { hours: job.hours })].filter(Boolean);
  return (
    <Box sx={{ overflow: "hidden", color: "text.secondary" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", ml: -4 }}>
        {facts.map((fact) => (
          <Box key={fact} component="span" sx={FACT}>
            {fact}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
