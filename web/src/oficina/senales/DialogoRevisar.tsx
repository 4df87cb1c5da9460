import type { SenalDicha } from '@leal/contract';
import { SENALES } from '@leal/domain';
import { REVISAR_SENAL } from '../acciones/senal.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { useEnvioDeDialogo } from '../dialogos/use-envio-de-dialogo.ts';
import { Nombre } from '../../ui/Nombre.tsx';
import { QUE_PASA_TRAS_FALSA_ALARMA } from './textos.ts';

type Revision = 'revisada' | 'falsa_alarma';
/** The signal as the screen shows it, and whose day it is of. */
export type PorRevisar = Pick<SenalDicha, 'clave' | 'estado'> & {
  readonly id: string;
  readonly nombre_cobrador: string;
};

type Valores = { nota?: string };
type Props = { control: ControlDialogo; senal: PorRevisar; como: Revision };

const PALABRAS = {
  revisada: { titulo: 'Señal revisada', boton: 'Guardar', etiqueta: 'Qué encontraste' },
  falsa_alarma: { titulo: 'Falsa alarma', boton: 'Falsa alarma', etiqueta: 'Por qué (opcional)' },
} as const;

/** What a manager found of a signal, in their words; nobody is told. */
function DialogoRevisar({ control, senal, como }: Props) {
  const { id, clave, estado, nombre_cobrador } = senal;
  const { enviar, dialogo } = useEnvioDeDialogo(control, REVISAR_SENAL, { id, clave, nombre_cobrador });
  const { titulo, boton, etiqueta } = PALABRAS[como];
  return (
    <DialogoFormulario<Valores>
      {...dialogo}
      titulo={titulo}
      textoEnviar={boton}
      borrador={{ forma: `senal:${id}:${clave}:${como}` }}
      primerCampo="nota"
      alEnviar={({ nota = '' }) =>
        enviar({
          parametros: { id },
          cuerpo: { clave, estado: como, nota: nota.trim(), visto: { estado } },
        })
      }
    >
      <Intro>
        {`«${SENALES[clave].titulo}» de`} <Nombre de={nombre_cobrador} />.{' '}
        {como === 'falsa_alarma' ? QUE_PASA_TRAS_FALSA_ALARMA : 'Queda anotado aquí y en la bitácora.'}
      </Intro>
      <CampoTexto
        campo="nota"
        etiqueta={etiqueta}
        requerido={como === 'revisada' ? 'Escribe qué encontraste' : undefined}
      />
    </DialogoFormulario>
  );
}

export const preguntarRevisar = (senal: PorRevisar, como: Revision): void =>
  abrirDialogo((control) => <DialogoRevisar control={control} senal={senal} como={como} />);
