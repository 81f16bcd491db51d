import type { DepartmentPlan } from "../plan.ts";

/** Departments and teams of the energy company, with their headcount. */
export const NOORDLICHT_DEPARTMENTS: DepartmentPlan[] = [
  {
    name: "Asset Management",
    head: "asset-manager-energy",
    staff: { "asset-manager-energy": 4, "gis-specialist": 3 },
    teams: [
      {
        name: "Maintenance & Generation",
        lead: "maintenance-manager",
        staff: { "maintenance-engineer-energy": 7, "power-plant-operator": 5 },
      },
      {
        name: "Offshore Wind",
        lead: "offshore-site-manager",
        staff: { "wind-technician": 8, "senior-wind-technician": 4 },
      },
      {
        name: "Development",
        lead: "renewable-project-developer",
        staff: {
          "renewable-project-developer": 3,
          "solar-park-engineer": 5,
          "hydrogen-engineer": 3,
          "heat-network-engineer": 4,
        },
      },
    ],
  },
  {
    name: "Grid Operations",
    head: "head-of-grid-operations",
    staff: { "technical-project-manager": 3, "work-planner-engineering": 3 },
    teams: [
      {
        name: "Control Room",
        lead: "grid-switching-officer",
        staff: { "grid-switching-officer": 4, "control-room-operator-energy": 9 },
      },
      {
        name: "Field Service North",
        lead: "field-service-team-leader",
        staff: { "grid-technician": 12, "field-service-coordinator": 2 },
      },
      {
        name: "Field Service South",
        lead: "field-service-team-leader",
        staff: {
          "grid-technician": 10,
          "field-service-technician-energy": 6,
          "field-service-coordinator": 2,
        },
      },
      {
        name: "Grid Planning",
        lead: "grid-planner",
        staff: { "grid-planner": 4, "grid-engineer": 8, "grid-connection-advisor": 6 },
      },
    ],
  },
  {
    name: "Trading & Portfolio",
    head: "energy-portfolio-manager",
    staff: {
      "energy-portfolio-manager": 2,
      "energy-trader": 7,
      "energy-market-analyst": 5,
      "regulatory-advisor-energy": 2,
      "risk-manager": 1,
    },
  },
  {
    name: "Customer Care",
    head: "customer-service-manager",
    staff: {
      "energy-account-manager": 5,
      "energy-consultant": 4,
      "digital-marketer": 1,
      "communication-adviser": 1,
    },
    teams: [
      {
        name: "Contact Centre",
        lead: "customer-service-team-leader-energy",
        staff: { "customer-service-agent-energy": 10 },
      },
      {
        name: "Billing & Contact",
        lead: "customer-service-team-leader-energy",
        staff: { "customer-service-agent-energy": 8, "energy-billing-specialist": 5 },
      },
    ],
  },
  {
    name: "IT & Data",
    head: "it-director",
    staff: {
      "solution-architect": 1,
      "information-security-officer": 1,
      "it-project-manager": 1,
      "functional-application-manager": 3,
    },
    teams: [
      {
        name: "Data & Analytics",
        lead: "data-team-lead",
        staff: { "data-analyst": 5, "data-engineer": 4, "data-scientist": 2, "analytics-engineer": 2 },
      },
      {
        name: "Digital Products",
        lead: "product-owner",
        staff: {
          "software-developer": 5,
          "backend-developer": 3,
          "ux-designer": 1,
          "software-tester": 2,
          "devops-engineer": 2,
        },
      },
      {
        name: "IT Services",
        lead: "it-service-manager",
        staff: { "it-support-specialist": 3, "system-administrator": 2, "security-analyst": 2 },
      },
    ],
  },
  {
    name: "Finance & Control",
    head: "finance-director",
    staff: {
      "business-controller": 3,
      "financial-controller": 2,
      accountant: 2,
      bookkeeper: 3,
      "credit-controller": 3,
      purchaser: 2,
      "contract-manager": 1,
      "legal-counsel": 1,
    },
  },
  {
    name: "People & Culture",
    head: "hr-director",
    staff: {
      "hr-business-partner": 2,
      "hr-advisor": 3,
      recruiter: 4,
      "payroll-specialist": 1,
      "learning-development-advisor": 1,
      "management-assistant": 1,
    },
  },
  {
    name: "Health, Safety & Environment",
    head: "sustainability-manager",
    staff: { "hse-advisor-energy": 5 },
  },
];
