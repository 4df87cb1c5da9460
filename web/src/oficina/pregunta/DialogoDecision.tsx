import type { Visto } from '@leal/contract';
import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { invalidar } from '../../lib/api/consultas.ts';
import type { Lectura, Leido } from '../../lib/visto/lecturas.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { Antecedentes } from './Antecedentes.tsx';
import {
  ACCION,
  type ClaseDecidible,
  type Decision,
  type Escrito,
  loEscrito,
  type Tomada,
} from './decision.ts';
import { type Pedida, usePropia } from './propia.ts';
import { DialogoAlDia } from '../../piezas/visto/DialogoAlDia.tsx';
import { useEnvioAlDia } from '../dialogos/use-envio-de-dialogo.ts';
import { Intro } from '../../ui/formulario/Intro.tsx';

type Pregunta<C extends ClaseDecidible> = Tomada & {
  readonly titulo: string;
  /** Absent: as dangerous as a rejection. */
  readonly peligro?: boolean;
  /** Reads what it is about when the question opens and while it is open. */
  readonly lectura: Lectura<C>;
  /** The card's values of it. */
  readonly tarjeta: Partial<Visto<C>>;
  /** The question, with the name and the amount in it. */
  readonly pregunta: (visto: Visto<C>) => ReactNode;
  /** What was written before the question, on the card. */
  readonly dicho?: Omit<Decision, 'decision'>;
  readonly valores?: (visto: Visto<C>) => Escrito;
  readonly campos?: (visto: Visto<C>) => ReactNode;
  /** The field to begin with; absent: the button, so that the same two keys decide one after the other. */
  readonly primerCampo?: string | undefined;
  /** The reason why the request as it was read would be refused; null: nothing is known that refuses it. */
  readonly impide?: (leido: Leido<'credito'>) => string | null;
  /** The other thing that can be done then. */
  readonly salida?: { readonly texto: string; readonly alElegir: () => void };
  /** Called when it is done. */
  readonly alLograr?: (() => void) | undefined;
};

/** A draft keeps only the words; an amount to approve is always the current one. */
const DICHO = ['comentario', 'motivo_rechazo'];

type Props<C extends ClaseDecidible> = { control: ControlDialogo; pregunta: Pregunta<C> };

/** The question before a decision, with the fields to answer it. It stays open until the server has accepted. */
function DialogoDecision<C extends ClaseDecidible>({ control, pregunta }: Props<C>) {
  const { id, sentido, accion, acerca, llamadas, tarjeta } = pregunta;
  const { enviar, vigencia, dialogo } = useEnvioAlDia(control, accion, acerca, {
    lectura: pregunta.lectura,
    tarjeta,
    alLograr: () => {
      pregunta.alLograr?.();
      return control.cerrar().then(retomarFoco);
    },
    alFallar: () => void vigencia.consulta.refetch(),
  });
  const { visto, yaNo } = vigencia;
  const propia = usePropia(acerca as Pedida);
  const leido = vigencia.leido as Leido<'credito'> | undefined;
  const impedido = propia ?? (leido && pregunta.impide?.(leido)) ?? null;
  const { salida } = pregunta;
  const hayQue = yaNo === null;
  useEffect(() => {
    // Somebody else was faster: the lists must show that too.
    if (!hayQue) void invalidar(...llamadas);
  }, [hayQue, llamadas]);
  const decidir = async (escrito: Escrito): Promise<void> => {
    if (visto) await enviar({ id, visto, decision: sentido, ...pregunta.dicho, ...loEscrito(escrito) });
  };
  return (
    <DialogoAlDia<C, Escrito>
      {...dialogo}
      titulo={pregunta.titulo}
      textoEnviar={ACCION[sentido]}
      peligro={pregunta.peligro ?? sentido === 'rechazar'}
      borrador={{ forma: `decision:${id}:${ACCION[sentido]}`, campos: DICHO }}
      {...(pregunta.valores && { valores: pregunta.valores })}
      primerCampo={pregunta.primerCampo ?? null}
      alEnviar={decidir}
      impedido={impedido}
      salida={
        salida &&
        propia === null && (
          <Button onClick={() => void control.cerrar().then(salida.alElegir)}>{salida.texto}</Button>
        )
      }
    >
      {(visto) => (
        <>
          <Intro>{pregunta.pregunta(visto)}</Intro>
          <Antecedentes clase={pregunta.lectura.clase} de={vigencia.leido?.antecedentes} visto={visto} />
          {pregunta.campos?.(visto)}
        </>
      )}
    </DialogoAlDia>
  );
}

/** Asks before it decides. */
export const preguntar = <C extends ClaseDecidible>(pregunta: Pregunta<C>): void =>
  abrirDialogo((control) => <DialogoDecision<C> control={control} pregunta={pregunta} />);
