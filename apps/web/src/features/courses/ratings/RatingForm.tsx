import Box from "@mui/material/Box";
import MuiRating from "@mui/material/Rating";
import Typography from "@mui/material/Typography";
import { type CourseRating, rateCourse } from "@vaardig/contract/courses/courses";
import { LIMITS } from "@vaardig/contract/limits";
import { useId } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { Form } from "../../../ui/Form.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useRateCourseMutation } from "../courses.api.ts";

interface Props {
  courseId: string;
  /** The reader's existing rating; null for a new one. */
  rating: CourseRating | null;
}

/** Form for a rating with stars and text; colleagues see it with the author's name. */
export function RatingForm({ courseId, rating }: Props) {
  const { t } = useTranslation("courses");
  const { show } = useSnackbar();
  const [rate] = useRateCourseMutation();
  const labelId = useId();
  const form = useContractForm(rateCourse.body, {
    about: courseId,
    defaultValues: {
      course_id: courseId,
      // No selection yet, which the contract rejects.
      stars: rating?.stars ?? 0,
      text: rating?.text ?? "",
      ...(rating && { version: rating.version }),
    },
  });
  const { field, fieldState } = useController({ control: form.control, name: "stars" });
  return (
    <Form
      form={form}
      label={t("ratings.yours")}
      onSubmit={async (body) => {
        await rate({ body }).unwrap();
        show(t("ratings.saved"));
      }}
    >
      <Box>
        <Typography id={labelId} sx={{ fontWeight: 500 }}>
          {t("ratings.yours")}
        </Typography>
        <MuiRating
          name={field.name}
          value={field.value || null}
          aria-labelledby={labelId}
          emptyLabelText={t("ratings.empty")}
          getLabelText={(count) => t("ratings.stars", { count })}
          onChange={(_event, value) => field.onChange(value ?? 0)}
          onBlur={field.onBlur}
          sx={{ mt: 1, color: "warning.main" }}
        />
        {fieldState.error && (
          <Typography variant="caption" component="p" role="alert" sx={{ color: "error.main" }}>
            {t("ratings.choose")}
          </Typography>
        )}
      </Box>
      <TextInput
        control={form.control}
        name="text"
        label={t("ratings.text")}
        help={t("ratings.text-help")}
        rows={3}
        counter={LIMITS.description}
      />
      <SubmitButton>{t("ratings.save")}</SubmitButton>
    </Form>
  );
}
