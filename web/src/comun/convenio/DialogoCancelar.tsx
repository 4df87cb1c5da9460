import type { ConvenioDicho } from '@leal/contract';
import { Alert, Form } from 'antd';
import { useState } from 'react';
import { CANCELAR_CONVENIO } from '../../acciones/convenio.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { CampoMotivo } from '../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Nombre } from '../../ui/Nombre.tsx';
import type { CreditoConConvenio } from './marcha.ts';

type Valores = { motivo?: string };
type Props = { control: ControlDialogo; credito: CreditoConConvenio; convenio: ConvenioDicho };

/** A convenio stands no more; another one that was made meanwhile is not cancelled by this question. */
function DialogoCancelar({ control, credito, convenio }: Props) {
  const { id_credito, nombre } = credito;
  const [formulario] = Form.useForm<Valores>();
  const [otro, setOtro] = useState(false);
  const { enviar, enviando, fallo, duda } = useEnvio(
    CANCELAR_CONVENIO,
    { id_credito, nombre },
    {
      formulario,
      alLograr: () => control.cerrar().then(retomarFoco),
      alCambiar: () => setOtro(true),
    },
  );
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo="Cancelar convenio"
      textoEnviar="Cancelar convenio"
      peligro
      formulario={formulario}
      primerCampo="motivo"
      alEnviar={({ motivo = '' }) =>
        enviar({ cuerpo: { id_credito, motivo: motivo.trim(), visto: { convenio: convenio.id } } })
      }
      terminado={
        otro && (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title="Otra persona cambió el convenio mientras tanto"
            description="Cierra y revisa el que quedó. No se canceló nada."
          />
        )
      }
      {...{ enviando, fallo, duda }}
    >
      <Intro>
        ¿Cancelar el convenio de <Nombre de={comoSeLlama(credito)} />? Queda en la bitácora. El saldo y el
        plan del crédito no cambian.
      </Intro>
      <CampoMotivo obligatorio />
    </DialogoFormulario>
  );
}

export const preguntarCancelar = (credito: CreditoConConvenio, convenio: ConvenioDicho): void =>
  abrirDialogo((control) => <DialogoCancelar control={control} credito={credito} convenio={convenio} />);
