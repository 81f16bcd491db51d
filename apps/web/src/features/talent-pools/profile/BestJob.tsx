import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { PoolPerson } from "@vaardig/contract/talent-pools/talentPools";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { MatchBar } from "../../../shared/match/MatchBar.tsx";

/** The best matching open job of a person, and whether the person is already in its pipeline. */
export function BestJob({ person, onExplain }: { person: PoolPerson; onExplain: () => void }) {
  const { t } = useTranslation("talent-pools");
  const pathTo = usePath();
  const { name, best_job: best } = person;
  if (!best) return <Typography sx={{ color: "text.secondary" }}>{t("person.no-job")}</Typography>;
  const path = pathTo("recruiting-job-details", { jobId: best.vacancy.id });
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Box>
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {best.on_list ? `${t("person.best-job")} · ${t("person.on-list")}` : t("person.best-job")}
        </Typography>
        <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
          {path ? (
            <Link component={RouterLink} to={path} underline="hover" sx={{ color: "text.primary" }}>
              {best.vacancy.name}
            </Link>
          ) : (
            best.vacancy.name
          )}
        </Typography>
      </Box>
      <MatchBar {...best.match} />
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={t("person.explain", { name, job: best.vacancy.name })}
        onClick={onExplain}
        sx={{ ml: -3, my: -1 }}
      >
        {t("person.why")}
      </Button>
    </Box>
  );
}
