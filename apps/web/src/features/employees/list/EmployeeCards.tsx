import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import type { EmployeeRow } from "@vaardig/contract/employees";
import { useTranslation } from "react-i18next";
import { isSelected } from "../../../lib/selection.ts";
import type { ListProps } from "./EmployeeTable.tsx";
import { type PersonAct, RowActions } from "./RowActions.tsx";
import { StatusOf } from "./StatusOf.tsx";
import { Who } from "./Who.tsx";

/** People as cards: who, what they do where, where the account stands. */
export function EmployeeCards({ people, isFetching, selected, onSelect, onAct }: ListProps) {
  return (
    <Box
      component="ul"
      aria-busy={isFetching}
      sx={{
        m: 0,
        p: 0,
        listStyle: "none",
        display: "grid",
        gap: 4,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(300px, 100%), 1fr))",
        opacity: isFetching ? 0.6 : 1,
      }}
    >
      {people.map((person) => {
        const isOn = isSelected(selected, person.id);
        return (
          <PersonCard
            key={person.id}
            person={person}
            isOn={isOn}
            onToggle={() => onSelect([person], !isOn)}
            onAct={(act) => onAct(person, act)}
          />
        );
      })}
    </Box>
  );
}

interface CardProps {
  person: EmployeeRow;
  isOn: boolean;
  onToggle: () => void;
  onAct: (act: PersonAct) => void;
}

function PersonCard({ person, isOn, onToggle, onAct }: CardProps) {
  const { t } = useTranslation(["employees", "common"]);
  const place = [person.department?.name, person.team?.name].filter(Boolean).join(" · ");
  return (
    <Card
      component="li"
      sx={{
        p: 4,
        display: "flex",
        flexDirection: "column",
        gap: 3,
        ...(isOn && { bgcolor: "tint", "& .MuiAvatar-root": { bgcolor: "background.paper" } }),
      }}
    >
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Who person={person} size={44} />
        </Box>
        <Checkbox
          checked={isOn}
          onChange={onToggle}
          slotProps={{ input: { "aria-label": t("select.one", { name: person.name }) } }}
          sx={{ mt: -1 }}
        />
      </Box>
      <Box sx={{ flex: 1 }}>
        <Typography>{person.role?.name ?? t(`common:shell.roles.${person.system_role}`)}</Typography>
        {place && <Typography sx={{ color: "text.secondary" }}>{place}</Typography>}
        {person.manager && (
          <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
            {t("details.reports-to", { name: person.manager.name })}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
        <StatusOf status={person.status} />
        <RowActions menuOnly person={person} onAct={onAct} />
      </Box>
    </Card>
  );
}
