/** What a sheet says of its calendar, and what the calendar's entries say; `{…}` is filled in. Browsers read it, so the practice's facts are not here. */
export const calendarWords = {
  title: 'Put it into your calendar',
  lead: 'Your phone then reminds you of each step. The day stays on your phone; nothing is sent.',
  maker: {
    label: 'Day and time of the operation, as we told you',
    button: 'Make calendar entries',
    saved: 'Saved as getting-ready.ics. Open it, and your calendar asks whether to take it in.',
    missing: 'Enter the day and the time of your operation.',
    past: 'This time is past. Enter the day that we gave you.',
    missed: {
      one: 'One step is not in it, because its time has passed:',
      other: '{count} steps are not in it, because their time has passed:',
    },
    ring: {
      one: 'If you have not done it, ring us before you come: {phone}',
      other: 'If you have not done one of them, ring us before you come: {phone}',
    },
    tonight: 'Tonight: eat nothing after {time}',
  },
  entries: {
    line: '{words}.',
    phone: 'Phone {phone}',
    medicines: 'Ask the practice about your medicines',
    tests: 'Have you had the tests, and seen the anaesthetist?',
    glp1: 'Injections or tablets for sugar or weight: ask us',
    gliflozins: 'Gliflozins: the last tablet is over',
    gliflozinsDetails: 'From now on none, unless we told you another day.',
    sugar: 'Insulin and sugar tablets: as written down',
    sugarDetails:
      'From now on the doses that we wrote down for you. Shaky or sweating: take sugar at once. If you take tablets for diabetes, then go to a hospital. Confused or drowsy: 112, and nothing by mouth.',
    pack: 'Pack for the hospital',
    food: 'From now on eat nothing',
    waterStill: 'Clear water is still allowed until “From now on drink nothing”, unless we told you otherwise.',
    drink: 'From now on drink nothing',
    drinkDetails: 'Only the tablets that we named, with a sip of water.',
  },
} as const;
