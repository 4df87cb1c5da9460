import type { CALLABLES, DatosDecision, NombreCallable } from '@leal/contract';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { ErrorApi } from '../../../lib/api/error-api.ts';
import { invalidar } from '../../../lib/api/consultas.ts';
import { useCallable } from '../../../lib/callables/use-callable.ts';
import { avisar } from '../../../ui/avisar.tsx';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { enfocarTitulo } from '../../../ui/encabezado/enfocar-titulo.ts';
import { DialogoFormulario } from '../../../ui/formulario/DialogoFormulario.tsx';
import { useEnvioDe } from '../../../ui/formulario/use-envio.ts';
import { type Donde, trasDecidir } from '../bandeja/tras-decidir.ts';

export type Decision = Omit<DatosDecision, 'id' | 'clave'>;

export type Pregunta<V> = {
  readonly titulo: string;
  /** The button says what will happen. */
  readonly textoEnviar: string;
  readonly peligro?: boolean;
  /** With the name and the amount in it. */
  readonly pregunta: ReactNode;
  readonly callable: (typeof CALLABLES)[NombreCallable];
  readonly id: string;
  readonly donde: Donde;
  readonly decidir: (valores: V) => Decision;
  readonly valores?: Partial<V>;
  readonly campos?: ReactNode;
  readonly primerCampo?: string;
  readonly exito: string;
  readonly fallo: string;
};

/** Somebody else was faster: there is nothing left to decide. */
const yaNoEsta = (error: unknown): error is ErrorApi =>
  error instanceof ErrorApi && (error.codigo === 'YA_PROCESADA' || error.codigo === 'NO_ENCONTRADO');

type Props<V> = { control: ControlDialogo; pregunta: Pregunta<V> };

/** The question before a decision, with what can be said to it. It stays open until the server has said yes. */
export function DialogoDecision<V extends object>({ control, pregunta }: Props<V>) {
  const [formulario] = Form.useForm<V>();
  const { id, donde, exito } = pregunta;
  const cerrar = () => void control.cerrar().then(enfocarTitulo);
  const { enviar, enviando, fallo } = useEnvioDe(useCallable(pregunta.callable), {
    formulario,
    porDefecto: 'Intenta de nuevo.',
    alLograr: () => {
      cerrar();
      avisar.exito(exito);
      void trasDecidir(donde, id);
    },
    alFallar: (error) => {
      if (!yaNoEsta(error)) return;
      cerrar();
      avisar.atencion(error.mensaje);
      void invalidar(...donde.llamadas);
    },
  });
  return (
    <DialogoFormulario<V>
      control={control}
      titulo={pregunta.titulo}
      textoEnviar={pregunta.textoEnviar}
      peligro={pregunta.peligro ?? false}
      formulario={formulario}
      valores={pregunta.valores ?? {}}
      primerCampo={pregunta.primerCampo ?? ''}
      alEnviar={(valores) => enviar({ id, ...pregunta.decidir(valores) })}
      enviando={enviando}
      fallo={{ titulo: pregunta.fallo, mensaje: fallo }}
    >
      <p className="formulario-intro">{pregunta.pregunta}</p>
      {pregunta.campos}
    </DialogoFormulario>
  );
}

/** Asks before it decides. */
export const preguntar = <V extends object>(pregunta: Pregunta<V>): void =>
  abrirDialogo((control) => <DialogoDecision control={control} pregunta={pregunta} />);
