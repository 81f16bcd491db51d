import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Card from "@mui/material/Card";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { CatalogueSkill } from "@vaardig/contract/skills/skillCatalogue";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { ONE_LINE, useRowHeight } from "../../../ui/list/rowStyle.ts";
import { useListKeys } from "../../../ui/list/useListKeys.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";

interface Props {
  skills: readonly CatalogueSkill[];
  label: string;
  onOpen: (id: string) => void;
}

/** Maximum number of aliases shown per row. */
const NAMES = 3;

/** Skills as table rows, on a small screen as cards; each opens its details. */
export function CatalogueTable({ skills, label, onOpen }: Props) {
  const { t } = useTranslation("skill-catalogue");
  const format = useFormat();
  const table = useRef<HTMLTableElement>(null);
  useListKeys(table, false);
  const rowHeight = useRowHeight();
  const withPeople = skills.some((skill) => skill.people_count !== null);
  return (
    <>
      <Card sx={{ display: { xs: "none", md: "block" } }}>
        <Table
          ref={table}
          aria-label={label}
          sx={{ tableLayout: "fixed", "& .MuiTableCell-body": { ...rowHeight, ...ONE_LINE } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{t("list.name")}</TableCell>
              <TableCell sx={{ width: "26%" }}>{t("list.group")}</TableCell>
              {withPeople && (
                <TableCell align="right" sx={{ width: 104 }}>
                  {t("list.people")}
                </TableCell>
              )}
              <TableCell align="right" sx={{ width: 136 }}>
                {t("list.profiles")}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {skills.map((skill) => (
              <TableRow key={skill.id} hover>
                <TableCell component="th" scope="row">
                  <Name skill={skill} onOpen={onOpen} />
                </TableCell>
                <TableCell>{skill.group?.name ?? ""}</TableCell>
                {withPeople && <Count of={skill.people_count ?? 0} />}
                <Count of={skill.job_profiles_count} />
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
        {skills.map((skill) => (
          <Card component="li" key={skill.id} sx={{ p: 4, minWidth: 0 }}>
            <Name skill={skill} onOpen={onOpen} />
            <Typography
              variant="caption"
              component="p"
              className="tabular"
              sx={{ mt: 2, color: "text.secondary" }}
            >
              {[
                skill.group?.name,
                skill.people_count !== null && t("counts.people", { count: skill.people_count }),
                t("counts.profiles", { count: skill.job_profiles_count }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </Typography>
          </Card>
        ))}
      </Box>
    </>
  );

  function Count({ of }: { of: number }) {
    return (
      <TableCell align="right" className="tabular" sx={of === 0 ? { color: "text.secondary" } : {}}>
        {format.number(of)}
      </TableCell>
    );
  }
}

function Name({ skill, onOpen }: { skill: CatalogueSkill; onOpen: (id: string) => void }) {
  const { t } = useTranslation("skill-catalogue");
  const { id, name, also, is_own, status, proposed_by: by } = skill;
  const names = also.slice(0, NAMES).join(", ");
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: { xs: "wrap", md: "nowrap" }, alignItems: "center", gap: 2 }}>
        <ButtonBase
          onClick={() => onOpen(id)}
          sx={{
            typography: "body1",
            fontWeight: 600,
            textAlign: "left",
            borderRadius: 1,
            overflowWrap: "anywhere",
            "&:hover": { textDecoration: "underline" },
          }}
        >
          {name}
        </ButtonBase>
        {status === "proposed" ? (
          <StatusChip label={by ? t("by", { name: by }) : t("proposed")} tone="attention" />
        ) : (
          is_own && <StatusChip label={t("own")} tone="info" />
        )}
      </Box>
      {names && (
        <Typography
          variant="caption"
          component="p"
          noWrap
          sx={{ color: "text.secondary", whiteSpace: { xs: "normal", md: "nowrap" } }}
        >
          {names}
        </Typography>
      )}
    </>
  );
}
