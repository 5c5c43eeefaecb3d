import { inflammatoryBowelPictures } from '#content/pictures/inflammatory-bowel.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf } from '#content/triage.ts';

export const treatment = {
  id: 18,
  group: 'colon-rectum',
  link: 'inflammatoryboweldiseases',
  name: 'Inflammatory bowel disease',
  otherNames: ['IBD', 'Ulcerative colitis', "Crohn's disease", 'आंतों की सूजन', 'अल्सरेटिव कोलाइटिस', 'क्रोहन रोग'],
  subtitle: 'Ulcerative colitis and Crohn’s disease',
  kind: 'condition',
  organs: ['large-intestine', 'small-intestine', 'rectum'],
  icon: 'colon-rectum',
  images: inflammatoryBowelPictures,
  icd10: 'K50-K51',
  summary:
    'Is my bloody diarrhoea colitis, and will I need surgery or a bag? Warning signs, tests, medicines and operations for inflammatory bowel disease.',
  keywords: [
    'inflammatory bowel disease',
    'ulcerative colitis',
    "Crohn's disease",
    'blood in stool',
    'colitis surgery',
    'ileal pouch',
    'अल्सरेटिव कोलाइटिस',
  ],
  aims: 'This page helps you spot a dangerous flare, understand the tests, and see where medicine ends and surgery begins.',
  description:
    "In inflammatory bowel disease (IBD) the bowel stays swollen and sore, because the body's own defences seem to attack it. The two main forms, ulcerative colitis and Crohn's disease, come in flares with calm spells between.",
  inShort: {
    emergency:
      'Severe pain, heavy bleeding, or {BloodyStools} bloody stools daily with a temperature over {SevereTemperature} or a racing heart is one: call 112 or 108.',
    operation: 'Most people do not need one. Within {tenYears}, surgery was done in {opUc} with colitis and {opCd} with Crohn’s disease.',
    choices: 'Medicines calm the flare and then keep the calm. Surgery is for danger, for narrow places, or for when medicines fail.',
    back: 'Some people feel better in days, others need weeks. After each step of a large operation, plan for weeks off.',
    next: 'See a doctor in the next day or two about new blood in the stool. Stool tests, blood tests and a colonoscopy show the cause.',
  },
  careCard: cardOf([
    'many-bloody-stools-with-more',
    'heavy-bleeding',
    'severe-pain',
    'hard-belly',
    'blocked',
    'anus-fever',
    'anus-weak-immunity',
    'clot',
    ...afterBellyOperation,
    'stoma-pours',
    'stoma-black',
    'many-bloody-stools',
    'immune-fever',
    'medicine-missing',
    'anus-swelling',
    'wound-redness',
    'flare',
    'first-blood',
    'bowel-habit',
    'weight-loss',
    'child-not-growing',
    'slime',
    'colitis-check-due',
    'pregnancy-travel-vaccine',
  ]),
  symptoms: [
    'Loose stools, often with blood or slime.',
    'A sudden need to go, and a feeling that more is left.',
    'Cramps in the belly, often before a stool.',
    'Tiredness, fever, poor hunger and weight loss.',
    'Sore joints, red eyes, mouth sores or tender lumps on the skin.',
    "In Crohn's disease, sores, tunnels or pus around the anus.",
  ],
  causes: [
    'The exact cause is unknown: genes, gut germs and the immune system all seem to play a part [cause].',
    'It often starts in young people, but can start at any age. In an Indian register of {registerAll}, {registerUc} had colitis and the rest Crohn’s disease.',
    'You did not cause it by stress or one wrong meal, and it is not catching.',
  ],
  types: [
    {
      title: 'Ulcerative colitis',
      details: 'It affects the lining of the large bowel, starting at the rectum and spreading up without gaps.',
    },
    {
      title: "Crohn's disease",
      details: 'It can affect any part from mouth to anus, in patches, and cause narrow places (strictures) and tunnels (fistulas).',
    },
    { title: 'Not yet clear', details: 'At first the two cannot always be told apart, and time shows which it is.' },
  ],
  tests: [
    {
      title: 'Stool tests',
      details: 'They look for signs of swelling (calprotectin), and for infection, which can look just like a flare.',
    },
    {
      title: 'Blood tests',
      details: 'They show anaemia, swelling and what your body lacks.',
    },
    { title: 'Colonoscopy with biopsy', details: 'A camera looks at the bowel and takes tiny samples.' },
    { title: 'CT or MRI scan', details: 'It shows the small bowel, narrow places, tunnels and pus.' },
    {
      title: 'Checks for tuberculosis',
      details:
        "In India, TB of the bowel can look like Crohn's disease, and telling them apart is hard, so some people try TB treatment first [gitb]. Strong IBD medicines can make TB worse.",
    },
  ],
  treatment: {
    overview: 'Treatment calms the flare, then keeps the calm. Physicians and surgeons should plan together from early on.',
    details: [
      {
        title: 'No treatment',
        description: 'You take nothing, or only pain tablets.',
        benefits: 'A mild flare may settle by itself for a time, and you avoid side effects.',
        risks:
          'Swelling that goes on can cause anaemia, narrow places, tunnels and weight loss. Long-standing colitis raises the risk of bowel cancer, and a severe flare can threaten life [niceTa].',
        recovery: 'Damage that has turned to scar stays, even if you start treatment later.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break at first',
          mainRisk: 'A severe flare threatens life',
          comesBack: 'Flares come back',
        },
        withoutTreatment: true,
      },
      {
        title: 'Medicines to calm a flare',
        description:
          'Mild colitis is often treated with mesalazine-type tablets, enemas or both, while stronger flares may need a short course of steroids.',
        benefits: 'Many flares settle, and you can stay at home.',
        risks: 'Not every flare settles, and steroids harm if they are used for long.',
        recovery: 'Steroids must be lowered step by step, never stopped at once.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: null,
          mainRisk: 'Harm from long steroids',
          comesBack: null,
        },
      },
      {
        title: 'Medicines to keep the calm (maintenance)',
        description: 'You go on with one or more of the medicines that are named further down.',
        benefits:
          'There are fewer flares and less need for steroids. This matters, because about {relapse} with colitis have a flare at least once a year.',
        risks: 'Infections are the main worry, TB and shingles among them.',
        recovery: 'You can work and live as usual, with regular blood tests and visits.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Infections, tuberculosis among them',
          comesBack: 'Fewer flares',
        },
      },
      {
        title: 'Hospital care for a severe flare',
        description: 'You have steroids by drip, fluids, and injections to prevent clots, and a surgeon sees you early.',
        benefits: 'Many people settle and keep their bowel.',
        risks:
          'At AIIMS, Delhi, steroids failed in {steroidFail}, who then needed infliximab, ciclosporin or surgery within days. In a larger group there {colectomyStay} had the large bowel removed during the first stay. In older studies from many countries {deathOld} died.',
        recovery: 'You go home once stools are fewer, and need some weeks to gain strength.',
        compare: {
          cut: 'None',
          nights: null,
          usualLife: null,
          mainRisk: 'Bowel removed: {colectomyStay}',
          comesBack: null,
        },
      },
      {
        title: 'Surgery for ulcerative colitis',
        description:
          'The large bowel and rectum are removed. Some people live with a stoma, while others have a pouch made from small bowel and joined to the anus, in two or three steps.',
        benefits: 'It takes away the colitis and nearly all the risk of cancer in that bowel.',
        risks:
          'Leaks, blockage and infection can follow. The pouch gets sore (pouchitis) in about {pouchitis} within {pouchYears}, and it failed in {pouchFail} in one long study. A pouch can make it harder to get pregnant.',
        recovery: 'A pouch settles over about a year, with several loose stools each day.',
        compare: {
          cut: 'On the belly',
          nights: null,
          usualLife: null,
          mainRisk: 'Sore pouch within {pouchYears}: {pouchitis}',
          comesBack: 'The colitis does not',
        },
      },
      {
        title: "Surgery for Crohn's disease",
        description: 'The surgeon removes or widens a narrow piece, or drains pus, and saves as much bowel as possible.',
        benefits: 'It can bring years of relief, mainly for a short narrow place.',
        risks:
          'Leaks and infection can occur. The disease itself stays, and of those operated on {secondCd} need a second operation within {tenYears}.',
        recovery: 'It depends on the cut and on how well fed you were.',
        compare: {
          cut: 'On the belly',
          nights: null,
          usualLife: null,
          mainRisk: 'Leaks and infection',
          comesBack: 'Second operation within {tenYears}: {secondCd}',
        },
      },
    ],
  },
  charts: [
    {
      title: 'Within {tenYears}, so many people had surgery',
      rows: [
        { label: 'ulcerative colitis', figure: '{opUc}' },
        { label: 'Crohn’s disease', figure: '{opCd}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Mesalazine',
      details:
        'It treats mild and moderate colitis, as tablets and as enemas. Your kidneys are tested before, after some months and then regularly [lamb].',
    },
    {
      title: 'Prednisolone and other steroids',
      details:
        'They calm a strong flare fast. They can raise sugar and pressure, change your mood, thin bones and invite infection, so they are not for long use.',
    },
    {
      title: 'Azathioprine',
      details:
        'It keeps the calm. It can lower the blood count and raises the risk of infection and of some cancers, skin cancer among them, so you need blood tests and shade from the sun [aza]. Ask about a gene test ({nudtGene}), which can warn of low counts in Indians.',
    },
    {
      title: 'Infliximab, adalimumab, vedolizumab, ustekinumab',
      details:
        'These biologics come by drip or injection. You are tested for tuberculosis and vaccinated first. A fever while you have them needs a doctor the same day.',
    },
    {
      title: 'Tofacitinib, upadacitinib; for colitis also ozanimod',
      details:
        'The American regulator warns of heart attack, stroke, clots and cancer with the first two [jak]: tell us if you smoke or had any of these. Ozanimod can slow the heart at first [ozanimod]. None of the three is for pregnancy [pregnancy].',
    },
  ],
  others: [
    {
      title: 'Children',
      details:
        'Poor growth can be the first sign. In milder Crohn’s disease a liquid diet alone, for some weeks, is the first choice; with poor growth, narrow places or fistulas, medicines such as infliximab may come early [ecco].',
    },
    {
      title: 'Pregnancy',
      details:
        'Most women with IBD can have healthy babies, above all in a calm spell. Ask us first, because some medicines must be changed.',
    },
    {
      title: 'Your family',
      details:
        'In Denmark parents, brothers, sisters and children of a person with Crohn’s disease had it about {kinCrohn} as often as others, and with colitis {kinColitis}. Most stay well.',
    },
  ],
  operations: ['colon', 'small-bowel'],
  uncertainties: [
    "How many people need surgery? In newer studies, {opUc} with colitis and {opCd} with Crohn's disease had surgery within {tenYears}. In older groups it was {opCdOld} for Crohn's disease.",
    'No test can yet tell which medicine will work in you, so the choice is partly trial and error.',
  ],
  preparing: [
    'List every medicine, past reaction, TB contact and vaccine.',
    'Never stop steroids or other IBD medicine by yourself, but ask us what to take up to the operation.',
    "Stop smoking, as Crohn's disease returns more often after surgery in smokers [reese].",
    'If a stoma is possible, meet the stoma nurse beforehand, and have the spot marked.',
  ],
  inHospital: [
    'In a flare, staff count your stools and check your belly and blood.',
    'After surgery you sit up early and start with sips.',
    'You learn to care for a stoma before you go home (“Postoperative care” shows how).',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'After surgery, short walks protect you from clots and chest infection.',
    },
    {
      when: 'The first weeks',
      what: 'After an open operation on the bowel, lift nothing heavy, such as a bucket, a gas cylinder or a child, for at least {NoLiftWeeks}.',
    },
    {
      when: 'The following months',
      what: 'Repeat tests show whether the bowel has healed inside, since feeling well does not always mean that it has.',
    },
    {
      when: 'In the long run',
      what: 'About {checkStart} after the first symptoms, cancer checks by colonoscopy begin. If you also have a bile duct disease called PSC, they start as soon as it is found [bsgCheck].',
    },
  ],
  deciding:
    'Surgery is not a failure, and waiting too long in a severe flare is a danger. For planned surgery, weigh with us daily life now against life with a pouch or stoma.',
  questions: [
    "Do I have colitis or Crohn's disease, and how sure are you?",
    'How was TB ruled out?',
    'What is the aim of this medicine, and when will it work?',
    'Would I have a stoma, and could this affect having children?',
    'When is my next cancer check?',
  ],
  livingWith: [
    'Between flares, eat a full, varied diet; in a flare, softer foods with less fibre may sit better. No single diet has been proven to stop flares.',
    'Some painkillers, such as ibuprofen, may set off a flare, so ask before you take any.',
    'Know where the toilets are, keep spare clothes, and tell one person at work.',
    'Low mood and worry are common with IBD and can be treated, so tell us at your visit.',
    'Live vaccines should be avoided while medicines keep your immunity low [vaccines], so ask first.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://pmjay.gov.in/' },
    { name: 'Indian Society of Gastroenterology', url: 'https://www.isg.org.in/' },
    { name: "NIDDK: Crohn's disease", url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/crohns-disease' },
    { name: 'NIDDK: Ulcerative colitis', url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/ulcerative-colitis' },
    { name: 'Tele-MANAS: free help for the mind, day and night', url: 'https://telemanas.mohfw.gov.in/' },
    { name: 'nidirect (UK): Ulcerative colitis', url: 'https://www.nidirect.gov.uk/conditions/ulcerative-colitis' },
  ],
  evidence: {
    sources: {
      niceTa: {
        title: 'Technology appraisal TA329, ulcerative colitis: clinical need and practice',
        publisher: 'NICE',
        year: 2015,
        url: 'https://www.nice.org.uk/guidance/ta329/chapter/2-Clinical-need-and-practice',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its paragraphs 2.1 to 2.3',
      },
      tsai: {
        title:
          "Contemporary Risk of Surgery in Patients With Ulcerative Colitis and Crohn's Disease: A Meta-Analysis of Population-Based Cohorts",
        publisher: 'Clinical Gastroenterology and Hepatology',
        year: 2021,
        url: 'https://doi.org/10.1016/j.cgh.2020.10.039',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      frolkis: {
        title: 'Risk of surgery for inflammatory bowel diseases has decreased over time',
        publisher: 'Gastroenterology',
        year: 2013,
        url: 'https://doi.org/10.1053/j.gastro.2013.07.041',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      northIndia: {
        title: 'Predictors of long-term outcomes in patients with acute severe colitis: a northern Indian cohort study',
        publisher: 'Journal of Gastroenterology and Hepatology',
        year: 2018,
        url: 'https://doi.org/10.1111/jgh.13921',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      pouchitis: {
        title: 'Recycling of precolectomy anti-tumor necrosis factor agents in chronic pouch inflammation',
        publisher: 'Clinical Gastroenterology and Hepatology',
        year: 2020,
        url: 'https://doi.org/10.1016/j.cgh.2020.07.008',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      pouch: {
        title: 'Pouch failures following restorative proctocolectomy in ulcerative colitis',
        publisher: 'International Journal of Colorectal Disease',
        year: 2020,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7541371/',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      vaccines: {
        title: 'Improving immunization strategies in patients with inflammatory bowel disease',
        publisher: 'Annals of Gastroenterology',
        year: 2019,
        url: 'https://doi.org/10.20524/aog.2019.0351',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      pregnancy: {
        title: 'Conception, pregnancy and inflammatory bowel disease: current concepts for the practising clinician',
        publisher: 'Indian Journal of Gastroenterology',
        year: 2024,
        url: 'https://doi.org/10.1007/s12664-024-01563-9',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      turner: {
        title: 'Response to corticosteroids in severe ulcerative colitis: a systematic review of the literature and a meta-regression',
        publisher: 'Clinical Gastroenterology and Hepatology',
        year: 2007,
        url: 'https://doi.org/10.1016/j.cgh.2006.09.033',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      bsgCheck: {
        title: 'British Society of Gastroenterology guidelines on colorectal surveillance in inflammatory bowel disease',
        publisher: 'British Society of Gastroenterology, in Gut',
        year: 2025,
        url: 'https://doi.org/10.1136/gutjnl-2025-335023',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract, and accounts of the recommendations by Oxford and Newcastle universities',
      },
      steroids: {
        title: 'Prospective validation of AIIMS index as a predictor of steroid failure in patients with acute severe ulcerative colitis',
        publisher: 'Indian Journal of Gastroenterology',
        year: 2022,
        url: 'https://pubmed.ncbi.nlm.nih.gov/35474175/',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      reese: {
        title: 'The effect of smoking after surgery for Crohn’s disease: a meta-analysis of observational studies',
        publisher: 'International Journal of Colorectal Disease',
        year: 2008,
        url: 'https://doi.org/10.1007/s00384-008-0542-9',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      jak: {
        title:
          'FDA requires warnings about increased risk of serious heart-related events, cancer, blood clots, and death for JAK inhibitors',
        publisher: 'US Food and Drug Administration',
        year: 2021,
        url: 'https://www.ihs.gov/nptc/pharmacovigilance/medication-safety-resources-archive/2021/fda-requires-warnings-about-increased-risk-of-serious-heart-related-events-cancer-blood-clots-and-death-for-jak-inhibitors-that-treat-certain-chronic-inflammatory-conditions/',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the notice as the US Indian Health Service repeats it',
      },
      cause: {
        title: 'Uncovering the cause of ulcerative colitis',
        publisher: 'JGH Open',
        year: 2019,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6684508',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      gitb: {
        title: 'Differentiating gastrointestinal tuberculosis and Crohn’s disease: a comprehensive review',
        publisher: 'BMC Gastroenterology',
        year: 2023,
        url: 'https://doi.org/10.1186/s12876-023-02887-0',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      lamb: {
        title: 'British Society of Gastroenterology consensus guidelines on the management of inflammatory bowel disease in adults',
        publisher: 'Gut',
        year: 2019,
        url: 'https://doi.org/10.1136/gutjnl-2019-318484',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract, and its main recommendations as medicaldialogues.in repeats them',
      },
      aza: {
        title: 'Azathioprine: drug information',
        publisher: 'MedlinePlus, US National Library of Medicine',
        year: null,
        url: 'https://medlineplus.gov/druginfo/meds/a682167.html',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its warnings, as a health insurer reprints the page',
      },
      nudt: {
        title:
          'TPMT and NUDT15 polymorphisms in thiopurine induced leucopenia in inflammatory bowel disease: a prospective study from India',
        publisher: 'BMC Gastroenterology',
        year: 2021,
        url: 'https://doi.org/10.1186/s12876-021-01900-8',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      ozanimod: {
        title: 'Ozanimod: drug information',
        publisher: 'MedlinePlus, US National Library of Medicine',
        year: null,
        url: 'https://medlineplus.gov/druginfo/meds/a620029.html',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its opening part, as the pharmacists’ society that writes it repeats it at safemedication.com',
      },
      ecco: {
        title: 'The Medical Management of Paediatric Crohn’s Disease: an ECCO-ESPGHAN Guideline Update',
        publisher: 'Journal of Crohn’s and Colitis',
        year: 2020,
        url: 'https://doi.org/10.1093/ecco-jcc/jjaa161',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      moller: {
        title: 'Familial risk of inflammatory bowel disease: a population-based cohort study 1977-2011',
        publisher: 'American Journal of Gastroenterology',
        year: 2015,
        url: 'https://doi.org/10.1038/ajg.2015.50',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      register: {
        title: 'Colitis and Crohn’s Foundation (India): a first nationwide inflammatory bowel disease registry',
        publisher: 'Intestinal Research',
        year: 2021,
        url: 'https://doi.org/10.5217/ir.2019.09169',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      steroidFail: { value: '15 of 39 people', source: 'steroids' },
      deathOld: { value: '22 of 1,991 people', source: 'turner' },
      relapse: { value: '50 in 100 people', source: 'niceTa' },
      colectomyStay: { value: '19 of 179 people', source: 'northIndia' },
      pouchitis: { value: '45 in 100', source: 'pouchitis' },
      pouchYears: { value: '5 years', source: 'pouchitis' },
      pouchFail: { value: '53 of 491 people', source: 'pouch' },
      secondCd: { value: '31 in 100', source: 'tsai' },
      tenYears: { value: '10 years', source: 'tsai' },
      opUc: { value: '10 in 100 people', source: 'tsai' },
      opCd: { value: '26 in 100 people', source: 'tsai' },
      opCdOld: { value: '47 in 100 people', source: 'frolkis' },
      checkStart: { value: '8 years', source: 'bsgCheck' },
      nudtGene: { value: 'NUDT15', source: 'nudt' },
      kinCrohn: { value: '8 times', source: 'moller' },
      kinColitis: { value: '4 times', source: 'moller' },
      registerAll: { value: '3,863 people', source: 'register' },
      registerUc: { value: '84 in 100', source: 'register' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
