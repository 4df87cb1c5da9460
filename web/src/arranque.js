// Runs before the first paint: the prerendered login is for those who have no session and came to
// the login. Everybody else sees the frame's outline until the code arrives. It decides no access.
(() => {
  let guardada = null;
  try {
    guardada = localStorage.getItem('sesion');
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
