// Runs before the first paint: the prerendered login is for those who have no session and came to
// the login. Everybody else sees the frame's outline until the code arrives. It decides no access.
(() => {
  // The theme: what was chosen on this device (lib/tema.ts), else the device's own. Before the first
  // paint, so that nothing flashes; again when either changes.
  const nocturno = matchMedia('(prefers-color-scheme: dark)');
  const pintarTema = () => {
    let elegido = null;
    try {
      elegido = localStorage.getItem('leal_tema');
    } catch {
      // A browser without storage follows the device.
    }
    const tema = elegido ?? (nocturno.matches ? 'oscuro' : 'claro');
    document.documentElement.dataset.tema = tema;
    const meta = document.querySelector('meta[name=theme-color]');
    meta.content = meta.dataset[tema];
  };
  pintarTema();
  nocturno.addEventListener('change', pintarTema);
  addEventListener('storage', pintarTema);
  addEventListener('leal:tema', pintarTema);

  let guardada = null;
  try {
    guardada = sessionStorage.getItem('sesion') ?? localStorage.getItem('sesion');
  } catch {
    // A browser without storage has no session.
  }
  const enAcceso = /^\/leal\/?$/.test(location.pathname);
  const esAcceso = enAcceso && !guardada;
  document.documentElement.dataset.pantalla = esAcceso ? 'acceso' : 'aplicacion';

  // The files of a screen behind the login are on their way before the code that will ask for them has run; or they are
  // put by while somebody types who they are: from a desk one goes to the office, from a phone to the street.
  const pedir = (camino, rel) => {
    for (const { dataset, content } of document.querySelectorAll('template[data-camino]')) {
      if (dataset.camino !== '' && dataset.camino !== camino) continue;
      for (const enlace of content.children) enlace.rel = rel ?? enlace.rel;
      document.head.append(content);
    }
  };
  // A receipt's page needs nothing of the screens behind the login.
  const esComprobante = location.pathname.startsWith('/leal/comprobante/');
  if (esComprobante) document.documentElement.dataset.pantalla = 'comprobante';
  else if (!esAcceso) pedir(location.pathname.slice('/leal/'.length));
  else {
    const inicio = () => (matchMedia('(min-width: 900px)').matches ? 'gerente' : 'cobrador');
    addEventListener('input', () => pedir(inicio(), 'prefetch'), { once: true });
  }

  // A button that is pressed before the code is there, or while it takes over, is noted, and done once it has. The
  // browser must never send the form by itself.
  addEventListener('submit', (evento) => {
    evento.preventDefault();
    document.documentElement.dataset.pedido = 'entrar';
  });
  addEventListener('click', ({ target }) => {
    if (target.closest?.('.acceso-olvido')) document.documentElement.dataset.pedido = 'restablecer';
  });
})();
