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
  icd10: 'C16',
  summary:
    'Which stomach symptoms need a quick camera test, how stomach cancer is treated, and how people eat and live after part or all of the stomach is removed.',
  keywords: ['stomach cancer', 'gastric cancer', 'stomach cancer symptoms', 'gastrectomy', 'gastroscopy', 'H. pylori', 'पेट का कैंसर'],
  aims: 'This page helps you and your family understand stomach cancer, its tests and treatments, and what to ask.',
  description:
    'If you have just been told that you have stomach cancer, the next step is to learn its stage, because that decides the treatment. Most stomach cancers start in the inner lining, and one that is found early can often be removed. Signs that last should be checked, as they are easy to mistake for acidity.',
  careCard: cardOf([
    ...upperBellyPain,
    'hard-belly',
    'collapse',
    'vomits-blood-or-black-stool',
    'cannot-swallow',
    'vomiting-nonstop',
    ...withCancer,
    ...afterBellyOperation,
    'keeps-little-down',
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
    'Early on there may be no signs, or only indigestion and a feeling of being full too soon [nhs].',
    'Later there can be pain in the upper belly, vomiting, loss of appetite and weight loss [nhs].',
    'Slow bleeding can turn the stool black, or make you pale and tired [nhs].',
    'Most people with these signs do not have cancer, but signs that stay deserve a test.',
  ],
  causes: [
    'A germ called H. pylori is the main cause that can be treated. A world study links {hp} to it, though most people who carry it never get cancer.',
    'The chance rises with age, with smoking, and with a diet full of salted and pickled food. Men get it more often than women [nhs].',
    'A close relative with stomach cancer, some kinds of stomach polyps, and long-lasting damage to the lining add to it.',
    "In many people no single cause is found, and it is no one's fault.",
  ],
  types: [
    {
      title: 'Adenocarcinoma',
      details: 'It starts in the cells of the lining and makes up {adeno}. The rest of this page is about this kind.',
    },
    {
      title: 'Lymphoma',
      details: 'It comes from cells that fight germs. It is treated mainly with medicines, and at times by clearing H. pylori.',
    },
    {
      title: 'Stromal tumour (GIST)',
      details: 'It grows in the wall of the stomach, and is treated with surgery, tablets or both [nhs].',
    },
  ],
  tests: [
    {
      title: 'Gastroscopy with biopsy',
      details:
        'A thin camera looks into the stomach and takes tiny samples. Only a biopsy can prove that it is cancer. With a warning sign it is needed at any age: an Indian study of {alarmCount} younger than {alarmAge} with indigestion and such a sign found cancer in {alarmFound}.',
    },
    { title: 'CT scan', details: 'It shows how deep the growth goes and whether it has spread to the liver, lungs or glands.' },
    {
      title: 'Camera look inside the belly (laparoscopy)',
      details: 'Through small cuts, the surgeon looks for seeds of cancer that are too fine for a scan.',
    },
    { title: 'Tests on the sample', details: 'They show whether targeted medicines may help, and whether H. pylori is there.' },
  ],
  treatment: {
    overview:
      'A team of surgeons, cancer doctors, radiologists and dietitians plans the care with you. The plan rests on the stage, on where the cancer lies and on your strength. For cancer that has not spread, surgery is often part of the plan [cancersa].',
    details: [
      {
        title: 'Removal through the camera (endoscopic resection)',
        description:
          'A very early cancer that stays in the inner lining is cut out through the mouth, with no cut in the belly [cancersa].',
        benefits: 'You keep your stomach and eat much as before. For some people no other treatment is needed [cancersa].',
        risks:
          'It can bleed or leave a small hole, and both are more likely than in a plain gastroscopy [cancersa]. If the cancer turns out to be deeper, surgery follows.',
        recovery: 'You usually stay a night in hospital [cancersa]. Regular camera checks come afterwards.',
      },
      {
        title: 'Surgery, with or without chemotherapy',
        description:
          'The surgeon removes part or all of the stomach and the glands around it (gastrectomy), and joins what is left. For deeper cancers, chemotherapy is often given before and after. The plan called FLOT combines four medicines.',
        benefits:
          'It gives the main chance of a cure when the cancer has not spread. In a German trial {flotAlive} given FLOT around surgery were alive after {flotYears}, against {ecfAlive} given an older plan. With immunotherapy (durvalumab) added, {durvaFree} were free of relapse after {durvaYears}, against {placeboFree} with FLOT alone.',
        risks:
          'In a study of {holdCount} in many countries, {problems} had some problem within {holdDays} of the operation, such as a leak at the join, and {deaths} died. FLOT often causes loose stools and infection. Weight loss and low vitamins are common later.',
        recovery: 'Healing takes {heal}, and feeling fully well can take {full}.',
      },
      {
        title: 'Chemotherapy and targeted medicines',
        description:
          'If the cancer has spread or cannot be removed, medicines can slow it. Tests on the sample guide the choice: trastuzumab when the {her} test is positive, and immunotherapy such as nivolumab for many others.',
        benefits:
          'Many people live longer and have fewer symptoms. Most lived less than a year on chemotherapy alone, and longer when nivolumab was added [checkmate].',
        risks:
          'Tiredness, sickness, sore mouth, infection and tingling hands are common. Immunotherapy can inflame the bowel, lungs, liver or hormone glands. The team can change the dose or stop.',
        recovery: 'It is given in rounds with rest between them. Blood is checked before each round.',
      },
      {
        title: 'Care for comfort',
        description:
          'A stent can open a blocked stomach, radiotherapy can stop slow bleeding, and palliative care teams treat pain, sickness and worry.',
        benefits: 'You can eat, sleep and feel better. It can go along with any other treatment, and it is not giving up.',
        risks: 'A stent can slip or block. Pain medicines can make you sleepy or constipated.',
        recovery: 'Most of it can be given at home or in short visits.',
      },
      {
        title: 'No treatment of the cancer',
        description: 'Very frail people may choose this when treatment would bring more harm than good.',
        benefits: 'You avoid side effects and days in hospital.',
        risks:
          'The cancer goes on growing. It may bleed, block the stomach or spread, and an early cancer can pass the point where it can be removed.',
        recovery: 'Comfort care still helps. You may change your mind at any time.',
        withoutTreatment: true,
      },
    ],
  },
  uncertainties: [
    'Survival depends on the stage. In the United States, of people found from {concordYears}, {local} whose cancer was only in the stomach were alive after {survivalTime}. It was {regional} when it had reached nearby parts, and {distant} when it had spread far.',
    'These figures are older than FLOT and immunotherapy, and we found none by stage for India. They cannot foretell your own course.',
    'The dangers of surgery differ with age, other illness, weight loss and hospital.',
  ],
  preparing: [
    'Food comes first. A dietitian can help you stop losing weight, with rich drinks or at times a feeding tube [cancersa].',
    'Stop smoking, walk each day and practise deep breathing.',
    'Bring a list of your medicines. Do not stop any on your own.',
  ],
  inHospital: [
    'After the operation you may have a tube through the nose, a drip, a drain and a tube in the bladder [earlier].',
    'Food may go into a vein or straight into the bowel at first. Many people start a light diet after about {lightDiet}.',
    'The usual stay is {stay}. A dietitian and a physiotherapist see you before you leave.',
  ],
  recovery: [
    {
      when: 'The first weeks at home',
      what: 'Someone should help with cooking and chores. Moving back to solid food usually takes {solid}.',
    },
    {
      when: 'The next weeks',
      what: 'Walk a little more each day, and lift nothing heavier than {NoLiftWeight} for at least {NoLiftWeeks}. Ask before you drive.',
    },
    { when: 'The months after', what: 'Many people go back to work after {work}. Weight often drops first and then holds.' },
    {
      when: 'Follow-up',
      what: 'You will have regular visits, blood tests and at times scans. With new pain, vomiting or trouble swallowing do not wait for them: the lists near the top say how soon.',
    },
  ],
  deciding:
    'Ask what the aim of each treatment is: to cure, to gain time or to bring comfort. Weigh it against your strength, your wishes and the help you have at home. A second opinion is normal and will not offend anyone.',
  questions: [
    'What stage is the cancer, and which tests are still missing?',
    'Could it be removed through the camera?',
    'Would you remove part or all of my stomach, and open or keyhole?',
    'How many of these operations do you do in a year, and with what results?',
    'Do I need chemotherapy before surgery?',
    'How will I eat afterwards, and who will guide me?',
    'Should my family be tested for H. pylori or for inherited risk?',
  ],
  livingWith: [
    'Eat small amounts often, and chew well. You will need small portions for life, but most foods come back [gastrectomy].',
    'If food rushes into the bowel, you may feel hot, shaky or sick after a meal. This is called dumping; less sugar and smaller, slower meals help.',
    'Without a stomach you cannot take in vitamin B12, so you will need injections, usually every {b12}. If you keep part of it, have your level checked.',
    'Fear and low mood are common, for families too. Talk to us, or to someone you trust.',
  ],
  support: [
    { name: 'National Cancer Institute: Stomach cancer', url: 'https://www.cancer.gov/types/stomach' },
    { name: 'NHS: Recovering from a gastrectomy', url: 'https://www.nhs.uk/conditions/gastrectomy/recovery' },
    { name: 'Tele-MANAS: free help for the mind, day and night', url: 'https://telemanas.mohfw.gov.in/' },
  ],
  evidence: {
    sources: {
      nhs: {
        title: 'Stomach cancer',
        publisher: 'NHS',
        year: null,
        url: 'https://www.nhs.uk/conditions/stomach-cancer/',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the NHS text as ugibristol.co.uk repeats it',
      },
      iarc: {
        title: 'Global lifetime estimates of expected and preventable gastric cancers across 185 countries',
        publisher: 'Nature Medicine',
        year: 2025,
        url: 'https://doi.org/10.1038/s41591-025-03793-6',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      cancersa: {
        title: 'Treatment for stomach cancer',
        publisher: 'Cancer Council SA',
        year: null,
        url: 'https://www.cancersa.org.au/cancer-a-z/stomachandoesophagealcancers/treatment-for-stomach-cancer/',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of the page',
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
        copy: 'NHS developer site and Boots WebMD, reprints of that edition',
      },
      opa: {
        title: 'Family help: vitamin B12 and stomach surgery',
        publisher: 'Oxfordshire Oesophageal and Stomach Organisation (OOSO)',
        year: null,
        url: 'https://ooso.org.uk/docs/FamilyHelp/files/basic-html/page13.html',
        checkedOn: '2026-11-20',
        basis: 'to-check',
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
        copy: 'Academia y Conciencia, reprint of the abstract',
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
      adeno: { value: 'about 95 in 100 stomach cancers', source: 'nhs' },
      hp: { value: '76 in 100 cases', source: 'iarc' },
      deaths: { value: '3 in 100', source: 'hold' },
      problems: { value: '38 in 100 people', source: 'hold' },
      heal: { value: '6 to 8 weeks', source: 'gastrectomy' },
      full: { value: 'up to a year', source: 'gastrectomy' },
      solid: { value: '4 to 6 weeks', source: 'gastrectomy' },
      work: { value: '2 to 4 months', source: 'gastrectomy' },
      lightDiet: { value: 'a week', source: 'earlier' },
      stay: { value: '1 to 2 weeks', source: 'earlier' },
      b12: { value: '3 months', source: 'opa' },
      local: { value: '64 in 100 people', source: 'concord' },
      regional: { value: '28 in 100', source: 'concord' },
      distant: { value: '5 in 100 people', source: 'concord' },
      survivalTime: { value: '5 years', source: 'concord' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
