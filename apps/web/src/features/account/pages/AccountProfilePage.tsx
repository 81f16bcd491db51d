import { usePath } from "../../../lib/usePath.ts";
import { AccountLoader } from "../AccountLoader.tsx";
import { NameSection } from "../parts/NameSection.tsx";
import { PictureSection } from "../parts/PictureSection.tsx";

/** Section "Profile": the picture and the name that others see; who has no profile has no picture. */
export function AccountProfilePage() {
  const profile = usePath()("profile");
  return (
    <AccountLoader>
      {(account) => (
        <>
          {profile && <PictureSection name={account.name} />}
          <NameSection account={account} profile={profile} />
        </>
      )}
    </AccountLoader>
  );
}
