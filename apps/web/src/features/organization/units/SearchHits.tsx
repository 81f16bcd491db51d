import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { FoundUnit } from "@vaardig/contract/organization/organizationImpact";
import DepartmentIcon from "lucide-react/icons/building-2";
import RoleIcon from "lucide-react/icons/id-card";
import TeamIcon from "lucide-react/icons/users-round";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useSearchOrganizationQuery } from "../organization.api.ts";
import { useCounts } from "./useCounts.ts";

const ICONS = { department: DepartmentIcon, team: TeamIcon, role: RoleIcon };

interface Props {
  search: string;
  onOpen: (unit: FoundUnit) => void;
}

/** Units that match the search, each linking to its place. */
export function SearchHits({ search, onOpen }: Props) {
  const { t } = useTranslation(["organization", "common"]);
  const format = useFormat();
  const counts = useCounts();
  const { data, error, refetch } = useSearchOrganizationQuery({ query: { search_query: search } });
  if (error) return <ErrorState title={t("search-failed")} error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton rows={4} />;
  if (data.total === 0)
    return (
      <EmptyState drawing="search" title={t("common:no-results")} description={t("common:no-results-help")} />
    );
  const shown = data.data.length;
  return (
    <>
      <Typography role="status" variant="caption" component="p" sx={{ mb: 2, color: "text.secondary" }}>
        {shown < data.total
          ? t("found-more", { shown: format.number(shown), formatted: format.number(data.total) })
          : t("found", { count: data.total, formatted: format.number(data.total) })}
      </Typography>
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {data.data.map((unit) => {
          const Icon = ICONS[unit.kind];
          const place = [t(`kinds.${unit.kind}`), unit.department?.name, unit.team?.name];
          return (
            <Box
              component="li"
              key={unit.id}
              sx={{
                display: "flex",
                alignItems: "center",
                gap: 3,
                px: 4,
                py: 3,
                "& + &": { borderTop: 1, borderColor: "divider" },
              }}
            >
              <Box component={Icon} size={20} sx={{ color: "text.secondary" }} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Link
                  component="button"
                  type="button"
                  onClick={() => onOpen(unit)}
                  sx={{ color: "text.primary", textAlign: "start" }}
                >
                  {unit.name}
                </Link>
                <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                  {place.filter(Boolean).join(" · ")}
                </Typography>
              </Box>
              <Typography variant="caption" className="tabular" sx={{ color: "text.secondary" }}>
                {counts("people", unit.people_count)}
              </Typography>
            </Box>
          );
        })}
      </Card>
    </>
  );
}
