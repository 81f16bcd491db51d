import { ProfileView } from "../ProfileView.tsx";

/** The reader's own profile. */
export function ProfilePage() {
  return <ProfileView />;
}
