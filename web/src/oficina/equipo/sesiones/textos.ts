import type { Visto } from '@leal/contract';
import { fechaLocal, formatearHora, formatearPesos } from '@leal/domain';
import { cuantos, textoInstante } from '../../../piezas/textos/textos.ts';
import { ahora } from '../../../lib/reloj.ts';

type SinEnviar = Pick<Visto<'sesiones'>, 'sin_enviar' | 'monto_sin_enviar'>;

/** '3 registros por $240.00'; those without an amount are visits and the like. */
export function textoSinEnviar({ sin_enviar, monto_sin_enviar }: SinEnviar): string {
  const registros = cuantos(sin_enviar, 'registro', 'registros');
  return monto_sin_enviar > 0 ? `${registros} por ${formatearPesos(monto_sin_enviar)}` : registros;
}

/** 'de las 10:40', of another day 'del 17/11/2026 10:40'. */
function deCuando(iso: string): string {
  const instante = new Date(iso);
  return fechaLocal(instante) === fechaLocal(ahora())
    ? `de las ${formatearHora(instante)}`
    : `del ${textoInstante(iso)}`;
}

type Dicho = SinEnviar & Pick<Visto<'telefono'>, 'visto_en'>;

/** What a phone had told, and when: nothing newer is known of it. */
export function textoLoQueTenia(dicho: Dicho): string {
  const tenia =
    dicho.sin_enviar === 0 ? 'No tenía nada sin enviar' : `Tenía sin enviar ${textoSinEnviar(dicho)}`;
  return `${tenia}, según su último aviso ${deCuando(dicho.visto_en)}.`;
}
