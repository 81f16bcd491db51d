import type { Named } from "@vaardig/contract/organization/organization";
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import { useLazyReadProfileSkillsQuery } from "../required-skills/vacancySkills.api.ts";

interface Fields<In extends FieldValues> {
  name: FieldPath<In>;
  /** Of the kind `RequiredSkill[]`. */
  skills: FieldPath<In>;
}

/** Fills in from a job profile: its name where there is none, its skills as long as none were chosen. */
export function useFillFromProfile<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  { name, skills }: Fields<In>,
) {
  const [readSkills] = useLazyReadProfileSkillsQuery();
  const isEmpty = (field: FieldPath<In>) => form.getValues(field).length === 0;
  const fill = (field: FieldPath<In>, value: unknown) =>
    form.setValue(field, value as FieldPathValue<In, FieldPath<In>>, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return async (profile: Named): Promise<void> => {
    if (form.getValues(name).trim() === "") fill(name, profile.name);
    if (!isEmpty(skills)) return;
    const { data } = await readSkills({ query: { job_profile_id: profile.id } }, true);
    // Someone may have chosen skills while they were read.
    if (data && isEmpty(skills)) fill(skills, data.skills);
  };
}
