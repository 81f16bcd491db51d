import type { JobProfileAct } from "@vaardig/contract/skill-profiles/skillProfiles";
import { useTranslation } from "react-i18next";
import { MoreMenu } from "../../../ui/ActsMenu.tsx";

const MENU = ["edit", "copy", "delete"] as const;
export type ProfileAct = (typeof MENU)[number] | "compare";

interface Props {
  name: string;
  can: readonly JobProfileAct[];
  onAct: (act: ProfileAct) => void;
}

/** Menu of further actions on a profile. */
export function ProfileMenu({ name, can, onAct }: Props) {
  const { t } = useTranslation("skill-profiles");
  const acts = MENU.filter((act) => can.includes(act));
  return (
    <MoreMenu
      label={t("head.more", { name })}
      acts={acts.map((act) => ({
        key: act,
        label: t(`head.${act}`),
        isFinal: act === "delete",
        onAct: () => onAct(act),
      }))}
    />
  );
}
