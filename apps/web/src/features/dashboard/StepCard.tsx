import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import TrendingUpIcon from "lucide-react/icons/trending-up";
import { type ReactNode, useId } from "react";

interface Props {
  /** What to do next, as one sentence. */
  title: string;
  text?: string | null;
  acts: ReactNode;
}

/** One step to grow, with its acts. */
export function StepCard({ title, text, acts }: Props) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        p: { xs: 4, sm: 5 },
        bgcolor: "tint",
        display: "flex",
        flexWrap: "wrap",
        gap: 3,
        alignItems: "center",
        justifyContent: "space-between",
      }}
    >
      <Box sx={{ display: "flex", gap: 3, alignItems: "center", minWidth: 0, flex: "1 1 320px" }}>
        <Box component={TrendingUpIcon} size={24} sx={{ flex: "none", color: "primary.main" }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography id={id} variant="h3" component="h2" className="long-words">
            {title}
          </Typography>
          {text && (
            <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
              {text}
            </Typography>
          )}
        </Box>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>{acts}</Box>
    </Card>
  );
}
