import { FIND_LIMITS } from "@vaardig/contract/find/find";
import { z } from "zod";
import { useAuth } from "../../lib/libState.ts";
import { useStored } from "../../lib/useStored.ts";

const opened = z.object({
  kind: z.enum(["acts", "screens", "people", "candidates", "jobs"]),
  id: z.string().max(100),
});
/** Recently opened records without names, which are requested again with the reader's current permissions. */
export type RecentRecord = z.output<typeof opened>;

const read = (stored: unknown): RecentRecord[] => {
  const list = z.array(opened).max(FIND_LIMITS.known).safeParse(stored);
  return list.success ? list.data : [];
};

/** Returns recently opened records, latest first, stored per person on this device. */
export function useRecent(): { recent: RecentRecord[]; remember: (one: RecentRecord) => void } {
  const [recent, setRecent] = useStored(`find-recent-${useAuth().user?.id ?? ""}`, read);
  const remember = ({ kind, id }: RecentRecord) =>
    setRecent(
      [{ kind, id }, ...recent.filter((one) => one.kind !== kind || one.id !== id)].slice(
        0,
        FIND_LIMITS.known,
      ),
    );
  return { recent, remember };
}
