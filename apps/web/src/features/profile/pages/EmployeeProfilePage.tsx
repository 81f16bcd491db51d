import { useParams } from "react-router";
import { ProfileView } from "../ProfileView.tsx";

/** Tab of an employee's page: profile. */
export function EmployeeProfilePage() {
  const { candidateId } = useParams();
  return <ProfileView id={candidateId ?? ""} />;
}
