import Box from "@mui/material/Box";
import { type CatalogueCourse, newCatalogueCourse } from "@vaardig/contract/courses/courseCatalogue";
import { COURSE_LIMITS } from "@vaardig/contract/courses/courseFields";
import type { CourseSkill } from "@vaardig/contract/courses/courses";
import { useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { DateInput } from "../../../ui/DateInput.tsx";
import { NumberInput } from "../../../ui/NumberInput.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { VersionedForm } from "../../../ui/VersionedForm.tsx";
import {
  useAddCatalogueCourseMutation,
  useLazyListCatalogueCoursesQuery,
  useSaveCatalogueCourseMutation,
} from "../courseCatalogue.api.ts";
import { TaughtSkillsInput } from "./TaughtSkillsInput.tsx";
import { useCourseTitle } from "./useCourseTitle.ts";

type Values = z.input<typeof newCatalogueCourse>;

const toTaught = (skills: readonly CourseSkill[]) =>
  skills.map(({ skill, ...levels }) => ({ skill_id: skill.id, ...levels }));

const valuesOf = (course: CatalogueCourse): Values => ({
  title_en: course.title_en,
  title_nl: course.title_nl,
  provider_name: course.provider_name,
  description_en: course.description_en,
  description_nl: course.description_nl,
  hours: course.hours,
  price: course.price,
  next_start: course.next_start,
  url: course.url,
  skills: toTaught(course.skills),
});

const EMPTY = {
  title_en: "",
  title_nl: "",
  provider_name: "",
  description_en: "",
  description_nl: "",
  price: null,
  next_start: null,
  url: "",
  skills: [],
};

interface Props {
  /** Null for a new course. */
  course: CatalogueCourse | null;
  onClose: () => void;
}

/** Sheet of a company's course, new or existing. Mounted while open. */
export function CourseSheet({ course, onClose }: Props) {
  const { t } = useTranslation("course-catalogue");
  const { show } = useSnackbar();
  const titleOf = useCourseTitle();
  const [add] = useAddCatalogueCourseMutation();
  const [save] = useSaveCatalogueCourseMutation();
  const [read] = useLazyListCatalogueCoursesQuery();
  const form = useContractForm(newCatalogueCourse, {
    about: course?.id ?? "new",
    defaultValues: course ? valuesOf(course) : EMPTY,
  });
  const { control } = form;
  const skills = useController({ control, name: "skills" });
  const [known, setKnown] = useState<readonly CourseSkill[]>(course?.skills ?? []);
  // The form holds ids; the names are kept separately.
  const taught = skills.field.value.flatMap(({ skill_id: id, ...levels }) => {
    const skill = known.find((one) => one.skill.id === id)?.skill;
    return skill ? [{ skill, ...levels }] : [];
  });
  const title = t(course ? "form.edit" : "form.new");
  const label = (name: keyof Values) => t(`form.${name}`);
  return (
    <SideSheet open onClose={onClose} title={title} subtitle={t("form.help")}>
      <VersionedForm
        form={form}
        label={title}
        record={course}
        valuesOf={valuesOf}
        onSave={async (values, over) => {
          const saved = over
            ? await save({ body: { ...values, id: over.id, version: over.version } }).unwrap()
            : await add({ body: values }).unwrap();
          show(t(over ? "saved" : "added", { title: titleOf(saved) }));
        }}
        onSaved={onClose}
        readAgain={async (over) => {
          const now = (await read({ query: { id: over.id } }).unwrap()).data[0] ?? over;
          setKnown((before) => [...before, ...now.skills]);
          return now;
        }}
        words={{
          title: (theirs) => t("form.stale", { title: titleOf(theirs) }),
          label,
          value: (name, values) =>
            name === "skills"
              ? t("form.skill-count", { count: values.skills.length })
              : String(values[name] ?? ""),
        }}
      >
        <TextInput
          control={control}
          name="title_en"
          label={label("title_en")}
          help={t("form.title-help")}
          counter={COURSE_LIMITS.title}
          autoFocus
        />
        <TextInput
          control={control}
          name="title_nl"
          label={label("title_nl")}
          counter={COURSE_LIMITS.title}
        />
        <TextInput
          control={control}
          name="provider_name"
          label={label("provider_name")}
          help={t("form.provider-help")}
          required
        />
        <TaughtSkillsInput
          skills={taught}
          error={skills.fieldState.error ? t("form.skills-missing") : null}
          onChange={(next) => {
            setKnown((before) => [...before, ...next]);
            skills.field.onChange(toTaught(next));
          }}
        />
        <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
          <NumberInput control={control} name="hours" label={label("hours")} required />
          <NumberInput
            control={control}
            name="price"
            label={label("price")}
            help={t("form.price-help")}
            startAdornment="€"
          />
        </Box>
        <DateInput
          control={control}
          name="next_start"
          label={label("next_start")}
          help={t("form.next-start-help")}
        />
        <TextInput
          control={control}
          name="url"
          type="url"
          label={label("url")}
          help={t("form.url-help")}
          placeholder="https://"
        />
        <TextInput
          control={control}
          name="description_en"
          label={label("description_en")}
          rows={4}
          counter={COURSE_LIMITS.description}
        />
        <TextInput
          control={control}
          name="description_nl"
          label={label("description_nl")}
          rows={4}
          counter={COURSE_LIMITS.description}
        />
        <SubmitButton>{t("form.save")}</SubmitButton>
      </VersionedForm>
    </SideSheet>
  );
}
