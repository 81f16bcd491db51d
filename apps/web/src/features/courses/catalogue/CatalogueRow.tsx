import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { CatalogueCourse } from "@vaardig/contract/courses/courseCatalogue";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNotifyErrors } from "../../../lib/useNotifyErrors.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import {
  useRemoveCatalogueCourseMutation,
  useRestoreCatalogueCourseMutation,
} from "../courseCatalogue.api.ts";
import { CourseFacts } from "../parts/CourseFacts.tsx";
import { TaughtSkills } from "../parts/TaughtSkills.tsx";
import { useCourseTitle } from "./useCourseTitle.ts";

interface Props {
  course: CatalogueCourse;
  onEdit: () => void;
}

/** A course of the company with its number of participants: edit, or stop offering. */
export function CatalogueRow({ course, onEdit }: Props) {
  const { t } = useTranslation(["course-catalogue", "common"]);
  const { show } = useSnackbar();
  const notifyErrors = useNotifyErrors();
  const [remove, removing] = useRemoveCatalogueCourseMutation();
  const [restore, restoring] = useRestoreCatalogueCourseMutation();
  const [asks, setAsks] = useState(false);
  const title = useCourseTitle()(course);
  const { id, version, can, feed, people, removed } = course;
  const body = { id, version };
  const about = [
    feed && t("course-catalogue:from-feed", { feed }),
    people > 0 && t("course-catalogue:people", { count: people }),
  ].filter(Boolean);
  return (
    <Card
      component="li"
      sx={{
        p: { xs: 4, sm: 5 },
        display: "grid",
        gap: 4,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) auto" },
      }}
    >
      <Box sx={{ minWidth: 0, display: "grid", gap: 2 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
            {title}
          </Typography>
          {removed && <StatusChip label={t("course-catalogue:removed")} tone="neutral" />}
        </Box>
        <CourseFacts course={course} />
        <TaughtSkills skills={course.skills} />
        {about.length > 0 && (
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {about.join(" · ")}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, justifyContent: { md: "flex-end" } }}>
        {can.includes("remove") && (
          <Button aria-label={t("course-catalogue:remove-named", { title })} onClick={() => setAsks(true)}>
            {t("course-catalogue:remove")}
          </Button>
        )}
        {can.includes("restore") && (
          <Button
            disabled={restoring.isLoading}
            aria-label={t("course-catalogue:restore-named", { title })}
            onClick={() =>
              void notifyErrors(async () => {
                await restore({ body }).unwrap();
                show(t("course-catalogue:restored", { title }));
              })
            }
          >
            {t("course-catalogue:restore")}
          </Button>
        )}
        {can.includes("edit") && (
          <Button
            variant="outlined"
            aria-label={t("course-catalogue:edit-named", { title })}
            onClick={onEdit}
          >
            {t("course-catalogue:edit")}
          </Button>
        )}
      </Box>
      {asks && (
        <ActionDialog
          title={t("course-catalogue:remove-question", { title })}
          confirm={t("course-catalogue:remove")}
          focus="cancel"
          isBusy={removing.isLoading}
          onConfirm={() =>
            void notifyErrors(async () => {
              await remove({ body }).unwrap();
              setAsks(false);
              show(t("course-catalogue:removed-done", { title }));
            })
          }
          onClose={() => setAsks(false)}
        >
          <Typography sx={{ color: "text.secondary" }}>{t("course-catalogue:remove-help")}</Typography>
        </ActionDialog>
      )}
    </Card>
  );
}
