import { ProfileView } from "../ProfileView.tsx";

/** My profile. */
export function Component() {
  return <ProfileView />;
}
