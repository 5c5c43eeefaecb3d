import type { Treatment } from '#content/treatment.ts';

export const treatment = {
  id: 22,
  group: 'liver',
  link: 'livercancer',
  name: 'Liver cancer',
  otherNames: ['Hepatocellular carcinoma (HCC)', 'Hepatoma', 'Primary liver cancer', 'लिवर का कैंसर', 'यकृत का कैंसर', 'जिगर का कैंसर'],
  kind: 'condition',
  organs: ['liver'],
  icd10: 'C22.0',
  summary:
    'Who should have regular liver scans, how liver cancer is found and staged, and how surgery, transplant, heat and medicines compare, with their risks.',
  keywords: [
    'liver cancer',
    'hepatocellular carcinoma',
    'HCC',
    'liver resection',
    'liver transplant',
    'cirrhosis and cancer',
    'लिवर का कैंसर',
  ],
  aims: 'This page helps people with liver disease, and their families, understand liver cancer and weigh its treatments.',
  description:
    'This page is about cancer that starts in the cells of the liver, called hepatocellular carcinoma (HCC). It mostly grows in a liver scarred by disease. Cancer that spreads to the liver from elsewhere is treated in another way.',
  careCard: {
    emergency: [
      'you have sudden, severe belly pain, or you collapse',
      'you vomit blood, or your stool turns black and sticky',
      'you become confused, very drowsy or hard to wake',
      'your belly is newly swollen, or your skin or eyes turn yellow and you have fever or belly pain',
      'during treatment with medicines for cancer, you have a fever or shivering',
      'after liver surgery, you have a fever, bleeding, worse pain, vomiting, yellow eyes, a swollen calf or trouble breathing',
    ],
    urgent: [
      'your skin or the whites of your eyes turn yellow, with none of the signs above',
      'your legs or ankles have begun to swell',
      'your liver disease is known and you suddenly feel much worse',
      'a scan shows a new lump in the liver and you have cirrhosis or hepatitis B',
    ],
    routine: [
      'you have cirrhosis and have not had a liver scan for {interval}',
      'you have hepatitis B or C and no one checks your liver',
      'you are losing weight or appetite, or feel full after little food',
      'you have a dull ache under the ribs on the right or in the right shoulder',
    ],
  },
  symptoms: [
    'In the early stages there are often none, which is why regular scans matter [macmillan].',
    'Later you may lose weight or appetite, feel sick or get full quickly [cruksym].',
    'Pain under the right ribs or in the right shoulder, a lump, yellow eyes, itching or a swollen belly can follow [cruksym].',
    'Other illness can cause these too.',
  ],
  causes: [
    'Most cases grow in a liver with cirrhosis, whatever caused the scars. Each year {yearly} with cirrhosis get this cancer.',
    'Hepatitis B can lead to it even without scars. Hepatitis C, alcohol and fatty liver are the other main paths [forum].',
    'The hepatitis B vaccine prevents many of these cancers. It is advised for all newborns and for adults at high risk [aasld].',
    'Treating hepatitis B or C, keeping a healthy weight and avoiding alcohol and tobacco lower the chance [aasld].',
  ],
  types: [
    { title: 'Very early and early', details: 'There is one lump, or a few small ones. Treatment may clear the cancer.' },
    { title: 'Intermediate', details: 'There are more or larger lumps, all within the liver. Treatment aims to hold them back.' },
    { title: 'Advanced', details: 'The cancer has grown into a blood vessel or spread outside the liver.' },
    { title: 'When the liver itself is failing', details: 'A transplant may help a few people; for others, care for comfort comes first.' },
  ],
  tests: [
    {
      title: 'Ultrasound and AFP',
      details:
        'People with cirrhosis, and some with hepatitis B, should have a scan and an AFP blood test every {interval}. AFP alone is not enough to name a cancer [aasld].',
    },
    {
      title: 'CT or MRI scan with dye',
      details: 'In people at risk, the way a lump takes up the dye can be enough to name it (LI-RADS). Then no biopsy is needed [aasld].',
    },
    {
      title: 'Biopsy',
      details: 'A needle sample is taken when the picture is not clear, or when the person has no cirrhosis or hepatitis B [aasld].',
    },
    {
      title: 'Tests of the liver',
      details: 'Blood tests and signs such as fluid give a score (Child-Pugh A, B or C). A is the strongest.',
    },
  ],
  treatment: {
    overview:
      'Every plan should come from a team that meets about you [aasld]. It looks at the cancer, at the liver around it and at your strength.',
    details: [
      {
        title: 'Surgery to remove part of the liver (resection)',
        description:
          'The surgeon takes out the part that holds the cancer. It suits a single lump in a liver that works well, without high pressure in its veins [aasld].',
        benefits: 'It can clear the cancer, and there is no wait for a donor. A healthy liver grows back; a scarred one does so less well.',
        risks:
          'The cancer can come back in the liver that is left. In one older series from Italy {problems} had a complication, and {deathA} with the strongest livers died in hospital, against {deathB} with weaker ones.',
        recovery: 'You are watched closely for about {icu}, and usually go home within {home}.',
      },
      {
        title: 'Liver transplant',
        description:
          'The whole liver is replaced with one from a donor who has died, or with part of one from a living relative. There are strict limits on the number and size of lumps.',
        benefits:
          'It removes the cancer and the scarred liver together. Within one widely used set of limits, more than {transplant} are alive after {transplantYears}.',
        risks:
          'The wait can be months, and the cancer may grow past the limits. You need medicines for life to stop rejection, and they raise the chance of infection.',
        recovery: 'You stay in hospital for a few weeks [macsurgery]. Close checks go on for life.',
      },
      {
        title: 'Heat treatment through a needle (ablation)',
        description:
          'A needle is guided into the lump through the skin, and heat destroys it. It works on small cancers, up to about {ablation}.',
        benefits: 'It spares the rest of the liver, needs no large cut and can be done again [ablation].',
        risks:
          'Pain and a mild fever are common for some days. Bleeding, infection or harm to nearby organs are less common. A lump may come back at the edge.',
        recovery: 'Most people go home within a day or so. Scans then show whether it worked.',
      },
      {
        title: 'Treatment through the blood supply (TACE)',
        description:
          'A fine tube is led from the groin or wrist into the vessel that feeds the cancer. Chemotherapy is given there and the vessel is blocked [tace].',
        benefits: 'It slows the cancer and can lengthen life.',
        risks: 'Pain, fever and sickness for some days are common. It can harm a weak liver, so it is not right for everyone.',
        recovery: 'Expect a short hospital stay and tired days. It can be repeated.',
      },
      {
        title: 'Medicines for the whole body',
        description: 'Immune therapy by drip, alone or with other drugs, is now the usual first choice for advanced cancer [aasld].',
        benefits: 'Some people live longer, and in a few the cancer shrinks a lot.',
        risks: 'They can cause tiredness, rash, high blood pressure, bleeding, or swelling of the bowel, lungs or liver.',
        recovery: 'You come for a drip every few weeks, with blood tests and scans.',
      },
      {
        title: 'No treatment of the cancer',
        description: 'Some people choose this, or the liver is too weak for more. Care for comfort treats pain, fluid, itch and worry.',
        benefits: 'You have no side effects from treatment, and more days at home.',
        risks:
          'The cancer will grow. When it is found very early, half the people live more than {untreated} without treatment; with treatment, {treatedEarly} live {earlyYears} or more.',
        recovery: 'You may change your mind. Ask early for the palliative care team, who can help at any stage.',
        withoutTreatment: true,
      },
    ],
  },
  uncertainties: [
    'The time between scans has changed. The American liver society now says every {interval}; older advice gave up to {oldInterval} [niddk].',
    'Survival figures come from other countries and years. Some years ago, across many countries, {worldSurvival} with HCC were alive after {worldYears}. In the Italian series it was {resectionSurvival}, after surgery for people with cirrhosis. Ask your team for its own results.',
    'Teams differ on how many lumps, and how large, still allow a transplant [transplant].',
  ],
  preparing: [
    'Stop alcohol; if you drink every day, ask us how, because a sudden stop can be dangerous. Eat well and stay active.',
    'Bring all scans on disc, hepatitis results and a list of medicines, herbs and supplements. Some herbs harm the liver.',
    'Do not stop blood thinners, diabetes tablets or hepatitis medicines on your own. We will tell you how to take them.',
  ],
  inHospital: [
    'After liver surgery you wake in a unit for close care, with drips, a drain and a tube in the bladder [cruksurgery].',
    'Pain relief may come through a fine tube in the back. You walk early to prevent clots and chest infection.',
    'Nurses watch for bleeding, yellow eyes, swelling and confusion, which can mean that the liver is short of strength.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'You start with sips, then light food. The drain comes out when it has stopped filling; that can take about {drain}.',
    },
    { when: 'The first weeks', what: 'Rest, take short walks and eat small meals. Avoid heavy lifting for at least {lift} after surgery.' },
    { when: 'The next months', what: 'A healthy liver usually grows enough in {regrowFast}; a scarred one takes longer.' },
    { when: 'For years', what: 'Scans and blood tests go on, since a new cancer can appear. Treatment of the liver disease goes on too.' },
  ],
  deciding:
    'Ask what each treatment can do in your case: clear the cancer, hold it, or ease it. Weigh the risk to your liver, the travel, the cost and what matters to you most.',
  questions: [
    'What stage is the cancer, and how strong is the rest of my liver?',
    'Can it be removed, and do I have enough healthy liver left?',
    'Am I a candidate for a transplant, and should I see such a team now?',
    'Would ablation do as well as surgery for a lump of my size?',
    'What are your own results and deaths for this operation?',
    'How often will I be scanned afterwards?',
    'Who in my family should be tested or vaccinated for hepatitis B?',
  ],
  livingWith: [
    'Take no alcohol. Ask before you use painkillers, herbs or sleeping tablets, because a weak liver clears them slowly.',
    'Eat small meals often, with a snack at bedtime if you are told to. Limit salt if your belly or legs swell.',
    'Hepatitis B does not spread by sharing food or hugs. Those at home should be tested and vaccinated.',
    'Worry before each scan is very common. Tell us, so that we can find support.',
  ],
  support: [
    {
      name: 'British Liver Trust: Liver cancer (HCC)',
      url: 'https://britishlivertrust.org.uk/information-and-support/living-with-a-liver-condition/liver-conditions/liver-cancer-hcc/',
    },
    { name: 'Macmillan Cancer Support: Liver cancer', url: 'https://www.macmillan.org.uk/cancer-information-and-support/liver-cancer' },
    { name: 'Cancer Research UK: Liver cancer survival', url: 'https://www.cancerresearchuk.org/about-cancer/liver-cancer/survival' },
  ],
  evidence: {
    sources: {
      aasld: {
        title: 'Practice guidance on prevention, diagnosis, and treatment of hepatocellular carcinoma',
        publisher: 'American Association for the Study of Liver Diseases, in Hepatology',
        year: 2023,
        url: 'https://doi.org/10.1097/HEP.0000000000000466',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      forum: {
        title: 'Surveillance of hepatocellular carcinoma in cirrhotic patients: current knowledge and future directions',
        publisher: 'Hepatology Forum',
        year: 2020,
        url: 'https://hepatologyforum.org/article/21',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      niddk: {
        title: 'Cirrhosis',
        publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
        year: null,
        url: 'https://www.niddk.nih.gov/health-information/liver-disease/cirrhosis',
        checkedOn: '2026-11-20',
        basis: 'summary',
      },
      macmillan: {
        title: 'Liver cancer',
        publisher: 'Macmillan Cancer Support',
        year: null,
        url: 'https://www.macmillan.org.uk/cancer-information-and-support/liver-cancer',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      macsurgery: {
        title: 'What happens after surgery? (primary liver cancer)',
        publisher: 'Macmillan Cancer Support',
        year: null,
        url: 'https://www.macmillan.org.uk/information-and-support/liver-cancer-primary/treating/surgery/what-happens-after-surgery.html',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      regrow: {
        title: 'Surgery for secondary cancer in the liver',
        publisher: 'Macmillan Cancer Support',
        year: null,
        url: 'https://www.macmillan.org.uk/cancer-information-and-support/treatments-and-drugs/surgery-for-secondary-cancer-in-the-liver',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      cruksym: {
        title: 'Symptoms of liver cancer',
        publisher: 'Cancer Research UK',
        year: null,
        url: 'https://about-cancer.cancerresearchuk.org/about-cancer/liver-cancer/symptoms',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      cruksurgery: {
        title: 'After cancer surgery to remove part of your liver',
        publisher: 'Cancer Research UK',
        year: null,
        url: 'https://about-cancer.cancerresearchuk.org/about-cancer/liver-cancer/treatment/surgery/after-surgery',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      ablation: {
        title: 'Heat treatment for liver cancer (thermal ablation)',
        publisher: 'Cancer Research UK',
        year: null,
        url: 'https://www.cancerresearchuk.org/about-cancer/liver-cancer/treatment/thermal_ablation',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      survival: {
        title: 'Liver cancer: survival',
        publisher: 'Cancer Research UK',
        year: null,
        url: 'https://www.cancerresearchuk.org/about-cancer/liver-cancer/survival',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      concord: {
        title: 'Survival trends for primary liver cancer, 1995-2009: analysis of individual data for 578,740 patients (CONCORD-2)',
        publisher: 'Annals of Cancer Epidemiology',
        year: 2019,
        url: 'https://ace.amegroups.com/article/view/5150/html',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      turin: {
        title:
          'Liver resection for hepatocellular carcinoma on cirrhosis: analysis of mortality, morbidity and survival, a European single center experience',
        publisher: 'European Journal of Surgical Oncology',
        year: 2005,
        url: 'https://pubmed.ncbi.nlm.nih.gov/?term=Liver+resection+for+hepatocellular+carcinoma+on+cirrhosis+analysis+of+mortality+morbidity+and+survival+Capussotti+2005',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      transplant: {
        title: 'Liver transplantation for hepatocellular carcinoma: an appraisal of current controversies',
        publisher: 'Liver Cancer',
        year: 2012,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3760462',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      tace: {
        title: 'Transarterial chemoembolisation (TACE)',
        publisher: 'University Hospitals Plymouth NHS Trust',
        year: 2024,
        url: 'https://www.plymouthhospitals.nhs.uk/display-pil/pil-transarterial-chemoembolisation-tace-7940',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
    },
    figures: {
      interval: { value: '6 months', source: 'aasld' },
      oldInterval: { value: '12 months', source: 'niddk' },
      yearly: { value: '1 to 8 in 100 people', source: 'forum' },
      deathA: { value: '5 in 100 people', source: 'turin' },
      deathB: { value: '21 in 100 people', source: 'turin' },
      problems: { value: '38 in 100 people', source: 'turin' },
      resectionSurvival: { value: '34 in 100 people', source: 'turin' },
      icu: { value: '24 hours', source: 'macsurgery' },
      home: { value: 'a week', source: 'macsurgery' },
      lift: { value: '8 weeks', source: 'macsurgery' },
      transplant: { value: '60 in 100 people', source: 'transplant' },
      transplantYears: { value: '5 years', source: 'transplant' },
      earlyYears: { value: '5 years', source: 'survival' },
      worldYears: { value: '5 years', source: 'concord' },
      ablation: { value: '3 cm', source: 'ablation' },
      untreated: { value: '3 years', source: 'survival' },
      treatedEarly: { value: '70 to 90 in 100 people', source: 'survival' },
      worldSurvival: { value: '17 in 100 people', source: 'concord' },
      drain: { value: 'a week', source: 'cruksurgery' },
      regrowFast: { value: '4 to 6 weeks', source: 'regrow' },
    },
  },
  written: '2026-11-20',
  reviewed: null,
} as const satisfies Treatment;
