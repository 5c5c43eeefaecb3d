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
  aims: 'For anyone with a stomach polyp: what kind it is, whether it must come out, and what follows.',
  description:
    'A stomach polyp is a small growth on the inner lining of the stomach. Most never turn into cancer, but a few kinds can [waldum], so a sample is looked at under the microscope to tell which kind you have.',
  inShort: {
    emergency:
      'The polyp itself is not. Black stool, vomited blood, severe belly or chest pain, or growing pain or fever after a camera test is: call 112 or 108.',
    operation:
      'Only if the camera cannot take it out or a cancer goes deep. Small fundic gland polyps can mostly stay; adenomas and large ones come out through the camera.',
    choices:
      'After a sample you can leave it alone, clear the germ H. pylori, have it taken out through the camera or, seldom, have surgery.',
    back: 'After a sample with throat spray, at once; after a sedative, the next day. After a removal, soft food and a hospital within reach for some days.',
    next: 'Ask for the laboratory report. The kind and the size of the polyp decide nearly everything that follows.',
  },
  careCard: cardOf([
    'vomits-blood-or-black-stool',
    'collapse',
    'cannot-swallow',
    ...upperBellyPain,
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
    'fever-with-belly-pain',
  ]),
  symptoms: [
    'Most people feel nothing, and the polyp turns up by chance [spain].',
    'A larger one may bleed slowly, which can lead to anaemia.',
    'Rarely, one near the outlet blocks food.',
  ],
  causes: [
    'Polyps tend to form where the lining is irritated, often by the germ H. pylori.',
    'Very rarely, an inherited condition with many bowel polyps (FAP) is behind them.',
  ],
  types: [
    {
      title: 'Hyperplastic polyps',
      details:
        'They grow on a swollen, sore lining, and made up {hyperIndia} of the polyps in a South Indian hospital. In Portugal {changed} that were taken out held changed cells.',
    },
    {
      title: 'Fundic gland polyps',
      details:
        'They are small, smooth and often many. Cancer comes only very rarely [lam], more often with the inherited condition FAP (under Causes).',
    },
    {
      title: 'Adenomas',
      details: 'They are the kind most likely to turn into cancer, which is why all of them are taken out [bsg].',
    },
    {
      title: 'Rarer kinds',
      details: 'A neuroendocrine growth or a lump under the lining looks alike, but is treated otherwise.',
    },
  ],
  tests: [
    {
      title: 'Gastroscopy',
      details: 'A thin camera goes through the mouth; you can have a throat spray or sedative.',
    },
    {
      title: 'Biopsy',
      details: 'The main guideline advises a sample of every type of polyp, mostly also of the lining nearby [bsg].',
    },
    {
      title: 'Check of the bowel',
      details: 'Someone fairly young with more than {fap}, who takes no acid blocker, should be checked for FAP [bsg].',
    },
  ],
  treatment: {
    overview:
      'The British guideline says to remove adenomas, polyps over {removeSize}, those with cell changes (dysplasia) and those that cause trouble; many others can be left.',
    rowNames: { comesBack: 'Is the polyp gone?' },
    details: [
      {
        title: 'Leaving it alone after a sample',
        description: 'Once the biopsy shows a harmless kind, such as a small fundic gland polyp, it can stay.',
        benefits:
          'You are spared a procedure, and life goes on. In Taiwan {fgpChanged} with fundic gland polyps and no FAP had changed cells in them, in {fgpTime}.',
        risks:
          'A sample takes only a part: in Germany it missed something that mattered in {sampleMiss} polyps. Nobody has followed polyps that were all left alone, or counted their bleeding. Of people with hyperplastic polyps in a Polish hospital, many of them removed, {laterCancer} got stomach cancer. Over the years the risk may be {laterRisk} ({laterRange}). Of removed polyps there {bigGrowth} held changed cells, all of {bigPolyp} or more; smaller ones are not proved safe. Changed cells, as in adenomas, are more dangerous, and not meant here. In the Netherlands, polyp or not, {dutchMild} with mild or moderate changes got cancer each year of the first {dutchTime}, and {dutchSevere} with severe ones. Some may have had it before.',
        recovery: 'Keep the report with you.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Hyperplastic, left or removed, cancer later: {laterCancer}; fundic gland, changed cells: {fgpChanged}',
          comesBack: 'It stays',
        },
        withoutTreatment: true,
      },
      {
        title: 'Clearing H. pylori',
        description:
          'British [bsg] and newer American advice is to clear the germ with any polyp [premalignant]. In healthy people that makes stomach cancer a little rarer [seta]. Only hyperplastic polyps can vanish. Antibiotics and bismuth kill the germ, an acid blocker helps them, and you are tested again.',
        benefits:
          'In a small trial hyperplastic polyps shrank in all {cleared} whose germ was treated and were gone in {vanished}, against none without treatment.',
        risks:
          'In a trial in Taiwan {pyloriHarm} had some side effect of four medicines, taken for {pyloriTime} (now {pyloriDays} are advised). The germ was gone in {pyloriGone}.',
        recovery: 'You can work. Shrinking took about {shrinkTime}.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Side effects, small included: {pyloriHarm}',
          comesBack: 'Hyperplastic, small studies, gone: {reviewGone}; adenomas stay',
        },
      },
      {
        title: 'Removal through the camera',
        description:
          'You mostly have a sleeping medicine. A wire loop (snare) cuts the polyp off at its foot; a flat one is lifted with fluid, then cut off with the loop (EMR) or peeled off with a knife (ESD).',
        benefits:
          'The whole polyp can be looked at under the microscope. In Korea changed cells came back in {adEmr} after EMR and {adEsd} after ESD. How many cancers are prevented is not known.',
        risks:
          'In a study of raised polyps in Spanish hospitals {snareTrouble} had a complication, and {snareBleed} bled. After ESD, mostly for early cancer, {esdBled} bled in Japan, and {esdThin} on blood thinners. It made a hole in {esdPool} in many studies. A sedative disturbed heart or breathing in {sedated} American gastroscopies.',
        recovery:
          'You eat soft food at first. After lifting or peeling you take an acid blocker for weeks, against late bleeding [acidAfter].',
        compare: {
          cut: 'None',
          nights: 'None; one or more if large',
          usualLife: 'Next day; soft food for days',
          mainRisk: 'Loop, any trouble: {snareTrouble}; knife (ESD), bled: {esdBled}, hole: {esdPool}',
          comesBack: 'Hyperplastic, came back: {again}; changed cells, loop: {adEmr}, knife: {adEsd}',
        },
      },
      {
        title: 'Surgery',
        description:
          'It is for the few polyps that cannot come out through the camera, or that hold a deeper cancer. Fully asleep, by keyhole or one long cut, you lose a wedge of stomach, part of it or all of it.',
        benefits:
          'It can remove the whole area and the glands near it, which a deeper cancer needs. Nobody counted it for polyps; with early stomach cancer in Korea {klassKey} were alive {klassTime} after keyhole and {klassOpen} after open surgery.',
        risks:
          'After wedges for lumps deeper in the wall {wedgeHarm} had a complication, and {wedgeDeaths} died. When part or all of the stomach came out for cancer {holdProblems} had a problem within {holdDays}, such as a leak, and {holdDeaths} died.',
        recovery:
          'Healing takes weeks. Meals may stay small and weight fall; without a stomach you need vitamin B12 for life (read “Stomach cancer”).',
        compare: {
          cut: 'A few small, or one long',
          nights: 'Wedge: {wedgeStay}; larger: as for cancer',
          usualLife: 'Some weeks; months if much comes out',
          mainRisk: 'Wedge, any problem: {wedgeHarm}; part or all, cancer: {holdProblems}',
          comesBack: 'Yes, with its surroundings',
        },
      },
    ],
  },
  charts: [
    {
      title: 'Changed cells, Korea: came back',
      of: [2],
      rows: [
        { label: 'by loop (EMR)', figure: '{adEmr}' },
        { label: 'by knife (ESD)', figure: '{adEsd}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Bismuth quadruple treatment for H. pylori',
      details:
        'An acid blocker, bismuth and two antibiotics, for {pyloriDays}, then a test in everyone [acg]. Bismuth can darken the stool, but stool black and sticky like tar is still an emergency.',
    },
    {
      title: 'Acid blockers (such as omeprazole or pantoprazole)',
      details: 'They may bring fundic gland polyps [ppi], or not [lam]: stop none on your own.',
    },
  ],
  uncertainties: [
    'The British guideline is from {bsgYear}; its authors call its proof weak.',
    'How often to look again depends on the polyp and its lining. If that is worn thin over a wide area (atrophy), newer British advice is a camera test every {atrophy}.',
  ],
  preparing: [
    'Your stomach must be empty: no food for at least {fast}, no clear drinks for {clear}. With a blocked outlet, long diabetes or a weekly weight-loss injection ask us a week before.',
    'Name blood thinners, a pacemaker, diabetes or a pregnancy, and stop no medicine on your own.',
    'After a sedative an adult must take you home and stay the night.',
  ],
  inHospital: ['You lie on your left.'],
  recovery: [
    {
      when: 'The first hours',
      what: 'Your throat may hurt. Eat and drink once numbness is gone.',
    },
    {
      when: 'The first days',
      what: 'After a removal, eat soft food, rest, and stay within reach of a hospital. Bleeding can start late: for black stool or vomited blood call 112 or 108.',
    },
    {
      when: 'Later on',
      what: 'After an adenoma the rest of the stomach is checked too [bsg]. Go to each advised test: in Korea {newCancer} with mild changes taken out had cancer elsewhere in it within {newTime}.',
    },
  ],
  deciding:
    'Ask about the kind and the size first. With a small, harmless kind, weigh peace of mind after removal against its small risk of bleeding. With the germ and a hyperplastic polyp, ask whether tablets alone may do. With an adenoma, or a large, changed or bleeding polyp, the guideline advises removal by camera [bsg]. In old age or on blood thinners leaving it can still be right: ask what you gain. If the report finds cancer, ask whether all of it came out.',
  questions: [
    'What kind of polyp is it, and how big?',
    'Was it removed whole, and did the report show dysplasia?',
    'Do I have H. pylori, and how will we know that it has gone?',
    'Do I need another camera test, and when?',
    'Should I go on with my acid blocker?',
    'What happens if I do nothing, at my age?',
  ],
  livingWith: [
    'Life afterwards: nobody has scored it with stomach polyps. Left alone: in Britain worry fell after a good gastroscopy, but in the most anxious it was back within {worryBack} and stayed. Tablets for the germ: {pyloriDays} of them, often with a bad taste or nausea.',
    'The nearest are people with early stomach cancer in Korea. Camera: people rated their health {esdBefore} before, {esdWeek} a week later and {esdLate} after {esdTime}. Surgery: after a month people felt worse than after the camera in nearly all ways, after a year still in strength, eating, swallowing, loose stools and body image [korea].',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://nha.gov.in/PM-JAY' },
    {
      name: 'Indian Cancer Society, Delhi: if the report shows cancer',
      url: 'https://indiancancersocietydelhi.in/find-services/cancer-support-groups/',
    },
    { name: 'Tele-MANAS: free help with worry about a result', url: 'https://telemanas.mohfw.gov.in/' },
    { name: 'NHS: what a gastroscopy is like', url: 'https://www.nhs.uk/conditions/gastroscopy/' },
  ],
  evidence: {
    sources: {
      klass: {
        title:
          'Effect of Laparoscopic Distal Gastrectomy vs Open Distal Gastrectomy on Long-term Survival Among Patients With Stage I Gastric Cancer: The KLASS-01 Randomized Clinical Trial',
        publisher: 'JAMA Oncology',
        year: 2019,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6459124',
        checkedOn: '2026-11-29',
        basis: 'abstract',
      },
      seta: {
        title:
          'Effectiveness of Helicobacter pylori eradication in the prevention of primary gastric cancer in healthy asymptomatic people: A systematic review and meta-analysis comparing risk ratio with risk difference',
        publisher: 'PLOS ONE',
        year: 2017,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5560713',
        checkedOn: '2026-11-29',
        basis: 'abstract',
      },
      taipei: {
        title:
          'Dysplastic Transformation in Sporadic Fundic Gland Polyps: Prevalence, Clinical and Endoscopic Characteristics in an Asian Cohort',
        publisher: 'Cancers',
        year: 2026,
        url: 'https://doi.org/10.3390/cancers18040616',
        checkedOn: '2026-11-29',
        basis: 'abstract',
      },
      sample: {
        title: 'Diagnostic accuracy of forceps biopsy versus polypectomy for gastric polyps: a prospective multicentre study',
        publisher: 'Gut',
        year: 2002,
        url: 'https://doi.org/10.1136/gut.50.4.465',
        checkedOn: '2026-11-29',
        basis: 'abstract',
      },
      acidAfter: {
        title:
          'Histamine2-Receptor Antagonists, Proton Pump Inhibitors, or Potassium-Competitive Acid Blockers Preventing Delayed Bleeding After Endoscopic Submucosal Dissection: A Meta-Analysis',
        publisher: 'Frontiers in Pharmacology',
        year: 2019,
        url: 'https://doi.org/10.3389/fphar.2019.01055',
        checkedOn: '2026-11-29',
        basis: 'abstract',
      },
      newKorea: {
        title:
          'Development of Metachronous Tumors after Endoscopic Resection for Gastric Neoplasm according to the Baseline Tumor Grade at a Health Checkup Center',
        publisher: 'The Korean Journal of Gastroenterology',
        year: 2017,
        url: 'https://synapse.koreamed.org/articles/1007704',
        checkedOn: '2026-11-28',
        basis: 'abstract',
      },
      premalignant: {
        title: 'ACG Clinical Guideline: Diagnosis and Management of Gastric Premalignant Conditions',
        publisher: 'American Journal of Gastroenterology',
        year: 2025,
        url: 'https://doi.org/10.14309/ajg.0000000000003350',
        checkedOn: '2026-11-28',
        basis: 'copy',
        copy: 'its abstract, and its main recommendations as a news report of its college gives them',
      },
      akintoye: {
        title: 'Endoscopic submucosal dissection of gastric tumors: A systematic review and meta-analysis',
        publisher: 'World Journal of Gastrointestinal Endoscopy',
        year: 2016,
        url: 'https://doi.org/10.4253/wjge.v8.i15.517',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      sato: {
        title: 'Postoperative bleeding in patients on antithrombotic therapy after gastric endoscopic submucosal dissection',
        publisher: 'World Journal of Gastroenterology',
        year: 2017,
        url: 'https://doi.org/10.3748/wjg.v23.i30.5557',
        checkedOn: '2026-11-28',
        basis: 'abstract',
      },
      back: {
        title:
          'Analysis of factors associated with local recurrence after endoscopic resection of gastric epithelial dysplasia: a retrospective study',
        publisher: 'BMC Gastroenterology',
        year: 2020,
        url: 'https://doi.org/10.1186/s12876-020-01293-0',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      sharma: {
        title: 'A national study of cardiopulmonary unplanned events after GI endoscopy',
        publisher: 'Gastrointestinal Endoscopy',
        year: 2007,
        url: 'https://doi.org/10.1016/j.gie.2006.12.040',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      worry: {
        title: 'Responses of consecutive patients to reassurance after gastroscopy: results of self administered questionnaire survey',
        publisher: 'BMJ',
        year: 1997,
        url: 'https://doi.org/10.1136/bmj.315.7108.572',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
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
      klassKey: { value: '94 in 100', source: 'klass' },
      klassOpen: { value: '93 in 100', source: 'klass' },
      klassTime: { value: '5 years', source: 'klass' },
      dutchTime: { value: '5 years', source: 'dutch' },
      fgpChanged: { value: '21 of 35,806 people', source: 'taipei' },
      fgpTime: { value: '25 years', source: 'taipei' },
      sampleMiss: { value: '6 of 222', source: 'sample' },
      clear: { value: '2 hours', source: 'fasting' },
      worryBack: { value: 'a week', source: 'worry' },
      newCancer: { value: '4 of 170 people', source: 'newKorea' },
      newTime: { value: 'about 4 years', source: 'newKorea' },
      laterRange: { value: '4 to 43 in 1,000', source: 'later' },
      adEmr: { value: '4 in 100', source: 'back' },
      adEsd: { value: '1 in 100', source: 'back' },
      esdPool: { value: '3 in 100', source: 'akintoye' },
      sedated: { value: '6 in 1,000', source: 'sharma' },
      wedgeHarm: { value: '6 of 229', source: 'wedge' },
      wedgeStay: { value: '4 days', source: 'wedge' },
      wedgeDeaths: { value: 'none', source: 'wedge' },
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
      holdDays: { value: '90 days', source: 'hold' },
      holdProblems: { value: '38 in 100 people', source: 'hold' },
      holdDeaths: { value: '3 in 100', source: 'hold' },
      bigPolyp: { value: '2 cm', source: 'later' },
      bigGrowth: { value: '6 of 515', source: 'later' },
      laterRisk: { value: '14 in 1,000', source: 'later' },
      laterCancer: { value: '3 of 889 people', source: 'later' },
      hyperIndia: { value: '47 in 100', source: 'south' },
      bsgYear: { value: '2010', source: 'bsg' },
      atrophy: { value: '3 years', source: 'banks' },
      removeSize: { value: '1 cm', source: 'bsg' },
      fap: { value: '20 fundic gland polyps', source: 'bsg' },
      cleared: { value: '14 people', source: 'trial' },
      vanished: { value: '7', source: 'trial' },
      shrinkTime: { value: '7 months', source: 'trial' },
      snareTrouble: { value: '9 of 308 people', source: 'snare' },
      snareBleed: { value: '6 of them', source: 'snare' },
      esdBled: { value: '5 in 100', source: 'sato' },
      esdThin: { value: '10 in 100', source: 'sato' },
      reviewGone: { value: '59 in 100 people', source: 'review' },
      pyloriDays: { value: '14 days', source: 'acg' },
      changed: { value: '10 of 195', source: 'joao' },
      again: { value: '23 in 100', source: 'joao' },
    },
  },
  written: '2026-11-30',
} as const satisfies Treatment;
