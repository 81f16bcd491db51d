import OrganizationIcon from "@mui/icons-material/AccountTreeOutlined";
import AddIcon from "@mui/icons-material/AddCircleOutlineRounded";
import BusinessIcon from "@mui/icons-material/ApartmentRounded";
import ApplicationsIcon from "@mui/icons-material/AssignmentTurnedInOutlined";
import SkillsIcon from "@mui/icons-material/AutoAwesomeOutlined";
import BookmarkIcon from "@mui/icons-material/BookmarkBorderRounded";
import PoolIcon from "@mui/icons-material/BubbleChartOutlined";
import DefaultIcon from "@mui/icons-material/CircleOutlined";
import BillingIcon from "@mui/icons-material/CreditCardRounded";
import SkillProfilesIcon from "@mui/icons-material/FactCheckOutlined";
import GoalsIcon from "@mui/icons-material/FlagOutlined";
import DashboardIcon from "@mui/icons-material/GridViewRounded";
import DepartmentsIcon from "@mui/icons-material/GroupWorkOutlined";
import AnalyticsIcon from "@mui/icons-material/InsightsRounded";
import OrganigramIcon from "@mui/icons-material/LanOutlined";
import IdeaIcon from "@mui/icons-material/LightbulbOutlined";
import MailIcon from "@mui/icons-material/MailOutlineRounded";
import PeopleIcon from "@mui/icons-material/PeopleOutlineRounded";
import PersonIcon from "@mui/icons-material/PersonOutlineRounded";
import RecruitingIcon from "@mui/icons-material/PersonSearchOutlined";
import CareerIcon from "@mui/icons-material/RouteOutlined";
import LearningIcon from "@mui/icons-material/SchoolOutlined";
import SearchIcon from "@mui/icons-material/SearchRounded";
import SettingsIcon from "@mui/icons-material/TuneRounded";
import WorkIcon from "@mui/icons-material/WorkOutlineRounded";
import type { ComponentType } from "react";

type Icon = ComponentType<{ fontSize?: "small" | "inherit" | "medium" }>;

const ICONS: Record<string, Icon | undefined> = {
  add: AddIcon,
  analytics: AnalyticsIcon,
  applications: ApplicationsIcon,
  billing: BillingIcon,
  bookmark: BookmarkIcon,
  business: BusinessIcon,
  career: CareerIcon,
  dashboard: DashboardIcon,
  departments: DepartmentsIcon,
  goals: GoalsIcon,
  idea: IdeaIcon,
  learning: LearningIcon,
  mail: MailIcon,
  organigram: OrganigramIcon,
  organization: OrganizationIcon,
  people: PeopleIcon,
  person: PersonIcon,
  pool: PoolIcon,
  recruiting: RecruitingIcon,
  search: SearchIcon,
  settings: SettingsIcon,
  "skill-profiles": SkillProfilesIcon,
  skills: SkillsIcon,
  work: WorkIcon,
};

/** Icon that the server's menu names. */
export function menuIcon(name: string): Icon {
  return ICONS[name] ?? DefaultIcon;
}
