import { pancreatitisPictures } from '#content/pictures/pancreatitis.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf } from '#content/triage.ts';

export const treatment = {
  id: null,
  group: 'pancreas',
  link: 'pancreatitis',
  name: 'Pancreatitis',
  otherNames: [
    'Acute pancreatitis',
    'Chronic pancreatitis',
    'Swollen pancreas',
    'Inflamed pancreas',
    'अग्न्याशय की सूजन',
    'अग्नाशयशोथ',
    'पैंक्रियाटाइटिस',
  ],
  subtitle: 'Also called inflamed or swollen pancreas',
  kind: 'condition',
  organs: ['pancreas', 'gallbladder', 'bile-duct'],
  icon: 'pancreas',
  images: pancreatitisPictures,
  icd10: 'K85',
  summary:
    'Sudden severe pain high in the belly can be pancreatitis. Learn when to go to hospital, what causes an attack, how it is treated and how to prevent another.',
  keywords: [
    'pancreatitis',
    'acute pancreatitis',
    'chronic pancreatitis',
    'gallstone pancreatitis',
    'pancreatitis symptoms',
    'अग्न्याशय की सूजन',
  ],
  aims: 'This page helps you to recognise an attack of pancreatitis, to understand the hospital care, and to lower the chance of another.',
  description:
    'Pancreatitis means that the pancreas, the gland behind the stomach, is inflamed. A sudden attack (acute pancreatitis) is an emergency and needs a hospital, while the long-lasting form (chronic pancreatitis) scars the gland over years.',
  inShort: {
    emergency:
      'An attack is. For sudden or severe pain high in the belly, or pain through to the back, call 112 or 108. Do not eat or drink.',
    operation: 'Most attacks need no operation. If gallstones were the cause, the gallbladder should come out, soon after a mild attack.',
    choices: 'Hospital care for everyone; clearing a stuck stone, taking out the gallbladder, or draining infected tissue for some.',
    back: 'After a mild attack most people feel better within {week}. After a severe one it takes weeks to months.',
    next: 'Ask what caused the attack and when your gallbladder should come out, and stop alcohol and tobacco.',
  },
  careCard: cardOf([
    'heart',
    'pancreas-pain',
    'hard-belly',
    'fever-with-belly-pain',
    'vomiting-nonstop',
    'little-urine',
    'jaundice-with-more',
    'jaundice-stent',
    'vomits-blood-or-black-stool',
    'withdrawal',
    ...afterBellyOperation,
    'jaundice',
    'pancreatitis-fever',
    'pancreatitis-returns',
    'thirst',
    'weight-loss',
    'attack-without-cause',
    'gallbladder-after-pancreatitis',
    'belly-pain-comes-back',
    'oily-stools',
    'alcohol-tobacco',
  ]),
  symptoms: [
    'Strong, steady pain high in the middle of the belly, which may go to the back [nidirect].',
    'Leaning forward may ease the pain, and lying flat can make it worse.',
    'Feeling sick and vomiting, often again and again.',
    'Fever, a fast pulse, and a swollen or tender belly.',
    'Yellow eyes and dark urine, if a gallstone blocks the bile duct.',
    'In chronic disease: pain that returns, oily stools, weight loss and diabetes.',
  ],
  causes: [
    'The juice of the pancreas starts to work inside the gland instead of in the bowel, which makes the gland swell and hurt.',
    'Gallstones and alcohol are behind most attacks. In Shimla it was alcohol in {shimlaAlcohol} and gallstones in {shimlaStones}; in Kashmir gallstones in {kashmirStones}, and no known cause in {kashmirUnknown}.',
    'Less common causes are very high blood fats, high calcium, some medicines, infections, injury and a camera test called ERCP.',
    'Smoking and alcohol together do more harm.',
  ],
  types: [
    {
      title: 'Mild attack',
      details: 'The gland swells but no other organ is harmed. Most people have this form and start to feel better within {week}.',
    },
    {
      title: 'Severe attack',
      details:
        'Other organs such as lungs or kidneys begin to fail. An American guideline says that almost {severeAcg} have trouble of this kind or dead tissue.',
    },
    {
      title: 'Dead tissue (necrosis)',
      details: 'Part of the gland can die, and in {infected} with a severe attack that tissue gets infected and may need draining.',
    },
    {
      title: 'Chronic pancreatitis',
      details: 'The gland is scarred for life, and stones, diabetes and trouble with digestion can follow.',
    },
  ],
  tests: [
    {
      title: 'How the diagnosis is made',
      details:
        'Doctors need {criteria}: typical pain, a blood enzyme (lipase or amylase) at least {lipase} normal, or a scan that shows it.',
    },
    { title: 'Blood tests', details: 'They show how ill you are and look for a cause, such as gallstones, fats or calcium.' },
    { title: 'Ultrasound', details: 'Almost everyone has one, to look for gallstones.' },
    { title: 'CT scan', details: 'It is used when the cause of the pain is unclear or when you do not get better.' },
    { title: 'MRI or ultrasound from inside', details: 'These look for small stones and other causes that the first tests missed.' },
  ],
  treatment: {
    overview:
      'There is no medicine that switches pancreatitis off. Hospital care gives fluids, pain relief and food while the gland settles, and treats the cause. Only some people need a procedure.',
    details: [
      {
        title: 'Fluids, pain relief and food in hospital',
        description:
          'You get fluid through a drip, strong pain relief and oxygen if needed. You eat as soon as you can, because keeping people from food without a clear reason is no longer advised [bmj].',
        benefits: 'Most people feel better within {week}.',
        risks:
          'Too much fluid does harm. In a trial of {waterSize} in hospitals in India and other countries, fast drips overloaded {waterFast} with fluid and moderate ones {waterSlow}, and the attack was no milder.',
        recovery: 'Tiredness can last for some weeks, even after a mild attack.',
        compare: {
          cut: 'None',
          nights: null,
          usualLife: 'Some weeks',
          mainRisk: 'Fluid overload: {waterFast} with fast drips',
          comesBack: '{again} within {againTime}',
        },
      },
      {
        title: 'Clearing a stuck gallstone (ERCP)',
        description:
          'A thin camera goes down to the bile duct, and the stone is taken out. It is used when the duct is infected or stays blocked.',
        benefits: 'It drains the duct quickly and without a cut.',
        risks:
          'After ERCP for any reason {ercpPancreatitis} get pancreatitis from it, {ercpInfection} an infected bile duct and {ercpBleeding} bleeding. About {ercpDeaths} die of it, so it is not done for every person with gallstones.',
        recovery: 'You can often drink the same day, but the gallbladder still needs a plan.',
        compare: {
          cut: 'None',
          nights: null,
          usualLife: null,
          mainRisk: 'Pancreatitis in {ercpPancreatitis}',
          comesBack: 'Yes, while the gallbladder stays',
        },
      },
      {
        title: 'Taking out the gallbladder',
        description:
          'If gallstones caused a mild attack, the gallbladder is taken out by keyhole surgery, if possible in the same hospital stay. After a severe attack surgeons wait until the swelling has gone.',
        benefits:
          'In a Dutch trial, pancreatitis came back in {sameStay} who had surgery in the same stay, and in {later} who were asked to return later.',
        risks: 'Bleeding, infection, bile leak and, rarely, injury to the bile duct can happen.',
        recovery: 'Most people are up the same day and soon home.',
        compare: {
          cut: 'A few small cuts',
          nights: null,
          usualLife: null,
          mainRisk: 'Bile leak; bile duct injury, rarely',
          comesBack: '{sameStay} in the same stay',
        },
      },
      {
        title: 'Draining infected tissue',
        description:
          'After antibiotics, a tube is placed through the stomach wall or the skin. If that is not enough, dead tissue is taken out the same way; few need open surgery.',
        benefits:
          'It can save life when an infection does not settle. In a Dutch trial of {pointerSize}, waiting until the dead tissue was walled off did as well in the long run as draining at once. With antibiotics {pointerNone} of those who waited needed no tube.',
        risks:
          'Bleeding, leaks, more procedures and a long stay are common. This is serious illness: {severeDeathWses} with severe pancreatitis die in hospital.',
        recovery: 'Expect weeks to months in hospital, and much longer until your full strength is back.',
        compare: {
          cut: 'A tube through stomach or skin',
          nights: 'Weeks to months',
          usualLife: 'Months',
          mainRisk: 'Bleeding, leaks, more procedures',
          comesBack: null,
        },
      },
      {
        title: 'Staying at home without treatment',
        description: 'You wait for the pain to pass.',
        benefits: 'None worth the danger: a mild attack may settle, but no one can tell at home which will be severe.',
        risks: 'You can dry out, lungs or kidneys can fail without warning, and if gallstones stay, another attack can follow.',
        recovery: 'Pain of this kind is an emergency, so please do not wait for an appointment.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: null,
          mainRisk: 'Lungs or kidneys fail without warning',
          comesBack: 'Yes, while gallstones stay',
        },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
    {
      title: 'After a mild attack from gallstones, pancreatitis came back',
      rows: [
        { label: 'after surgery in the same stay', figure: '{sameStay}' },
        { label: 'when asked to return later', figure: '{later}' },
      ],
    },
    {
      title: 'Another attack within about {againTime}',
      rows: [
        { label: 'after any cause', figure: '{again}' },
        { label: 'after gallstones', figure: '{againStones}' },
        { label: 'after alcohol', figure: '{againAlcohol}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Pain relief in hospital',
      details:
        'Painkillers such as diclofenac and opioids (the morphine kind) eased the pain about equally in trials on the first day [pain]. Do not take them at home for such pain.',
    },
    {
      title: 'Diclofenac or indometacin before ERCP',
      details: 'One dose into the back passage lowers the risk of pancreatitis, and is advised for everyone who may take it [esge].',
    },
    { title: 'Antibiotics', details: 'They are given only for an infection [nice].' },
    {
      title: 'Enzymes (pancreatin), if digestion stays poor',
      details: 'Capsules with meals help you to take up fat [enzymes].',
    },
  ],
  others: [
    {
      title: 'Children, and attacks in the family',
      details: 'When attacks begin in childhood or run in a family, ask about a gene test and about the risk to relatives [nice].',
    },
  ],
  operations: ['ercp', 'keyhole-gallbladder'],
  uncertainties: [
    'On the first day nobody can say for sure whose attack will turn severe, so you are watched closely.',
    'Deaths differ between hospitals: at one hospital, in Shimla, {shimlaDeaths} died, most of them with a severe attack. Your age and other illness matter too.',
    'How much fluid is right for each person is still studied.',
  ],
  preparing: [
    'There is nothing to prepare: go to hospital at once, and do not eat or drink until a doctor has seen you.',
    'Take your medicines or their names with you, and say if you drink alcohol. Honest answers help you and are kept private.',
    'Ask a relative to bring old scans.',
  ],
  inHospital: [
    'The first days matter most, so pulse, breathing, urine and blood are checked.',
    'If other organs are affected, you are cared for in an intensive care unit.',
    'If you cannot eat, food may be given by a thin tube through the nose.',
  ],
  recovery: [
    { when: 'The first days', what: 'Pain eases, you start with small, light meals, and you get up and walk as soon as you can.' },
    {
      when: 'The first weeks',
      what: 'Rest, eat little and often, and come for a check. Fever or new pain needs a doctor, and the lists at the top say how fast.',
    },
    {
      when: 'The next months',
      what: 'After a severe attack, recovery can take up to {longRecovery} as long as the hospital stay. Your sugar and digestion are checked.',
    },
    {
      when: 'Later',
      what: 'In a Dutch study of {againSize}, {again} had another attack within about {againTime}: {againStones} after gallstones, {againAlcohol} after alcohol. It became chronic in {chronic}, more often in people who smoke, and treating the cause lowers the chance.',
    },
  ],
  deciding:
    'In an attack there is little time to choose, and most care is the same for all. The choices come later: when to have the gallbladder out, and which help you want with alcohol or tobacco.',
  questions: [
    'Was this attack mild or severe?',
    'What was the cause, and are you sure of it?',
    'Can my gallbladder come out before I go home, and if not, when?',
    'Which foods and medicines are right for me now?',
    'Could I get diabetes or trouble with digestion?',
    'Which signs should bring me back at once?',
  ],
  livingWith: [
    'Do not drink any alcohol, even if it was not the cause, because it can make the illness worse [nice].',
    'Do not smoke, bidis included, because tobacco harms the gland by itself.',
    'Eat normal, balanced meals once you feel well, and lose extra weight slowly.',
    'If you have the chronic form, have your blood sugar tested at least every {sugarCheck} and your bones every {boneCheck}.',
    'Bad dreams and low mood are common after intensive care, so tell someone, because help is there.',
  ],
  support: [
    {
      name: 'NHS inform: acute pancreatitis',
      url: 'https://www.nhsinform.scot/illnesses-and-conditions/stomach-liver-and-gastrointestinal-tract/acute-pancreatitis',
    },
    { name: 'nidirect, Northern Ireland: acute pancreatitis', url: 'https://www.nidirect.gov.uk/conditions/acute-pancreatitis' },
  ],
  evidence: {
    sources: {
      nidirect: {
        title: 'Acute pancreatitis',
        publisher: 'nidirect, Northern Ireland',
        year: null,
        url: 'https://www.nidirect.gov.uk/conditions/acute-pancreatitis',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'most of the page',
      },
      kashmir: {
        title:
          'Increase in acute pancreatitis, especially gallstone related, as the cause for emergency admissions: Temporal trend from Kashmir, India',
        publisher: 'Indian Journal of Gastroenterology',
        year: 2024,
        url: 'https://doi.org/10.1007/s12664-023-01509-7',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      wses: {
        title: '2019 WSES guidelines for the management of severe acute pancreatitis',
        publisher: 'World Journal of Emergency Surgery',
        year: 2019,
        url: 'https://doi.org/10.1186/s13017-019-0247-0',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract and introduction',
      },
      acg: {
        title: 'American College of Gastroenterology Guidelines: Management of Acute Pancreatitis',
        publisher: 'American Journal of Gastroenterology',
        year: 2024,
        url: 'https://doi.org/10.14309/ajg.0000000000002645',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      atlanta: {
        title:
          'Classification of acute pancreatitis—2012: revision of the Atlanta classification and definitions by international consensus',
        publisher: 'Gut',
        year: 2013,
        url: 'https://doi.org/10.1136/gutjnl-2012-302779',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its criteria, in a table of the Clinical Journal of the American Society of Nephrology',
      },
      bmj: {
        title: 'Pancreatitis: summary of NICE guidance',
        publisher: 'BMJ',
        year: 2018,
        url: 'https://doi.org/10.1136/bmj.k3443',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its opening, with what doctors need to know',
      },
      nice: {
        title: 'Pancreatitis (NG104)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2020,
        url: 'https://www.nice.org.uk/guidance/ng104/chapter/recommendations',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its section on information, and its advice as the National Association of Sessional GPs and EM Blogs give it',
      },
      waterfall: {
        title: 'Aggressive or Moderate Fluid Resuscitation in Acute Pancreatitis',
        publisher: 'New England Journal of Medicine',
        year: 2022,
        url: 'https://doi.org/10.1056/NEJMoa2202884',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      ercp: {
        title: 'Adverse Events Associated With Endoscopic Retrograde Cholangiopancreatography: Systematic Review and Meta-Analysis',
        publisher: 'Gastroenterology',
        year: 2025,
        url: 'https://doi.org/10.1053/j.gastro.2024.10.033',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'most of its abstract, and all its figures at the World Gastroenterology Organisation',
      },
      poncho: {
        title:
          'Same-admission versus interval cholecystectomy for mild gallstone pancreatitis (PONCHO): a multicentre randomised controlled trial',
        publisher: 'The Lancet',
        year: 2015,
        url: 'https://doi.org/10.1016/S0140-6736(15)00274-3',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of its abstract, and its results at Wiki Journal Club',
      },
      pointer: {
        title:
          'Long-Term Outcome of Immediate Versus Postponed Intervention in Patients With Infected Necrotizing Pancreatitis (POINTER): Multicenter Randomized Trial',
        publisher: 'Annals of Surgery',
        year: 2024,
        url: 'https://doi.org/10.1097/SLA.0000000000006001',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      shimla: {
        title: 'Clinical Profile and Outcome of Acute Pancreatitis: A Hospital-Based Prospective Observational Study in Subhimalayan State',
        publisher: 'Journal of the Association of Physicians of India',
        year: 2018,
        url: 'https://pubmed.ncbi.nlm.nih.gov/30341863/',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      recurrence: {
        title: 'Risk of Recurrent Pancreatitis and Progression to Chronic Pancreatitis After a First Episode of Acute Pancreatitis',
        publisher: 'Clinical Gastroenterology and Hepatology',
        year: 2016,
        url: 'https://doi.org/10.1016/j.cgh.2015.12.040',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      pain: {
        title:
          'Analgesia in the Initial Management of Acute Pancreatitis: A Systematic Review and Meta-Analysis of Randomised Controlled Trials',
        publisher: 'World Journal of Surgery',
        year: 2022,
        url: 'https://doi.org/10.1007/s00268-021-06420-w',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      esge: {
        title: 'ERCP-related adverse events: European Society of Gastrointestinal Endoscopy (ESGE) Guideline',
        publisher: 'Endoscopy',
        year: 2020,
        url: 'https://doi.org/10.1055/a-1075-4080',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      enzymes: {
        title: 'Efficacy of pancreatic enzyme replacement therapy in chronic pancreatitis: systematic review and meta-analysis',
        publisher: 'Gut',
        year: 2017,
        url: 'https://doi.org/10.1136/gutjnl-2016-312529',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      week: { value: 'about a week', source: 'nidirect' },
      severeAcg: { value: '20 in 100 people', source: 'acg' },
      infected: { value: '20 to 40 in 100 people', source: 'wses' },
      criteria: { value: '2 of these 3 things', source: 'atlanta' },
      lipase: { value: '3 times', source: 'atlanta' },
      waterSize: { value: '249 people', source: 'waterfall' },
      waterFast: { value: '21 in 100', source: 'waterfall' },
      waterSlow: { value: '6 in 100', source: 'waterfall' },
      ercpPancreatitis: { value: '46 in 1,000 people', source: 'ercp' },
      ercpInfection: { value: '25 in 1,000', source: 'ercp' },
      ercpBleeding: { value: '15 in 1,000', source: 'ercp' },
      ercpDeaths: { value: '2 in 1,000', source: 'ercp' },
      sameStay: { value: '2 in 100 people', source: 'poncho' },
      later: { value: '9 in 100 people', source: 'poncho' },
      pointerSize: { value: '104 people', source: 'pointer' },
      pointerNone: { value: 'over a third', source: 'pointer' },
      severeDeathWses: { value: 'about 15 in 100 people', source: 'wses' },
      shimlaDeaths: { value: '7 of 123 people', source: 'shimla' },
      longRecovery: { value: '3 times', source: 'nice' },
      againSize: { value: '669 people', source: 'recurrence' },
      again: { value: '17 in 100', source: 'recurrence' },
      againTime: { value: '5 years', source: 'recurrence' },
      againStones: { value: '12 in 100', source: 'recurrence' },
      againAlcohol: { value: '24 in 100', source: 'recurrence' },
      chronic: { value: '8 in 100', source: 'recurrence' },
      sugarCheck: { value: '6 months', source: 'bmj' },
      boneCheck: { value: '2 years', source: 'bmj' },
      shimlaAlcohol: { value: '73 of 123 people', source: 'shimla' },
      shimlaStones: { value: '40', source: 'shimla' },
      kashmirStones: { value: '48 in 100', source: 'kashmir' },
      kashmirUnknown: { value: '34 in 100', source: 'kashmir' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
