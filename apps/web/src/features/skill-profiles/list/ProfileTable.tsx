import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { JobProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { useRowHeight } from "../../../ui/list/rowStyle.ts";
import { useListKeys } from "../../../ui/list/useListKeys.ts";

const COUNTS = ["skills", "roles", "people"] as const;

interface Props {
  profiles: readonly JobProfile[];
  label: string;
}

/** Job profiles as table rows, on a small screen as cards. */
export function ProfileTable({ profiles, label }: Props) {
  const { t } = useTranslation("skill-profiles");
  const format = useFormat();
  const table = useRef<HTMLTableElement>(null);
  useListKeys(table, false);
  const rowHeight = useRowHeight();
  return (
    <>
      <Card sx={{ display: { xs: "none", md: "block" } }}>
        <Table
          ref={table}
          aria-label={label}
          sx={{ tableLayout: "fixed", "& .MuiTableCell-body": rowHeight }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{t("list.name")}</TableCell>
              {COUNTS.map((name) => (
                <TableCell key={name} align="right" sx={{ width: 140 }}>
                  {t(`list.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {profiles.map((profile) => (
              <TableRow key={profile.id} hover>
                <TableCell component="th" scope="row">
                  <Name profile={profile} />
                </TableCell>
                {COUNTS.map((name) => (
                  <TableCell
                    key={name}
                    align="right"
                    className="tabular"
                    sx={profile[`${name}_count`] === 0 ? { color: "text.secondary" } : {}}
                  >
                    {format.number(profile[`${name}_count`])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
      <Box
        component="ul"
        aria-label={label}
        sx={{ m: 0, p: 0, listStyle: "none", display: { xs: "grid", md: "none" }, gap: 3 }}
      >
        {profiles.map((profile) => (
          <Card component="li" key={profile.id} sx={{ p: 4 }}>
            <Name profile={profile} />
            <Typography variant="caption" component="p" className="tabular" sx={{ mt: 2 }}>
              {COUNTS.map((name) => t(`counts.${name}`, { count: profile[`${name}_count`] })).join(" · ")}
            </Typography>
          </Card>
        ))}
      </Box>
    </>
  );
}

function Name({ profile: { id, name, sector } }: { profile: JobProfile }) {
  const pathTo = usePath();
  const path = pathTo("skill-profile-details", { id });
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
        {path ? (
          <Link component={RouterLink} to={path} color="inherit" underline="hover">
            {name}
          </Link>
        ) : (
          name
        )}
      </Typography>
      {sector && (
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {sector}
        </Typography>
      )}
    </>
  );
}
