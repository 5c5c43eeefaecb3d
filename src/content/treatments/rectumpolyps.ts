import { rectalPolypsPictures } from '#content/pictures/rectal-polyps.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf } from '#content/triage.ts';

export const treatment = {
  id: 15,
  group: 'colon-rectum',
  link: 'rectumpolyps',
  name: 'Colon and rectal polyps',
  otherNames: ['Bowel polyps', 'Colon polyps', 'Rectal polyps', 'Adenomas of the bowel', 'आंत के पॉलिप', 'बड़ी आंत में पॉलिप'],
  subtitle: 'Also called bowel polyps',
  kind: 'condition',
  organs: ['large-intestine', 'rectum'],
  icon: 'colon-rectum',
  images: rectalPolypsPictures,
  icd10: 'K62.1',
  summary:
    'A polyp was found in my bowel: is it cancer, must it come out, and when is the next colonoscopy? Kinds, removal, risks and follow-up explained.',
  keywords: ['colon polyps', 'rectal polyps', 'polypectomy', 'adenoma', 'colonoscopy follow-up', 'bowel polyps'],
  aims: 'This page explains what a bowel polyp is, how it is removed, and when you need the next check.',
  description:
    'A bowel polyp is a small growth on the inner lining of the colon or rectum. Most polyps are not cancer, but one kind, the adenoma, can slowly turn into it. Taking polyps out lowers that risk, usually during the same colonoscopy.',
  inShort: {
    emergency:
      'A polyp itself is not. A lot of blood, black stool, a blocked bowel, or, after a removal, strong pain, fever or shivering is: call 112 or 108.',
    operation: 'Hardly ever for a small one: it comes out during colonoscopy. With large ones, {largeSurgery} needed surgery in the end.',
    choices:
      'The choices are removal during colonoscopy, lifting out a large flat polyp, surgery, or leaving a polyp when other illness matters more.',
    back: 'Most people are back to normal the next day. Bleeding can start late: after a large removal we ask you to stay near a hospital for {bleedDays}, as long as a Canadian study counted it.',
    next: 'Ask for the laboratory report. It names the kind of polyp, and with that the date of your next colonoscopy.',
  },
  careCard: cardOf([
    'heavy-bleeding',
    'vomits-blood-or-black-stool',
    'camera-pain',
    'camera-fever',
    'blocked',
    ...afterBellyOperation,
    'camera-bleeding',
    'first-blood',
    'bowel-habit',
    'preparation-thinner',
    'anaemia',
    'bowel-cancer-in-family',
    'colonoscopy-due',
    'polyp-report',
  ]),
  symptoms: [
    'Most cause no symptoms and are found by chance.',
    'Some bleed: you see red blood on the stool, or only a test finds it. Slow bleeding can make you pale and tired (anaemia).',
  ],
  causes: [
    'The cells of the lining grow too fast because of small changes in their genes.',
    'Polyps are more common in men and with age. In a Hyderabad hospital, {hydPolyps} of {hydAll} who had a colonoscopy had polyps, and {hydAdenoma} had adenomas.',
    'Smoking, alcohol, extra weight and much red meat raise the risk.',
  ],
  types: [
    {
      title: 'Adenoma',
      details: 'This kind can become cancer, usually over many years.',
    },
    { title: 'Serrated polyp', details: 'It is often flat and easy to miss, and some of these can also turn into cancer.' },
    { title: 'Small hyperplastic polyp', details: 'It is common low in the bowel and does almost no harm.' },
    {
      title: 'Inflammatory and juvenile polyps',
      details: 'They come from inflammation or from childhood; one alone is seldom a danger.',
    },
    {
      title: 'Polyp with cancer inside',
      details: 'The laboratory finds this after removal; sometimes surgery follows.',
    },
  ],
  tests: [
    { title: 'Colonoscopy', details: 'A thin camera looks at the whole large bowel, and polyps can be taken out at the same time.' },
    {
      title: 'Short camera test (sigmoidoscopy)',
      details: 'It shows only the last part; a full colonoscopy follows if it finds an adenoma.',
    },
    { title: 'Stool test for hidden blood', details: 'It can miss polyps; if it is positive, you need a colonoscopy.' },
    {
      title: 'Laboratory report',
      details: 'It names the kind, the size and risky cells (dysplasia), and sets the date of your next check.',
    },
  ],
  treatment: {
    overview: 'Most polyps should come out, because nobody can be sure of the kind by looking.',
    rowNames: { comesBack: 'Growth again, or left' },
    details: [
      {
        title: 'Removal during colonoscopy',
        description:
          'The doctor passes a wire loop through the camera, closes it round the polyp and cuts it off (polypectomy), while a sedative keeps you sleepy.',
        benefits:
          'In an American study of {npsPeople} who had adenomas removed, {npsDied} died of bowel cancer in about {npsYears}. In a group of the same size from the general public, about {npsExpected} would be expected.',
        risks:
          'In Canada, after colonoscopy for a positive stool test, {bleed} needed hospital for bleeding and {tear} for a tear in the bowel. At the Mayo Clinic {mayoCancer} with a high-risk polyp taken out later had cancer there, after about {mayoYears}.',
        recovery:
          'You go home the same day. In a British hospital people’s own health was {lifeBefore} before a colonoscopy, {lifePrep} with the bowel drink and {lifeAfter} a day later.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'The next day',
          mainRisk: 'Bleeding that needed hospital: {bleed}',
          comesBack: 'Cancer there, high-risk polyps: {mayoCancer}',
          operation: 'colonoscopy-polyps',
        },
      },
      {
        title: 'Lifting out a large, flat polyp',
        description:
          'Fluid is injected under the polyp to lift it, and a doctor trained in this cuts it out whole or in pieces (EMR or ESD).',
        benefits:
          'It spares most people bowel surgery. In a review of polyps of {largeSize} or more, {largeSurgery} needed surgery in the end, mostly because of cancer in the polyp.',
        risks:
          'Bleeding or a tear is more likely than with a small polyp; about {largeHarm} people needed surgery for it. In a Dutch trial of large rectal polyps {emrHarm} had some problem, and {emrBad} a major one. In Sydney some polyp was back in {backNoHeat} until the edge was treated with heat, and in {backHeat} since.',
        recovery: 'You may stay a night. Bleeding can start late, so ask us before you fly or travel far within {bleedDays}.',
        compare: {
          cut: 'None',
          nights: 'None or one',
          usualLife: null,
          mainRisk: 'Harm that needed surgery: {largeHarm} people',
          comesBack: 'Edge heated, back: {backHeat}',
          operation: 'colonoscopy-polyps',
        },
      },
      {
        title: 'Surgery',
        description: 'A part of the bowel is removed, mostly by keyhole, or a rectal polyp is cut out through the anus.',
        benefits:
          'It is for polyps that cannot come out by camera, and for family illness with very many. In the Dutch trial {temBack} came back within {temYears} of removal through the anus, and {emrBack} of lifting by camera; years in good health were the same [trend].',
        risks:
          'Of Americans whose bowel was cut for a harmless polyp {cutHarm} had a serious problem, {cutDeath} died within a month, and about {cutStoma} had a stoma. Through the anus {temHarm} had some problem in the Dutch trial, and {temBad} a major one.',
        recovery:
          'Through the anus, a night; otherwise days in hospital and weeks before heavy work. Daily life afterwards has no score that we found.',
        compare: {
          cut: 'Small cuts, mostly',
          nights: null,
          usualLife: null,
          mainRisk: 'Serious problem: {cutHarm}',
          comesBack: 'Through the anus, {temYears}: {temBack}',
          operation: 'colon',
        },
      },
      {
        title: 'Leaving the polyp',
        description:
          'The polyp is left in place, where it may never change or may grow. This can be right for tiny harmless ones, or when other illness matters more.',
        benefits: 'You avoid the drink, the test and the small risk of removal now.',
        risks:
          'Before colonoscopy existed, polyps of {bigPolyp} or more were often left, and cancer was found there in {tenYearRisk} after {tenYears} and in {twentyYearRisk} after {twentyYears}.',
        recovery: 'You carry on, but need to know the signs of bleeding and blockage.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'If large, cancer in {tenYears}: {tenYearRisk}',
          comesBack: 'It stays, and may grow',
        },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
    {
      title: 'Of people whose polyp of {bigPolyp} or more was left (an old study), so many had cancer there',
      of: [3],
      rows: [
        { label: 'after {tenYears}', figure: '{tenYearRisk}' },
        { label: 'after {twentyYears}', figure: '{twentyYearRisk}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Polyethylene glycol (PEG), the cleaning drink',
      details:
        'It is taken in two parts, the last on the day of the test, and finished at least {prepEnd} before it [esgePrep]. In kidney or heart illness, take no other kind without asking.',
    },
    {
      title: 'Blood thinners (such as warfarin, clopidogrel, apixaban)',
      details:
        'Taking out a polyp counts as a test with a high risk of bleeding [thinners], but a stop can bring on a stroke. The doctors who treat your heart agree the plan with us.',
    },
  ],
  others: [
    {
      title: 'Your parents, brothers, sisters and children',
      details:
        'If you have had bowel cancer or an advanced adenoma, their own risk is about doubled, and American guidelines start their checks by the age of {familyAge} [family].',
    },
    {
      title: 'Children',
      details:
        'A child’s polyp mostly bleeds without pain. Of {kids} in Pakistan, {kidsOne} had only one; several may point to a family illness.',
    },
  ],
  operations: ['colonoscopy-polyps', 'rectal-polyp'],
  uncertainties: [
    'How common adenomas are in India is not settled: studies count people with complaints, not the public.',
    'The times below are American; we found no Indian rule. British and European guidelines ask for no early repeat after a few small adenomas [compare].',
  ],
  preparing: [
    'Take the whole drink, even the last glass: small polyps hide behind what is left.',
    'Tell us well before about blood thinners, diabetes, kidney or heart illness and iron, but stop nothing on your own.',
  ],
  inHospital: ['You lie on your side, and cramps from gas soon pass.', 'Ask afterwards when the report comes.'],
  recovery: [
    { when: 'The same day', what: 'Rest, eat lightly and pass wind. Do not drive, sign papers or use machines until the next day.' },
    {
      when: 'The next days',
      what: 'A streak of blood can be normal. Heavier bleeding, which can start late, is an emergency, so watch for it for {bleedDays}.',
    },
    { when: 'When the report comes', what: 'You hear the kind of polyp and the date of the next colonoscopy, so write it down.' },
    {
      when: 'Next check: {gapPieces}',
      what: 'After a polyp of {pieceSize} or more that was cut out in pieces (American advice, as in the lines below).',
    },
    { when: 'Next check: {gapMany}', what: 'After more than {manyAdenomas}.' },
    {
      when: 'Next check: {gapHigh}',
      what: 'After an adenoma or serrated polyp of {highSize} or more, with risky cells (dysplasia), of the villous kind, or after {someAdenomas} of either kind.',
    },
    { when: 'Next check: {gapThree}', what: 'After {threeAdenomas} or serrated polyps.' },
    { when: 'Next check: {gapFew}', what: 'After {fewAdenomas}. After as many small serrated polyps it is {gapFewSerrated}.' },
    { when: 'Next check: {gapNormal}', what: 'After a normal test, or only small hyperplastic polyps.' },
    {
      when: 'These times are not for you if',
      what: 'Your bowel was not clean, cancer was in the polyp, or you have Lynch syndrome, a polyposis, colitis, or bowel cancer in your past or your close family. Then the check is sooner, and your doctor sets it [serrated].',
    },
  ],
  deciding:
    'Choose removal by camera for nearly every polyp. For a large one, choose lifting by camera if a trained team is near, even if it needs a second look; choose surgery if it cannot be lifted or cancer is likely. Choose to leave it if you are so old or ill that the years it needs matter less than the risk now. Ask how often lifting succeeds here.',
  questions: [
    'How many polyps were there, how big, and where?',
    'Were they all taken out completely?',
    'What kind are they, and may I have the report?',
    'When is my next colonoscopy, and who will remind me?',
    'Whom do I call at night if I bleed?',
    'When do I restart my blood thinner?',
  ],
  livingWith: [
    'You live as before, with a check every few years.',
    'Stop tobacco, keep alcohol low, and fill half the plate with vegetables.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://nha.gov.in/PM-JAY' },
    {
      name: 'National Tobacco Quitline: free help to stop smoking',
      url: 'https://nhm.gov.in/index1.php?lang=1&level=3&sublinkid=1124&lid=641',
    },
    { name: 'Health Service Executive, Ireland: polyps explained simply', url: 'https://www2.hse.ie/conditions/bowel-polyps' },
    {
      name: "Guy's and St Thomas' NHS: the days after your colonoscopy",
      url: 'https://www.guysandstthomas.nhs.uk/health-information/colonoscopy/aftercare',
    },
  ],
  evidence: {
    sources: {
      recede: {
        title: 'Impact of colonoscopy on health-related quality of life: findings from the RECEDE study',
        publisher: 'Health and Quality of Life Outcomes',
        year: 2024,
        url: 'https://doi.org/10.1186/s12955-024-02262-x',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      mayo: {
        title: 'Colonoscopy surveillance for high risk polyps does not always prevent colorectal cancer',
        publisher: 'World Journal of Gastroenterology',
        year: 2018,
        url: 'https://doi.org/10.3748/wjg.v24.i8.905',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      sydney: {
        title:
          'Margin thermal ablation eliminates size as a risk factor for recurrence after piecemeal endoscopic mucosal resection of large non-pedunculated colorectal polyps',
        publisher: 'Gut',
        year: 2025,
        url: 'https://doi.org/10.1136/gutjnl-2024-333563',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      peery: {
        title: 'Morbidity and mortality after surgery for nonmalignant colorectal polyps',
        publisher: 'Gastrointestinal Endoscopy',
        year: 2018,
        url: 'https://doi.org/10.1016/j.gie.2017.03.1550',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      trend: {
        title:
          'Randomised controlled trial of transanal endoscopic microsurgery versus endoscopic mucosal resection for large rectal adenomas (TREND Study)',
        publisher: 'Gut',
        year: 2018,
        url: 'https://doi.org/10.1136/gutjnl-2016-313101',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      hyderabad: {
        title: 'Detection of Colon Polyps in India: A Large Retrospective Cohort Study (DoCPIr)',
        publisher: 'Journal of Digestive Endoscopy',
        year: 2021,
        url: 'https://doi.org/10.1055/s-0041-1731977',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      nps: {
        title: 'Colonoscopic polypectomy and long-term prevention of colorectal-cancer deaths',
        publisher: 'New England Journal of Medicine',
        year: 2012,
        url: 'https://doi.org/10.1056/NEJMoa1100370',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      ontario: {
        title: 'Perforation and post-polypectomy bleeding complicating colonoscopy in a population-based screening program',
        publisher: 'Endoscopy International Open',
        year: 2021,
        url: 'https://doi.org/10.1055/a-1381-7149',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      large: {
        title: 'Efficacy and safety of endoscopic resection of large colorectal polyps: a systematic review and meta-analysis',
        publisher: 'Gut',
        year: 2016,
        url: 'https://doi.org/10.1136/gutjnl-2014-308481',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract, and an account of it at healio.com',
      },
      stryker: {
        title: 'Natural history of untreated colonic polyps',
        publisher: 'Gastroenterology',
        year: 1987,
        url: 'https://doi.org/10.1016/0016-5085(87)90563-4',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      serrated: {
        title:
          'Recommendations for Follow-Up After Colonoscopy and Polypectomy: A Consensus Update by the US Multi-Society Task Force on Colorectal Cancer (American Journal of Gastroenterology), table 5',
        publisher: 'US Multi-Society Task Force on Colorectal Cancer',
        year: 2020,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7389642/table/T5',
        checkedOn: '2026-11-22',
        basis: 'full',
      },
      usmstf: {
        title:
          'Recommendations for Follow-Up After Colonoscopy and Polypectomy: A Consensus Update by the US Multi-Society Task Force on Colorectal Cancer',
        publisher: 'Gastroenterology',
        year: 2020,
        url: 'https://doi.org/10.1053/j.gastro.2019.10.026',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its times in table 7.2-1 of the McMaster Textbook of Internal Medicine',
      },
      compare: {
        title: 'Summary and comparison of recently updated post-polypectomy surveillance guidelines',
        publisher: 'Intestinal Research',
        year: 2023,
        url: 'https://doi.org/10.5217/ir.2023.00107',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      esgePrep: {
        title: 'Bowel preparation for colonoscopy: European Society of Gastrointestinal Endoscopy (ESGE) Guideline – Update 2019',
        publisher: 'Endoscopy',
        year: 2019,
        url: 'https://doi.org/10.1055/a-0959-0505',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its recommendations at the British Society of Gastroenterology',
      },
      thinners: {
        title:
          'Endoscopy in patients on antiplatelet or anticoagulant therapy: British Society of Gastroenterology (BSG) and European Society of Gastrointestinal Endoscopy (ESGE) guideline update',
        publisher: 'Endoscopy',
        year: 2021,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8390296',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract, and its first table',
      },
      family: {
        title: 'Evidenced-Based Screening Strategies for a Positive Family History',
        publisher: 'Gastrointestinal Endoscopy Clinics of North America',
        year: 2020,
        url: 'https://doi.org/10.1016/j.giec.2020.02.015',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract, and its table of guidelines, PMC7302941',
      },
      kids: {
        title: 'Juvenile colorectal polyps in children: experience in Pakistan',
        publisher: 'Pediatric Surgery International',
        year: 2004,
        url: 'https://doi.org/10.1007/s00383-004-1194-7',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      lifeBefore: { value: '0.76', source: 'recede' },
      lifePrep: { value: '0.73', source: 'recede' },
      lifeAfter: { value: '0.79 on a scale of 0 to 1', source: 'recede' },
      emrHarm: { value: '18 in 100', source: 'trend' },
      emrBad: { value: '1 in 100', source: 'trend' },
      temBad: { value: '8 in 100', source: 'trend' },
      mayoCancer: { value: '84 of 4,610 people', source: 'mayo' },
      mayoYears: { value: '4 years', source: 'mayo' },
      backNoHeat: { value: '14 in 100', source: 'sydney' },
      backHeat: { value: '2 in 100', source: 'sydney' },
      cutHarm: { value: '14 in 100 people', source: 'peery' },
      cutDeath: { value: '7 in 1,000', source: 'peery' },
      cutStoma: { value: '2 in 100', source: 'peery' },
      temBack: { value: '11 in 100', source: 'trend' },
      temYears: { value: '2 years', source: 'trend' },
      emrBack: { value: '15 in 100', source: 'trend' },
      temHarm: { value: '26 in 100', source: 'trend' },
      npsPeople: { value: '2,602 people', source: 'nps' },
      npsDied: { value: '12 of them', source: 'nps' },
      npsYears: { value: '16 years', source: 'nps' },
      npsExpected: { value: '25 such deaths', source: 'nps' },
      bleed: { value: '4.3 in 1,000 people', source: 'ontario' },
      tear: { value: '0.4 in 1,000 people', source: 'ontario' },
      bleedDays: { value: '14 days', source: 'ontario' },
      largeSize: { value: '20 mm', source: 'large' },
      largeSurgery: { value: '8 in 100 people', source: 'large' },
      largeHarm: { value: '10 in 1,000', source: 'large' },
      bigPolyp: { value: '10 mm', source: 'stryker' },
      tenYearRisk: { value: '8 in 100', source: 'stryker' },
      tenYears: { value: '10 years', source: 'stryker' },
      twentyYearRisk: { value: '24 in 100', source: 'stryker' },
      twentyYears: { value: '20 years', source: 'stryker' },
      gapPieces: { value: '6 months', source: 'usmstf' },
      pieceSize: { value: '20 mm', source: 'usmstf' },
      gapMany: { value: '1 year', source: 'usmstf' },
      manyAdenomas: { value: '10 adenomas', source: 'usmstf' },
      gapHigh: { value: '3 years', source: 'usmstf' },
      highSize: { value: '10 mm', source: 'usmstf' },
      someAdenomas: { value: '5 to 10', source: 'usmstf' },
      gapThree: { value: '3 to 5 years', source: 'usmstf' },
      threeAdenomas: { value: '3 or 4 small adenomas', source: 'usmstf' },
      gapFew: { value: '7 to 10 years', source: 'usmstf' },
      fewAdenomas: { value: '1 or 2 small adenomas', source: 'usmstf' },
      gapFewSerrated: { value: '5 to 10 years', source: 'serrated' },
      gapNormal: { value: '10 years', source: 'usmstf' },
      hydPolyps: { value: '3,551', source: 'hyderabad' },
      hydAll: { value: '34,893 people', source: 'hyderabad' },
      hydAdenoma: { value: '1,514', source: 'hyderabad' },
      prepEnd: { value: '2 hours', source: 'esgePrep' },
      familyAge: { value: '40', source: 'family' },
      kids: { value: '129 children', source: 'kids' },
      kidsOne: { value: '108', source: 'kids' },
    },
  },
  written: '2026-11-23',
} as const satisfies Treatment;
