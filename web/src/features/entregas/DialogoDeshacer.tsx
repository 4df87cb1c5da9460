import { Form } from 'antd';
import { DESHACER_ENTREGA } from '../../acciones/deshacer-entrega.ts';
import { NOMBRES } from '../../comun/campos/nombres.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Monto } from '../../ui/Monto.tsx';
import type { SinEntregar } from './DialogoCancelar.tsx';

type Valores = { motivo?: string };
type Props = { control: ControlDialogo; credito: SinEntregar };

/** The question before a hand-over that never happened is taken back; its cash is the collector's again. */
function DialogoDeshacer({ control, credito }: Props) {
  const [formulario] = Form.useForm<Valores>();
  const { id_credito, nombre, monto } = credito;
  const { enviar, enviando, fallo, duda } = useEnvio(
    DESHACER_ENTREGA,
    { id_credito, nombre, monto },
    { formulario, alLograr: () => control.cerrar().then(retomarFoco) },
  );
  const mandar = ({ motivo = '' }: Valores) =>
    enviar({ cuerpo: { id_credito, motivo: motivo.trim(), visto: { monto } } });
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo="No se entregó"
      textoEnviar="Sí, deshacer la entrega"
      peligro
      formulario={formulario}
      primerCampo="motivo"
      alEnviar={mandar}
      {...{ enviando, fallo, duda }}
    >
      <p className="formulario-intro">
        ¿Nadie le entregó <Monto valor={monto} /> a {nombre}? El dinero vuelve a la caja de su cobrador, y el
        préstamo queda otra vez por entregar.
      </p>
      <CampoTexto campo="motivo" etiqueta={NOMBRES.motivo} requerido="El motivo es requerido" />
    </DialogoFormulario>
  );
}

export const preguntarDeshacer = (credito: SinEntregar): void =>
  abrirDialogo((control) => <DialogoDeshacer control={control} credito={credito} />);
