import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { SinglePoints } from "@vaardig/contract/analysis/skillsAnalysis";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { asLevel } from "../../../shared/skills/levelNames.ts";
import { AccessibleChart } from "../../../ui/charts/AccessibleChart.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { useListSinglePointsQuery } from "../analysis.api.ts";
import type { SkillsFilterState } from "../filters/useSkillsFilter.ts";
import { ChartCard } from "../frame/ChartCard.tsx";
import type { TableData } from "../frame/tableData.ts";
import { SkillsView } from "./SkillsView.tsx";

const SIZE = 10;
const COLUMNS = ["skill", "asked", "level", "only", "growable"] as const;
type Point = SinglePoints["data"][number];

/** Skills that depend on one person, and people who could share them. */
export function SinglePointsView({ filtering }: { filtering: SkillsFilterState }) {
  const { t } = useTranslation(["analysis", "common"]);
  const format = useFormat();
  const { address, query } = filtering;
  const page = address.number("page");
  const read = useListSinglePointsQuery({ query: { ...query, page, size: SIZE } });
  const nameOf = ({ name, department }: Point["only"]) => (department ? `${name} (${department})` : name);
  const levelOf = ({ skill, level }: Point) => {
    const known = asLevel(level);
    return skill.kind === "licence" || !known ? t("common:levels.held") : t(`common:levels.${known}`);
  };
  return (
    <SkillsView read={read} isEmpty={() => false}>
      {({ data, total }) => {
        const table: TableData = {
          label: t("analysis:views.single"),
          columns: COLUMNS.map((key) => ({
            key,
            label: t(`analysis:columns.${key}`),
            isNumber: key === "asked",
          })),
          rows: data.map((point) => ({
            key: point.skill.id,
            cells: [
              point.skill.name,
              format.number(point.asked),
              levelOf(point),
              nameOf(point.only),
              point.growable.map(nameOf).join("; "),
            ].map((text) => ({ text })),
          })),
        };
        return (
          <ChartCard
            isTable
            isFetching={read.isFetching}
            title={
              total > 0
                ? t("analysis:single.title", { count: total, number: format.number(total) })
                : t("analysis:single.title-none")
            }
            help={t("analysis:single.help")}
            name="skills-single-points"
            table={table}
            below={
              <>
                {data.length > 0 && <Points table={table} points={data} levelOf={levelOf} />}
                <Pagination
                  page={page}
                  size={SIZE}
                  total={total}
                  onPage={(next) => address.set({ page: next }, true)}
                />
              </>
            }
          >
            {data.length === 0 ? (
              <Typography sx={{ color: "text.secondary" }}>{t("analysis:single.none")}</Typography>
            ) : (
              <AccessibleChart
                kind="bars"
                label={t("analysis:single.picture")}
                names={data.map(({ skill }) => skill.name)}
                series={[
                  {
                    label: t("analysis:columns.asked"),
                    tone: "short",
                    values: data.map(({ asked }) => asked),
                  },
                ]}
                text={format.number}
              />
            )}
          </ChartCard>
        );
      }}
    </SkillsView>
  );
}

interface PointsProps {
  table: TableData;
  points: Point[];
  levelOf: (point: Point) => string;
}

/** The same data with links: the person with the skill, and people one level below. */
function Points({ table: { label, columns }, points, levelOf }: PointsProps) {
  const { t } = useTranslation("analysis");
  const format = useFormat();
  const pathTo = usePath();
  const to = (candidateId: string, skillId: string) =>
    `${pathTo("employee-fit", { candidateId }) ?? ""}?skill=${skillId}`;
  return (
    <Box sx={{ overflowX: "auto", mt: 4 }} tabIndex={0} role="group" aria-label={label}>
      <Table size="small" aria-label={label} sx={{ "& .MuiTableCell-root": { px: 2, verticalAlign: "top" } }}>
        <TableHead>
          <TableRow>
            {columns.map(({ key, label: name, isNumber }) => (
              <TableCell key={key} align={isNumber ? "right" : "left"}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {points.map((point) => {
            const { skill, asked, only, growable, growable_total: total } = point;
            return (
              <TableRow key={skill.id}>
                <TableCell component="th" scope="row">
                  {skill.name}
                </TableCell>
                <TableCell align="right">{format.number(asked)}</TableCell>
                <TableCell>{levelOf(point)}</TableCell>
                <TableCell>
                  <PersonLine person={only} to={to(only.id, skill.id)} />
                </TableCell>
                <TableCell>
                  {growable.length === 0 && t("single.no-growable")}
                  {growable.map((person) => (
                    <PersonLine key={person.id} person={person} to={to(person.id, skill.id)} />
                  ))}
                  {total > growable.length &&
                    t("single.more", { number: format.number(total - growable.length) })}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}

function PersonLine({ person: { name, department }, to }: { person: Point["only"]; to: string }) {
  return (
    <Box sx={{ minHeight: 24 }}>
      <Link component={RouterLink} to={to}>
        {name}
      </Link>
      {department && (
        <Typography variant="caption" component="span" sx={{ ml: 2, color: "text.secondary" }}>
          {department}
        </Typography>
      )}
    </Box>
  );
}
