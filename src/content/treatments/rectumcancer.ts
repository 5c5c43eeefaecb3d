import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, withCancer } from '#content/triage.ts';

export const treatment = {
  id: 17,
  group: 'colon-rectum',
  link: 'rectumcancer',
  name: 'Rectal cancer',
  otherNames: ['Cancer of the rectum', 'Bowel cancer', 'Colorectal cancer', 'मलाशय का कैंसर', 'गुदा मार्ग का कैंसर'],
  kind: 'condition',
  organs: ['rectum', 'large-intestine', 'anus'],
  icd10: 'C20',
  summary:
    'Blood in stool: could it be rectal cancer? Tests, surgery, radiotherapy, the stoma question and watching without surgery, with honest numbers.',
  keywords: [
    'rectal cancer',
    'cancer of the rectum',
    'blood in stool',
    'stoma',
    'low anterior resection',
    'watch and wait',
    'MRI for rectal cancer',
  ],
  aims: 'This page helps you to get bleeding checked in time, and to weigh the treatments, the stoma and the life after them.',
  description:
    'Rectal cancer is a cancer in the last {rectumLength} of the bowel, above the anus. Blood in the stool is never “just piles” until a doctor has looked. Found early, it can often be removed, and many people go on passing stool in the usual way.',
  careCard: cardOf([
    'heavy-bleeding',
    'blocked',
    'severe-pain',
    'hard-belly',
    ...withCancer,
    'stoma-pours',
    'stoma-black',
    ...afterBellyOperation,
    'wound-redness',
    'drain-trouble',
    'first-blood',
    'bowel-habit',
    'never-empty',
    'weight-loss',
    'anaemia',
    'bowel-cancer-in-family',
    'second-opinion',
    'check-due',
  ]),
  symptoms: [
    'Blood on or in the stool, bright or dark, often without pain.',
    'A change in habit: looser, harder, thinner or more frequent stools.',
    'The feeling that you need to go again just after you went.',
    'Slime, pressure or pain deep in the bottom, weight loss, or tiredness from anaemia.',
    'Late signs are a blocked bowel, or pain in the lower back.',
  ],
  causes: [
    'Most rectal cancers grow from a polyp over years. Taking polyps out can prevent them.',
    'Age raises the risk, but young people get it too. Of people given radiotherapy for it in a Patna hospital, about {patnaYoung} were under {patnaAge}.',
    'A parent, brother, sister or child with bowel cancer means {relativeRisk} the usual risk.',
    'Some families carry a faulty gene (Lynch syndrome, or an illness with very many polyps). Long-standing colitis also adds risk.',
    'Tobacco, alcohol, extra weight, little movement, and much red or processed meat add to it.',
  ],
  types: [
    { title: 'Low', details: 'It lies up to {lowLimit} from the edge of the anus. This is the place where keeping the anus is hardest.' },
    { title: 'Middle', details: 'It lies {midRange} up. The bowel can mostly be joined again, often with a stoma for a time.' },
    { title: 'High', details: 'It lies {highRange} up. It is treated more like colon cancer.' },
    {
      title: 'By stage',
      details:
        'Doctors describe how deep it has grown, whether glands are involved, and whether it has spread. The stage guides the order of treatment.',
    },
    {
      title: 'By cell kind',
      details: 'Nearly all are gland cancers (adenocarcinoma). A gene test on the sample can show whether immune treatment is an option.',
    },
  ],
  tests: [
    { title: 'Finger examination', details: 'It is quick, and a finger can feel many low cancers.' },
    { title: 'Colonoscopy with biopsy', details: 'It proves the cancer and looks for polyps in the rest of the bowel.' },
    {
      title: 'MRI scan of the pelvis',
      details:
        'It shows how deep the cancer goes and how near it is to the muscle of the anus. It is the key scan before treatment [esmo].',
    },
    { title: 'CT scan', details: 'It looks at the chest, liver and belly for spread.' },
    {
      title: 'Blood tests',
      details: 'Blood count, liver, kidney and a marker called CEA. CEA helps follow-up; it cannot find or rule out cancer by itself.',
    },
  ],
  treatment: {
    overview:
      'Surgeon, cancer doctors, radiologist and pathologist should plan together before anything starts. Very early cancers may need one step; deeper ones need several, in an order chosen from the MRI.',
    details: [
      {
        title: 'Removal through the anus',
        description: 'A very early, small cancer is cut out through the anus, without a cut in the belly.',
        benefits: 'You keep the rectum, recover quickly and seldom need a stoma.',
        risks: 'The glands stay behind. If the report shows deeper growth, a larger operation or radiotherapy is advised.',
        recovery: 'Most people go home soon. Some blood and urgency are normal at first.',
      },
      {
        title: 'Surgery that removes the rectum',
        description:
          'The rectum is taken out with the fat and glands around it. The ends are joined (anterior resection), or, for a very low cancer, the anus is closed and a lasting stoma is made.',
        benefits: 'It is the main treatment when the aim is to be free of the cancer.',
        risks:
          'A join may leak: {leakAll} in a large review. In a trial of low joins it was {leakStoma} with a temporary stoma and {leakNoStoma} without. Bladder and sexual nerves can be hurt.',
        recovery:
          'Expect days in hospital and months to full strength. In one study a temporary stoma was closed after {stomaMonths} on average.',
      },
      {
        title: 'Radiotherapy and chemotherapy',
        description:
          'Rays and drugs come before surgery for deeper cancers or those with glands involved [nice]. More chemotherapy may come before or after.',
        benefits:
          'They shrink the cancer and lower the chance that it returns in the pelvis. In about {completeResponse} no cancer is found in the rectum once it is removed.',
        risks:
          'Loose stools, sore skin, tiredness and low blood counts are common. Later the bowel, bladder, sex life and fertility can be affected, so ask about storing sperm or eggs first.',
        recovery: 'Side effects peak near the end of treatment and then ease over weeks.',
      },
      {
        title: 'Watching after a full response',
        description:
          'If no cancer can be found after radiotherapy and chemotherapy, some people wait instead of having surgery. They have frequent finger, camera and MRI checks.',
        benefits: 'The rectum stays, without a stoma or a large operation.',
        risks:
          'In a register from many countries, the cancer grew back in {regrowth} within {regrowthYears}. Surgery is then usually advised. This path is not for people who cannot come often.',
        recovery: 'Life goes on between visits, but the first years need many of them.',
      },
      {
        title: 'No treatment',
        description: 'The cancer usually grows, bleeds, blocks the bowel and spreads, mostly to the liver and lungs.',
        benefits: 'You avoid side effects. If cure is not possible, care for pain, bleeding and mood can still do a great deal.',
        risks: 'A chance of cure may be lost. A blockage may force emergency surgery and a stoma.',
        recovery: 'You can change your mind. Come back and we will look again at what is possible.',
        withoutTreatment: true,
      },
    ],
  },
  uncertainties: [
    'Bowel trouble after low surgery is counted differently: {larsLow} in one study and {larsHigh} in another had major trouble.',
    'Robotic surgery is not proven to cure more. In a trial, {roboOpen} had to be changed to an open cut with the robot and {keyholeOpen} with plain keyhole; that difference may be chance. NICE accepts it only in programmes that check their results [nice].',
    'Watching instead of surgery rests on registers more than on trials.',
    'Survival depends on stage, and most figures come from abroad. Ask your team for numbers that fit you.',
  ],
  preparing: [
    'Meet the stoma nurse before surgery, even if a stoma is only possible. The place is marked while you sit, stand and bend.',
    'Walk daily, eat protein, treat anaemia, control sugar, and stop tobacco. Weeks of radiotherapy can be used for this.',
    'Tell the team about blood thinners and all medicines. Do not stop any unless your doctor tells you to.',
    'Ask early about cost, travel and leave from work.',
  ],
  inHospital: [
    'You may spend the first night in a unit with close nursing. You will have a drip, a bladder tube and perhaps a drain [cruk].',
    'Injections and walking lower the risk of clots. The team watches for fever, pain and a fast pulse, which can mean a leak.',
    'Before going home you change the stoma bag yourself, with a family member watching.',
  ],
  recovery: [
    { when: 'The first days', what: 'Sips and soft food, good pain relief, deep breaths. The stoma is swollen at first and shrinks.' },
    {
      when: 'The first weeks',
      what: 'Rest often and walk more each day. After an open operation, lift nothing heavier than {NoLiftWeight} for at least {NoLiftWeeks}.',
    },
    { when: 'The next months', what: 'The report decides on more chemotherapy. A temporary stoma is closed when the join has healed.' },
    {
      when: 'The first year after closing',
      what: 'Stools come often and with little warning. Diet, medicines and pelvic muscle training help, and it usually gets better.',
    },
    { when: 'The years after', what: 'Visits, CEA tests, scans and colonoscopy look for return and for new polyps.' },
  ],
  deciding:
    'Ask which treatments could aim for cure, and what each would mean for your bowel, bladder and sex life. Some people choose a stoma for certainty; others accept more urgent stools to avoid it. Both are reasonable.',
  questions: [
    'How far is my cancer from the anus, and what does the MRI show?',
    'Was my case discussed by a full cancer team?',
    'Do I need radiotherapy or chemotherapy first, and why?',
    'Will I have a stoma, for how long, and who will teach me?',
    'What is your own rate of leaks, and how many such operations do you do?',
    'What will my bowel, bladder and sex life be like after a year?',
    'Could watching without surgery be an option for me?',
    'Should my family be tested?',
  ],
  livingWith: [
    'People with a stoma work, travel, pray, marry and have children. Loose clothes and a spare bag give confidence.',
    'Keep a food and stool diary after the join is opened. Small meals and fewer spices may calm the urge.',
    'Talk about sex and erections or dryness. It is common, and there is help.',
    'Bags and nursing are not easy to get everywhere. Ask us and the Ostomy Association where to buy near you.',
  ],
  support: [
    { name: 'Ostomy Association of India', url: 'https://ostomyindia.com/events' },
    {
      name: 'Cancer Research UK: Surgery for rectal cancer',
      url: 'https://www.cancerresearchuk.org/about-cancer/bowel-cancer/treatment/treatment-rectal/surgery-rectal',
    },
    {
      name: 'Macmillan: Recovering from bowel cancer surgery',
      url: 'https://macmillan.org.uk/cancer-information-and-support/bowel-cancer/recovering-from-bowel-cancer-surgery',
    },
  ],
  evidence: {
    sources: {
      esmo: {
        title: 'Rectal cancer: ESMO clinical practice guidelines for diagnosis, treatment and follow-up',
        publisher: 'Annals of Oncology',
        year: 2017,
        url: 'https://doi.org/10.1093/annonc/mdx224',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      nice: {
        title: 'Colorectal cancer (NG151)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2020,
        url: 'https://www.nice.org.uk/guidance/ng151/chapter/Recommendations',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      nci: {
        title: 'Rectal cancer treatment (PDQ)',
        publisher: 'National Cancer Institute',
        year: 2017,
        url: 'https://www.ncbi.nlm.nih.gov/books/NBK65940/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      cruk: {
        title: 'Surgery for rectal cancer',
        publisher: 'Cancer Research UK',
        year: 2025,
        url: 'https://www.cancerresearchuk.org/about-cancer/bowel-cancer/treatment/treatment-rectal/surgery-rectal',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      patna: {
        title: 'A comparative analysis of the clinicopathological profile of early-onset versus late-onset rectal cancer patients',
        publisher: 'ecancermedicalscience',
        year: 2022,
        url: 'https://ecancer.org/en/journal/article/1365-a-comparative-analysis-of-the-clinicopathological-profile-of-early-onset-versus-late-onset-rectal-cancer-patients',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      cong: {
        title: 'Systematic review of anastomotic leakage rate following anterior resection for rectal cancer',
        publisher: 'PLOS ONE',
        year: 2013,
        url: 'https://doi.org/10.1371/journal.pone.0075519',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      matthiessen: {
        title: 'Defunctioning stoma reduces symptomatic anastomotic leakage after low anterior resection of the rectum for cancer',
        publisher: 'Annals of Surgery',
        year: 2007,
        url: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC1933561/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      haifa: {
        title: 'Long term persistence and risk factors for anorectal symptoms following low anterior resection for rectal cancer',
        publisher: 'BMC Gastroenterology',
        year: 2024,
        url: 'https://bmcgastroenterol.biomedcentral.com/articles/10.1186/s12876-023-03112-8',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      malaysia: {
        title: 'Risk factors associated with low anterior resection syndrome: a cross-sectional study',
        publisher: 'Annals of Coloproctology',
        year: 2023,
        url: 'https://doi.org/10.3393/ac.2022.00227.0032',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      bernier: {
        title: 'Watch-and-wait as a therapeutic strategy in rectal cancer',
        publisher: 'Current Colorectal Cancer Reports',
        year: 2018,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5857277',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      iwwd: {
        title:
          'Long-term outcomes of clinical complete responders after neoadjuvant treatment for rectal cancer in the International Watch and Wait Database',
        publisher: 'The Lancet',
        year: 2018,
        url: 'https://www.themednet.org/publications/long-term-outcomes-of-clinical-complete-responders-after-neoadjuvant-treatment-for-rectal-cancer-in-the-international-watch-wait-database-iwwd-an-international-multicentre-registry-study',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      rolarr: {
        title:
          'Effect of robotic-assisted vs conventional laparoscopic surgery on risk of conversion to open laparotomy: the ROLARR randomized clinical trial',
        publisher: 'JAMA',
        year: 2017,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5818805',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      rectumLength: { value: '15 cm', source: 'esmo' },
      lowLimit: { value: '5 cm', source: 'esmo' },
      midRange: { value: '5 to 10 cm', source: 'esmo' },
      highRange: { value: '10 to 15 cm', source: 'esmo' },
      patnaYoung: { value: '67 in 100 people', source: 'patna' },
      patnaAge: { value: '50 years of age', source: 'patna' },
      relativeRisk: { value: 'about twice', source: 'nci' },
      leakAll: { value: '9 in 100 people', source: 'cong' },
      leakStoma: { value: '10 in 100', source: 'matthiessen' },
      leakNoStoma: { value: '28 in 100 people', source: 'matthiessen' },
      stomaMonths: { value: '6 months', source: 'haifa' },
      completeResponse: { value: '20 in 100 people', source: 'bernier' },
      regrowth: { value: '25 in 100 people', source: 'iwwd' },
      regrowthYears: { value: '2 years', source: 'iwwd' },
      larsLow: { value: '33 in 100 people', source: 'malaysia' },
      larsHigh: { value: '69 in 100 people', source: 'haifa' },
      roboOpen: { value: '8 in 100 operations', source: 'rolarr' },
      keyholeOpen: { value: '12 in 100 operations', source: 'rolarr' },
    },
  },
  written: '2026-11-22',
  reviewed: null,
} as const satisfies Treatment;
