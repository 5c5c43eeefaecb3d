import type { Treatment } from '#content/treatment.ts';

export const treatment = {
  id: 16,
  group: 'whipple',
  // The published address is spelled this way (specification, section 2); correcting it would break the link.
  link: 'whilesurgery',
  name: 'Whipple surgery',
  otherNames: [
    'Whipple operation',
    'Whipple procedure',
    'Pancreaticoduodenectomy',
    'Removal of the head of the pancreas',
    'व्हिपल सर्जरी',
    'व्हिपल ऑपरेशन',
  ],
  kind: 'operation',
  organs: ['pancreas', 'small-intestine', 'bile-duct', 'gallbladder', 'stomach'],
  icd10: null,
  summary:
    'Whipple surgery removes the head of the pancreas. Who needs it, what are the risks in numbers, and how long is the recovery? A calm guide for families.',
  keywords: [
    'Whipple surgery',
    'Whipple operation',
    'pancreaticoduodenectomy',
    'pancreatic head cancer surgery',
    'Whipple recovery',
    'व्हिपल सर्जरी',
  ],
  aims: 'This page helps you and your family weigh the Whipple operation: why it is done, what it can give, what it risks and how life is afterwards.',
  description:
    'The Whipple operation takes out the head of the pancreas, the first part of the small bowel (duodenum), the gallbladder and the bile duct [mayo]. The surgeon then joins the parts that stay, so that food and juices can flow again. It is one of the largest operations on the belly.',
  careCard: {
    emergency: [
      'you vomit blood, or pass black or bloody stool',
      'after the operation blood comes out of your drain or wound',
      'your skin or eyes turn yellow after the operation, with a stent in place, or with belly pain or drowsiness',
      'you have fever or shivering, or the belly swells and hurts more',
      'you have sudden breathlessness or chest pain, or your calf is newly swollen or sore',
      'your wound opens or leaks pus',
      'you cannot stop vomiting',
      'you feel faint, confused or very drowsy, or your sugar is very low or very high',
    ],
    urgent: [
      'you have not had the operation yet, and your skin, eyes or urine turn yellow or dark, with none of the signs above',
      'the wound is red, or leaks clear fluid',
      'your drain fluid changes colour, or its amount rises suddenly',
      'you cannot eat enough, or you have had no stool or wind since yesterday',
    ],
    routine: [
      'you were told that you have a growth in the head of the pancreas or near it',
      'you want a second opinion about this operation',
      'your stools are oily or you lose weight after the operation',
      'your check-up or your stent change is due',
    ],
  },
  symptoms: [
    'Yellow eyes and skin, with itching, dark urine and pale stools, because the bile duct is blocked.',
    'Loss of weight and appetite, or pain in the upper belly or back.',
    'Vomiting because the way out of the stomach is narrow.',
    'New diabetes together with weight loss.',
    'No signs at all: some growths are found on a scan done for another reason.',
  ],
  causes: [
    'Cancer in the head of the pancreas is the most common reason [cleveland].',
    'Cancer at the lower end of the bile duct, at its opening or in the duodenum is another. In one Indian series, growths around the opening were the largest group [army].',
    'Some cysts and slow-growing tumours are removed before they become cancer.',
    'Chronic pancreatitis with a painful, swollen head can be a reason. Rarely, an injury is.',
    'It is for people whose growth can be fully removed and who are fit enough. At one American clinic that is {eligible} with cancer of the pancreas.',
  ],
  types: [
    { title: 'Classic Whipple', details: 'The lower part of the stomach is taken out as well.' },
    {
      title: 'Whipple that keeps the stomach outlet',
      details: 'The whole stomach and its valve stay in place. This is often called pylorus-preserving.',
    },
    { title: 'Open surgery', details: 'One long cut gives the surgeon full sight. It is the usual way.' },
    {
      title: 'Keyhole or robotic surgery',
      details: 'Small cuts and a camera are used. It needs a team with special training and is not right for every growth.',
    },
    { title: 'Whipple with a blood vessel', details: 'If the growth touches a main vein, a piece of it may be removed and joined again.' },
  ],
  tests: [
    {
      title: 'CT scan of the pancreas',
      details: 'It shows if the growth can be removed. In people with jaundice it is done before a stent is placed [ng85].',
    },
    {
      title: 'MRI, PET or inside ultrasound',
      details: 'One of these is added if it is still unclear. A biopsy is not always needed before surgery.',
    },
    { title: 'Blood tests', details: 'Liver, kidneys, clotting, sugar, blood count and the marker CA 19-9 are checked.' },
    { title: 'Fitness check', details: 'Heart and lungs are tested, and a dietitian looks at your weight and strength.' },
  ],
  treatment: {
    overview:
      'The choice depends on what the growth is, how far it has gone and how strong you are. For most cancers in this part of the body, removing the growth gives the only chance of getting rid of it. For others, drainage or chemotherapy serves you better.',
    details: [
      {
        title: 'Whipple operation by open surgery',
        description:
          'Under full anaesthetic the growth is removed with the parts around it, then everything is joined again. It takes {length}.',
        benefits:
          'If no cancer is left, it can give years of life, above all with chemotherapy. It also opens the bile duct and the way for food.',
        risks:
          'In current reports fewer than {deathsNow} die. In a series from an Indian Armed Forces hospital {deathsIndia} died, falling to {deathsLater} in its second half. There, juice leaked from the pancreas in {leak}.',
        recovery: 'Expect {stay} in hospital when all goes well, and a further {homeTime} to recover. Many need longer.',
      },
      {
        title: 'Whipple by keyhole or robot',
        description: 'The same parts are removed through small cuts. The surgeon may need to change to open surgery.',
        benefits: 'Less blood loss and smaller scars are possible in trained hands.',
        risks:
          'The risks inside the belly are much the same. The American regulator (FDA) warns that for cancer, robotic surgery has not been shown to make people live longer [fda].',
        recovery: 'You may be up sooner, but the inner healing takes as long.',
      },
      {
        title: 'Chemotherapy first, then a new look',
        description: 'When the growth is close to main blood vessels, medicines come first. New scans then show if surgery makes sense.',
        benefits: 'Some growths shrink enough to be removed.',
        risks: 'Some people grow too weak, or the cancer spreads in the meantime.',
        recovery: 'It takes some months, with visits for drips and blood tests.',
      },
      {
        title: 'Stent or bypass without removal',
        description: 'A stent opens the bile duct or the gut. A bypass leads around the blockage.',
        benefits: 'It treats jaundice or vomiting with far less strain.',
        risks: 'It does not remove the cancer. Stents can block and need changing.',
        recovery: 'Days after a stent, and some weeks after a bypass.',
      },
      {
        title: 'No operation and no drainage',
        description: 'The growth stays and a blockage is not opened.',
        benefits: 'You avoid the risks of a very large operation.',
        risks: 'A cancer grows on. Jaundice, itching, infection and vomiting usually get worse.',
        recovery: 'Comfort care treats pain and other troubles, at home or in hospital.',
        withoutTreatment: true,
      },
    ],
  },
  uncertainties: [
    'Deaths after surgery differ between hospitals: {deathsIndia} in one Indian series, {deathsSouth} in another. Both were small. Hospitals that do many of these operations lose fewer people [uptodate].',
    'The stomach was slow to empty in {slowUsa} in the United States and in {slowIndia} in the Armed Forces series. The two groups had different illnesses.',
    'It is not settled whether keyhole or robotic surgery is better than open surgery here.',
    'Whether to place a stent before surgery depends on how deep the jaundice is. NICE prefers early surgery for those who are well enough [ng85].',
  ],
  preparing: [
    'Stop smoking, walk daily and practise deep breathing. Eat protein with every meal.',
    'List all medicines, above all blood thinners, diabetes medicines and herbs. Stop nothing on your own; the team gives you a written plan.',
    'Talk openly about alcohol, allergies, earlier operations and loose teeth.',
    'Choose one relative to hear the news and to ask questions. Arrange help at home and leave from work.',
  ],
  inHospital: [
    'You have a drip, a bladder tube and drains. The bladder tube is often out after {catheter}.',
    'The first night is usually in intensive care, where you are watched closely.',
    'Pain relief may come through a fine tube in the back. Say so if pain stops you from breathing deeply.',
    'You start with sips and go on to soft food. If the stomach is slow, you may need a tube and more time. In the United States the usual stay was {stayFast} without this problem and {staySlow} with it.',
  ],
  recovery: [
    { when: 'The first days', what: 'You sit, stand and walk with help. Drains come out when the fluid is clear of digestive juice.' },
    {
      when: 'The first weeks at home',
      what: 'You are tired and full after small meals. Eat often, weigh yourself and walk a little further each day.',
    },
    { when: 'The next months', what: 'Digestion settles. You learn how the body uses food, and chemotherapy may begin.' },
    { when: 'After that', what: 'Checks go on for years: weight, sugar, vitamins and scans if it was cancer.' },
  ],
  deciding:
    'Weigh the chance of more years against a hard operation and months of recovery. Ask what the surgeon expects for you, and not only for people in general. It is fair to ask for time, and for a second opinion.',
  questions: [
    'What do you think the growth is, and can all of it be removed?',
    'How many Whipple operations did you and this hospital do last year?',
    'How many of those people had a leak, and how many died?',
    'Do I need a stent or chemotherapy first?',
    'Open, keyhole or robotic: which do you advise for me, and why?',
    'What will I eat, and will I need enzymes or insulin?',
    'Who answers if something goes wrong at night?',
  ],
  livingWith: [
    'Eat several small meals a day, chew well and take enzymes with food if they are prescribed.',
    'Oily stools or weight loss often mean that the enzyme dose needs a change. Call us; it can be mended.',
    'Some people get diabetes, because part of the gland is gone. Have your sugar checked.',
    'Vitamins may be needed for years. Avoid alcohol and tobacco.',
    'It can take months to feel like yourself. Low mood is common and deserves help, for you and for those who care for you.',
  ],
  support: [
    {
      name: 'Cleveland Clinic: Whipple procedure',
      url: 'https://my.clevelandclinic.org/health/treatments/21650-whipple-procedure-pancreaticoduodenectomy',
    },
    {
      name: 'National Cancer Institute: pancreatic cancer treatment for patients',
      url: 'https://www.cancer.gov/cancertopics/pdq/treatment/pancreatic/patient',
    },
  ],
  evidence: {
    sources: {
      mayo: {
        title: 'Whipple procedure',
        publisher: 'Mayo Clinic',
        year: null,
        url: 'https://www.amerikanhastanesi.org/mayo-clinic-care-network/mayo-clinic-health-information-library/test-procedure/whipple-procedure',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      cleveland: {
        title: 'Whipple procedure (pancreaticoduodenectomy)',
        publisher: 'Cleveland Clinic',
        year: null,
        url: 'https://my.clevelandclinic.org/health/treatments/21650-whipple-procedure-pancreaticoduodenectomy',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      army: {
        title: 'Results of pancreaticoduodenectomy in 69 people at an Armed Forces hospital in India (PMC4223167)',
        publisher: 'Medical Journal Armed Forces India',
        year: 2014,
        url: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC4223167/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      ng85: {
        title: 'Pancreatic cancer in adults: diagnosis and management (NG85)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2018,
        url: 'https://www.nice.org.uk/guidance/ng85/chapter/Recommendations',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      oas: {
        title: 'Risk factors for post-pancreaticoduodenectomy mortality: identification and mitigation',
        publisher: 'Open Access Surgery',
        year: 2024,
        url: 'https://doi.org/10.2147/OAS.S421494',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      nsqip: {
        title:
          'Delayed gastric emptying is associated with increased risk of mortality in patients undergoing pancreaticoduodenectomy for pancreatic adenocarcinoma',
        publisher: 'Updates in Surgery',
        year: 2023,
        url: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC10042927/',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      fda: {
        title:
          'Caution when using robotically-assisted surgical devices in women’s health including mastectomy and other cancer-related surgeries',
        publisher: 'US Food and Drug Administration',
        year: 2019,
        url: 'https://www.fda.gov/medical-devices/safety-communications/caution-when-using-robotically-assisted-surgical-devices-womens-health-including-mastectomy-and',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      south: {
        title: 'Surgical and oncological outcomes of pancreaticoduodenectomy: single institutional retrospective analysis',
        publisher: 'International Journal of Scientific Research',
        year: 2019,
        url: 'https://worldwidejournals.org/index.php/ijsr/article/view/111',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      uptodate: {
        title: 'Surgical resection of lesions of the head of the pancreas',
        publisher: 'UpToDate',
        year: 2017,
        url: 'https://www.uptodate.com/contents/surgical-resection-of-lesions-of-the-head-of-the-pancreas',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
    },
    figures: {
      eligible: { value: '15 to 20 in 100 people', source: 'cleveland' },
      length: { value: '4 to 12 hours', source: 'mayo' },
      deathsNow: { value: '5 in 100 people', source: 'oas' },
      deathsIndia: { value: '11 in 100 people', source: 'army' },
      deathsLater: { value: '8 in 100 people', source: 'army' },
      deathsSouth: { value: '2 in 100 people', source: 'south' },
      leak: { value: '20 in 100 people', source: 'army' },
      stay: { value: 'about a week', source: 'cleveland' },
      homeTime: { value: '4 to 6 weeks', source: 'cleveland' },
      slowUsa: { value: '16 in 100 people', source: 'nsqip' },
      slowIndia: { value: '24 in 100 people', source: 'army' },
      catheter: { value: '1 or 2 days', source: 'mayo' },
      stayFast: { value: '8 days', source: 'nsqip' },
      staySlow: { value: '16.5 days', source: 'nsqip' },
    },
  },
  written: '2026-11-20',
  reviewed: null,
} as const satisfies Treatment;
