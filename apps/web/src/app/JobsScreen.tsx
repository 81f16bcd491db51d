import { type ComponentType, lazy } from "react";
import { useSearchParams } from "react-router";

const load = (page: () => Promise<{ Component: ComponentType }>) =>
  lazy(async () => ({ default: (await page()).Component }));

const Jobs = load(() => import("../features/jobs/pages/RecruitingJobsPage.tsx"));
const Projects = load(() => import("../features/projects/pages/ProjectsPage.tsx"));

/** The one list of what somebody works on: jobs, or projects where the address says so. */
export function Component() {
  const [params] = useSearchParams();
  return params.get("kind") === "projects" ? <Projects /> : <Jobs />;
}
