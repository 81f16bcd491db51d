import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";

/** Empty state of the heat map: no people, or no required skills. */
export function TeamEmpty({ hasPeople, isOwnLine }: { hasPeople: boolean; isOwnLine: boolean }) {
  const { t } = useTranslation("team");
  const profiles = usePath()("skill-profiles");
  const why = hasPeople ? "skills" : isOwnLine ? "line" : "scope";
  return (
    <Card>
      <EmptyState
        drawing="path"
        title={t(`empty.${why}-title`)}
        description={t(`empty.${why}-help`)}
        action={
          hasPeople &&
          profiles && (
            <Button component={Link} to={profiles} variant="outlined">
              {t("empty.to-profiles")}
            </Button>
          )
        }
      />
    </Card>
  );
}
