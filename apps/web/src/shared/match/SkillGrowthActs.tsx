import Button from "@mui/material/Button";
import type { MatchSheet } from "@vaardig/contract/matching";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePath } from "../../lib/usePath.ts";
import { RequestConfirmationButton } from "../confirmations/RequestConfirmationButton.tsx";
import { CoursesLink } from "../courses/CoursesLink.tsx";
import { MakeGoalButton } from "../goals/MakeGoalButton.tsx";
import { WishButton } from "../skills/WishButton.tsx";

export type LiftChange = Pick<NonNullable<MatchSheet["lift"]>["changes"][number], "skill" | "from" | "to">;

interface Props {
  change: LiftChange;
  /** Id of the job profile that a goal aims at. */
  jobProfile?: string | null | undefined;
}

/** The reader's acts on a skill of the own match: those that lead to the level, as far as the role has them. */
export function SkillGrowthActs({ change, jobProfile }: Props) {
  const { t } = useTranslation("match");
  const mySkills = usePath()("your-skills");
  const { skill, from, to } = change;
  // A level that is there already needs no goal: stated again or confirmed, it counts in full.
  const isThere = from === to;
  return (
    // Words of other parts come later than the sheet, which stays.
    <Suspense fallback={null}>
      {isThere
        ? mySkills && (
            <Button
              component={Link}
              to={mySkills}
              size="small"
              aria-label={t("grow.update-named", { name: skill.name })}
            >
              {t("grow.update")}
            </Button>
          )
        : [
            <WishButton key="wish" skill={skill} />,
            <MakeGoalButton
              key="goal"
              name={skill.name}
              start={{ skills: [{ id: skill.id, level: to }], ...(jobProfile && { jobProfile }) }}
            />,
            <CoursesLink key="courses" skill={skill} have={from} />,
          ]}
      <RequestConfirmationButton skill={skill} level={to} />
    </Suspense>
  );
}
