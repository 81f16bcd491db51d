import type { BulkUpload, BulkUploadKind } from "@vaardig/contract/bulk-uploads/bulkUploads";
import { useEffect, useRef, useState } from "react";
import { useDispatch } from "react-redux";
import { baseApi, type Tag } from "../../lib/api/baseApi.ts";
import { useListBulkUploadsQuery } from "./bulkUploads.api.ts";

/** Polling interval during work, in milliseconds. */
const LOOK_AGAIN = 1_000;

/** Tags of everything that shows or counts people or courses. */
const TOUCHED: Tag[] = [
  "employees",
  "employee-role",
  "organization",
  "candidates",
  "certificates",
  "profile",
  "courses",
  "dashboard",
  "events",
  "jobs",
  "skills",
  "skill-catalogue",
  "wishes",
];

/** Returns whether the server is working on an upload. */
export function isWorking(upload: BulkUpload | undefined): boolean {
  return upload?.state === "reading" || upload?.state === "applying";
}

/**
 * Returns the reader's latest upload of a kind, also from another page or visit; polled while the server
 * works on it. After applying, everything that shows people is refetched.
 */
export function useBulkUpload(kind: BulkUploadKind): {
  upload: BulkUpload | undefined;
  isLoading: boolean;
  error: unknown;
  refetch: () => void;
} {
  const dispatch = useDispatch();
  const [working, setWorking] = useState(false);
  const { data, isLoading, error, refetch } = useListBulkUploadsQuery(
    { query: { kind, size: 1 } },
    { pollingInterval: working ? LOOK_AGAIN : 0, refetchOnMountOrArgChange: true },
  );
  const upload = data?.data[0];
  const isNow = isWorking(upload);
  if (isNow !== working) setWorking(isNow);
  const before = useRef<BulkUpload["state"]>(undefined);
  const state = upload?.state;
  useEffect(() => {
    if (before.current === "applying" && state !== "applying")
      dispatch(baseApi.util.invalidateTags([...TOUCHED, "bulk-uploads"]));
    before.current = state;
  }, [state, dispatch]);
  return { upload, isLoading, error, refetch };
}
