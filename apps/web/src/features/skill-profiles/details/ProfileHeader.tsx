import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { SkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { FoldingRecordHeader } from "../../../ui/FoldingRecordHeader.tsx";
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
  const owner = t(isShared ? "head.library" : "head.own");
  const facts = [
    sector,
    t("counts.people", { count: profile.people_count }),
    t("counts.roles", { count: profile.roles_count }),
  ].filter(Boolean);
  return (
    <FoldingRecordHeader
      name={title}
      about={[owner, ...facts].join(" · ")}
      chips={<StatusChip label={owner} tone={isShared ? "info" : "positive"} />}
      acts={
        <>
          <Button variant="outlined" onClick={() => onAct("compare")}>
            {t("head.compare")}
          </Button>
          {isShared && can.includes("copy") && (
            <Button variant="contained" onClick={() => onAct("copy")}>
              {t("head.use")}
            </Button>
          )}
        </>
      }
      menu={(isFolded) => <ProfileMenu profile={profile} name={title} isFolded={isFolded} onAct={onAct} />}
    >
      <Typography className="tabular" sx={{ mt: 1, color: "text.secondary" }}>
        {facts.join(" · ")}
      </Typography>
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
    </FoldingRecordHeader>
  );
}
