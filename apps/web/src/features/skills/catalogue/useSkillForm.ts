import type { SimilarSkill, SkillDetail } from "@vaardig/contract/skills/skillCatalogue";
import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useAddSkillMutation } from "../../../shared/skills/skills.api.ts";
import { useLazyGetCatalogueSkillQuery, useSaveSkillMutation } from "../catalogue.api.ts";
import { bodyOf, NEW_SKILL, type SkillValues, valuesOf } from "./skillValues.ts";

export interface SkillForm {
  form: UseFormReturn<SkillValues, unknown, SkillValues>;
  onSave: (values: SkillValues, over: SkillDetail | null) => Promise<unknown>;
  readAgain: (over: SkillDetail) => Promise<SkillDetail>;
  /** Existing skills similar to a new one; submitting again adds it anyway. */
  similar: readonly SimilarSkill[];
}

/** Returns a form that adds or edits a skill; similar skills of a new one are shown first. */
export function useSkillForm(of: SkillDetail | null, onDone: () => void): SkillForm {
  const { t } = useTranslation("skill-catalogue");
  const { show } = useSnackbar();
  const [add] = useAddSkillMutation();
  const [save] = useSaveSkillMutation();
  const [read] = useLazyGetCatalogueSkillQuery();
  const [found, setFound] = useState<{ similar: readonly SimilarSkill[]; about: string } | null>(null);
  const form = useForm<SkillValues, unknown, SkillValues>({ defaultValues: of ? valuesOf(of) : NEW_SKILL });

  const namesOf = ({ name_en, name_nl, aliases_en, aliases_nl }: SkillValues) =>
    JSON.stringify([name_en, name_nl, aliases_en, aliases_nl]);
  // Similar skills are valid only for the names they were searched for.
  const similar = found?.about === namesOf(form.watch()) ? found.similar : [];

  const create = async (values: SkillValues) => {
    const anyway = similar.length > 0 ? { create_anyway: true } : {};
    const answer = await add({ body: { ...bodyOf(values), ...anyway } }).unwrap();
    if (!answer.skill) {
      setFound({ similar: answer.similar, about: namesOf(values) });
      return false;
    }
    const { name, status } = answer.skill;
    show(t(status === "approved" ? "edit.added" : "edit.proposed", { name }));
    onDone();
    return true;
  };
  const change = async (values: SkillValues, { id, version }: SkillDetail) => {
    const { name } = await save({ body: { ...bodyOf(values), id, version } }).unwrap();
    show(t("edit.saved", { name }));
    onDone();
  };
  return {
    form,
    onSave: (values, over) => (over ? change(values, over) : create(values)),
    readAgain: ({ id }) => read({ query: { id } }).unwrap(),
    similar,
  };
}
