import { fold } from "@vaardig/matching/textMatch/fold";
import type { PublishedJob } from "../../domain/jobs/publishedJobs.ts";

interface Choice {
  search_query: string;
  department?: string | undefined;
  location?: string | undefined;
  page: number;
  size: number;
}

/** Counts the jobs by value, most frequent first. */
function tally(values: (string | null)[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/**
 * Returns a page of the jobs that match the words and filters, in the given order; the filters' counts are of
 * all jobs.
 */
export function filterJobs(rows: PublishedJob[], { search_query, department, location, page, size }: Choice) {
  const words = fold(search_query).split(/\s+/).filter(Boolean);
  const chosen = rows.filter((row) => {
    const text = fold([row.name, row.department, row.location].filter(Boolean).join(" "));
    return (
      words.every((word) => text.includes(word)) &&
      (!department || row.department === department) &&
      (!location || row.location === location)
    );
  });
  return {
    jobs: chosen.slice(page * size, (page + 1) * size),
    total: chosen.length,
    departments: tally(rows.map((row) => row.department)),
    locations: tally(rows.map((row) => row.location)),
  };
}
