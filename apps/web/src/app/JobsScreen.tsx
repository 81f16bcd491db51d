import { lazy } from "react";
import { useSearchParams } from "react-router";
import { type PageModule, pageOf } from "./pageOf.ts";

const load = (page: () => Promise<PageModule>) => lazy(async () => ({ default: pageOf(await page()) }));

const Jobs = load(() => import("../features/jobs/pages/RecruitingJobsPage.tsx"));
const Projects = load(() => import("../features/projects/pages/ProjectsPage.tsx"));

/** The list of jobs, or of projects by the URL's `kind`. */
export function JobsScreen() {
  const [params] = useSearchParams();
  return params.get("kind") === "projects" ? <Projects /> : <Jobs />;
}
