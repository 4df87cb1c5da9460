import type { Visto } from '@leal/contract';
import { CERO } from '@leal/domain';
import { TERMINAR_SESIONES } from '../../acciones/sesiones.ts';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { DialogoAlDia } from '../../../piezas/visto/DialogoAlDia.tsx';
import { lecturaDeSesiones } from '../../../lib/visto/lecturas.ts';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { useEnvioAlDia } from '../../dialogos/use-envio-de-dialogo.ts';
import { Intro } from '../../../ui/formulario/Intro.tsx';
import { Nombre } from '../../../ui/Nombre.tsx';
import type { Quien } from './quien.ts';
import { textoSinEnviar } from './textos.ts';

const enSusTelefonos = ({ abiertas }: Visto<'sesiones'>): string =>
  abiertas === 0
    ? 'No se sabe de ningún teléfono con su sesión abierta.'
    : `Sale de la app en ${cuantos(abiertas, 'teléfono', 'teléfonos')} en menos de un minuto, y puede volver a entrar.`;

/** Whoever has no phone that is heard of has told nothing. */
function loSinEnviar(visto: Visto<'sesiones'>): string {
  if (visto.sin_enviar > 0)
    return `Tiene sin enviar ${textoSinEnviar(visto)}, según sus últimos avisos: se queda en sus teléfonos, y se envía cuando vuelva a entrar en ellos.`;
  return visto.abiertas > 0
    ? 'Según sus últimos avisos, no tiene nada sin enviar.'
    : 'No se sabe de nada sin enviar.';
}

/** All of a person's phones; one's own sessions are ended by a change of password. */
function DialogoTerminar({ control, quien }: { control: ControlDialogo; quien: Quien }) {
  const { id_usuario, llamado } = quien;
  const boceto = { abiertas: 1, sin_enviar: 0, monto_sin_enviar: CERO };
  const { enviar, vigencia, dialogo } = useEnvioAlDia(control, TERMINAR_SESIONES, quien, {
    lectura: { ...lecturaDeSesiones(id_usuario), boceto },
    tarjeta: {},
    alLograr: () => control.cerrar(),
  });
  const { visto } = vigencia;
  const mandar = async (): Promise<void> => {
    if (visto) await enviar({ parametros: { id_usuario }, cuerpo: { visto } });
  };
  return (
    <DialogoAlDia<'sesiones', object>
      {...dialogo}
      titulo="Terminar sesiones"
      textoEnviar="Terminar sesiones"
      peligro
      primerCampo=""
      alEnviar={mandar}
    >
      {(mostrado) => (
        <>
          <Intro>
            {'¿Terminar todas las sesiones de '}
            <strong>
              <Nombre de={llamado} />
            </strong>
            {`? ${enSusTelefonos(mostrado)}`}
          </Intro>
          <Intro>{loSinEnviar(mostrado)}</Intro>
        </>
      )}
    </DialogoAlDia>
  );
}

export const abrirTerminar = (quien: Quien): void =>
  abrirDialogo((control) => <DialogoTerminar control={control} quien={quien} />);
