import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { Impact } from "@vaardig/contract/organization/organizationImpact";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useGetImpactQuery } from "../organization.api.ts";
import type { Unit } from "../units/unitAction.ts";
import { useCounts } from "../units/useCounts.ts";

interface Props {
  of: Unit;
  /** Target of the contents, once selected. */
  into?: string | null;
}

const PARTS = ["people", "teams", "roles", "vacancies"] as const;

/** Returns the impact of a unit's change; undefined while loading. */
export function useImpact({ of, into }: Props) {
  const query = { kind: of.kind, id: of.unit.id, ...(into && { into }) };
  return useGetImpactQuery({ query }, { refetchOnMountOrArgChange: true });
}

/** Returns whether a unit can be deleted without a target for its contents. */
export function isEmpty(kind: Unit["kind"], impact: Impact): boolean {
  const parts = kind === "role" ? (["people"] as const) : PARTS;
  return parts.every((part) => impact[part].count === 0);
}

/** People and units affected by a move, merge or deletion, by name. */
export function ImpactSummary({ of, into }: Props) {
  const { t } = useTranslation(["organization", "common"]);
  const format = useFormat();
  const counts = useCounts();
  const { data, error, refetch } = useImpact({ of, into: into ?? null });
  if (error)
    return (
      <Alert
        severity="error"
        action={
          <Button size="small" onClick={refetch}>
            {t("common:try-again")}
          </Button>
        }
      >
        {t("impact.failed")}
      </Alert>
    );
  if (!data)
    return (
      <div role="status" aria-label={t("common:loading")}>
        <Skeleton width="60%" height={20} />
        <Skeleton width="80%" height={20} />
      </div>
    );
  const touched = PARTS.filter((part) => data[part].count > 0);
  const namesOf = (part: (typeof PARTS)[number]) => {
    const { count, first } = data[part];
    const names = first.map(({ name }) => name);
    return count > names.length
      ? t("impact.people-more", {
          names: names.join(", "),
          formatted: format.number(count - names.length),
        })
      : format.list(names);
  };
  const titleOf = (part: (typeof PARTS)[number]) => {
    const { count } = data[part];
    const isBelow = of.kind === "role" && part === "roles";
    return isBelow ? t("impact.reports", { count, formatted: format.number(count) }) : counts(part, count);
  };
  return (
    <Box
      component="section"
      aria-label={t("impact.title")}
      sx={{ p: 4, borderRadius: 1, border: 1, borderColor: "divider", bgcolor: "background.default" }}
    >
      <Typography variant="h4" component="h3">
        {t("impact.title")}
      </Typography>
      {touched.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{t("impact.nothing")}</Typography>
      )}
      {touched.map((part) => (
        <Box key={part} sx={{ mt: 2 }}>
          <Typography sx={{ fontWeight: 500 }}>{titleOf(part)}</Typography>
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {namesOf(part)}
          </Typography>
        </Box>
      ))}
      {data.merged.length > 0 && (
        <Typography sx={{ mt: 3 }}>
          {t("impact.merged", { names: format.list([...new Set(data.merged.map(({ name }) => name))]) })}
        </Typography>
      )}
    </Box>
  );
}
