import { lazy } from "react";
import { useSearchParams } from "react-router";
import { type PageModule, pageOf } from "./pageOf.ts";

const load = (page: () => Promise<PageModule>) => lazy(async () => ({ default: pageOf(await page()) }));

const Jobs = load(() => import("../features/jobs/pages/CreateJobPage.tsx"));
const Projects = load(() => import("../features/projects/pages/CreateProjectPage.tsx"));

/** Form to create a job, or a project by the URL's `kind`. */
export function CreateJobScreen() {
  const [params] = useSearchParams();
  return params.get("kind") === "projects" ? <Projects /> : <Jobs />;
}
