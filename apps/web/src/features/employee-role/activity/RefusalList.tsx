import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { AccessRefusal } from "@vaardig/contract/employee-role/employeeRole";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { PersonIdentity } from "../people/PersonList.tsx";

interface Props {
  refusals: readonly AccessRefusal[];
  isFetching: boolean;
}

/** Refusals: person, number per day, and last time. */
export function RefusalList({ refusals, isFetching }: Props) {
  return (
    <Card
      component="ul"
      aria-busy={isFetching}
      sx={{ m: 0, p: 0, listStyle: "none", opacity: isFetching ? 0.6 : 1 }}
    >
      {refusals.map((refusal) => (
        <RefusalRow key={`${refusal.person.id} ${refusal.kind} ${refusal.first_at}`} refusal={refusal} />
      ))}
    </Card>
  );
}

function RefusalRow({ refusal }: { refusal: AccessRefusal }) {
  const { t } = useTranslation("employee-role");
  const format = useFormat();
  const { person, kind, count, first_at, last_at, route } = refusal;
  const quiet = { color: "text.secondary", overflowWrap: "anywhere" } as const;
  return (
    <Box
      component="li"
      sx={{
        px: { xs: 4, sm: 5 },
        py: 3,
        display: "grid",
        columnGap: 4,
        rowGap: 2,
        alignItems: "center",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr) 200px" },
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
      }}
    >
      <PersonIdentity name={person.name} email={person.email} photo={person.photo_url} />
      <Box sx={{ minWidth: 0 }}>
        <Typography>{t(`activity.told.${kind}`, { count })}</Typography>
        {route && (
          <Typography variant="caption" component="p" sx={quiet}>
            {t("activity.last-call", { call: route })}
          </Typography>
        )}
      </Box>
      <Typography variant="caption" sx={quiet}>
        <time dateTime={last_at} title={`${format.dateTime(first_at)} – ${format.dateTime(last_at)}`}>
          {format.relative(last_at)}
        </time>
      </Typography>
    </Box>
  );
}
