import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { SkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { type ProfileAct, ProfileMenu } from "./ProfileMenu.tsx";

interface Props {
  profile: SkillProfile;
  title: string;
  onAct: (act: ProfileAct) => void;
}

/** Header of a job profile: name, owner, origin, holders and actions. */
export function ProfileHeader({ profile, title, onAct }: Props) {
  const { t } = useTranslation("skill-profiles");
  const pathTo = usePath();
  const { is_shared: isShared, sector, description, made_from: origin, can } = profile;
  const originPath = origin && pathTo("skill-profile-details", { id: origin.id });
  const note = isShared ? can.includes("copy") && "head.library-note" : can.length === 0 && "head.read-note";
  return (
    <Box
      component="header"
      sx={{ mb: 6, display: "flex", flexWrap: "wrap", gap: 4, alignItems: "flex-start" }}
    >
      <Box sx={{ flex: "1 1 320px", minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: "anywhere" }}>
          {title}
        </Typography>
        <Box sx={{ mt: 2, display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" }}>
          <StatusChip
            label={t(isShared ? "head.library" : "head.own")}
            tone={isShared ? "info" : "positive"}
          />
          <Typography className="tabular" sx={{ color: "text.secondary" }}>
            {[
              sector,
              t("counts.people", { count: profile.people_count }),
              t("counts.roles", { count: profile.roles_count }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </Typography>
        </Box>
        <Typography sx={{ mt: 3, maxWidth: 720, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {description || t("head.no-description")}
        </Typography>
        {origin && (
          <Typography sx={{ mt: 2, color: "text.secondary" }}>
            {t("head.made-from")}{" "}
            {originPath ? (
              <Link component={RouterLink} to={originPath}>
                {origin.name}
              </Link>
            ) : (
              origin.name
            )}
          </Typography>
        )}
        {note && <Typography sx={{ mt: 3, maxWidth: 720, color: "text.secondary" }}>{t(note)}</Typography>}
      </Box>
      <Box
        sx={{
          display: "flex",
          gap: 2,
          alignItems: "center",
          // When stacked, the primary button is first.
          flexWrap: { xs: "wrap-reverse", sm: "wrap" },
          width: { xs: isShared ? "100%" : "auto", sm: "auto" },
          "& > .MuiButton-root": { flex: { xs: isShared ? "1 1 auto" : "none", sm: "none" } },
        }}
      >
        <Button variant="outlined" onClick={() => onAct("compare")}>
          {t("head.compare")}
        </Button>
        {isShared && can.includes("copy") && (
          <Button variant="contained" onClick={() => onAct("copy")}>
            {t("head.use")}
          </Button>
        )}
        {!isShared && <ProfileMenu name={title} can={can} onAct={onAct} />}
      </Box>
    </Box>
  );
}
