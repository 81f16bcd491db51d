import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { CatalogueCourse } from "@vaardig/contract/courses/courseCatalogue";
import UploadIcon from "lucide-react/icons/file-up";
import AddIcon from "lucide-react/icons/plus";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../lib/useAddress.ts";
import { BulkUploadChip } from "../../../shared/bulk-upload/BulkUploadChip.tsx";
import { BulkUploadDialog } from "../../../shared/bulk-upload/BulkUploadDialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { CardStack } from "../../../ui/list/CardStack.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { CatalogueRow } from "../catalogue/CatalogueRow.tsx";
import { CourseSheet } from "../catalogue/CourseSheet.tsx";
import { useListCatalogueCoursesQuery } from "../courseCatalogue.api.ts";

const SIZE = 20;

/** The company's own courses; HR managers and administrators add them individually or by file. */
export function CourseCataloguePage() {
  const { t } = useTranslation("course-catalogue");
  const { get, number, set } = useAddress();
  const [edited, setEdited] = useState<CatalogueCourse | "new" | null>(null);
  const [upload, setUpload] = useState<{ finished?: string | undefined } | null>(null);
  const page = number("page");
  const search = get("search") ?? "";
  const { data, error, isFetching, refetch } = useListCatalogueCoursesQuery({
    query: { page, size: SIZE, search_query: search },
  });
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEdited("new")}>
      {t("add")}
    </Button>
  );
  const bring = (
    <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => setUpload({})}>
      {t("upload")}
    </Button>
  );
  const isEmpty = data?.total === 0 && search === "";
  return (
    <>
      <Box
        sx={{
          mb: 5,
          display: "flex",
          flexWrap: "wrap",
          gap: 3,
          alignItems: "center",
          "&:empty": { display: "none" },
        }}
      >
        {!isEmpty && (
          <SearchField value={search} onChange={(text) => set({ search: text })} label={t("search")} />
        )}
        <BulkUploadChip
          kind="courses"
          open={upload !== null}
          onOpen={(finished) => setUpload({ finished })}
        />
        {!isEmpty && (
          <Box sx={{ ml: { sm: "auto" }, display: "flex", flexWrap: "wrap", gap: 2 }}>
            {bring}
            {add}
          </Box>
        )}
      </Box>
      {error && <ErrorState title={t("failed")} error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton rows={8} />}
      {data && data.total > 0 && (
        <CardStack label={t("title")} isFetching={isFetching}>
          {data.data.map((course) => (
            <CatalogueRow key={course.id} course={course} onEdit={() => setEdited(course)} />
          ))}
        </CardStack>
      )}
      {isEmpty && (
        <EmptyState
          title={t("none")}
          description={t("none-help")}
          action={
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, justifyContent: "center" }}>
              {bring}
              {add}
            </Box>
          }
        />
      )}
      {data?.total === 0 && search !== "" && (
        <EmptyState
          drawing="search"
          title={t("no-match")}
          description={t("no-match-help")}
          action={
            <Button variant="outlined" onClick={() => set({ search: null })}>
              {t("clear")}
            </Button>
          }
        />
      )}
      {data && <Pagination page={page} size={SIZE} total={data.total} onPage={(to) => set({ page: to })} />}
      {edited && (
        <CourseSheet
          key={edited === "new" ? "new" : edited.id}
          course={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      <BulkUploadDialog
        open={upload !== null}
        kind="courses"
        finished={upload?.finished}
        onClose={() => setUpload(null)}
      />
    </>
  );
}
