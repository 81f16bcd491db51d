import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { INTERVIEW_KINDS, type Interview, interviewPlan } from "@vaardig/contract/interviews/interviews";
import type { PersonRef } from "@vaardig/contract/organization/organization";
import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../lib/form/useContractForm.ts";
import { useIssueText } from "../../lib/form/useIssueText.ts";
import { useAuth } from "../../lib/libState.ts";
import { newKey } from "../../lib/newKey.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { Form } from "../../ui/Form.tsx";
import { NumberInput } from "../../ui/NumberInput.tsx";
import { SelectInput } from "../../ui/SelectInput.tsx";
import { SideSheet } from "../../ui/SideSheet.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { TextInput } from "../../ui/TextInput.tsx";
import { InterviewersField } from "./InterviewersField.tsx";
import {
  useChangeInterviewMutation,
  useListClashesQuery,
  useOfferInterviewMutation,
} from "./interviews.api.ts";
import { SlotPicker } from "./SlotPicker.tsx";
import { suggestSlots } from "./suggestSlots.ts";

/** Times that a new offer begins with. */
const OFFERED = 3;

interface Props {
  applicationId: string;
  applicant: { id: string; name: string };
  /** The edited interview; absent for a new one. */
  interview?: Interview;
  /** Called when the interview has changed meanwhile. */
  onRefused: () => void;
  onClose: () => void;
}

/** Sheet to offer times for a new interview, or new times for an existing one. */
export function InterviewSheet({ applicationId, applicant, interview, onRefused, onClose }: Props) {
  const { t } = useTranslation(["interviews", "common"]);
  const { show } = useSnackbar();
  const { user } = useAuth();
  const issueText = useIssueText();
  const [offer] = useOfferInterviewMutation();
  const [change] = useChangeInterviewMutation();
  const [idempotencyKey] = useState(newKey);
  const [people, setPeople] = useState<PersonRef[]>(
    interview?.interviewers ??
      (user ? [{ id: user.id, name: `${user.first_name} ${user.last_name}`.trim(), photo_url: null }] : []),
  );
  const form = useContractForm(interviewPlan, {
    defaultValues: {
      title: interview?.title ?? t("first-title"),
      kind: interview?.kind ?? "video",
      place: interview?.place ?? "",
      minutes: interview?.minutes ?? 45,
      slots: [],
      interviewer_ids: people.map(({ id }) => id),
    },
    about: interview?.id ?? applicationId,
  });
  const [kind = "video", typedMinutes, slots = []] = useWatch({
    control: form.control,
    name: ["kind", "minutes", "slots"],
  });
  const { errors, isSubmitted } = form.formState;
  const minutes = Number(typedMinutes) || 0;
  const isFilled = useRef(false);
  const [suggested] = useState(() => suggestSlots(new Date()).map((at) => at.toISOString()));
  const clashes = useListClashesQuery(
    {
      query: {
        interviewer_ids: people.map(({ id }) => id),
        // Sorted, so that an added suggestion sends no new request.
        slots: [...new Set([...slots, ...suggested])].sort(),
        minutes: Math.min(Math.max(minutes, 10), 480),
        ...(interview && { except: interview.id }),
      },
    },
    { skip: people.length === 0 },
  );
  const busyAt = (slot: string) =>
    (clashes.data?.data ?? [])
      .filter(({ starts_at: at }) => Date.parse(at) === Date.parse(slot))
      .map(({ person }) => person.name);
  // A new offer begins with the first suggested times at which everyone is free; each can be removed.
  const free = clashes.data && suggested.filter((slot) => busyAt(slot).length === 0);
  useEffect(() => {
    if (isFilled.current || interview || !free) return;
    isFilled.current = true;
    if (form.getValues("slots").length === 0) form.setValue("slots", free.slice(0, OFFERED));
  });
  const touched = () => ({ shouldDirty: true, shouldValidate: isSubmitted });
  const title = t(interview ? "change-title" : "offer-title", { name: applicant.name });
  return (
    <SideSheet open onClose={onClose} title={title} width={560}>
      <Form
        form={form}
        label={title}
        onSubmit={async (plan) => {
          const sent = interview
            ? change({ body: { ...plan, id: interview.id, version: interview.version }, idempotencyKey })
            : offer({ body: { ...plan, application_id: applicationId }, idempotencyKey });
          await sent.unwrap().catch((error: unknown) => {
            onRefused();
            throw error;
          });
          show(t("offered", { name: applicant.name }));
          onClose();
        }}
      >
        {interview?.status === "booked" && <Alert severity="warning">{t("change-booked")}</Alert>}
        <TextInput control={form.control} name="title" label={t("title")} required />
        <Box sx={{ display: "grid", gap: 5, gridTemplateColumns: { sm: "2fr 1fr" } }}>
          <SelectInput
            control={form.control}
            name="kind"
            label={t("kind")}
            options={INTERVIEW_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            required
          />
          <NumberInput control={form.control} name="minutes" label={t("minutes")} required />
        </Box>
        <TextInput control={form.control} name="place" label={t(`places.${kind}`)} help={t("place-help")} />
        <InterviewersField
          people={people}
          applicantId={applicant.id}
          onChange={(next) => {
            setPeople(next);
            const ids = next.map(({ id }) => id);
            form.setValue("interviewer_ids", ids, touched());
          }}
          error={issueText(errors.interviewer_ids)}
        />
        <SlotPicker
          slots={slots}
          minutes={minutes}
          suggested={suggested}
          isLooking={clashes.isFetching}
          onChange={(next) => form.setValue("slots", next, touched())}
          busyAt={busyAt}
          error={issueText(errors.slots)}
        />
        <SubmitButton>{t("send-offer", { count: slots.length })}</SubmitButton>
      </Form>
    </SideSheet>
  );
}
