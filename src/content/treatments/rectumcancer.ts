import { rectalCancerPictures } from '#content/pictures/rectal-cancer.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, withCancer } from '#content/triage.ts';

export const treatment = {
  id: 17,
  group: 'colon-rectum',
  link: 'rectumcancer',
  name: 'Rectal cancer',
  otherNames: ['Cancer of the rectum', 'मलाशय का कैंसर', 'गुदा मार्ग का कैंसर'],
  kind: 'condition',
  organs: ['rectum', 'large-intestine', 'anus'],
  icon: 'colon-rectum',
  images: rectalCancerPictures,
  icd10: 'C20',
  summary:
    'I have rectal cancer: what now? Tests, stages and survival, radiotherapy, surgery, the stoma question, and when watching can take the place of surgery.',
  keywords: [
    'rectal cancer',
    'cancer of the rectum',
    'blood in stool',
    'stoma',
    'low anterior resection',
    'watch and wait',
    'rectal cancer survival',
  ],
  aims: 'This page helps you to understand your reports, and to weigh the treatments and the life after them.',
  description:
    'If you have just been told that you have rectal cancer, there is nearly always time to hear all the choices before treatment starts. It is a cancer in the last {rectumLength} of the bowel, above the anus. Found early, it can often be cured. If you are here because of blood in your stool: it is never “just piles” until a doctor has looked.',
  inShort: {
    emergency:
      'The cancer itself is not. Heavy bleeding, a blocked bowel, severe pain, fever on cancer medicine, or thoughts of ending your life are: call 112 or 108.',
    operation: 'Most people who can be cured need one. If no cancer can be found after other treatment, some are watched closely instead.',
    choices:
      'The choices are removal through the anus, larger surgery, radiotherapy and chemotherapy first, immunotherapy, and close watching.',
    back: 'After the larger surgery, if all goes well, expect {indiaStay} in hospital and months to full strength. Your stools can stay unsettled for a year or more.',
    next: 'Have the MRI scan and the mismatch repair test, and ask a whole team to discuss you before anything starts.',
  },
  careCard: cardOf([
    'heavy-bleeding',
    'blocked',
    'severe-pain',
    'hard-belly',
    'fluorouracil-chest',
    ...withCancer,
    'stoma-pours',
    'stoma-black',
    ...afterBellyOperation,
    'immunotherapy-stools',
    'wound-redness',
    'drain-trouble',
    'first-blood',
    'bowel-habit',
    'never-empty',
    'weight-loss',
    'anaemia',
    'bowel-cancer-in-family',
    'second-opinion',
    'check-due',
  ]),
  symptoms: [
    'Blood on or in the stool, bright or dark, often without pain.',
    'Looser, harder, thinner or more frequent stools, or the feeling that more is left.',
    'Slime, pressure deep in the bottom, weight loss, or tiredness from anaemia.',
  ],
  causes: [
    'Most grow from a polyp over years, so taking polyps out can prevent them.',
    'Young people get it too: in a Patna study about {patnaYoung} were under {patnaAge}.',
    'Some families carry a faulty gene, as in Lynch syndrome [seom].',
    'Long-standing colitis, tobacco, alcohol, extra weight and much red meat add to it [seom].',
  ],
  types: [
    {
      title: 'By height',
      details:
        'Low is up to {lowLimit} from the edge of the anus, middle up to {midLimit}, and high above that. Keeping the anus is hardest when the cancer is low.',
    },
    {
      title: 'Stage I',
      details:
        'It lies within the wall. Of people in England whose bowel cancer (colon or rectum) was found at this stage in {englandYears}, about {stageOne} survived it for {survivalYears}.',
    },
    { title: 'Stage II', details: 'It has grown through the wall, but no glands are involved; about {stageTwo} survived.' },
    { title: 'Stage III', details: 'Glands nearby (lymph nodes) are involved; about {stageThree} survived.' },
    {
      title: 'Stage IV',
      details:
        'It has spread, mostly to the liver or lungs. Here about {stageFour} survived, and more where all of the spread could be cut out.',
    },
    {
      title: 'By cell kind',
      details: 'Nearly all are adenocarcinomas. A test of mismatch repair (MMR or MSI) can change the treatment.',
    },
  ],
  tests: [
    {
      title: 'Finger examination, then colonoscopy with biopsy',
      details:
        'A finger can feel many low cancers. The camera takes a sample that proves the cancer, and looks for polyps in the rest of the bowel.',
    },
    {
      title: 'MRI scan of the pelvis',
      details: 'It shows how deep the cancer goes, and guides the first treatment [asco].',
    },
    {
      title: 'CT scan and blood tests',
      details: 'The scan looks for spread. The blood marker CEA helps follow-up.',
    },
  ],
  treatment: {
    overview: 'Surgeon, cancer doctors, radiologist and pathologist should discuss you together before anything starts [seom].',
    details: [
      {
        title: 'Removal through the anus',
        description: 'A very early, small cancer is cut out through the anus, without a cut in the belly (local excision).',
        benefits: 'You keep the rectum and seldom need a stoma.',
        risks:
          'It can bleed or be followed by infection. The glands stay behind: in a review of early cancers {hidden} had more cancer hidden nearby, which can come back.',
        recovery: 'A little blood is normal at first.',
        compare: {
          cut: 'None outside',
          nights: null,
          usualLife: null,
          mainRisk: 'More cancer hidden nearby: {hidden}',
          comesBack: null,
        },
      },
      {
        title: 'Surgery that removes the rectum',
        description:
          'The rectum is taken out with the glands around it (TME). The ends are joined (anterior resection), or, for a very low cancer, the anus is closed and a lasting stoma is made.',
        benefits: 'It is the main treatment when the aim is cure.',
        risks:
          'The join leaks in about {leakAll}. In a trial of low joins it leaked in {leakStoma} with a temporary stoma and in {leakNoStoma} without. A year or more later, {lars} have badly disturbed stools: frequent, urgent or leaking (LARS). Nerves to the bladder and for sex can be hurt. Infection and clots can follow; in two Indian series {diedOne} and {diedTwo} died of bowel cancer surgery.',
        recovery: 'It takes months to get back to full strength.',
        compare: {
          cut: 'Small cuts, or one long',
          nights: '{indiaStay} in an Indian series',
          usualLife: null,
          mainRisk: 'A leak: {leakAll}',
          comesBack: null,
        },
      },
      {
        title: 'Radiotherapy and chemotherapy before surgery',
        description:
          'To shrink the cancer, rays are given in {shortCourse} (short course) or about {longCourse} (long course). For low or risky cancers, chemotherapy now comes before surgery too (total neoadjuvant therapy, TNT) [asco].',
        benefits:
          'In a trial of {rapidoAll}, TNT left no living cancer in {rapidoClear} operated on, and the older plan in {standardClear}. Within {spreadYears} it had spread in {rapidoSpread} after TNT, against {standardSpread}. After {rapidoYears} as many were alive.',
        risks:
          'Over {rapidoFollow} it came back in the pelvis in {rapidoLocal} after TNT, against {standardLocal}. Loose stools, sore skin, numb fingers, tiredness and low blood counts are common, and the bladder can be harmed.',
        recovery: 'Most side effects ease over weeks.',
        compare: {
          cut: 'None',
          nights: 'Usually none',
          usualLife: null,
          mainRisk: 'Loose stools, numb fingers',
          comesBack: null,
        },
      },
      {
        title: 'Immunotherapy',
        description:
          'A medicine such as dostarlimab helps your own defences to attack the cancer. It is advised for the few cancers whose mismatch repair fails (dMMR, MSI-high) [asco].',
        benefits:
          'In a trial, the cancer could no longer be seen in {dostarClear}, who chose no surgery; {dostarLater} on this was confirmed in {dostarHeld}.',
        risks: 'It can turn on healthy organs. The trial is small, and the medicine is costly.',
        recovery: 'You come for infusions for {dostarMonths}, and for checks for years.',
        compare: {
          cut: 'None',
          nights: 'Usually none',
          usualLife: null,
          mainRisk: 'Inflamed skin, glands or bowel',
          comesBack: null,
        },
      },
      {
        title: 'Watching after a full response',
        description:
          'If no cancer can be found after these treatments, you have frequent finger, camera and MRI checks instead of surgery (watch and wait).',
        benefits: 'You avoid a stoma and a large operation.',
        risks:
          'In a register of {watchAll}, not a trial, it grew back in {regrowth} within {regrowthYears}, and surgery is then usually advised. In {watchSpread} it spread.',
        recovery: 'The first years need many visits, so you must be able to come.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'A regrowth seen too late',
          comesBack: '{regrowth} within {regrowthYears}',
        },
      },
      {
        title: 'No treatment',
        description: 'The cancer usually grows, bleeds, blocks the bowel and spreads.',
        benefits: 'You avoid side effects, and comfort care (palliative care) for pain, bleeding and mood can still do much.',
        risks: 'A chance of cure may be lost, and a blockage may force emergency surgery and a stoma.',
        recovery: 'You can change your mind at any time.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break at first',
          mainRisk: 'Blockage, bleeding and spread',
          comesBack: 'It grows',
        },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
    {
      title: 'Of people in England, about so many survived cancer of the colon or rectum for {survivalYears}',
      rows: [
        { label: 'stage I', figure: '{stageOne}' },
        { label: 'stage II', figure: '{stageTwo}' },
        { label: 'stage III', figure: '{stageThree}' },
        { label: 'stage IV', figure: '{stageFour}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Capecitabine (tablets)',
      details:
        'This chemotherapy is taken with the rays or before surgery. The American regulator wants a gene test (DPYD) first, because a few people cannot clear it and may die of it [dpyd]. With warfarin the blood can become too thin [warfarin].',
    },
    {
      title: 'Oxaliplatin (by drip)',
      details:
        'In TNT it goes with capecitabine [rapidoPlan]. Cold brings on tingling in the hands and feet of {tingle}. It mostly goes within days, but can stay for months [ta100].',
    },
    {
      title: 'Dostarlimab (by drip)',
      details: 'It can inflame the skin, thyroid, bowel, liver or lungs, so tell any doctor that you have had it.',
    },
  ],
  others: [
    {
      title: 'Your parents, brothers, sisters and children',
      details:
        'Their own risk is at least doubled, and American guidelines start their checks by the age of {familyAge} [family]. If mismatch repair has failed in yours, ask about a test for Lynch syndrome.',
    },
    {
      title: 'If you hope for children',
      details: 'Treatment can harm fertility and sex life, so ask about storing sperm or eggs before it starts.',
    },
  ],
  operations: ['rectum'],
  uncertainties: [
    'A Chinese trial gave {realAll} robotic or keyhole surgery. Within {realYears} the cancer was back in the pelvis in {realRobot} with the robot and {realKeyhole} with keyhole. About as many were alive.',
    'Indian figures by stage are old. In Mumbai in {mumbaiYears}, {mumbaiLocal} with rectal cancer that had not spread lived {mumbaiSpan} or more. It was {mumbaiRegional} if it had spread nearby, and {mumbaiDistant} if far.',
  ],
  preparing: [
    'Meet the stoma nurse before, if a stoma is possible.',
    'Walk daily, eat protein, treat anaemia, control sugar, and stop tobacco.',
    'Tell us about blood thinners and all medicines, but do not stop any on your own.',
  ],
  inHospital: [
    'You wake with a drip and a bladder tube.',
    'Injections and walking lower the risk of clots.',
    'Before going home you change the stoma bag yourself; “Postoperative care” shows how.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'You start with sips, soft food and deep breaths.',
    },
    {
      when: 'The first weeks',
      what: 'After an open operation, lift nothing heavy, such as a bucket, a gas cylinder or a child, for at least {NoLiftWeeks}.',
    },
    { when: 'The next months', what: 'A temporary stoma is closed when the join has healed and chemotherapy is over.' },
    {
      when: 'The first year after closing',
      what: 'Stools come often and with little warning; diet, medicines and muscle training can help.',
    },
    { when: 'The years after', what: 'Visits, CEA tests, scans and colonoscopy look for a return.' },
  ],
  deciding:
    'Talk with us about what each treatment would mean for your bowel, bladder and sex life. Some people choose a stoma for certainty, others accept more urgent stools to avoid it, and both are reasonable.',
  questions: [
    'How far is my cancer from the anus, and what is its stage on the MRI?',
    'What did the mismatch repair (MMR) test show?',
    'Do I need radiotherapy or chemotherapy first, and why?',
    'Will I have a stoma, for how long, and who will teach me?',
    'Could watching without surgery be an option for me?',
  ],
  livingWith: [
    'People with a stoma work, travel, pray, marry and have children.',
    'Trouble with erections or dryness can be helped, and so can fear and low mood: tell us.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://pmjay.gov.in/' },
    { name: 'Ostomy Association of India', url: 'https://ostomyindia.com/events' },
    {
      name: 'Tata Memorial Hospital, Mumbai: stoma clinic',
      url: 'https://tmc.gov.in/tmh/index.php/en/examination/87-ancilary-services/147-stoma-clinic',
    },
    { name: 'Pallium India: palliative care and where to find it', url: 'https://palliumindia.org/' },
    { name: 'Tele-MANAS: free help for the mind, day and night', url: 'https://telemanas.mohfw.gov.in/' },
    {
      name: 'Cancer Research UK: Surgery for rectal cancer',
      url: 'https://www.cancerresearchuk.org/about-cancer/bowel-cancer/treatment/treatment-rectal/surgery-rectal',
    },
    {
      name: 'Macmillan: Recovering from bowel cancer surgery',
      url: 'https://macmillan.org.uk/cancer-information-and-support/bowel-cancer/recovering-from-bowel-cancer-surgery',
    },
  ],
  evidence: {
    sources: {
      asco: {
        title: 'Management of Locally Advanced Rectal Cancer: ASCO Guideline',
        publisher: 'Journal of Clinical Oncology',
        year: 2024,
        url: 'https://doi.org/10.1200/JCO.24.01160',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      seom: {
        title: 'SEOM-GEMCAD-TTD clinical guideline for localized rectal cancer (2021)',
        publisher: 'Clinical and Translational Oncology',
        year: 2022,
        url: 'https://doi.org/10.1007/s12094-022-02816-9',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its opening sections, at the publisher’s',
      },
      survival: {
        title: 'Cancer Survival in England, cancers diagnosed 2016 to 2020, followed up to 2021',
        publisher: 'NHS England, National Disease Registration Service',
        year: 2023,
        url: 'https://digital.nhs.uk/data-and-information/publications/statistical/cancer-survival-in-england/cancers-diagnosed-2016-to-2020-followed-up-to-2021',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its summary, and its figures for bowel cancer by stage at Cancer Research UK',
      },
      mumbai: {
        title: 'Population-based survival from colorectal cancer in Mumbai, (Bombay) India',
        publisher: 'European Journal of Cancer',
        year: 2001,
        url: 'https://doi.org/10.1016/s0959-8049(01)00108-3',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      patna: {
        title: 'A comparative analysis of the clinicopathological profile of early-onset versus late-onset rectal cancer patients',
        publisher: 'ecancermedicalscience',
        year: 2022,
        url: 'https://pubmed.ncbi.nlm.nih.gov/35685960/',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      cong: {
        title:
          'Systematic review of anastomotic leakage rate according to an international grading system following anterior resection for rectal cancer',
        publisher: 'PLOS ONE',
        year: 2013,
        url: 'https://doi.org/10.1371/journal.pone.0075519',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      matthiessen: {
        title:
          'Defunctioning stoma reduces symptomatic anastomotic leakage after low anterior resection of the rectum for cancer: a randomized multicenter trial',
        publisher: 'Annals of Surgery',
        year: 2007,
        url: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC1933561/',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      lars: {
        title:
          'The incidence and risk factors of low anterior resection syndrome (LARS) after sphincter-preserving surgery of rectal cancer: a systematic review and meta-analysis',
        publisher: 'Supportive Care in Cancer',
        year: 2021,
        url: 'https://doi.org/10.1007/s00520-021-06326-2',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      rapidoPlan: {
        title: 'Short-course radiotherapy followed by neo-adjuvant chemotherapy in locally advanced rectal cancer: the RAPIDO trial',
        publisher: 'BMC Cancer',
        year: 2013,
        url: 'https://doi.org/10.1186/1471-2407-13-279',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      rapido: {
        title:
          'Short-course radiotherapy followed by chemotherapy before total mesorectal excision versus preoperative chemoradiotherapy, TME, and optional adjuvant chemotherapy in locally advanced rectal cancer (RAPIDO): a randomised, open-label, phase 3 trial',
        publisher: 'The Lancet Oncology',
        year: 2021,
        url: 'https://doi.org/10.1016/S1470-2045(20)30555-6',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of its abstract at The Lancet, and an account of its results at journaljams.org',
      },
      rapidoClear: {
        title:
          'Oncological outcomes after a pathological complete response following total neoadjuvant therapy or chemoradiotherapy for high-risk locally advanced rectal cancer in the RAPIDO trial',
        publisher: 'European Journal of Cancer',
        year: 2024,
        url: 'https://doi.org/10.1016/j.ejca.2024.114044',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      rapidoSpread: {
        title:
          'Risk and location of distant metastases in patients with locally advanced rectal cancer after total neoadjuvant treatment or chemoradiotherapy in the RAPIDO trial',
        publisher: 'European Journal of Cancer',
        year: 2023,
        url: 'https://doi.org/10.1016/j.ejca.2023.02.027',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      rapidoFive: {
        title:
          'Locoregional Failure During and After Short-course Radiotherapy Followed by Chemotherapy and Surgery Compared With Long-course Chemoradiotherapy and Surgery: A 5-Year Follow-up of the RAPIDO Trial',
        publisher: 'Annals of Surgery',
        year: 2023,
        url: 'https://doi.org/10.1097/SLA.0000000000005799',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      dostarlimab: {
        title: 'Nonoperative Management of Mismatch Repair-Deficient Tumors',
        publisher: 'New England Journal of Medicine',
        year: 2025,
        url: 'https://doi.org/10.1056/NEJMoa2404512',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      iwwd: {
        title:
          'Long-term outcomes of clinical complete responders after neoadjuvant treatment for rectal cancer in the International Watch & Wait Database (IWWD): an international multicentre registry study',
        publisher: 'The Lancet',
        year: 2018,
        url: 'https://doi.org/10.1016/S0140-6736(18)31078-X',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      real: {
        title: 'Robotic vs Laparoscopic Surgery for Middle and Low Rectal Cancer: The REAL Randomized Clinical Trial',
        publisher: 'JAMA',
        year: 2025,
        url: 'https://doi.org/10.1001/jama.2025.8123',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      shrikhande: {
        title:
          'Complications as indicators of quality assurance after 401 consecutive colorectal cancer resections: the importance of surgeon volume in developing colorectal cancer units in India',
        publisher: 'World Journal of Surgical Oncology',
        year: 2012,
        url: 'https://doi.org/10.1186/1477-7819-10-15',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      menon: {
        title:
          'Short-Term Surgical Outcomes of Curative Colorectal Resections from an Evolving Low-Volume Cancer Center in a Tier-2 City in India',
        publisher: 'Indian Journal of Surgical Oncology',
        year: 2025,
        url: 'https://doi.org/10.1007/s13193-025-02339-z',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of its abstract and its key findings at tomesphere.com',
      },
      heafner: {
        title: 'A critical review of the role of local excision in the treatment of early (T1 and T2) rectal tumors',
        publisher: 'Journal of Gastrointestinal Oncology',
        year: 2014,
        url: 'https://jgo.amegroups.org/article/view/2955/html',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of its abstract',
      },
      fernandez: {
        title:
          'Conditional recurrence-free survival of clinical complete responders managed by watch and wait after neoadjuvant chemoradiotherapy for rectal cancer in the International Watch & Wait Database: a retrospective, international, multicentre registry study',
        publisher: 'The Lancet Oncology',
        year: 2021,
        url: 'https://christie.openrepository.com/handle/10541/623633',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the background part of its abstract, from which the figure comes',
      },
      dpyd: {
        title:
          'Safety labeling update for capecitabine and fluorouracil (5-FU) on risks associated with dihydropyrimidine dehydrogenase (DPD) deficiency',
        publisher: 'US Food and Drug Administration',
        year: 2026,
        url: 'https://www.fda.gov/drugs/resources-information-approved-drugs/safety-labeling-update-capecitabine-and-fluorouracil-5-fu-risks-associated-dihydropyrimidine',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its summary, as a society of cancer doctors in Iowa and a service for prescribers repeat it',
      },
      warfarin: {
        title: 'Xeloda (capecitabine): safety alert',
        publisher: 'US Food and Drug Administration',
        year: null,
        url: 'https://www.fda.gov/Safety/MedWatch/SafetyInformation/SafetyAlertsforHumanMedicalProducts/ucm172670.htm',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its text on warfarin, in a stored copy of the page',
      },
      ta100: {
        title: 'Capecitabine and oxaliplatin in the adjuvant treatment of stage III (Dukes’ C) colon cancer (TA100): the technologies',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2006,
        url: 'https://www.nice.org.uk/guidance/TA100/chapter/3-the-technologies',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its paragraph on oxaliplatin',
      },
      family: {
        title: 'Evidenced-Based Screening Strategies for a Positive Family History',
        publisher: 'Gastrointestinal Endoscopy Clinics of North America',
        year: 2020,
        url: 'https://doi.org/10.1016/j.giec.2020.02.015',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      rectumLength: { value: '12 to 15 cm', source: 'seom' },
      lowLimit: { value: '5 cm', source: 'seom' },
      midLimit: { value: '10 cm', source: 'seom' },
      stageOne: { value: '90 in 100 people', source: 'survival' },
      survivalYears: { value: '5 years', source: 'survival' },
      englandYears: { value: '2016 to 2020', source: 'survival' },
      stageTwo: { value: '85 in 100', source: 'survival' },
      stageThree: { value: '65 in 100', source: 'survival' },
      stageFour: { value: '10 in 100', source: 'survival' },
      mumbaiSpan: { value: '5 years', source: 'mumbai' },
      mumbaiYears: { value: '1987 to 1991', source: 'mumbai' },
      mumbaiLocal: { value: '66 in 100 people', source: 'mumbai' },
      mumbaiRegional: { value: '26 in 100', source: 'mumbai' },
      mumbaiDistant: { value: '4 in 100', source: 'mumbai' },
      patnaYoung: { value: 'two-thirds', source: 'patna' },
      patnaAge: { value: '50 years of age', source: 'patna' },
      leakAll: { value: '9 in 100 people', source: 'cong' },
      leakStoma: { value: '12 of 116 people', source: 'matthiessen' },
      leakNoStoma: { value: '33 of 118', source: 'matthiessen' },
      lars: { value: '44 in 100 people', source: 'lars' },
      shortCourse: { value: '5 sessions', source: 'rapidoPlan' },
      longCourse: { value: '25 sessions', source: 'rapidoPlan' },
      rapidoAll: { value: '920 people', source: 'rapidoFive' },
      rapidoClear: { value: '120 of 423 people', source: 'rapidoClear' },
      standardClear: { value: '57 of 398', source: 'rapidoClear' },
      rapidoSpread: { value: '23 in 100', source: 'rapidoSpread' },
      standardSpread: { value: '30 in 100', source: 'rapidoSpread' },
      spreadYears: { value: '5 years', source: 'rapidoSpread' },
      rapidoLocal: { value: '10 in 100', source: 'rapidoFive' },
      standardLocal: { value: '6 in 100', source: 'rapidoFive' },
      rapidoFollow: { value: '5.6 years', source: 'rapidoFive' },
      rapidoYears: { value: '3 years', source: 'rapido' },
      dostarClear: { value: 'all 49 people who finished it', source: 'dostarlimab' },
      dostarLater: { value: '12 months', source: 'dostarlimab' },
      dostarHeld: { value: '37', source: 'dostarlimab' },
      dostarMonths: { value: '6 months', source: 'dostarlimab' },
      watchSpread: { value: '10 in 100', source: 'fernandez' },
      watchAll: { value: '880 people', source: 'iwwd' },
      regrowth: { value: '25 in 100 people', source: 'iwwd' },
      regrowthYears: { value: '2 years', source: 'iwwd' },
      realAll: { value: '1,171 people', source: 'real' },
      indiaStay: { value: 'about 10 days', source: 'shrikhande' },
      diedOne: { value: '1 in 100', source: 'shrikhande' },
      diedTwo: { value: '3 in 100 people', source: 'menon' },
      hidden: { value: '20 to 33 in 100', source: 'heafner' },
      realRobot: { value: '1.6 in 100', source: 'real' },
      realKeyhole: { value: '4.0 in 100', source: 'real' },
      realYears: { value: '3 years', source: 'real' },
      tingle: { value: '85 to 95 in 100 people', source: 'ta100' },
      familyAge: { value: '40', source: 'family' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
