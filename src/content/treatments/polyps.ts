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
    back: 'After a sample, at once. After a removal, soft food and a hospital within reach for some days.',
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
    'A larger one may bleed slowly, which can lead to anaemia.',
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
        'They grow on a swollen, sore lining and made up {hyper} in Spain and {hyperIndia} in a South Indian hospital. In Portugal {changed} that were taken out held changed cells.',
    },
    {
      title: 'Fundic gland polyps',
      details: 'They are small, smooth and often many. They turn into cancer only very rarely [lam], and more often if FAP is the cause.',
    },
    {
      title: 'Adenomas',
      details: 'They are the kind most likely to turn into cancer, which is why all of them are taken out [bsg].',
    },
    { title: 'Other lumps', details: 'Some come from deeper in the wall and need an ultrasound scan from inside.' },
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
    { title: 'Test for H. pylori', details: 'The germ shows in the sample, breath or stool.' },
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
        description: 'Once the biopsy shows a harmless kind, such as a small fundic gland polyp, it can stay.',
        benefits: 'You are spared a procedure, and daily life goes on as before; we found no score of it.',
        risks:
          'A sample takes only a part, so now and then it misses a change. Of people with hyperplastic polyps in a Polish hospital, removed or not, {laterCancer} got stomach cancer in some {laterTime}. Changed cells, as in adenomas, are more dangerous. In the Netherlands cancer came each year in {dutchMild} with mild or moderate changes, and in {dutchSevere} with severe ones.',
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
          'In a trial in Taiwan {pyloriHarm} had some side effect of four medicines taken for {pyloriTime}. The germ was gone in {pyloriGone}.',
        recovery:
          'You can work as usual, but shrinking is slow: in the small trial it took about {shrinkTime} on average. Daily life was not scored.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Any side effect: {pyloriHarm}',
          comesBack: 'In {reviewGone}, small studies',
        },
      },
      {
        title: 'Removal through the camera',
        description: 'A wire loop (snare) catches the polyp at its foot and cuts it off.',
        benefits:
          'The whole polyp can be looked at under the microscope, and an adenoma is gone before it can change. The largest hyperplastic ones matter most: in the Polish study {bigChanged} held changes, all {bigSize} or more. Hyperplastic polyps came back in {again} in Portugal.',
        risks:
          'In a study of raised polyps in Spanish hospitals {snareTrouble} had a complication, and {snareBleed} bled. After wider cuts in an older study {emrBleed} bled. A hole in the stomach is rare but serious.',
        recovery:
          'You eat soft food at first, and perhaps take a tablet to lower acid. When early cancers were peeled off through the camera in Korea, people rated their health at {esdBefore} before, {esdWeek} a week later and {esdLate} after {esdTime}.',
        compare: {
          cut: 'None',
          nights: 'None; one if it was large',
          usualLife: 'Next day; soft food for days',
          mainRisk: 'Bleeding or other trouble: {snareTrouble}',
          comesBack: 'Yes; back later in {again}',
        },
      },
      {
        title: 'Surgery',
        description: 'It is for the few polyps that cannot come out through the camera, or that hold a deeper cancer.',
        benefits:
          'It can remove the whole area and the glands near it, which a deeper cancer needs. A lump alone can be cut out by keyhole: in Seoul {wedgeDeaths} of {wedgeAll} died, and they stayed {wedgeStay} on average.',
        risks:
          'In Seoul {wedgeHarm} had a complication. When part or all of the stomach came out for cancer it was far more. In many countries {holdProblems} had some problem within {holdDays}, and {holdDeaths} died. Meals may have to stay small.',
        recovery:
          'Healing takes weeks. In Korea people felt worse than after the camera in nearly all ways a month after surgery; a year later only a few gaps were left, such as eating and loose stools [korea].',
        compare: {
          cut: 'A few small, or one long',
          nights: 'Lump alone: {wedgeStay}',
          usualLife: 'Some weeks; months if much comes out',
          mainRisk: 'Complication: {wedgeHarm}; large operation {holdProblems}',
          comesBack: 'Yes, with its surroundings',
        },
      },
    ],
  },
  charts: [
    {
      title: 'Of people whose hyperplastic polyps were taken out, so many had them again',
      of: [2],
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
        'An acid blocker, bismuth and two antibiotics are taken together. American guidance prefers it, for {pyloriDays}, where nobody knows which antibiotic still works, and wants a test afterwards in everyone [acg]. Bismuth can darken the stool, but stool that is black and sticky like tar is still an emergency. Tell us of pregnancy, kidney or liver disease.',
    },
    {
      title: 'Acid blockers (such as omeprazole or pantoprazole)',
      details:
        'They help a sore to heal. Do they cause fundic gland polyps? In studies put together the odds were {ppiOdds} as high in people who took them, and {ppiYear} after a year. A newer review that allowed for age and germs found no link [lam], so it is not settled.',
    },
  ],
  others: [
    {
      title: 'Your family',
      details: 'Tell us if a close relative has had stomach cancer or very many polyps.',
    },
  ],
  uncertainties: [
    'The British guideline on polyps is from {bsgYear}, and its authors call the proof behind it weak.',
    'How well clearing H. pylori works is not settled: small studies can mislead. We found no study of daily life with stomach polyps, so the scores above are from early stomach cancer.',
    'How often to look again depends on the kind of polyp and on the lining around it. If it is worn thin over a wide area (atrophy or intestinal metaplasia), newer British advice is a camera test every {atrophy}.',
  ],
  preparing: [
    'Your stomach must be empty: no food for at least {fast}, though small sips of water may be allowed.',
    'Say if you take blood thinners, have a pacemaker, have diabetes or could be pregnant. Do not stop a medicine on your own; ask us how to take it.',
    'If you have a sedative, an adult must take you home and stay until the next day.',
  ],
  inHospital: [
    'You lie on your left side with a guard between your teeth. It does not usually hurt.',
    'Clips can stop bleeding at once. After a large removal you may stay overnight.',
  ],
  recovery: [
    {
      when: 'The first hours',
      what: 'Your throat may be sore. Wait to drink until the numbness is gone.',
    },
    {
      when: 'The first days',
      what: 'After a removal, eat soft food, rest, and stay within reach of a hospital. Bleeding can start late: black stool means an emergency.',
    },
    { when: 'The next weeks', what: 'When the laboratory report is back, come and ask for a copy.' },
    {
      when: 'Later on',
      what: 'Go to the next camera test if one is advised. After an adenoma, the rest of the stomach is checked too [bsg].',
    },
  ],
  deciding:
    'Ask about the kind and the size first. Leave it if the sample shows a small, harmless kind. Clear H. pylori first if you have the germ and a hyperplastic polyp. Choose the camera if it is an adenoma, over {removeSize}, changed or bleeding, and surgery only if the camera cannot do it or a cancer goes deep. Your age and blood thinners count too.',
  questions: [
    'What kind of polyp is it, and how big?',
    'Was it removed whole, and did the report show dysplasia?',
    'Do I have H. pylori, and how will we know that it has gone?',
    'Do I need another camera test, and when?',
    'Should I go on with my acid blocker?',
  ],
  livingWith: [
    'No special diet makes polyps go away, but less salt and no tobacco are kind to the stomach.',
    'Do not stop an acid blocker suddenly; ask whether the dose can come down.',
    'Tablets of the ibuprofen kind can make the stomach bleed: ask before you take them often.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://nha.gov.in/PM-JAY' },
    { name: 'eSanjeevani: the government’s free doctor by video', url: 'https://esanjeevani.mohfw.gov.in/' },
    { name: 'Tele-MANAS: free help with worry about a result', url: 'https://telemanas.mohfw.gov.in/' },
    { name: 'NHS: what a gastroscopy is like', url: 'https://www.nhs.uk/conditions/gastroscopy/' },
  ],
  evidence: {
    sources: {
      wedge: {
        title: 'Laparoscopic Treatment of Gastric Subepithelial Tumor: Finding Ways to Manage with Shorter Hospitalization Days',
        publisher: 'Journal of Minimally Invasive Surgery',
        year: 2019,
        url: 'https://doi.org/10.7602/jmis.2019.22.3.106',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      korea: {
        title:
          'Serial intermediate-term quality of life comparison after endoscopic submucosal dissection versus surgery in early gastric cancer patients',
        publisher: 'Surgical Endoscopy',
        year: 2018,
        url: 'https://doi.org/10.1007/s00464-017-5909-y',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      esd: {
        title: 'Quality of Life after Endoscopic Submucosal Dissection for Early Gastric Cancer: A Prospective Multicenter Cohort Study',
        publisher: 'Gut and Liver',
        year: 2017,
        url: 'https://doi.org/10.5009/gnl15549',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      dutch: {
        title: 'Gastric cancer risk in patients with premalignant gastric lesions: a nationwide cohort study in the Netherlands',
        publisher: 'Gastroenterology',
        year: 2008,
        url: 'https://doi.org/10.1053/j.gastro.2008.01.071',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      taiwan: {
        title:
          '14 day sequential therapy versus 10 day bismuth quadruple therapy containing high-dose esomeprazole in the first-line and second-line treatment of Helicobacter pylori: a multicentre, non-inferiority, randomized trial',
        publisher: 'Journal of Antimicrobial Chemotherapy',
        year: 2018,
        url: 'https://doi.org/10.1093/jac/dky183',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      fasting: {
        title: 'Perioperative fasting in adults and children: guidelines from the European Society of Anaesthesiology',
        publisher: 'European Journal of Anaesthesiology',
        year: 2011,
        url: 'https://doi.org/10.1097/EJA.0b013e3283495ba1',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      ppi: {
        title: 'Systematic review with meta-analysis: fundic gland polyps and proton pump inhibitors',
        publisher: 'Alimentary Pharmacology and Therapeutics',
        year: 2016,
        url: 'https://doi.org/10.1111/apt.13800',
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
      bsg: {
        title: 'The management of gastric polyps',
        publisher: 'British Society of Gastroenterology, in Gut',
        year: 2010,
        url: 'https://doi.org/10.1136/gut.2009.182089',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract at the journal, and the society’s own summary of its advice',
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
      ppiYear: { value: '5 times', source: 'ppi' },
      ppiOdds: { value: '2.5 times', source: 'ppi' },
      wedgeHarm: { value: '6 of 229', source: 'wedge' },
      wedgeStay: { value: '4 days', source: 'wedge' },
      wedgeDeaths: { value: 'none', source: 'wedge' },
      wedgeAll: { value: '229 people', source: 'wedge' },
      esdTime: { value: '6 months', source: 'esd' },
      esdLate: { value: '73', source: 'esd' },
      esdWeek: { value: '69', source: 'esd' },
      esdBefore: { value: '70 on a scale of 0 to 100', source: 'esd' },
      dutchSevere: { value: '60 in 1,000', source: 'dutch' },
      dutchMild: { value: '6 in 1,000 people', source: 'dutch' },
      pyloriGone: { value: '92 in 100', source: 'taiwan' },
      pyloriTime: { value: '10 days', source: 'taiwan' },
      pyloriHarm: { value: '74 in 100 people', source: 'taiwan' },
      fast: { value: '6 hours', source: 'fasting' },
      againPolish: { value: '25 in 100 people', source: 'later' },
      holdDays: { value: '90 days', source: 'hold' },
      holdProblems: { value: '38 in 100 people', source: 'hold' },
      holdDeaths: { value: '3 in 100', source: 'hold' },
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
      pyloriDays: { value: '14 days', source: 'acg' },
      changed: { value: '10 of 195', source: 'joao' },
      again: { value: '23 in 100', source: 'joao' },
    },
  },
  written: '2026-11-23',
} as const satisfies Treatment;
