import type { TelefonoDePersona } from '@leal/contract';
import { Form } from 'antd';
import { PERDER_TELEFONO } from '../../acciones/sesiones.ts';
import { DialogoAlDia } from '../../../piezas/visto/DialogoAlDia.tsx';
import { lecturaDeTelefono } from '../../../lib/visto/lecturas.ts';
import { useVisto } from '../../../lib/visto/use-visto.ts';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { useEnvio } from '../../../ui/formulario/use-envio.ts';
import { Intro } from '../../../ui/formulario/Intro.tsx';
import { Nombre } from '../../../ui/Nombre.tsx';
import type { Quien } from './quien.ts';
import { textoLoQueTenia } from './textos.ts';

type Props = { control: ControlDialogo; quien: Quien; telefono: TelefonoDePersona };

/** The question names what the phone had told as unsent, before its session is ended. */
function DialogoPerdido({ control, quien, telefono }: Props) {
  const { id_usuario, llamado, esPropio } = quien;
  const { dispositivo, visto_en, sin_enviar, monto_sin_enviar, version } = telefono;
  const [formulario] = Form.useForm<object>();
  const { enviar, enSuspenso, ...envio } = useEnvio(PERDER_TELEFONO, quien, {
    formulario,
    alLograr: () => control.cerrar(),
    alCambiar: (actual) => vigencia.corregir(actual),
  });
  const tarjeta = { visto_en, sin_enviar, monto_sin_enviar, perdido: false };
  const vigencia = useVisto(lecturaDeTelefono(id_usuario, dispositivo), { tarjeta, enSuspenso });
  const { visto } = vigencia;
  const mandar = async (): Promise<void> => {
    if (visto) await enviar({ parametros: { id_usuario, dispositivo }, cuerpo: { visto } });
  };
  return (
    <DialogoAlDia<'telefono', object>
      control={control}
      vigencia={vigencia}
      titulo="Teléfono perdido"
      textoEnviar="Dar por perdido"
      peligro
      formulario={formulario}
      primerCampo=""
      alEnviar={mandar}
      {...envio}
    >
      {(mostrado) => (
        <>
          <Intro>
            {'¿Dar por perdido este teléfono de '}
            <strong>
              <Nombre de={llamado} />
            </strong>
            {`, con la versión ${version}? Su sesión se cierra en menos de un minuto, en cuanto tenga señal.`}
          </Intro>
          <Intro>
            <strong>{textoLoQueTenia(mostrado)}</strong>
          </Intro>
          <Intro>
            {esPropio
              ? 'Lo que guarda se queda en él. La sesión en la que estás sigue abierta.'
              : 'Lo que guarda se queda en él, y se envía cuando la misma persona vuelva a entrar ahí. Sus demás teléfonos siguen trabajando.'}
          </Intro>
        </>
      )}
    </DialogoAlDia>
  );
}

export const abrirPerdido = (quien: Quien, telefono: TelefonoDePersona): void =>
  abrirDialogo((control) => <DialogoPerdido control={control} quien={quien} telefono={telefono} />);
