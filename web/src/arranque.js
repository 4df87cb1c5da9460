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
  document.documentElement.dataset.pantalla = enAcceso && !guardada ? 'acceso' : 'aplicacion';

  // Pressed before the code is there, or while it takes over: noted, and done once it has. The browser
  // must never send the form by itself.
  addEventListener('submit', (evento) => {
    evento.preventDefault();
    document.documentElement.dataset.pedido = 'entrar';
  });
  addEventListener('click', ({ target }) => {
    if (target.closest?.('.acceso-olvido')) document.documentElement.dataset.pedido = 'restablecer';
  });
})();
