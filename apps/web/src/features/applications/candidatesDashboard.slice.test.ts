import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { expect, it } from "vitest";
import { signedOut } from "../../lib/auth.slice.ts";
import {
  pipelineLoaded,
  candidatesDashboardReducer as reduce,
  statusFailed,
  statusLoaded,
  statusLoading,
  statusSelected,
  vacancySelected,
} from "./candidatesDashboard.slice.ts";

const start = reduce(undefined, { type: "start" });
const cards = [{ id: "a" } as ApplicationCard];
const filtered = [
  vacancySelected("v"),
  statusSelected("Interview"),
  statusLoading(),
  statusLoaded({ vacancy: "v", status: "Interview", cards }),
].reduce(reduce, start);

it("selects a vacancy and a status, and clears each when it is selected again", () => {
  expect(filtered).toEqual({
    selectedVacancy: "v",
    selectedStatus: "Interview",
    statusFiltered: cards,
    loading: false,
    error: false,
    success: true,
  });
  expect(reduce(filtered, statusSelected("Interview"))).toMatchObject({
    selectedVacancy: "v",
    selectedStatus: null,
    statusFiltered: [],
  });
  expect(reduce(filtered, statusSelected("Application")).selectedStatus).toBe("Application");
  expect(reduce(filtered, vacancySelected("v"))).toMatchObject({
    selectedVacancy: null,
    selectedStatus: null,
  });
  expect(reduce(filtered, vacancySelected("w"))).toMatchObject({ selectedVacancy: "w", statusFiltered: [] });
});

it("clears the status-filtered list and the selected status when the pipeline has loaded", () => {
  expect(reduce(filtered, pipelineLoaded())).toMatchObject({
    selectedVacancy: "v",
    selectedStatus: null,
    statusFiltered: [],
  });
});

it("does not show what was asked for before another choice", () => {
  const other = reduce(filtered, statusSelected("Vacancy"));
  expect(reduce(other, statusLoaded({ vacancy: "v", status: "Interview", cards })).statusFiltered).toEqual(
    [],
  );
  const elsewhere = [vacancySelected("w"), statusSelected("Interview")].reduce(reduce, filtered);
  expect(
    reduce(elsewhere, statusLoaded({ vacancy: "v", status: "Interview", cards })).statusFiltered,
  ).toEqual([]);
});

it("shows loading and failure, and forgets everything when the person leaves", () => {
  const loading = reduce(filtered, statusLoading());
  expect(loading).toMatchObject({ loading: true, error: false, success: false });
  expect(reduce(loading, statusFailed())).toMatchObject({ loading: false, error: true, success: false });
  expect(reduce(filtered, signedOut())).toEqual(start);
});
