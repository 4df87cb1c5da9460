import type { TransferenciaPorAclarar } from '@leal/contract';
import { ACLARAR_TRANSFERENCIA } from '../acciones/aclarar-transferencia.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { useEnvioDeDialogo } from '../dialogos/use-envio-de-dialogo.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

type Valores = { nota?: string };
type Props = { control: ControlDialogo; transferencia: TransferenciaPorAclarar };

/** A transfer leaves the list with what it was, in the manager's words: no money moves. */
function DialogoAclarar({ control, transferencia }: Props) {
  const { id_solicitud, nombre_cliente, nombre_cobrador, monto } = transferencia;
  const { enviar, dialogo } = useEnvioDeDialogo(control, ACLARAR_TRANSFERENCIA, transferencia);
  return (
    <DialogoFormulario<Valores>
      {...dialogo}
      titulo="Aclarar transferencia"
      textoEnviar="Aclarar"
      borrador={{ forma: `aclarar:${id_solicitud}` }}
      primerCampo="nota"
      alEnviar={({ nota = '' }) =>
        enviar({ parametros: { id: id_solicitud }, cuerpo: { nota: nota.trim() } })
      }
    >
      <Intro>
        <Monto valor={monto} /> de <Nombre de={nombre_cliente} />, que registró{' '}
        <Nombre de={nombre_cobrador} /> y no quedó en ningún pago. Queda anotado en la solicitud, y su
        cobrador lo lee.
      </Intro>
      <CampoTexto campo="nota" etiqueta="Qué se aclaró" requerido="Escribe qué se aclaró" />
    </DialogoFormulario>
  );
}

export const preguntarAclarar = (transferencia: TransferenciaPorAclarar): void =>
  abrirDialogo((control) => <DialogoAclarar control={control} transferencia={transferencia} />);
