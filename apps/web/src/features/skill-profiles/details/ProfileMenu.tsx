import type { SkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { useTranslation } from "react-i18next";
import { MoreMenu } from "../../../ui/ActsMenu.tsx";

const MENU = ["edit", "copy", "delete"] as const;
export type ProfileAct = (typeof MENU)[number] | "compare";

interface Props {
  profile: SkillProfile;
  name: string;
  /** True where the buttons beside it are in the menu too. */
  isFolded: boolean;
  onAct: (act: ProfileAct) => void;
}

/** Menu of further actions on a profile; one of the library is only copied, which is a button. */
export function ProfileMenu({ profile, name, isFolded, onAct }: Props) {
  const { t } = useTranslation("skill-profiles");
  const { can, is_shared: isShared } = profile;
  const acts = MENU.filter((act) => can.includes(act) && (!isShared || (isFolded && act === "copy")));
  return (
    <MoreMenu
      label={t("head.more", { name })}
      acts={[
        ...(isFolded ? [{ key: "compare", label: t("head.compare"), onAct: () => onAct("compare") }] : []),
        ...acts.map((act) => ({
          key: act,
          label: t(isShared && act === "copy" ? "head.use" : `head.${act}`),
          isFinal: act === "delete",
          onAct: () => onAct(act),
        })),
      ]}
    />
  );
}
