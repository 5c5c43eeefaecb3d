import type { Article } from '#content/article.ts';
import { cardOf, withAnus } from '#content/triage.ts';

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
        'You saw red on the paper, or felt a lump while washing. It is most likely something simple, such as piles (haemorrhoids) or a small tear.',
    },
    {
      paragraph:
        'But nobody can tell piles from other causes by guessing, and that includes doctors on the phone, because a growth in the rectum can bleed just as piles do. One short visit, with an examination, usually gives the answer or says which test will.',
    },
    { heading: 'What piles feel like' },
    {
      paragraph:
        'Piles are cushions of veins that have swollen. Inside the anus they bleed or come down when you strain, most often without pain, while outside they itch or form a sore lump.',
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
        'Sharp pain like broken glass while passing stool points to a small tear, called a fissure. In {fissureBack} it lies in the middle at the back, and a tear at the side needs a closer look, because other illnesses can cause it [fissure].',
    },
    {
      paragraph:
        'Pus or a wet spot on your clothes, with a sore hole in the skin near the anus, points to a fistula. A hot, throbbing swelling with fever is usually an abscess, which needs to be drained without delay [abscess]: call 112 or 108.',
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
        'a parent, brother, sister or child with cancer of the bowel, because it can run in families',
      ],
    },
    {
      paragraph:
        'When bleeding has no clear cause, when it comes with any of these signs, or when it goes on in spite of treatment, the usual next step is a camera test of the bowel. If the doctor feels a growth in the rectum, that test is needed soon.',
    },
    { heading: 'Young people are not exempt' },
    {
      paragraph:
        'At one cancer hospital in Patna, about {youngShare} of {patnaCount} with rectal cancer were younger than {youngAge}, and bleeding was more common in the young. These people had already been sent for radiotherapy, so it does not show how likely cancer is in you, but it does show that youth alone is no reason to skip the check.',
    },
    { heading: 'What happens at the visit' },
    {
      paragraph:
        'The doctor asks about your stools, your food, your medicines and your family. Then you lie on your side, covered with a sheet. The doctor looks at the skin, feels inside with a gloved finger, and may look with a short lighted tube.',
    },
    {
      paragraph:
        'It takes a few minutes and feels odd rather than sore, and if you have a tear, say so, because then it can be put off. You may ask for a woman doctor or nurse, or have a family member with you.',
    },
    {
      paragraph:
        'If the cause is plain and you have no warning signs, treatment starts with fibre, water and not straining [ascrs]. If there is doubt, the next step is a longer look with a camera. The doctor should look for other causes of bleeding even when piles are there [ascrs].',
    },
    { heading: 'What to do while you wait' },
    {
      paragraph:
        'Eat more dal, vegetables, fruit and whole grains, drink enough water, go when you feel the urge, and do not sit on the toilet with the phone. If you take a blood thinner, do not stop it by yourself; tell the doctor about the bleeding instead.',
    },
    {
      paragraph:
        'Please be wary of anyone who treats “piles” with threads, acids or injections without first looking inside, because the true cause may be missed.',
    },
  ],
  careCard: cardOf([
    'heavy-bleeding',
    'vomits-blood-or-black-stool',
    ...withAnus,
    'blocked',
    'pile-out',
    'blood-on-thinner',
    'first-blood',
    'bowel-habit',
    'weight-loss',
    'piles-known',
    'piles-home-care',
    'cirrhosis-bleeding',
    'rectum-out',
    'never-empty',
    'bleeds-often',
    'anaemia',
    'graft-bleeds',
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
      fissure: {
        title: 'Anal fissure',
        publisher: 'Clinics in Colon and Rectal Surgery',
        year: 2011,
        url: 'https://doi.org/10.1055/s-0031-1272820',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract and introduction, PMC3140330',
      },
      abscess: {
        title: 'Anorectal Abscess',
        publisher: 'Clinics in Colon and Rectal Surgery',
        year: 2023,
        url: 'https://doi.org/10.1055/s-0043-1777451',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      patna: {
        title: 'A comparative analysis of the clinicopathological profile of early-onset versus late-onset rectal cancer patients',
        publisher: 'ecancermedicalscience',
        year: 2022,
        url: 'https://doi.org/10.3332/ecancer.2022.1365',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      fissureBack: { value: 'about 90 in 100 people', source: 'fissure' },
      youngShare: { value: 'two-thirds', source: 'patna' },
      patnaCount: { value: '224 patients', source: 'patna' },
      youngAge: { value: '50 years', source: 'patna' },
    },
  },
} as const satisfies Article;
