import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { MatchedCourse } from "@vaardig/contract/courses/courses";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { CourseFacts } from "./CourseFacts.tsx";
import { StarLine } from "./StarLine.tsx";
import { TaughtSkills } from "./TaughtSkills.tsx";

type Shown = Pick<
  MatchedCourse,
  "title" | "provider_name" | "hours" | "price" | "next_start" | "skills" | "rating"
>;

interface Props {
  course: Shown;
  /** Path of the course's page. */
  to: string;
  heading: "h2" | "h3";
  /** State of the course, or the reason it is listed. */
  children?: ReactNode;
  /** Actions. */
  acts: ReactNode;
}

/** Card of a course: facts, skills, reason and actions. */
export function CourseCard({ course, to, heading, children, acts }: Props) {
  return (
    <Card
      component="li"
      sx={{
        p: { xs: 4, sm: 5 },
        display: "grid",
        gap: 4,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) auto" },
      }}
    >
      <Box sx={{ minWidth: 0, display: "grid", gap: 2 }}>
        <Typography variant="h3" component={heading}>
          <Link component={RouterLink} to={to} sx={{ color: "text.primary", fontWeight: 600 }}>
            {course.title}
          </Link>
        </Typography>
        <CourseFacts course={course} />
        {children}
        <TaughtSkills skills={course.skills} />
        <StarLine rating={course.rating} />
      </Box>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          gap: 2,
          justifyContent: { md: "flex-end" },
          "&:empty": { display: "none" },
        }}
      >
        {acts}
      </Box>
    </Card>
  );
}
