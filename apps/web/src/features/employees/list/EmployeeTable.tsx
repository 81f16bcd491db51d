import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import type { EmployeeRow } from "@vaardig/contract/employees";
import { useTranslation } from "react-i18next";
import { UNSEEN } from "../../../ui/unseen.ts";
import { isSelected, type Selected } from "../select/selection.ts";
import type { Column } from "./columns.ts";
import { EmployeeCell } from "./EmployeeCell.tsx";
import { type PersonAct, RowActions } from "./RowActions.tsx";
import type { EmployeeSort } from "./useEmployeeFilter.ts";
import { Who } from "./Who.tsx";

export interface ListProps {
  people: readonly EmployeeRow[];
  isFetching: boolean;
  selected: Selected;
  onSelect: (people: readonly EmployeeRow[], on: boolean) => void;
  onAct: (person: EmployeeRow, act: PersonAct) => void;
}

interface Props extends ListProps {
  label: string;
  columns: readonly Column[];
  sort: EmployeeSort;
  onSort: (sort: EmployeeSort) => void;
}

type Sortable = "name" | "role" | "department" | "join_date";
const SORTABLE: readonly string[] = ["name", "role", "department", "join_date"] satisfies Sortable[];

/** People as rows: ticks, chosen columns, order by the head. */
export function EmployeeTable(props: Props) {
  const { people, isFetching, selected, onSelect, onAct, label, columns, sort, onSort } = props;
  const { t } = useTranslation("employees");
  const ticked = people.filter(({ id }) => isSelected(selected, id)).length;

  const head = (name: "name" | Column) => {
    const direction = sort === `-${name}` ? "desc" : "asc";
    const isActive = sort === name || sort === `-${name}`;
    const words = t(`fields.${name}`);
    return (
      <TableCell key={name} sx={{ whiteSpace: "nowrap" }} {...(isActive && { sortDirection: direction })}>
        {SORTABLE.includes(name) ? (
          <TableSortLabel
            active={isActive}
            direction={direction}
            onClick={() => onSort((sort === name ? `-${name}` : name) as EmployeeSort)}
          >
            {words}
          </TableSortLabel>
        ) : (
          words
        )}
      </TableCell>
    );
  };
  return (
    <Card aria-busy={isFetching} sx={{ overflowX: "auto", opacity: isFetching ? 0.6 : 1 }}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={people.length > 0 && ticked === people.length}
                indeterminate={ticked > 0 && ticked < people.length}
                onChange={() => onSelect(people, ticked < people.length)}
                slotProps={{ input: { "aria-label": t("select.page") } }}
              />
            </TableCell>
            {head("name")}
            {columns.map(head)}
            <TableCell>
              <Box component="span" sx={UNSEEN}>
                {t("details.actions")}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map((person) => {
            const isOn = isSelected(selected, person.id);
            return (
              <TableRow
                key={person.id}
                hover
                selected={isOn}
                sx={{
                  "&.Mui-selected .MuiAvatar-root": { bgcolor: "background.paper" },
                  "& .on-hover": { opacity: 0, "@media (hover: none)": { display: "none" } },
                  "&:hover .on-hover, & .on-hover:focus-visible": { opacity: 1 },
                }}
              >
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={isOn}
                    onChange={() => onSelect([person], !isOn)}
                    slotProps={{ input: { "aria-label": t("select.one", { name: person.name }) } }}
                  />
                </TableCell>
                <TableCell component="th" scope="row" sx={{ minWidth: 240, maxWidth: 320, fontWeight: 400 }}>
                  <Who person={person} />
                </TableCell>
                {columns.map((column) => (
                  <TableCell key={column} sx={{ minWidth: 112 }}>
                    <EmployeeCell person={person} column={column} />
                  </TableCell>
                ))}
                <TableCell sx={{ pl: 0 }}>
                  <RowActions person={person} onAct={(act) => onAct(person, act)} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Card>
  );
}
