import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { MoreMenu } from "../../ui/ActsMenu.tsx";
import { StepButtons } from "./StepButtons.tsx";
import { type ApprovalOptions, useApprovalActs } from "./useApprovalActs.tsx";

interface Props extends ApprovalOptions {
  /** True when shown in one line with the name. */
  isSmall?: boolean;
}

/** All actions of the reader on a job or project, next step first. */
export function ApprovalActions({ isSmall = false, ...options }: Props) {
  const { t } = useTranslation("approval");
  const { edit, steps, others, dialogs, place } = useApprovalActs(options);
  const size = isSmall ? "small" : "medium";
  return (
    <Box ref={place} sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      {edit && (
        <Button variant="outlined" size={size} component={Link} to={edit.to}>
          {edit.label}
        </Button>
      )}
      <StepButtons steps={steps} size={size} />
      <MoreMenu {...(isSmall && { size: "small" })} label={t("more", { name: options.name })} acts={others} />
      {dialogs}
    </Box>
  );
}
