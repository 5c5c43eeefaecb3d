import type { ServicePage } from '#content/service-page.ts';
import { blockReader, type PagePart, under } from './blocks.ts';
import { cardBlocks, optionBlocks, supportBlocks } from './treatment-parts.ts';

export function serviceParts(page: ServicePage): ReadonlyArray<PagePart> {
  const reader = blockReader(page.evidence);
  const { text, title } = reader;
  const textIf = (sentence: string | undefined) => (sentence === undefined ? [] : [text(sentence)]);
  const service = [
    ...under('Notice', textIf(page.notice)),
    ...under('What it is', [text(page.description), ...textIf(page.aims)]),
    ...page.sections.flatMap((section) => under(title(section.title), [...section.paragraphs, ...(section.list ?? [])].map(text))),
  ];
  const options = [
    ...optionBlocks(reader, page.options ?? [], page.rowNames),
    ...under('Deciding together', textIf(page.deciding)),
    ...under('What is not certain', (page.uncertainties ?? []).map(text)),
  ];
  const parts = [
    { key: 'help', title: 'When to get help', blocks: cardBlocks(reader, page.careCard) },
    { key: 'service', title: 'The service', blocks: service },
    { key: 'options', title: 'The choices', blocks: options },
    {
      key: 'rest',
      title: 'Everything else',
      blocks: [
        ...under('Name', page.name),
        ...under('In search results', page.summary),
        ...under('Questions to ask', page.questions.map(text)),
        ...supportBlocks(page.support),
        ...reader.ending(),
      ],
    },
  ];
  return parts.filter(({ blocks }) => blocks.length > 0);
}
