import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import type { Theme } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ListedCertificate } from "@vaardig/contract/certificates/certificates";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { ConfirmedNote } from "../../../shared/certificates/ConfirmedNote.tsx";
import { ScanLink } from "../../../shared/certificates/ScanLink.tsx";
import { useConfirmCertificate } from "../../../shared/certificates/useConfirmCertificate.ts";
import { ONE_LINE, useRowHeight } from "../../../ui/list/rowStyle.ts";
import { useListKeys } from "../../../ui/list/useListKeys.ts";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { ExpiryCell } from "./ExpiryCell.tsx";
import type { CertificateSort } from "./useCertificateFilter.ts";

interface Props {
  rows: readonly ListedCertificate[];
  label: string;
  isFetching: boolean;
  sort: CertificateSort;
  onSort: (sort: CertificateSort) => void;
}

/** One line in the table; a card on a phone shows all of it. */
const LINE = { ...ONE_LINE, whiteSpace: { table: "nowrap" }, overflowWrap: "anywhere" };
const COLUMNS = ["name", "certificate", "expires_on", "confirmed", "scan"] as const;

/** Certificates as table rows, or as cards on a narrow screen. */
export function CertificateList({ rows, label, isFetching, sort, onSort }: Props) {
  const { t } = useTranslation("certificates");
  const rowHeight = useRowHeight();
  const table = useRef<HTMLTableElement>(null);
  useListKeys(table, false);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("table"));
  if (isNarrow)
    return (
      <Box
        component="ul"
        aria-label={label}
        aria-busy={isFetching}
        sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 4, opacity: isFetching ? 0.6 : 1 }}
      >
        {rows.map((row) => (
          <Card key={row.id} component="li" sx={{ p: 4, display: "grid", gap: 3, justifyItems: "start" }}>
            <Whose of={row} />
            <What of={row} />
            <ExpiryCell of={row} />
            <Confirmation of={row} />
            <ScanLink of={row} />
          </Card>
        ))}
      </Box>
    );
  return (
    <Card aria-busy={isFetching} sx={{ overflowX: "auto", opacity: isFetching ? 0.6 : 1 }}>
      <Table
        ref={table}
        aria-label={label}
        // The chip of a last day leaves less air above and below two lines.
        sx={{ "& .MuiTableCell-body": { height: rowHeight.height, py: rowHeight.py - 0.5 } }}
      >
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => {
              const isSorted = column === "name" || column === "expires_on";
              const direction = sort === `-${column}` ? "desc" : "asc";
              const isActive = isSorted && (sort === column || direction === "desc");
              return (
                <TableCell key={column} {...(isActive && { sortDirection: direction })}>
                  {isSorted ? (
                    <TableSortLabel
                      active={isActive}
                      direction={direction}
                      onClick={() => onSort(sort === column ? `-${column}` : column)}
                    >
                      {t(`columns.${column}`)}
                    </TableSortLabel>
                  ) : (
                    t(`columns.${column}`)
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              <TableCell component="th" scope="row">
                <Whose of={row} />
              </TableCell>
              <TableCell>
                <What of={row} />
              </TableCell>
              <TableCell>
                <ExpiryCell of={row} />
              </TableCell>
              <TableCell>
                <Confirmation of={row} />
              </TableCell>
              <TableCell>
                {row.scan ? (
                  <ScanLink of={row} />
                ) : (
                  <Typography sx={{ color: "text.secondary", whiteSpace: "nowrap" }}>
                    {t("no-scan")}
                  </Typography>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

function Whose({ of: { person, department } }: { of: ListedCertificate }) {
  const path = usePath()("employee-profile", { candidateId: person.id });
  return (
    <Box sx={{ display: "flex", gap: 3, alignItems: "center", minWidth: 0 }}>
      <PersonAvatar name={person.name} src={person.photo_url} size={36} />
      <Box sx={{ minWidth: 0, maxWidth: { table: 200 }, "& > p": LINE }}>
        <Typography sx={{ fontWeight: 600 }}>
          {path ? (
            <Link
              component={RouterLink}
              to={path}
              color="inherit"
              underline="hover"
              sx={{ fontWeight: "inherit" }}
            >
              {person.name}
            </Link>
          ) : (
            person.name
          )}
        </Typography>
        {department && (
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {department.name}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function What({ of: { name, issuer, number, skill } }: { of: ListedCertificate }) {
  const { t } = useTranslation("certificates");
  return (
    <Box sx={{ minWidth: 0, maxWidth: { table: 280 }, "& > p": LINE }}>
      <Typography>{name}</Typography>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        {[issuer, number, skill && skill.name !== name && t("proves", { licence: skill.name })]
          .filter(Boolean)
          .join(" · ")}
      </Typography>
    </Box>
  );
}

function Confirmation({ of: row }: { of: ListedCertificate }) {
  const { t } = useTranslation("certificates");
  const { confirm, isBusy } = useConfirmCertificate();
  const cell = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  const isConfirmed = row.confirmed !== null;
  // The button disappears after confirming, so the focus moves to the cell.
  useEffect(() => {
    if (isConfirmed && isHeld.current) cell.current?.focus();
  }, [isConfirmed]);
  return (
    <Box ref={cell} tabIndex={-1} sx={{ display: "grid", gap: 1, justifyItems: "start", outlineOffset: 4 }}>
      <ConfirmedNote of={row} />
      {row.can.includes("confirm") && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t("confirm-one", { name: `${row.name}, ${row.person.name}` })}
          aria-disabled={isBusy}
          onClick={() => {
            isHeld.current = true;
            void confirm(row);
          }}
        >
          {t("confirm")}
        </Button>
      )}
      {!row.confirmed && !row.voided_at && !row.can.includes("confirm") && (
        <Typography sx={{ color: "text.secondary" }}>{t("not-confirmed")}</Typography>
      )}
    </Box>
  );
}
