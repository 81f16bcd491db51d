import type { LucideIcon } from "lucide-react";
import CertificatesIcon from "lucide-react/icons/award";
import ConfirmationsIcon from "lucide-react/icons/badge-check";
import CoursesIcon from "lucide-react/icons/book-open";
import BookmarkIcon from "lucide-react/icons/bookmark";
import WorkIcon from "lucide-react/icons/briefcase";
import BusinessIcon from "lucide-react/icons/building-2";
import InterviewsIcon from "lucide-react/icons/calendar-clock";
import AnalyticsIcon from "lucide-react/icons/chart-line";
import PoolIcon from "lucide-react/icons/chart-scatter";
import DefaultIcon from "lucide-react/icons/circle";
import AddIcon from "lucide-react/icons/circle-plus";
import ApplicationsIcon from "lucide-react/icons/clipboard-check";
import GoalsIcon from "lucide-react/icons/flag";
import LearningIcon from "lucide-react/icons/graduation-cap";
import DepartmentsIcon from "lucide-react/icons/group";
import DashboardIcon from "lucide-react/icons/layout-grid";
import IdeaIcon from "lucide-react/icons/lightbulb";
import SkillProfilesIcon from "lucide-react/icons/list-checks";
import MailIcon from "lucide-react/icons/mail";
import OrganizationIcon from "lucide-react/icons/network";
import BillingIcon from "lucide-react/icons/receipt-text";
import CareerIcon from "lucide-react/icons/route";
import SearchIcon from "lucide-react/icons/search";
import PrivacyIcon from "lucide-react/icons/shield-check";
import SettingsIcon from "lucide-react/icons/sliders-horizontal";
import SkillsIcon from "lucide-react/icons/sparkles";
import TeamIcon from "lucide-react/icons/table-2";
import PersonIcon from "lucide-react/icons/user-round";
import RecruitingIcon from "lucide-react/icons/user-round-search";
import PeopleIcon from "lucide-react/icons/users-round";
import OrganigramIcon from "lucide-react/icons/workflow";

const ICONS: Record<string, LucideIcon | undefined> = {
  add: AddIcon,
  analytics: AnalyticsIcon,
  applications: ApplicationsIcon,
  billing: BillingIcon,
  bookmark: BookmarkIcon,
  business: BusinessIcon,
  career: CareerIcon,
  certificates: CertificatesIcon,
  confirmations: ConfirmationsIcon,
  courses: CoursesIcon,
  dashboard: DashboardIcon,
  departments: DepartmentsIcon,
  goals: GoalsIcon,
  idea: IdeaIcon,
  interviews: InterviewsIcon,
  learning: LearningIcon,
  mail: MailIcon,
  organigram: OrganigramIcon,
  organization: OrganizationIcon,
  people: PeopleIcon,
  person: PersonIcon,
  pool: PoolIcon,
  privacy: PrivacyIcon,
  recruiting: RecruitingIcon,
  search: SearchIcon,
  settings: SettingsIcon,
  "skill-profiles": SkillProfilesIcon,
  skills: SkillsIcon,
  team: TeamIcon,
  work: WorkIcon,
};

/** Returns the icon that the server's menu names. */
export function menuIcon(name: string): LucideIcon {
  return ICONS[name] ?? DefaultIcon;
}
