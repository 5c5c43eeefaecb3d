import { smallBowelCancerPictures } from '#content/pictures/small-bowel-cancer.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, withCancer } from '#content/triage.ts';

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
  aims: 'For people with gland cancer, neuroendocrine tumour, GIST or lymphoma: this page helps you to weigh the treatments of your kind.',
  description:
    'If you have just been told that you have cancer of the small intestine, ask first which kind it is. Some grow slowly over years, while others need quick treatment. If your report names the large bowel, read “Colon cancer”.',
  inShort: {
    emergency:
      'Being told of it is not an emergency. A blocked bowel, heavy bleeding, black stool, severe pain, or fever on cancer medicines is: call 112 or 108.',
    operation: 'If all of it can be removed, surgery is the main treatment for most kinds; lymphoma is mostly treated with medicines.',
    choices: 'Surgery, medicines chosen by kind, radioactive drips for neuroendocrine tumours, care for comfort, or watching.',
    back: 'It depends on the operation: after an open one heavy work waits for at least {NoLiftWeeks}, and after a Whipple operation recovery takes months.',
    next: 'Ask for the exact kind and grade, and for a team that knows rare bowel tumours.',
  },
  careCard: cardOf([
    'severe-pain',
    'cramps-with-vomiting',
    'blocked',
    'vomits-blood-or-black-stool',
    'heavy-bleeding',
    'jaundice-with-more',
    'fluorouracil-chest',
    'immunotherapy-stools',
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
    'Belly pain is the commonest sign; others feel a lump or are blocked [han].',
    'Some cause flushing, loose stools and wheezing.',
  ],
  causes: ["It is rare, and likelier with Crohn's disease, coeliac disease, and polyp illnesses that run in families [pan]."],
  types: [
    {
      title: 'Neuroendocrine tumour',
      details: 'It grows from hormone-making cells and is the commonest kind in the United States ({shareNet}).',
    },
    {
      title: 'Gland cancer (adenocarcinoma)',
      details: 'It starts in the lining, most often in the first part (duodenum).',
    },
    { title: 'Lymphoma', details: 'It starts in defence cells of the gut.' },
    {
      title: 'Sarcoma and GIST',
      details: 'They start in the wall.',
    },
  ],
  tests: [
    { title: 'CT scan', details: 'Indian advice names it as the main scan [imaging].' },
    { title: 'Gastroscopy', details: 'A camera samples the duodenum (biopsy).' },
    {
      title: 'Biopsy report',
      details:
        'It names the kind and the grade (how fast the cells divide). In gland cancer ask about the repair fault (dMMR or MSI-high), in GIST about its gene: one rare form hardly answers to imatinib [d842v].',
    },
    {
      title: 'Special scans and blood tests',
      details: 'Neuroendocrine growths have a scan, DOTATATE PET.',
    },
  ],
  treatment: {
    overview: 'Each kind has treatments of its own: look for the name of yours.',
    rowNames: { comesBack: 'How the cancer fares' },
    details: [
      {
        title: 'Surgery to remove it',
        description:
          'You are asleep. The surgeon takes out the part with the growth and the glands beside it (lymph nodes), then joins the ends. In the duodenum a growth may need a Whipple operation; a tiny one may come out through the camera, which can bleed or make a hole.',
        benefits:
          'It is the main chance of a cure. Gland cancer: {duoAlive} were alive {duoYears} after a Whipple operation in America ({duoEra}). Neuroendocrine tumour: even a small one is taken out with its glands, because in {netGlands} it has reached them, whatever its size. Fewer Americans died of it after surgery, clearly so over {netBig} or through the wall’s muscle. GIST of any organ: {gistFree} had no return within {gistYears} of surgery alone, fewer outside the stomach.',
        risks:
          'Bleeding, infection or leaks can follow. If your tumour makes you flush, your blood pressure can fall dangerously: you need octreotide, and a heart scan before. With neuroendocrine tumours {sbnSevere} had a severe problem, and {sbnDied} died within {sbnTime}. After a Whipple operation {whippleLow} died in Mumbai, and {whippleHigh} in another Indian hospital. Gland cancer came back in {sbaBack} in America.',
        recovery: 'Our answers below give the weeks.',
        compare: {
          cut: 'Small cuts, or one long',
          nights: null,
          usualLife: null,
          mainRisk: 'Death: {sbnDied}; Whipple: {whippleLow} to {whippleHigh}',
          comesBack:
            'Gland cancer, alive at {survivalTime}: stage two {glandTwo}, three {glandThree}; GIST of any organ, no return in {gistYears}: {gistFree}',
          operation: 'small-bowel',
        },
      },
      {
        title: 'Chemotherapy and other medicines',
        description:
          'Gland cancer: chemotherapy by drip or tablet, which stops cells from dividing; or immunotherapy, if the cells cannot mend their genes (the repair fault). GIST: imatinib tablets, which block the signal to grow. Neuroendocrine tumour: a monthly injection of octreotide. Lymphoma: mixtures of drugs by drip, after a test for hepatitis B.',
        benefits:
          'Gland cancer: Koreans with late cancer typically lived {koreaWith} with chemotherapy, {koreaWithout} without; the groups differed. GIST that cannot be removed: about {imatAlive} were alive {imatYears} after they began imatinib. Lymphoma, in Korea: {lyB} with the B-cell kind and {lyT} with the T-cell kind were alive after {lyYears}. With an early large B-cell kind {lySurg} lived {lyThree} with surgery and drugs, {lyDrug} with drugs alone, but the fitter may have been operated on. Neuroendocrine tumour: octreotide eases flushing, and typically kept it from growing for {promid}, against {promidNone} with a dummy; longer life was not shown.',
        risks:
          'Chemotherapy (counted in large bowel cancer): {chemoHarm} had serious side effects, on immunotherapy {immuneHarm}. Lymphoma drugs (R-CHOP, any organ): from the age of {lyOld} {lyInf} had a serious infection, and {lyFatal} died of side effects. Imatinib: {imatSick} felt sick and {imatEyes} had swollen eyelids. Octreotide more often brings gallstones [ssa].',
        recovery: 'It comes in rounds, with light tasks between.',
        compare: {
          cut: 'None',
          nights: 'None, as a rule',
          usualLife: 'Goes on in part',
          mainRisk: 'Imatinib: sick {imatSick}; lymphoma drugs: infection {lyInf}',
          comesBack:
            'Late gland cancer, typically lived: {koreaWith}; GIST not removable, alive at {imatYears}: {imatAlive}; B-cell lymphoma, alive at {lyYears}: {lyB}',
        },
      },
      {
        title: 'Radioactive drips for neuroendocrine tumours (PRRT)',
        description: 'If it grows in spite of injections, a medicine carries radiation to its cells (lutetium DOTATATE).',
        benefits:
          'In a trial tumours typically grew after {octGrew} on more injections; on the drips most were still held. They shrank in {prrtShrink}, against {octShrink}. People typically lived {prrtLived}, against {octLived}, which may be chance.',
        risks:
          'White blood cells fell badly in {prrtLymph} and platelets in {prrtPlatelets}, with injections in nobody. In a Dutch clinic {marrow} later had a serious bone marrow disease. You may feel sick, and you give off rays for some days: ask how long to keep from children and pregnant women. Prevent pregnancy for months afterwards, men too.',
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
          'A bypass leads food around the growth, or a stent holds the passage open. Rays (radiotherapy) can ease bleeding or pain.',
        benefits:
          'In a Dutch trial (mostly other cancers) people ate soft food after {susStentEat} with a stent and {susBypassEat} with a bypass. Rays eased bleeding in {rayBleed} with stomach cancer.',
        risks:
          'A stent can block or slip: {susStentAgain} were treated again, against {susBypassAgain} after a bypass, which is an operation. Up to {rayHarm} had severe side effects of rays.',
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
          'Watching with scans is for very frail people, or a neuroendocrine tumour that has spread but stays slow; others go on to block, bleed or spread.',
        benefits: 'You avoid side effects; comfort care goes on.',
        risks: 'A chance to remove an early cancer can be lost.',
        recovery: 'Comfort care can start at once.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'As the illness allows',
          mainRisk: 'Blockage or bleeding',
          comesBack:
            'Typically lived, late gland cancer: {koreaWithout}; spread GIST before imatinib, most operated on: {gistOld}; spread neuroendocrine, grew within {promidNone}',
        },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
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
        'With the repair fault, growths of many organs shrank in {kn}. Report loose stools, a cough, breathlessness or yellow eyes the same day.',
    },
    {
      title: 'Capecitabine, fluorouracil, oxaliplatin',
      details: 'Ask for a DPD test first: without this enzyme the first two can do great harm [ema].',
    },
  ],
  others: [
    {
      title: 'Relatives',
      details: 'With bowel or womb cancer in the family, ask about Lynch syndrome.',
    },
  ],
  operations: ['small-bowel', 'whipple'],
  uncertainties: [
    'Gland cancer: nobody has proved that chemotherapy after surgery adds years.',
    'In which order to treat a spread neuroendocrine tumour is not known, nor whether surgery helps in early lymphoma [dlbcl]; most of these averages are foreign.',
  ],
  preparing: ['Before a Whipple: heart and lung tests, and no tobacco.'],
  inHospital: ['A drip, and help up early.'],
  recovery: [
    { when: 'The first weeks', what: 'Eat little and often; tell us if you lose weight.' },
    {
      when: 'The next months and years',
      what: 'Blood tests and scans look for return. If the end of the small bowel is gone, you need vitamin B12 and may have loose stools; after a Whipple, enzymes with meals.',
    },
  ],
  deciding:
    'Gland cancer: if all can come out, weigh cure against the risk of death; if not, months gained against days spent ill. If eating soon matters most, weigh a stent; if fewer repeats do, a bypass. Neuroendocrine: even a small one is mostly taken out; in a spread one weigh longer control against rays. GIST of high risk: weigh {imatCourse}, with sickness and swelling, against a return. Lymphoma: ask if drugs alone will do.',
  questions: [
    'Which kind is it, has it spread, and how sure is the laboratory?',
    'Can all of it be removed, and by which operation?',
    'Do I need medicines before or after surgery?',
    'What will it cost, and which scheme helps?',
    'Who looks after pain, food and mood from today?',
  ],
  livingWith: [
    'Gland cancer: we found no score. Lymphoma: life was rated lower after surgery with drugs than after drugs alone [dlbcl].',
    'Neuroendocrine tumour: Swedes were more tired and had looser stools than others [carcinoid]. It typically took {qolPrrt} on radioactive drips until life was {qolFall} worse, on injections {qolOct}.',
    'GIST: Germans rated life {gistLife}, with tablets or without. Stent or bypass: life was alike [sustent].',
  ],
  support: [
    {
      name: 'National Cancer Institute: Small intestine cancer',
      url: 'https://www.cancer.gov/types/small-intestine/patient/small-intestine-treatment-pdq',
    },
    {
      name: 'Indian Cancer Society, Delhi: volunteers who listen',
      url: 'https://indiancancersocietydelhi.in/find-services/cancer-support-groups/',
    },
    { name: 'Friends of Max, India: people with GIST', url: 'https://friendsofmax.info/gist-awareness-day-2018/' },
    { name: 'Ayushman Bharat PM-JAY: help with hospital costs', url: 'https://nha.gov.in/PM-JAY' },
  ],
  evidence: {
    sources: {
      sinet: {
        title: 'Surgery and Perioperative Management in Small Intestinal Neuroendocrine Tumors',
        publisher: 'Journal of Clinical Medicine',
        year: 2020,
        url: 'https://doi.org/10.3390/jcm9072319',
        checkedOn: '2026-11-28',
        basis: 'copy',
        copy: 'its abstract and the opening of its text at PubMed Central (PMC7408509)',
      },
      d842v: {
        title:
          'Clinical efficacy comparison of avapritinib with other tyrosine kinase inhibitors in gastrointestinal stromal tumors with PDGFRA D842V mutation: a retrospective analysis of clinical trial and real-world data',
        publisher: 'BMC Cancer',
        year: 2021,
        url: 'https://doi.org/10.1186/s12885-021-08013-1',
        checkedOn: '2026-11-28',
        basis: 'abstract',
      },
      polarix: {
        title: 'Subgroup analysis of older patients ≥60 years with diffuse large B-cell lymphoma in the phase 3 POLARIX study',
        publisher: 'Blood Advances',
        year: 2025,
        url: 'https://doi.org/10.1182/bloodadvances.2024014707',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      tey: {
        title: 'Palliative radiotherapy for gastric cancer: a systematic review and meta-analysis',
        publisher: 'Oncotarget',
        year: 2017,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5421969',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      gistPool: {
        title: 'Risk of recurrence of gastrointestinal stromal tumour after surgery: an analysis of pooled population-based cohorts',
        publisher: 'The Lancet Oncology',
        year: 2012,
        url: 'https://doi.org/10.1016/S1470-2045(11)70299-6',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
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
    },
    figures: {
      qolFall: { value: '10 points of 100', source: 'strosberg' },
      lyFatal: { value: '3 in 100', source: 'polarix' },
      lyInf: { value: '13 in 100', source: 'polarix' },
      lyOld: { value: '60', source: 'polarix' },
      rayHarm: { value: '15 in 100', source: 'tey' },
      rayBleed: { value: '74 in 100', source: 'tey' },
      gistFree: { value: '60 in 100', source: 'gistPool' },
      gistYears: { value: '15 years', source: 'gistPool' },
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
      susBypassAgain: { value: '2 of 18', source: 'sustent' },
      susStentAgain: { value: '7 of 21 people', source: 'sustent' },
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
      imatCourse: { value: 'a course of 3 years', source: 'joensuu' },
      imatThree: { value: '79 in 100', source: 'joensuu' },
      imatOne: { value: '65 in 100', source: 'joensuu' },
      imatYear: { value: '1 year', source: 'joensuu' },
      imatTen: { value: '10 years', source: 'joensuu' },
      chemoHarm: { value: '66 in 100', source: 'keynote' },
      immuneHarm: { value: '22 in 100', source: 'keynote' },
      stentStay: { value: '3 days', source: 'stents' },
      glandOne: { value: '55 in 100', source: 'asco' },
      glandTwo: { value: '35 to 49 in 100', source: 'asco' },
      glandThree: { value: '18 to 31 in 100', source: 'asco' },
      glandFour: { value: '5 in 100', source: 'asco' },
      kn: { value: '34 in 100 people', source: 'marabelle' },
      netBig: { value: '2 cm', source: 'wu' },
      netGlands: { value: 'more than 80 in 100 people', source: 'sinet' },
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
      shareNet: { value: '39 in 100 cases', source: 'seer' },
      survivalTime: { value: '5 years', source: 'asco' },
    },
  },
  written: '2026-11-23',
} as const satisfies Treatment;
