import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import type { CareerPath } from "@vaardig/contract/career-path/careerPath";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ScreenKey } from "../../lib/screenKeys.ts";
import { usePath } from "../../lib/usePath.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";

/** Screen on which the reader can fix it: one's own skills, or the company's job profiles. */
const MENDED_AT: Record<Exclude<CareerPath["state"], "ready">, ScreenKey> = {
  no_start: "your-skills",
  no_moves: "your-skills",
  no_jobs: "skill-profiles",
  one_job: "skill-profiles",
};

/** Empty state: why there is no path, and one action. */
export function EmptyCareerPath({ path }: { path: CareerPath }) {
  const { t } = useTranslation("career-path");
  const pathTo = usePath();
  const { state, is_own: isOwn, person } = path;
  if (state === "ready") return null;
  const key = MENDED_AT[state];
  const whose = isOwn ? "mine" : "theirs";
  const to = isOwn || key === "skill-profiles" ? pathTo(key) : undefined;
  return (
    <Card>
      <EmptyState
        drawing="path"
        title={t(`nothing.${state}.title`)}
        description={t(`nothing.${state}.${whose}`, { name: person.name })}
        action={
          to && (
            <Button component={Link} to={to} variant="outlined">
              {key === "your-skills" ? t("nothing.add-skills") : t("nothing.see-profiles")}
            </Button>
          )
        }
      />
    </Card>
  );
}
