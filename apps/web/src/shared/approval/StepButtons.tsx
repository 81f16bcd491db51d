import Button from "@mui/material/Button";
import type { ApprovalStep } from "./useApprovalActs.tsx";

interface Props {
  steps: readonly ApprovalStep[];
  size?: "small" | "medium";
}

/** The next steps of a job or project as buttons. */
export function StepButtons({ steps, size = "medium" }: Props) {
  return steps.map(({ key, label, isQuiet, disabled = false, onAct }) => (
    <Button
      key={key}
      size={size}
      variant={isQuiet ? "outlined" : "contained"}
      disabled={disabled}
      onClick={onAct}
    >
      {label}
    </Button>
  ));
}
