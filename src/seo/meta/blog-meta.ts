/** What each page of the blog's list tells search engines; later pages say which they are. */
export function blogMeta(page: number) {
  const later = page > 1;
  return {
    title: later ? `Blog, page ${page}` : 'Blog',
    description: `${later ? `Page ${page}: plain` : 'Plain'} answers to what people ask about the gallbladder, liver, stomach, bowel, hernia and surgery, each with its sources and its dates.`,
    path: later ? `/blog?page=${page}` : '/blog',
  };
}
