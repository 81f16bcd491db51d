import type { SkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { useTranslation } from "react-i18next";
import { useRatingText } from "../../../shared/required-skills/useRatingText.ts";
import { mergeLists, type SkillDraft, type SkillList } from "../../../shared/skills/skillList.ts";
import { ConflictDialog } from "../../../ui/ConflictDialog.tsx";
import type { OpenProfile } from "../skillProfile.slice.ts";

interface Props {
  open: OpenProfile;
  theirs: SkillProfile;
  isBusy: boolean;
  onUseTheirs: () => void;
  onKeepMine: (skills: SkillList) => void;
  onClose: () => void;
}

/** Both versions of a profile's skills that two people changed, by skill. */
export function SkillsConflict({ open, theirs, isBusy, onUseTheirs, onKeepMine, onClose }: Props) {
  const { t } = useTranslation("skill-profiles");
  const words = useRatingText();
  const { conflicts, taken, merged } = mergeLists(open.stored.skills, open.skills, theirs.skills);
  const find = (list: SkillList, id: string): SkillDraft | undefined =>
    list.find(({ skill }) => skill.id === id);
  const nameOf = (id: string) =>
    [theirs.skills, open.skills, open.stored.skills].flatMap((list) => find(list, id)?.skill.name ?? [])[0] ??
    "";
  const wordsOf = (list: SkillList, id: string) => {
    const entry = find(list, id);
    return entry ? words(entry) : t("save.not-asked");
  };
  return (
    <ConflictDialog
      title={t("save.conflict", { name: theirs.name })}
      conflicts={conflicts.map((id) => ({
        name: id,
        label: nameOf(id),
        theirs: wordsOf(theirs.skills, id),
        mine: wordsOf(open.skills, id),
      }))}
      taken={taken.map(nameOf)}
      isBusy={isBusy}
      onUseTheirs={onUseTheirs}
      onKeepMine={() => onKeepMine(merged)}
      onClose={onClose}
    />
  );
}
