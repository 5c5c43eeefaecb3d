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
  aims: 'This page is for people with a tear at the anus who want to know how long to try simple care, and what each next step adds and risks.',
  description:
    'An anal fissure is a small tear in the skin just inside the back passage (anus), which causes sharp pain when you pass stool, often with a streak of bright blood. Many new tears heal without an operation, once the stools are soft.',
  inShort: {
    emergency:
      'The tear itself is not. Strong pain with fever, heavy bleeding, fainting, urine that will not pass, or painful swelling with diabetes is one: call 112 or 108.',
    operation:
      'Most new tears heal without one. For a tear that has lasted over {chronicWeeks} and stayed after ointment, a small cut is the usual next step.',
    choices: 'Soft stools and warm baths come first. Then come an ointment, an injection, a small cut in the muscle, or a skin flap.',
    back: 'You go on working while you use an ointment. After the small cut the sharp pain often goes within days, desk work follows after about a week, and the skin heals over some weeks.',
    next: 'Soften your stools from today. With blood for the first time, see a doctor in the next day or two.',
  },
  careCard: cardOf([
    'heavy-bleeding',
    'anus-fever',
    'anus-weak-immunity',
    'no-urine',
    'collapse',
    'operation-spinal',
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
    'A sharp pain as the stool passes, like passing glass, and an ache afterwards that can last for hours.',
    'A little bright red blood on the paper or on the stool.',
    'Fear of the toilet, so that you hold on and the stool gets harder.',
  ],
  causes: [
    'A hard, dry stool is the usual start, but a bout of loose stools or giving birth can also cause a tear.',
    'The ring of muscle beneath (the sphincter) then goes tight and squeezes off the blood, so that the tear cannot heal.',
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
      details: 'A careful look is often enough; if it is too sore, we wait or look while you sleep.',
    },
    {
      title: 'Bowel camera test',
      details: 'It checks for other bleeding.',
    },
    {
      title: 'Muscle test (manometry)',
      details: 'A soft probe measures how tight the ring is, if you need a second operation.',
    },
  ],
  treatment: {
    overview:
      'The aim is to soften the stool and relax the tight ring, so that blood returns. Surgery is for a long-lasting tear in someone with good control [ascrs2023].',
    details: [
      {
        title: 'No treatment',
        description: 'You change nothing and hope that it closes.',
        benefits: 'Even of long-lasting tears, about {healAlone} heal in the end, at least for a time.',
        risks: 'The rest stay open or return, because pain makes you hold back and stools harden. A few form an abscess.',
        recovery: 'They often heal and split in turns.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Pain that goes on',
          comesBack: 'Often; {healAlone} heal for a time',
        },
        withoutTreatment: true,
      },
      {
        title: 'Soft stools and warm baths',
        description: 'You take fibre, water and a stool softener, and sit in warm water (a sitz bath) after each stool.',
        benefits:
          'It is the safe first step for a new tear [ascrs2023]. In a trial of first tears {branHeal} had healed after {branWeeks}, against {branNumb} with a numbing ointment.',
        risks: 'New and old together, {healSimple} heal this way [review]. Fibre can bring wind for some days.',
        recovery: 'The pain eases over days, and the skin needs weeks, but you miss no work.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Wind for some days',
          comesBack: 'First tear, healed: {branHeal}',
        },
      },
      {
        title: 'Ointment that relaxes the muscle',
        description:
          'On prescription, you put a small amount at the anus for some weeks. It holds a calcium-channel blocker (diltiazem or nifedipine) or a nitrate (glyceryl trinitrate, also called nitroglycerin).',
        benefits:
          'In trials put together the nitrate healed {gtnHeal}, and a dummy {gtnDummy}: a small gain. Diltiazem healed about as many as the nitrate [nevins]. In an Indian trial {diltHeal} had healed {diltTime} after they began diltiazem, against {diltCut} after the cut.',
        risks:
          'Never use nitrate ointment with tablets for erection, such as sildenafil or tadalafil: your blood pressure can fall dangerously [label]. In Italy {nitrateStop} gave up the nitrate because of side effects, mostly headache, which diltiazem brings far less often. The tear came back in {gtnBack} of those it healed, and less often after diltiazem [nevins].',
        recovery: 'You carry on with work.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Side effects of the nitrate: {nitrateStop} stopped',
          comesBack: 'Nitrate, back: {gtnBack}',
        },
      },
      {
        title: 'Injection (botulinum toxin)',
        description: 'A small dose into the muscle loosens it for some months, and then wears off.',
        benefits:
          'It helps some people after ointment has failed [ascrs2023]. In Pakistan {botoxHeal} had healed after {botoxTime}, against {botoxCut} after the cut.',
        risks:
          'In a study {botoxSide} had side effects, all mild; control was a little weaker after {botoxMonth}, as before at {botoxLeak}. The tear was back in {botoxBack} within {botoxYears} [botox]. In a trial of {nasrAll} fewer leaked than after the cut, but more tears came back [nasr].',
        recovery: 'You usually go home the same day.',
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
        benefits:
          'In trials it healed {cutHeal}, and the tear came back in {cutBack}. It is usual for long-lasting tears in people who did not leak before [ascrs2023].',
        risks:
          'After {leakYears} or more, {leakAny} had some change in control (incontinence): wind in {leakWind}, staining in {leakSoil}, and accidents with stool in about {leakStool}. A shorter cut lowers the risk [ascrs2023]. An abscess or fistula followed in {cutAbscess} [giqli].',
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
        description: 'Healthy skin is slid over the tear, and the muscle is left whole.',
        benefits:
          'In four studies with {sahAll} far fewer leaked than after the cut, and about as many healed, as far as so few can show [sahebally].',
        risks:
          'The flap can come apart or get infected; in the four studies wounds gave trouble about as often as after the cut [sahebally]. In an Italian study the tear was back in {flapBack} within {flapYears}.',
        recovery: 'The stitched skin needs gentle care.',
        compare: {
          cut: 'A flap of skin',
          nights: null,
          usualLife: null,
          mainRisk: 'The wound: about as after the cut',
          comesBack: '{flapBack} within {flapYears}',
          operation: 'fissure',
        },
      },
    ],
  },
  charts: [
    {
      title: 'Of people with a long-lasting tear, so many heal (from different studies)',
      rows: [
        { label: 'with no treatment, at least for a time', figure: '{healAlone}' },
        { label: 'with nitrate ointment; in half it returns', figure: '{gtnHeal}' },
        { label: 'after the small cut', figure: '{cutHeal}' },
      ],
    },
    {
      title: '{leakYears} or more after the small cut, so many have trouble',
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
      details: 'Start with a little, with a full glass of water; do not take it if food sticks when you swallow.',
    },
    {
      title: 'Diltiazem or nifedipine ointment',
      details: 'It relaxes the ring of muscle. A few people get an itch or a mild headache [niceDilt].',
    },
  ],
  others: [
    {
      title: 'Children',
      details:
        'For hard stool Indian guidance starts with polyethylene glycol (macrogol) from {pegAge} of age, and lactulose before that [iap]. Ask before you use an ointment.',
    },
    {
      title: 'Pregnancy and new mothers',
      details: 'Fibre and warm baths come first. Ask before you use an ointment.',
    },
  ],
  operations: ['fissure'],
  uncertainties: [
    'Nobody can say in advance whom an ointment will heal, and few trials watched for a return over years.',
    'When a fissure is long-lasting is not agreed: we say over {chronicWeeks}, others {chronicSix}.',
    'How often the cut leads to leaking is not settled: short trials found {leakTrials}, longer studies {leakAny}.',
  ],
  preparing: [
    'Tell us about any leaking, hard births or past operations near the anus.',
    'Tell us of heart medicines, blood thinners and tablets for erection; stop none on your own.',
  ],
  inHospital: ['The cut and the injection are usually done in a day.'],
  recovery: [
    {
      when: 'The first days',
      what: 'Expect a mild ache and spots of blood; warm water helps. Call 112 or 108 for heavy bleeding, urine that will not pass, bad pain with fever, a swollen leg or chest pain. With {Fever} alone, or pus, go to a hospital the same day.',
    },
    { when: 'The first weeks', what: 'Keep stools soft. Some leaking of wind early on often settles.' },
    { when: 'After that', what: 'Keep the fibre going, because a hard stool can tear the skin again.' },
  ],
  deciding:
    'Choose fibre and baths for a new tear. Choose an ointment if it has lasted, and give it its weeks; an injection if ointment failed and leaking is what you fear. Choose the cut if you want the surest healing and held well before; a flap if you have given birth, are older, have loose stools or leak already. Ask for your own risk of leaking.',
  questions: [
    'Is my fissure new or long-lasting, and is its place usual?',
    "Do I need tests for Crohn's disease or tuberculosis?",
    'How long should I use the ointment before we call it a failure?',
    'What is my own risk of leaking after the cut?',
    'What will you do if it comes back?',
  ],
  livingWith: [
    'Untreated, people with long-lasting tears had more pain and felt less healthy than others of their age and sex [griffin].',
    'On ointment {griffinHeal} of them healed within {griffinWeeks}; they had less pain, more energy and more ease at work.',
    'A year after the small cut a score of comfort and daily life had risen from {giqliBefore} to {giqliAfter}. After the injection and the flap we found no such score.',
    'Eat dal, whole grains, papaya and greens, drink plenty, and do not put off the urge. Codeine hardens the stool.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://nha.gov.in/PM-JAY' },
    { name: 'eSanjeevani: the government’s free doctor by video', url: 'https://esanjeevani.mohfw.gov.in/' },
    { name: 'Tele-MANAS: a free talk when pain wears you down', url: 'https://telemanas.mohfw.gov.in/' },
    { name: 'NHS: what you can do for a fissure yourself', url: 'https://nhs.uk/conditions/anal-fissure/treatment' },
  ],
  evidence: {
    sources: {
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
      diltiazem: {
        title: 'Single centre randomized comparative trial of lateral internal sphincterotomy versus 2% diltiazem in chronic anal fissure',
        publisher: 'International Surgery Journal',
        year: 2020,
        url: 'https://www.ijsurgery.com/index.php/isj/article/view/5798',
        checkedOn: '2026-11-23',
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
    },
    figures: {
      nasrAll: { value: '80 people', source: 'nasr' },
      botoxSide: { value: '7 of 49 people', source: 'botox' },
      botoxMonth: { value: '1 month', source: 'botox' },
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
      giqliAfter: { value: '141 on a scale of 0 to 144', source: 'giqli' },
      cutAbscess: { value: '3 of 244', source: 'giqli' },
      diltCut: { value: 'all of the 40', source: 'diltiazem' },
      botoxHeal: { value: '31 of 42 people', source: 'rawalpindi' },
      botoxCut: { value: '40 of 42', source: 'rawalpindi' },
      botoxTime: { value: '3 months', source: 'rawalpindi' },
      botoxBack: { value: '25 in 100', source: 'botox' },
      botoxYears: { value: '2 years', source: 'botox' },
      nitrateStop: { value: '18 of 188', source: 'gagliardi' },
      diltHeal: { value: '90 in 100', source: 'diltiazem' },
      diltTime: { value: '6 months', source: 'diltiazem' },
      flapBack: { value: '2 of 30', source: 'flap' },
      flapYears: { value: '18 months', source: 'flap' },
      healSimple: { value: 'about half of all fissures', source: 'review' },
      acuteWeeks: { value: '4 to 6 weeks', source: 'review' },
      chronicSix: { value: '6 weeks', source: 'review' },
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
  written: '2026-11-23',
} as const satisfies Treatment;
