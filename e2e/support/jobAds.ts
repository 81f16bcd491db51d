/**
 * A realistic job ad with the expected skills: those in its text and those of the job in its title.
 * "Intermediate" is suggested where the ad states no level.
 */
export interface JobAd {
  text: string;
  name: string;
  needed: string[];
  goodToHave: string[];
}

export const JOB_ADS: Record<"en" | "nl", readonly JobAd[]> = {
  en: [
    {
      text: `Data engineer

Place: Groningen
Hours: 32-36 a week
Salary: € 4,200 – € 5,600 gross a month

What you will do
You build data pipelines in Python and keep our data warehouse in order.

What you bring
- Python and SQL are essential
- At least three years of experience with dbt
- Experience with Apache Airflow is a plus
- Good command of Dutch
You don't need Java or Scala.

About us
Our colleagues in marketing work with Salesforce and Google Analytics. We offer training in leadership.`,
      name: "Data engineer",
      needed: [
        "Data engineering · Intermediate",
        "Data warehousing · Intermediate",
        "Dutch · Intermediate",
        "ETL development · Intermediate",
        "Python · Intermediate",
        "SQL · Intermediate",
        "dbt · Intermediate",
      ],
      goodToHave: ["Apache Airflow · Intermediate"],
    },
    {
      text: `Nurse, surgical ward (28 hours)

Location: Assen. You earn between € 2,950 and € 3,900 a month on a full-time basis.

Your day: wound care, giving medication and handing over to the night shift.

We ask for
A valid BIG registration is required.
You know infusion therapy; palliative care would be nice to have.
No experience with dialysis needed.

What we offer: a course in mindfulness and a gym with yoga.`,
      name: "Nurse, surgical ward",
      needed: [
        "BIG registration",
        "Infusion therapy · Intermediate",
        "Medication administration · Intermediate",
        "Shift handover · Intermediate",
        "Wound care · Intermediate",
      ],
      goodToHave: ["Palliative care · Intermediate"],
    },
    {
      text: `We're looking for a Warehouse Team Leader in Zwolle, 38 hours, 3.000 to 3.600 euro per month.

You lead a team of twelve and plan the shifts. A forklift certificate is a must, and so is VCA. You speak good English. Ideally you also know SAP EWM. Experience with Excel? Not necessary.

Our head office runs on Python and Kubernetes, but you won't notice.`,
      name: "Warehouse Team Leader",
      needed: [
        "English · Intermediate",
        "Forklift certificate",
        "Staff scheduling · Intermediate",
        "Team leadership · Intermediate",
        "VCA safety certificate",
        "Warehouse supervision · Intermediate",
      ],
      goodToHave: ["SAP Extended Warehouse Management · Intermediate"],
    },
  ],
  nl: [
    {
      text: `Administratief medewerker

Standplaats: Leeuwarden
Uren: 24 uur per week
Salaris: € 2.500 - € 3.100 bruto per maand

Wat ga je doen?
Je verwerkt facturen en beheert debiteuren.

Wat vragen wij?
- Kennis van Exact Online is een vereiste
- Goede beheersing van Excel
- Kennis van AFAS is een pré
- Een rijbewijs is niet nodig

Over ons
Onze ontwikkelaars werken met Java en React. Bij ons kun je een cursus projectmanagement volgen.`,
      name: "Administratief medewerker",
      needed: [
        "Debiteurenbeheer · Gevorderd",
        "Exact Online · Gevorderd",
        "Facturen verwerken · Gevorderd",
        "Kantooradministratie · Gevorderd",
        "Microsoft Excel · Gevorderd",
      ],
      goodToHave: ["AFAS · Gevorderd"],
    },
    {
      text: `Elektromonteur gezocht

Werk je graag aan laadpalen en zonnepanelen? In Emmen hebben wij plek voor een elektromonteur (36 uur, € 2.800 tot € 3.500 per maand).

Jij brengt mee: ruime ervaring met het lezen van elektrische schema's, rijbewijs B (vereist) en bij voorkeur een VCA-certificaat. NEN 3140 leer je bij ons, die heb je dus niet nodig.`,
      name: "Elektromonteur",
      needed: [
        "Elektrotechnisch onderhoud · Gevorderd",
        "Rijbewijs B",
        "Technische tekeningen lezen · Zeer gevorderd",
      ],
      goodToHave: ["VCA-certificaat"],
    },
    {
      text: `Kok zorglocatie | 30 uur | Hoogeveen | € 2.400 - € 2.950 per maand

JOUW WERK
Je kookt elke dag vers voor tachtig bewoners en houdt de HACCP-regels in de gaten.

DIT HEB JE IN HUIS
Kennis van diëten is onmisbaar. Ervaring met voorraadbeheer is mooi meegenomen. Je spreekt goed Nederlands.

DIT KRIJG JE
Een fiets, korting op yoga en een opleiding leidinggeven.`,
      name: "Kok zorglocatie",
      needed: [
        "Allergenen en diëten · Gevorderd",
        "Koken · Gevorderd",
        "Nederlands · Gevorderd",
        "Voedselveiligheid (HACCP) · Gevorderd",
      ],
      goodToHave: ["Voorraadbeheer · Gevorderd"],
    },
  ],
};
