import { newCandidateFields } from "@vaardig/contract/candidates/candidateList";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useGetCandidateQuery } from "../../../shared/people/candidate.api.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Form } from "../../../ui/Form.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { ContactFields } from "../add/ContactFields.tsx";
import { useSaveCandidateContactMutation } from "../candidates.api.ts";

interface Props {
  person: { id: string; name: string };
  canChangeEmail: boolean;
  onClose: () => void;
}

/** Sheet to edit a candidate's name and contact details. */
export function EditSheet({ person, canChangeEmail, onClose }: Props) {
  const { t } = useTranslation("candidates");
  const { data, error, refetch } = useGetCandidateQuery({ query: { id: person.id } });
  const read = data?.candidates[0];
  return (
    <SideSheet open onClose={onClose} title={t("edit.title", { name: person.name })} width={560}>
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : read?.private ? (
        <EditForm
          id={person.id}
          version={read.version}
          values={{ ...read.private, headline: read.headline }}
          canChangeEmail={canChangeEmail}
          onSaved={onClose}
        />
      ) : (
        <DetailSkeleton lines={5} />
      )}
    </SideSheet>
  );
}

interface FormProps {
  id: string;
  version: number;
  values: { first_name: string; last_name: string; email: string } & Record<
    "phone" | "location" | "headline",
    string | null
  >;
  canChangeEmail: boolean;
  onSaved: () => void;
}

function EditForm({ id, version: read, values, canChangeEmail, onSaved }: FormProps) {
  const { t } = useTranslation("candidates");
  const { show } = useSnackbar();
  const [save] = useSaveCandidateContactMutation();
  // Saves over the version that was read when the form opened.
  const [version] = useState(read);
  const { first_name, last_name, email, phone, location, headline } = values;
  const form = useContractForm(newCandidateFields, {
    defaultValues: { first_name, last_name, email, phone, location, headline },
    about: id,
  });
  return (
    <Form
      form={form}
      onSubmit={async (changed) => {
        await save({ body: { ...changed, id, version } }).unwrap();
        show(t("edit.saved"));
        onSaved();
      }}
    >
      <ContactFields form={form} canChangeEmail={canChangeEmail} />
      <SubmitButton>{t("edit.save")}</SubmitButton>
    </Form>
  );
}
