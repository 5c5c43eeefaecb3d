import { smallBowelCancerPictures } from '#content/pictures/small-bowel-cancer.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, withCancer } from '#content/triage.ts';
import { troubleOnCancerMedicine } from '#content/trouble-at-home.ts';

export const treatment = {
  id: 14,
  group: 'intestine',
  // The published address is spelled this way; correcting it would break links to it.
  link: 'instestinecancer',
  name: 'Small intestine cancer',
  otherNames: ['Small bowel cancer', 'Duodenal cancer', 'Neuroendocrine tumour of the small bowel', 'छोटी आंत का कैंसर'],
  kind: 'condition',
  organs: ['small-intestine'],
  icon: 'intestine',
  images: smallBowelCancerPictures,
  icd10: 'C17',
  summary:
    'What is small intestine cancer, how is it found, and can it be removed? Kinds, tests, treatments compared, honest numbers, and questions to ask.',
  keywords: ['small intestine cancer', 'small bowel cancer', 'duodenal cancer', 'neuroendocrine tumour', 'GIST', 'small bowel lymphoma'],
  aims: 'This page helps you weigh treatments with your team.',
  description:
    'If you have just been told that you have cancer of the small intestine, ask first which kind it is. Some grow slowly over years, while others need quick treatment. When all of it can be removed, surgery is the main treatment. If your report names the large bowel, read “Colon cancer”.',
  inShort: {
    emergency:
      'Being told of it is not an emergency. A blocked bowel, heavy bleeding, black stool, severe pain, or fever on cancer medicines is: call 112 or 108.',
    operation: 'If all of it can be removed, surgery is the main treatment for most kinds. Lymphoma is mostly treated with medicines.',
    choices: 'Surgery, medicines chosen by kind, radioactive drips for neuroendocrine tumours, care for comfort, or watching.',
    back: 'It depends on the operation: after an open one heavy work waits for at least {NoLiftWeeks}, and after a Whipple operation recovery takes months.',
    next: 'Ask for the exact kind and grade on your report, and have a team that knows rare bowel tumours look at it.',
  },
  careCard: cardOf([
    'severe-pain',
    'cramps-with-vomiting',
    'blocked',
    'vomits-blood-or-black-stool',
    'heavy-bleeding',
    'jaundice-with-more',
    'fluorouracil-chest',
    ...withCancer,
    ...afterBellyOperation,
    'operation-jaundice',
    'jaundice',
    'loose-stools-with-fever',
    'cramps-settle',
    'wound-redness',
    'first-blood',
    'weight-loss',
    'lump-felt',
    'low-iron-tested',
    'small-bowel-risk',
    'flushing',
    'second-opinion',
  ]),
  symptoms: [
    'In a Chinese study {symPain} had belly pain, {symLump} a lump and {symBlock} a blockage.',
    'Some cause flushing, loose stools and wheezing.',
  ],
  causes: [
    'It is rare: {rate} get it each year in the United States.',
    "Risk is higher with Crohn's disease, coeliac disease, and polyp illnesses that run in families [pan].",
  ],
  types: [
    {
      title: 'Neuroendocrine tumour',
      details: 'It grows from hormone-making cells and is the commonest kind in the United States ({shareNet}).',
    },
    {
      title: 'Gland cancer (adenocarcinoma)',
      details:
        'It makes up {shareCarcinoma} and starts in the lining, most often in the first part (duodenum). In America {glandTwo} lived {survivalTime} in stage two, {glandThree} in three.',
    },
    { title: 'Lymphoma', details: 'It makes up {shareLymphoma}, and starts in defence cells of the gut.' },
    {
      title: 'Sarcoma and GIST',
      details: 'They make up {shareSarcoma} and start in the wall.',
    },
  ],
  tests: [
    { title: 'CT scan', details: 'Indian advice names it as the main scan [imaging].' },
    { title: 'Gastroscopy', details: 'A camera takes a sample (biopsy) from the duodenum.' },
    {
      title: 'Biopsy report',
      details:
        'It names the kind and the grade (how fast the cells divide). In gland cancer ask about the repair fault (dMMR or MSI-high), which {dmmr} had in one hospital.',
    },
    {
      title: 'Special scans and blood tests',
      details: 'Neuroendocrine growths have a scan, DOTATATE PET.',
    },
  ],
  treatment: {
    overview: 'A team should look at every case together.',
    rowNames: { comesBack: 'How the cancer fares' },
    details: [
      {
        title: 'Surgery to remove it',
        description:
          'The surgeon takes out the part with the growth and the glands beside it (lymph nodes), then joins the ends. A growth in the duodenum may need a Whipple operation.',
        benefits:
          'It is the main chance of a cure. In London a few people with early gland cancer ({marsdenEra}) typically lived {marsden} after it. After a Whipple operation for gland cancer of the duodenum {duoAlive} were alive after {duoYears} in an American hospital ({duoEra}).',
        risks:
          'Bleeding, infection or a leak can follow. In studies of surgery for neuroendocrine tumours {sbnAny} had a problem, {sbnSevere} a severe one, and {sbnDied} died within {sbnTime}. After the larger Whipple operation {whippleLow} died in Mumbai, and {whippleHigh} in another Indian hospital. Gland cancer came back in {sbaBack} in an American hospital.',
        recovery: 'See our answers below.',
        compare: {
          cut: 'Small cuts, or one long',
          nights: null,
          usualLife: null,
          mainRisk: 'Death: {sbnDied}; Whipple: {whippleLow} to {whippleHigh}',
          comesBack: 'Gland cancer, back: {sbaBack}',
          operation: 'small-bowel',
        },
      },
      {
        title: 'Chemotherapy and other medicines',
        description:
          'Drips, tablets or injections are chosen by kind. For gland cancer that is chemotherapy; or immunotherapy, if the cells cannot mend their genes (the repair fault). Lymphoma gets mixtures of drugs.',
        benefits:
          'Gland cancer: in a Korean hospital people with late cancer typically lived {koreaWith} with chemotherapy and {koreaWithout} without; the groups differed. GIST: about {imatAlive} whose growth could not be removed were alive {imatYears} after they began imatinib tablets. Lymphoma of the bowel, in Korea: {lyB} with the B-cell kind and {lyT} with the T-cell kind were alive after {lyYears}. With an early large B-cell kind {lySurg} lived {lyThree} with surgery and drugs, {lyDrug} with drugs alone; these groups may differ. Neuroendocrine tumour: monthly octreotide eases flushing, and typically kept it from growing for {promid}, against {promidNone} with a dummy; longer life was not shown.',
        risks:
          'Chemotherapy: in a trial of large bowel cancer (for this one we found no count) {chemoHarm} had serious side effects; on immunotherapy {immuneHarm}. Imatinib: in a German trial {imatSick} felt sick and {imatEyes} had swollen eyelids. Octreotide: gallstones stood out in trials [ssa].',
        recovery: 'It comes in rounds, with light tasks between them.',
        compare: {
          cut: 'None',
          nights: 'None, as a rule',
          usualLife: 'Goes on in part',
          mainRisk: 'Serious side effects; no count here',
          comesBack: 'Late gland cancer, typically lived: {koreaWith}',
        },
      },
      {
        title: 'Radioactive drips for neuroendocrine tumours (PRRT)',
        description: 'If such a tumour grows in spite of injections, a medicine carries radiation to its cells (lutetium DOTATATE).',
        benefits:
          'In a trial tumours on a higher dose of injections typically grew after {octGrew}; on the drips more than half were still held. They shrank in {prrtShrink}, against {octShrink}. People typically lived {prrtLived}, against {octLived}, which may be chance.',
        risks:
          'White blood cells fell badly in {prrtLymph} and platelets in {prrtPlatelets}, with injections in nobody. In a Dutch clinic {marrow} later had a serious bone marrow disease.',
        recovery: 'It is given a few times, weeks apart.',
        compare: {
          cut: 'None',
          nights: 'Some, in a special ward',
          usualLife: 'Goes on between drips',
          mainRisk: 'Bone marrow disease: {marrow}',
          comesBack: 'Neuroendocrine, shrank: {prrtShrink}',
        },
      },
      {
        title: 'Bypass, stent or radiotherapy for comfort',
        description:
          'Food is led around the growth, or a stent holds the passage open. Further down mostly only a bypass is possible. Radiotherapy may ease bleeding or pain; we found no count.',
        benefits:
          'You can eat again and vomit less. In a Dutch trial (stomach or duodenum blocked, mostly by other cancers) people ate soft food after {susStentEat} with a stent and {susBypassEat} with a bypass, and then for {susStentLong} and {susBypassLong}. They typically lived {susStentLived} and {susBypassLived}.',
        risks:
          'A stent can block or slip: {susStentAgain} were treated again, against {susBypassAgain} after a bypass, which is an operation.',
        recovery: 'After a stent: days; after a bypass: some weeks.',
        compare: {
          cut: 'None, or one cut',
          nights: 'Stent, in Australia: {stentStay}; bypass: longer',
          usualLife: 'Stent: days; bypass: some weeks',
          mainRisk: 'Treated again: stent {susStentAgain}, bypass {susBypassAgain}',
          comesBack: 'The growth stays',
        },
      },
      {
        title: 'No treatment of the cancer',
        description:
          'A small, slow neuroendocrine growth may be watched with scans, but other kinds usually go on to block, bleed or spread.',
        benefits: 'You avoid side effects; care for pain, food and mood goes on.',
        risks:
          'A chance to remove an early cancer can be lost. A spread neuroendocrine tumour typically grew within {promidNone}. People with late gland cancer who had no chemotherapy typically lived {koreaWithout}. Before imatinib, people whose GIST had spread typically lived {gistOld}, most with surgery.',
        recovery: 'Comfort care can start at any time.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'As the illness allows',
          mainRisk: 'Blockage or bleeding',
          comesBack: 'Late gland cancer, typically lived: {koreaWithout}',
        },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
    {
      title: 'Neuroendocrine tumour, United States: not dead of it after {netTime}',
      rows: [
        { label: 'not spread far', figure: '{netLocal}' },
        { label: 'spread far', figure: '{netFar}' },
      ],
    },
    {
      title: 'Gland cancer, United States: alive after {survivalTime}',
      rows: [
        { label: 'stage one', figure: '{glandOne}' },
        { label: 'stage four, which has spread far', figure: '{glandFour}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Imatinib',
      details:
        'After surgery for GIST of high risk {imatCourse} is usual: in a European trial {imatThree} lived {imatTen} after it, against {imatOne} after {imatYear}.',
    },
    {
      title: 'Pembrolizumab',
      details:
        'In cancers of many organs with the repair fault, growths shrank in {kn}. Report loose stools, a cough or yellow eyes the same day.',
    },
    {
      title: 'Capecitabine, fluorouracil, oxaliplatin',
      details:
        'These treat gland cancer. Ask for a test of the enzyme DPD first, because people who lack it can be badly harmed by the first two [ema].',
    },
  ],
  others: [
    {
      title: 'Your family',
      details: 'With bowel or womb cancer in the family, ask about Lynch syndrome.',
    },
  ],
  operations: ['small-bowel', 'whipple'],
  uncertainties: [
    'Nobody has proved that chemotherapy after surgery for gland cancer adds years, or in which order to treat a spread neuroendocrine tumour.',
    'These averages are foreign; nobody can say how long you will live.',
  ],
  preparing: ['Eat well; dietitians help.'],
  inHospital: ['A drip, and help up early.'],
  recovery: [
    troubleOnCancerMedicine,
    { when: 'The first weeks', what: 'Eat little and often; tell us if you lose weight.' },
    {
      when: 'The next months and years',
      what: 'Visits, blood tests and scans look for return. Vitamin B12 may be needed.',
    },
  ],
  deciding:
    'If all of it can come out, weigh the chance of cure against the risk of death, above all before a Whipple. If not, weigh months gained by medicines against days spent ill. If eating soon matters most, ask for a stent; if fewer repeats do, a bypass. Watching suits a small, slow neuroendocrine growth.',
  questions: [
    'Which kind of cancer is it, has it spread, and how sure is the laboratory?',
    'Can all of it be removed, and by which operation?',
    'Do I need medicines before or after surgery?',
    'What will it cost, and which scheme helps?',
    'Who looks after pain, food and mood from today?',
  ],
  livingWith: [
    'After surgery for gland cancer, and on its chemotherapy, nobody has measured daily life. With large B-cell lymphoma it was lower after surgery with drugs than after drugs alone [dlbcl].',
    'With a neuroendocrine tumour Swedes were more tired and had looser stools than others [carcinoid]. On radioactive drips quality of life typically held for {qolPrrt}, on injections for {qolOct}.',
    'Germans with GIST rated life {gistLife}, with tablets or without.',
    'With a stent or a bypass quality of life was alike in the Dutch trial [sustent].',
  ],
  support: [
    {
      name: 'National Cancer Institute: Small intestine cancer',
      url: 'https://www.cancer.gov/types/small-intestine/patient/small-intestine-treatment-pdq',
    },
    {
      name: 'Macmillan Cancer Support: Small bowel cancer',
      url: 'https://www.macmillan.org.uk/information-and-support/bowel-cancer/small-bowel',
    },
    {
      name: 'Indian Cancer Society, Delhi: volunteers who listen',
      url: 'https://indiancancersocietydelhi.in/find-services/cancer-support-groups/',
    },
    { name: 'Friends of Max, India: people with GIST', url: 'https://friendsofmax.info/gist-awareness-day-2018/' },
    { name: 'Ayushman Bharat PM-JAY: help with hospital costs', url: 'https://nha.gov.in/PM-JAY' },
    { name: 'Pallium India: palliative care', url: 'https://palliumindia.org/about/about-pallium-india/' },
  ],
  evidence: {
    sources: {
      gold: {
        title: 'Outcome of metastatic GIST in the era before tyrosine kinase inhibitors',
        publisher: 'Annals of Surgical Oncology',
        year: 2007,
        url: 'https://doi.org/10.1245/s10434-006-9177-7',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      dlbcl: {
        title:
          'Comparison of treatment strategies for patients with intestinal diffuse large B-cell lymphoma: surgical resection followed by chemotherapy versus chemotherapy alone',
        publisher: 'Blood',
        year: 2011,
        url: 'https://ashpublications.net/blood/article/117/6/1958/28537/Comparison-of-treatment-strategies-for-patients',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      kim: {
        title:
          'Multicenter retrospective analysis of 581 patients with primary intestinal non-Hodgkin lymphoma from the Consortium for Improving Survival of Lymphoma (CISL)',
        publisher: 'BMC Cancer',
        year: 2011,
        url: 'https://doi.org/10.1186/1471-2407-11-321',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      duodenum: {
        title: 'Duodenal Adenocarcinoma: Clinicopathologic Analysis and Implications for Treatment',
        publisher: 'Annals of Surgical Oncology',
        year: 2011,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3663711',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      germanGist: {
        title:
          'Activity and side effects of imatinib in patients with gastrointestinal stromal tumors: data from a German multicenter trial',
        publisher: 'European Journal of Medical Research',
        year: 2011,
        url: 'https://doi.org/10.1186/2047-783X-16-5-206',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      netterFinal: {
        title:
          '177Lu-Dotatate plus long-acting octreotide versus high-dose long-acting octreotide in patients with midgut neuroendocrine tumours (NETTER-1): final overall survival and long-term safety results',
        publisher: 'The Lancet Oncology',
        year: 2021,
        url: 'https://pubmed.ncbi.nlm.nih.gov/34793718/',
        checkedOn: '2026-11-23',
        basis: 'copy',
        copy: 'the first part of its abstract, and accounts of its result at The ASCO Post and by the maker',
      },
      carcinoid: {
        title:
          'Health related quality of life and psychosocial function among patients with carcinoid tumours. A longitudinal, prospective, and comparative study',
        publisher: 'Health and Quality of Life Outcomes',
        year: 2007,
        url: 'https://doi.org/10.1186/1477-7525-5-18',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      hong: {
        title:
          'Systemic chemotherapy for treatment of advanced small bowel adenocarcinoma with prognostic factor analysis: retrospective study',
        publisher: 'BMC Cancer',
        year: 2011,
        url: 'https://doi.org/10.1186/1471-2407-11-205',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      sustent: {
        title:
          'Surgical gastrojejunostomy or endoscopic stent placement for the palliation of malignant gastric outlet obstruction (SUSTENT study): a multicenter randomized trial',
        publisher: 'Gastrointestinal Endoscopy',
        year: 2010,
        url: 'https://doi.org/10.1016/j.gie.2009.09.042',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      prosa: {
        title:
          'Quality of life of GIST patients with and without current tyrosine kinase inhibitor treatment: Cross-sectional results of a German multicentre observational study (PROSa)',
        publisher: 'European Journal of Cancer Care',
        year: 2021,
        url: 'https://doi.org/10.1111/ecc.13484',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      southIndia: {
        title:
          '147 Pancreatoduodenectomies: a Single Center’s Perspective into the Epidemiology and Surgical Outcomes of Periampullary and Pancreatic Cancers in South India',
        publisher: 'Journal of Gastrointestinal Cancer',
        year: 2020,
        url: 'https://doi.org/10.1007/s12029-020-00534-5',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      tata: {
        title:
          'Twelve Hundred Consecutive Pancreato-Duodenectomies from Single Centre: Impact of Centre of Excellence on Pancreatic Cancer Surgery Across India',
        publisher: 'World Journal of Surgery',
        year: 2020,
        url: 'https://doi.org/10.1007/s00268-019-05235-0',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      sbn: {
        title:
          'Postoperative morbidity and mortality after surgical resection of small bowel neuroendocrine neoplasms: A systematic review and meta-analysis',
        publisher: 'Journal of Neuroendocrinology',
        year: 2021,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8459236',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      joensuu: {
        title:
          'Survival outcomes associated with 3 years vs 1 year of adjuvant imatinib for patients with high-risk gastrointestinal stromal tumors: an analysis of a randomized clinical trial after 10-year follow-up',
        publisher: 'JAMA Oncology',
        year: 2020,
        url: 'https://doi.org/10.1001/jamaoncol.2020.2091',
        checkedOn: '2026-11-23',
        basis: 'copy',
        copy: 'its results in a table of a review at PubMed Central (PMC10001062)',
      },
      marsden: {
        title:
          'Prognostic factors and treatment outcomes in patients with small bowel adenocarcinoma (SBA): the Royal Marsden Hospital (RMH) experience',
        publisher: 'BMC Cancer',
        year: 2015,
        url: 'https://doi.org/10.1186/s12885-015-1014-6',
        checkedOn: '2026-11-23',
        basis: 'abstract',
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
      stents: {
        title: 'Gastroduodenal outlet obstruction and palliative self-expandable metal stenting: a dual-centre experience',
        publisher: 'Journal of Oncology',
        year: 2013,
        url: 'https://doi.org/10.1155/2013/167851',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      asco: {
        title: 'Small bowel cancer: statistics',
        publisher: 'American Society of Clinical Oncology, Cancer.Net',
        year: 2016,
        url: 'https://www.cancer.net/cancer-types/small-bowel-cancer/statistics',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the print edition of the page, which gives the figures of the National Cancer Data Base',
      },
      ssa: {
        title:
          'Antiproliferative effect of somatostatin analogs in advanced gastro-entero-pancreatic neuroendocrine tumors: a systematic review and meta-analysis',
        publisher: 'Oncotarget',
        year: 2017,
        url: 'https://doi.org/10.18632/oncotarget.16686',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      marabelle: {
        title:
          'Efficacy of Pembrolizumab in Patients With Noncolorectal High Microsatellite Instability/Mismatch Repair-Deficient Cancer: Results From the Phase II KEYNOTE-158 Study',
        publisher: 'Journal of Clinical Oncology',
        year: 2020,
        url: 'https://doi.org/10.1200/JCO.19.02105',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      ema: {
        title: 'EMA recommendations on DPD testing prior to treatment with fluorouracil, capecitabine, tegafur and flucytosine',
        publisher: 'European Medicines Agency',
        year: 2020,
        url: 'https://www.ema.europa.eu/en/documents/referral/fluorouracil-fluorouracil-related-substances-article-31-referral-ema-recommendations-dpd-testing_en.pdf',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the same recommendation on the agency’s page of the review',
      },
      seer: {
        title: 'Small intestinal cancer: a population-based study of incidence and survival patterns in the United States, 1992 to 2006',
        publisher: 'Cancer Epidemiology, Biomarkers and Prevention',
        year: 2010,
        url: 'https://doi.org/10.1158/1055-9965.EPI-10-0328',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      pan: {
        title: 'Epidemiology of cancer of the small intestine',
        publisher: 'World Journal of Gastrointestinal Oncology',
        year: 2011,
        url: 'https://doi.org/10.4251/wjgo.v3.i3.33',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      han: {
        title: 'Surgically treated primary malignant tumor of small bowel: a clinical analysis',
        publisher: 'World Journal of Gastroenterology',
        year: 2010,
        url: 'https://doi.org/10.3748/wjg.v16.i12.1527',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      imaging: {
        title: 'Imaging recommendations for diagnosis, staging, and management of small bowel and colorectal malignancies',
        publisher: 'Indian Journal of Medical and Paediatric Oncology',
        year: 2023,
        url: 'https://doi.org/10.1055/s-0042-1759713',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      overman: {
        title: 'Natural history and prognostic factors for localised small bowel adenocarcinoma',
        publisher: 'ESMO Open',
        year: 2020,
        url: 'https://doi.org/10.1136/esmoopen-2020-000960',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      lynch: {
        title: 'Characterization and clinical outcomes of DNA mismatch repair-deficient small bowel adenocarcinoma',
        publisher: 'Clinical Cancer Research',
        year: 2021,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7925361',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      netter: {
        title: 'Phase 3 Trial of 177Lu-Dotatate for Midgut Neuroendocrine Tumors',
        publisher: 'New England Journal of Medicine',
        year: 2017,
        url: 'https://doi.org/10.1056/NEJMoa1607427',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      strosberg: {
        title:
          'Improved time to quality of life deterioration in patients with progressive midgut neuroendocrine tumors treated with 177Lu-DOTATATE: the NETTER-1 phase III trial',
        publisher: 'Annals of Oncology, abstracts of the ESMO 2017 congress',
        year: 2017,
        url: 'https://doi.org/10.1093/annonc/mdx368',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      brabander: {
        title:
          'Long-term efficacy, survival, and safety of [177Lu-DOTA0,Tyr3]octreotate in patients with gastroenteropancreatic and bronchial neuroendocrine tumors',
        publisher: 'Clinical Cancer Research',
        year: 2017,
        url: 'https://doi.org/10.1158/1078-0432.CCR-16-2743',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      casali: {
        title: 'Ten-year progression-free and overall survival in patients with unresectable or metastatic GI stromal tumors',
        publisher: 'Journal of Clinical Oncology',
        year: 2017,
        url: 'https://doi.org/10.1200/JCO.2016.71.0228',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      promid: {
        title:
          'Placebo-controlled, double-blind, prospective, randomized study on the effect of octreotide LAR in the control of tumor growth in patients with metastatic neuroendocrine midgut tumors: a report from the PROMID study group',
        publisher: 'Journal of Clinical Oncology',
        year: 2009,
        url: 'https://doi.org/10.1200/JCO.2009.22.8510',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      wu: {
        title:
          'Survival outcomes and surgical intervention of small intestinal neuroendocrine tumors: a population based retrospective study',
        publisher: 'Oncotarget',
        year: 2016,
        url: 'https://doi.org/10.18632/oncotarget.13632',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      shah: {
        title: 'Survival trends of metastatic small intestinal neuroendocrine tumor: a population-based analysis of SEER database',
        publisher: 'Journal of Gastrointestinal Oncology',
        year: 2019,
        url: 'https://jgo.amegroups.org/article/view/28948/html',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      gistOld: { value: '19 months', source: 'gold' },
      lyThree: { value: '3 years', source: 'dlbcl' },
      lyDrug: { value: '62', source: 'dlbcl' },
      lySurg: { value: '91 in 100 people', source: 'dlbcl' },
      lyYears: { value: '5 years', source: 'kim' },
      lyT: { value: '28 in 100', source: 'kim' },
      lyB: { value: '71 in 100 people', source: 'kim' },
      octGrew: { value: '8 months', source: 'netter' },
      duoAlive: { value: '48 in 100', source: 'duodenum' },
      duoYears: { value: '5 years', source: 'duodenum' },
      duoEra: { value: '1984 to 2006', source: 'duodenum' },
      imatSick: { value: '28 in 100 people', source: 'germanGist' },
      imatEyes: { value: '24', source: 'germanGist' },
      prrtLived: { value: '48 months', source: 'netterFinal' },
      octLived: { value: '36 months', source: 'netterFinal' },
      prrtLymph: { value: '9 in 100 people', source: 'netter' },
      prrtPlatelets: { value: '2 in 100', source: 'netter' },
      marsdenEra: { value: '1996 to 2011', source: 'marsden' },
      susBypassAgain: { value: '11 in 100', source: 'sustent' },
      susStentAgain: { value: '33 in 100 people', source: 'sustent' },
      susBypassLong: { value: '72 days', source: 'sustent' },
      susStentLived: { value: '56', source: 'sustent' },
      susBypassLived: { value: '78 days', source: 'sustent' },
      susStentLong: { value: '50', source: 'sustent' },
      susBypassEat: { value: '8 days', source: 'sustent' },
      susStentEat: { value: '5 days', source: 'sustent' },
      gistLife: { value: '63 on a scale of 0 to 100', source: 'prosa' },
      koreaWithout: { value: '4 months', source: 'hong' },
      koreaWith: { value: '12 months', source: 'hong' },
      whippleHigh: { value: '10 in 100', source: 'southIndia' },
      whippleLow: { value: '4 in 100', source: 'tata' },
      sbnTime: { value: '30 days', source: 'sbn' },
      sbnDied: { value: '2 in 100', source: 'sbn' },
      sbnSevere: { value: '7 in 100', source: 'sbn' },
      sbnAny: { value: '13 in 100', source: 'sbn' },
      imatCourse: { value: 'a course of 3 years', source: 'joensuu' },
      imatThree: { value: '79 in 100', source: 'joensuu' },
      imatOne: { value: '65 in 100', source: 'joensuu' },
      imatYear: { value: '1 year', source: 'joensuu' },
      imatTen: { value: '10 years', source: 'joensuu' },
      marsden: { value: '43 months', source: 'marsden' },
      chemoHarm: { value: '66 in 100', source: 'keynote' },
      immuneHarm: { value: '22 in 100', source: 'keynote' },
      stentStay: { value: '3 days', source: 'stents' },
      glandOne: { value: '55 in 100', source: 'asco' },
      glandTwo: { value: '35 to 49 in 100', source: 'asco' },
      glandThree: { value: '18 to 31 in 100', source: 'asco' },
      glandFour: { value: '5 in 100', source: 'asco' },
      kn: { value: '34 in 100 people', source: 'marabelle' },
      netTime: { value: '5 years', source: 'wu' },
      netFar: { value: '72 in 100', source: 'shah' },
      netLocal: { value: '95 in 100 people', source: 'wu' },
      imatAlive: { value: '20 in 100 people', source: 'casali' },
      imatYears: { value: '10 years', source: 'casali' },
      promid: { value: '14 months', source: 'promid' },
      promidNone: { value: '6 months', source: 'promid' },
      qolPrrt: { value: '29 months', source: 'strosberg' },
      qolOct: { value: '6 months', source: 'strosberg' },
      marrow: { value: '2 in 100 people', source: 'brabander' },
      octShrink: { value: '3 in 100', source: 'netter' },
      prrtShrink: { value: '18 in 100 people', source: 'netter' },
      sbaBack: { value: '56 in 100 people', source: 'overman' },
      dmmr: { value: '26 of 100 people', source: 'lynch' },
      rate: { value: '2.1 in 100,000 people', source: 'seer' },
      shareNet: { value: '39 in 100 cases', source: 'seer' },
      shareCarcinoma: { value: '31 in 100 cases', source: 'seer' },
      shareLymphoma: { value: '18 in 100 cases', source: 'seer' },
      shareSarcoma: { value: '10 in 100 cases', source: 'seer' },
      survivalTime: { value: '5 years', source: 'asco' },
      symPain: { value: '67 in 100 people', source: 'han' },
      symLump: { value: '31 in 100', source: 'han' },
      symBlock: { value: '24 in 100 people', source: 'han' },
    },
  },
  written: '2026-11-23',
} as const satisfies Treatment;
