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
      details: 'Any keyhole operation may turn into an open one for safety, for example because of bleeding or scars, which is no mistake.',
    },
  ],
  tests: [
    {
      title: 'Tests for your illness',
      details: 'Scans, blood tests and a biopsy where needed decide whether to operate, and the robot does not change this.',
    },
    {
      title: 'Fitness for anaesthetic',
      details:
        'Heart, lungs and kidneys are checked, because gas in the belly and a steep tilt can strain them. Bring notes of past operations.',
    },
  ],
  treatment: {
    overview:
      'The main choice is whether you need an operation. How it is done comes second. What counts most is a surgeon and team who do your operation often, in a way they know well.',
    rowNames: { usualLife: 'Until desk work (rectum)', comesBack: 'Rectal cancer back in the pelvis' },
    details: [
      {
        title: 'Robot-assisted surgery',
        description: 'You are asleep while the surgeon makes small cuts, docks the arms, then works from the console in the same room.',
        benefits:
          'In an Indian trial of {indianAll} with cancer of the rectum, people bled less than in open surgery [indian]. Against ordinary keyhole surgery, most trials found no clear difference in problems or stay [kawka]. The exception is a Chinese trial of {realCount} with cancer of the middle or lower rectum. After {realYears} it was back in the pelvis in {realRobot} with the robot, and in {realKeyhole} without; about as many were alive in both groups. Its first report counted a problem within {shortDays} in {shortRobot} with the robot, and in {shortKeyhole} without.',
        risks:
          'It has all the risks of the operation itself, and takes longer: about {indianLonger} more than open surgery in the Indian trial. Mostly it costs more, too [kawka]. In a large study of older Americans, gallbladder surgery badly hurt the bile duct of {bdiRobot} with the robot and of {bdiKeyhole} without.',
        recovery:
          'The operation inside, not the tool, sets the pace. Our own times below are for the gallbladder; those in the table are for the rectum. In an American trial of {rivalAll} with a groin hernia, pain and quality of life after {rivalTime} were the same with and without the robot. In studies of men put together, {urineTime} after surgery of the rectum the bladder was better by {urine}. That is hardly a gain to notice, and sex was the same.',
        compare: {
          cut: 'A few small cuts',
          nights: 'Rectum: {stayRobot}',
          usualLife: null,
          mainRisk: 'Rectum, any problem: {shortRobot}',
          comesBack: '{realRobot}',
          operation: 'rectum',
        },
      },
      {
        title: 'Ordinary keyhole surgery',
        description: 'It is the same operation through small cuts, with tools held by hand.',
        benefits: 'The cuts are small, the method has a long record, and it often takes less time and money than the robot [kawka].',
        risks:
          'In the Chinese trial {shortKeyhole} had a problem within {shortDays}. In an older trial in rectal cancer, {convKeyhole} had to change to an open cut, against {convRobot} with the robot; that gap could be chance [rolarr].',
        recovery:
          'In a Dutch trial of colon surgery the stay was typically {stayKey}, against {stayOpen} after open surgery. In an American one people rated their quality of life {costTime} later: {costKey} by keyhole, {costOpen} after an open cut. After {costLater} there was no difference.',
        compare: {
          cut: 'A few small cuts',
          nights: 'Rectum: {stayPlain}',
          usualLife: null,
          mainRisk: 'Rectum, any problem: {shortKeyhole}',
          comesBack: '{realKeyhole}',
          operation: 'rectum',
        },
      },
      {
        title: 'Open surgery',
        description: 'The surgeon works through one larger cut.',
        benefits:
          'It gives quick control of bleeding, and may be the right way for big tumours, heavy scars or an emergency. In a trial in eight countries, rectal cancer came back in the pelvis within {colorYears} as often as by keyhole, in {colorBack}.',
        risks:
          'In trials put together {scarMore} people had a hernia in the scar than after keyhole surgery, and {woundMore} an infected wound.',
        recovery: 'The stay is longer [scar]. Heavy work and lifting wait for at least {NoLiftWeeks}.',
        compare: {
          cut: 'One larger cut',
          nights: null,
          usualLife: null,
          mainRisk: 'Infected wound: {woundMore} than keyhole',
          comesBack: '{colorBack} (as keyhole there)',
          operation: 'rectum',
        },
      },
      {
        title: 'No operation',
        description: 'Depending on the illness this means watching it, medicines, treatment by camera, or comfort care.',
        benefits:
          'You avoid surgery and anaesthetic. For some illnesses this is a sound plan: in American men whose groin hernia hardly bothered them, it got stuck in {stuck} a year.',
        risks:
          'For others it is not. Of Americans who refused surgery for cancer of the rectum, {refused} were alive after {refusedYears}, against {operated} who had it. They were older, and some had rays and drugs; their quality of life was not measured. The page on your illness says what waiting means there.',
        recovery: 'There is no wound to heal, but you need a plan for checks.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Rectum, alive after {refusedYears}: {refused}, operated {operated}',
          comesBack: 'The cancer stays',
        },
        withoutTreatment: true,
      },
    ],
  },
  operations: ['robotic'],
  uncertainties: [
    'Longer life after cancer surgery with a robot has not been shown, not even in the Chinese trial, which counted {realYears}.',
    'Studies of gallbladder surgery disagree. One found more bile duct injury with the robot; another, in urgent cases and paid for by a maker of robots, found {bdiUrgent} in both groups.',
    'When Indian hospitals looked back at {icgAll} with rectal cancer, stays were shorter and problems fewer with the robot [icg]; no lot was drawn, so it proves little.',
  ],
  preparing: [
    'Ask for the plan in writing: which operation, by which way, who operates, and what happens if the way must change.',
    'Ask about the full price, and what your insurer pays for a robot.',
    'Tell us about all medicines, allergies and metal or heart devices. Keep taking your medicines until the team tells you otherwise.',
    'Walk each day and stop smoking if you can, since both help your lungs.',
  ],
  inHospital: [
    'Setting up the robot adds time before the first cut, so families wait longer, which does not mean that something is wrong.',
    'You are strapped safely and tilted. Rarely, pressure or stretch hurts a nerve, or the eyes and face swell for a time.',
    'If the machine fails, the team moves it away and goes on by hand.',
    'Shoulder tip pain from gas is common and fades in days.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'Take pain medicine as planned, walk often and keep cuts dry. Food starts when your own operation allows.',
    },
    {
      when: 'The first weeks',
      what: 'Small cuts heal on the skin before the inside has healed, so keep to the limits on lifting that we write down for you. The page “Postoperative care” says more.',
    },
  ],
  deciding:
    'Choose the team first, then the tool. The robot may be worth its price if you have a low cancer of the rectum and the surgeon does this often with it. Choose ordinary keyhole surgery if it is your gallbladder or a groin hernia, or if the price is a burden. Choose open surgery if scars, size or an emergency ask for it, and no operation if the trouble is small and harmless.',
  questions: [
    'Why a robot for me, and what would you do without one?',
    'What training do you have, and how often have you done my operation this way?',
    'What are your own results: problems, change to open, and repeat operations?',
    'Who is at the console, and who is beside me?',
    'What are the extra costs?',
    'May I choose ordinary keyhole or open surgery instead?',
  ],
  livingWith: [
    'Daily life afterwards depends on what was removed or repaired and hardly on the tool. Ask how the operation may change eating, the bowel, the bladder and sex, and read the page on your illness too.',
    'A small firm lump under a cut can be normal healing, but show us a bulge that is new or grows.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: which operations the scheme pays for', url: 'https://nha.gov.in/PM-JAY' },
    {
      name: 'National Consumer Helpline: complaints about a hospital’s bill',
      url: 'https://consumerhelpline.gov.in/faq-details.php?fid=Health%20Services',
    },
    {
      name: 'Indian Cancer Society, Delhi: talk to others with cancer',
      url: 'https://indiancancersocietydelhi.in/find-services/cancer-support-groups/',
    },
    {
      name: 'NICE: what British hospitals may use robots for',
      url: 'https://nice.org.uk/guidance/HTE21/chapter/1-Recommendations',
    },
  ],
  evidence: {
    sources: {
      icg: {
        title:
          'Short-term clinical outcomes of open, laparoscopic, and robotic-assisted rectal resections: a multicenter real-world evidence study from Indian collaborative group on rectal resections (ICGRR)',
        publisher: 'Journal of Robotic Surgery',
        year: 2025,
        url: 'https://doi.org/10.1007/s11701-025-02375-5',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      waiting: {
        title: 'Watchful waiting vs repair of inguinal hernia in minimally symptomatic men: a randomized clinical trial',
        publisher: 'JAMA',
        year: 2006,
        url: 'https://doi.org/10.1001/jama.295.3.285',
        checkedOn: '2026-11-23',
        basis: 'copy',
        copy: 'its abstract at UT Southwestern, and its results in American Family Physician',
      },
      refusal: {
        title:
          'Factors associated with the refusal of surgery and the associated impact on survival in patients with rectal cancer using the National Cancer Database',
        publisher: 'Journal of Gastrointestinal Oncology',
        year: 2021,
        url: 'https://doi.org/10.21037/jgo-20-437',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      cost: {
        title:
          'Short-term quality-of-life outcomes following laparoscopic-assisted colectomy vs open colectomy for colon cancer: a randomized trial',
        publisher: 'JAMA',
        year: 2002,
        url: 'https://doi.org/10.1001/jama.287.3.321',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      urine: {
        title: 'Robotic versus laparoscopic surgery for rectal cancer in male urogenital function preservation, a meta-analysis',
        publisher: 'World Journal of Surgical Oncology',
        year: 2018,
        url: 'https://doi.org/10.1186/s12957-018-1499-y',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      realShort: {
        title:
          'Robotic versus laparoscopic surgery for middle and low rectal cancer (REAL): short-term outcomes of a multicentre randomised controlled trial',
        publisher: 'The Lancet Gastroenterology & Hepatology',
        year: 2022,
        url: 'https://doi.org/10.1016/S2468-1253(22)00248-5',
        checkedOn: '2026-11-23',
        basis: 'copy',
        copy: 'the first half of its abstract, and its results in Pathway and Cancer Therapy Advisor, which agree',
      },
      indian: {
        title: 'Prospective Randomized Study Comparing Robotic-Assisted Surgery with Traditional Laparotomy for Rectal Cancer—Indian Study',
        publisher: 'Indian Journal of Surgery',
        year: 2015,
        url: 'https://doi.org/10.1007/s12262-013-1003-4',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      color: {
        title: 'A Randomized Trial of Laparoscopic versus Open Surgery for Rectal Cancer',
        publisher: 'New England Journal of Medicine',
        year: 2015,
        url: 'https://doi.org/10.1056/NEJMoa1414882',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
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
      colorYears: { value: '3 years', source: 'color' },
      icgAll: { value: '829 people', source: 'icg' },
      stuck: { value: '1.8 in 1,000', source: 'waiting' },
      operated: { value: '62 in 100', source: 'refusal' },
      refusedYears: { value: '5 years', source: 'refusal' },
      refused: { value: '36 in 100', source: 'refusal' },
      costLater: { value: '2 months', source: 'cost' },
      costOpen: { value: '74', source: 'cost' },
      costKey: { value: '77 of 100 points', source: 'cost' },
      costTime: { value: '2 weeks', source: 'cost' },
      urine: { value: '0.3 points on a scale of 0 to 35', source: 'urine' },
      urineTime: { value: '12 months', source: 'urine' },
      stayPlain: { value: '8 days', source: 'realShort' },
      stayRobot: { value: '7 days', source: 'realShort' },
      shortKeyhole: { value: '23 in 100', source: 'realShort' },
      shortRobot: { value: '16 in 100 people', source: 'realShort' },
      shortDays: { value: '30 days', source: 'realShort' },
      indianLonger: { value: 'an hour', source: 'indian' },
      indianAll: { value: '50 people', source: 'indian' },
      colorBack: { value: '50 in 1,000', source: 'color' },
      rivalTime: { value: '30 days', source: 'rival' },
      rivalAll: { value: '102 people', source: 'rival' },
      stayKey: { value: '5 days', source: 'lafa' },
      stayOpen: { value: '7 days', source: 'lafa' },
      scarMore: { value: 'about 60 more in 1,000', source: 'scar' },
      woundMore: { value: 'about 60 more in 1,000', source: 'scar' },
      realKeyhole: { value: '40 in 1,000', source: 'real' },
      realRobot: { value: '16 in 1,000 people', source: 'real' },
      realYears: { value: '3 years', source: 'real' },
      realCount: { value: '1,171 people', source: 'real' },
      bdiRobot: { value: '7 in 1,000 people', source: 'kalata' },
      bdiKeyhole: { value: '2 in 1,000 people', source: 'kalata' },
      bdiUrgent: { value: '2 in 1,000 people', source: 'urgent' },
      convKeyhole: { value: '122 in 1,000 people', source: 'rolarr' },
      convRobot: { value: '81 in 1,000 people', source: 'rolarr' },
    },
  },
  written: '2026-11-23',
} as const satisfies Treatment;
