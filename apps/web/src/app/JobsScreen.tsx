import { lazy } from "react";
import { useSearchParams } from "react-router";
import { type PageModule, pageOf } from "./pageOf.ts";

const load = (page: () => Promise<PageModule>) => lazy(async () => ({ default: pageOf(await page()) }));

const Jobs = load(() => import("../features/jobs/pages/RecruitingJobsPage.tsx"));
const Projects = load(() => import("../features/projects/pages/ProjectsPage.tsx"));

/** The one list of what someone works on: jobs, or projects where the address says so. */
export function JobsScreen() {
  const [params] = useSearchParams();
  return params.get("kind") === "projects" ? <Projects /> : <Jobs />;
}
