import AvatarGroup from "@mui/material/AvatarGroup";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { TalentPool } from "@vaardig/contract/talent-pools/talentPools";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";

interface Props {
  pool: TalentPool;
  /** Number of people who match an open job well; undefined while loading. */
  fitting: number | undefined;
}

/** Card of a talent pool: purpose, people, owner, and matches with open jobs. */
export function PoolCard({ pool, fitting }: Props) {
  const { t } = useTranslation("talent-pools");
  const path = usePath()("talent-pool-profile", { talentPoolId: pool.id });
  const isOpen = pool.can.includes("open") && path;
  const owner = pool.owner_name ?? "";
  return (
    <Card component="li" sx={{ p: 5, display: "flex", flexDirection: "column", gap: 3 }}>
      <Box>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
          {isOpen ? (
            <Link component={RouterLink} to={path} underline="hover" sx={{ color: "text.primary" }}>
              {pool.name}
            </Link>
          ) : (
            pool.name
          )}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {isOpen ? t("owned", { name: owner }) : t("closed", { name: owner })}
        </Typography>
      </Box>
      {pool.description && (
        <Typography
          sx={{
            color: "text.secondary",
            overflowWrap: "anywhere",
            display: "-webkit-box",
            overflow: "hidden",
            WebkitLineClamp: 2,
            WebkitBoxOrient: "vertical",
          }}
        >
          {pool.description}
        </Typography>
      )}
      <Box sx={{ mt: "auto", pt: 2, display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" }}>
        {pool.faces.length > 0 && (
          <AvatarGroup spacing={6} sx={{ "& .MuiAvatar-root": { borderColor: "background.paper" } }}>
            {pool.faces.map((person) => (
              <PersonAvatar key={person.id} name={person.name} src={person.photo_url} size={32} />
            ))}
          </AvatarGroup>
        )}
        <Typography className="tabular">{t("people", { count: pool.people_count })}</Typography>
      </Box>
      {fitting !== undefined && pool.people_count > 0 && (
        <Box>
          <StatusChip label={t("fitting", { count: fitting })} tone={fitting > 0 ? "positive" : "neutral"} />
        </Box>
      )}
    </Card>
  );
}
