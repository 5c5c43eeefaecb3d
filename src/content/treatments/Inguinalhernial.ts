import type { Treatment } from '#content/treatment.ts';
import { afterAnyOperation, cardOf } from '#content/triage.ts';

export const treatment = {
  id: 4,
  group: 'hernia',
  // The published address is spelled this way; correcting it would break links to it.
  link: 'Inguinalhernial',
  name: 'Inguinal hernia',
  otherNames: ['Groin hernia', 'Rupture in the groin', 'हर्निया', 'वंक्षण हर्निया', 'आँत उतरना'],
  kind: 'condition',
  organs: ['abdominal-wall', 'small-intestine'],
  icd10: 'K40',
  summary:
    'Is a lump in the groin an emergency, can it wait, and what does a repair involve? Groin hernia explained: warning signs, choices, risks and recovery.',
  keywords: [
    'inguinal hernia',
    'groin hernia',
    'hernia repair',
    'keyhole hernia surgery',
    'hernia mesh',
    'hernia recovery',
    'हर्निया का ऑपरेशन',
  ],
  aims: 'This page helps you tell when a groin hernia is an emergency, and weigh waiting against repair.',
  description:
    'An inguinal hernia is a bulge in the groin. Fat or a loop of bowel pushes through a weak spot low in the wall of the belly [niddk]. It does not heal by itself, and only surgery can repair it [niddk].',
  careCard: cardOf([
    'hernia-stuck',
    'hernia-pain',
    'hernia-skin',
    'hernia-blocks',
    'hernia-fever',
    'hernia-child',
    ...afterAnyOperation,
    'operation-urine',
    'hernia-was-stuck',
    'wound-redness',
    'woman-groin-bulge',
    'child-groin-bulge',
    'hernia-grows',
    'hernia-stays-out',
    'soft-bulge',
    'bulge-aches',
    'hernia-timing',
    'bulge-is-back',
  ]),
  symptoms: [
    'The main sign is a bulge on one or both sides of the groin. It often shows when you stand or strain, and shrinks when you lie down [niddk].',
    'You may feel an ache, a burning or a heavy drag, most of all when you cough, bend or lift [niddk].',
    'In men, the swelling can reach down into the scrotum [niddk].',
    'Some people feel nothing at all and find the lump by chance.',
  ],
  causes: [
    'The wall of the belly has a natural weak point in the groin. Some people are born with a gap there; in others the muscle weakens over time [niddk].',
    'Most people who get it are men. A close relative with a hernia raises your own chance [mayo].',
    'Strain adds to it: a long cough, constipation, extra weight, pregnancy, or work that means standing or lifting for hours [mayo].',
    'Babies born early are at risk too. After a hernia on one side, one on the other side is more likely [mayo].',
  ],
  types: [
    {
      title: 'Indirect',
      details:
        'The bulge follows a passage that should have closed before birth. It can show at any age, and it is the kind that babies get [niddk].',
    },
    { title: 'Direct', details: 'The bulge pushes straight through muscle that has grown weak. It is mostly seen in grown men [niddk].' },
    {
      title: 'Femoral: a close neighbour',
      details:
        'This one sits just below the groin crease, and women get it more often. It is more likely to get trapped, so surgeons repair it soon [women].',
    },
  ],
  tests: [
    {
      title: 'Examination',
      details: 'The surgeon looks and feels while you stand and cough. For most people no other test is needed [mcbee].',
    },
    {
      title: 'Ultrasound',
      details:
        'A scan helps when there is pain but no clear lump. It can also show small hernias that never cause trouble, so a scan alone is not a reason to operate.',
    },
    { title: 'CT or MRI scan', details: 'These are kept for unclear cases, or when the bowel may be blocked.' },
  ],
  treatment: {
    overview:
      'You can watch the hernia, or have it repaired by open or keyhole (laparoscopic) surgery. A trapped hernia is different: it needs an operation without delay [niddk].',
    details: [
      {
        title: 'Watching it, with no operation',
        description:
          'You carry on as normal and see your doctor from time to time. This is for men whose hernia causes little or no trouble [trial]. It is not advised for women [women], or if the bulge hurts or will not go back.',
        benefits:
          'You avoid an operation and its risks for now. In a trial of men with few symptoms, pain that limited daily life was about as common with waiting as with repair [trial].',
        risks:
          'The hernia stays and tends to grow. Each year it gets dangerously trapped in about {trapLow}; another trial found nearer {trapHigh}. By {crossTime}, about {crossover} have had surgery, mostly because of pain.',
        recovery:
          'There is nothing to recover from. You need to know the warning signs at the top of this page, and be able to reach a hospital.',
        withoutTreatment: true,
      },
      {
        title: 'Open repair with mesh',
        description:
          'The surgeon makes one cut in the groin, puts the bulge back and covers the gap with a mesh. It can be done with the groin numbed, or with you asleep [jfp].',
        benefits: 'It suits most people, and those for whom a full anaesthetic is unwise. The mesh makes a return less likely.',
        risks:
          'The British Hernia Society quotes a return in about {returnUk} and an infected mesh in about {meshInfection}. Pain can last for months in up to {painUk}. Bruising and a patch of numb skin are common. Harm to the testicle is very rare [bhs].',
        recovery: 'Most people go home the same day or the next. The groin is sore at first and eases over days.',
      },
      {
        title: 'Keyhole repair with mesh',
        description: 'Through small cuts, the surgeon places the mesh behind the muscle with the help of a camera. You are asleep for it.',
        benefits:
          'It tends to hurt less, and people return to daily life sooner [jfp]. Both sides can be done through the same cuts, and a hidden femoral hernia can be seen.',
        risks:
          'Return, long pain and infection can happen here too. Damage to organs in the belly is very rare [bhs], though one review found serious problems more often than with open repair [jfp].',
        recovery: 'Walking on the same day is usual. Many people are back to light tasks within {lightTasks}.',
      },
      {
        title: 'Repair with stitches alone',
        description: 'The surgeon sews the muscle layers together and leaves no mesh behind. It needs a surgeon who does it often.',
        benefits: 'Nothing foreign stays in your body.',
        risks: 'The hernia is more likely to come back than after a mesh repair [women]. Soreness and long-lasting pain can still happen.',
        recovery: 'It is much like open mesh repair, though the pull on the muscles can feel tighter.',
      },
    ],
  },
  uncertainties: [
    'Reports differ on how often problems happen. The leaflet of one society puts long-lasting pain at up to {painUk}; the world guideline puts it at {painWorld}. It puts repeat surgery for a hernia that came back at {repeatWorld} worldwide.',
    'Advice on activity differs as well. The world guideline found that most people can return to work and leisure in {soon} without harm. Some clinics still ask for no heavy lifting for {noLift}.',
    'No one can yet say for sure who will have lasting pain after a repair.',
  ],
  preparing: [
    'Tell us about every medicine you take, above all blood thinners and tablets for diabetes. Do not stop any of them unless your doctor tells you to.',
    'Stop smoking if you can, and treat a cough or constipation first. Straining pulls on a fresh repair.',
    'Arrange a ride home, and an adult to stay with you for the first {minder}.',
  ],
  inHospital: [
    'The surgeon marks the side with you before you go in. The team will say when to stop food and drink.',
    'Afterwards the nurses check the wound and your pain, and want to see that you can pass urine.',
    'Before you leave, ask for a written plan: painkillers, wound care, and the number to call.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'Take the painkillers as told, before pain builds up. Walk around the house often. Swelling and a bruise that spreads to the scrotum are usual [guys].',
    },
    {
      when: 'The next couple of weeks',
      what: 'Light tasks such as walking and shopping come back within {lightTasks}. Desk work often does too. Drive only when you can brake hard without pain.',
    },
    {
      when: 'The weeks after',
      what: 'Add lifting and sport step by step, as comfort allows and as your surgeon advises. A firm ridge under the scar softens slowly.',
    },
    { when: 'Later on', what: 'Come back if pain stays for months or a bulge returns. There are ways to help with both.' },
  ],
  deciding:
    'Ask yourself how much the hernia limits you, what your work asks of your body, and how you feel about the risk of lasting pain. Distance counts as well: if you live far from a hospital or have other illness, planned repair may be wiser than waiting [jfp].',
  questions: [
    'Is my hernia safe to watch, and for how long?',
    'Would you suggest open or keyhole repair for me, and why?',
    'Will you use a mesh, and which kind?',
    'How many of these repairs do you do in a year, and how often do they come back?',
    'What is my own chance of long-lasting pain?',
    'Which anaesthetic suits my heart and lungs?',
    'When can I lift, ride a scooter and go back to my work?',
  ],
  livingWith: [
    'Stay active. Walking does no harm, and a steady weight takes strain off the groin.',
    'Eat fibre, drink enough water, and get a lasting cough looked at.',
    'A support belt (truss) can ease the feeling but does not mend the gap. Ask before you buy one.',
    'Massage, herbs or exercise cannot close the hole. If the bulge hurts, do not force it back.',
  ],
  support: [
    { name: 'NIDDK: Inguinal hernia', url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/inguinal-hernia' },
    {
      name: 'British Hernia Society: for patients',
      url: 'https://www.britishherniasociety.org/for-patients/what-are-the-risks-of-surgery/',
    },
    { name: 'Summary for patients of the world guideline on groin hernia', url: 'https://doi.org/10.1007/s10029-018-1729-9' },
  ],
  evidence: {
    sources: {
      niddk: {
        title: 'Inguinal Hernia',
        publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
        year: null,
        url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/inguinal-hernia',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      guideline: {
        title: 'International guidelines for groin hernia management',
        publisher: 'HerniaSurge Group, in Hernia',
        year: 2018,
        url: 'https://doi.org/10.1007/s10029-017-1668-x',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      women: {
        title: 'Summary for patients: International guidelines for groin hernia management',
        publisher: 'HerniaSurge Group, in Hernia',
        year: 2018,
        url: 'https://doi.org/10.1007/s10029-018-1729-9',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      trial: {
        title: 'Watchful waiting vs repair of inguinal hernia in minimally symptomatic men: a randomized clinical trial',
        publisher: 'JAMA',
        year: 2006,
        url: 'https://jamanetwork.com/journals/jama/fullarticle/202212',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      jfp: {
        title: 'What is the risk of bowel strangulation in an adult with an untreated inguinal hernia?',
        publisher: 'The Journal of Family Practice',
        year: null,
        url: 'https://www.mdedge.com/familymedicine/article/62947/what-risk-bowel-strangulation-adult-untreated-inguinal-hernia',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      mcbee: {
        title: 'Current status of inguinal hernia management: a review',
        publisher: 'International Journal of Abdominal Wall and Hernia Surgery',
        year: 2022,
        url: 'https://herniasurgeryjournal.org/printarticle.asp?issn=2589-8736;year=2022;volume=5;issue=4;spage=159;epage=164;aulast=McBee',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      bhs: {
        title: 'What are the risks of surgery?',
        publisher: 'British Hernia Society',
        year: null,
        url: 'https://www.britishherniasociety.org/for-patients/what-are-the-risks-of-surgery/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      mayo: {
        title: 'Inguinal hernia: risk factors',
        publisher: 'Mayo Clinic',
        year: 2013,
        url: 'https://www.mayoclinic.org/diseases-conditions/inguinal-hernia/basics/risk-factors/con-20021456',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      guys: {
        title: 'Recovery after inguinal hernia repair',
        publisher: "Guy's and St Thomas' NHS Foundation Trust",
        year: null,
        url: 'https://www.guysandstthomas.nhs.uk/health-information/inguinal-hernia-repair/recovery-after-inguinal-hernia-repair',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      ramsay: {
        title: "Dos and don'ts after inguinal hernia surgery",
        publisher: 'Ramsay Health Care UK',
        year: null,
        url: 'https://ramsayhealth.co.uk/blog/general-surgery/dos-and-donts-after-inguinal-hernia-surgery',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      ireland: {
        title: 'Recovery period',
        publisher: 'Hernia.ie',
        year: null,
        url: 'https://hernia.ie/patient-information/recovery-period',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      trapLow: { value: '2 in 1,000 men', source: 'jfp' },
      trapHigh: { value: '8 in 1,000 men', source: 'jfp' },
      crossTime: { value: '10 years', source: 'guideline' },
      crossover: { value: '750 in 1,000 men', source: 'guideline' },
      returnUk: { value: '5 in 1,000 repairs', source: 'bhs' },
      painUk: { value: '50 in 1,000 people', source: 'bhs' },
      meshInfection: { value: '2 in 1,000 repairs', source: 'bhs' },
      painWorld: { value: '100 to 120 in 1,000 people', source: 'guideline' },
      repeatWorld: { value: '100 to 150 in 1,000 repairs', source: 'guideline' },
      lightTasks: { value: '1 to 2 weeks', source: 'ramsay' },
      soon: { value: '3 to 5 days', source: 'guideline' },
      noLift: { value: '6 weeks or more', source: 'ireland' },
      minder: { value: '24 hours', source: 'guys' },
    },
  },
  written: '2026-11-22',
  reviewed: null,
} as const satisfies Treatment;
