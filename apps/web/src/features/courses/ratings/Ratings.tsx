import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import MuiRating from "@mui/material/Rating";
import Typography from "@mui/material/Typography";
import type { CourseRating } from "@vaardig/contract/courses/courses";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetCourseRatingsQuery } from "../courses.api.ts";
import { RatingForm } from "./RatingForm.tsx";

const SIZE = 10;

interface Props {
  courseId: string;
  /** True when the reader completed the course. */
  canRate: boolean;
}

/** Ratings of a course by colleagues who completed it, and the reader's own. */
export function Ratings({ courseId, canRate }: Props) {
  const { t } = useTranslation("courses");
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useGetCourseRatingsQuery({
    query: { course_id: courseId, page, size: SIZE },
  });
  return (
    <Card component="section" aria-labelledby="ratings">
      <CardContent sx={{ display: "grid", gap: 4 }}>
        <Typography id="ratings" variant="h2">
          {t("ratings.title")}
        </Typography>
        {error && <ErrorState title={t("ratings.failed")} error={error} onRetry={refetch} />}
        {!data && !error && <DetailSkeleton lines={3} />}
        {data && canRate && <RatingForm key={data.own?.version ?? 0} courseId={courseId} rating={data.own} />}
        {data?.total === 0 && !canRate && (
          <Typography sx={{ color: "text.secondary" }}>{t("ratings.none")}</Typography>
        )}
        {data && data.total > 0 && (
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 4 }}>
            {data.data.map((rating) => (
              <RatingItem key={`${rating.created_at} ${rating.name}`} rating={rating} />
            ))}
          </Box>
        )}
        {data && <Pagination page={page} size={SIZE} total={data.total} onPage={setPage} />}
      </CardContent>
    </Card>
  );
}

function RatingItem({ rating }: { rating: CourseRating }) {
  const { t } = useTranslation("courses");
  const format = useFormat();
  return (
    <Box component="li">
      <MuiRating
        readOnly
        size="small"
        value={rating.stars}
        aria-label={t("ratings.stars", { count: rating.stars })}
        sx={{ color: "warning.main" }}
      />
      {rating.text && <Typography sx={{ whiteSpace: "pre-line" }}>{rating.text}</Typography>}
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        {rating.name} · {format.date(rating.created_at)}
      </Typography>
    </Box>
  );
}
