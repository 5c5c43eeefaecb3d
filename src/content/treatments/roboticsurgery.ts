import { roboticSurgeryPictures } from '#content/pictures/robotic-surgery.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, upperBellyPain } from '#content/triage.ts';

export const treatment = {
  id: 25,
  group: 'robotic-gi-surgery',
  link: 'roboticsurgery',
  name: 'Robotic GI surgery',
  otherNames: ['Robot-assisted surgery', 'Robotic keyhole surgery', 'रोबोटिक सर्जरी', 'रोबोट की मदद से ऑपरेशन'],
  kind: 'operation',
  organs: ['large-intestine', 'rectum', 'stomach', 'pancreas', 'liver', 'gallbladder', 'abdominal-wall'],
  icon: 'robotic-gi-surgery',
  images: roboticSurgeryPictures,
  icd10: null,
  summary:
    'Does a robot operate by itself, and is it worth the cost for me? What studies show about robotic, keyhole and open surgery of the gut, in plain words.',
  keywords: [
    'robotic surgery',
    'robotic GI surgery',
    'robot-assisted surgery',
    'robotic versus laparoscopic surgery',
    'robotic rectal surgery',
    'रोबोटिक सर्जरी',
  ],
  aims: 'This page explains what the robot does, what studies have and have not shown, and what to ask before you agree.',
  description:
    'In robotic surgery a surgeon sits at a console and moves thin tools held by mechanical arms. The robot does nothing on its own, and is one way to do a keyhole operation. For most gut operations studies have not shown a clear gain over ordinary keyhole surgery [kawka], but for low cancer of the rectum a large new trial has.',
  inShort: {
    emergency:
      'The operation is planned. After it, a fever from {Fever}, growing belly pain, vomiting, bleeding, a swollen calf, chest pain or yellow eyes is an emergency: call 112 or 108.',
    operation: 'First ask whether you need the operation at all; the robot is only one way to do it.',
    choices: 'The robot, ordinary keyhole surgery, open surgery, or no operation.',
    back: 'The operation inside sets the pace, not the tool. After the robot it is much as after ordinary keyhole surgery.',
    next: 'Ask why a robot would be better for you, how often the surgeon has done it, and what it costs.',
  },
  careCard: cardOf([
    ...upperBellyPain,
    ...afterBellyOperation,
    'operation-vomiting',
    'operation-bleeding',
    'operation-jaundice',
    'operation-urine',
    'operation-confused',
    'wound-redness',
    'less-well',
    'urine-burns',
    'numbness',
    'bulge-at-cut',
    'robot-offered',
    'second-opinion',
    'recovery-slow',
  ]),
  symptoms: [
    'The robot treats no illness by itself. You come with a problem that needs an operation, and then the way is chosen.',
    'Cancer or large growths of the rectum or colon.',
    'Tumours of the stomach, pancreas or liver.',
    'Heartburn that needs an operation, or a large hernia of the diaphragm.',
    'Hernias of the groin or belly wall.',
    'Gallstones that cause pain.',
    'Severe obesity, when weight-loss surgery is chosen.',
  ],
  causes: [
    'A surgeon may suggest it for work in a deep, narrow space, or for fine stitching. The tools bend like a wrist, and the view has depth.',
    'It is one choice for people who could have keyhole surgery and are fit for a longer anaesthetic.',
    'It may not suit you in an emergency, with many scars inside, or with some heart and lung illness. Your team decides this one person at a time.',
    'Cost, and which machine the hospital has, also play a part. It is fair to ask which reason applies to you.',
  ],
  types: [
    { title: 'Open surgery', details: 'There is one larger cut, through which the surgeon sees and works with the hands.' },
    {
      title: 'Ordinary keyhole (laparoscopic) surgery',
      details: 'There are a few small cuts for a camera and for long straight tools held by hand.',
    },
    {
      title: 'Robot-assisted keyhole surgery',
      details:
        'The same small cuts, but the tools are held by arms that follow the hands of the surgeon at the console. A second surgeon or nurse stays beside you.',
    },
    {
      title: 'Change to open (conversion)',
      details:
        'Any keyhole operation may turn into an open one for safety, for example because of bleeding or scars, which is a sound decision and not a mistake.',
    },
  ],
  tests: [
    {
      title: 'Tests for your illness',
      details: 'Scans, blood tests and a biopsy where needed decide whether to operate, and the robot does not change this.',
    },
    {
      title: 'Fitness for anaesthetic',
      details: 'Heart, lungs and kidneys are checked, because gas in the belly and a steep head-down tilt can strain them.',
    },
    { title: 'A look at past operations', details: 'Bring old notes, for scars inside can rule out small cuts.' },
  ],
  treatment: {
    overview:
      'The main choice is whether you need an operation. How it is done comes second. What counts most is a surgeon and team who do your operation often, in a way they know well.',
    rowNames: { mainRisk: 'Bile duct badly hurt, gallbladder surgery', comesBack: 'Rectal cancer back in the pelvis' },
    details: [
      {
        title: 'Robot-assisted surgery',
        description: 'You are asleep while the surgeon makes small cuts, docks the arms, then works from the console in the same room.',
        benefits:
          'Against open surgery it can mean less pain, blood loss and scarring [fda2019]. Against ordinary keyhole surgery, most trials found no clear difference in problems or time in hospital [kawka]. The exception is a Chinese trial of {realCount} with cancer of the middle or lower rectum. After {realYears} it was back in the pelvis in {realRobot} with the robot, and in {realKeyhole} without. Bladder and sexual function were a little better too, and about as many were alive in both groups.',
        risks:
          'It has all the risks of the operation itself. It often takes longer and costs more [kawka]: in an American trial of {rivalAll} with a groin hernia it did both, and pain and quality of life after {rivalTime} were the same. In a large study of older Americans, gallbladder surgery badly hurt the bile duct of {bdiRobot} with the robot and of {bdiKeyhole} without.',
        recovery:
          'It is much like ordinary keyhole surgery. The operation inside, not the tool, sets the pace. Our own times below hold for the gallbladder only; ask for those of any other operation.',
        compare: {
          cut: 'A few small cuts',
          nights: 'By the operation inside',
          usualLife: 'By the operation inside',
          mainRisk: '{bdiRobot}',
          comesBack: '{realRobot}',
        },
      },
      {
        title: 'Ordinary keyhole surgery',
        description: 'It is the same operation through small cuts, with tools held by hand.',
        benefits: 'The cuts are small, the method has a long record, and it often takes less time and money than the robot [kawka].',
        risks:
          'In an older trial in rectal cancer, {convKeyhole} had to change to an open cut, against {convRobot} with the robot. That gap could be due to chance [rolarr].',
        recovery:
          'In a Dutch trial of colon surgery, with early food and walking after both, the stay was typically {stayKey}, against {stayOpen} after open surgery.',
        compare: {
          cut: 'A few small cuts',
          nights: 'Colon: {stayKey}',
          usualLife: 'As after the robot',
          mainRisk: '{bdiKeyhole}',
          comesBack: '{realKeyhole}',
        },
      },
      {
        title: 'Open surgery',
        description: 'The surgeon works through one larger cut.',
        benefits:
          'It gives direct touch and quick control of bleeding. It may be the right way for big tumours, heavy scars or an emergency.',
        risks:
          'In trials put together {scarMore} people had a hernia in the scar than after keyhole surgery, and {woundMore} an infected wound.',
        recovery: 'The stay is longer [scar]. Heavy work and lifting wait for at least {NoLiftWeeks}.',
        compare: {
          cut: 'One larger cut',
          nights: 'Colon: {stayOpen}',
          usualLife: 'By the operation inside',
          mainRisk: 'Not in that study',
          comesBack: 'Not in that trial',
        },
      },
      {
        title: 'No operation',
        description: 'Depending on the illness this means watching it, medicines, treatment by camera, or comfort care.',
        benefits: 'You avoid the risks of surgery and anaesthetic, and for some illnesses this is a sound plan.',
        risks:
          'Some illnesses, such as most cancers, will advance, and the chance to operate can pass. The page on your illness says how often and how fast.',
        recovery: 'There is no wound to heal, but you need a plan for checks.',
        compare: {
          cut: 'None',
          nights: 'By the illness',
          usualLife: 'By the illness',
          mainRisk: 'None',
          comesBack: 'The cancer stays',
        },
        withoutTreatment: true,
      },
    ],
  },
  operations: ['robotic'],
  uncertainties: [
    'Longer life after cancer surgery with a robot has not been shown, not even in the Chinese trial, which counted {realYears}. The American regulator (FDA) based its clearance on {fdaFollow} of follow-up, and not on cancer results.',
    'A review of {kawkaTrials} found no clear difference in problems in {kawkaSame} that counted them.',
    'Studies of gallbladder surgery disagree. One found more bile duct injury with the robot; another, in urgent cases and paid for by a maker of robots, found {bdiUrgent} in both groups.',
    'In the UK, NICE lets hospitals use several robots for {niceYears} while they gather proof.',
    'Robots and skills change fast, so older studies may not match the machines of today. We found no good figures from India.',
  ],
  preparing: [
    'Ask for the plan in writing: which operation, by which way, who operates, and what happens if the way must change.',
    'Ask about the full price, and what your insurer pays for a robot; “Surgical care” says more about costs.',
    'Tell us about all medicines, allergies and metal or heart devices. Keep taking your medicines until the team tells you otherwise.',
    'Walk each day and stop smoking if you can, since both help your lungs.',
    'Follow the fasting and bowel instructions for your own operation.',
  ],
  inHospital: [
    'Setting up the robot adds time before the first cut, so families wait longer, which does not mean that something is wrong.',
    'You are strapped safely and tilted. Rarely, pressure or stretch hurts a nerve, or the eyes and face swell for a time.',
    'If the machine fails, the team moves it away and goes on by hand.',
    'Shoulder tip pain from gas is common and fades in days.',
    'Staff get you up and walking early to prevent clots.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'Take pain medicine as planned, walk often and keep cuts dry. Food starts when your own operation allows.',
    },
    {
      when: 'The first weeks',
      what: 'Small cuts heal on the skin before the inside has healed, so keep to the limits on lifting that we write down for you. Home care and food are on the page “Postoperative care”.',
    },
    {
      when: 'Later',
      what: 'You come back for the test results and for cancer follow-up if you need it. The robot does not change that plan.',
    },
  ],
  deciding:
    'Choose the team first, then the tool. If your surgeon does your operation often by ordinary keyhole or open surgery, that may serve you just as well. Ask what the robot adds for your illness, and what it costs you in time and money.',
  questions: [
    'Why a robot for me, and what would you do without one?',
    'What training do you have, and how often have you done my operation this way?',
    'What are your own results: problems, change to open, and repeat operations?',
    'Who is at the console, and who is beside me?',
    'What does research show for my illness?',
    'What are the extra costs?',
    'May I choose ordinary keyhole or open surgery instead?',
  ],
  livingWith: [
    'Daily life afterwards depends on what was removed or repaired and hardly on the tool. Ask how the operation may change eating, the bowel, the bladder and sex, and read the page on your illness too.',
    'A small firm lump under a cut can be normal healing, but show us a bulge that is new or grows.',
    'Many people are tired or low for some weeks after an operation. Tell us if it does not pass, because it can be helped.',
    'Keep your operation note, because it tells the next doctor what was done and how.',
  ],
  support: [
    {
      name: 'NHS Royal Free London: Robotic liver, pancreas and biliary surgery',
      url: 'https://royalfree.nhs.uk/patients-and-visitors/patient-information-leaflets/minimally-invasive-robotic-liver-pancreas-and-biliary-hpb-surgery',
    },
    { name: 'Ayushman Bharat PM-JAY: ask which operations the scheme pays for', url: 'https://nha.gov.in/PM-JAY' },
    {
      name: 'NICE: Robot-assisted surgery for soft tissue procedures',
      url: 'https://nice.org.uk/guidance/HTE21/chapter/1-Recommendations',
    },
  ],
  evidence: {
    sources: {
      rival: {
        title: 'Robotic Inguinal vs Transabdominal Laparoscopic Inguinal Hernia Repair: The RIVAL Randomized Clinical Trial',
        publisher: 'JAMA Surgery',
        year: 2020,
        url: 'https://doi.org/10.1001/jamasurg.2020.0034',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      lafa: {
        title:
          'Laparoscopy in combination with fast track multimodal management is the best perioperative strategy in patients undergoing colonic surgery: a randomized clinical trial (LAFA-study)',
        publisher: 'Annals of Surgery',
        year: 2011,
        url: 'https://pubmed.ncbi.nlm.nih.gov/21597360/',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'most of its abstract',
      },
      scar: {
        title: 'Incisional Hernia Rates After Laparoscopic or Open Abdominal Surgery – A Systematic Review and Meta-Analysis',
        publisher: 'World Journal of Surgery',
        year: 2016,
        url: 'https://doi.org/10.1007/s00268-016-3520-3',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      fda2019: {
        title: 'Caution when using robotically-assisted surgical devices: safety communication',
        publisher: 'US Food and Drug Administration',
        year: 2019,
        url: 'https://www.fda.gov/medical-devices/safety-communications/caution-when-using-robotically-assisted-surgical-devices-womens-health-including-mastectomy-and',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the page as archived in June 2022',
      },
      fda2021: {
        title: 'Update: caution with robotically-assisted surgical devices',
        publisher: 'US Food and Drug Administration',
        year: 2021,
        url: 'https://www.fda.gov/medical-devices/safety-communications/update-caution-robotically-assisted-surgical-devices-mastectomy-fda-safety-communication',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the page as archived in June 2022',
      },
      kawka: {
        title: 'Laparoscopic versus robotic abdominal and pelvic surgery: a systematic review of randomised controlled trials',
        publisher: 'Surgical Endoscopy',
        year: 2023,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10462573',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      rolarr: {
        title:
          'Effect of robotic-assisted vs conventional laparoscopic surgery on risk of conversion to open laparotomy: the ROLARR randomized clinical trial',
        publisher: 'JAMA',
        year: 2017,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5818805',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      kalata: {
        title: 'Comparative safety of robotic-assisted vs laparoscopic cholecystectomy',
        publisher: 'JAMA Surgery',
        year: 2023,
        url: 'https://doi.org/10.1001/jamasurg.2023.4389',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'JNCCN 360, account of the paper’s results',
      },
      urgent: {
        title: 'Laparoscopic, robotic-assisted and open urgent cholecystectomy, PINC AI database',
        publisher: 'World Journal of Emergency Surgery',
        year: 2023,
        url: 'https://doi.org/10.1186/s13017-023-00521-8',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      niceHte21: {
        title: 'Robot-assisted surgery for soft tissue procedures: early value assessment (HTE21)',
        publisher: 'NICE',
        year: 2025,
        url: 'https://nice.org.uk/guidance/HTE21/chapter/1-Recommendations',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its recommendations 1.1 to 1.3',
      },
      real: {
        title: 'Robotic vs laparoscopic surgery for middle and low rectal cancer: the REAL randomized clinical trial',
        publisher: 'JAMA',
        year: 2025,
        url: 'https://doi.org/10.1001/jama.2025.8123',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      rivalTime: { value: '30 days', source: 'rival' },
      rivalAll: { value: '102 people', source: 'rival' },
      stayKey: { value: '5 days', source: 'lafa' },
      stayOpen: { value: '7 days', source: 'lafa' },
      scarMore: { value: 'about 60 more in 1,000', source: 'scar' },
      woundMore: { value: 'about 60 more in 1,000', source: 'scar' },
      kawkaSame: { value: '31 of the 35', source: 'kawka' },
      realKeyhole: { value: '40 in 1,000', source: 'real' },
      realRobot: { value: '16 in 1,000 people', source: 'real' },
      realYears: { value: '3 years', source: 'real' },
      realCount: { value: '1,171 people', source: 'real' },
      bdiRobot: { value: '7 in 1,000 people', source: 'kalata' },
      bdiKeyhole: { value: '2 in 1,000 people', source: 'kalata' },
      bdiUrgent: { value: '2 in 1,000 people', source: 'urgent' },
      convKeyhole: { value: '122 in 1,000 people', source: 'rolarr' },
      convRobot: { value: '81 in 1,000 people', source: 'rolarr' },
      fdaFollow: { value: '30 days', source: 'fda2021' },
      kawkaTrials: { value: '45 trials', source: 'kawka' },
      niceYears: { value: '3 years', source: 'niceHte21' },
    },
  },
  written: '2026-11-23',
} as const satisfies Treatment;
