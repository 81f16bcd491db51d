import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { PublicCard } from "@vaardig/contract/organization/organigram";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useListOrganigramPeopleQuery } from "../organization.api.ts";

const SIZE = 10;

/** People who hold a position, page by page, as all employees see them. */
export function RolePeople({ roleId }: { roleId: string }) {
  const { t } = useTranslation("organigram");
  const format = useFormat();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useListOrganigramPeopleQuery({
    query: { role_id: roleId, page, size: SIZE },
  });
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {data ? t("people", { count: data.total, formatted: format.number(data.total) }) : t("people-title")}
      </Typography>
      {error ? (
        <ErrorState title={t("people-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton rows={4} />
      ) : data.total === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("no-people")}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {data.data.map((person) => (
            <PersonItem key={person.id} person={person} />
          ))}
        </Box>
      )}
      {data && <Pagination page={page} size={SIZE} total={data.total} onPage={setPage} />}
    </section>
  );
}

function PersonItem({ person }: { person: PublicCard }) {
  const pathTo = usePath();
  const format = useFormat();
  const to = person.can.includes("open") && pathTo("employee-details", { candidateId: person.id });
  const about = [person.headline, person.location].filter(Boolean).join(" · ");
  return (
    <Box
      component="li"
      sx={{ display: "flex", gap: 3, alignItems: "center", py: 3, borderBottom: 1, borderColor: "divider" }}
    >
      <PersonAvatar name={person.name} src={person.photo_url} />
      <Box sx={{ minWidth: 0 }}>
        {to ? (
          <Link component={RouterLink} to={to} sx={{ color: "text.primary", fontWeight: 600 }}>
            {person.name}
          </Link>
        ) : (
          <Typography sx={{ fontWeight: 600 }}>{person.name}</Typography>
        )}
        {about && <Typography sx={{ color: "text.secondary" }}>{about}</Typography>}
        {person.skills.length > 0 && (
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {format.list(person.skills)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
