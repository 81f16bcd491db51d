import type { FindResults } from "@vaardig/contract/find/find";
import WorkIcon from "lucide-react/icons/briefcase";
import SkillIcon from "lucide-react/icons/sparkles";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/libState.ts";
import { useDebounced } from "../../../lib/useDebounced.ts";
import { usePath } from "../../../lib/usePath.ts";
import { useSearchSkillsQuery } from "../../../shared/skills/skills.api.ts";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { useFindAnythingQuery, useFindKnownQuery } from "../find.api.ts";
import type { RecentRecord } from "../recent.ts";
import { matchOf } from "./matches.ts";
import { type FoundScreen, GROUPS, type Group, type Option } from "./option.ts";
import { ACT_SCREENS, useActs } from "./useActs.tsx";

/** Minimum input length, because a single letter is in nearly every name. */
const SHORTEST = 2;
const EACH = 5;

interface Given {
  screens: readonly FoundScreen[];
  recent: readonly RecentRecord[];
  /** Shows a colleague's card. */
  onCard: (id: string) => void;
  onShortcuts: () => void;
}

interface Options {
  groups: { name: Group; options: Option[] }[];
  /** True while records are loading. */
  isSearching: boolean;
  error: unknown;
  retry: () => void;
}

/** Returns the best matches first; screens and actions are few enough for a full scan. */
function best<One>(list: readonly One[], typed: string, textsOf: (one: One) => readonly string[]): One[] {
  const rated = list.map((one) => ({ one, match: matchOf(typed, textsOf(one)) }));
  return rated
    .filter(({ match }) => match > 0)
    .toSorted((a, b) => b.match - a.match)
    .slice(0, EACH)
    .map(({ one }) => one);
}

/**
 * Returns a function that turns records into options; `onCard` opens people without an accessible record,
 * and records without a screen are omitted.
 */
function useRecords(onCard: (id: string) => void) {
  const pathTo = usePath();
  return ({ people, candidates, jobs }: FindResults) => {
    const person = ({ id, name, photo_url, about }: FindResults["candidates"][number]) => ({
      id,
      label: name,
      about,
      picture: <PersonAvatar name={name} src={photo_url} size={28} />,
    });
    return {
      people: people.map((one): Option => {
        const to = one.opens === "record" ? pathTo("employee-details", { candidateId: one.id }) : undefined;
        return { kind: "people", ...person(one), ...(to ? { to } : { run: () => onCard(one.id) }) };
      }),
      candidates: candidates.map(
        (one): Option => ({
          kind: "candidates",
          ...person(one),
          to: pathTo("candidate-profile", { candidateId: one.id }),
        }),
      ),
      jobs: jobs.map(({ id, name, about, opens }): Option => {
        const screen = opens === "recruiting" ? "recruiting-job" : "job-match-details";
        const to = pathTo(screen, { jobId: id });
        return { kind: "jobs", id, label: name, about, picture: <WorkIcon size={20} />, to };
      }),
    };
  };
}

/**
 * Returns options for skills, which lead to people with the skill, its catalogue entry, or its courses,
 * whichever the reader can open first.
 */
function useSkills(typed: string): Option[] {
  const { t } = useTranslation(["find", "common"]);
  const pathTo = usePath();
  const [finder, catalogue, courses] = (["expert-finder", "skill-catalogue", "course-matches"] as const).map(
    (key) => pathTo(key),
  );
  const place = finder ?? catalogue ?? courses;
  const { currentData } = useSearchSkillsQuery(
    { query: { search_query: typed, size: EACH } },
    { skip: typed.length < SHORTEST || !place },
  );
  return (currentData?.data ?? []).map(({ id, name, matched }) => {
    const leads = t(finder ? "find:skill.people" : catalogue ? "find:skill.catalogue" : "find:skill.courses");
    const also = matched && matched !== name ? t("common:skill-search.also", { name: matched }) : null;
    const query = finder ? `skills=${id}.0e3` : `skill=${id}`;
    return {
      kind: "skills",
      id,
      label: name,
      picture: <SkillIcon size={20} />,
      about: [also, leads].filter(Boolean).join(" · "),
      to: `${place}?${query}`,
    };
  });
}

const idsOf = (recent: readonly RecentRecord[], kind: RecentRecord["kind"]) => {
  const ids = recent.flatMap((one) => (one.kind === kind ? one.id : []));
  return ids.length > 0 ? { [kind]: ids } : {};
};

/** Returns matching options by kind; without input, recently opened records and available actions. */
export function useOptions(typed: string, { screens, recent, onCard, onShortcuts }: Given): Options {
  const asked = useDebounced(typed.trim(), 120);
  const isStaff = useAuth().user?.system_role === "staff";
  const isAsked = asked.length >= SHORTEST && !isStaff;
  const acts = useActs(onShortcuts);
  const found = useFindAnythingQuery({ query: { search_query: asked } }, { skip: !isAsked });
  const knownIds = { ...idsOf(recent, "people"), ...idsOf(recent, "candidates"), ...idsOf(recent, "jobs") };
  const hasKnown = Object.keys(knownIds).length > 0 && !isStaff;
  const known = useFindKnownQuery({ query: knownIds }, { skip: !hasKnown });
  const skills = useSkills(isAsked ? asked : "");
  const toRecords = useRecords(onCard);
  const places = screens
    .filter(({ key }) => !ACT_SCREENS.includes(key))
    .map((screen) => ({
      kind: "screens" as const,
      id: screen.key,
      label: screen.labels[0],
      about: screen.above,
      picture: screen.picture,
      to: screen.to,
      labels: screen.labels,
    }));
  const isBehind = asked !== typed.trim();
  const byGroup: Partial<Record<Group, Option[]>> = {};
  if (typed.trim() === "") {
    const records = known.data && hasKnown ? toRecords(known.data) : { people: [], candidates: [], jobs: [] };
    const all: Option[] = [...acts, ...places, ...records.people, ...records.candidates, ...records.jobs];
    byGroup.recent = recent.flatMap(({ kind, id }) =>
      all.filter((one) => one.kind === kind && one.id === id).slice(0, 1),
    );
    byGroup.acts = acts.filter(({ id }) => !recent.some((one) => one.kind === "acts" && one.id === id));
  } else {
    byGroup.acts = best(acts, typed, ({ label, words }) => [label, words]);
    byGroup.screens = best(places, typed, ({ labels, about }) => [...labels, about ?? ""]);
    // The previous response stays until the debounced input has been searched.
    const records = isAsked && found.data ? toRecords(found.data) : null;
    Object.assign(byGroup, records, { skills });
  }
  return {
    groups: GROUPS.flatMap((name) => {
      const options = (byGroup[name] ?? []).filter(({ to, run }) => to !== undefined || run !== undefined);
      return options.length > 0 ? [{ name, options }] : [];
    }),
    isSearching: typed.trim().length >= SHORTEST && !isStaff && (isBehind || found.isFetching),
    error: isAsked ? found.error : undefined,
    retry: () => void found.refetch(),
  };
}
