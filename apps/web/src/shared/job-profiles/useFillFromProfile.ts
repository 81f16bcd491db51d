import type { Named } from "@vaardig/contract/organization/organization";
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import { useLazyReadProfileSkillsQuery } from "../required-skills/jobSkills.api.ts";

interface Fields<In extends FieldValues> {
  name: FieldPath<In>;
  /** Path of a field with `RequiredSkill[]`. */
  skills: FieldPath<In>;
}

/**
 * Returns a function that fills the form from a job profile: the name when empty, the skills when none are
 * selected.
 */
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
    // Skills may have been selected during the request.
    if (data && isEmpty(skills)) fill(skills, data.skills);
  };
}
