import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { ROLES } from "@vaardig/contract/roles";
import { useTranslation } from "react-i18next";
import type { Capabilities } from "./capabilities.ts";
import { GrantList } from "./GrantList.tsx";

/** All roles side by side; the first column and the header are sticky. */
export function AccessTable({ capabilities }: { capabilities: Capabilities }) {
  const { t } = useTranslation(["employee-role", "common"]);
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={t("access.table")}
      sx={{
        maxHeight: "calc(100dvh - 96px)",
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.paper",
      }}
    >
      <Table stickyHeader size="small" sx={{ minWidth: 1040, "& td, & th": { verticalAlign: "top" } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...first, zIndex: 3, bgcolor: "background.paper" }}>
              {t("access.what")}
            </TableCell>
            {ROLES.map((role) => (
              <TableCell key={role} sx={{ bgcolor: "background.paper" }}>
                {t(`common:shell.roles.${role}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {capabilities.map(({ key, label, grants }) => (
            <TableRow key={key}>
              <TableCell
                component="th"
                scope="row"
                sx={{ ...first, bgcolor: "background.paper", fontWeight: 500 }}
              >
                {label}
              </TableCell>
              {ROLES.map((role) => (
                <TableCell key={role}>
                  <GrantList grants={grants[role]} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const first = {
  position: "sticky",
  left: 0,
  zIndex: 1,
  width: 220,
  minWidth: 220,
  borderRight: 1,
  borderColor: "divider",
} as const;
