// The outbox, and what the screens say of it: one comes with the other.
import { desfaseMs } from '../reloj.ts';
import { leerRegistros, sinEnviar, suscribirRegistros } from '../salida/salida.ts';
import { type Registro, sinResolver } from '../salida/registro.ts';
import { ponerDudasGuardadas } from './dudas.ts';
import { ponerSobrepuestos } from './sobrepuestos.ts';

export { mandarPorSalida } from '../salida/mandar.ts';
export { abrirSalida, salidaLeida } from '../salida/salida.ts';

/** When the server's word came, by this device's clock. */
const llegadaDe = (registro: Registro): number | undefined =>
  sinResolver(registro) || registro.resuelto_en === undefined
    ? undefined
    : Date.parse(registro.resuelto_en) - desfaseMs();

function publicar(): void {
  const pendientes = sinEnviar().filter(({ registro }) => !registro.reenviado);
  ponerDudasGuardadas(
    pendientes.map(({ incierto, enCamino, registro: { clave, sobre, que, gestion } }) => ({
      clave,
      sobre,
      que,
      guardada: !incierto,
      enCamino,
      sigue: !incierto && !enCamino && (gestion === 'visita' || gestion === 'atraso'),
    })),
  );
  // Includes what an earlier page has sent, or what this one has called saved: a refusal will need nothing undone.
  const quietos = new Set(
    pendientes
      .filter(({ incierto, esperado }) => !(incierto && esperado))
      .map(({ registro }) => registro.clave),
  );
  ponerSobrepuestos(
    leerRegistros()
      .filter(({ estado, reenviado }) => estado !== 'rechazado' && !reenviado)
      .map((registro) => ({
        ...registro,
        hasta: llegadaDe(registro),
        enDuda: sinResolver(registro) && !quietos.has(registro.clave),
      })),
  );
}

suscribirRegistros(publicar);
// Somebody may have opened it before.
publicar();
