import type { Treatment } from '#content/treatment.ts';

export const treatment = {
  id: 15,
  group: 'colon-rectum',
  link: 'rectumpolyps',
  name: 'Colon and rectal polyps',
  otherNames: ['Bowel polyps', 'Colon polyps', 'Rectal polyps', 'Adenomas of the bowel', 'आंत के पॉलिप', 'बड़ी आंत में पॉलिप'],
  subtitle: 'Also called bowel polyps',
  kind: 'condition',
  organs: ['large-intestine', 'rectum'],
  icd10: 'K62.1',
  summary:
    'A polyp was found in my bowel: is it cancer, must it come out, and when is the next colonoscopy? Kinds, removal, risks and follow-up explained.',
  keywords: ['colon polyps', 'rectal polyps', 'polypectomy', 'adenoma', 'colonoscopy follow-up', 'bowel polyps'],
  aims: 'This page explains what a bowel polyp is, how it is removed, and when you need the next check.',
  description:
    'A bowel polyp is a small growth on the inner lining of the colon or rectum. Most polyps are not cancer, but one kind, the adenoma, can slowly turn into it. Taking polyps out lowers that risk, and it is usually done during the colonoscopy that finds them.',
  careCard: {
    emergency: [
      'you pass a lot of blood or clots, or bleeding does not stop',
      'you bleed and feel dizzy, faint, cold or breathless, or your stool is black and sticky',
      'after a colonoscopy you have severe or growing belly pain, or your belly is hard',
      'after a colonoscopy you have fever, chills or repeated vomiting',
      'your belly swells and you cannot pass stool or wind',
    ],
    urgent: [
      'you see blood in your stool for the first time, even if you have piles',
      'small bleeding after polyp removal goes on past the first day or gets worse',
      'loose stools or constipation are new for you and do not settle',
      'you take a blood thinner and were told nothing about it before your colonoscopy',
    ],
    routine: [
      'a parent, brother, sister or child has had bowel cancer or many polyps',
      'your follow-up colonoscopy is due, or you do not know when it is due',
      'a blood test shows low iron and the reason is not known',
      'you want to understand a polyp report',
    ],
  },
  symptoms: [
    'Most polyps cause no symptoms and are found by chance or at a check.',
    'Some bleed: red blood on the stool or paper, or blood that only a test can see.',
    'Slow bleeding can make you tired and pale from anaemia.',
    'A large polyp can cause slime, loose stools, constipation or cramps.',
    'A polyp low in the rectum may come out through the anus with stool.',
  ],
  causes: [
    'The cells of the lining grow too fast because of small changes in their genes. Why this starts is often not known.',
    'Polyps are more common in men and with age. In a large Hyderabad study, {hydPolyps} who had a colonoscopy had polyps, and {hydAdenoma} had adenomas.',
    'In western countries adenomas are found in {westAdenoma} over {westAge}.',
    'Smoking, alcohol, extra weight, and much red or processed meat raise the risk.',
    'Rarely, a family illness causes tens or hundreds of polyps at a young age. Long-standing colitis also needs its own checks.',
  ],
  types: [
    {
      title: 'Adenoma',
      details: 'This is the kind that can become cancer, usually over many years. In a Mumbai study {mumbaiAdenoma} were adenomas.',
    },
    { title: 'Serrated polyp', details: 'It is often flat and easy to miss. Some of these can also turn into cancer.' },
    { title: 'Small hyperplastic polyp', details: 'It is common low in the bowel and does almost no harm when small.' },
    {
      title: 'Inflammatory and juvenile polyps',
      details: 'They come from healing or from birth. One alone is seldom a danger; many need advice.',
    },
    {
      title: 'Polyp with cancer inside',
      details: 'The laboratory finds this after removal. Sometimes removal is enough; sometimes surgery follows.',
    },
  ],
  tests: [
    { title: 'Colonoscopy', details: 'A thin camera looks at the whole large bowel. It can take the polyp out at the same time.' },
    {
      title: 'Short camera test (sigmoidoscopy)',
      details: 'It shows only the last part. If it finds an adenoma, a full colonoscopy follows.',
    },
    {
      title: 'Stool test for hidden blood',
      details: 'It is simple but can miss polyps. A positive result means that you need a colonoscopy.',
    },
    { title: 'CT scan of the colon', details: 'It helps when a full colonoscopy is not possible. It cannot remove anything.' },
    {
      title: 'Laboratory report',
      details: 'It names the kind, the size and whether cells look risky. It sets the date of your next check.',
    },
  ],
  treatment: {
    overview: 'Most polyps should come out, because nobody can be sure of the kind by looking. Size, shape and place decide how.',
    details: [
      {
        title: 'Removal during colonoscopy',
        description:
          'The doctor passes a wire loop through the camera, closes it round the polyp and cuts it off. You are sleepy or comfortable with sedation.',
        benefits:
          'In a long American study of {npsPeople} who had adenomas removed, {npsDied} died of bowel cancer. In a group of the same size from the general public, about {npsExpected} would be expected.',
        risks:
          'In Canada, after colonoscopy for a positive stool test, {bleed} needed hospital for bleeding and {tear} for a tear in the bowel. The risk rises with age and with large polyps.',
        recovery: 'You go home the same day and rest. Most people are back to normal the next day.',
      },
      {
        title: 'Lifting out a large, flat polyp',
        description:
          'Fluid is injected under the polyp to lift it. It is then cut out whole or in pieces by a doctor trained in this (EMR or ESD).',
        benefits: 'It spares most people bowel surgery. In one centre only {emrLeft} had some polyp left at the scar at the first check.',
        risks:
          'Bleeding follows in {emrBleed} and a tear in {emrTear} with the simpler method (EMR). A tear is often closed with clips through the camera, but surgery may be needed.',
        recovery: 'You may stay a night. Avoid long journeys and heavy work for as long as your doctor says.',
      },
      {
        title: 'Surgery',
        description: 'A part of the bowel is removed, mostly by keyhole. For a rectal polyp, it can be cut out through the anus.',
        benefits:
          'It is for polyps that cannot come out by camera, for some with cancer inside, and for family illness with very many polyps.',
        risks:
          'It is a larger step, with risks of infection, a leak at the join, clots and sometimes a stoma. Bleeding and pain last longer.',
        recovery: 'Expect some days in hospital and some weeks before heavy work.',
      },
      {
        title: 'Leaving the polyp',
        description:
          'The polyp stays. It may never change, or it may grow. This can be right for tiny harmless polyps, or when other illness matters more.',
        benefits: 'You avoid the small risk of removal now.',
        risks:
          'Before colonoscopy existed, polyps of {bigPolyp} or more were often left. Cancer was found there in {tenYearRisk} after {tenYears} and in {twentyYearRisk} after {twentyYears}.',
        recovery: 'You carry on as usual but need to know the signs of bleeding and blockage.',
        withoutTreatment: true,
      },
    ],
  },
  uncertainties: [
    'How common adenomas are in India is not settled: {hydAdenoma2} in Hyderabad, {otherAdenoma} in smaller studies. All counted people who were having a colonoscopy, not the public.',
    'The follow-up times come from an American expert group. India has no national rule that we could find, and other countries use other gaps.',
    'It is not proven that any diet or tablet stops polyps coming back. Do not take aspirin for this without advice.',
  ],
  preparing: [
    'The bowel must be clean. Take the whole drink as told, even the last glass, because small polyps hide behind what is left in the bowel.',
    'Tell us about blood thinners, diabetes, kidney or heart illness and iron tablets well before. Do not stop a medicine on your own.',
    'Eat light food with little fibre before the test, as your sheet says. Clear drinks go on until the time you are given.',
    'Arrange for an adult to take you home, because sedation slows you down.',
  ],
  inHospital: [
    'A nurse checks your pulse and oxygen, and you lie on your side. Cramps from gas are common and pass.',
    'The doctor looks carefully on the way out. Polyps go to the laboratory in small jars.',
    'You rest afterwards until you are fully awake. Before you leave, ask what was found and when the report comes.',
  ],
  recovery: [
    { when: 'The same day', what: 'Rest, eat lightly and pass wind. Do not drive, sign papers or use machines until the next day.' },
    {
      when: 'The next days',
      what: 'A streak of blood can be normal. Heavier bleeding can start late, so watch for it for about {bleedDays}; it is an emergency.',
    },
    { when: 'When the report comes', what: 'You hear the kind of polyp and the date of the next colonoscopy. Write it down.' },
    {
      when: 'An early next check',
      what: 'American advice is {gapPieces} after a large polyp cut out in pieces, and {gapMany} after more than {manyAdenomas}. It is {gapHigh} after a polyp over {highSize}, {someAdenomas}, or risky cells.',
    },
    {
      when: 'A later next check',
      what: 'It is {gapThree} after {threeAdenomas}, and {gapFew} after {fewAdenomas}. After a normal test, or only small hyperplastic polyps, it is {gapNormal}.',
    },
  ],
  deciding:
    'For most polyps the choice is easy, because removal is small and the gain is clear. It is harder for a large polyp, or when you are old or ill. Then weigh the years the polyp needs to become dangerous against the risk of removing it now.',
  questions: [
    'How many polyps were there, how big, and where?',
    'Were they all taken out completely?',
    'What kind are they, and may I have the report?',
    'When is my next colonoscopy, and who will remind me?',
    'What bleeding is normal, and whom do I call at night?',
    'When do I take my blood thinner again?',
    'Should my brothers, sisters or children be checked?',
  ],
  livingWith: [
    'Most polyps are not cancer. Having one removed is good news; write down the date of your next check.',
    'Stop tobacco, keep alcohol low, stay active, and fill half the plate with vegetables, fruit and dal.',
    'Do not explain bleeding away as piles. Show it to a doctor each time it is new.',
    'Tell close relatives, because their own checks may need to start earlier.',
  ],
  support: [
    { name: 'Health Service Executive, Ireland: Bowel polyps', url: 'https://www2.hse.ie/conditions/bowel-polyps' },
    {
      name: "Guy's and St Thomas' NHS: After your colonoscopy",
      url: 'https://www.guysandstthomas.nhs.uk/health-information/colonoscopy/aftercare',
    },
  ],
  evidence: {
    sources: {
      hyderabad: {
        title: 'Detection of Colon Polyps in India: a large retrospective cohort study (DoCPIr)',
        publisher: 'Journal of Digestive Endoscopy',
        year: 2021,
        url: 'https://www.thieme-connect.com/products/ejournals/html/10.1055/s-0041-1731977',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      mumbai: {
        title: 'Frequency of colonic adenomatous polyps in a tertiary hospital in Mumbai',
        publisher: 'Indian Journal of Gastroenterology',
        year: 2016,
        url: 'https://link.springer.com/article/10.1007/s12664-016-0681-9',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      nps: {
        title: 'Colonoscopic polypectomy and long-term prevention of colorectal-cancer deaths',
        publisher: 'New England Journal of Medicine',
        year: 2012,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3322371/',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      ontario: {
        title: 'Perforation and post-polypectomy bleeding complicating colonoscopy in a population-based screening program',
        publisher: 'Endoscopy International Open',
        year: 2021,
        url: 'https://doi.org/10.1055/a-1381-7149',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      advances: {
        title: 'Advances, problems, and complications of polypectomy (table 4)',
        publisher: 'Clinical and Experimental Gastroenterology',
        year: 2014,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4155740/table/t4-ceg-7-285',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      emr: {
        title: 'Outcome of endoscopic mucosal resection as an alternative to surgery in patients with complex colon polyps',
        publisher: 'Gastrointestinal Endoscopy',
        year: 2016,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4949087',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      stryker: {
        title: 'Natural history of untreated colonic polyps',
        publisher: 'Gastroenterology',
        year: 1987,
        url: 'https://pubmed.ncbi.nlm.nih.gov/3653628/',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      aafp: {
        title: 'Colonoscopy follow-up: US Multi-Society Task Force on Colorectal Cancer updates recommendations',
        publisher: 'American Family Physician',
        year: 2021,
        url: 'https://www.aafp.org/afp/2021/0301/p314.html',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      usmstf: {
        title: 'Recommendations for follow-up after colonoscopy and polypectomy: a consensus update by the US Multi-Society Task Force',
        publisher: 'Gastroenterology',
        year: 2020,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7672705',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      hydPolyps: { value: '10 in 100 people', source: 'hyderabad' },
      hydAdenoma2: { value: '4 in 100 people', source: 'hyderabad' },
      otherAdenoma: { value: '5 to 7 in 100 people', source: 'hyderabad' },
      hydAdenoma: { value: '4 in 100 people', source: 'hyderabad' },
      westAdenoma: { value: '20 to 53 in 100 people', source: 'hyderabad' },
      westAge: { value: '50 years of age', source: 'hyderabad' },
      mumbaiAdenoma: { value: '52 in 100 polyps', source: 'mumbai' },
      npsPeople: { value: '2,602 people', source: 'nps' },
      npsDied: { value: '12 of them', source: 'nps' },
      npsExpected: { value: '25 such deaths', source: 'nps' },
      bleed: { value: '4.3 in 1,000 people', source: 'ontario' },
      tear: { value: '0.4 in 1,000 people', source: 'ontario' },
      bleedDays: { value: '14 days', source: 'ontario' },
      emrBleed: { value: '10 to 100 in 1,000 people', source: 'advances' },
      emrTear: { value: 'up to 15 in 1,000 people', source: 'advances' },
      emrLeft: { value: '6 of 137 people', source: 'emr' },
      bigPolyp: { value: '10 mm', source: 'stryker' },
      tenYearRisk: { value: '8 in 100 people', source: 'stryker' },
      tenYears: { value: '10 years', source: 'stryker' },
      twentyYearRisk: { value: '24 in 100 people', source: 'stryker' },
      twentyYears: { value: '20 years', source: 'stryker' },
      gapMany: { value: '1 year', source: 'aafp' },
      manyAdenomas: { value: '10 adenomas', source: 'aafp' },
      gapHigh: { value: '3 years', source: 'aafp' },
      highSize: { value: '10 mm', source: 'aafp' },
      someAdenomas: { value: '5 to 10 adenomas', source: 'aafp' },
      gapFew: { value: '7 to 10 years', source: 'usmstf' },
      fewAdenomas: { value: '1 or 2 of them', source: 'usmstf' },
      gapThree: { value: '3 to 5 years', source: 'usmstf' },
      threeAdenomas: { value: '3 or 4 small adenomas', source: 'usmstf' },
      gapNormal: { value: '10 years', source: 'aafp' },
      gapPieces: { value: '6 months', source: 'aafp' },
    },
  },
  written: '2026-11-20',
  reviewed: null,
} as const satisfies Treatment;
