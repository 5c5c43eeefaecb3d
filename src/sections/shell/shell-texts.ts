import type { FrameTexts } from '#content/languages/frame-texts.ts';
import type { Language } from '#content/languages.ts';
import type { MenuGroup } from '#content/menu.ts';
import type { MenuLink } from '#content/navigation.ts';

type Links = ReadonlyArray<MenuLink>;

/** The words of header, menus and footer in one language, and where they lead. */
export type Shell = {
  language: Language;
  nav: FrameTexts['words']['nav'];
  names: FrameTexts['practice']['names'];
  /** For each group of days that are alike. */
  hours: ReadonlyArray<readonly [first: string, second: string]>;
  landmark: string | undefined;
  home: string;
  search: string;
  callback: string;
  /** The chat, which begins in the page's language. */
  whatsapp: string;
  /** The links of the header, to the left and right of the treatments. */
  header: { before: Links; after: Links };
  /** Where the groups do not unfold their pages, each leads to its part of the list. */
  treatments: { menu: string; unfolds: boolean; groups: ReadonlyArray<MenuGroup>; all: MenuLink };
  /** Below the groups of the header's panel. */
  panel: Links;
  visit: MenuLink;
  /** What a visit is like; undefined while it is not known. */
  visitLine: string | undefined;
  /** In the phone's menu, below treatments that unfold. */
  pages: Links;
  quickLinks: Links;
  /** The script's words about kept requests; English ones come with it. */
  keptWords?: string;
};
