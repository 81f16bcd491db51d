import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { MyCourse } from "@vaardig/contract/courses/courses";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { levelOfCode } from "../../../shared/courses/courseChoices.ts";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";
import { CompleteDialog, type ReachedLevels } from "./CompleteDialog.tsx";
import { useCourseActs } from "./useCourseActs.ts";

interface Props {
  course: MyCourse;
  /** Renders the first button as the primary action. */
  isMain?: boolean;
  onCompleted?: (course: MyCourse) => void;
  onRemoved?: () => void;
}

/** Actions on an enrolment: start, complete, remove. */
export function MyCourseActs({ course, isMain = false, onCompleted, onRemoved }: Props) {
  const { t } = useTranslation("courses");
  const acts = useCourseActs();
  const [asks, setAsks] = useState<"complete" | "remove" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { title, can } = course;
  const variant = isMain ? "contained" : "outlined";
  const run = async (act: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    await act();
    setBusy(false);
    setAsks(null);
  };
  const start = () =>
    acts.start(
      { courseId: course.course_id, skillId: course.skill.id, level: levelOfCode(course.level) },
      title,
    );
  const complete = async (levels: ReachedLevels) => {
    const completed = await acts.complete(course, levels);
    if (completed) onCompleted?.(completed);
  };
  const remove = async () => {
    if (await acts.remove(course)) onRemoved?.();
  };
  return (
    <>
      {can.includes("delete") && (
        <Button aria-label={t("remove-named", { title })} onClick={() => setAsks("remove")}>
          {t("remove")}
        </Button>
      )}
      {can.includes("start") && (
        <Button
          variant={variant}
          aria-disabled={isBusy}
          aria-label={t("start-named", { title })}
          onClick={() => void run(start)}
        >
          {t("start")}
        </Button>
      )}
      {can.includes("complete") && (
        <Button
          variant={variant}
          aria-label={t("complete-named", { title })}
          onClick={() => setAsks("complete")}
        >
          {t("complete")}
        </Button>
      )}
      {asks === "complete" && (
        <CompleteDialog
          course={course}
          isBusy={isBusy}
          onConfirm={(levels) => void run(() => complete(levels))}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === "remove" && (
        <ActionDialog
          title={t("remove-question", { title })}
          confirm={t("remove-course")}
          isDangerous
          focus="cancel"
          isBusy={isBusy}
          onConfirm={() => void run(remove)}
          onClose={() => setAsks(null)}
        >
          <Typography sx={{ color: "text.secondary" }}>{t("remove-help")}</Typography>
        </ActionDialog>
      )}
    </>
  );
}
