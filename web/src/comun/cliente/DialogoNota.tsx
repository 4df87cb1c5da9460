import { aInstanteIso, TOPES } from '@leal/domain';
import { Form } from 'antd';
import { GUARDAR_NOTA } from '../../acciones/nota.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { ahora } from '../../lib/reloj.ts';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import type { ClienteConNota } from '../../piezas/cliente/nota.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Nombre } from '../../ui/Nombre.tsx';

type Valores = { nota: string };
type Props = { control: ControlDialogo; cliente: ClienteConNota };

/** The note for whoever goes to that door: one line, so that a card has room for all of it. */
function DialogoNota({ control, cliente: { nota, ...cliente } }: Props) {
  const [formulario] = Form.useForm<Valores>();
  const { enviar, ...envio } = useEnvio(GUARDAR_NOTA, cliente, {
    formulario,
    alLograr: () => control.cerrar(),
  });
  const mandar = (valores: Valores): Promise<void> =>
    enviar({
      parametros: { id_cliente: cliente.id_cliente },
      cuerpo: { nota: valores.nota.replaceAll(/\s+/g, ' ').trim(), capturado_en: aInstanteIso(ahora()) },
    });
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo="Nota del cliente"
      textoEnviar="Guardar nota"
      formulario={formulario}
      borrador={{ forma: `nota:${cliente.id_cliente}` }}
      valores={{ nota: nota?.texto ?? '' }}
      primerCampo="nota"
      alEnviar={mandar}
      {...envio}
    >
      <Intro>
        Lo que debe saber quien va con <Nombre de={comoSeLlama(cliente)} />. Vacía, se quita.
      </Intro>
      <CampoTexto
        campo="nota"
        etiqueta={NOMBRES.nota}
        invitacion="Perro bravo, tocar atrás"
        maximo={TOPES.nota}
      />
    </DialogoFormulario>
  );
}

export const abrirNota = (cliente: ClienteConNota): void =>
  abrirDialogo((control) => <DialogoNota control={control} cliente={cliente} />);
