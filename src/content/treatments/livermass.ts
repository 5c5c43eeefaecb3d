import { liverMassPictures } from '#content/pictures/liver-mass.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, upperBellyPain } from '#content/triage.ts';

export const treatment = {
  id: 23,
  group: 'liver',
  link: 'livermass',
  name: 'Liver mass',
  otherNames: ['Lump in the liver', 'Liver lesion', 'Liver tumour', 'Spot on the liver', 'Liver haemangioma', 'लिवर में गांठ', 'यकृत में गांठ'],
  kind: 'condition',
  organs: ['liver'],
  icon: 'liver',
  images: liverMassPictures,
  icd10: null,
  summary:
    'A scan found a lump in your liver. Is it cancer, does it need a biopsy or an operation, or can it be left alone? Clear answers and the signs to act on.',
  keywords: [
    'liver mass',
    'lump in liver',
    'liver lesion',
    'liver haemangioma',
    'focal nodular hyperplasia',
    'liver adenoma',
    'लिवर में गांठ',
  ],
  aims: 'This page helps you understand a lump in the liver that a scan has shown, and which lumps need treatment.',
  description:
    'A liver mass, or lesion, is any lump in the liver that is not normal tissue. Most lumps found by chance in a healthy liver are harmless (benign). In a liver with lasting scars (cirrhosis), a solid lump must be treated as cancer until tests show otherwise [acg2014].',
  inShort: {
    emergency:
      'Most lumps are not. Call 112 or 108 for sudden severe pain, collapse, belly pain with fever, a belly that swells within hours, or vomiting blood.',
    operation:
      'Most lumps need no operation. It is for cancers, for large adenomas that do not shrink, and usually for an adenoma in a man.',
    choices: 'Leave it alone, stop hormones and repeat scans, surgery, heat or blocking its blood supply, or draining an abscess.',
    back: 'No break if it is left alone. After open surgery about {stayOpen} in hospital, and then some months.',
    next: 'Get the scan on disc, and ask what the lump is called and how sure we are.',
  },
  careCard: cardOf([
    ...upperBellyPain,
    'collapse',
    'vomits-blood-or-black-stool',
    'confused',
    'fever-with-belly-pain',
    'jaundice-with-more',
    'belly-swells-fast',
    'pre-eclampsia',
    ...afterBellyOperation,
    'operation-jaundice',
    'jaundice',
    'belly-swells',
    'wound-redness',
    'lasting-ache',
    'full-early',
    'weight-loss',
    'scan-lump',
    'adenoma-pregnant',
    'liver-scan-due',
    'adenoma-and-hormones',
  ]),
  symptoms: [
    'Most lumps cause no signs and are found on a scan done for another reason.',
    'A large lump can cause a dull ache, early fullness, bloating or nausea.',
    'Sudden strong pain can mean bleeding; fever with chills and pain can mean an infected lump (abscess).',
    'Weight loss, jaundice or a swollen belly can come with cancer or cirrhosis.',
  ],
  causes: [
    'Haemangiomas are knots of blood vessels, and more common in women. Focal nodular hyperplasia (FNH) is an overgrowth of normal liver cells.',
    'Adenomas are linked to the birth-control pill, other hormones, body-building steroids and extra weight.',
    'Cirrhosis and hepatitis B or C raise the risk of cancer that starts in the liver, and cancers of the bowel, pancreas, breast and other parts can spread to it.',
    'Germs, amoebae and worms can cause an abscess or a cyst.',
  ],
  types: [
    {
      title: 'Haemangioma',
      details:
        'It is the most common benign lump, found in {haemShare} who had a CT or MRI scan in an Italian hospital, and does not become cancer. If you have cirrhosis or hepatitis B, it is checked again every {haemEvery} for at least {haemFor}.',
    },
    {
      title: 'Focal nodular hyperplasia (FNH)',
      details: 'It is the next most common. It does not turn into cancer and seldom needs treatment [acg2024].',
    },
    {
      title: 'Adenoma',
      details: 'It is rare, and mostly in women. A large one can bleed, and a few turn into cancer, which happens more often in men.',
    },
    { title: 'Cyst or abscess', details: 'A cyst holds fluid and an abscess holds pus, and each has its own treatment.' },
    { title: 'Liver cancer', details: 'It starts in the liver, mostly where there is cirrhosis or hepatitis B.' },
    { title: 'Cancer from elsewhere (metastasis)', details: 'It is treated together with the cancer that it came from.' },
  ],
  tests: [
    { title: 'Ultrasound', details: 'This often shows the lump first, and tells fluid from solid tissue.' },
    {
      title: 'MRI or CT scan with dye',
      details:
        'Pictures are taken several times as dye flows through the liver. This pattern often names the lump without a needle; MRI is preferred for many lumps [acg2024].',
    },
    { title: 'Blood tests', details: 'They look at the liver, hepatitis B and C, infection, and a cancer marker called AFP.' },
    {
      title: 'Biopsy',
      details: 'A needle sample is for lumps that scans cannot name, and is avoided when a lump looks like a haemangioma [acg2014].',
    },
    { title: 'Looking for a source', details: 'If cancer from elsewhere is likely, a colonoscopy, gastroscopy or other scans may follow.' },
  ],
  treatment: {
    overview: 'The name of the lump decides the treatment: many need nothing, some repeat scans, and a few removal.',
    details: [
      {
        title: 'No treatment and no more scans',
        description: 'A clear haemangioma, FNH or simple cyst that gives no trouble is left alone.',
        benefits:
          'You avoid needles, scans and worry. Many haemangiomas grow slowly: in a Chinese study of {haemWatched}, most did within about {haemYears}, and none caused a complication.',
        risks:
          'A haemangioma rarely bleeds: in the Italian hospital it happened to {haemBled}, all with one of {haemGiant} or more. If the lump has no firm name, leaving it can be dangerous: an adenoma can bleed and a cancer can spread.',
        recovery: 'You live as usual. Come back if pain or other signs begin.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'A haemangioma bled in {haemBled}',
          comesBack: 'Most haemangiomas grow slowly',
        },
        withoutTreatment: true,
      },
      {
        title: 'Stopping hormones, and repeat scans',
        description:
          'A woman with an adenoma stops the pill, hormone coils and other hormones, and loses weight if she is overweight [acg2024]. Below {adenomaSize} she has a scan every {scanEvery} for {scanYears}, then once a year; a larger one is watched for {watchRange} first.',
        benefits:
          'Surgery may not be needed. In a Dutch study of {pillStopped} who stopped the pill, the adenoma had shrunk clearly or gone in {pillShrank} after about {pillYears}. It had grown in {pillGrew}.',
        risks: 'A bleed between scans is possible, though there was none in that study, and waiting can be hard on the mind.',
        recovery: 'Ask about birth control without hormones before you stop.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'A bleed: none of {pillStopped}',
          comesBack: 'Grew in {pillGrew}',
        },
      },
      {
        title: 'Surgery to remove part of the liver',
        description:
          'The lump is cut out with a rim of liver, by open or keyhole surgery. This is done for many cancers, for an adenoma that is still {adenomaSize} or more after {watchRange} without hormones, and usually for adenomas in men.',
        benefits:
          'The lump is gone and can be studied. In a German hospital {relief} of those whose benign lump had caused trouble felt better, and none came back.',
        risks:
          'There can be bleeding, a bile leak, infection or liver failure. With benign lumps none of {benignGerman} died in that hospital, and {benignBeijing} in Beijing; {benignTrouble} had a complication in both. With cancer or cirrhosis it is more: in an older series from Delhi that held both, {deaths} died and {problems} had a complication.',
        recovery:
          'In a Chinese hospital people with liver cancer stayed {stayOpen} after open surgery and {stayKey} after keyhole surgery.',
        compare: {
          cut: 'One long cut, or small ones',
          nights: '{stayOpen} (with liver cancer)',
          usualLife: null,
          mainRisk: 'Benign lump: a complication in {benignTrouble}',
          comesBack: 'Benign lump: none of {benignGerman}',
        },
      },
      {
        title: 'Heat or blocking the blood supply',
        description: 'Under scan control a needle heats the lump (ablation), or tiny beads close its artery (embolisation).',
        benefits: 'There is no large cut. It can stop a bleed, and suits people who are not fit for surgery.',
        risks:
          'Pain and a mild fever are common for some days; a fever of {Fever} or more at home is an emergency. In studies put together, mostly of cancers, {rfaMajor} had a major complication of heat and {rfaDeaths} died. A lump can grow again.',
        recovery: 'You go home sooner than after surgery.',
        compare: {
          cut: 'A needle',
          nights: null,
          usualLife: null,
          mainRisk: 'Heat: major complication in {rfaMajor}',
          comesBack: null,
        },
      },
      {
        title: 'Draining an abscess',
        description: 'A needle or fine tube empties the pus, together with antibiotics or other medicine against the germ.',
        benefits:
          'In a trial with large abscesses, {tubeWorked} got well with a tube and {needleWorked} with a needle, used up to {needleTimes}.',
        risks: 'The liver can bleed or leak bile, the tube can block, or the infection can spread. One person of {abscessAll} died.',
        recovery: 'Relief came after about {tubeDays} with a tube and {needleDays} with a needle.',
        compare: {
          cut: 'A needle or fine tube',
          nights: null,
          usualLife: null,
          mainRisk: 'Bleeding, or infection that spreads',
          comesBack: 'Not healed by tube: {tubeFailed}',
        },
      },
    ],
  },
  charts: [
    {
      title: 'An adenoma, {pillYears} after the pill was stopped',
      rows: [
        { label: 'saw it shrink clearly or go', figure: '{pillShrank}' },
        { label: 'saw it grow', figure: '{pillGrew}' },
      ],
    },
    {
      title: 'A large abscess, so many got well',
      rows: [
        { label: 'with a tube', figure: '{tubeWorked}' },
        { label: 'with a needle', figure: '{needleWorked}' },
      ],
    },
  ],
  others: [
    {
      title: 'Pregnancy and birth control',
      details:
        'With a haemangioma or FNH you may become pregnant [acg2014], and there is no routine need to stop the pill [acg2024]. With an adenoma, hormones are stopped, and pregnancy is planned with a liver team.',
    },
  ],
  operations: ['liver'],
  uncertainties: [
    'Experts do not fully agree on men with an adenoma. European and Brazilian guidelines advise removal at any size, but an older American one did not ask for this in every man [table].',
    'Much of the advice on benign lumps rests on weak evidence, as the American guideline says itself [acg2024].',
    'A small lump cannot always be named at once, and then a second scan some months later is good care.',
  ],
  preparing: [
    'Bring the scan pictures on disc. A second reading by a liver team can change the name of the lump.',
    'Tell us about hormones, steroids, alcohol, hepatitis, dogs and livestock, and about blood thinners and other medicines, but go on with these until we have talked.',
    'Before scans with dye, mention kidney trouble, allergy, metal implants and pregnancy.',
  ],
  inHospital: [
    'A scan or biopsy is usually a day visit. After a biopsy you lie still for some hours.',
    'After surgery you wake in a unit for close care, with drips and sometimes a drain.',
  ],
  recovery: [
    { when: 'The first days', what: 'Pain relief lets you breathe deeply and walk, and you start with light food.' },
    {
      when: 'The first weeks',
      what: 'You tire easily, so avoid alcohol. After an open operation lift nothing heavy, such as a bucket, a gas cylinder or a child, for at least {NoLiftWeeks}.',
    },
    { when: 'Later', what: 'If it was cancer, scans and blood tests go on; if it was benign, you may need no more checks.' },
  ],
  deciding:
    'Surgery for a lump that will never harm you is a risk without gain, but leaving a dangerous lump is a risk too. So talk with us about how sure the name is, and about how you would live with repeat scans.',
  questions: [
    'What is the name of my lump, and how sure are you?',
    'Is the rest of my liver healthy?',
    'Do I need a biopsy, and what would it change?',
    'What if we leave it alone?',
    'When is the next scan, and what would make you act?',
    'Can I use hormones or become pregnant?',
    'If I need surgery, how much liver stays, and how often do you do this?',
  ],
  livingWith: [
    'Waiting for a name is hard, so ask when you will hear.',
    'With a haemangioma or FNH you can work, exercise and eat as usual [acg2014].',
    'Care for the liver: little or no alcohol, no herbs or steroids without advice.',
  ],
  support: [
    { name: 'Tele-MANAS: free help for the mind, day and night', url: 'https://telemanas.mohfw.gov.in/' },
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://pmjay.gov.in/' },
    { name: 'Cleveland Clinic: liver haemangioma', url: 'https://my.clevelandclinic.org/health/diseases/17784-liver-hemangioma' },
    {
      name: 'MSD Manual: haemangiomas of the liver',
      url: 'https://msdmanuals.com/home/liver-and-gallbladder-disorders/tumors-of-the-liver/hemangiomas-of-the-liver',
    },
  ],
  evidence: {
    sources: {
      acg2014: {
        title: 'ACG Clinical Guideline: the diagnosis and management of focal liver lesions',
        publisher: 'American Journal of Gastroenterology',
        year: 2014,
        url: 'https://doi.org/10.1038/ajg.2014.213',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract, and its recommendations as set out by MDCalc',
      },
      acg2024: {
        title: 'ACG Clinical Guideline: focal liver lesions',
        publisher: 'American Journal of Gastroenterology',
        year: 2024,
        url: 'https://doi.org/10.14309/ajg.0000000000002857',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract, and its recommendations as quoted by Guideline Central and Drlex',
      },
      haem: {
        title:
          'Prevalence and clinical outcome of hepatic haemangioma with specific reference to the risk of rupture: a large retrospective cross-sectional study',
        publisher: 'Digestive and Liver Disease',
        year: 2016,
        url: 'https://doi.org/10.1016/j.dld.2015.09.016',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      haemGrowth: {
        title: 'New recognition of the natural history and growth pattern of hepatic hemangioma in adults',
        publisher: 'Hepatology Research',
        year: 2016,
        url: 'https://doi.org/10.1111/hepr.12610',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      pill: {
        title: 'The effect of oral contraceptive pill cessation on hepatocellular adenoma diameter: a retrospective cohort study',
        publisher: 'Liver International',
        year: 2019,
        url: 'https://doi.org/10.1111/liv.14074',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      german: {
        title: 'Outcome after a liver resection of benign lesions',
        publisher: 'HPB',
        year: 2015,
        url: 'https://doi.org/10.1111/hpb.12496',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      beijing: {
        title: 'Liver resection for benign hepatic lesions: A retrospective analysis of 827 consecutive cases',
        publisher: 'World Journal of Gastroenterology',
        year: 2008,
        url: 'https://doi.org/10.3748/wjg.14.7247',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      marwah: {
        title: 'Two hundred and forty-one consecutive liver resections: an experience from India',
        publisher: 'HPB',
        year: 2007,
        url: 'https://doi.org/10.1080/13651820600985259',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      ablation: {
        title:
          'Mortality and complication rates of percutaneous ablative techniques for the treatment of liver tumors: a systematic review',
        publisher: 'European Radiology',
        year: 2011,
        url: 'https://doi.org/10.1007/s00330-011-2222-3',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      abscess: {
        title: 'Comparative study of catheter drainage and needle aspiration in management of large liver abscesses',
        publisher: 'Indian Journal of Gastroenterology',
        year: 2009,
        url: 'https://doi.org/10.1007/s12664-009-0032-1',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      stay: {
        title: 'Surgical outcomes of laparoscopic versus open liver resection for hepatocellular carcinoma for various resection extent',
        publisher: 'Medicine',
        year: 2017,
        url: 'https://doi.org/10.1097/MD.0000000000006460',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      table: {
        title: 'Scoping review of clinical practice guidelines on the management of benign liver tumours (table 4)',
        publisher: 'BMJ Open Gastroenterology',
        year: 2021,
        url: 'https://doi.org/10.1136/bmjgast-2020-000592',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of the table, and the European advice as set out by Medscape',
      },
    },
    figures: {
      haemShare: { value: '2 to 3 in 100 people', source: 'haem' },
      haemBled: { value: '5 of 1,067 people', source: 'haem' },
      haemGiant: { value: '4 cm', source: 'haem' },
      haemWatched: { value: '236 people', source: 'haemGrowth' },
      haemYears: { value: '4 years', source: 'haemGrowth' },
      haemEvery: { value: '3 to 6 months', source: 'acg2024' },
      haemFor: { value: '1 year', source: 'acg2024' },
      adenomaSize: { value: '5 cm', source: 'acg2024' },
      scanEvery: { value: '6 months', source: 'acg2024' },
      scanYears: { value: '2 years', source: 'acg2024' },
      watchRange: { value: '6 to 12 months', source: 'acg2024' },
      pillStopped: { value: '78 people', source: 'pill' },
      pillShrank: { value: '42 in 100', source: 'pill' },
      pillGrew: { value: '1 in 100', source: 'pill' },
      pillYears: { value: '1.3 years', source: 'pill' },
      benignGerman: { value: '79 people', source: 'german' },
      benignTrouble: { value: '14 in 100', source: 'german' },
      deaths: { value: '7 in 100 people', source: 'marwah' },
      problems: { value: '45 in 100', source: 'marwah' },
      stayOpen: { value: '7 to 8 days', source: 'stay' },
      benignBeijing: { value: '2 of 827 people', source: 'beijing' },
      stayKey: { value: '6 days', source: 'stay' },
      rfaMajor: { value: '4 in 100', source: 'ablation' },
      rfaDeaths: { value: 'fewer than 2 in 1,000', source: 'ablation' },
      tubeWorked: { value: '35 of 36 people', source: 'abscess' },
      tubeFailed: { value: '1 of 36', source: 'abscess' },
      needleWorked: { value: '31 of 36', source: 'abscess' },
      needleTimes: { value: '3 times', source: 'abscess' },
      abscessAll: { value: '72', source: 'abscess' },
      tubeDays: { value: '8 days', source: 'abscess' },
      needleDays: { value: '10 days', source: 'abscess' },
      relief: { value: '87 in 100', source: 'german' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
