import { type Corte, detalleCorte } from '@leal/contract';
import { MENSAJE_MOTIVO_RECHAZO } from '@leal/domain';
import { Alert, Button } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { CONFIRMAR_CORTE, DEVOLVER_CORTE } from '../acciones/corte.ts';
import { CifrasDeCorte } from '../../piezas/caja/CifrasDeCorte.tsx';
import { ESTADO_CORTE, nombreDeCorte } from '../../piezas/caja/textos.ts';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { ensordecer } from '../../ui/capas/pila.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvioDeDialogo } from '../dialogos/use-envio-de-dialogo.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

type Sentido = 'confirmar' | 'devolver';
type Valores = { motivo?: string };
type Props = { control: ControlDialogo; corte: Corte; sentido: Sentido };

const PALABRAS = {
  confirmar: { titulo: 'Confirmar corte', boton: 'Sí, lo recibí' },
  devolver: { titulo: 'Devolver corte', boton: 'Devolver' },
} as const;

const ACCION = { confirmar: CONFIRMAR_CORTE, devolver: DEVOLVER_CORTE } as const;

/** The cut as it stands now: read when the question opens, and again with every notice of a cash box. */
function useVigente(abierto: Corte) {
  const { id_corte } = abierto;
  const { data, refetch } = useLlamada(detalleCorte, { parametros: { id_corte } }, { staleTime: 0 });
  return { corte: data?.corte ?? abierto, refetch };
}

const YaNo = ({ corte }: { corte: Corte }) => (
  <Alert
    className="formulario-aviso"
    type="info"
    showIcon
    role="alert"
    title="Este corte ya no está por confirmar"
    description={`${ESTADO_CORTE[corte.estado].texto}${corte.nombre_gerente === null ? '' : ` por ${corte.nombre_gerente}`}.`}
  />
);

const preguntaDe = (corte: Corte, sentido: Sentido): ReactNode =>
  sentido === 'confirmar' ? (
    <>
      ¿Recibiste <Monto valor={corte.contado} /> de <Nombre de={corte.nombre_cobrador} />?{' '}
      {corte.diferencia !== 0 && 'La diferencia queda en su cuenta hasta que alguien la salde o la condone.'}
    </>
  ) : (
    <>
      ¿Devolver el {nombreDeCorte(corte).toLowerCase()} a <Nombre de={corte.nombre_cobrador} />? Lo contará
      otra vez y leerá por qué.
    </>
  );

/** The question before a cut is taken or returned: it is about the figures that it shows, and they go along. */
function DialogoCorte({ control, corte: abierto, sentido }: Props) {
  const { corte, refetch } = useVigente(abierto);
  const { id_corte, numero, nombre_cobrador, esperado, contado, estado } = corte;
  const { enviar, enSuspenso, dialogo } = useEnvioDeDialogo(
    control,
    ACCION[sentido],
    { id_corte, numero, nombre_cobrador },
    { alFallar: () => void refetch(), alCambiar: () => void refetch() },
  );
  const [visto, setVisto] = useState(contado);
  const cambio = visto !== contado;
  useEffect(() => {
    // The button would now be about another amount.
    if (cambio) ensordecer();
  }, [cambio]);
  const { titulo, boton } = PALABRAS[sentido];
  const mandar = ({ motivo = '' }: Valores) =>
    enviar({
      parametros: { id_corte },
      cuerpo: {
        decision: sentido,
        visto: { esperado, contado, estado },
        ...(sentido === 'devolver' && { motivo: motivo.trim() }),
      },
    });
  return (
    <DialogoFormulario<Valores>
      {...dialogo}
      titulo={titulo}
      textoEnviar={boton}
      peligro={sentido === 'devolver'}
      borrador={{ forma: `corte:${id_corte}:devolver`, campos: ['motivo'] }}
      primerCampo={sentido === 'devolver' ? 'motivo' : ''}
      alEnviar={mandar}
      terminado={!enSuspenso && estado !== 'entregado' && <YaNo corte={corte} />}
    >
      {cambio && (
        <Alert
          className="formulario-aviso"
          type="warning"
          showIcon
          role="alert"
          title="El conteo cambió mientras lo veías"
          action={<Button onClick={() => setVisto(contado)}>Entendido</Button>}
        />
      )}
      <Intro>{preguntaDe(corte, sentido)}</Intro>
      <dl className="datos">
        <CifrasDeCorte {...{ esperado, contado }} diferencia={corte.diferencia} />
      </dl>
      {sentido === 'devolver' && (
        <CampoTexto campo="motivo" etiqueta={NOMBRES.motivo} requerido={MENSAJE_MOTIVO_RECHAZO} />
      )}
    </DialogoFormulario>
  );
}

export const preguntarCorte = (corte: Corte, sentido: Sentido): void =>
  abrirDialogo((control) => <DialogoCorte control={control} corte={corte} sentido={sentido} />);
