import Button from "@mui/material/Button";
import type { MatchedCourse } from "@vaardig/contract/courses/courses";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CourseLevel } from "../../../shared/courses/courseChoices.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { STATE_TONES } from "./stateTones.ts";
import { useCourseActs } from "./useCourseActs.ts";

interface Props {
  course: Pick<MatchedCourse, "id" | "title" | "can" | "enrolment">;
  skillId: string;
  level: CourseLevel;
  /** Renders the start button as the primary action. */
  isMain?: boolean;
  /** Called after a change. */
  onChanged: () => void;
}

/** Actions on a matched course: start or save; for an enrolment, its state. */
export function MatchedActs({ course, skillId, level, isMain = false, onChanged }: Props) {
  const { t } = useTranslation("courses");
  const { start, plan } = useCourseActs();
  const [isBusy, setBusy] = useState(false);
  const chosen = { courseId: course.id, skillId, level };
  const run = async (act: typeof start) => {
    if (isBusy) return;
    setBusy(true);
    const isDone = await act(chosen, course.title);
    setBusy(false);
    if (isDone) onChanged();
  };
  return (
    <>
      {course.enrolment && (
        <StatusChip
          label={t(`states.${course.enrolment.state}`)}
          tone={STATE_TONES[course.enrolment.state]}
        />
      )}
      {course.can.includes("plan") && (
        <Button
          aria-disabled={isBusy}
          onClick={() => void run(plan)}
          aria-label={t("plan-named", { title: course.title })}
        >
          {t("plan")}
        </Button>
      )}
      {course.can.includes("start") && (
        <Button
          variant={isMain ? "contained" : "outlined"}
          aria-disabled={isBusy}
          onClick={() => void run(start)}
          aria-label={t("start-named", { title: course.title })}
        >
          {t("start")}
        </Button>
      )}
    </>
  );
}
