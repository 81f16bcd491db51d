import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

const upTo = (count: number): number[] => Array.from({ length: count }, (_none, at) => at);

/** Announces loading to screen readers around the placeholder shapes. */
function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("loading")}>
      {children}
    </div>
  );
}

/** Skeleton of rows with an avatar, two lines and a chip. */
export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Loading>
      {upTo(rows).map((row) => (
        <Box
          key={row}
          sx={{
            display: "flex",
            gap: 4,
            alignItems: "center",
            py: 2,
            borderBottom: 1,
            borderColor: "divider",
          }}
        >
          <Skeleton variant="circular" width={36} height={36} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width={`${55 - (row % 3) * 10}%`} height={20} />
            <Skeleton width={`${35 - (row % 2) * 8}%`} height={16} />
          </Box>
          <Skeleton variant="rounded" width={80} height={24} />
        </Box>
      ))}
    </Loading>
  );
}

/** Skeleton of a grid of cards, each at least `width` wide. */
export function CardsSkeleton({ count = 6, width = "220px", lines = 2 }) {
  return (
    <Loading>
      <Box
        sx={{
          display: "grid",
          gap: 3,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`,
        }}
      >
        {upTo(count).map((card) => (
          <Card key={card} sx={{ p: 5 }}>
            <Skeleton width={`${60 - (card % 3) * 8}%`} height={24} />
            {upTo(lines).map((line) => (
              <Skeleton key={line} width={`${88 - ((line + card) % 3) * 14}%`} height={20} />
            ))}
          </Card>
        ))}
      </Box>
    </Loading>
  );
}

/** Skeleton of a page: title, one line, a card with lines. */
export function DetailSkeleton({ lines = 6 }: { lines?: number }) {
  return (
    <Loading>
      <Skeleton width="min(320px, 70%)" height={36} />
      <Skeleton width="min(480px, 90%)" height={20} sx={{ mt: 1 }} />
      <Card sx={{ p: 6, mt: 6 }}>
        {upTo(lines).map((line) => (
          <Skeleton key={line} width={`${92 - (line % 4) * 14}%`} height={20} sx={{ my: 2 }} />
        ))}
      </Card>
    </Loading>
  );
}
