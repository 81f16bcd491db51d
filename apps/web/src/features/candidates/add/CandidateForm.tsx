import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { newCandidateFields, type ResumeReading } from "@vaardig/contract/candidates/candidateList";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useUploadFileMutation } from "../../../lib/api/files.api.ts";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { newKey } from "../../../lib/newKey.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ReviewList } from "../../../shared/resume-review/ReviewList.tsx";
import { Form } from "../../../ui/Form.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { useAddCandidateMutation } from "../candidates.api.ts";
import { ContactFields } from "./ContactFields.tsx";
import { DuplicatesNotice } from "./DuplicatesNotice.tsx";
import { chosenOf, useReadingReview } from "./useReadingReview.ts";

/** Extracted data with its source file. */
export interface UploadedResume {
  reading: ResumeReading;
  file: File;
}

interface Props {
  resume?: UploadedResume;
  onAdded: (person: { id: string; name: string }) => void;
}

const NOTHING: ResumeReading = {
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
  location: "",
  headline: "",
  experience: [],
  education: [],
  languages: [],
  certificates: [],
  skills: [],
  unlinked: [],
  recognized: false,
  written_in: null,
};

/** Form of a new candidate: identity, and the data to take over from a résumé. */
export function CandidateForm({ resume, onAdded }: Props) {
  const { t } = useTranslation("candidates");
  const { show } = useSnackbar();
  const reading = resume?.reading ?? NOTHING;
  const review = useReadingReview(reading);
  const [consent, setConsent] = useState(false);
  const [key] = useState(newKey);
  const [add] = useAddCandidateMutation();
  const [upload] = useUploadFileMutation();
  const { first_name, last_name, email, phone, location, headline } = reading;
  const form = useContractForm(newCandidateFields, {
    defaultValues: { first_name, last_name, email, phone, location, headline },
  });
  const given = useWatch({ control: form.control });
  const text = (value: string | null | undefined) => value ?? "";
  return (
    // Outside the form, because the rows have forms of their own, which cannot be nested.
    <Box sx={{ display: "grid", gap: 5 }}>
      <Form
        form={form}
        label={t("ways.add")}
        isDirty={form.formState.isDirty || consent}
        onSubmit={async (values) => {
          const source = resume ? "resume" : "by_hand";
          const body = { ...values, source, consent, ...chosenOf(review.ready) } as const;
          const person = await add({ body, idempotencyKey: key }).unwrap();
          const recognize = reading.recognized ? "true" : undefined;
          const query = { use_as: "resume", use_for: person.id, recognize } as const;
          const kept = resume && (await upload({ query, file: resume.file }));
          if (kept?.error) show(t("resume.not-kept", { name: person.name }), "warning");
          else show(t("added", { name: person.name }));
          onAdded(person);
        }}
      >
        <DuplicatesNotice
          given={{
            first_name: text(given.first_name),
            last_name: text(given.last_name),
            email: text(given.email),
            phone: text(given.phone),
          }}
        />
        <ContactFields form={form} />
        <SubmitButton>
          {resume ? t("form.add-with", { count: review.ready.length }) : t("form.add")}
        </SubmitButton>
      </Form>
      {resume && <ReviewList model={review.model} />}
      <Box>
        <FormControlLabel
          control={<Checkbox checked={consent} onChange={() => setConsent(!consent)} />}
          label={t("form.consent")}
        />
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {t("form.consent-help")}
        </Typography>
      </Box>
    </Box>
  );
}
