import type { Article } from '#content/article.ts';
import { cardOf } from '#content/triage.ts';

export const article = {
  title: 'Piles or something worse?',
  category: 'Colon and rectum',
  photo: '/images/articles/piles-or-something-worse.svg',
  photoAlt: 'Drawing of an empty chair beside a clinic screen, with a glass of water on a small table',
  date: '2025-08-21T09:00:00+05:30',
  updatedAt: '2026-11-22T09:00:00+05:30',
  body: [
    {
      paragraph:
        'You saw red on the paper, or felt a lump while washing. It is very likely something simple, such as piles (haemorrhoids) or a small tear.',
    },
    {
      paragraph:
        'But nobody can tell piles from other causes by guessing, and that includes doctors on the phone. A growth in the rectum can bleed just as piles do. One short visit, with an examination, usually gives the answer or says which test will.',
    },
    { heading: 'What piles feel like' },
    {
      paragraph:
        'Piles are cushions of veins that have swollen. Inside the anus they bleed or come down when you strain, most often without pain. Outside, they itch or form a sore lump.',
    },
    { paragraph: 'The usual signs are:' },
    {
      list: [
        'bright red blood on the paper or in the pan, after the stool',
        'itching or wetness around the anus',
        'a soft lump that comes out and goes back',
        'a feeling that the bowel is not quite empty',
      ],
    },
    {
      paragraph:
        'The trouble is that this list is not proof. Lumps, bleeding and a feeling of not being empty can also come from a polyp or a cancer low in the bowel. Both may be there at once.',
    },
    { heading: 'Other simple causes' },
    {
      paragraph:
        'Sharp pain like broken glass while passing stool points to a small tear, called a fissure. Up to {fissureBack} lie in the middle at the back. A tear at the side needs a closer look, because other illnesses can cause it [ascrsFissure].',
    },
    {
      paragraph:
        'Pus or a wet spot on your clothes, with a sore hole in the skin near the anus, points to a fistula. A hot, throbbing swelling with fever is usually an abscess, and should be drained promptly [ascrsFistula].',
    },
    { heading: 'Signs that it may be more than piles' },
    {
      paragraph: 'None of these means cancer by itself. Each is a reason to have the bowel looked at, and not only to be given a cream:',
    },
    {
      list: [
        'blood that is dark, or mixed into the stool',
        'a change in your usual habit that stays: looser, more often, or newly blocked',
        'weight loss that you did not plan',
        'tiredness or breathlessness, or a blood test that shows anaemia',
        'belly pain that keeps coming back',
        'a parent, brother, sister or child with cancer of the bowel; this raises the risk of rectal cancer [nci]',
      ],
    },
    {
      paragraph:
        'When bleeding has no clear cause, a British guideline asks for a stool test from the age of {olderAge}, to see who needs a camera test. In younger people it asks for one if there is also belly pain or weight loss. If the doctor feels a growth in the rectum, you need no stool test first [nice].',
    },
    { heading: 'Young people are not exempt' },
    {
      paragraph:
        'At one cancer hospital in Patna, about {youngShare} of {patnaCount} with rectal cancer were younger than {youngAge}, and bleeding was more common in the young. These people had already been sent for radiotherapy, so it does not show how likely cancer is in you. It does show that youth alone is no reason to skip the check.',
    },
    { heading: 'What happens at the visit' },
    {
      paragraph:
        'The doctor asks about your stools, your food, your medicines and your family. Then you lie on your side, covered with a sheet. The doctor looks at the skin, feels inside with a gloved finger, and may look with a short lighted tube.',
    },
    {
      paragraph:
        'It takes a few minutes and feels odd rather than sore. If you have a tear, say so, and it can be put off. You may ask for a woman doctor or nurse, or have a family member with you.',
    },
    {
      paragraph:
        'If the cause is plain and you have no warning signs, treatment starts with fibre, water and not straining [ascrs]. If there is doubt, the next step is a longer look with a camera. The doctor should look for other causes of bleeding even when piles are there [ascrs].',
    },
    { heading: 'What to do while you wait' },
    {
      paragraph:
        'Eat more dal, vegetables, fruit and whole grains, and drink enough water. Go when you feel the urge, and do not sit on the toilet with the phone. If you take a blood thinner, do not stop it by yourself; tell the doctor about the bleeding instead.',
    },
    {
      paragraph:
        'Please be wary of anyone who treats “piles” with threads, acids or injections without first looking inside. The wait can hide the true cause.',
    },
  ],
  careCard: cardOf([
    'heavy-bleeding',
    'vomits-blood-or-black-stool',
    'anus-fever',
    'anus-redness',
    'anus-weak-immunity',
    'no-urine',
    'blocked',
    'anus-swelling',
    'pile-out',
    'blood-on-thinner',
    'first-blood',
    'bowel-habit',
    'weight-loss',
    'piles-known',
    'piles-home-care',
  ]),
  related: ['hemorrhoids', 'fisures', 'fistulas', 'rectumpolyps', 'rectumcancer', 'inflammatoryboweldiseases'],
  evidence: {
    sources: {
      ascrs: {
        title: 'The American Society of Colon and Rectal Surgeons Clinical Practice Guidelines for the Management of Hemorrhoids',
        publisher: 'Diseases of the Colon and Rectum',
        year: 2024,
        url: 'https://doi.org/10.1097/DCR.0000000000003276',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its recommendations at guidelinecentral.com',
      },
      ascrsFissure: {
        title: 'Clinical practice guideline for the management of anal fissures',
        publisher: 'American Society of Colon and Rectal Surgeons',
        year: 2017,
        url: 'https://doi.org/10.1097/DCR.0000000000000735',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its opening section at docslib.org',
      },
      ascrsFistula: {
        title: 'Clinical practice guidelines for the management of anorectal abscess, fistula-in-ano, and rectovaginal fistula',
        publisher: 'American Society of Colon and Rectal Surgeons',
        year: 2022,
        url: 'https://doi.org/10.1097/DCR.0000000000002473',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its opening section, and its main recommendations at medscape.com',
      },
      nci: {
        title: 'Rectal Cancer Treatment (PDQ): Patient Version',
        publisher: 'National Cancer Institute',
        year: 2020,
        url: 'https://www.cancer.gov/types/colorectal/patient/rectal-treatment-pdq',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its text of 2020 at cancer-info-hub.blogspot.com',
      },
      nice: {
        title: 'Suspected cancer: recognition and referral (NG12)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2023,
        url: 'https://www.nice.org.uk/guidance/ng12',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its list for the stool test, in a study note at notion.so',
      },
      patna: {
        title: 'A comparative analysis of the clinicopathological profile of early-onset versus late-onset rectal cancer patients',
        publisher: 'ecancermedicalscience',
        year: 2022,
        url: 'https://ecancer.org/en/journal/article/1365-a-comparative-analysis-of-the-clinicopathological-profile-of-early-onset-versus-late-onset-rectal-cancer-patients',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      fissureBack: { value: '90 in 100 tears', source: 'ascrsFissure' },
      olderAge: { value: '50 years', source: 'nice' },
      youngShare: { value: 'two-thirds', source: 'patna' },
      patnaCount: { value: '224 patients', source: 'patna' },
      youngAge: { value: '50 years', source: 'patna' },
    },
  },
} as const satisfies Article;
