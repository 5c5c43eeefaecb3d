import type { Treatment } from '#content/treatment.ts';
import { afterAnyOperation, cardOf, upperBellyPain } from '#content/triage.ts';

export const treatment = {
  id: 8,
  group: 'stomach-cancer',
  link: 'polyps',
  name: 'Stomach polyps',
  otherNames: ['Gastric polyps', 'Growths in the stomach', 'पेट के पॉलिप', 'आमाशय के पॉलिप'],
  kind: 'condition',
  organs: ['stomach'],
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
  aims: 'This page is for anyone told after a camera test that they have a stomach polyp. It helps you see what kind it is, whether it must come out, and what should follow.',
  description:
    'A stomach polyp is a small growth on the inner lining of the stomach. Most never turn into cancer, but a few kinds can [mayo], so a sample is looked at under the microscope to tell which kind you have.',
  careCard: cardOf([
    ...upperBellyPain,
    'vomits-blood-or-black-stool',
    'collapse',
    'cannot-swallow',
    'vomiting-nonstop',
    'camera-pain',
    'camera-fever',
    ...afterAnyOperation,
    'keeps-little-down',
    'swallowing-harder',
    'weight-loss',
    'anaemia',
    'polyp-without-sample',
    'biopsy-result',
    'stomach-cancer-in-family',
    'acid-blocker-years',
  ]),
  symptoms: [
    'Most people feel nothing. The polyp turns up when the stomach is looked at for another reason [mayo].',
    'A larger one may grow a sore on its surface and bleed slowly, which can lead to anaemia [mayo].',
    'You may notice nausea, or soreness when the belly is pressed [mayo].',
    'Rarely, a polyp near the outlet blocks the way for food, and you vomit or feel full too soon [mayo].',
  ],
  causes: [
    'Polyps tend to form where the lining is irritated or healing. Long inflammation, often from the germ H. pylori, leads to one common kind [mayo].',
    'Regular use of strong acid blockers is linked with another kind, called fundic gland polyps [mayo].',
    'In one hospital, {found} of the stomach showed a polyp; the people were {meanAge} on average, and {womenShare} were women.',
    'Very rarely, an inherited condition with many bowel polyps (FAP) is behind them [mayo].',
  ],
  types: [
    {
      title: 'Hyperplastic polyps',
      details:
        'They grow on a swollen, sore lining and made up {hyper} in one series. The chance of cancer is small but rises once they pass about {big} [mayo].',
    },
    {
      title: 'Fundic gland polyps',
      details: 'They are small, smooth and often many. In most people they do not turn into cancer, unless FAP is the cause [mayo].',
    },
    {
      title: 'Adenomas',
      details: 'They are the least common kind but the most likely to turn into cancer, which is why they are taken out [mayo].',
    },
    {
      title: 'Other lumps',
      details:
        'Some growths that look like polyps come from deeper in the wall and need other tests, such as an ultrasound scan from inside the stomach.',
    },
  ],
  tests: [
    {
      title: 'Gastroscopy',
      details:
        'A thin camera goes through the mouth into the stomach. The look itself takes only about {scope}, and you can have a throat spray or a sedative [forth].',
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
      'What to do depends on the kind, the size and the signs. The guideline says to remove adenomas, polyps over {removeSize}, those with cell changes (dysplasia) and those that cause trouble [bsg], but many others can be left.',
    details: [
      {
        title: 'Leaving it alone after a sample',
        description:
          'Once the biopsy shows a harmless kind, such as a small fundic gland polyp, it can stay, and your doctor may suggest one more look or none.',
        benefits: 'You are spared a procedure, and daily life goes on as before. In one series {smallShare} were under {smallSize}.',
        risks:
          'A sample takes only a part, so now and then it misses a change. An adenoma or a large polyp that is left can turn into cancer over time [bsg].',
        recovery: 'There is nothing to recover from, but keep the report and show it to any new doctor.',
        withoutTreatment: true,
      },
      {
        title: 'Clearing H. pylori',
        description: 'You take several tablets together for a time, and a test some weeks later shows whether the germ is gone.',
        benefits:
          'Hyperplastic polyps often shrink. In a small trial they shrank in all {cleared} whose germ was treated and were gone in {vanished} of them, while none of the {untreated} without treatment improved.',
        risks:
          'Loose stools, a bad taste and sickness are common while you take them, and at times the germ survives and another course is needed.',
        recovery: 'You can work as usual, but shrinking is slow: in that trial it took about {shrinkTime} on average.',
      },
      {
        title: 'Removal through the camera',
        description:
          'A wire loop (snare) catches the polyp at its foot and cuts it off. For a flat one, fluid is first put under it to lift it up.',
        benefits: 'The whole polyp can be looked at under the microscope, and an adenoma is gone before it can change.',
        risks:
          'In a study of raised polyps in Spanish hospitals {snareTrouble} had a complication, which in {snareBleed} was bleeding; small bleeds stopped on the spot were not counted. In an older study of wider cuts into the lining, {emrBleed} bled enough to need treatment. A hole in the stomach is rare but serious.',
        recovery: 'You often go home the same day, with advice to eat soft food at first and perhaps a tablet to lower acid.',
      },
      {
        title: 'Surgery',
        description:
          'An operation is for the few polyps that cannot be taken out through the camera, or that hold a cancer that has grown deeper.',
        benefits: 'It can remove the whole area and the glands near it, which is what a deeper cancer needs.',
        risks:
          'It carries the risks of a full anaesthetic, bleeding, infection and a leak, and meals may have to stay small afterwards. Our page “Stomach cancer” gives numbers.',
        recovery: 'Healing takes weeks rather than days, and you go back to normal meals step by step.',
      },
    ],
  },
  uncertainties: [
    'The British guideline on polyps is from {bsgYear}, and its authors call the proof behind it weak [bsg]. A newer one, on the lining around them, does not settle how often a polyp must be looked at again.',
    'How well clearing H. pylori works is not settled. In a review of small studies the polyps were gone in {reviewGone} treated for it. A Korean series found this in {koreaGone}, and also in {koreaGone2} whose germ was not treated.',
    'How often to look again depends on the kind of polyp and on the lining around it. If that lining is worn thin over a wide area (extensive atrophy or intestinal metaplasia), newer British advice is a camera test every {atrophy}.',
  ],
  preparing: [
    'Your stomach must be empty: no food for at least {fast}, though sips of water may be allowed up to {sips} before [forth].',
    'Say if you take blood thinners, have a pacemaker, have diabetes or could be pregnant. Do not stop a medicine on your own; ask us how to take it.',
    'Bring old reports and pictures. If you have a sedative, an adult must take you home and stay for {minder}.',
  ],
  inHospital: [
    'You lie on your left side with a guard between your teeth, and can breathe normally throughout.',
    'Air makes the stomach swell a bit, so you may burp. Taking a sample or cutting a polyp does not usually hurt, because the lining there has little feeling.',
    'Clips or a heat probe can stop bleeding at once. After a large removal you may stay overnight.',
  ],
  recovery: [
    {
      when: 'The first hours',
      what: 'Your throat may be sore and you may feel bloated. Wait to drink until the numbness is gone, so that nothing goes down the wrong way.',
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
    'Ask about the kind and the size first, because those two facts settle most of it. For a small, harmless polyp the risk of cutting may be more than the risk of leaving it, and your age, other illnesses and blood thinners count too. The choice is yours and your doctor’s together.',
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
    'No special diet makes polyps go away, but less salt, no tobacco, and more fruit and vegetables are kind to the stomach.',
    'Do not stop an acid blocker suddenly, but ask your doctor whether the dose can come down.',
    'Pain tablets of the ibuprofen kind can make the stomach bleed, so ask before you take them often.',
    'Waiting for a biopsy is hard, even though most polyps are harmless. Call us if the result is late.',
  ],
  support: [
    {
      name: 'Stormont Vail Health and Mayo Clinic: Stomach polyps',
      url: 'https://www.stormontvail.org/health-care-library/m-content/?id=CON-20377979',
    },
    { name: 'NIDDK: Digestive diseases', url: 'https://www.niddk.nih.gov/health-information/digestive-diseases' },
  ],
  evidence: {
    sources: {
      bsg: {
        title: 'The management of gastric polyps',
        publisher: 'British Society of Gastroenterology, in Gut',
        year: 2010,
        url: 'https://gut.bmj.com/content/59/9/1270',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract, and its summary of recommendations as studylib.net repeats it',
      },
      spain: {
        title: 'Gastric polyps: retrospective analysis of 41,253 upper endoscopies',
        publisher: 'Gastroenterología y Hepatología',
        year: 2017,
        url: 'https://www.elsevier.es/es-revista-gastroenterologia-hepatologia-14-articulo-gastric-polyps-retrospective-analysis-41253-S2444382417301396',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      mayo: {
        title: 'Stomach polyps',
        publisher: 'Mayo Clinic, in the Stormont Vail Health library',
        year: null,
        url: 'https://www.stormontvail.org/health-care-library/m-content/?id=CON-20377979',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of the page',
      },
      trial: {
        title: 'Helicobacter pylori eradication regressed gastric hyperplastic polyp: a randomized controlled trial',
        publisher: 'Digestive Diseases and Sciences',
        year: 2020,
        url: 'https://link.springer.com/article/10.1007/s10620-020-06065-0',
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
      korea: {
        title: 'Regression of hyperplastic gastric polyp after Helicobacter pylori eradication',
        publisher: 'Korean Journal of Gastrointestinal Endoscopy',
        year: 2011,
        url: 'https://koreamed.org/SearchBasic.php?RID=1935712',
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
      forth: {
        title: 'Upper gastrointestinal endoscopy (gastroscopy)',
        publisher: 'NHS Forth Valley',
        year: null,
        url: 'https://nhsforthvalley.com/?p=3807240',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of the page',
      },
      kingston: {
        title: 'Gastroscopy',
        publisher: 'Kingston and Richmond NHS Foundation Trust',
        year: null,
        url: 'https://kingstonandrichmond.nhs.uk/patients-and-families/patient-leaflets/gastroscopy',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of the leaflet',
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
    },
    figures: {
      bsgYear: { value: '2010', source: 'bsg' },
      atrophy: { value: '3 years', source: 'banks' },
      found: { value: '2 in 100 camera tests', source: 'spain' },
      meanAge: { value: '66 years old', source: 'spain' },
      womenShare: { value: '62 in 100 people', source: 'spain' },
      hyper: { value: '43 in 100 polyps', source: 'spain' },
      smallShare: { value: '83 in 100 polyps', source: 'spain' },
      smallSize: { value: '1 cm', source: 'spain' },
      big: { value: '1 cm', source: 'mayo' },
      removeSize: { value: '1 cm', source: 'bsg' },
      fap: { value: '20 fundic gland polyps', source: 'bsg' },
      scope: { value: '5 minutes', source: 'forth' },
      fast: { value: '6 hours', source: 'forth' },
      sips: { value: '2 hours', source: 'forth' },
      minder: { value: '24 hours', source: 'kingston' },
      cleared: { value: '14 people', source: 'trial' },
      vanished: { value: '7', source: 'trial' },
      untreated: { value: '13 people', source: 'trial' },
      shrinkTime: { value: '7 months', source: 'trial' },
      snareTrouble: { value: '9 of 308 people', source: 'snare' },
      snareBleed: { value: '6 of them', source: 'snare' },
      emrBleed: { value: '19 in 100 people', source: 'emr' },
      reviewGone: { value: '59 in 100 people', source: 'review' },
      koreaGone: { value: '43 in 100 people', source: 'korea' },
      koreaGone2: { value: '22 in 100 people', source: 'korea' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
