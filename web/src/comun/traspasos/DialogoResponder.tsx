import type { Traspaso } from '@leal/contract';
import { type DecisionTraspaso, MENSAJE_MOTIVO_RECHAZO, type TipoTraspaso } from '@leal/domain';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import {
  CANCELAR_TRASPASO,
  CONFIRMAR_TRASPASO,
  DAR_PEDIDO,
  RECHAZAR_TRASPASO,
} from '../../acciones/traspaso.ts';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

type Valores = { motivo?: string };
/** The kind of question: a float that was asked for or that a loan was handed over with is one of its own. */
type Clase = TipoTraspaso | 'pedido' | 'por_confirmar';
type Palabras = {
  readonly titulo: string;
  readonly boton: string;
  /** Each names the amount, and whose it is. */
  readonly preguntas: { readonly [C in Clase]?: string };
  /** The other words of its button: who has given it confirms, and not who has received it; what is cancelled has its name. */
  readonly botones?: { readonly [C in Clase]?: string };
};

const PALABRAS: { readonly [D in DecisionTraspaso]: Palabras } = {
  confirmar: {
    titulo: 'Confirmar efectivo',
    boton: 'Sí, lo recibí',
    botones: { por_confirmar: 'Sí, se lo di' },
    preguntas: {
      fondo: '¿Recibiste el fondo de {monto}? Cuenta en tu caja desde ahora.',
      parcial: '¿Recibiste {monto} de {quien}? Sale de su caja desde ahora.',
      por_confirmar: '¿La oficina le dio {monto} a {quien}? Ya están en su caja.',
    },
  },
  dar: {
    titulo: 'Dar fondo',
    boton: 'Sí, dar fondo',
    preguntas: {
      pedido: '¿Dar {monto} a {quien}? Cuenta en su caja cuando confirme que lo recibió.',
    },
  },
  rechazar: {
    titulo: 'Rechazar efectivo',
    boton: 'Rechazar',
    preguntas: {
      fondo: '¿Rechazar el fondo de {monto}? La oficina leerá por qué.',
      parcial: '¿Rechazar la entrega de {monto} de {quien}? Leerá por qué, y el dinero sigue en su caja.',
      pedido: '¿Rechazar el fondo de {monto} que pide {quien}? Leerá por qué.',
      por_confirmar:
        '¿La oficina no le dio {monto} a {quien}? Leerá por qué, y la oficina se los debe hasta que se salde en Diferencias.',
    },
  },
  cancelar: {
    titulo: 'Cancelar la entrega',
    boton: 'Cancelar fondo',
    botones: { parcial: 'Cancelar entrega', pedido: 'Cancelar pedido' },
    preguntas: {
      fondo: '¿Cancelar el fondo de {monto} a {quien}? Todavía no lo confirma.',
      parcial: '¿Cancelar tu entrega de {monto}? El dinero sigue en tu caja.',
      pedido: '¿Cancelar el fondo de {monto} que pediste?',
    },
  },
};

const claseDe = ({ tipo, estado }: Traspaso): Clase =>
  estado === 'pedido' || estado === 'por_confirmar' ? estado : tipo;

const ACCIONES = {
  confirmar: CONFIRMAR_TRASPASO,
  dar: DAR_PEDIDO,
  rechazar: RECHAZAR_TRASPASO,
  cancelar: CANCELAR_TRASPASO,
} as const;

type Props = { control: ControlDialogo; traspaso: Traspaso; decision: DecisionTraspaso };

/** The question before cash changes hands; it says whose and how much, and the amount goes along with the answer. */
function DialogoResponder({ control, traspaso, decision }: Props) {
  const [formulario] = Form.useForm<Valores>();
  const clase = claseDe(traspaso);
  const { titulo, boton, botones, preguntas } = PALABRAS[decision];
  const { id_traspaso, id_cobrador, nombre_cobrador, tipo, monto } = traspaso;
  const { enviar, enviando, fallo, duda } = useEnvio(
    ACCIONES[decision],
    { id_traspaso, id_cobrador, nombre_cobrador, tipo, monto },
    { formulario, alLograr: () => control.cerrar().then(retomarFoco) },
  );
  const rechaza = decision === 'rechazar';
  const dicho: Readonly<Record<string, ReactNode>> = {
    quien: <Nombre key="quien" de={nombre_cobrador} />,
    monto: <Monto key="monto" valor={monto} />,
  };
  const mandar = ({ motivo = '' }: Valores) =>
    enviar({
      parametros: { id_traspaso },
      cuerpo: { decision, monto, ...(motivo.trim() !== '' && { motivo: motivo.trim() }) },
    });
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo={titulo}
      textoEnviar={botones?.[clase] ?? boton}
      peligro={decision === 'rechazar' || decision === 'cancelar'}
      formulario={formulario}
      primerCampo={rechaza ? 'motivo' : ''}
      alEnviar={mandar}
      {...{ enviando, fallo, duda }}
    >
      <Intro>
        {preguntas[clase]?.split(/[{}]/).map((parte) => dicho[parte] ?? parte)}
        {traspaso.id_credito !== null && traspaso.nota !== null && ` ${traspaso.nota}.`}
      </Intro>
      {rechaza && <CampoTexto campo="motivo" etiqueta={NOMBRES.motivo} requerido={MENSAJE_MOTIVO_RECHAZO} />}
    </DialogoFormulario>
  );
}

export const preguntarTraspaso = (traspaso: Traspaso, decision: DecisionTraspaso): void =>
  abrirDialogo((control) => <DialogoResponder control={control} traspaso={traspaso} decision={decision} />);
