import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import type { MyCourse } from "@vaardig/contract/courses/courses";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

type Progress = Pick<MyCourse, "state" | "started_at" | "completed_at" | "removed" | "certificate_id">;

/** Start and completion dates of a course, and whether it is still offered. */
export function CourseProgress({ course }: { course: Progress }) {
  const { t } = useTranslation("courses");
  const format = useFormat();
  const { completed_at: completed, started_at: started } = course;
  const when = () => {
    if (completed)
      return t(course.certificate_id ? "completed-with" : "completed-on", { date: format.date(completed) });
    return started ? t("started-on", { date: format.date(started) }) : null;
  };
  return (
    <>
      {when() && (
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {when()}
        </Typography>
      )}
      {course.removed && course.state !== "completed" && <Alert severity="info">{t("removed-course")}</Alert>}
    </>
  );
}
