/**
 * The work that a burst of calls asks for is done once: never sooner than `ms` after the last time (or after the
 * start), and for all calls that were made meanwhile together, at the end of that time.
 */
export function espaciar(hacer: () => void, ms: number) {
  let libreEn = Date.now() + ms;
  let cita: ReturnType<typeof setTimeout> | undefined;
  const ahora = () => {
    cita = undefined;
    libreEn = Date.now() + ms;
    hacer();
  };
  return {
    llamar: () => {
      cita ??= setTimeout(ahora, Math.max(0, libreEn - Date.now()));
    },
    parar: () => {
      clearTimeout(cita);
      cita = undefined;
    },
  };
}
