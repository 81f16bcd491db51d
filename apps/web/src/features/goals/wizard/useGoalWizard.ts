import { useCallback, useMemo, useState } from "react";
import { goalsSlice, type SelectedAction, type SelectedSkill } from "../goals.slice.ts";
import { type GoalValues, issuesOf, stepOf } from "./goalValues.ts";

const LAST = 4;

/** Returns the wizard's values and steps; the values are in the store, under the specification's names. */
export function useGoalWizard() {
  const [step, setStep] = goalsSlice.usePart("step");
  const [facts, setFacts] = goalsSlice.usePart("facts");
  const [skills, setSkills] = goalsSlice.usePart("selectedSkills");
  const [courses, setCourses] = goalsSlice.usePart("selectedCourses");
  const [projects, setProjects] = goalsSlice.usePart("selectedProjects");
  const [activities, setActivities] = goalsSlice.usePart("selectedActivities");
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [isServer, setServer] = useState(false);
  const actions = useMemo(() => [...courses, ...projects, ...activities], [courses, projects, activities]);
  const values: GoalValues = useMemo(() => ({ ...facts, skills, actions }), [facts, skills, actions]);

  const put = useCallback(
    ({ skills: chosen, actions: all, name, description, start_date, due_date }: GoalValues) => {
      const of = (kind: SelectedAction["kind"]) => all.filter((one) => one.kind === kind);
      setFacts({ name, description, start_date, due_date });
      setSkills(chosen);
      setCourses(of("course"));
      setProjects(of("project"));
      setActivities(of("activity"));
    },
    [setFacts, setSkills, setCourses, setProjects, setActivities],
  );
  const forget = (part: (field: string) => boolean) =>
    setIssues((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !part(field))));
  const change = (next: Partial<GoalValues>) => {
    put({ ...values, ...next });
    const changed = Object.keys(next);
    const isDate = changed.some((one) => one.endsWith("_date"));
    forget((field) => changed.includes(field.split(".")[0] ?? "") || (isDate && field.endsWith("_date")));
  };
  const show = (next: Record<string, string>, fromServer = false) => {
    setIssues(next);
    setServer(fromServer);
    return Object.keys(next).length === 0;
  };

  return {
    step,
    values,
    issues,
    /** Returns the issue of a field: a schema key or the server's message. */
    issueAt: (field: string) =>
      issues[field] === undefined
        ? undefined
        : { type: isServer ? "server" : "schema", message: issues[field] },
    put,
    change,
    goTo: setStep,
    back: () => setStep(Math.max(1, step - 1)),
    next: () => {
      if (show(issuesOf(values, step))) setStep(Math.min(LAST, step + 1));
    },
    /** Returns whether everything is valid; otherwise shows the first invalid step. */
    check: () => {
      const found = issuesOf(values, LAST);
      if (show(found)) return true;
      setStep(Math.min(...Object.keys(found).map(stepOf)));
      return false;
    },
    refuse: (fields: Record<string, string>) => {
      show(fields, true);
      setStep(Math.min(...Object.keys(fields).map(stepOf)));
    },
    addSkill: (skill: SelectedSkill) => change({ skills: [...skills, skill] }),
    addAction: (action: SelectedAction) => change({ actions: [...actions, action] }),
  };
}

export type GoalWizard = ReturnType<typeof useGoalWizard>;
