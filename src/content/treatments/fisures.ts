import { fissurePictures } from '#content/pictures/fissure.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterAnyOperation, cardOf } from '#content/triage.ts';

export const treatment = {
  id: 27,
  group: 'proctology',
  // The published address is spelled this way; correcting it would break links to it.
  link: 'fisures',
  name: 'Anal fissure',
  otherNames: ['Fissure', 'Fissure in ano', 'Tear at the anus', 'गुदा विदर', 'फिशर'],
  kind: 'condition',
  organs: ['anus'],
  icon: 'proctology',
  images: fissurePictures,
  icd10: 'K60.0-K60.2',
  summary:
    'Why does passing stool hurt so much, and will this tear heal? Ointments, injections and surgery for an anal fissure, with the risk of leaking.',
  keywords: [
    'anal fissure',
    'pain when passing stool',
    'chronic fissure',
    'fissure ointment',
    'lateral sphincterotomy',
    'fissure operation',
    'फिशर',
  ],
  aims: 'For people with a tear at the anus: how long to try simple care, and what each next step adds and risks.',
  description:
    'An anal fissure is a small tear in the skin just inside the back passage (anus), which causes sharp pain when you pass stool, often with a streak of bright blood.',
  inShort: {
    emergency:
      'The tear itself is not. Strong pain with fever, heavy bleeding, fainting, urine that will not pass, or painful swelling with diabetes is one: call 112 or 108.',
    operation:
      'Many new tears heal without one. For a tear that has lasted over {chronicWeeks} and stayed after ointment, an injection or a small cut is the usual next step.',
    choices: 'Soft stools and warm baths come first. Then come an ointment, an injection, a small cut in the muscle, or a skin flap.',
    back: 'You go on working while you use an ointment. After the small cut the sharp pain often goes within days, desk work follows (our answers below), and the skin heals over some weeks.',
    next: 'Soften your stools from today. With blood for the first time, see a doctor in the next day or two.',
  },
  careCard: cardOf([
    'heavy-bleeding',
    'anus-fever',
    'anus-weak-immunity',
    'no-urine',
    'collapse',
    'operation-spinal',
    'cauda-equina',
    ...afterAnyOperation,
    'loose-stools-with-fever',
    'anus-swelling',
    'first-blood',
    'fissure-pain',
    'leaks-past-hard-stool',
    'leaking-stool',
    'weight-loss',
    'fissure-again',
    'fissure-and-more',
  ]),
  symptoms: [
    'A sharp pain as the stool passes, and an ache afterwards for hours.',
    'A little bright red blood on the paper or on the stool.',
    'Fear of the toilet, so that the stool gets harder.',
  ],
  causes: [
    'A hard, dry stool is the usual start, but a bout of loose stools or giving birth can also cause a tear.',
    'The ring of muscle beneath (the sphincter) then goes tight and squeezes off the blood.',
  ],
  types: [
    { title: 'New fissure (acute)', details: 'It is a fresh, shallow split, and many heal within {acuteWeeks} with simple care.' },
    {
      title: 'Long-lasting fissure (chronic)',
      details: 'It has lasted over {chronicWeeks}, its edges are hard, and a tag of skin may have formed.',
    },
    {
      title: 'Unusual fissure',
      details:
        "It lies at the side, is very deep, does not hurt, or is one of several. It needs a check for Crohn's disease, tuberculosis, HIV and cancer [review].",
    },
  ],
  tests: [
    {
      title: 'A gentle look',
      details: 'A careful look is often enough; if too sore, we look while you sleep.',
    },
    {
      title: 'Muscle test (manometry)',
      details: 'A soft probe measures how tight the ring is.',
    },
    {
      title: 'Camera test of the bowel (colonoscopy)',
      details:
        'Ask for it if you are over {scopeAge} [colonoscopy], bleeding outlasts the tear, a near relative had bowel cancer, or you have anaemia or dark blood.',
    },
  ],
  treatment: {
    overview:
      'The aim is soft stool and a relaxed ring. The small cut is for a long-lasting tear in someone with good control [ascrs2023]. Refuse forced stretching of the anus: it can harm control.',
    rowNames: { comesBack: 'Healed, or torn again' },
    details: [
      {
        title: 'No treatment',
        description: 'You change nothing and hope that it closes.',
        benefits:
          'Nobody counts how many new tears close. With a dummy ointment, often with fibre and baths, about {healAlone} with a long-lasting tear healed, at least for a time.',
        risks: 'A tear that stays gets hard edges and a skin tag, rarely an abscess or fistula.',
        recovery: 'A tear can heal and split again.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Pain that goes on',
          comesBack: 'Long-lasting: {healAlone} heal for a time',
        },
        withoutTreatment: true,
      },
      {
        title: 'Soft stools and warm baths',
        description: 'You take fibre, water and a stool softener, and sit in warm water after each stool.',
        benefits:
          'It is the safe first step for a new tear [ascrs2023]. In a trial of first tears {branHeal} had healed after {branWeeks} of baths and bran, and {branNumb} with a numbing ointment.',
        risks:
          'Fibre brings wind. Of new and old tears together {healSimple} heals this way; the rest need more [review]. In a trial new tears came back in {branBack} who went on with bran for a year, and in {branNone} on a dummy.',
        recovery: 'The pain eases over days; you miss no work.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Wind for some days',
          comesBack: 'New tears: {branBack} with bran kept up',
        },
      },
      {
        title: 'Ointment that relaxes the muscle',
        description:
          'On prescription, you put a small amount at the anus for {griffinWeeks} or so. It holds a calcium-channel blocker (diltiazem or nifedipine) or a nitrate (glyceryl trinitrate, also called nitroglycerin).',
        benefits:
          'In trials put together the nitrate healed {gtnHeal}, and a dummy {gtnDummy}: a small gain. Diltiazem healed about as many as the nitrate [nevins].',
        risks:
          'Never use nitrate ointment with sildenafil, tadalafil or the like, taken for erection, prostate or lungs, by women too: your blood pressure can fall dangerously [label]; nor with riociguat. In Italy {nitrateStop} gave up the nitrate because of side effects, mostly headache. Diltiazem brings it far less often. The tear came back in {gtnBack} of those the nitrate healed, after diltiazem in fewer [nevins].',
        recovery: 'You carry on with work.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Side effects; nitrate ointment stopped: {nitrateStop}',
          comesBack: 'Torn again: nitrate {gtnBack}; diltiazem less often',
        },
      },
      {
        title: 'Injection (botulinum toxin)',
        description: 'A small dose into the muscle loosens it for some months, and then wears off.',
        benefits:
          'It helps some people after ointment has failed [ascrs2023]. In studies put together it healed about {botoxPool}, no more than a dummy there. In Pakistan {botoxHeal} had healed after {botoxTime}, against {botoxCut} after the cut.',
        risks:
          'Not in pregnancy, or with a weakness of nerves or muscles such as myasthenia [niceBotox]. In a study without a second group {botoxSide} had side effects, all mild; control was weaker at first, as before at {botoxLeak}. The tear came back in {botoxBack} within {botoxYears}. In a trial fewer leaked than after the cut, but more tears came back [nasr].',
        recovery: 'Home that day.',
        compare: {
          cut: 'None, a needle',
          nights: 'Usually none',
          usualLife: 'As soon as you feel able',
          mainRisk: 'Mild, passing side effects: {botoxSide}',
          comesBack: '{botoxBack} within {botoxYears}',
        },
      },
      {
        title: 'A small cut in the muscle (lateral sphincterotomy)',
        description: 'While you are asleep or numb, the surgeon cuts part of the inner ring.',
        benefits: 'In trials it healed {cutHeal}, and the tear came back in {cutBack}.',
        risks:
          'After {leakYears} or more, {leakAny} had some change in control (incontinence): wind in {leakWind}, staining in {leakSoil}, and accidents with stool in about {leakStool}. Weak control, births and age raise the risk; a shorter cut lowers it [ascrs2023], but may heal fewer. An abscess or fistula followed in {cutAbscess} [giqli]. You can bleed, get an infection or not pass urine at first.',
        recovery: 'The sharp pain often goes within days; healing takes weeks.',
        compare: {
          cut: 'One small cut',
          nights: 'Usually none',
          usualLife: null,
          mainRisk: 'Weaker control: {leakAny}',
          comesBack: '{cutBack}',
          operation: 'fissure',
        },
      },
      {
        title: 'Skin flap',
        description: 'Healthy skin is slid over the tear; the muscle stays whole.',
        benefits: 'In four studies with {sahAll} far fewer leaked than after the cut, and about as many healed [sahebally].',
        risks:
          'The flap can come apart or get infected; in the four studies wounds gave trouble about as often as after the cut [sahebally]. In an Italian study of people without a tight ring the tear was back in {flapBack} within {flapYears}.',
        recovery: 'The stitched skin needs gentle care.',
        compare: {
          cut: 'A flap of skin',
          nights: null,
          usualLife: null,
          mainRisk: 'The flap comes apart; not counted',
          comesBack: '{flapBack} in {flapYears} (ring not tight)',
          operation: 'fissure',
        },
      },
    ],
  },
  charts: [
    {
      title: 'Of people with a long-lasting tear, so many heal (from different studies)',
      of: [0, 2, 4],
      rows: [
        { label: 'with a dummy ointment, at least for a time', figure: '{healAlone}' },
        { label: 'with nitrate ointment; in half it returns', figure: '{gtnHeal}' },
        { label: 'after the small cut', figure: '{cutHeal}' },
      ],
    },
    {
      title: '{leakYears} or more after the small cut, so many have trouble',
      of: [4],
      rows: [
        { label: 'any change in control', figure: '{leakAny}' },
        { label: 'wind escapes', figure: '{leakWind}' },
        { label: 'staining of the underwear', figure: '{leakSoil}' },
        { label: 'accidents with stool', figure: '{leakStool}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Isabgol (psyllium) and other fibre',
      details: 'Start with a little, with a full glass of water; not if food sticks when you swallow.',
    },
    {
      title: 'Diltiazem or nifedipine ointment',
      details:
        'It relaxes the muscle; a few get an itch or mild headache [niceDilt]. Ask first with a slow pulse, low blood pressure, a beta-blocker or pregnancy.',
    },
  ],
  others: [
    {
      title: 'Children',
      details:
        'For hard stool Indian guidance starts with polyethylene glycol (macrogol) from {pegAge} of age, and lactulose before that [iap].',
    },
    {
      title: 'Pregnancy and new mothers',
      details: 'Fibre and baths come first.',
    },
  ],
  operations: ['fissure'],
  uncertainties: [
    'Nobody can say in advance whom an ointment will heal, and few trials watched for a return over years.',
    'How often the cut leads to leaking is not settled: short trials found {leakTrials}, longer studies {leakAny}.',
  ],
  preparing: [
    'Tell us of leaking, hard births or past operations near the anus.',
    'Tell us of heart medicines, blood thinners, and tablets for erection, prostate or lungs; stop none yourself.',
  ],
  inHospital: ['Cut and injection are usually done in a day.'],
  recovery: [
    {
      when: 'The first days',
      what: 'Expect a mild ache and spots of blood; warm water helps. Call 112 or 108 for heavy bleeding, urine that will not pass, bad pain with fever, a swollen leg or chest pain. With {Fever} alone, or pus, go to a hospital the same day.',
    },
    { when: 'The first weeks', what: 'Keep stools soft. Early leaking of wind often settles.' },
    { when: 'After that', what: 'Keep the fibre going, because a hard stool can tear the skin again.' },
  ],
  deciding:
    'Most people try fibre and baths for {acuteWeeks}, and then an ointment for {griffinWeeks}; with great pain or a long-lasting tear ask about the next step sooner. If never leaking matters most, weigh an injection next, which may wear off. If an end of the pain matters most, and you held well before, weigh the cut against weaker control. If you have given birth, are older or leak already, weigh a flap.',
  questions: [
    'Is my fissure new or long-lasting, and is its place usual?',
    "Do I need tests for Crohn's disease or tuberculosis?",
    'How long should I use the ointment before we call it a failure?',
    'What is my own risk of leaking after the cut?',
    'What will you do if it comes back?',
  ],
  livingWith: [
    'Before ointment people had more pain and felt less healthy than others [griffin].',
    'On ointment {griffinHeal} of them healed within {griffinWeeks}; they had less pain and more energy.',
    'A year after the small cut comfort in daily life scored {giqliAfter} points, before it {giqliBefore}. A year after the injection bodily health scored {boxAfter}, before it {boxBefore} (more is better). For the flap we found none.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://nha.gov.in/PM-JAY' },
    { name: 'eSanjeevani: the government’s free doctor by video', url: 'https://esanjeevani.mohfw.gov.in/' },
    { name: 'Tele-MANAS, call 14416: a free talk when pain wears you down', url: 'https://telemanas.mohfw.gov.in/' },
    { name: 'NHS: what you can do for a fissure yourself', url: 'https://nhs.uk/conditions/anal-fissure/treatment' },
  ],
  evidence: {
    sources: {
      boxLife: {
        title:
          'Assessment of Quality of Life in Patients with Chronic Anal Fissures: A 1-Year Follow-Up Study before and after Botulinum Toxin (Botox) Injection',
        publisher: 'Journal of Clinical Medicine',
        year: 2024,
        url: 'https://doi.org/10.3390/jcm13020316',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      niceBotox: {
        title: 'Chronic anal fissure: botulinum toxin type A injection (ESUOM14)',
        publisher: 'National Institute for Health and Care Excellence',
        year: null,
        url: 'https://www.nice.org.uk/advice/esuom14',
        checkedOn: '2026-11-28',
        basis: 'copy',
        copy: 'its summary for the public and its part on safety',
      },
      nasr: {
        title:
          'Botulinum toxin injection versus lateral internal sphincterotomy in the treatment of chronic anal fissure: a randomized controlled trial',
        publisher: 'World Journal of Surgery',
        year: 2010,
        url: 'https://doi.org/10.1007/s00268-010-0736-5',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      jensen: {
        title:
          'Treatment of first episodes of acute anal fissure: prospective randomised study of lignocaine ointment versus hydrocortisone ointment or warm sitz baths plus bran',
        publisher: 'British Medical Journal',
        year: 1986,
        url: 'https://doi.org/10.1136/bmj.292.6529.1167',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      griffin: {
        title: 'Quality of life in patients with chronic anal fissure',
        publisher: 'Colorectal Disease',
        year: 2004,
        url: 'https://doi.org/10.1111/j.1463-1318.2004.00576.x',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      sahebally: {
        title:
          'Anal advancement flap versus lateral internal sphincterotomy for chronic anal fissure: a systematic review and meta-analysis',
        publisher: 'International Journal of Surgery',
        year: 2018,
        url: 'https://pubmed.ncbi.nlm.nih.gov/29233787/',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      cochraneFissure: {
        title: 'Non surgical therapy for anal fissure',
        publisher: 'Cochrane Database of Systematic Reviews',
        year: 2012,
        url: 'https://doi.org/10.1002/14651858.CD003431.pub3',
        checkedOn: '2026-11-23',
        basis: 'copy',
        copy: 'its figures as the evidence review of NICE (ESUOM7) repeats them',
      },
      nevins: {
        title: 'Topical diltiazem and glyceryl-trinitrate for chronic anal fissure: a meta-analysis of randomised controlled trials',
        publisher: 'Turkish Journal of Surgery',
        year: 2020,
        url: 'https://doi.org/10.47717/turkjsurg.2020.4895',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      giqli: {
        title: 'Results of lateral internal sphincterotomy for chronic anal fissure with particular reference to quality of life',
        publisher: 'Diseases of the Colon and Rectum',
        year: 2006,
        url: 'https://doi.org/10.1007/s10350-006-0527-0',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      ascrs2023: {
        title: 'The American Society of Colon and Rectal Surgeons Clinical Practice Guidelines for the Management of Anal Fissures',
        publisher: 'Diseases of the Colon and Rectum',
        year: 2023,
        url: 'https://doi.org/10.1097/DCR.0000000000002664',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'all its recommendations at guidelinecentral.com',
      },
      review: {
        title: 'Anal fissure',
        publisher: 'Clinics in Colon and Rectal Surgery',
        year: 2011,
        url: 'https://doi.org/10.1055/s-0031-1272820',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract and introduction, PMC3140330',
      },
      ascrs2010: {
        title: 'Practice Parameters for the Management of Anal Fissures (3rd Revision)',
        publisher: 'American Society of Colon and Rectal Surgeons, in Diseases of the Colon and Rectum',
        year: 2010,
        url: 'https://doi.org/10.1007/DCR.0b013e3181e23dfe',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its opening section at docslib.org',
      },
      nelson: {
        title: 'Anal fissure (chronic)',
        publisher: 'BMJ Clinical Evidence',
        year: 2014,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4229958',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      gagliardi: {
        title:
          'Optimal treatment duration of glyceryl trinitrate for chronic anal fissure: results of a prospective randomized multicenter trial',
        publisher: 'Techniques in Coloproctology',
        year: 2010,
        url: 'https://doi.org/10.1007/s10151-010-0604-1',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      label: {
        title: 'Nitrostat (nitroglycerin, USP) Sublingual Tablets: Safety Labeling Changes, July 2011',
        publisher: 'US Food and Drug Administration',
        year: 2011,
        url: 'https://www.fda.gov/Safety/MedWatch/SafetyInformation/ucm266664.htm',
        checkedOn: '2026-11-22',
        basis: 'full',
      },
      asefa: {
        title:
          'Comparing closed versus open lateral internal sphincterotomy for management of chronic anal fissure: systematic review and meta-analysis of randomised control trials',
        publisher: 'Scientific Reports',
        year: 2023,
        url: 'https://doi.org/10.1038/s41598-023-48286-z',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      garg: {
        title:
          'Long-term continence disturbance after lateral internal sphincterotomy for chronic anal fissure: a systematic review and meta-analysis',
        publisher: 'Colorectal Disease',
        year: 2013,
        url: 'https://doi.org/10.1111/codi.12108',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      niceDilt: {
        title: 'Chronic anal fissure: 2% topical diltiazem hydrochloride (ESUOM3), evidence review: safety',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2013,
        url: 'https://www.nice.org.uk/advice/esuom3/chapter/Evidence-review-safety',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its part on safety',
      },
      iap: {
        title:
          'Management of Childhood Functional Constipation: Consensus Practice Guidelines of Indian Society of Pediatric Gastroenterology, Hepatology and Nutrition and Pediatric Gastroenterology Chapter of Indian Academy of Pediatrics',
        publisher: 'Indian Pediatrics',
        year: 2018,
        url: 'https://pubmed.ncbi.nlm.nih.gov/29941697/',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      flap: {
        title: 'Fissurectomy and anoplasty in posterior normotensive chronic anal fissure',
        publisher: 'Acta Bio-Medica',
        year: 2021,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8689339',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      rawalpindi: {
        title: 'Comparison of Botulinum Toxin Injection and Lateral Internal Sphincterotomy for the Treatment of Chronic Anal Fissure',
        publisher: 'College of Physicians and Surgeons Pakistan',
        year: 2025,
        url: 'https://doi.org/10.29271/jcpsppg.2025.01.33',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      botox: {
        title: 'Is chemodenervation with incobotulinumtoxinA an alternative to invasive chronic anal fissure treatments?',
        publisher: 'BMC Gastroenterology',
        year: 2024,
        url: 'https://doi.org/10.1186/s12876-024-03428-z',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      colonoscopy: {
        title: 'Colonoscopic evaluation of hematochezia in low and average risk patients for colorectal cancer: A prospective study',
        publisher: 'World Journal of Gastroenterology',
        year: 2006,
        url: 'https://doi.org/10.3748/wjg.v12.i45.7304',
        checkedOn: '2026-11-28',
        basis: 'abstract',
      },
      bran: {
        title: 'Anal Fissure Disease: Prevention and Quality of Life',
        publisher: 'Springer',
        year: null,
        url: 'https://doi.org/10.1007/978-3-319-49244-5_7',
        checkedOn: '2026-11-28',
        basis: 'abstract',
      },
    },
    figures: {
      scopeAge: { value: '45 years', source: 'colonoscopy' },
      branBack: { value: '16 in 100', source: 'bran' },
      branNone: { value: '68 in 100', source: 'bran' },
      boxAfter: { value: '70', source: 'boxLife' },
      boxBefore: { value: '49', source: 'boxLife' },
      botoxPool: { value: '6 to 7 in 10', source: 'niceBotox' },
      botoxSide: { value: '7 of 49 people', source: 'botox' },
      botoxLeak: { value: '6 months', source: 'botox' },
      branHeal: { value: '87 in 100 people', source: 'jensen' },
      branNumb: { value: '60 in 100', source: 'jensen' },
      branWeeks: { value: '3 weeks', source: 'jensen' },
      griffinHeal: { value: '27 of 39', source: 'griffin' },
      griffinWeeks: { value: '8 weeks', source: 'griffin' },
      sahAll: { value: '300 people', source: 'sahebally' },
      gtnBack: { value: 'about 50 in 100', source: 'cochraneFissure' },
      gtnHeal: { value: '49 in 100 people', source: 'cochraneFissure' },
      gtnDummy: { value: '36 in 100', source: 'cochraneFissure' },
      giqliBefore: { value: '118', source: 'giqli' },
      giqliAfter: { value: '141 of 144', source: 'giqli' },
      cutAbscess: { value: '3 of 244', source: 'giqli' },
      botoxHeal: { value: '31 of 42 people', source: 'rawalpindi' },
      botoxCut: { value: '40 of 42', source: 'rawalpindi' },
      botoxTime: { value: '3 months', source: 'rawalpindi' },
      botoxBack: { value: '25 in 100', source: 'botox' },
      botoxYears: { value: '2 years', source: 'botox' },
      nitrateStop: { value: '18 of 188', source: 'gagliardi' },
      flapBack: { value: '2 of 30', source: 'flap' },
      flapYears: { value: '18 months', source: 'flap' },
      healSimple: { value: 'about half', source: 'review' },
      acuteWeeks: { value: '4 to 6 weeks', source: 'review' },
      chronicWeeks: { value: '8 weeks', source: 'ascrs2010' },
      healAlone: { value: '35 in 100 people', source: 'nelson' },
      cutHeal: { value: '90 in 100 people', source: 'asefa' },
      cutBack: { value: '4 in 100', source: 'asefa' },
      leakTrials: { value: '9 in 100', source: 'asefa' },
      leakYears: { value: '2 years', source: 'garg' },
      leakAny: { value: '14 in 100 people', source: 'garg' },
      leakWind: { value: '9 in 100', source: 'garg' },
      leakSoil: { value: '6 in 100', source: 'garg' },
      leakStool: { value: '1 in 100', source: 'garg' },
      pegAge: { value: '1 year', source: 'iap' },
    },
  },
  written: '2026-11-28',
} as const satisfies Treatment;
