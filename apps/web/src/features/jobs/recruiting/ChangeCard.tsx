import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { Vacancy } from "@vaardig/contract/jobs";
import type { Change } from "@vaardig/contract/vacancyWork";
import { useTranslation } from "react-i18next";
import { ChangeTable } from "../../../ui/approval/ChangeTable.tsx";

/** The difference between what is in force and what is asked for. */
export function ChangeCard({ change, status }: { change: Change; status: Vacancy["status"] }) {
  const { t } = useTranslation("approval");
  return (
    <Card component="section" aria-labelledby="change-title">
      <CardContent>
        <Typography id="change-title" variant="h2">
          {t("change.title")}
        </Typography>
        <Typography sx={{ mt: 1, mb: 4, color: "text.secondary" }}>
          {t(status === "Declined" ? "change.declined-text" : "change.text")}
        </Typography>
        <ChangeTable change={change} label={t("change.title")} />
      </CardContent>
    </Card>
  );
}
