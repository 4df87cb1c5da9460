import type { DiferenciaDeCorte } from '@leal/contract';
import { MENSAJE_MOTIVO_RECHAZO } from '@leal/domain';
import { RESOLVER_DIFERENCIA } from '../acciones/corte.ts';
import { nombreDeCorte, textoDiferencia } from '../../piezas/caja/textos.ts';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvioDeDialogo } from '../dialogos/use-envio-de-dialogo.ts';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

type Como = 'saldada' | 'condonada';
type Valores = { motivo?: string };
type Props = { control: ControlDialogo; diferencia: DiferenciaDeCorte; como: Como };

const PALABRAS = {
  saldada: {
    titulo: 'Saldar diferencia',
    boton: 'Saldar',
    queda: 'Se pagó o se devolvió: ya no está en su cuenta.',
  },
  condonada: {
    titulo: 'Condonar diferencia',
    boton: 'Condonar',
    queda: 'Nadie la paga: ya no está en su cuenta.',
  },
} as const;

/** A difference goes from its collector's account, with the reason in the manager's words. */
function DialogoDiferencia({ control, diferencia, como }: Props) {
  const { id_corte, numero, nombre_cobrador, monto, debe } = diferencia;
  const acerca = { id_corte, numero, nombre_cobrador, monto };
  const { enviar, dialogo } = useEnvioDeDialogo(control, RESOLVER_DIFERENCIA, acerca);
  const { titulo, boton, queda } = PALABRAS[como];
  return (
    <DialogoFormulario<Valores>
      {...dialogo}
      titulo={titulo}
      textoEnviar={boton}
      peligro={como === 'condonada'}
      borrador={{ forma: `diferencia:${id_corte}:${como}` }}
      primerCampo="motivo"
      alEnviar={({ motivo = '' }) =>
        enviar({ parametros: { id_corte }, cuerpo: { como, motivo: motivo.trim(), visto: { monto } } })
      }
    >
      <Intro>
        {nombreDeCorte(diferencia)} de <Nombre de={nombre_cobrador} />:{' '}
        <strong>{textoDiferencia(monto, debe)}</strong>. {queda}
      </Intro>
      <CampoTexto campo="motivo" etiqueta={NOMBRES.motivo} requerido={MENSAJE_MOTIVO_RECHAZO} />
    </DialogoFormulario>
  );
}

export const preguntarDiferencia = (diferencia: DiferenciaDeCorte, como: Como): void =>
  abrirDialogo((control) => <DialogoDiferencia control={control} diferencia={diferencia} como={como} />);
