import type { Centavos } from '@leal/domain';
import { Form } from 'antd';
import { CANCELAR_CREDITO } from '../../acciones/entrega.ts';
import { NOMBRES } from '../../comun/campos/nombres.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Monto } from '../../ui/Monto.tsx';

type Valores = { motivo?: string };
/** Whose loan, and the cash that was not handed over. */
export type SinEntregar = { readonly id_credito: string; readonly nombre: string; readonly monto: Centavos };
type Props = { control: ControlDialogo; credito: SinEntregar };

/** The question before a loan that nobody has handed over is taken back; its cash stays with the collector. */
function DialogoCancelar({ control, credito }: Props) {
  const [formulario] = Form.useForm<Valores>();
  const { id_credito, nombre, monto } = credito;
  const { enviar, enviando, fallo, duda } = useEnvio(
    CANCELAR_CREDITO,
    { id_credito, nombre, monto },
    { formulario, alLograr: () => control.cerrar().then(retomarFoco) },
  );
  const mandar = ({ motivo = '' }: Valores) =>
    enviar({ cuerpo: { id_credito, motivo: motivo.trim(), visto: { monto } } });
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo="Cancelar crédito"
      textoEnviar="Sí, cancelar"
      peligro
      formulario={formulario}
      primerCampo="motivo"
      alEnviar={mandar}
      {...{ enviando, fallo, duda }}
    >
      <p className="formulario-intro">
        ¿Cancelar el crédito de {nombre}? Los <Monto valor={monto} /> no se han entregado: siguen en manos del
        cobrador.
      </p>
      <CampoTexto campo="motivo" etiqueta={NOMBRES.motivo} requerido="El motivo es requerido" />
    </DialogoFormulario>
  );
}

export const preguntarCancelacion = (credito: SinEntregar): void =>
  abrirDialogo((control) => <DialogoCancelar control={control} credito={credito} />);
