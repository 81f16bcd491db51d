import type { BodyInput } from "@vaardig/contract/endpoint";
import type { setNotificationPreferences } from "@vaardig/contract/notifications/notifications";
import { useNotifyErrors } from "../../lib/useNotifyErrors.ts";
import { useSetNotificationPreferencesMutation } from "./notifications.api.ts";

export type SavePreference = (choice: BodyInput<typeof setNotificationPreferences>) => Promise<boolean>;

/**
 * Returns a function that saves a preference immediately; on failure shows the error and keeps the earlier
 * value.
 */
export function useSavePreference(): SavePreference {
  const [save] = useSetNotificationPreferencesMutation();
  const notifyErrors = useNotifyErrors();
  return (choice) => notifyErrors(() => save({ body: choice }).unwrap());
}
