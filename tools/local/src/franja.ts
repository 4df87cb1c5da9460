/** The banner's script is served on the page's own origin, as a strict policy demands. */
export const RUTA_FRANJA = '/leal/_local/franja.js';

// A strip that nobody can click or tab into, over the window's last pixels; what stands at the foot of the window keeps
// clear of it (`--orilla`, as of a phone's own edge), and a page that scrolls gets the same room at its end, so that
// nothing stays hidden behind it. Styles are set through the object model, which a policy without inline styles allows.
export const GUION_FRANJA = `(() => {
  const ALTO = 18;
  const franja = document.createElement('aside');
  franja.setAttribute('aria-label', 'Entorno local');
  franja.setAttribute('data-entorno-local', '');
  Object.assign(franja.style, {
    position: 'fixed', insetInline: '0', bottom: '0', height: ALTO + 'px', lineHeight: ALTO + 'px',
    zIndex: '2147483647', pointerEvents: 'none', textAlign: 'center', whiteSpace: 'nowrap', overflow: 'hidden',
    font: '11px/' + ALTO + 'px system-ui, sans-serif', color: '#fff', background: 'rgba(60, 20, 90, .82)',
  });
  // On paper it would lie over the last row of each sheet.
  const enPapel = new CSSStyleSheet();
  enPapel.replaceSync('@media print { [data-entorno-local] { display: none } }');
  document.adoptedStyleSheets.push(enPapel);
  const formato = new Intl.DateTimeFormat('es-MX', {
    timeZone: 'America/Monterrey', weekday: 'short', day: 'numeric', month: 'short', year: 'numeric',
    hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
  });
  let desfase;
  const pintar = () => {
    franja.textContent = 'Entorno local' +
      (desfase === undefined ? '' : ' · ' + formato.format(new Date(Date.now() + desfase)));
  };
  const preguntar = async () => {
    try {
      const { ahora } = await (await fetch('/leal-api/_local/reloj')).json();
      desfase = Date.parse(ahora) - Date.now();
    } catch { /* the suite is being stopped; the last known offset stands */ }
    pintar();
  };
  const hacerLugar = () => {
    const puesto = parseFloat(document.body.style.paddingBottom) || 0;
    const desborda = document.documentElement.scrollHeight - puesto > innerHeight;
    document.body.style.paddingBottom = desborda ? ALTO + 'px' : '';
  };
  const poner = () => {
    document.body.append(franja);
    document.documentElement.style.setProperty('--orilla', 'calc(env(safe-area-inset-bottom, 0px) + ' + ALTO + 'px)');
    new ResizeObserver(hacerLugar).observe(document.body);
    pintar();
    void preguntar();
    setInterval(preguntar, 10000);
  };
  // The label comes after the page itself: a measurement here should be of the app, not of its label.
  const conCalma = () => (globalThis.requestIdleCallback ?? setTimeout)(poner);
  if (document.readyState === 'complete') conCalma();
  else addEventListener('load', conCalma);
})();
`;
