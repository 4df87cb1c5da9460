// The outbox, and what the screens say of it: one comes with the other.
import { desfaseMs } from '../reloj.ts';
import { leerRegistros, sinEnviar, suscribirRegistros } from '../salida/salida.ts';
import { ponerDudasGuardadas } from './dudas.ts';
import { ponerSobrepuestos } from './sobrepuestos.ts';

export { abrirSalida, mandarPorSalida } from '../salida/salida.ts';

function publicar(): void {
  const pendientes = sinEnviar();
  ponerDudasGuardadas(
    pendientes.map(({ incierto, registro: { clave, sobre, que } }) => ({
      clave,
      sobre,
      que,
      guardada: !incierto,
    })),
  );
  const guardados = pendientes.filter(({ incierto }) => !incierto).map(({ registro }) => registro);
  const aceptados = leerRegistros().filter(
    ({ estado }) => estado === 'confirmado' || estado === 'en_revision',
  );
  ponerSobrepuestos(
    [...guardados, ...aceptados].map(({ sobre, gestion, capturado_en, resuelto_en }) => ({
      sobre,
      gestion,
      capturado_en,
      hasta: resuelto_en === undefined ? undefined : Date.parse(resuelto_en) - desfaseMs(),
    })),
  );
}

suscribirRegistros(publicar);
