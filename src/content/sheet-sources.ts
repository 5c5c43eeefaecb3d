import type { Source } from './evidence.ts';
import { spleenVaccines } from './shared-sources.ts';
import { triageEvidence } from './triage/evidence.ts';

/** Where the numbers of the sheets come from that are not the practice's own. */
export const sheetSources = {
  words:
    'On a liquid diet we stop gliflozins on its first day, as a British handbook does. Without one we stop them 3 days before, and ertugliflozin 4, as the US medicines agency asks; it does not name remogliflozin, which we stop like the others. British advice without a liquid diet is the day before and the day itself; we take the longer time. The half dose of ready-mixed insulin and the numbers for a low sugar are from the pages below. So are the 8 hours after fatty food, the weeks for vaccines and the 24 hours after an anaesthetic, where this sheet has them. The other hours and days are our own.',
  sources: [
    triageEvidence.sources.Gliflozin,
    spleenVaccines,
    {
      title: 'Canagliflozin',
      publisher: 'UK Clinical Pharmacy Association',
      year: null,
      url: 'https://periop-handbook.ukclinicalpharmacy.org/drug/canagliflozin/',
      checkedOn: '2026-11-28',
      basis: 'copy',
      copy: 'its advice for planned operations and liquid diets, as stored for a search index',
    },
    {
      title: 'Diabetes: overview',
      publisher: 'UK Clinical Pharmacy Association',
      year: null,
      url: 'https://periop-handbook.ukclinicalpharmacy.org/note/diabetes-overview/',
      checkedOn: '2026-11-28',
      basis: 'copy',
      copy: 'its tables of long-acting and ready-mixed insulin, as stored for a search index',
    },
    {
      title: 'Lithium',
      publisher: 'UK Clinical Pharmacy Association',
      year: null,
      url: 'https://periop-handbook.ukclinicalpharmacy.org/drug/lithium/',
      checkedOn: '2026-11-28',
      basis: 'copy',
      copy: 'its advice before and after an operation, as stored for a search index',
    },
    {
      title: 'Tranylcypromine',
      publisher: 'UK Clinical Pharmacy Association',
      year: null,
      url: 'https://periop-handbook.ukclinicalpharmacy.org/drug/tranylcypromine/',
      checkedOn: '2026-11-28',
      basis: 'copy',
      copy: 'its advice before an operation, as stored for a search index',
    },
    {
      title:
        'Practice Guidelines for Preoperative Fasting and the Use of Pharmacologic Agents to Reduce the Risk of Pulmonary Aspiration: Application to Healthy Patients Undergoing Elective Procedures',
      publisher: 'American Society of Anesthesiologists, in Anesthesiology',
      year: 2017,
      url: 'https://anesthesiology.pubs.asahq.org/article.aspx?articleid=2596245',
      checkedOn: '2026-11-28',
      basis: 'copy',
      copy: 'its sentence on fried and fatty food and meat, as another page quotes it',
    },
    {
      title: 'Patients with diabetes treated with insulin undergoing surgery',
      publisher: 'Northampton General Hospital, NHS',
      year: null,
      url: 'https://www.northamptongeneral.nhs.uk/Publications/Leaflets/Pre-Operative-Assessment-Clinic/Patients-with-diabetes-treated-with-insulin-undergoing-surgery.aspx',
      checkedOn: '2026-11-28',
      basis: 'copy',
      copy: 'its part for the days before, as stored for a search index',
    },
    {
      title: 'Low blood sugar',
      publisher: 'Shropshire Clinical Commissioning Group, NHS',
      year: null,
      url: 'https://www.shropshireccg.nhs.uk/low-blood-sugar',
      checkedOn: '2026-11-28',
      basis: 'full',
    },
    {
      title: 'Advice following a general anaesthetic',
      publisher: 'Wirral University Teaching Hospital NHS Foundation Trust',
      year: null,
      url: 'https://wuth.nhs.uk/our-locations/having-an-operation-adults/daycase-surgery/recovery-at-home/advice-following-a-general-anaesthetic',
      checkedOn: '2026-11-28',
      basis: 'full',
    },
    {
      title: 'Oral bowel cleansing agents (guidelines)',
      publisher: 'NHS Highland',
      year: null,
      url: 'https://rightdecisions.scot.nhs.uk/tam-treatments-and-medicines-nhs-highland/therapeutic-guidelines/gastro-intestinal/lower-gastro-intestinal/oral-bowel-cleansing-agents-guidelines/',
      checkedOn: '2026-11-28',
      basis: 'copy',
      copy: 'its key points, complications and first contraindications, as stored for a search index',
    },
  ],
} as const satisfies { words: string; sources: ReadonlyArray<Source> };
