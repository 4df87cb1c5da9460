import type { DiferenciaDeCorte } from '@leal/contract';
import { MENSAJE_MOTIVO_RECHAZO } from '@leal/domain';
import { Form } from 'antd';
import { RESOLVER_DIFERENCIA } from '../acciones/corte.ts';
import { nombreDeCorte, textoDiferencia } from '../../piezas/caja/textos.ts';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
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
  const [formulario] = Form.useForm<Valores>();
  const { id_corte, numero, nombre_cobrador, monto, debe } = diferencia;
  const { enviar, enviando, fallo, duda } = useEnvio(
    RESOLVER_DIFERENCIA,
    { id_corte, numero, nombre_cobrador, monto },
    { formulario, alLograr: () => control.cerrar().then(retomarFoco) },
  );
  const { titulo, boton, queda } = PALABRAS[como];
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo={titulo}
      textoEnviar={boton}
      peligro={como === 'condonada'}
      formulario={formulario}
      borrador={{ forma: `diferencia:${id_corte}:${como}` }}
      primerCampo="motivo"
      alEnviar={({ motivo = '' }) =>
        enviar({ parametros: { id_corte }, cuerpo: { como, motivo: motivo.trim(), visto: { monto } } })
      }
      {...{ enviando, fallo, duda }}
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
