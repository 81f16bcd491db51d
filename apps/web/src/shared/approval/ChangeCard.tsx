import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { Job } from "@vaardig/contract/jobs/jobs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  status: Job["status"];
  children: ReactNode;
}

/** Difference between the version in force and the pending change, with its state. */
export function ChangeCard({ status, children }: Props) {
  const { t } = useTranslation("approval");
  return (
    <Card component="section" aria-labelledby="change-title">
      <CardContent sx={{ display: "grid", gap: 6, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <div>
          <Typography id="change-title" variant="h2">
            {t("change.title")}
          </Typography>
          <Typography sx={{ mt: 1, color: "text.secondary" }}>
            {t(status === "Declined" ? "change.declined-text" : "change.text")}
          </Typography>
        </div>
        {children}
      </CardContent>
    </Card>
  );
}
