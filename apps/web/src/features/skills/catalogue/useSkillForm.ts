import type { SimilarSkill, SkillDetail } from "@vaardig/contract/skillCatalogue";
import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/apiError.ts";
import { mergeVersions } from "../../../lib/mergeVersions.ts";
import { useAddSkillMutation } from "../../../lib/skills.api.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useLazyGetCatalogueSkillQuery, useSaveSkillMutation } from "../catalogue.api.ts";
import { bodyOf, NEW_SKILL, type SkillValues, valuesOf, wordsOf } from "./skillValues.ts";

interface Shown {
  name: string;
  label: string;
  theirs: string;
  mine: string;
}

export interface SkillForm {
  form: UseFormReturn<SkillValues, unknown, SkillValues>;
  submit: (values: SkillValues) => Promise<void>;
  /** What a new skill looks like; the next submit adds it all the same. */
  similar: readonly SimilarSkill[];
  /** Both versions, when somebody else saved meanwhile. */
  conflict: { conflicts: Shown[]; taken: string[] } | null;
  useTheirs: () => void;
  keepMine: () => Promise<void>;
}

/** A form that adds a skill or changes one: near ones are shown first, and both versions when two people save. */
export function useSkillForm(of: SkillDetail | null, onDone: () => void): SkillForm {
  const { t } = useTranslation("skill-catalogue");
  const { show } = useSnackbar();
  const [add] = useAddSkillMutation();
  const [save] = useSaveSkillMutation();
  const [read] = useLazyGetCatalogueSkillQuery();
  const [base, setBase] = useState(of);
  const [theirs, setTheirs] = useState<SkillDetail | null>(null);
  const [found, setFound] = useState<{ similar: readonly SimilarSkill[]; about: string } | null>(null);
  const form = useForm<SkillValues, unknown, SkillValues>({ defaultValues: of ? valuesOf(of) : NEW_SKILL });

  const namesOf = ({ name_en, name_nl, aliases_en, aliases_nl }: SkillValues) =>
    JSON.stringify([name_en, name_nl, aliases_en, aliases_nl]);
  // What was found was about these names; other names are looked at again.
  const similar = found?.about === namesOf(form.watch()) ? found.similar : [];

  const create = async (values: SkillValues) => {
    const anyway = similar.length > 0 ? { create_anyway: true } : {};
    const answer = await add({ body: { ...bodyOf(values), ...anyway } }).unwrap();
    if (!answer.skill) {
      setFound({ similar: answer.similar, about: namesOf(values) });
      return;
    }
    const { name, status } = answer.skill;
    show(t(status === "approved" ? "edit.added" : "edit.proposed", { name }));
    onDone();
  };
  const change = async (values: SkillValues, over: SkillDetail) => {
    const { id, version } = over;
    try {
      const { name } = await save({ body: { ...bodyOf(values), id, version } }).unwrap();
      show(t("edit.saved", { name }));
      onDone();
    } catch (error) {
      if (!isApiError(error) || error.code !== "stale_version") throw error;
      setTheirs(await read({ query: { id } }).unwrap());
    }
  };

  const merge =
    theirs && base && mergeVersions({ ...valuesOf(base) }, { ...form.getValues() }, { ...valuesOf(theirs) });
  const labelOf = (name: keyof SkillValues) => t(`fields.${name}`);
  return {
    form,
    submit: (values) => (base ? change(values, base) : create(values)),
    similar,
    conflict: merge &&
      theirs && {
        conflicts: merge.conflicts.map((name) => ({
          name,
          label: labelOf(name),
          theirs: wordsOf(valuesOf(theirs)[name]),
          mine: wordsOf(form.getValues(name)),
        })),
        taken: merge.taken.map(labelOf),
      },
    useTheirs: () => {
      if (theirs) form.reset(valuesOf(theirs));
      setBase(theirs);
      setTheirs(null);
    },
    keepMine: async () => {
      if (!merge || !theirs) return;
      const over = theirs;
      form.reset(merge.merged, { keepDefaultValues: true });
      setBase(over);
      setTheirs(null);
      await change(merge.merged, over).catch((error: unknown) => {
        show(isApiError(error) ? error.message : undefined, "error");
      });
    },
  };
}
