import { stomachCancerPictures } from '#content/pictures/stomach-cancer.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, upperBellyPain, withCancer } from '#content/triage.ts';

export const treatment = {
  id: 7,
  group: 'stomach-cancer',
  link: 'cancer',
  name: 'Stomach cancer',
  otherNames: ['Gastric cancer', 'Cancer of the stomach', 'पेट का कैंसर', 'आमाशय का कैंसर'],
  kind: 'condition',
  organs: ['stomach'],
  icon: 'stomach-cancer',
  images: stomachCancerPictures,
  icd10: 'C16',
  summary:
    'Which stomach symptoms need a quick camera test, how stomach cancer is treated, and how people eat and live after part or all of the stomach is removed.',
  keywords: ['stomach cancer', 'gastric cancer', 'stomach cancer symptoms', 'gastrectomy', 'gastroscopy', 'H. pylori', 'पेट का कैंसर'],
  aims: 'This page is for people with stomach cancer, or signs of it, and their families. It compares the treatments, so that you know what to ask.',
  description:
    'If you have just been told that you have stomach cancer, the next step is to learn its stage, because that decides the treatment. Most stomach cancers start in the inner lining, and one that is found early can often be removed. Signs that last should be checked, as they are easy to mistake for acidity.',
  inShort: {
    emergency:
      'Being told of it is not an emergency. Vomiting blood, black stool, severe pain, water that will not stay down, or fever on cancer medicines is: call 112 or 108.',
    operation:
      'If it has not spread, surgery is usually the main treatment, often with chemotherapy around it. A very early one may come out through a camera.',
    choices: 'Removal by camera, surgery with chemotherapy, medicines alone, comfort care, or no treatment of the cancer.',
    back: 'After surgery healing takes {heal}, the way back to work {work}, and feeling fully well {full}.',
    next: 'Ask for the stage and for the tests on your sample, and take both to a team that treats this cancer often.',
  },
  careCard: cardOf([
    ...upperBellyPain,
    'hard-belly',
    'collapse',
    'vomits-blood-or-black-stool',
    'cannot-swallow',
    'vomiting-nonstop',
    'fluorouracil-chest',
    ...withCancer,
    ...afterBellyOperation,
    'keeps-little-down',
    'immunotherapy-stools',
    'wound-redness',
    'swallowing-harder',
    'stomach-alarm',
    'weight-loss',
    'full-early',
    'lump-felt',
    'anaemia',
    'pain-comes-back',
    'stomach-cancer-in-family',
    'h-pylori',
  ]),
  symptoms: [
    'Early on there may be no signs, or only indigestion and a feeling of being full too soon.',
    'Later there can be pain in the upper belly, vomiting, loss of appetite and weight loss.',
    'Slow bleeding can turn the stool black, or make you pale and tired [scot].',
    'Most people with these signs do not have cancer.',
  ],
  causes: [
    'A germ called H. pylori is the main cause that can be treated. A world study links {hp} to it, though most who carry it never get cancer.',
    'The chance rises with age, with smoking, and with a diet full of salted and pickled food [scot].',
    'A close relative with stomach cancer, some kinds of stomach polyps, and long-lasting damage to the lining add to it.',
    "Often no cause is found, and it is no one's fault.",
  ],
  types: [
    {
      title: 'Adenocarcinoma',
      details: 'It starts in the cells of the lining and makes up {adeno}, so the rest of this page is about this kind.',
    },
    {
      title: 'Lymphoma',
      details: 'It comes from cells that fight germs, and is treated mainly with medicines.',
    },
    {
      title: 'Stromal tumour (GIST)',
      details:
        'It grows in the wall of the stomach. It is cut out, with or without imatinib tablets afterwards, or treated with imatinib alone [gist].',
    },
  ],
  tests: [
    {
      title: 'Gastroscopy with biopsy',
      details:
        'A thin camera looks into the stomach and takes tiny samples (a biopsy), the only proof that it is cancer. With a warning sign it is needed at any age: an Indian study of {alarmCount} younger than {alarmAge} with indigestion and such a sign found cancer in {alarmFound}.',
    },
    { title: 'CT scan', details: 'It shows how deep the growth goes and whether it has spread to the liver, lungs or glands.' },
    {
      title: 'Camera look inside the belly (laparoscopy)',
      details: 'Through small cuts, the surgeon looks for seeds of cancer that are too fine for a scan.',
    },
    { title: 'Tests on the sample', details: 'They show whether targeted medicines may help, and whether H. pylori is there.' },
  ],
  treatment: {
    overview: 'A team plans the care with you, guided by the stage, the place of the cancer and your strength.',
    details: [
      {
        title: 'Removal through the camera (endoscopic resection)',
        description:
          'A very early cancer that stays in the inner lining is cut out through the mouth, with no cut in the belly. European advice prefers this way for most growths of that kind [esd].',
        benefits: 'You keep your stomach and eat much as before. In a Japanese trial it came out in one piece in {esdWhole}.',
        risks:
          'In studies put together {esdHole} had a hole in the stomach wall, {esdBleed} bled badly later, and it came back in {esdBack}. If it turns out to be deeper, surgery follows.',
        recovery: 'Regular camera checks follow, because new spots can appear.',
        compare: {
          cut: 'None',
          nights: null,
          usualLife: null,
          mainRisk: 'Bad bleeding later: {esdBleed}',
          comesBack: '{esdBack}',
        },
      },
      {
        title: 'Surgery, with or without chemotherapy',
        description:
          'The surgeon removes part or all of the stomach and the glands around it (gastrectomy). For deeper cancers, chemotherapy is often given before and after, as a plan called FLOT.',
        benefits:
          'It gives the main chance of a cure when the cancer has not spread. In a German trial {flotAlive} given FLOT around surgery were alive after {flotYears}, against {ecfAlive} given an older plan. With immunotherapy (durvalumab) added, {durvaFree} were alive after {durvaYears} without the cancer growing or coming back, against {placeboFree} with FLOT alone.',
        risks:
          'In a study of {holdCount} in many countries, {problems} had some problem within {holdDays} of the operation, such as a leak at the join, and {deaths} died. Later weight loss and low vitamins are common.',
        recovery: 'Healing takes {heal}, and feeling fully well can take {full}.',
        compare: {
          cut: 'One long cut, or several small',
          nights: '{stay}',
          usualLife: 'Work after {work}',
          mainRisk: 'Death within {holdDays}: {deaths}',
          comesBack: 'Free of cancer, {durvaYears}: {placeboFree}',
        },
      },
      {
        title: 'Chemotherapy and targeted medicines',
        description:
          'If the cancer has spread or cannot be removed, medicines can slow it. Tests on the sample guide the choice: trastuzumab when the {her} test is positive, and immunotherapy such as nivolumab for many others.',
        benefits:
          'Many live longer and have fewer symptoms. On chemotherapy alone most lived less than a year, and with nivolumab as well people lived longer [checkmate].',
        risks:
          'Tiredness, sickness, sore mouth, infection and tingling hands are common. Immunotherapy can inflame the bowel, lungs, liver or hormone glands.',
        recovery: 'It is given in rounds with rest between them, after a blood test each time.',
        compare: {
          cut: 'None',
          nights: 'None, as a rule',
          usualLife: 'Goes on in part',
          mainRisk: 'Infection, tiredness, numb hands',
          comesBack: 'It grows again in time',
        },
      },
      {
        title: 'Care for comfort',
        description:
          'A stent can open a blocked stomach, radiotherapy can stop slow bleeding, and palliative care teams treat pain, sickness and worry.',
        benefits: 'You may eat, sleep and feel better. It goes along with any other treatment, so it is not giving up.',
        risks: 'A stent can slip or block, and pain medicines can make you sleepy or constipated.',
        recovery: 'Most of it can be given at home or in short visits.',
        compare: {
          cut: 'None, or a camera',
          nights: null,
          usualLife: 'Goes on',
          mainRisk: 'A stent slips or blocks',
          comesBack: 'The cancer stays',
        },
      },
      {
        title: 'No treatment of the cancer',
        description: 'Very frail people may choose this when treatment would take more than it gives.',
        benefits: 'You avoid side effects and hospital days.',
        risks:
          'The cancer goes on growing. It may bleed, block the stomach or spread, and an early cancer can pass the point where it can be removed.',
        recovery: 'Comfort care still helps, and you may change your mind at any time.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Bleeding, or a blocked stomach',
          comesBack: 'The cancer keeps growing',
        },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
    {
      title: 'Of people with stomach cancer in the United States ({concordYears}), so many were alive after {survivalTime}',
      rows: [
        { label: 'only in the stomach', figure: '{local}' },
        { label: 'had reached nearby parts', figure: '{regional}' },
        { label: 'had spread far', figure: '{distant}' },
      ],
    },
    {
      title: 'Of people who had surgery with chemotherapy, so many were alive after {flotYears}',
      rows: [
        { label: 'given FLOT', figure: '{flotAlive}' },
        { label: 'given an older plan', figure: '{ecfAlive}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'FLOT',
      details:
        'This plan joins fluorouracil, leucovorin, oxaliplatin and docetaxel [flot]. Ask for a test of the enzyme DPD first [ema]. Fever from {Fever} is an emergency; report loose stools and numb hands the same day.',
    },
    {
      title: 'Trastuzumab, nivolumab, durvalumab',
      details:
        'The first can strain the heart, which is checked. The others are immunotherapy: report loose stools, a cough or yellow eyes the same day, even months later.',
    },
    {
      title: 'Vitamin B12',
      details:
        'In a Turkish study {bilici} lacked it after surgery. Without a stomach you need it for life, often as injections; if you keep part of it, have your level checked.',
    },
  ],
  others: [
    {
      title: 'Your parents, brothers, sisters and children',
      details:
        'Ask for an H. pylori test. In a Korean trial of close relatives with this germ, {kinTreated} had the cancer about {kinYears} after it was treated, against {kinPlacebo} given a dummy.',
    },
  ],
  operations: ['stomach'],
  uncertainties: [
    'Survival depends most on the stage. The figures in the chart are older than FLOT and immunotherapy, and we found none for India, so they cannot foretell your own course.',
  ],
  preparing: [
    'Food comes first: a dietitian can help you stop losing weight, with rich drinks or a feeding tube.',
    'Stop smoking, walk each day and practise deep breathing.',
  ],
  inHospital: [
    'After the operation you may have a tube through the nose, a drip and a tube in the bladder [earlier].',
    'Food may go into a vein or the bowel at first. Many start a light diet after about {lightDiet}.',
    'The usual stay is {stay}, and a dietitian and a physiotherapist see you before you leave.',
  ],
  recovery: [
    {
      when: 'The first weeks at home',
      what: 'Have help with cooking and chores; moving back to solid food usually takes {solid}.',
    },
    {
      when: 'The next weeks',
      what: 'Walk a little more each day, and lift nothing heavy, such as a bucket, a gas cylinder or a child, for at least {NoLiftWeeks}.',
    },
    { when: 'The months after', what: 'Many go back to work after {work}. Visits, blood tests and at times scans follow.' },
  ],
  deciding:
    'Ask what the aim of each treatment is: to cure, to gain time or to bring comfort. Weigh it against your strength, wishes and help at home. A second opinion is normal.',
  questions: [
    'What stage is the cancer, and which tests are still missing?',
    'Could it be removed through the camera?',
    'Would you remove part or all of my stomach, and open or keyhole?',
    'How many of these operations do you do in a year, and with what results?',
    'How will I eat afterwards, and who will guide me?',
  ],
  livingWith: [
    'Eat small amounts often and chew well, because portions stay small for life [gastrectomy].',
    'In a Korean study of {qolAll} daily life was hardest {qolWorst} after surgery and then became easier, though eating was still limited after {qolYear}.',
    'If food rushes into the bowel, you may feel hot, shaky or sick after a meal. Less sugar and smaller, slower meals help against this dumping.',
    'Fear and low mood are common; talk to us or someone you trust.',
  ],
  support: [
    { name: 'National Cancer Institute: Stomach cancer', url: 'https://www.cancer.gov/types/stomach' },
    { name: 'NHS: Recovering from a gastrectomy', url: 'https://www.nhs.uk/conditions/gastrectomy/recovery' },
    { name: 'Tata Memorial Hospital, Mumbai', url: 'https://tmc.gov.in/tmh' },
    { name: 'Pallium India: palliative care and where to find it', url: 'https://palliumindia.org/' },
    { name: 'Tele-MANAS: free help for the mind, day and night', url: 'https://telemanas.mohfw.gov.in/' },
  ],
  evidence: {
    sources: {
      akintoye: {
        title: 'Endoscopic submucosal dissection of gastric tumors: A systematic review and meta-analysis',
        publisher: 'World Journal of Gastrointestinal Endoscopy',
        year: 2016,
        url: 'https://doi.org/10.4253/wjge.v8.i15.517',
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
      esd: {
        title: 'Endoscopic submucosal dissection for superficial gastrointestinal lesions: ESGE guideline, update 2022',
        publisher: 'European Society of Gastrointestinal Endoscopy',
        year: 2022,
        url: 'https://www.esge.com/endoscopic-submucosal-dissection-update-2022/',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first of its main recommendations, on the society’s site',
      },
      jcog: {
        title:
          'A non-randomized confirmatory trial of an expanded indication for endoscopic submucosal dissection for intestinal-type gastric cancer (cT1a): the Japan Clinical Oncology Group study (JCOG0607)',
        publisher: 'Gastric Cancer',
        year: 2018,
        url: 'https://doi.org/10.1007/s10120-017-0704-y',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of its abstract',
      },
      bilici: {
        title:
          'The changing of serum vitamin B12 and homocysteine levels after gastrectomy in patients with gastric cancer: do they associate with clinicopathological factors?',
        publisher: 'Tumor Biology',
        year: 2015,
        url: 'https://doi.org/10.1007/s13277-014-2705-3',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'most of its abstract',
      },
      choi: {
        title: 'Family history of gastric cancer and Helicobacter pylori treatment',
        publisher: 'New England Journal of Medicine',
        year: 2020,
        url: 'https://doi.org/10.1056/NEJMoa1909666',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      scot: {
        title: 'Stomach cancer',
        publisher: 'NHS inform, Scotland',
        year: null,
        url: 'https://www.nhsinform.scot/illnesses-and-conditions/cancer/cancer-types-in-adults/stomach-cancer/',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of the page',
      },
      gist: {
        title: 'Gastrointestinal stromal tumor: an overview',
        publisher: 'Indian Journal of Medical and Paediatric Oncology (Tata Memorial Hospital, Mumbai)',
        year: 2020,
        url: 'https://doi.org/10.4103/ijmpo.ijmpo_45_20',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      iarc: {
        title: 'Global lifetime estimates of expected and preventable gastric cancers across 185 countries',
        publisher: 'Nature Medicine',
        year: 2025,
        url: 'https://doi.org/10.1038/s41591-025-03793-6',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      concord: {
        title: 'Stomach cancer survival in the United States by race and stage (2001-2009): findings from the CONCORD-2 study',
        publisher: 'Cancer',
        year: 2017,
        url: 'https://doi.org/10.1002/cncr.30881',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      gastrectomy: {
        title: 'Recovering from a gastrectomy',
        publisher: 'NHS',
        year: null,
        url: 'https://www.nhs.uk/conditions/gastrectomy/recovery',
        checkedOn: '2026-11-22',
        basis: 'full',
      },
      earlier: {
        title: 'Recovering from a gastrectomy (an earlier edition of the page)',
        publisher: 'NHS',
        year: null,
        url: 'https://www.nhs.uk/conditions/gastrectomy/recovery',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the NHS developer site, reprint of that edition',
      },
      kong: {
        title: 'Changes of quality of life after gastric cancer surgery',
        publisher: 'Journal of Gastric Cancer',
        year: 2012,
        url: 'https://doi.org/10.5230/jgc.2012.12.3.194',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      alarm: {
        title:
          'Dyspepsia with alarm symptoms in patients aged less than 60 years: Is upper gastrointestinal endoscopy justified in Indian scenario?',
        publisher: 'Indian Journal of Gastroenterology',
        year: 2022,
        url: 'https://doi.org/10.1007/s12664-022-01275-y',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      flot: {
        title:
          'Perioperative chemotherapy with fluorouracil plus leucovorin, oxaliplatin, and docetaxel versus fluorouracil or capecitabine plus cisplatin and epirubicin for locally advanced, resectable gastric or gastro-oesophageal junction adenocarcinoma (FLOT4): a randomised, phase 2/3 trial',
        publisher: 'The Lancet',
        year: 2019,
        url: 'https://doi.org/10.1016/S0140-6736(18)32557-1',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'The ASCO Post, account of the trial’s results',
      },
      matterhorn: {
        title: 'Perioperative durvalumab in gastric and gastroesophageal junction cancer',
        publisher: 'New England Journal of Medicine',
        year: 2025,
        url: 'https://doi.org/10.1056/NEJMoa2503701',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'The ASCO Post, account of the trial’s results',
      },
      hold: {
        title:
          'Stomach cancer elective surgery morbidity and mortality at 90-day (HOLD study): a prospective, international collaborative cohort study',
        publisher: 'HOLD study collaborators, on PubMed Central',
        year: 2025,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC12618408',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      checkmate: {
        title: 'Nivolumab plus chemotherapy or ipilimumab in gastro-oesophageal cancer',
        publisher: 'Nature',
        year: 2022,
        url: 'https://doi.org/10.1038/s41586-022-04508-4',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      esdHole: { value: '3 in 100 people', source: 'akintoye' },
      esdBleed: { value: '4 in 100', source: 'akintoye' },
      esdBack: { value: 'about 1 in 100', source: 'akintoye' },
      esdWhole: { value: '466 of 470 people', source: 'jcog' },
      bilici: { value: '40 of 72 people', source: 'bilici' },
      kinTreated: { value: '10 of 832 people', source: 'choi' },
      kinPlacebo: { value: '23 of 844', source: 'choi' },
      kinYears: { value: '9 years', source: 'choi' },
      qolAll: { value: '272 people', source: 'kong' },
      qolWorst: { value: '3 months', source: 'kong' },
      qolYear: { value: '1 year', source: 'kong' },
      her: { value: 'HER2', source: 'checkmate' },
      concordYears: { value: '2001 to 2009', source: 'concord' },
      holdDays: { value: '90 days', source: 'hold' },
      holdCount: { value: '1,538 people', source: 'hold' },
      placeboFree: { value: '59 in 100', source: 'matterhorn' },
      durvaYears: { value: '2 years', source: 'matterhorn' },
      durvaFree: { value: '67 in 100 people', source: 'matterhorn' },
      ecfAlive: { value: '36 in 100', source: 'flot' },
      flotYears: { value: '5 years', source: 'flot' },
      flotAlive: { value: '45 in 100 people', source: 'flot' },
      alarmFound: { value: '46 of them', source: 'alarm' },
      alarmAge: { value: '60 years', source: 'alarm' },
      alarmCount: { value: '294 people', source: 'alarm' },
      adeno: { value: 'more than 95 in 100 stomach cancers', source: 'scot' },
      hp: { value: '76 in 100 cases', source: 'iarc' },
      deaths: { value: '3 in 100', source: 'hold' },
      problems: { value: '38 in 100 people', source: 'hold' },
      heal: { value: '6 to 8 weeks', source: 'gastrectomy' },
      full: { value: 'up to a year', source: 'gastrectomy' },
      solid: { value: '4 to 6 weeks', source: 'gastrectomy' },
      work: { value: '2 to 4 months', source: 'gastrectomy' },
      lightDiet: { value: 'a week', source: 'earlier' },
      stay: { value: '1 to 2 weeks', source: 'earlier' },
      local: { value: '64 in 100 people', source: 'concord' },
      regional: { value: '28 in 100', source: 'concord' },
      distant: { value: '5 in 100', source: 'concord' },
      survivalTime: { value: '5 years', source: 'concord' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
