import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, upperBellyPain } from '#content/triage.ts';

export const treatment = {
  id: 1,
  group: 'gallbladder',
  link: 'gallbladderstones',
  name: 'Gallstones',
  otherNames: [
    'Gallbladder stones',
    'Stones in the gallbladder',
    'Cholelithiasis',
    'पित्त की पथरी',
    'पित्ताशय की पथरी',
    'पित्त की थैली में पथरी',
  ],
  kind: 'condition',
  organs: ['gallbladder', 'bile-duct', 'liver'],
  icd10: 'K80',
  summary:
    'Do my gallstones need surgery, or can I wait? What gallstones feel like, the warning signs, the choices with their risks, and how people recover.',
  keywords: [
    'gallstones',
    'gallbladder stones',
    'gallbladder removal',
    'laparoscopic cholecystectomy',
    'silent gallstones',
    'पित्त की पथरी',
  ],
  aims: 'This page helps you to tell when gallstones are an emergency, when you can wait, and what to ask before surgery.',
  description:
    'Gallstones are hard lumps that form in the gallbladder, a small bag under the liver that stores bile. Many people have them and never feel them. They matter when a stone blocks the way out and brings pain, infection or jaundice.',
  careCard: cardOf([
    ...upperBellyPain,
    'long-upper-pain',
    'fever-with-belly-pain',
    'jaundice-with-more',
    'vomiting-nonstop',
    'pre-eclampsia',
    ...afterBellyOperation,
    'operation-jaundice',
    'jaundice',
    'pregnant-rib-pain',
    'first-attack-over',
    'wound-redness',
    'more-attacks',
    'itching',
    'gallstones-by-chance',
    'attacks-after-meals',
    'gallbladder-choices',
  ]),
  symptoms: [
    'Most people with gallstones feel nothing. These are called silent stones [niddk].',
    'An attack is a steady, strong pain in the upper belly, most often on the right under the ribs. It can spread to the back or the right shoulder.',
    'It often comes some time after a meal or at night, and you may feel sick. It fades when the stone slips back.',
    'Wind, burping and a bloated belly are common in everyone. They do not always come from the stones, and may stay after surgery.',
  ],
  causes: [
    'Stones form when bile holds too much cholesterol or too much yellow pigment, or when the bag does not empty well [niddk].',
    'They are more common in women, after {olderAge}, in pregnancy, and in people whose parents or siblings had them [niddk].',
    'Extra weight, diabetes, and losing weight very fast raise the chance too [niddk]. Some blood diseases that break down red cells lead to pigment stones.',
  ],
  types: [
    {
      title: 'Cholesterol stones',
      details:
        'These yellow-green stones are the usual kind: about {cholesterolShare} in the United States. In India the share may differ.',
    },
    {
      title: 'Pigment stones',
      details: 'These are small and dark. They are linked with some blood diseases, liver scarring and infection of the bile ducts.',
    },
    {
      title: 'Stones in the bile duct',
      details:
        'A stone can leave the gallbladder and lodge in the main bile duct. It can cause jaundice, infection or a swollen pancreas (pancreatitis), so it needs to come out.',
    },
  ],
  tests: [
    { title: 'Ultrasound', details: 'This is the main test [nice]. A probe slides over your belly; there is no needle and no X-ray.' },
    { title: 'Blood tests', details: 'Liver blood tests show whether bile is held up. Others show infection or a sore pancreas.' },
    {
      title: 'MRI of the bile ducts (MRCP)',
      details:
        'Doctors use it when the duct looks wide or the liver tests are not normal, but the ultrasound shows no stone in the duct [nice].',
    },
    {
      title: 'Ultrasound from inside',
      details:
        'If doubt remains, a thin camera with an ultrasound tip, passed by mouth while you are drowsy, can look closely at the duct [nice].',
    },
  ],
  treatment: {
    overview:
      'Silent stones in a normal gallbladder need no treatment unless symptoms start [nice]. For stones that cause pain, the usual treatment is to take out the whole gallbladder, because new stones can form if it stays. You can live well without it.',
    details: [
      {
        title: 'Watch and wait, with no surgery',
        description:
          'You learn the warning signs and come back if pain starts. Pain relief helps during an attack, but does not remove the stones.',
        benefits:
          'You avoid surgery and its risks. In a study of people with silent stones, symptoms began in about {silentFive} after {fiveYears} and {silentTen} after {tenYears}.',
        risks:
          'Sources differ on serious trouble: one review puts it at about {silentSerious} with silent stones, which does not quite fit the study above. Once a gallbladder has been inflamed, trouble comes sooner: {afterAttack} who went home without surgery had more of it within {oneYear}.',
        recovery:
          'There is nothing to recover from. You can eat, work and travel as usual, as long as you know where you would go in an attack.',
        withoutTreatment: true,
      },
      {
        title: 'Keyhole gallbladder removal (laparoscopic cholecystectomy)',
        description: 'While you sleep under an anaesthetic, the surgeon takes out the gallbladder through a few small cuts with a camera.',
        benefits:
          'It stops the attacks that come from the gallbladder. Planned surgery can often be a day visit [nice], with less pain and a faster return to normal life than an open cut.',
        risks:
          'Bile leaks in around {bileLeak}. A bile duct is injured in fewer than {ductInjury} by one source, and in {ductInjuryWorld} by world guidance. Such an injury can need more surgery. Bleeding, wound infection and clots can happen too.',
        recovery: 'Most people are back to usual activity in {keyholeBack}.',
      },
      {
        title: 'Open gallbladder removal',
        description:
          'The surgeon works through one longer cut under the right ribs. Some keyhole surgery has to change to open for safety: {convertUk} in a British study, {convertIndia} in one Indian hospital.',
        benefits:
          'It gives a clear view when the gallbladder is badly stuck, scarred or bleeding. Changing to it part-way is a decision for your safety, not a failure.',
        risks: 'The wound hurts more, and infection or a later bulge in the scar (a hernia) is more likely than after keyhole surgery.',
        recovery: 'Allow {openBack} before usual activity, and expect more days in hospital.',
      },
      {
        title: 'Clearing the bile duct (ERCP)',
        description:
          'For a stone in the duct, a doctor passes a camera through your mouth to the end of the duct and pulls the stone out. Surgeons can also clear it while they remove the gallbladder [nice].',
        benefits: 'It relieves jaundice and infection without a cut.',
        risks: 'The main risk is a swollen pancreas (pancreatitis). Bleeding, infection and a hole in the bowel are less common.',
        recovery: 'You rest for the day and eat again when the doctors say so. The gallbladder usually still needs to come out.',
      },
    ],
  },
  uncertainties: [
    'Silent stones in North India: British guidance says leave them alone [nice]. Some North Indian surgeons argue for taking them out, because gallbladder cancer is more common there [northIndia]. A Mumbai surgeon advises against doing so for everyone [indiaReview]. We know of no fair trial that has settled it.',
    'When to operate on an inflamed gallbladder: British guidance says within {cholecystitisTime} of finding it. World emergency surgeons want early keyhole surgery whenever possible, even in frail people [wses]; the Tokyo guideline first weighs how ill and how fit you are [tokyo].',
    'We found no good proof that a laser, a “flush” or a herb clears stones from the gallbladder. Whether a stone will pass cannot be told from its size.',
  ],
  preparing: [
    'Bring your scans, blood reports and a full list of medicines, with herbal ones. Ask which to take on the day; do not stop blood thinners or diabetes medicines on your own.',
    'Tell us about heart, lung or liver illness, past surgery, allergies and pregnancy.',
    'Do not eat or drink for as long as the anaesthetic team tells you. Plan for someone to take you home.',
  ],
  inHospital: [
    'You meet the surgeon and the anaesthetic doctor, and sign a form once your questions are answered.',
    'Afterwards you may feel a sore throat, a bloated belly and an ache in the shoulder from the gas used. Nurses give pain relief and help you to walk soon.',
    'You go home when you can drink, walk and pass urine, and the pain is under control. Ask for a number to call at night.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'Rest, and walk a little several times a day. Start with small, plain meals. Show us a wound that is wet or red.',
    },
    {
      when: 'The first weeks',
      what: 'After keyhole surgery most people return to usual life in {keyholeBack}; after open surgery in {openBack}. Ask your surgeon when you may lift, drive and ride a two-wheeler.',
    },
    {
      when: 'Later',
      what: 'Ask for the lab report on your gallbladder. Loose stools usually settle in a few weeks, though in a few people they last [nhs].',
    },
  ],
  deciding:
    'With silent stones, you weigh a small risk each year against the risks of surgery now. With painful stones, surgery is usually advised, but timing, other illness and your plans all count. Take the report home and talk it over with your family.',
  questions: [
    'Are you sure that my pain comes from the stones?',
    'What could happen in my case if I wait?',
    'Is there a stone in my bile duct, and how do you know?',
    'How do you keep the bile duct safe during surgery?',
    'How often do you change to open surgery, and what would make you do so?',
    'Will the gallbladder be sent to the laboratory, and who tells me the result?',
    'Who do I call, day or night, if I feel unwell at home?',
  ],
  livingWith: [
    'While you wait, smaller meals with less fried food and ghee may mean fewer attacks. No diet melts stones that are there.',
    'If you need to lose weight, go slowly; crash diets and long fasts can make stones [niddk].',
    'After surgery most people need no special diet [nhs]. Bring back dal, oil and spices a little at a time, and eat fibre.',
    'Living in fear of the next attack is tiring. If the fear stops you eating or travelling, tell us, because it belongs in the decision.',
  ],
  support: [
    { name: 'NIDDK: Gallstones', url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/gallstones' },
    { name: 'NHS: Gallbladder removal', url: 'https://www.nhs.uk/conditions/gallbladder-removal/' },
    { name: 'NICE: Gallstone disease guideline', url: 'https://www.nice.org.uk/guidance/cg188' },
  ],
  evidence: {
    sources: {
      niddk: {
        title: 'Gallstones',
        publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases (NIDDK)',
        year: null,
        url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/gallstones',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      nice: {
        title: 'Gallstone disease: diagnosis and management (CG188)',
        publisher: 'National Institute for Health and Care Excellence (NICE)',
        year: 2014,
        url: 'https://www.nice.org.uk/guidance/cg188',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      cleveland: {
        title: 'Gallstones: watch and wait, or intervene?',
        publisher: 'Cleveland Clinic',
        year: 2018,
        url: 'https://consultqd.clevelandclinic.org/gallstones-watch-and-wait-or-intervene',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      silentStudy: {
        title: 'The natural history of asymptomatic gallstones: a longitudinal study and prediction model',
        publisher: 'Clinical Gastroenterology and Hepatology',
        year: 2023,
        url: 'https://doi.org/10.1016/j.cgh.2022.04.010',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      wses2016: {
        title: '2016 WSES guidelines on acute calculous cholecystitis',
        publisher: 'World Society of Emergency Surgery',
        year: 2016,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4908702',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      wses: {
        title: '2020 updated guidelines for the diagnosis and treatment of acute calculus cholecystitis',
        publisher: 'World Society of Emergency Surgery',
        year: 2020,
        url: 'https://doi.org/10.1186/s13017-020-00336-x',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      wsesDuct: {
        title: '2020 WSES guidelines for the detection and management of bile duct injury during cholecystectomy',
        publisher: 'World Journal of Emergency Surgery',
        year: 2021,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8190978',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      tokyo: {
        title: 'Tokyo Guidelines 2018: flowchart for the management of acute cholecystitis',
        publisher: 'Journal of Hepato-Biliary-Pancreatic Sciences',
        year: 2018,
        url: 'https://doi.org/10.1002/jhbp.516',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      nhs: {
        title: 'Gallbladder removal',
        publisher: 'NHS',
        year: null,
        url: 'https://www.nhs.uk/conditions/gallbladder-removal/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      choles: {
        title:
          'Preoperative risk factors for conversion from laparoscopic to open cholecystectomy: a validated risk score derived from a prospective U.K. database of 8820 patients',
        publisher: 'HPB',
        year: 2016,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5094477',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      manipal: {
        title: 'Factors affecting conversion of laparoscopic cholecystectomy to open surgery in a tertiary healthcare center in India',
        publisher: 'World Journal of Laparoscopic Surgery',
        year: 2022,
        url: 'https://doi.org/10.5005/jp-journals-10033-1491',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      northIndia: {
        title: 'Need for prophylactic cholecystectomy in silent gall stones in North India',
        publisher: 'Indian Journal of Surgical Oncology',
        year: 2015,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4856674',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      indiaReview: {
        title: 'Asymptomatic gall stones revisited',
        publisher: 'Tropical Gastroenterology',
        year: 2011,
        url: 'https://www.tropicalgastro.com/articles/32/3/asymptomatic-gall-stones-revisited.html',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      olderAge: { value: '40 years of age', source: 'niddk' },
      cholesterolShare: { value: '75 in 100 cases', source: 'cleveland' },
      silentFive: { value: '10 in 100 people', source: 'silentStudy' },
      fiveYears: { value: '5 years', source: 'silentStudy' },
      silentTen: { value: '22 in 100 people', source: 'silentStudy' },
      tenYears: { value: '10 years', source: 'silentStudy' },
      silentSerious: { value: '20 in 100 people', source: 'cleveland' },
      afterAttack: { value: '29 in 100 people', source: 'wses2016' },
      oneYear: { value: '1 year', source: 'wses2016' },
      bileLeak: { value: '1 in 100 people', source: 'nhs' },
      ductInjury: { value: '1 in 100 operations', source: 'niddk' },
      ductInjuryWorld: { value: '0.4 to 1.5 in 100 operations', source: 'wsesDuct' },
      keyholeBack: { value: 'about 1 week', source: 'niddk' },
      openBack: { value: 'about 1 month', source: 'niddk' },
      convertUk: { value: 'about 3 in 100 operations', source: 'choles' },
      convertIndia: { value: 'about 12 in 100 operations', source: 'manipal' },
      cholecystitisTime: { value: '1 week', source: 'nice' },
    },
  },
  written: '2026-11-22',
  reviewed: null,
} as const satisfies Treatment;
