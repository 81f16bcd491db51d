import type { CareerJob } from "@vaardig/contract/career-path/careerJob";
import type { ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { pressNamed } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import words from "../career-path.en.json";
import { buildCareerJob } from "../testing/careerBuilders.ts";
import { CareerCard } from "./CareerCard.tsx";
import { CareerChartContext } from "./careerContext.ts";

let screen: OnScreen;
afterEach(() => screen.remove());
const onSelect = vi.fn();

test("a job shows by an icon whether it is a step up and has openings; the present job is no step", async () => {
  const jobs: CareerJob[] = [
    buildCareerJob({ id: "up", name: "Lead", step: 1, open_jobs: { count: 3, first: [] } }),
    buildCareerJob({ id: "now", name: "Analyst", hops: 0, step: 0 }),
    buildCareerJob({ id: "down", name: "Junior", step: -1 }),
  ];
  screen = await draw(
    <CareerChartContext value={{ selectedId: null, comparedIds: [], onSelect }}>
      {jobs.map((job) => (
        <CareerCard key={job.id} {...({ data: { job } } as ComponentProps<typeof CareerCard>)} />
      ))}
    </CareerChartContext>,
    { "career-path": words },
  );
  const icons = [...document.querySelectorAll("[data-job]")].map((card) =>
    [...card.querySelectorAll("[role=img]")].map((icon) => icon.getAttribute("aria-label")),
  );
  expect(icons).toEqual([[words["open-jobs"], words.step.up], [], [words.step.down]]);
  await pressNamed(/Junior/);
  expect(onSelect.mock.calls).toEqual([["down"]]);
});
