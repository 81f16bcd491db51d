import type { BodyInput } from "@vaardig/contract/endpoint";
import type { setNotificationPreferences } from "@vaardig/contract/notifications/notifications";
import { useNotifyErrors } from "../../lib/useNotifyErrors.ts";
import { useSetNotificationPreferencesMutation } from "./notifications.api.ts";

export type Choose = (choice: BodyInput<typeof setNotificationPreferences>) => Promise<boolean>;

/** Saves a choice at once; where that is refused it says so, and what was before stays on screen. */
export function useChoose(): Choose {
  const [save] = useSetNotificationPreferencesMutation();
  const notifyErrors = useNotifyErrors();
  return (choice) => notifyErrors(() => save({ body: choice }).unwrap());
}
