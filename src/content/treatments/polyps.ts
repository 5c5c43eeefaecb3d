import { polypsPictures } from '#content/pictures/polyps.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, upperBellyPain } from '#content/triage.ts';

export const treatment = {
  id: 8,
  group: 'stomach-cancer',
  link: 'polyps',
  name: 'Stomach polyps',
  otherNames: ['Gastric polyps', 'Growths in the stomach', 'पेट के पॉलिप', 'आमाशय के पॉलिप'],
  kind: 'condition',
  organs: ['stomach'],
  icon: 'stomach-cancer',
  images: polypsPictures,
  icd10: 'K31.7',
  summary:
    'A polyp was seen in your stomach: is it cancer, does it have to come out, and what happens next? Types, biopsy, removal and check-ups explained.',
  keywords: [
    'stomach polyps',
    'gastric polyps',
    'fundic gland polyp',
    'hyperplastic polyp',
    'stomach adenoma',
    'polyp removal',
    'पेट के पॉलिप',
  ],
  aims: 'This page is for anyone with a stomach polyp. It helps you see what kind it is, whether it must come out, and what should follow.',
  description:
    'A stomach polyp is a small growth on the inner lining of the stomach. Most never turn into cancer, but a few kinds can [waldum], so a sample is looked at under the microscope to tell which kind you have.',
  inShort: {
    emergency:
      'The polyp itself is not. Black stool, vomited blood, severe belly or chest pain, or growing pain or fever after a camera test is: call 112 or 108.',
    operation:
      'Hardly anyone needs an operation. Most polyps can stay once a sample has shown that they are harmless, or come out through the camera.',
    choices:
      'After a sample you can leave it alone, clear the germ H. pylori, have it taken out through the camera or, seldom, have surgery.',
    back: 'After a sample, life goes on as before. After a removal, eat soft food and stay within reach of a hospital for some days.',
    next: 'Ask for the laboratory report. The kind and the size of the polyp decide nearly everything that follows.',
  },
  careCard: cardOf([
    ...upperBellyPain,
    'vomits-blood-or-black-stool',
    'collapse',
    'cannot-swallow',
    'vomiting-nonstop',
    'camera-pain',
    'camera-fever',
    ...afterBellyOperation,
    'keeps-little-down',
    'swallowing-harder',
    'weight-loss',
    'anaemia',
    'polyp-without-sample',
    'camera-throat',
    'biopsy-result',
    'stomach-cancer-in-family',
    'acid-blocker-years',
  ]),
  symptoms: [
    'Most people feel nothing, and the polyp turns up by chance [spain].',
    'A larger one may grow a sore on its surface and bleed slowly, which can lead to anaemia.',
    'Rarely, a polyp near the outlet blocks the way for food, and you vomit or feel full too soon.',
  ],
  causes: [
    'Polyps tend to form where the lining is irritated, often by the germ H. pylori.',
    'In a Spanish hospital {found} of the stomach showed a polyp, at {meanAge} on average.',
    'Very rarely, an inherited condition with many bowel polyps (FAP) is behind them.',
  ],
  types: [
    {
      title: 'Hyperplastic polyps',
      details:
        'They grow on a swollen, sore lining and made up {hyper} in Spain and {hyperIndia} in a South Indian hospital. In a Portuguese hospital {changed} that were taken out held changed cells, and one held cancer.',
    },
    {
      title: 'Fundic gland polyps',
      details: 'They are small, smooth and often many. They turn into cancer only very rarely [lam], and more often if FAP is the cause.',
    },
    {
      title: 'Adenomas',
      details: 'They are the kind most likely to turn into cancer, which is why all of them are taken out [bsg].',
    },
    {
      title: 'Other lumps',
      details: 'Some growths that look like polyps come from deeper in the wall and need an ultrasound scan from inside the stomach.',
    },
  ],
  tests: [
    {
      title: 'Gastroscopy',
      details: 'A thin camera goes through the mouth into the stomach. You can have a throat spray or a sedative.',
    },
    {
      title: 'Biopsy',
      details:
        'The main guideline advises a sample from every type of polyp that is seen and, for all but fundic gland polyps, from the lining nearby as well [bsg].',
    },
    { title: 'Test for H. pylori', details: 'The germ can be found in the sample, in the breath or in the stool.' },
    {
      title: 'Check of the bowel',
      details: 'A young person with more than {fap}, who takes no acid blocker, should be checked for FAP [bsg].',
    },
  ],
  treatment: {
    overview:
      'What to do depends on kind, size and signs. The British guideline says to remove adenomas, polyps over {removeSize}, those with cell changes (dysplasia) and those that cause trouble; many others can be left.',
    rowNames: { comesBack: 'Is the polyp gone?' },
    details: [
      {
        title: 'Leaving it alone after a sample',
        description:
          'Once the biopsy shows a harmless kind, such as a small fundic gland polyp, it can stay, and your doctor may suggest one more look or none.',
        benefits: 'You are spared a procedure, and daily life goes on as before.',
        risks:
          'A sample takes only a part, so now and then it misses a change. Of people with hyperplastic polyps, removed or not, {laterCancer} got stomach cancer in some {laterTime}. An adenoma that is left is more dangerous [bsg].',
        recovery: 'Keep the report for later doctors.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Cancer, hyperplastic kind: {laterCancer}',
          comesBack: 'It stays',
        },
        withoutTreatment: true,
      },
      {
        title: 'Clearing H. pylori',
        description: 'You take several tablets together, and a later test shows whether the germ is gone.',
        benefits:
          'Hyperplastic polyps often shrink. In a small trial they shrank in all {cleared} whose germ was treated and were gone in {vanished} of them, while none of the {untreated} without treatment improved.',
        risks:
          'In a Welsh trial {pyloriHarm} had moderate or severe side effects, such as loose stools and vomiting, and the germ survived in {pyloriStays}.',
        recovery: 'You can work as usual, but shrinking is slow: in that trial it took about {shrinkTime} on average.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Side effects: {pyloriHarm}',
          comesBack: 'In {reviewGone}, small studies',
        },
      },
      {
        title: 'Removal through the camera',
        description:
          'A wire loop (snare) catches the polyp at its foot and cuts it off. For a flat one, fluid is first put under it to lift it up.',
        benefits:
          'The whole polyp can be looked at under the microscope, and an adenoma is gone before it can change. The largest hyperplastic ones matter most: in {bigChanged} removed in another study there were changes, all in polyps of {bigSize} or more. Hyperplastic polyps came back in {again} in Portugal.',
        risks:
          'In a study of raised polyps in Spanish hospitals {snareTrouble} had a complication, and {snareBleed} bled; small bleeds stopped on the spot were not counted. In an older study of wider cuts, {emrBleed} bled enough to need treatment. A hole in the stomach is rare but serious.',
        recovery: 'You eat soft food at first and perhaps a tablet to lower acid.',
        compare: {
          cut: 'None',
          nights: 'As the ward decides',
          usualLife: 'After days of soft food',
          mainRisk: 'Bleeding or other trouble: {snareTrouble}',
          comesBack: 'Yes; back later in {again}',
        },
      },
      {
        title: 'Surgery',
        description: 'It is for the few polyps that cannot come out through the camera, or that hold a deeper cancer.',
        benefits: 'It can remove the whole area and the glands near it, which is what a deeper cancer needs.',
        risks:
          'Of people who had part or all of the stomach out for cancer, in many countries, {holdProblems} had some problem within {holdDays}, such as a leak, and {holdDeaths} died. Meals may have to stay small.',
        recovery: 'Healing takes weeks. The table’s times are for part or all of the stomach; a single polyp takes less.',
        compare: {
          cut: 'Long, or a few small',
          nights: null,
          usualLife: null,
          mainRisk: 'Death, for cancer: {holdDeaths}',
          comesBack: 'Yes, with its surroundings',
          operation: 'stomach',
        },
      },
    ],
  },
  charts: [
    {
      title: 'Of people whose hyperplastic polyps were taken out, so many had them again',
      rows: [
        { label: 'in a Portuguese hospital', figure: '{again}' },
        { label: 'in a Polish hospital', figure: '{againPolish}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Bismuth quadruple treatment for H. pylori',
      details:
        'An acid blocker, bismuth and two antibiotics are taken together. American guidance prefers it, for {pyloriDays}, where nobody knows which antibiotic still works, and wants a test afterwards in everyone [acg]. Bismuth can darken the stool, but stool that is black and sticky like tar is still an emergency. Tell us first if you may be pregnant or have kidney or liver disease.',
    },
    {
      title: 'Acid blockers (such as omeprazole or pantoprazole)',
      details:
        'They help a sore to heal after a removal. Do they cause fundic gland polyps? In studies put together people who took them had more, above all after a year [ppi]; a newer review that allowed for age and germs found no link [lam]. It is not settled.',
    },
  ],
  others: [
    {
      title: 'Your family',
      details:
        'Stomach polyps seldom run in families. Tell us if a close relative has had stomach cancer or very many polyps, because then you and they may need checks.',
    },
  ],
  uncertainties: [
    'The British guideline on polyps is from {bsgYear}, and its authors call the proof behind it weak.',
    'How well clearing H. pylori works is not settled: small studies can mislead. We found no study of daily life with stomach polyps.',
    'How often to look again depends on the kind of polyp and on the lining around it. If that lining is worn thin over a wide area (extensive atrophy or intestinal metaplasia), newer British advice is a camera test every {atrophy}. An American guideline of {acgYear} says the same of people at high risk.',
  ],
  preparing: [
    'Your stomach must be empty: no food for at least {fast}, though small sips of water may be allowed.',
    'Say if you take blood thinners, have a pacemaker, have diabetes or could be pregnant. Do not stop a medicine on your own; ask us how to take it.',
    'Bring old reports and pictures. If you have a sedative, an adult must take you home and stay until the next day.',
  ],
  inHospital: [
    'You lie on your left side with a guard between your teeth, and breathe normally.',
    'Air may make you burp, but taking a sample or cutting a polyp does not usually hurt.',
    'Clips or a heat probe can stop bleeding at once. After a large removal you may stay overnight.',
  ],
  recovery: [
    {
      when: 'The first hours',
      what: 'Your throat may be sore. Wait to drink until the numbness is gone.',
    },
    {
      when: 'The first days',
      what: 'After a removal, eat soft food, rest, and stay within reach of a hospital. Bleeding can start late, so look at the colour of your stool: black means an emergency.',
    },
    { when: 'The next weeks', what: 'When the laboratory report is back, come and talk about what it means, and ask for a copy.' },
    {
      when: 'Later on',
      what: 'Go to the next camera test if one is advised. After an adenoma, the rest of the stomach is checked too [bsg].',
    },
  ],
  deciding:
    'Ask about the kind and the size first. For a small, harmless polyp the risk of cutting may be more than the risk of leaving it, and your age, other illnesses and blood thinners count too.',
  questions: [
    'What kind of polyp is it, and how big?',
    'Was it removed whole, or only sampled?',
    'Did the report show dysplasia or any cancer cells?',
    'Do I have H. pylori, and how will we know that it has gone?',
    'Do I need another camera test, and when?',
    'Should I go on with my acid blocker?',
    'Should my family or my bowel be checked?',
  ],
  livingWith: [
    'Most people live as before, with or without the polyp; only surgery changes meals for long.',
    'No special diet makes polyps go away, but less salt, no tobacco, and more fruit and vegetables are kind to the stomach.',
    'Do not stop an acid blocker suddenly; ask whether the dose can come down.',
    'Tablets of the ibuprofen kind can make the stomach bleed: ask before you take them often.',
    'Call us if the result is late.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://nha.gov.in/PM-JAY' },
    { name: 'NHS: Gastroscopy', url: 'https://www.nhs.uk/conditions/gastroscopy/' },
    { name: 'NIDDK: digestive diseases', url: 'https://www.niddk.nih.gov/health-information/digestive-diseases' },
  ],
  evidence: {
    sources: {
      ppi: {
        title: 'Systematic review with meta-analysis: fundic gland polyps and proton pump inhibitors',
        publisher: 'Alimentary Pharmacology and Therapeutics',
        year: 2016,
        url: 'https://doi.org/10.1111/apt.13800',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      wales: {
        title:
          'Treatment of Helicobacter pylori in surgical practice: A randomised trial of triple versus quadruple therapy in a rural district general hospital',
        publisher: 'World Journal of Gastroenterology',
        year: 2008,
        url: 'https://doi.org/10.3748/wjg.14.3855',
        checkedOn: '2026-11-23',
        basis: 'abstract',
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
      south: {
        title: 'Histomorphological Spectrum of Gastric Polyps: A Retrospective Analysis from a Tertiary Care Centre in South India',
        publisher: 'Perspectives in Medical Research',
        year: 2024,
        url: 'https://pimr.org.in/2024-vol12-issue-3/1047799pimr120309-2024.php',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      later: {
        title: 'Malignant progression and recurrence rates following endoscopic treatment of gastric hyperplastic polyps',
        publisher: 'Endoscopy',
        year: 2025,
        url: 'https://doi.org/10.1055/a-2631-5146',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      acg25: {
        title: 'ACG Clinical Guideline: Diagnosis and Management of Gastric Premalignant Conditions',
        publisher: 'American Journal of Gastroenterology',
        year: 2025,
        url: 'https://doi.org/10.14309/ajg.0000000000003350',
        checkedOn: '2026-11-23',
        basis: 'copy',
        copy: 'its abstract, and its main advice as the college announced it',
      },
      bsg: {
        title: 'The management of gastric polyps',
        publisher: 'British Society of Gastroenterology, in Gut',
        year: 2010,
        url: 'https://doi.org/10.1136/gut.2009.182089',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract, and its summary of recommendations as studylib.net repeats it',
      },
      spain: {
        title: 'Gastric polyps: retrospective analysis of 41,253 upper endoscopies',
        publisher: 'Gastroenterología y Hepatología',
        year: 2017,
        url: 'https://doi.org/10.1016/j.gastrohep.2017.01.003',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      trial: {
        title: 'Helicobacter pylori eradication regressed gastric hyperplastic polyp: a randomized controlled trial',
        publisher: 'Digestive Diseases and Sciences',
        year: 2020,
        url: 'https://doi.org/10.1007/s10620-020-06065-0',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      review: {
        title: 'Effect of Helicobacter pylori eradication on hyperplastic gastric polyps: a systematic review and meta-analysis',
        publisher: 'Helicobacter',
        year: 2021,
        url: 'https://doi.org/10.1111/hel.12838',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      snare: {
        title: 'Rate of adverse events of gastroduodenal snare polypectomy for non-flat polyp is low: a prospective and multicenter study',
        publisher: 'World Journal of Gastroenterology',
        year: 2017,
        url: 'https://doi.org/10.3748/wjg.v23.i47.8405',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      emr: {
        title: 'Risk factors for bleeding after endoscopic mucosal resection',
        publisher: 'World Journal of Gastroenterology',
        year: 2005,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4725155',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      banks: {
        title:
          'British Society of Gastroenterology guidelines on the diagnosis and management of patients at risk of gastric adenocarcinoma',
        publisher: 'British Society of Gastroenterology, in Gut',
        year: 2019,
        url: 'https://doi.org/10.1136/gutjnl-2018-318126',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      waldum: {
        title: 'Gastritis, Gastric Polyps and Gastric Cancer',
        publisher: 'International Journal of Molecular Sciences',
        year: 2021,
        url: 'https://doi.org/10.3390/ijms22126548',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      lam: {
        title:
          'Proton pump inhibitors are not associated with fundic gland polyps – a systematic review that takes into consideration all known confounders',
        publisher: 'European Journal of Gastroenterology & Hepatology',
        year: 2024,
        url: 'https://doi.org/10.1097/meg.0000000000002788',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      acg: {
        title: 'ACG Clinical Guideline: Treatment of Helicobacter pylori Infection',
        publisher: 'American Journal of Gastroenterology',
        year: 2024,
        url: 'https://doi.org/10.14309/ajg.0000000000002968',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      nhs: {
        title: 'Gastroscopy: getting ready',
        publisher: 'NHS',
        year: null,
        url: 'https://www.nhs.uk/conditions/gastroscopy/getting-ready/',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of the page, as a supplier of pharmacy sites repeats it',
      },
      joao: {
        title: 'Gastric Hyperplastic Polyps: A Benign Entity? Analysis of Recurrence and Neoplastic Transformation in a Cohort Study',
        publisher: 'GE – Portuguese Journal of Gastroenterology',
        year: 2021,
        url: 'https://doi.org/10.1159/000514714',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      againPolish: { value: '25 in 100 people', source: 'later' },
      pyloriStays: { value: '9 in 100', source: 'wales' },
      pyloriHarm: { value: '59 in 100', source: 'wales' },
      holdDays: { value: '90 days', source: 'hold' },
      holdProblems: { value: '38 in 100 people', source: 'hold' },
      holdDeaths: { value: '3 in 100', source: 'hold' },
      acgYear: { value: '2025', source: 'acg25' },
      bigSize: { value: '2 cm', source: 'later' },
      bigChanged: { value: '6 of 515', source: 'later' },
      laterTime: { value: '30 months', source: 'later' },
      laterCancer: { value: '3 of 889 people', source: 'later' },
      hyperIndia: { value: '47 in 100', source: 'south' },
      bsgYear: { value: '2010', source: 'bsg' },
      atrophy: { value: '3 years', source: 'banks' },
      found: { value: '2 in 100 camera tests', source: 'spain' },
      meanAge: { value: '66 years old', source: 'spain' },
      hyper: { value: '43 in 100 polyps', source: 'spain' },
      removeSize: { value: '1 cm', source: 'bsg' },
      fap: { value: '20 fundic gland polyps', source: 'bsg' },
      cleared: { value: '14 people', source: 'trial' },
      vanished: { value: '7', source: 'trial' },
      untreated: { value: '13 people', source: 'trial' },
      shrinkTime: { value: '7 months', source: 'trial' },
      snareTrouble: { value: '9 of 308 people', source: 'snare' },
      snareBleed: { value: '6 of them', source: 'snare' },
      emrBleed: { value: '19 in 100 people', source: 'emr' },
      reviewGone: { value: '59 in 100 people', source: 'review' },
      fast: { value: '6 hours', source: 'nhs' },
      pyloriDays: { value: '14 days', source: 'acg' },
      changed: { value: '10 of 195', source: 'joao' },
      again: { value: '23 in 100', source: 'joao' },
    },
  },
  written: '2026-11-23',
} as const satisfies Treatment;
