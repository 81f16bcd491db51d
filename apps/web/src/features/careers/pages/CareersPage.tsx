import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Typography from "@mui/material/Typography";
import { type CareersJob, listCareers, CAREERS_PAGE_SIZE as SIZE } from "@vaardig/contract/careers/careers";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { useRead } from "../../../lib/api/useRead.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useAddress } from "../../../lib/useAddress.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { FilterMenu } from "../../../ui/FilterMenu.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { CareersError } from "../parts/CareersError.tsx";
import { CareersFrame } from "../parts/CareersFrame.tsx";
import { CompanyLine } from "../parts/CompanyLine.tsx";
import { JobFacts } from "../parts/JobFacts.tsx";

const FILTERS = ["department", "location"] as const;

const CARD = {
  p: { xs: 4, sm: 5 },
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) auto" },
  columnGap: 6,
  rowGap: 2,
  alignItems: "center",
};

function JobCard({ slug, job }: { slug: string; job: CareersJob }) {
  const { t } = useTranslation("careers");
  const format = useFormat();
  return (
    <Card component="li">
      <CardActionArea component={Link} to={`/careers/${slug}/${job.id}`} sx={CARD}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1, overflowWrap: "anywhere" }}>
            {job.name}
          </Typography>
          <JobFacts job={job} />
        </Box>
        <Box sx={{ textAlign: { sm: "right" } }}>
          <Typography className="tabular">
            {t("salary", { from: format.money(job.salary_from), to: format.money(job.salary_to) })}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {t("posted", { when: format.relative(job.published_at) })}
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  );
}

/** Public list of a company's open jobs. */
export function CareersPage() {
  const { t } = useTranslation(["careers", "common"]);
  const { company_slug = "" } = useParams();
  const { get, number, set } = useAddress();
  const page = number("page");
  const search = get("search") ?? "";
  const chosen = { department: get("department"), location: get("location") };
  const { data, error, again } = useRead(listCareers, {
    query: { company_slug, page, size: SIZE, search_query: search, ...chosen },
  });
  const company = data?.company ?? null;
  const title = company ? t("careers:title", { company: company.name }) : t("careers:title-plain");
  const isFiltered = search !== "" || FILTERS.some((name) => chosen[name]);
  if (error) {
    return (
      <CareersFrame company={null} title={title}>
        <CareersError error={error} onRetry={again} />
      </CareersFrame>
    );
  }
  return (
    <CareersFrame company={company} title={title}>
      <Typography variant="h1">{title}</Typography>
      {company?.description && (
        <Typography sx={{ mt: 2, maxWidth: "70ch", whiteSpace: "pre-line" }}>
          {company.description}
        </Typography>
      )}
      {company && <CompanyLine company={company} />}
      <Box sx={{ my: 6, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <SearchField value={search} onChange={(text) => set({ search: text })} label={t("careers:search")} />
        {data &&
          FILTERS.map((name) => {
            const options = name === "department" ? data.departments : data.locations;
            const value = chosen[name];
            return (
              options.length > 1 && (
                <FilterMenu
                  key={name}
                  single
                  label={t(`careers:filters.${name}`)}
                  options={options.map((one) => ({ value: one.name, label: one.name, count: one.count }))}
                  selected={value ? [value] : []}
                  onChange={([next]) => set({ [name]: next ?? null })}
                />
              )
            );
          })}
      </Box>
      {!data ? (
        <CardsSkeleton width="100%" lines={1} />
      ) : data.total === 0 ? (
        <EmptyState
          drawing={isFiltered ? "search" : "list"}
          title={t(isFiltered ? "common:no-results" : "careers:none")}
          description={t(isFiltered ? "common:no-results-help" : "careers:none-text")}
          action={
            isFiltered && (
              <Button
                variant="outlined"
                onClick={() => set({ search: null, department: null, location: null })}
              >
                {t("common:clear-filters")}
              </Button>
            )
          }
        />
      ) : (
        <>
          <Typography variant="caption" component="p" role="status" sx={{ mb: 3, color: "text.secondary" }}>
            {t("careers:count", { count: data.total })}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 3 }}>
            {data.data.map((job) => (
              <JobCard key={job.id} slug={data.company.slug} job={job} />
            ))}
          </Box>
          <Pagination page={page} size={SIZE} total={data.total} onPage={(to) => set({ page: to })} />
        </>
      )}
    </CareersFrame>
  );
}
