import TextField from "@mui/material/TextField";
import { TASK_TYPES } from "@vaardig/contract/applications/pipeline";
import { type CandidateTask, candidateTaskBody } from "@vaardig/contract/candidates/candidateTasks";
import { LIMITS } from "@vaardig/contract/limits";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../lib/form/useContractForm.ts";
import { localDay } from "../../lib/language/localDay.ts";
import { momentOf, typedMomentOf } from "../../lib/language/typedMoment.ts";
import { useAuth } from "../../lib/libState.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { DateInput } from "../../ui/DateInput.tsx";
import { Form } from "../../ui/Form.tsx";
import { MomentField } from "../../ui/MomentField.tsx";
import { SelectInput } from "../../ui/SelectInput.tsx";
import { SideSheet } from "../../ui/SideSheet.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { TextInput } from "../../ui/TextInput.tsx";
import { useListCandidateFiltersQuery } from "../people/candidateFilters.api.ts";
import { useAddCandidateTaskMutation, useSaveCandidateTaskMutation } from "./tasks.api.ts";

interface Props {
  userId: string;
  /** Null for a new task. */
  task: CandidateTask | null;
  /** Jobs that a task may be about. */
  vacancies: readonly { id: string; name: string }[];
  /** Id of the job that a new task is about. */
  vacancyId?: string | undefined;
  onClose: () => void;
}

const body = candidateTaskBody.pick({ title: true, type: true, activity_date: true, description: true });

/** Sheet to edit a task. */
export function TaskSheet({ userId, task, vacancies, vacancyId: about, onClose }: Props) {
  const { t } = useTranslation(["tasks", "common"]);
  const { show } = useSnackbar();
  const [add] = useAddCandidateTaskMutation();
  const [save] = useSaveCandidateTaskMutation();
  const [vacancyId, setVacancyId] = useState((task ? task.vacancy?.id : about) ?? "");
  const [reminder, setReminder] = useState(typedMomentOf(task?.remind_at ?? null));
  const [isTold, setTold] = useState(false);
  const recruiters = useListCandidateFiltersQuery().data?.recruiters ?? [];
  const { user } = useAuth();
  const [assignee, setAssignee] = useState(task?.assignee?.id ?? user?.id ?? "");
  const form = useContractForm(body, {
    defaultValues: {
      title: task?.title ?? "",
      type: task?.type ?? "to-do",
      activity_date: task?.activity_date ?? "",
      description: task?.description ?? "",
    },
    ...(task && { about: task.id }),
  });
  const day = useWatch({ control: form.control, name: "activity_date" });
  const isLate = day !== "" && !task?.done_at && day < localDay();
  const remindAt = momentOf(reminder);
  const isUnclear = remindAt === null && reminder.day + reminder.time !== "";
  // An unchanged past reminder, which is already being sent, is allowed.
  const isKept = JSON.stringify(reminder) === JSON.stringify(typedMomentOf(task?.remind_at ?? null));
  const isGone = remindAt !== null && !isKept && new Date(remindAt) <= new Date();
  const known = task?.vacancy && !vacancies.some(({ id }) => id === task.vacancy?.id) ? [task.vacancy] : [];
  const gone =
    task?.assignee && !recruiters.some(({ id }) => id === task.assignee?.id) ? [task.assignee] : [];
  const assignees = [...recruiters, ...gone];
  const title = t(task ? "edit-title" : "add");
  return (
    <SideSheet open onClose={onClose} title={title}>
      <Form
        form={form}
        label={title}
        onSubmit={async (values) => {
          if (isGone || isUnclear) {
            setTold(true);
            return;
          }
          const given = {
            ...values,
            vacancy_id: vacancyId || null,
            remind_at: isKept ? (task?.remind_at ?? null) : remindAt,
            // A former colleague stays assigned, but cannot be assigned again.
            ...(assignee !== task?.assignee?.id && assignee !== "" && { assignee_id: assignee }),
          };
          if (task) await save({ body: { ...given, id: task.id, version: task.version } }).unwrap();
          else await add({ body: { ...given, user_id: userId } }).unwrap();
          show(t(task ? "saved" : "added"));
          onClose();
        }}
      >
        <TextInput control={form.control} name="title" label={t("fields.title")} required autoFocus />
        <SelectInput
          control={form.control}
          name="type"
          label={t("fields.type")}
          required
          options={TASK_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <DateInput
          control={form.control}
          name="activity_date"
          label={t("fields.activity_date")}
          help={isLate ? t("past-day") : undefined}
          required
        />
        <MomentField
          label={t("fields.remind_at")}
          error={isGone ? t("past-reminder") : isUnclear && isTold ? t("common:moment-unclear") : undefined}
          help={t("remind-help")}
          min={localDay()}
          value={reminder}
          onChange={setReminder}
        />
        <TextField
          select
          label={t("fields.assignee")}
          value={assignee}
          onChange={({ target }) => setAssignee(target.value)}
          slotProps={{ select: { native: true } }}
        >
          {assignees.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === user?.id ? t("you", { name }) : name}
            </option>
          ))}
        </TextField>
        <TextField
          select
          label={t("fields.vacancy")}
          value={vacancyId}
          onChange={({ target }) => setVacancyId(target.value)}
          slotProps={{ select: { native: true } }}
        >
          <option value="">{t("no-vacancy")}</option>
          {[...vacancies, ...known].map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
        <TextInput
          control={form.control}
          name="description"
          label={t("fields.description")}
          rows={4}
          counter={LIMITS.description}
        />
        <SubmitButton>{t("save")}</SubmitButton>
      </Form>
    </SideSheet>
  );
}
