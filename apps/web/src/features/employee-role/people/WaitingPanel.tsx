import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useListEmployeeRolesQuery } from "../employee-role.api.ts";
import { PersonIdentity } from "./PersonList.tsx";
import { SignUpActions } from "./SignUpActions.tsx";

const SHOWN = 3;

/** Sign-ups awaiting a decision; nothing without any. */
export function WaitingPanel({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation("employee-role");
  const { data } = useListEmployeeRolesQuery({ query: { status: "awaiting_approval", size: SHOWN } });
  if (!data || data.total === 0) return null;
  return (
    <Card
      component="section"
      aria-labelledby="waiting-title"
      sx={{ mb: 6, borderColor: "warning.main", p: { xs: 4, sm: 5 } }}
    >
      <Typography id="waiting-title" variant="h3" component="h2">
        {t("waiting.title", { count: data.total })}
      </Typography>
      <Typography sx={{ color: "text.secondary", mb: 2 }}>{t("waiting.text")}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {data.data.map((person) => (
          <Box
            component="li"
            key={person.id}
            sx={{
              py: 2,
              display: "flex",
              flexWrap: "wrap",
              gap: 3,
              alignItems: "center",
              justifyContent: "space-between",
            }}
          >
            <PersonIdentity name={person.name} email={person.email} />
            <SignUpActions person={person} />
          </Box>
        ))}
      </Box>
      {data.total > data.data.length && (
        <Button onClick={onShowAll} sx={{ mt: 2 }}>
          {t("waiting.all", { count: data.total })}
        </Button>
      )}
    </Card>
  );
}
