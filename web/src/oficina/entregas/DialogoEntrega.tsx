import type { Centavos } from '@leal/domain';
import type { ReactNode } from 'react';
import { CANCELAR_CREDITO, DESHACER_ENTREGA } from '../acciones/entregas.ts';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvioDeDialogo } from '../dialogos/use-envio-de-dialogo.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

/** The manager's two answers: it will not be handed over, or it never was. The cash is its collector's either way. */
const PREGUNTAS = {
  cancelar: {
    accion: CANCELAR_CREDITO,
    titulo: 'Cancelar crédito',
    boton: 'Cancelar crédito',
    pregunta: (nombre: ReactNode, monto: ReactNode) => (
      <>
        ¿Cancelar el crédito de {nombre}? Los {monto} no se han entregado: siguen en manos del cobrador.
      </>
    ),
  },
  deshacer: {
    accion: DESHACER_ENTREGA,
    titulo: 'No se entregó',
    boton: 'Deshacer la entrega',
    pregunta: (nombre: ReactNode, monto: ReactNode) => (
      <>
        ¿Nadie le entregó {monto} a {nombre}? El dinero vuelve a la caja de su cobrador, y el préstamo queda
        otra vez por entregar.
      </>
    ),
  },
};

type Valores = { motivo?: string };
type PreguntaDeEntrega = keyof typeof PREGUNTAS;
/** The loan, and the cash that is not in the client's hands. */
type SinEntregar = { readonly id_credito: string; readonly nombre: string; readonly monto: Centavos };
type Props = { control: ControlDialogo; cual: PreguntaDeEntrega; credito: SinEntregar };

function DialogoEntrega({ control, cual, credito }: Props) {
  const { accion, titulo, boton, pregunta } = PREGUNTAS[cual];
  const { id_credito, nombre, monto } = credito;
  const { enviar, dialogo } = useEnvioDeDialogo(control, accion, { id_credito, nombre, monto });
  const mandar = ({ motivo = '' }: Valores) =>
    enviar({ cuerpo: { id_credito, motivo: motivo.trim(), visto: { monto } } });
  return (
    <DialogoFormulario<Valores>
      {...dialogo}
      titulo={titulo}
      textoEnviar={boton}
      peligro
      primerCampo="motivo"
      alEnviar={mandar}
    >
      <Intro>{pregunta(<Nombre key="nombre" de={nombre} />, <Monto key="monto" valor={monto} />)}</Intro>
      <CampoTexto campo="motivo" etiqueta={NOMBRES.motivo} requerido="El motivo es requerido" />
    </DialogoFormulario>
  );
}

export const preguntarEntrega = (cual: PreguntaDeEntrega, credito: SinEntregar): void =>
  abrirDialogo((control) => <DialogoEntrega control={control} cual={cual} credito={credito} />);
