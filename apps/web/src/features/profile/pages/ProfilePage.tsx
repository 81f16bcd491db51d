import { ProfileView } from "../ProfileView.tsx";

/** My profile. */
export function ProfilePage() {
  return <ProfileView />;
}
