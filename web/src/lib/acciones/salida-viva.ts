// The outbox, and what the screens say of it: one comes with the other.
import { leerRegistros, resueltoSolo, sinEnviar, suscribirRegistros } from '../salida/salida.ts';
import { sinResolver } from '../salida/registro.ts';
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
  const confirmados = leerRegistros().filter(
    (registro) => !sinResolver(registro) && registro.estado !== 'rechazado' && resueltoSolo(registro.clave),
  );
  ponerSobrepuestos(
    [...guardados, ...confirmados].map(({ clave, sobre, gestion, capturado_en }) => ({
      sobre,
      gestion,
      capturado_en,
      hasta: resueltoSolo(clave),
    })),
  );
}

suscribirRegistros(publicar);
