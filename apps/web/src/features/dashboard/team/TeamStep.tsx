import Button from "@mui/material/Button";
import type { Figure } from "@vaardig/contract/dashboard/dashboard";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { StepCard } from "../StepCard.tsx";
import { usePlace } from "../usePlace.ts";

/** What a manager's line grows in next: the skill that most of them are short of; nothing where no one is short. */
export function TeamStep({ figures }: { figures: readonly Figure[] }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const placeOf = usePlace();
  const [worst] = figures.find(({ key }) => key === "skill_cover")?.series ?? [];
  if (!worst) return null;
  const to = worst.leads_to && placeOf(worst.leads_to);
  const values = { value: format.number(worst.value), of: format.number(worst.of ?? worst.value) };
  return (
    <StepCard
      title={t("team-step.title", { skill: worst.name ?? "" })}
      text={t("team-step.text", values)}
      acts={
        to && (
          <Button component={Link} to={to} size="small" variant="outlined">
            {t("team-step.people", { count: worst.value })}
          </Button>
        )
      }
    />
  );
}
