import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";

/** Empty state of the heat map: no people, or no required skills. */
export function TeamEmpty({ hasPeople, isOwnLine }: { hasPeople: boolean; isOwnLine: boolean }) {
  const { t } = useTranslation("team");
  const pathTo = usePath();
  const to = pathTo(hasPeople ? "skill-profiles" : "employee-list");
  const why = hasPeople ? "skills" : isOwnLine ? "line" : "scope";
  return (
    <Card>
      <EmptyState
        drawing="path"
        title={t(`empty.${why}-title`)}
        description={t(`empty.${why}-help`)}
        action={
          to && (
            <Button component={Link} to={to} variant="outlined">
              {t(hasPeople ? "empty.to-profiles" : "empty.to-employees")}
            </Button>
          )
        }
      />
    </Card>
  );
}
