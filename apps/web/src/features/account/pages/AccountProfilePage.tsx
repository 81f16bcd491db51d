import { usePath } from "../../../lib/usePath.ts";
import { AccountLoader } from "../AccountLoader.tsx";
import { NameSection } from "../parts/NameSection.tsx";
import { PictureSection } from "../parts/PictureSection.tsx";

/** Section "Profile": photo and public name; no photo for accounts without a profile. */
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
