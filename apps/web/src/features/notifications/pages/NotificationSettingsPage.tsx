import { NotificationSettings } from "../NotificationSettings.tsx";

/** Section "Notifications" of the account. */
export function NotificationSettingsPage() {
  return <NotificationSettings />;
}
