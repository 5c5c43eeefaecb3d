import { rectalCancerPictures } from '#content/pictures/rectal-cancer.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, afterBowelJoin, cardOf, withCancer } from '#content/triage.ts';

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
  aims: 'For people with rectal cancer (not of the anus): to understand reports and weigh treatments.',
  description:
    'There is nearly always time to hear the choices. Rectal cancer lies in the last {rectumLength} of the bowel. Found early it can often be cured.',
  inShort: {
    emergency:
      'The cancer itself is not. Heavy bleeding, a blocked bowel, severe pain, fever on cancer medicine, or thoughts of ending your life are: call 112 or 108.',
    operation: 'Most who can be cured need one. If no cancer is found after rays and chemotherapy, some are watched.',
    choices:
      'Removal through the anus, larger surgery, radiotherapy and chemotherapy first, close watching, immunotherapy, and, once it has spread, medicines.',
    back: 'After the larger surgery expect {indiaStay} in hospital (an Indian series) and months to full strength; desk work comes sooner. Stools can stay unsettled for a year or more.',
    next: 'Have the MRI scan and the mismatch repair test; ask that a team discusses you first.',
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
    'fever-with-belly-pain',
    'clot',
    ...afterBowelJoin,
  ]),
  symptoms: ['Blood in the stool, often without pain.', 'Looser, thinner or more stools.'],
  causes: ['Most grow from a polyp. Lynch syndrome, colitis, tobacco and extra weight add to it [seom].'],
  types: [
    {
      title: 'By height',
      details: 'Low is up to {lowLimit} from the anus, middle up to {midLimit}, high above.',
    },
    {
      title: 'By stage',
      details:
        'Stage I lies within the wall, and stage II has grown through it. In stage III glands nearby (lymph nodes) have it. In stage IV it has spread.',
    },
    {
      title: 'T, N and M on your report',
      details: 'T: how deep; N: how many glands; M: spread.',
    },
    {
      title: 'CRM and EMVI',
      details:
        'CRM is the edge of the cut; a cancer near it is shrunk first [asco]. EMVI, cancer in veins outside the wall, spreads more often [emvi].',
    },
  ],
  tests: [
    {
      title: 'Colonoscopy with biopsy',
      details: 'A camera takes a sample.',
    },
    {
      title: 'MRI scan of the pelvis',
      details: 'It shows T, N, CRM and EMVI, which decide what comes first [asco].',
    },
    {
      title: 'CT scan and blood tests',
      details: 'The scan looks for spread.',
    },
  ],
  treatment: {
    overview:
      'The earliest, if nothing in it looks risky: through the anus. Other stages I to III: larger surgery, after rays and chemotherapy if low or risky. If no cancer can be found then: watching. If mismatch repair fails: immunotherapy.',
    rowNames: { usualLife: 'Until desk work', comesBack: 'How the cancer goes on' },
    details: [
      {
        title: 'Removal through the anus',
        description:
          'You sleep or are numb below. A very early cancer is cut out through the anus; the glands stay. If the report shows risky features, the larger surgery is advised after all.',
        benefits:
          'You keep the rectum. In American hospitals ({youEra}) {easyLocal} had a problem within {youDays}, against {easyLarge} after the larger surgery.',
        risks:
          'Within {youYears} it came back there in {backLocal}, against {backLarge} after larger surgery. Then {aliveLocal} were alive, against {aliveLarge}, which may be chance. In an American register {hidden} with the earliest depth had cancer in a gland.',
        recovery: 'Usual life comes back soon.',
        compare: {
          cut: 'None outside',
          nights: null,
          usualLife: null,
          mainRisk: 'Cancer hidden in glands: {hidden}',
          comesBack: 'Back there within {youYears}: {backLocal}',
          operation: 'rectal-polyp',
        },
      },
      {
        title: 'Surgery that removes the rectum',
        description:
          'You are asleep. The rectum is taken out with the glands around it (TME). The ends are joined, often with a stoma to protect the join for some months. For a very low cancer the anus is closed and a lasting stoma made.',
        benefits: 'It is the main way to a cure.',
        risks:
          'In an Indian series of bowel cancer surgery {diedOne} died. The join leaks in about {leakAll}, which can mean another operation, a stoma or death. In a Swedish trial {lastingStoma} had a lasting stoma. A year or more later {lars} have frequent, urgent or leaking stools (LARS). In a small Lithuanian study {sexAfter} had weak erections, {sexBefore} before; of Canadian women {sexWomen} had sex, {sexWomenBefore} before. The bladder can suffer; a closed anus heals slowly; a stoma can get a hernia.',
        recovery: 'Full strength takes months.',
        compare: {
          cut: 'Small cuts, or one long',
          nights: null,
          usualLife: null,
          mainRisk: 'A leak: {leakAll}',
          comesBack: 'Very early, {youYears}: back there {backLarge}; alive {aliveLarge}',
          operation: 'rectum',
        },
      },
      {
        title: 'Radiotherapy and chemotherapy before surgery',
        description:
          'Rays come in {shortCourse} (short course) or about {longCourse} (long course). Chemotherapy kills cells that have left the rectum; with low or risky cancers it now comes first too (TNT) [asco].',
        benefits:
          'In an older Dutch trial it came back in the pelvis within {raysYears} in {raysBack} with rays, {noRaysBack} without; as many lived. In a French trial {tntAlive} given TNT lived {sevenYears}, and {oldAlive} given the older order. In a Dutch-led trial it spread within {spreadYears} in {rapidoSpread} after short course and chemotherapy, in {standardSpread} after long course. Higher, less deep cancers that chemotherapy shrank did as well without rays [prospect].',
        risks:
          'In the Dutch-led trial more came back in the pelvis after short course: {rapidoLocal}, against {standardLocal}. In Swedish trials with an older kind of rays {rayHarm} had late harm (heart, bowel, bladder) {rayYears} on, against {noRayHarm} after surgery alone. Rays can bring an early menopause, narrow the vagina and end fertility: ask first about storing sperm or eggs. Chemotherapy numbs the hands and invites infection.',
        recovery: 'Most effects ease over weeks.',
        compare: {
          cut: 'None',
          nights: 'Usually none',
          usualLife: 'Goes on in part',
          mainRisk: 'Late harm, old method: {rayHarm}; no rays {noRayHarm}',
          comesBack: 'Spread {rapidoSpread}, in pelvis {rapidoLocal}; long course: {standardSpread}, {standardLocal}',
        },
      },
      {
        title: 'Watching after a full response',
        description: 'If no cancer is found, frequent finger, camera and MRI checks replace surgery.',
        benefits:
          'In an American trial of TNT {opraKept} kept their rectum for {opraYears} when rays came first, and {opraKeptOther} when chemotherapy did.',
        risks:
          'In the American trial it grew back in {opraBack} when rays came first, and {opraBackOther} when chemotherapy did: this mostly means surgery. In a world register it spread in {watchSpread}.',
        recovery: 'You come for many visits.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Spread over the years: {watchSpread}',
          comesBack: 'Grew back in {opraYears}: {opraBack} or {opraBackOther}, by order',
        },
      },
      {
        title: 'Immunotherapy',
        description:
          'For the few cancers whose mismatch repair, the cells’ spell-check, fails (dMMR, MSI-high) [asco]. Dostarlimab drips take a brake off your defence cells.',
        benefits:
          'In an American trial the cancer had vanished from sight in {dostarClear}, and {dostarHeld} had so far reached {dostarLater} still clear.',
        risks:
          'Your defences can turn on healthy organs. In the trial (other cancers, too) {dostarNone} had no side effects and {dostarMild} mild or moderate ones, the rest severe.',
        recovery: 'The infusions last {dostarMonths}.',
        compare: {
          cut: 'None',
          nights: 'Usually none',
          usualLife: 'Goes on between drips',
          mainRisk: 'Mild or moderate side effects: {dostarMild}',
          comesBack: 'Clear for {dostarLater} so far: {dostarHeld}',
        },
      },
      {
        title: 'When it has spread (stage IV)',
        description:
          'Chemotherapy comes first, often with an antibody; or immunotherapy, if mismatch repair fails. If all spots can be cut out or destroyed, cure may be the aim. A stent, a stoma or rays ease a block or bleeding.',
        benefits:
          'With cancer beyond surgery fit people typically lived {tribe} in an Italian trial. In Mumbai {tataAlive} whose liver spots were cut out or destroyed lived {tataYears}.',
        risks:
          'In a trial {chemoHarm} had serious side effects of chemotherapy, and {pembroHarm} of immunotherapy. Liver surgery can cause bleeding, a bile leak or liver failure; a stent can tear the bowel.',
        recovery: 'Care for pain starts at once.',
        compare: {
          cut: 'None, or as needed',
          nights: 'Usually none',
          usualLife: 'Goes on in part',
          mainRisk: 'Serious side effects: {chemoHarm}; immunotherapy {pembroHarm}',
          comesBack: 'Liver treated, clear at {tataYears}: {tataFree}',
        },
      },
      {
        title: 'No treatment',
        description: 'The cancer usually grows, bleeds, blocks the bowel and spreads.',
        benefits: 'You avoid side effects; comfort care helps.',
        risks:
          'Of {untreatedAll} in old reports {untreatedAlive} lived {untreatedYears}; most died within {untreatedHalf} of the first symptoms.',
        recovery: 'You can change your mind.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'As the illness allows',
          mainRisk: 'Blockage, bleeding and spread',
          comesBack: 'Alive at {untreatedYears}: {untreatedAlive}',
        },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
    {
      title: 'Survived {survivalYears} with bowel cancer in England, by stage',
      rows: [
        { label: 'I', figure: '{stageOne}' },
        { label: 'II', figure: '{stageTwo}' },
        { label: 'III', figure: '{stageThree}' },
        { label: 'IV', figure: '{stageFour}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Capecitabine (tablets)',
      details:
        'Have a DPD test first: without this enzyme it can harm badly [ema]. With {CancerStools} loose stools above your usual number take no more; call 112.',
    },
  ],
  others: [
    {
      title: 'Your family',
      details:
        'The risk of parents, siblings and children is at least doubled; checks start by the age of {familyAge}, earlier after a young relative, Lynch syndrome or many polyps (FAP).',
    },
  ],
  operations: ['rectum'],
  uncertainties: ['It is not known who can safely be watched [iwwd], nor how long immunotherapy works [dostarlimab].'],
  preparing: [
    'Tell us of medicines for blood or diabetes; stop none on your own. Have the stoma’s place marked. Walk daily, eat protein, stop tobacco.',
  ],
  inHospital: ['Injections and walking make clots rarer.'],
  recovery: [
    {
      when: 'The first weeks',
      what: 'If the cut was open, lift no bucket, gas cylinder or child for at least {NoLiftWeeks}.',
    },
    {
      when: 'The first year after a stoma is closed',
      what: 'Stools come often, with little warning. Diet, medicines and training help.',
    },
    { when: 'The next years', what: 'CEA tests, CT scans and colonoscopies look for a return: ask for the dates.' },
  ],
  deciding:
    'If certainty against return matters most, the larger surgery gives most. If keeping the rectum does, ask about removal through the anus, or watching for years. If it is very low: which would trouble you less, a lasting stoma or leaking stools? If rays are offered, weigh fewer returns in the pelvis against late harm and children you may want. In stage IV weigh months against days ill.',
  questions: [
    'How far is it from the anus, and what did the MRI and the MMR test show?',
    'Do I need radiotherapy or chemotherapy first?',
    'What chance do I have of keeping the rectum?',
    'Will I have a stoma, for how long, and who will teach me?',
    'What will it cost, bags and checks included?',
  ],
  livingWith: [
    'After larger surgery: Koreans rated life alike {aspireYears} later, with a lasting stoma or without.',
    'After rays: in a German trial of TNT life was as before after {caoYear}, control of stool not after {caoYears}.',
    'While watched: Dutch people rated life good and steady; {watchBowel} had badly disturbed stools after {watchYears}.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://nha.gov.in/PM-JAY' },
    { name: 'Ostomy Association of India: people with a stoma', url: 'https://ostomyindia.com/events' },
    {
      name: 'Macmillan: rectal cancer, step by step',
      url: 'https://www.macmillan.org.uk/cancer-information-and-support/bowel-cancer/rectal-cancer',
    },
    {
      name: 'Indian Cancer Society, Delhi: Cancer Sahyog, volunteers who listen',
      url: 'https://indiancancersocietydelhi.in/find-services/cancer-support-groups/',
    },
  ],
  evidence: {
    sources: {
      dutchRays: {
        title:
          'Preoperative radiotherapy combined with total mesorectal excision for resectable rectal cancer: 12-year follow-up of the multicentre, randomised controlled TME trial',
        publisher: 'The Lancet Oncology',
        year: 2011,
        url: 'https://doi.org/10.1016/S1470-2045(11)70097-3',
        checkedOn: '2026-11-28',
        basis: 'abstract',
      },
      prospect: {
        title: 'Preoperative Treatment of Locally Advanced Rectal Cancer',
        publisher: 'New England Journal of Medicine',
        year: 2023,
        url: 'https://doi.org/10.1056/NEJMoa2303269',
        checkedOn: '2026-11-28',
        basis: 'copy',
        copy: 'the first part of its abstract at PubMed Central, and an account of its results at oncologyme.com',
      },
      tribe: {
        title:
          'FOLFOXIRI plus bevacizumab versus FOLFIRI plus bevacizumab as first-line treatment of patients with metastatic colorectal cancer: updated overall survival and molecular subgroup analyses of the open-label, phase 3 TRIBE study',
        publisher: 'The Lancet Oncology',
        year: 2015,
        url: 'https://doi.org/10.1016/S1470-2045(15)00122-9',
        checkedOn: '2026-11-28',
        basis: 'copy',
        copy: 'the first part of its abstract, and its results in The ASCO Post',
      },
      you: {
        title:
          'Is the Increasing Rate of Local Excision for Stage I Rectal Cancer in the United States Justified? A Nationwide Cohort Study From the National Cancer Database',
        publisher: 'Annals of Surgery',
        year: 2007,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC1877081',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      hendren: {
        title: 'Prevalence of Male and Female Sexual Dysfunction Is High Following Surgery for Rectal Cancer',
        publisher: 'Annals of Surgery',
        year: 2005,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC1357727',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      ema: {
        title: 'EMA recommendations on DPD testing prior to treatment with fluorouracil, capecitabine, tegafur and flucytosine',
        publisher: 'European Medicines Agency',
        year: 2020,
        url: 'https://www.ema.europa.eu/en/documents/referral/fluorouracil-fluorouracil-related-substances-article-31-referral-ema-recommendations-dpd-testing_en.pdf',
        checkedOn: '2026-11-23',
        basis: 'copy',
        copy: 'the same recommendation on the agency’s page of the review',
      },
      cao: {
        title:
          'Chemoradiotherapy Plus Induction or Consolidation Chemotherapy as Total Neoadjuvant Therapy for Patients With Locally Advanced Rectal Cancer: Long-term Results of the CAO/ARO/AIO-12 Randomized Clinical Trial',
        publisher: 'JAMA Oncology',
        year: 2022,
        url: 'https://doi.org/10.1001/jamaoncol.2021.5445',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      aspire: {
        title:
          'Quality of life after sphincter preservation surgery or abdominoperineal resection for low rectal cancer (ASPIRE): A long-term prospective, multicentre, cohort study',
        publisher: 'The Lancet Regional Health – Western Pacific',
        year: 2021,
        url: 'https://doi.org/10.1016/j.lanwpc.2020.100087',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      tOne: {
        title: 'Predictors for regional lymph node metastasis in T1 rectal cancer: a population-based SEER analysis',
        publisher: 'Surgical Endoscopy',
        year: 2016,
        url: 'https://doi.org/10.1007/s00464-016-4759-3',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      pollack: {
        title: 'Late adverse effects of short-course preoperative radiotherapy in rectal cancer',
        publisher: 'British Journal of Surgery',
        year: 2006,
        url: 'https://doi.org/10.1002/bjs.5525',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
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
      cong: {
        title:
          'Systematic review of anastomotic leakage rate according to an international grading system following anterior resection for rectal cancer',
        publisher: 'PLOS ONE',
        year: 2013,
        url: 'https://doi.org/10.1371/journal.pone.0075519',
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
      prodige: {
        title:
          'Total neoadjuvant therapy with mFOLFIRINOX versus preoperative chemoradiotherapy in patients with locally advanced rectal cancer: long-term results of the UNICANCER-PRODIGE 23 trial',
        publisher: 'Annals of Oncology',
        year: 2024,
        url: 'https://doi.org/10.1016/j.annonc.2024.06.019',
        checkedOn: '2026-11-28',
        basis: 'copy',
        copy: 'its abstract, and its local returns in the Conference Report of ASCO 2023',
      },
      opra: {
        title:
          'Long-term results of organ preservation in patients with rectal adenocarcinoma treated with total neoadjuvant therapy: the randomized phase II OPRA trial',
        publisher: 'Journal of Clinical Oncology',
        year: 2024,
        url: 'https://doi.org/10.1200/JCO.23.01208',
        checkedOn: '2026-11-28',
        basis: 'copy',
        copy: 'an account of its results in The ASCO Post',
      },
      lindgren: {
        title:
          'What is the risk for a permanent stoma after low anterior resection of the rectum for cancer? A six-year follow-up of a multicenter trial',
        publisher: 'Diseases of the Colon & Rectum',
        year: 2011,
        url: 'https://doi.org/10.1007/DCR.0b013e3181fd2948',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      dulskas: {
        title: 'A prospective study of sexual and urinary function before and after total mesorectal excision',
        publisher: 'International Journal of Colorectal Disease',
        year: 2016,
        url: 'https://doi.org/10.1007/s00384-016-2549-y',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      custers: {
        title: 'Long-term quality of life and functional outcome of patients with rectal cancer following a watch-and-wait approach',
        publisher: 'JAMA Surgery',
        year: 2023,
        url: 'https://doi.org/10.1001/jamasurg.2023.0146',
        checkedOn: '2026-11-23',
        basis: 'copy',
        copy: 'the first part of its abstract, and an account of its results at MIMS',
      },
      keynote: {
        title:
          'Pembrolizumab versus chemotherapy for microsatellite instability-high or mismatch repair-deficient metastatic colorectal cancer (KEYNOTE-177): final analysis of a randomised, open-label, phase 3 study',
        publisher: 'The Lancet Oncology',
        year: 2022,
        url: 'https://doi.org/10.1016/S1470-2045(22)00197-8',
        checkedOn: '2026-11-23',
        basis: 'copy',
        copy: 'the first part of its abstract, and an account of its results at MDedge',
      },
      tataLiver: {
        title:
          'Liver directed therapies in colorectal liver metastasis at Tata Memorial Hospital (article 1073311; its printed title was not shown)',
        publisher: 'Frontiers in Oncology',
        year: 2023,
        url: 'https://doi.org/10.3389/fonc.2023.1073311',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      solum: {
        title: 'Survival of patients with untreated rectal cancer',
        publisher: 'Journal of Surgical Oncology',
        year: 2004,
        url: 'https://doi.org/10.1002/jso.20104',
        checkedOn: '2026-11-23',
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
        checkedOn: '2026-11-28',
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
      shrikhande: {
        title:
          'Complications as indicators of quality assurance after 401 consecutive colorectal cancer resections: the importance of surgeon volume in developing colorectal cancer units in India',
        publisher: 'World Journal of Surgical Oncology',
        year: 2012,
        url: 'https://doi.org/10.1186/1477-7819-10-15',
        checkedOn: '2026-11-28',
        basis: 'abstract',
      },
      emvi: {
        title:
          'A meta-analysis comparing the risk of metastases in patients with rectal cancer and MRI-detected extramural vascular invasion (mrEMVI) vs mrEMVI-negative cases',
        publisher: 'British Journal of Cancer',
        year: 2017,
        url: 'https://doi.org/10.1038/bjc.2017.99',
        checkedOn: '2026-11-28',
        basis: 'abstract',
      },
      spread: {
        title:
          'The risk of distant metastases in patients with clinical complete response managed by watch and wait after neoadjuvant therapy for rectal cancer: the influence of local regrowth in the international watch and wait database',
        publisher: 'Diseases of the Colon & Rectum',
        year: 2023,
        url: 'https://christie.openrepository.com/handle/10541/625913',
        checkedOn: '2026-11-28',
        basis: 'abstract',
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
      raysYears: { value: '10 years', source: 'dutchRays' },
      raysBack: { value: '5 in 100', source: 'dutchRays' },
      noRaysBack: { value: '11 in 100', source: 'dutchRays' },
      pembroHarm: { value: '22 in 100', source: 'keynote' },
      opraBack: { value: '29 in 100', source: 'opra' },
      opraBackOther: { value: '44 in 100', source: 'opra' },
      watchSpread: { value: '85 of 793 people', source: 'spread' },
      tribe: { value: '26 to 30 months', source: 'tribe' },
      youEra: { value: '1994 to 1996', source: 'you' },
      youDays: { value: '30 days', source: 'you' },
      youYears: { value: '5 years', source: 'you' },
      easyLocal: { value: '6 in 100 people', source: 'you' },
      easyLarge: { value: '15', source: 'you' },
      backLocal: { value: '13 in 100', source: 'you' },
      backLarge: { value: '7', source: 'you' },
      aliveLocal: { value: '77 in 100', source: 'you' },
      aliveLarge: { value: '82 in 100', source: 'you' },
      dostarNone: { value: '35 in 100', source: 'dostarlimab' },
      sexWomen: { value: '32 in 100', source: 'hendren' },
      sexWomenBefore: { value: '61', source: 'hendren' },
      caoYears: { value: '3 years', source: 'cao' },
      caoYear: { value: 'a year', source: 'cao' },
      aspireYears: { value: '3 years', source: 'aspire' },
      standardSpread: { value: '30 in 100', source: 'rapidoSpread' },
      rayHarm: { value: '69 in 100', source: 'pollack' },
      noRayHarm: { value: '43 in 100', source: 'pollack' },
      rayYears: { value: '15 years', source: 'pollack' },
      rectumLength: { value: '12 to 15 cm', source: 'seom' },
      lowLimit: { value: '5 cm', source: 'seom' },
      midLimit: { value: '10 cm', source: 'seom' },
      stageOne: { value: '90 in 100', source: 'survival' },
      survivalYears: { value: '5 years', source: 'survival' },
      stageTwo: { value: '85 in 100', source: 'survival' },
      stageThree: { value: '65 in 100', source: 'survival' },
      stageFour: { value: '10 in 100', source: 'survival' },
      leakAll: { value: '9 in 100 people', source: 'cong' },
      lars: { value: '44 in 100', source: 'lars' },
      shortCourse: { value: '5 sessions', source: 'rapidoPlan' },
      longCourse: { value: '25 sessions', source: 'rapidoPlan' },
      rapidoSpread: { value: '23 in 100', source: 'rapidoSpread' },
      spreadYears: { value: '5 years', source: 'rapidoSpread' },
      rapidoLocal: { value: '10 in 100', source: 'rapidoFive' },
      standardLocal: { value: '6 in 100', source: 'rapidoFive' },
      oldAlive: { value: '76 in 100 people', source: 'prodige' },
      tntAlive: { value: '82 in 100', source: 'prodige' },
      sevenYears: { value: '7 years', source: 'prodige' },
      opraKept: { value: '54 in 100', source: 'opra' },
      opraKeptOther: { value: '39 in 100', source: 'opra' },
      opraYears: { value: '5 years', source: 'opra' },
      lastingStoma: { value: '45 of 233', source: 'lindgren' },
      sexAfter: { value: '64 in 100 men', source: 'dulskas' },
      sexBefore: { value: '42 in 100', source: 'dulskas' },
      watchBowel: { value: '55 of 221', source: 'custers' },
      watchYears: { value: '2 years', source: 'custers' },
      chemoHarm: { value: '66 in 100', source: 'keynote' },
      tataAlive: { value: '50 in 100', source: 'tataLiver' },
      tataFree: { value: '21 in 100', source: 'tataLiver' },
      tataYears: { value: '5 years', source: 'tataLiver' },
      untreatedAll: { value: '1,326 people', source: 'solum' },
      untreatedAlive: { value: '4 in 100', source: 'solum' },
      untreatedYears: { value: '5 years', source: 'solum' },
      untreatedHalf: { value: '2 years', source: 'solum' },
      dostarMild: { value: '60 in 100', source: 'dostarlimab' },
      dostarClear: { value: 'all 49 people who finished it', source: 'dostarlimab' },
      dostarLater: { value: '12 months', source: 'dostarlimab' },
      dostarHeld: { value: '37 of 49', source: 'dostarlimab' },
      dostarMonths: { value: '6 months', source: 'dostarlimab' },
      indiaStay: { value: 'about 10 days', source: 'shrikhande' },
      diedOne: { value: '1 in 100', source: 'shrikhande' },
      hidden: { value: '16 in 100', source: 'tOne' },
      familyAge: { value: '40', source: 'family' },
    },
  },
  written: '2026-11-28',
} as const satisfies Treatment;
