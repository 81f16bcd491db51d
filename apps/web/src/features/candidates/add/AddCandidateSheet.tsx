import { useTranslation } from "react-i18next";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { CandidateForm } from "./CandidateForm.tsx";

interface Props {
  onAdded: (person: { id: string }) => void;
  onClose: () => void;
}

/** Sheet to add a candidate manually. */
export function AddCandidateSheet({ onAdded, onClose }: Props) {
  const { t } = useTranslation("candidates");
  return (
    <SideSheet open onClose={onClose} title={t("ways.add")} width={560}>
      <CandidateForm onAdded={onAdded} />
    </SideSheet>
  );
}
